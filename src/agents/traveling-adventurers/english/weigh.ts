/** Settles what a message as a whole says once all of it is read: what is idle, taken back, corrected or meant as irony. */
import type { Act, Coins } from './acts.ts'
import { THANKS } from './cues.ts'
import { withDecidedRoom } from './decided-rooms.ts'
import type { Message } from './message.ts'

/** What a message goes on with where "ok" only opened it. */
const GOES_ON: ReadonlySet<Act['kind']> = new Set(['tell', 'ask', 'sum', 'unclear', 'read-back', 'disagree'])
/** Marks that turn what is said into its opposite: "/s", "(not)", "*sarcasm off*", "that was irony"; "seriously: no". */
const IRONY =
  /(?:^|\s)\/s(?=\s*(?:$|\n|[.!]))|[(*<[]\/?(?:irony|ironic|ironically|sarcasm|sarcastic|sarcastically|not|kidding|just kidding|joke|jk)\b[^)*>\]\n]{0,20}[)*>\]]|\b(?:that was|was|this is|just) (?:irony|ironic|sarcasm|sarcastic|a joke)\b|\bseriously:/i
/** "… NOT!" */
const NOT_AT_ALL = /(?:\.\.|…|,|-) ?NOT\b[ !.]*$|\bNOT!/
/** "Submit? Well, not yet." */
const ASKS_TO_SUBMIT = /\bsubmit ?\?.{0,40}\bnot (?:yet|now|so fast)\b/i

/** "Great! … I propose L-K-…-L": not what the partner proposed. */
const OWN_PROPOSAL =
  /\b(?:how about|what about|what if|why don['’]?t|maybe|let['’]?s say) (?:we|both of us|each of us|you and i)(?: both| each| all| first| just)* (?:make|makes|list|write|send|compare|share|tell|exchange|swap|pick|choose|name|work out|add up|calculate)s?\b|\bi(?:['’]d| would)? (?:propose|suggest)\b|\bmy (?:proposal|suggestion)\b|\bi(?:['’]ve| have) (?:calculated|worked (?:it )?out|figured|computed|done the math)/i

/** "L-K-…-L gives us 90. I propose we take it.": one's own path. */
const TAKES_OWN =
  /\b(?:propose|suggest|vote|say|recommend|move)(?: that)? (?:we|us|to) (?:[a-z]+ )?(?:take|do|go with|go for|use|choose|adopt|pick|walk) (?:it|that|this)\b/i

/** "Nothing better then. L-K-…-L, submit": of the path behind it. */
const NOTHING_BETTER =
  /(?:^|[.!?\n] ?)(?:(?:k|ok|okay|hm+|well|so|then|alright|right),? )*(?:(?:i|there['’]?s|there is|i['’]ve|we|can['’]?t|could|couldn['’]?t|still|have|found|find|see|got|get) )*(?:nothing|no|none|anything)(?: one| path| route)? better(?: one| path| route)?(?: then| now| either)? ?(?=[.!:;]|, (?:so )?[A-Z])/i

function withoutYesBefore(acts: readonly Act[]): readonly Act[] {
  const path = acts.findIndex((act) => act.kind === 'propose' || (act.kind === 'submit' && act.path !== undefined))
  return acts.filter(({ kind }, i) => kind !== 'agree' || i > path)
}

