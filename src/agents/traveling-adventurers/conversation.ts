/**
 * What one seat has in mind of the talk so far: the partner's coins as heard, what was asked, proposed and agreed.
 * It is nothing but the dialogue read from its beginning, so that whoever takes a seat in the middle knows the same.
 */
import type { Observation, Player, Utterance } from '../../games/traveling-adventurers/index.ts'
import { partnerOf } from '../../games/traveling-adventurers/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'
import { inOwnNumbers } from './as-yours.ts'
import type { Act, Coins, Pair } from './english/acts.ts'
import { asideIn as besideIn, type Aside as Beside } from '../dialogue/asides.ts'
import { asideIn, type Aside } from './english/asides.ts'
import type { Place } from './english/coins.ts'
import { createReader } from './english/read.ts'
import { saysBack } from './english/write.ts'
import type { Reader } from './english/read.ts'
import { stanceIn } from './announced.ts'
import { answersTo, bareNumbersIn, type Answered } from './answers-asked.ts'
import { withoutFallback } from './fallbacks.ts'
import { askedIn } from './hallways-asked.ts'
import { leavesChoice } from './complaints.ts'
import { CoinsHeard } from './coins-heard.ts'
import { ownWeights, worth } from './coin-sums.ts'
import { conditionIn, knownOf, type Condition } from './conditions.ts'
import type { Consent } from './consent-heard.ts'
import { meantBy } from './meant.ts'
import { whyNumbersPuzzle } from './listed-numbers.ts'
import { Negotiation } from './negotiation.ts'
import { choiceOfYes, choicesOf, withPathsPointedTo } from './paths-spoken-of.ts'
import { putsRight, refusesRoom, unsaysConsent } from './put-right.ts'
import { ponderOwn, withoutTakenBack } from './own-path.ts'
import { hallwayTold, plainlyTold } from './plainly-told.ts'
import { withoutCourtesy, withoutMetaTalk } from './meta-talk.ts'
import { isSameHallway, sentencesIn } from './rows-meant.ts'
import { beginsAnew, stepTold } from './steps-told.ts'
import type { Checked } from './sums-told.ts'
import { takenSince, type Replaced } from './taken.ts'
import { Offers } from './offers.ts'
import { questionsIn, type Question } from './questions-heard.ts'
import { ownKeys } from './some-asked.ts'
import { WishesSoFar } from './wishes-so-far.ts'
import { inLetters, type Wish } from './wishes.ts'

export { worth } from './coin-sums.ts'
/** What was not understood. */
export interface Riddle {
  readonly text: string
  readonly why: string
}

const MOST_WONDERED = 3
/** Who asks something beside the coins says so within so many characters. */
const LONGEST_ASIDE = 400