/** "Perfect, thank you! I now have everything I need." */
const HAS_ENOUGH =
  /\b(?:i|we)(?:['’]ve| now| have| got| know)+ (?:everything|all) (?:that )?(?:i|we|is) (?:need|want|wanted|needed|required)|\bthat['’]?s (?:all|everything) i (?:need|wanted|needed)/i

/** "Let's swap numbers, you start": with them, not with a path. */
const GOES_FIRST = /\byou (?:can |may |could |should )?(?:go first|start|begin)\b/i

/** "I'll send mine now: L-E 4": no path. */
const SENDS_NUMBERS = /\bsend(?:ing)? (?:you )?(?:mine|it|them|this|these)\b/i

/** `text`: all that the message says in its own words. */
export function weigh(message: Message, text: string): void {
  const goesOn =
    message.acts.some(({ kind }) => GOES_ON.has(kind)) ||
    message.pauses ||
    THANKS.test(text) ||
    HAS_ENOUGH.test(text) ||
    OWN_PROPOSAL.test(text)
  const submits = message.acts.some(({ kind }) => kind === 'submit')
  message.replaceActs(message.acts.filter((act) => act.kind !== 'unclear' || !isUnsure(act.text, message.acts)))
  dropIdle(message, goesOn, submits)
  dropRepeated(message)
  placeQuestion(message)
  message.replaceActs(withoutVagueQuestion(restLast(withoutCorrected(message.acts))))
  if (GOES_FIRST.test(text) && message.acts.some(({ kind }) => kind === 'ask'))
    message.replaceActs(message.acts.filter(({ kind }) => kind !== 'invite'))
  if (submits && ASKS_TO_SUBMIT.test(text)) message.replaceActs(message.acts.filter(({ kind }) => kind !== 'submit'))
  if (submits && message.told.length > 0 && SENDS_NUMBERS.test(text) && !/submi/i.test(text))
    message.replaceActs(message.acts.filter(({ kind }) => kind !== 'submit'))
  if (IRONY.test(text) || NOT_AT_ALL.test(text)) message.replaceActs(turnedRound(message))
  message.replaceActs(withLastVerdict(message.acts))
  message.replaceActs(withWholeChain(message.acts))
  message.replaceActs(withDecidedRoom(message.acts, message.house.rooms, text))
  if (NOTHING_BETTER.test(text)) message.replaceActs(withoutYesBefore(message.acts))
  if (TAKES_OWN.test(text) && message.acts.findIndex(({ kind }) => kind === 'propose') === 0)
    message.replaceActs(message.acts.filter(({ kind }) => kind !== 'agree'))
  // "Alright, 👎": the thumb decides.
  if (text.includes('👎') && !/[👍👌✅💯]/u.test(text))
    message.replaceActs(message.acts.filter(({ kind }) => kind !== 'agree'))
  if (message.acts.some(({ kind }) => kind === 'agree' || kind === 'disagree')) return
  // A thumb says yes where no word does.
  if (!submits && !goesOn && /[👍👌✅💯]/u.test(text)) message.acts.push({ kind: 'agree' })
  if (text.includes('👎')) message.acts.push({ kind: 'disagree' })
}

/** Whether all numbers of what could not be made out are told as unsure, and so will be said back: one question is enough. */
function isUnsure(text: string, acts: readonly Act[]): boolean {
  const told = new Set(
    acts.flatMap((act) => (act.kind === 'tell' && act.unsure ? act.coins.map(({ coins }) => coins) : [])),
  )
  const numbers = text.match(/\d+/g) ?? []
  return numbers.length > 0 && numbers.every((number) => told.has(Number(number)))
}

/** Whether a message does anything beside a cheer. */
const doesMore = ({ acts }: Message, cheer: Act): boolean =>
  acts.some((act) => act !== cheer && ['tell', 'ask', 'propose', 'invite'].includes(act.kind))

/** "Wonderful! So our route begins in L": pleased with what it goes on with, where nothing else is done. */
function isBeforeRemark({ acts }: Message, praise: Act): boolean {
  const rest = acts.slice(acts.indexOf(praise) + 1)
  return (
    rest.some((act) => act.kind === 'other' && REMARK.test(act.text)) &&
    rest.every(({ kind }) => kind === 'other' || kind === 'propose')
  )
}
/** A statement of some length, no question and no thanks. */
const REMARK =
  /^(?!(?:are|is|do|does|did|have|has|can|could|shall|should|would|will|what|which|how|when|who|where|why|thanks?|and you)\b)(?:\S+ ){3}/i

/** "Ok" and "great" before coins or questions agree to nothing. */
function dropIdle(message: Message, goesOn: boolean, submits: boolean): void {
  const opens = goesOn || message.asks
  const idle = new Set(
    message.mild
      .filter(
        ({ alone, weak, asks, cheers, praises, act }) =>
          (cheers && doesMore(message, act)) ||
          (praises && alone && isBeforeRemark(message, act)) ||
          // "Excellent! I'm submitting it": whoever is pleased hands in what was agreed.
          ((weak || (praises && alone)) && submits) ||
          (asks && !submits) ||
          (alone ? goesOn : opens),
      )
      .map(({ act }) => act),
  )
  message.replaceActs(message.acts.filter((act) => !idle.has(act)))
}

/** "L-K-…-L? No way.": the partner's path again, and no. */
function dropRepeated(message: Message): void {
  const { acts, wondered } = message
  const isRepeated = (act: Act, i: number): boolean =>
    act.kind === 'propose' && act.whole && wondered.has(act) && acts[i + 1]?.kind === 'disagree'
  message.replaceActs(acts.filter((act, i) => !isRepeated(act, i)))
}

/** "What's yours there? Mine is 7 for E-C." */
function placeQuestion({ acts, asksThere, told: [hallway, ...others] }: Message): void {
  if (!asksThere || !hallway || others.length > 0) return
  for (const [i, act] of acts.entries())
    if (act.kind === 'ask' && act.all) acts[i] = { kind: 'ask', pairs: [[hallway.a, hallway.b]], from: [] }
}

/** What a later word of the message corrects was not told. */
function withoutCorrected(acts: readonly Act[]): Act[] {
  const hallway = ({ a, b }: Coins): string => [a, b].sort().join(' ')
  const corrected = new Set<string>()
  const settled: Act[] = []
  for (const act of acts.toReversed()) {
    if (act.kind !== 'tell') settled.push(act)
    else {
      const coins = act.coins.filter((one) => !corrected.has(hallway(one)))
      if (coins.length > 0) settled.push({ ...act, coins })
      if (act.correction) for (const one of act.coins) corrected.add(hallway(one))
    }
  }
  return settled.reverse()
}

/** "1. L → C 2. C → K … 6. A → L": steps that each go on where the last one ended, from the start to the start, are one path. */
function withWholeChain(acts: readonly Act[]): readonly Act[] {
  const steps = acts.flatMap((act) => (act.kind === 'propose' ? [act] : []))
  const chains = steps.every((step, i) => !step.whole && (i === 0 || step.path[0] === steps[i - 1]!.path.at(-1)))
  if (steps.length < 3 || !chains) return [...acts]
  const path = steps.flatMap((step, i) => (i === 0 ? step.path : step.path.slice(1)))
  const visited = new Set(path)
  if (path[0] !== path.at(-1) || visited.size !== path.length - 1 || visited.size < WHOLE) return [...acts]
  return acts.flatMap((act): Act[] =>
    act.kind !== 'propose' ? [act] : act === steps[0] ? [{ kind: 'propose', path, whole: true }] : [],
  )
}
/** Rooms of the smallest house. */
const WHOLE = 4

/** "Not bad, but L-K-…-L is better": of a yes and a no in one message what is said last. */
function withLastVerdict(acts: readonly Act[]): readonly Act[] {
  const last = acts.findLast(({ kind }) => kind === 'agree' || kind === 'disagree')
  return acts.filter((act) => (act.kind !== 'agree' && act.kind !== 'disagree') || act.kind === last!.kind)
}

/** "Attic: all 5, just the bathroom one is 1": what is told of all leaves what is told of one its number. */
function restLast(acts: readonly Act[]): readonly Act[] {
  const hallway = ({ a, b }: Coins): string => [a, b].sort().join(' ')
  const single = new Set(acts.flatMap((act) => (act.kind === 'tell' && !act.rest ? act.coins.map(hallway) : [])))
  return acts.flatMap((act): Act[] => {
    if (act.kind !== 'tell' || !act.rest) return [act]
    const coins = act.coins.filter((one) => !single.has(hallway(one)))
    return coins.length > 0 ? [{ ...act, coins }] : []
  })
}

/** "And you? Bath to kitchen?" asks for one hallway, not for all. */
function withoutVagueQuestion(acts: readonly Act[]): readonly Act[] {
  const precise = acts.some((act) => act.kind === 'ask' && !act.all)
  // "I need the values for A: A-E, A-B?"
  const of = acts.flatMap((act) => (act.kind === 'ask' ? act.pairs : []))
  const whole = acts.findIndex(
    (act, i) =>
      act.kind === 'ask' &&
      !act.all &&
      act.pairs.length === 0 &&
      act.from.length === 1 &&
      acts.slice(i + 1).some((later) => later.kind === 'ask' && later.pairs.length > 1) &&
      of.every((pair) => pair.includes(act.from[0]!)),
  )
  if (whole >= 0) return withoutVagueQuestion(acts.toSpliced(whole, 1))
  const vague = acts.findIndex((act) => act.kind === 'ask' && act.all)
  return precise && vague >= 0 ? acts.toSpliced(vague, 1) : acts
}

/** Praise that is said to be irony is none. */
function turnedRound({ acts, told }: Message): Act[] {
  const denies = acts.some(({ kind }) => kind === 'disagree')
  return acts.flatMap((act): Act[] =>
    act.kind !== 'agree' ? [act] : denies || told.length > 0 ? [] : [{ kind: 'disagree' }],
  )
}