/** "My kitchen thing holds 4": a sentence of the speaker's with one number that coins can be. */
const OF_OWN_NUMBER =
  /^(?!.*\d.*\d)(?!.*\b(?:you|your|yours|path|route|tour|total|together|sum|turns?|rooms?|hallways?|times|minutes?|seconds?|of us|both|out of)\b)(?=.*\b(?:i|my|mine|me|i['’]ve)\b)[^?]*\b\d\b[^?]*$/i
const OF_A_PLACE = /\b(?:coins?|there|hallway|corridor)\b/i
const MEANS_MINE = /\b(?:mine|i me(?:an|ant)|my one)\b/i
const OF_LISTENER = /\b(?:you|u|your|yours|you['’]ve)\b/i

export class Conversation {
  readonly rooms: readonly string[]
  readonly negotiation: Negotiation
  readonly own: Weights
  /** Own hallways that the partner was told of. */
  readonly told = new Set<number>()
  /** Own hallways that the partner asked for and has not been told since. */
  readonly asked = new Set<number>()
  /** The partner's belief about own coins, where it read them back since this seat last spoke. */
  readBack: Coins[] = []
  riddles: Riddle[] = []
  /** Numbers that replaced others since this seat last spoke. */
  corrections: Replaced[] = []
  /** What was said back and is not so, as the partner said since this seat last spoke. */
  dropped: readonly Coins[] = []
  /** Whether the partner said yes to what was said back, and nothing else. */
  onlyConfirms = false
  /** How often this seat said numbers back. */
  saidBack = 0
  /** Whether the partner answered with bare numbers that belong to nothing since this seat last spoke. */
  miscounted = false
  /** Whether it ever did. */
  countsBadly = false
  /** Whether the partner told coins since this seat last spoke. */
  informed = false
  /** Whether the partner gave a number for both since this seat last spoke, and not its own part. */
  sum = false
  /** What it said of both together where both sides are known. */
  summed: readonly Checked[] = []
  /** Whether the partner asked for coins when it last spoke. */
  partnerAsks = false
  /** Whether the partner asked for a path when it last spoke. */
  invited = false
  /** Whether the partner tells no more and leaves the path to this seat. */
  leaves = false
  /** Whether it ever did, so that a guess has to do. */
  hasLeft = false
  /** What the partner asked beside the coins since this seat last spoke. */
  aside: Aside | undefined
  /** What else the partner said beside the house since this seat last spoke, and its words. */
  beside: Beside | undefined
  /** The words that the partner said last. */
  lastWords = ''
  /** What the partner says to hand in where something is agreed on: another path, or that one. */
  handsIn: readonly string[] | 'as agreed' | undefined
  /** The paths that the partner asked about when it last spoke. */
  askedPaths: readonly (readonly string[])[] = []
  /** What the partner said to the path that was proposed to it when it last spoke, if anything. */
  consent: Consent | undefined
  /** The condition on which it said yes, if there was one and it is known whether it is met. */
  condition: Condition | undefined
  /** The two paths of which the partner took one when it last spoke, where nothing says which. */
  either: readonly [proposed: readonly string[], discussed: readonly string[]] | undefined
  /** Whether the partner took back a yes when it last spoke. */
  unsays = false
  /** How often this seat has spoken since a path of its own was refused first. */
  pressed = 0
  /** How often the partner said that it stays with its own path. */
  insisted = 0
  /** Whether the partner has said anything since this seat last spoke. */
  news = false
  /** Of utterances heard. */
  length = 0
  /** Where in the dialogue this seat last spoke; -1: not yet. */
  spokeAt = -1
  /** How often this seat has spoken since the partner last told coins. */
  unheeded = 0

  /** The paths that were named so far. */
  readonly offers = new Offers()
  /** What the partner asked in the middle of the talk when it last spoke. */
  questions: readonly Question[] = []
  /** What the partner wished of a path when it last spoke. */
  wished: readonly Wish[] = []

  readonly #wishes = new WishesSoFar()
  readonly #me: Player
  readonly #coins: Observation['coins']
  readonly #heard: CoinsHeard
  readonly #read: Reader
  #there: Place | undefined
  /** Who asked about the hallways from there; whoever answers means the same room, whoever asked may have gone on. */
  #asker: Player | undefined
  /** What this seat asked to have confirmed, or to choose from, when it last spoke. */
  #confirming: readonly Coins[] = []
  /** Whether that was only said in passing. */
  #inPassing = false
  /** Whether a yes is to numbers: they were said back, or asked about where no path was named. */
  #ofNumbers = false
  /** What was said back already, as hallways with their numbers. */
  readonly #known = new Set<string>()
  /** What was taken by a guess since this seat last spoke, by hallway. */
  readonly #guessed = new Map<number, Coins>()
  /** The hallways that this seat asked for when it last spoke, in order. */
  #asking: readonly Pair[] = []
  /** The partner's hallway that it last spoke of without a number. */
  #untold: Pair | undefined
  /** Whether it asked for all of a room or of the house then. */
  #asksAll = false
  /** The coins of the partner's last message that told any. */
  #lastTold: readonly Coins[] = []
  /** What was said not to be understood: said again, it is passed over. */
  readonly #puzzled = new Set<string>()
  #last: Utterance | undefined
  /** What the partner said last, rooms as it named them. */
  #spoken = ''
  /** How often this seat has spoken while a contradiction stood. */
  readonly #wondered = new Map<number, number>()

  constructor(observation: Observation) {
    this.#me = observation.seat
    this.#coins = observation.coins
    this.rooms = observation.rooms.map(({ letter }) => letter)
    this.#read = createReader({ rooms: this.rooms, coins: observation.coins })
    this.own = ownWeights(this.rooms, observation.weights)
    this.#heard = new CoinsHeard(this.rooms)
    this.negotiation = new Negotiation(this.rooms)
  }

  /** Whether the dialogue begins with all that was heard, so that the rest can be heard on top. */
  precedes(dialogue: readonly Utterance[]): boolean {
    if (dialogue.length < this.length) return false
    const last = dialogue[this.length - 1]
    return this.#last === undefined || (last?.seat === this.#last.seat && last.text === this.#last.text)
  }

  /** Hears what was said since. */
  hear(dialogue: readonly Utterance[]): this {
    for (; this.length < dialogue.length; this.length++) {
      const utterance = dialogue[this.length]!
      const place = this.#there && this.#asker === utterance.seat ? { ...this.#there, sure: false } : this.#there
      const mine = utterance.seat === this.#me
      const text = mine
        ? this.offers.speak(utterance.text)
        : withPathsPointedTo(
            this.#kept(
              withoutFallback(withoutTakenBack(this.#asked(withoutMetaTalk(this.#inNumbers(utterance.text))), this)),
            ),
            this,
          )
      const answered = mine ? undefined : this.#answers(text, place)
      const before = this.#heard.told()
      const isOne = this.#asking.length === 1
      const { acts, there, untold } = this.#read(answered?.rest ?? text, answered?.place ?? place)
      this.#there = there
      this.#asker = acts.some(({ kind }) => kind === 'ask') ? utterance.seat : undefined
      if (answered) {
        this.#listen(acts, answered.onlyConfirms ? '' : text, answered)
        this.#take(before, utterance.text, acts, answered, isOne)
        this.#untold = untold
      } else this.#speak(acts, text)
      this.#last = utterance
    }
    return this
  }

  /** The partner's coins as told without doubt; NaN where unknown. */
  get heard(): Weights {
    return this.#heard.weights
  }

  /** Told so that two readings are possible: to be read back. */
  get unsure(): ReadonlyMap<number, Coins> {
    return this.#heard.unsure
  }

  /** Told with different numbers: to be asked. */
  get contradictions(): ReadonlyMap<number, readonly number[]> {
    return this.#heard.contradictions
  }

  /** Numbers of the partner's that were taken by a guess since this seat last spoke. */
  get guessed(): readonly Coins[] {
    return [...this.#guessed.values()]
  }

  /** Numbers a hallway, whichever way it is walked. */
  key(a: string, b: string): number {
    return this.#heard.key(a, b)
  }

  pair(key: number): Pair {
    const size = this.rooms.length
    return [this.rooms[Math.floor(key / size)]!, this.rooms[key % size]!]
  }

  ownCoins(key: number): Coins {
    const [a, b] = this.pair(key)
    return { a, b, coins: this.own.values[key]! }
  }

  allKeys(): number[] {
    const keys: number[] = []
    for (const [i, a] of this.rooms.entries()) for (const b of this.rooms.slice(i + 1)) keys.push(this.key(a, b))
    return keys
  }

  /** What the partner wishes of a path. */
  get wishes(): readonly Wish[] {
    return this.#wishes.all
  }

  /** What the partner does not want of a path, or asks for, whatever it costs. */
  get demands(): readonly Wish[] {
    return this.wishes.filter(({ demand }) => demand)
  }

  get partner(): Player {
    return partnerOf(this.#me)
  }

  get me(): Player {
    return this.#me
  }

  #speak(acts: readonly Act[], text: string): void {
    this.news = false
    this.unheeded++
    if (this.negotiation.refused.some(({ by }) => by === this.#me)) this.pressed++
    for (const key of this.contradictions.keys()) {
      const times = (this.#wondered.get(key) ?? 0) + 1
      this.#wondered.set(key, times)
      // Who does not say which it is may still say what it is.
      if (times >= MOST_WONDERED) this.#heard.contradictions.delete(key)
    }
    this.spokeAt = this.length
    for (const { text } of this.riddles) this.#puzzled.add(text)
    this.#asksAll = acts.some((act) => act.kind === 'ask' && (act.all === true || act.from.length > 0))
    this.#asking = acts.flatMap((act) => (act.kind === 'ask' ? act.pairs : []))
    this.readBack = []
    this.corrections = []
    this.dropped = []
    this.onlyConfirms = false
    this.#guessed.clear()
    this.informed = false
    this.riddles = []
    this.miscounted = false
    this.sum = false
    this.aside = undefined
    this.beside = undefined
    this.questions = []
    this.partnerAsks = false
    this.invited = false
    this.#confirming = []
    for (const act of acts)
      switch (act.kind) {
        case 'tell':
          for (const { a, b } of act.coins) {
            this.told.add(this.key(a, b))
            this.asked.delete(this.key(a, b))
          }
          break
        case 'read-back':
          this.#confirming = [...this.#confirming, ...act.coins]
          for (const coins of act.coins) this.#known.add(hallwayTold(coins))
          break
        case 'agree':
        case 'disagree':
        case 'propose':
        case 'submit':
          if (act.kind === 'propose' && act.whole) this.offers.propose(act.path)
          this.negotiation.take(this.#me, act, this.length)
          break
        default:
        // Nothing in it changes what is known or agreed.
      }
    this.#inPassing =
      this.#confirming.length > 0 && this.#confirming.every(({ a, b }) => !this.unsure.has(this.key(a, b)))
    if (this.#confirming.length > 0) this.saidBack++
    this.#ofNumbers =
      (this.#inPassing && saysBack(text)) ||
      (this.unsure.size + this.contradictions.size > 0 && acts.every((act) => act.kind !== 'propose' || !act.whole))
  }

  /** Keeps in mind what a message changed of what is known, and what of it is a guess. */
  #take(
    before: ReadonlyMap<number, readonly number[]>,
    text: string,
    acts: readonly Act[],
    { settled, corrected, confirms }: Answered,
    isOne: boolean,
  ): void {
    const told = acts.flatMap((act) => (act.kind === 'tell' ? [...act.coins] : []))
    const { fresh, replaced } = takenSince(before, this.#heard, [...told, ...settled, ...corrected])
    const plain = plainlyTold(text, this.rooms)
    // A single number to a question for one is of that.
    const isAsked = (coins: Coins): boolean => isOne && settled.length === 1 && isSameHallway(settled[0]!, coins)
    for (const coins of fresh) {
      const isPlain = plain.has(hallwayTold(coins)) || this.#known.has(hallwayTold(coins))
      if (!isPlain && (confirms || !isAsked(coins))) this.#guessed.set(this.key(coins.a, coins.b), coins)
    }
    for (const coins of replaced) this.#guessed.delete(this.key(coins.a, coins.b))
    for (const { a, b } of this.#guessed.values())
      if (Number.isNaN(this.#heard.known(a, b))) this.#guessed.delete(this.key(a, b))
    if (fresh.length + replaced.length === 0) this.#puzzleOver(text, acts)
    this.corrections = [
      ...this.corrections.filter((one) => !replaced.some((other) => isSameHallway(one, other))),
      ...replaced,
    ]
  }

  /** A number of the partner's own that was never heard before, in a message of which nothing was understood. */
  #puzzleOver(text: string, acts: readonly Act[]): void {
    const { riddles, questions, wished, askedPaths, readBack, summed, onlyConfirms, dropped } = this
    const heard = [riddles, questions, wished, askedPaths, readBack, summed, dropped].some(({ length }) => length > 0)
    if (heard || onlyConfirms || this.consent !== undefined || acts.some(({ kind }) => kind !== 'other')) return
    const told = new Set(this.#heard.all().map(({ coins }) => String(coins)))
    const sentence = sentencesIn(text).find(
      (one) =>
        OF_OWN_NUMBER.test(one) &&
        !told.has(/\d/.exec(one)![0]) &&
        (OF_A_PLACE.test(one) || this.rooms.some((room) => inLetters(one, this.rooms).split(/\W+/).includes(room))) &&
        ![...this.#puzzled].some((before) => one.includes(before)),
    )
    if (sentence !== undefined) this.riddles.push({ text: sentence.trim(), why: '' })
  }

  /** A message with the numbers that it tells by this seat's own. */
  #inNumbers(text: string): string {
    return inOwnNumbers(text, {
      read: (part) => this.#read(part, this.#there).acts,
      // What was never told nobody can compare with.
      own: (a, b) => (this.told.has(this.key(a, b)) ? this.own.values[this.key(a, b)]! : NaN),
      bounds: this.#coins,
    })
  }

  /** What is left of a message without the questions that it asks in the middle of the talk. */
  #asked(text: string): string {
    const { questions, rest } = questionsIn(text, {
      rooms: this.rooms,
      most: this.#coins.max,
      choices: choicesOf(this).length,
      known: (a, b) => this.#heard.known(a, b),
    })
    this.questions = questions
    return rest
  }

  /** What is left of a message without the wishes that it gives up. */
  #kept(text: string): string {
    const kept = this.#wishes.withdraw(text, this.rooms)
    if (kept !== text) this.offers.discussed = undefined
    return this.negotiation.proposals[this.#me] ? withoutCourtesy(kept) : kept
  }

  /** What a message answers at its head to what this seat asked, so that the reader has the rest. */
  #answers(text: string, place: Place | undefined): Answered {
    const [first] = this.rooms
    const isUntold = this.#untold !== undefined && (this.#asking.length === 0 || MEANS_MINE.test(text))
    return answersTo(
      {
        rooms: this.rooms,
        bounds: this.#coins,
        confirming: this.#confirming,
        inPassing: this.#inPassing,
        ofNumbers: this.#ofNumbers,
        before: this.#spoken,
        asking: isUntold ? [this.#untold!] : this.#asking,
        asksAll: this.#asksAll && !isUntold,
        either: [...this.contradictions].map(([key, values]) => [this.pair(key), values] as const),
        isKnown: (a, b) => !Number.isNaN(this.#heard.known(a, b)),
        known: (a, b) => this.#heard.known(a, b),
        own: (a, b) => this.own.values[this.key(a, b)]!,
        isShared: (a, b) => this.told.has(this.key(a, b)),
        here: this.negotiation.steps.at(-1)!,
        lastTold: this.#lastTold,
        begun:
          this.#lastTold.length > 0 ||
          this.negotiation.steps.length > 1 ||
          (!this.#asksAll && (place?.room ?? first) !== first),
        place,
        read: (part, from) => this.#read(part, from).acts,
      },
      text,
    )
  }

  #listen(all: readonly Act[], text: string, head: Answered): void {
    const { settled, likely, corrected, confirms, dropped, onlyConfirms, summed, rest } = head
    this.news = true
    this.partnerAsks = false
    this.leaves = leavesChoice(text)
    this.hasLeft ||= this.leaves
    this.invited = this.leaves
    for (const question of this.questions)
      if (question.about === 'own')
        for (const key of ownKeys(
          question.asked,
          this.allKeys(),
          (one) => this.own.values[one]!,
          (one) => this.told.has(one),
        ))
          this.asked.add(key)
    // Who asks which of two paths is better proposes neither.
    if (this.questions.some((question) => question.about === 'paths' && question.paths.length > 1)) {
      delete this.negotiation.proposals[this.partner]
      this.insisted = 0
    }
    this.aside = asideIn(text, this.rooms)
    this.beside = besideIn(text)
    this.summed = summed?.checked ?? []
    this.lastWords = text.slice(0, LONGEST_ASIDE)
    const named = this.negotiation.proposals[this.#me]?.path
    const wishes = this.#wishes.hear(text, this.rooms, named)
    this.wished = wishes
    if (beginsAnew(wishes, this.negotiation)) this.negotiation.restart()
    const confirming = this.#confirming
    this.#confirming = []
    this.onlyConfirms = onlyConfirms
    this.dropped = dropped
    this.#spoken = text
    const told = all.flatMap((act) => (act.kind === 'tell' ? [...act.coins] : []))
    const corrects = putsRight(text, told.length)
    // The no of "no, B-K is 4" is to a number.
    const ofNumbers = (confirms && confirming.length > 0) || (corrects && told.length > 0)
    this.unsays = this.negotiation.agreed !== undefined && unsaysConsent(text)
    if (this.unsays) this.negotiation.ponder(this.partner)
    const plain = inLetters(text, this.rooms)
    const hear = (part: string): readonly Act[] => this.#read(part, this.#there).acts
    const { rooms, unsays } = this
    const { pointed } = this.offers
    const isKnown = named !== undefined && !Number.isNaN(worth(this.heard, rooms, named))
    const known = named && knownOf(named, this.negotiation.proposals[this.#me]!.proved, this)
    this.condition = known && conditionIn(plain, rooms, known, hear)
    const { condition } = this
    const meant = meantBy(all, {
      ...{ text, plain, rooms, named, isKnown, wishes, ofNumbers, unsays, pointed, condition, read: hear },
      ...choiceOfYes(this),
      most: this.#coins.max,
      asksCoins: this.#asksAll || this.#asking.length > 0,
    })
    if (!pointed && wishes.length === 0 && all.some(({ kind }) => kind === 'disagree')) this.offers.refuse()
    const stance = stanceIn(meant.acts, plain, rooms, this.negotiation, this.partner, this.handsIn)
    const { acts } = stance
    this.either = acts.some(({ kind }) => kind === 'propose') ? undefined : meant.either
    this.insisted += stance.insists
    this.handsIn = stance.differs ?? (stance.confirms ? 'as agreed' : undefined)
    this.consent = meant.consent
    const pondered = ponderOwn(plain, acts, this)
    this.askedPaths = stance.instead ? [] : [...meant.askedPaths, ...pondered]
    this.offers.theirs = this.askedPaths.at(-1) ?? this.offers.theirs
    if (meant.reopens(this.negotiation.agreed)) this.negotiation.reopen()
    const mine = this.negotiation.openStep?.by === this.#me ? this.negotiation.openStep.path.at(-1) : undefined
    if (mine !== undefined && refusesRoom(plain, mine)) this.negotiation.refuseStep()
    for (const act of acts) if (act.kind === 'propose' && act.whole) this.#wishes.propose(act.path)
    // What was read back and is passed over has to be asked for anew.
    const answered = confirms || acts.some(({ kind }) => kind === 'agree' || kind === 'disagree')
    if (!answered) for (const { a, b } of confirming) this.#heard.unsure.delete(this.key(a, b))
    // What was said in passing is known already.
    const certain = [...(confirms && !this.#inPassing ? confirming : []), ...settled]
    this.#heard.drop(dropped)
    for (const coins of certain) this.#heard.learn(coins, true)
    for (const coins of likely) this.#heard.take(coins, true, false)
    for (const coins of corrected) this.#heard.take(coins, false, true)
    const now = [...certain, ...likely, ...told]
    this.#lastTold = (now.length > 0 ? now : this.#lastTold).map(
      (one) => corrected.find((other) => isSameHallway(one, other)) ?? one,
    )
    if (certain.length + likely.length + corrected.length > 0) {
      this.informed = true
      this.unheeded = 0
    }
    const numbers = [...rest.matchAll(/\d+/g)].map(([number]) => Number(number))
    const asking = this.#asking
    const answers = this.#bareNumbers(acts, rest)
    this.#asking = []
    if (answers !== undefined) {
      this.riddles.push({ text, why: whyNumbersPuzzle(this.#asksAll ? 0 : asking.length, answers.length) })
      this.miscounted = true
      this.countsBadly = true
      return
    }
    const read = new Set(confirming.map(({ a, b }) => this.key(a, b)))
    const isPutRight = (coins: Coins): boolean =>
      corrects || (confirms && read.has(this.key(coins.a, coins.b))) || this.#tookOwn(coins, text)
    for (const [i, act] of acts.entries()) {
      if (act.kind === 'agree' && !confirms && !this.#inPassing)
        for (const coins of confirming) this.#heard.learn(coins, true)
      if (act.kind === 'disagree') for (const { a, b } of confirming) this.#heard.unsure.delete(this.key(a, b))
      switch (act.kind) {
        case 'tell':
          this.informed ||= (summed?.checked.length ?? 0) === 0
          this.unheeded = 0
          for (const coins of act.coins)
            if (
              !(act.rest && this.#heard.isTold(coins)) &&
              !(act.unsure && !isPutRight(coins) && this.#heard.isElsewhere(coins))
            )
              this.#heard.take(coins, act.unsure === true, act.correction === true || isPutRight(coins))
          break
        case 'read-back':
          this.readBack.push(...act.coins)
          break
        case 'ask':
          this.partnerAsks = true
          for (const [a, b] of askedIn(act, this.rooms)) this.asked.add(this.key(a, b))
          break
        case 'invite':
          this.invited = true
          break
        case 'sum':
          this.sum ||= summed?.open === true
          break
        case 'unclear':
          if (
            !this.#heard.resolveByNumber(numbers) &&
            !this.#puzzled.has(act.text) &&
            !this.#heard.isSaidAgain(act.text)
          )
            this.riddles.push({ text: act.text, why: act.why })
          break
        case 'other':
          if (!this.#heard.resolveByNumber(numbers)) this.#takeStep(acts[i - 1], act.text)
          break
        default:
          this.negotiation.take(this.partner, act, this.length)
      }
    }
  }

  /** The number of a step is read back before it is believed. */
  #takeStep(before: Act | undefined, text: string): void {
    const told = stepTold(before, text, this.negotiation, this.#coins)
    if (!told || !Number.isNaN(this.heard.values[this.key(told.a, told.b)]!)) return
    this.informed = true
    this.#heard.take(told, true, false)
  }

  /** "You have 5 there, I have 2": whether this seat's own number was taken for the partner's. */
  #tookOwn({ a, b }: Coins, text: string): boolean {
    const key = this.key(a, b)
    return this.told.has(key) && this.heard.values[key] === this.own.values[key] && OF_LISTENER.test(text)
  }

  /** "5", "five and three": bare numbers where some were asked for, which belong to nothing that was asked. */
  #bareNumbers(acts: readonly Act[], text: string): readonly number[] | undefined {
    if ((this.#asking.length === 0 && !this.#asksAll) || this.contradictions.size > 0) return undefined
    return acts.every(({ kind }) => kind === 'other' || kind === 'unclear')
      ? bareNumbersIn(text, this.#coins)
      : undefined
  }

  /** Within what all coins lie. */
  get coins(): Observation['coins'] {
    return this.#coins
  }
}
