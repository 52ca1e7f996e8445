/** What the symbolic player of Assignment answers: to questions, to wishes, to what is said beside the table. */
import { takesIt } from '../dialogue/consent.ts'
import { lastQuestion, type Act, type ReadSentence } from '../english/index.ts'
import { Amending } from './amend.ts'
import { asksBack, isSure } from './conceding.ts'
import { readerFor } from './english.ts'
import { cellsOf, pairsOf, type Cell } from './cells.ts'
import { suggests } from './evidence.ts'
import { byPaper, type Ground, type Heard } from './ground.ts'
import { refusedOf } from './instead.ts'
import type { AsideSpeaker, Named } from './speak-asides.ts'
import type { Speaker, Told } from './speak.ts'
import { whichIn } from './which.ts'

/** A message, or where there is no text a proposal with what is said beside it. */
export interface Said {
  readonly text?: string | undefined
  /** What to propose instead of what would be next. */
  readonly proposal?: readonly number[]
  readonly lead?: string
}

/** A share of the best value below which a swap is asked back. */
const COSTLY = 0.9

/** "Who should take it?", "your favourite for it". */
const ASKS_WHOM =
  /\b(?:should|would you (?:put|take|give|choose|pick|prefer|like|want|suggest|recommend|propose)|do you (?:suggest|recommend|propose)|takes?|gets?|favou?rite|choice|prefer\w*|pick|choose|assign)\b/
const ASKS_FOR_OTHERS = /\b(?:else|other|others|another|besides|apart|second)\b/
const AVOIDS = /\b(?:not (?:want|use|take|put|have|like|give|do)|avoid|worst|weakest|bad)\b/
const ASKS_AGAIN = /\b(?:again|repeat|did you say|said|told|was it|were)\b/

/** Asks for a pair rather than about it: "why not Ada on Delta?" */
const WISHES =
  /\b(?:why not|how about|what about|should|shall|(?:can|could|may) (?:we|you|i) (?:put|give|take|use|do|have|let|place|live)|would you (?:mind|be (?:ok|okay|fine))|let us|let['’]s)\b/i

const OPINION =
  /\b(?:(?:your |any )?(?:thoughts|view|opinion|take|objections?)|anything against|(?:do|would) you (?:think|agree|see it)|sounds?|works?(?: for you)?|align\w*|fits?|feels? (?:right|good|ok|okay)|makes? sense|suits? you|deal|agreed|fair|(?:right|no|yes|ok|okay|correct) ?\?|would(?:n['’]?t| not)|(?:is|are)(?:n['’]?t| not))\b/i

/** "Would you miss her somewhere?" */
const MISSES = /\b(?:miss|spare|do without|free up|need|needed|part with|give up)\b/
/** Who fits so well is needed there. */
const NEEDED = 0.65
/** Asks how somebody does in general. */
const ASKS_WHAT =
  /\b(?:how|what|where|which|any|anything|anywhere|everything|good|best|strong\w*|else|tell|see|have|know|info\w*|scores?|numbers?|figures?|fit|suit\w*|do|about|for|thoughts?|place)\b/
/** A question of no more words is a name with little beside it. */
const SHORT = 3

/** Whether how good one pair is was asked, and nothing else. */
export const asksForOne = (act: Act, tokens: ReadSentence['tokens']): act is Act & { type: 'ask' } =>
  act.type === 'ask' && act.about.length === 2 && !suggests(tokens)

export class Replies {
  readonly #ground: Ground
  readonly #speaker: Speaker
  readonly #asides: AsideSpeaker
  /** The question that is asked next, if any. */
  readonly #question: () => string | undefined

  constructor(ground: Ground, speaker: Speaker, asides: AsideSpeaker, question: () => string | undefined) {
    this.#ground = ground
    this.#speaker = speaker
    this.#asides = asides
    this.#question = question
  }

  /** A wish that a proposal leaves out: one that was voiced just now, or is insisted on, and for which no other stands. */
  unmet(next: readonly number[], lead = ''): string | undefined {
    const size = next.length
    const { wished, insisted } = this.#ground.belief.evidence
    const isNext = (cell: Cell): boolean => next[cell % size] === Math.floor(cell / size)
    const wishes = [...wished].flatMap(([cell, yes]) => (yes ? [cell] : []))
    // Who is wished on two papers, or two on one, cannot have both.
    const isServed = (cell: Cell): boolean =>
      wishes.some(
        (other) =>
          isNext(other) && (other % size === cell % size || Math.floor(other / size) === Math.floor(cell / size)),
      )
    const lately = new Set(
      this.#ground.heardSince().acts.flatMap((act) => (act.type === 'propose' ? cellsOf(act.about, size) : [])),
    )
    const left = wishes.filter((cell) => !isNext(cell) && !isServed(cell))
    const cell = left.find((one) => insisted.has(one)) ?? left.find((one) => lately.has(one))
    if (cell === undefined) return undefined
    const named = this.#ground.named(cell)
    if (lead.includes(named.who) && lead.includes(named.what)) return undefined
    return this.#asides.unmet(named, this.#speaker.reviewer(next[cell % size]!))
  }

  /** How it differs from what was refused last without a word that could be followed. */
  change(next: readonly number[]): string | undefined {
    const last = refusedOf(this.#ground.seen).at(-1)
    if (last === undefined || this.#ground.heardSince().content) return undefined
    const changed = next.flatMap((reviewer, paper) =>
      last[paper] === reviewer ? [] : [{ worth: this.#ground.belief.cells[reviewer]![paper]!, reviewer, paper }],
    )
    changed.sort((a, b) => b.worth - a.worth)
    if (changed.length === 0) return undefined
    return this.#asides.another(
      changed.map(({ reviewer, paper }) => this.#ground.named(reviewer * next.length + paper)),
    )
  }

  /** What is said to what stands beside the table; `ends`: it is all that is said. */
  answerAside(heard: Heard): (Said & { ends?: boolean }) | undefined {
    const first = this.#ground.messages(this.#ground.seen.seat).length === 0
    const asides = this.#asides
    const say = (text: string | undefined, ends = false): (Said & { ends: boolean }) | undefined =>
      text === undefined ? undefined : { text, ends }
    switch (heard.aside) {
      case 'bot':
        return say(asides.bot())
      case 'rules': {
        const rules = asides.rules()
        const question = this.#question() ?? this.#speaker.askOpen()
        return rules === undefined ? undefined : say(join([first ? this.#speaker.greet() : '', rules, question]), true)
      }
      case 'numbers':
        return say(asides.numbers())
      case 'secret':
        return say(asides.secret())
      case 'leaving':
        return { lead: asides.leaving() ?? '', ends: true }
      case 'hurry':
      case 'counter':
        return first && heard.aside === 'counter' ? undefined : { lead: asides.hereItIs() ?? '', ends: true }
      default:
    }
    if (first || heard.content) return undefined
    const extreme = this.#extreme(heard.text)
    if (extreme !== undefined) return say(join([extreme, this.#question() ?? '']), true)
    switch (heard.aside) {
      case 'reason':
        return say(this.why(), true)
      case 'more': {
        const next = this.#ground.plainest(4)
        return next.length === 0 ? undefined : say(join([this.#speaker.tell(next), this.#question() ?? '']), true)
      }
      case 'repeat':
      case 'slower':
      case 'opinion': {
        const [best] = [this.best(heard.aside === 'opinion' ? 2 : 3)]
        const short = best.length === 0 ? undefined : asides.inShort(best)
        return short === undefined ? undefined : say(join([short, this.askAgain() ?? this.#question() ?? '']), true)
      }
      default:
        return undefined
    }
  }

  /** Who is best of all, whom to avoid, which paper is hardest. */
  #extreme(text: string): string | undefined {
    if (!/\?|^\W*(?:who|which|what|is there)\b/i.test(text) || /\bthink\b/i.test(text)) return undefined
    const size = this.#ground.seen.table.length
    const named = (cells: readonly Told[]): Named[] =>
      cells.slice(0, 2).map(({ reviewer, paper }) => this.#ground.named(reviewer * size + paper))
    const own = this.#ground.own().toSorted((a, b) => b.share - a.share)
    if (
      /\bpapers?\b[^?]*\b(?:worst|weakest|poorest|hardest|problem\w*)\b|\b(?:worst|weakest|poorest|hardest|problem\w*) papers?\b/i.test(
        text,
      )
    )
      return this.#hardest(own)
    if (/\b(?:avoid|useless|worst|weakest|hopeless|keep away|not (?:use|take))\b/i.test(text))
      return this.#asides.worst(named(own.toReversed()))
    if (/\b(?:hardest|most difficult|trickiest|toughest)\b/i.test(text)) return this.#hardest(own)
    return /\b(?:best|strongest|top|favou?rites?|most important)\b/i.test(text)
      ? this.#asides.inShort(named(own))
      : undefined
  }

  #hardest(own: readonly Told[]): string | undefined {
    const best = this.#ground.seen.papers.map((_, paper) =>
      Math.max(0, ...own.flatMap((cell) => (cell.paper === paper ? [cell.share] : []))),
    )
    return this.#asides.hardest(this.#speaker.paper(best.indexOf(Math.min(...best))))
  }

  /** Who refused and now takes it after all is offered it again. */
  lateYes({ text, content }: Heard): Said | undefined {
    const { seen } = this.#ground
    const last = seen.talk.findLast((line) => line.kind === 'proposal')
    const refused = refusedOf(seen)
    const since = seen.talk.slice(seen.talk.findLastIndex((line) => line === last))
    const isSpokenTo = since.some((line) => line.kind === 'message' && line.by === seen.seat)
    if (content || !takesIt(text, isSpokenTo) || last?.kind !== 'proposal' || last.by !== seen.seat) return undefined
    const { reviewerOfPaper } = last.shown
    const times = refused.filter((one) => one.join() === reviewerOfPaper.join()).length
    return times === 0 || times > 2 ? undefined : { proposal: reviewerOfPaper, lead: this.#asides.again() ?? '' }
  }

  /** What was said before a change was asked back, where the answer is yes. */
  #doubted(heard: Heard): Heard | undefined {
    const last = this.#ground.messages(this.#ground.seen.seat).at(-1) ?? ''
    return asksBack(last) && !heard.content && (takesIt(heard.text, false) || isSure(heard.text))
      ? this.#ground.heardBefore()
      : undefined
  }

  /** "Yes" to "are you sure?" takes what was asked for, and not what was refused. */
  confirmed(heard: Heard): Said | undefined {
    return this.#doubted(heard) === undefined ? undefined : this.amended(heard)
  }

  /** What stands in an offer is changed as the partner wants it: "swap Ada and Boris", "Femi on Fathom, the rest may stay". */
  amended(heard: Heard): Said | undefined {
    const doubted = this.#doubted(heard)
    const wanted = new Amending(this.#ground).wanted(doubted ?? heard)
    if (wanted === undefined) return undefined
    const { plan, base, swaps, recalled, asked, worth } = wanted
    const size = plan.length
    const named = (some: readonly number[], papers: readonly number[]): Named[] =>
      papers.map((paper) => this.#ground.named(some[paper]! * size + paper))
    const changed = plan.flatMap((reviewer, paper) => (base[paper] === reviewer ? [] : [paper]))
    if (changed.length === 0 && !recalled) return undefined
    const { cells } = this.#ground.belief
    const lost = changed.filter((paper) => cells[base[paper]!]![paper]! > cells[plan[paper]!]![paper]! + 10)
    const [one, other] = swaps[0] ?? []
    const isSwap = one !== undefined && other !== undefined && swaps.length === 1 && changed.length === 2
    const names = isSwap ? ([this.#speaker.reviewer(one), this.#speaker.reviewer(other)] as const) : undefined
    // Whoever asks for it again knows why.
    const isAsked = this.#ground.messages(this.#ground.seen.seat).filter((said) => asksBack(said)).length > 0
    if (worth < COSTLY && doubted === undefined && !isAsked && lost.length > 0) {
      const kept = named(base, lost.slice(0, 2))
      const doubt = names ? this.#asides.noSwap(...names, kept) : this.#asides.costly(kept)
      if (doubt !== undefined) return { text: join([this.answerPairs(heard) ?? '', doubt]) }
    }
    const lead = names
      ? this.#asides.swapped(...names)
      : changed.length === 0
        ? this.#asides.recalled()
        : changed.length <= 4
          ? asked.length > 0
            ? this.#asides.restStays(named(plan, changed))
            : this.#asides.another(named(plan, changed))
          : undefined
    const [poor] = this.#ground
      .own()
      .filter(({ reviewer, paper, share }) => changed.includes(paper) && plan[paper] === reviewer && share < 0.35)
    const doubt =
      poor &&
      this.#asides.doubt(this.#ground.named(poor.reviewer * size + poor.paper), this.#speaker.word(poor), undefined)
    return { proposal: plan, lead: join([this.answerPairs(heard) ?? '', doubt ?? '', lead ?? '']) }
  }

  /** The own pairs that matter most to it. */
  best(most: number): Named[] {
    const { best } = this.#ground.outlook
    const size = this.#ground.seen.table.length
    return this.#ground
      .own()
      .filter(({ reviewer, paper, share }) => best[paper] === reviewer && share > 0.5)
      .sort((a, b) => b.share - a.share)
      .slice(0, most)
      .map(({ reviewer, paper }) => this.#ground.named(reviewer * size + paper))
  }

  /** Whom it would take for a paper, where that rests on what either has seen. */
  #rather(paper: number): string | undefined {
    const { belief } = this.#ground
    const reviewer = this.#ground.next()[paper]!
    const isKnown =
      belief.seen[reviewer]![paper] !== null || belief.told.has(reviewer * this.#ground.seen.table.length + paper)
    return isKnown && belief.cells[reviewer]![paper]! > 50 ? this.#speaker.reviewer(reviewer) : undefined
  }

  /** The paper that it asked about when it spoke last. */
  asked(): number | undefined {
    const last = lastQuestion(this.#ground.messages(this.#ground.seen.seat).at(-1) ?? '')
    const paper = readerFor(this.#ground.seen)
      .mentions(last)
      .find(({ kind }) => kind === 'paper')?.id
    return typeof paper === 'number' ? paper : undefined
  }

  /** The last question in other words. */
  askAgain(): string | undefined {
    const paper = this.asked()
    return paper === undefined ? undefined : this.#speaker.askPaper(paper, 1, this.#ground.isNamed(paper))
  }

  /** Pairs that it would rather have than those of a proposal: the strongest that it sees itself. */
  better(reviewerOfPaper: readonly number[]): string | undefined {
    const size = reviewerOfPaper.length
    const { best } = this.#ground.outlook
    const pairs = this.#ground
      .own()
      .filter(
        ({ reviewer, paper, share }) => best[paper] === reviewer && reviewerOfPaper[paper] !== reviewer && share > 0.7,
      )
      .sort((a, b) => b.share - a.share)
      .slice(0, 2)
      .map(({ reviewer, paper }) => this.#ground.named(reviewer * size + paper))
    return pairs.length === 0 ? undefined : this.#asides.ratherWith(pairs)
  }

  /** Why it did what it did last. */
  why(): string | undefined {
    const { talk, seat } = this.#ground.seen
    const last = talk.findLast((line) => line.by === seat && line.kind !== 'message')
    const proposal = talk.findLast((line) => line.kind === 'proposal')
    if (last !== undefined && proposal?.kind === 'proposal') {
      if (proposal.by === seat) return this.#asides.whyProposed(this.best(3))
      const { reviewerOfPaper } = proposal.shown
      const [poor] = this.#ground
        .own()
        .filter(({ reviewer, paper, share }) => reviewerOfPaper[paper] === reviewer && share < 0.4)
        .sort((a, b) => a.share - b.share)
      if (poor === undefined) return this.#asides.whyNotBest()
      return this.#asides.whyRefused(
        { who: this.#speaker.reviewer(poor.reviewer), what: this.#speaker.paper(poor.paper) },
        this.#rather(poor.paper),
      )
    }
    const paper = this.asked()
    return paper === undefined ? this.#asides.whySaid() : this.#asides.whyAsked(this.#speaker.paper(paper))
  }

  /** What it says to pairs that the partner would like; `proposing`: what it proposes beside that says the rest. */
  answerWishes({ acts, sentences, text, aside }: Heard, proposing = false): string[] {
    const wishes = WISHES.test(text)
    // "Ada is great for Delta. What do you think?", "wouldn't Ada be better there?"
    const last = text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1)!
    const asksOpinion = last.endsWith('?') && (aside === 'opinion' || OPINION.test(last))
    const size = this.#ground.seen.table.length
    const wished = new Set(
      acts.flatMap((act) =>
        act.type === 'propose' && act.yes
          ? cellsOf(act.about, size)
          : act.type === 'ask' && wishes
            ? [...pairsOf(act.about, size), ...cellsOf(act.about.length === 2 ? act.about : [], size)]
            : act.type === 'inform' && asksOpinion && !act.grade.raw && act.grade.value > 0.6
              ? cellsOf(act.about, size)
              : [],
      ),
    )
    // "So Ada on Delta, Boris on Ember?"
    for (const { acts: some, tokens } of sentences)
      for (const act of some)
        if (act.type === 'ask' && suggests(tokens)) for (const cell of pairsOf(act.about, size)) wished.add(cell)
    // What was only said never to have been asked for is not turned down.
    const turnedDown = new Set(
      acts
        .flatMap((act) => (act.type === 'propose' && !act.yes ? cellsOf(act.about, size) : []))
        .filter((cell) => this.#ground.belief.evidence.wished.get(cell) === false),
    )
    // "For Anchor I have Elena, she is okay" tells.
    for (const act of acts)
      if (act.type === 'inform' && !act.grade.raw && act.grade.value < 0.6)
        for (const cell of cellsOf(act.about, size)) wished.delete(cell)
    const next = this.#ground.next()
    const isNext = (cell: Cell): boolean => next[cell % size] === Math.floor(cell / size)
    const own = this.#ground.own().filter(({ reviewer, paper }) => wished.has(reviewer * size + paper))
    const [poor] = own.filter(({ share }) => share < 0.35).sort((a, b) => a.share - b.share)
    const liked = [...wished].filter(isNext)
    const parts: (string | undefined)[] = []
    const some = liked.slice(0, 3).map((cell) => this.#ground.named(cell))
    if (liked.length > 3)
      parts.push(liked.length === wished.size ? this.#asides.consentToAll() : this.#asides.consentToMost(some))
    else if (liked.length > 0) parts.push(this.#asides.consent(some))
    if (poor) {
      const named = this.#ground.named(poor.reviewer * size + poor.paper)
      parts.push(this.#asides.doubt(named, this.#speaker.word(poor), this.#rather(poor.paper)))
    } else {
      const other = [...wished].find((cell) => !isNext(cell))
      const needed = other === undefined ? -1 : next.indexOf(Math.floor(other / size))
      const known = needed >= 0 && this.#ground.belief.cells[next[needed]!]![needed]! > 65
      if (other !== undefined && !proposing)
        parts.push(this.#asides.reserve(this.#ground.named(other), known ? this.#speaker.paper(needed) : undefined))
    }
    const [good] = this.#ground
      .own()
      .filter(({ reviewer, paper, share }) => share > 0.6 && turnedDown.has(reviewer * size + paper))
    if (good)
      parts.push(this.#asides.defend(this.#ground.named(good.reviewer * size + good.paper), this.#speaker.word(good)))
    return parts.filter((part) => part !== undefined)
  }

  /** Asks which holds of two things that were said of one pair. */
  askWhich(): string | undefined {
    // Once is enough.
    const asked = this.#ground.messages(this.#ground.seen.seat).flatMap((said) => whichIn(said) ?? [])
    const first = [...this.#ground.belief.evidence.contradicted].find(([one]) => {
      const { who, what } = this.#ground.named(one)
      return !asked.some((before) => before.who === who && before.what === what)
    })
    if (first === undefined) return undefined
    const [cell, grades] = first
    const size = this.#ground.seen.table.length
    const told = { reviewer: Math.floor(cell / size), paper: cell % size }
    const [one, other] = grades.map(({ value }) => this.#speaker.word({ ...told, share: value }))
    return one === other ? undefined : this.#asides.askWhich(this.#ground.named(cell), [one!, other!])
  }

  /** How good those pairs are that were asked about by name, those of a paper together. */
  answerPairs({ sentences }: Heard): string | undefined {
    const size = this.#ground.seen.table.length
    const asked = [
      ...new Set(
        sentences.flatMap(({ acts, tokens }) =>
          acts.flatMap((act) => (asksForOne(act, tokens) ? cellsOf(act.about, size) : [])),
        ),
      ),
    ]
    if (asked.length === 0) return undefined
    if (asked.length === 1) return this.#answerPair(asked[0]!)
    const isAsked = ({ reviewer, paper }: Told): boolean => asked.includes(reviewer * size + paper)
    const known = this.#ground.own().filter(isAsked)
    const blank = asked.filter((cell) => !known.some((one) => one.reviewer * size + one.paper === cell))
    const blanks = [...new Set(blank.map((cell) => cell % size))].map((paper) => {
      const who = blank.flatMap((cell) => (cell % size === paper ? [Math.floor(cell / size)] : []))
      const names = who.map((one) => this.#speaker.reviewer(one))
      return names.length === 1
        ? this.#speaker.knowNothing({ reviewer: who[0]!, paper })
        : this.#asides.neither(names, this.#speaker.paper(paper))
    })
    return join([this.#speaker.tell(byPaper(known)), ...blanks.map((one) => one ?? '')])
  }

  /** Cells told in answer to a question. */
  answer(act: Act & { type: 'ask' }, tokens: ReadSentence['tokens']): string[] {
    const ids = (kind: string): number[] => [
      ...new Set(act.about.flatMap(({ kind: one, id }) => (one === kind && typeof id === 'number' ? [id] : []))),
    ]
    const size = this.#ground.seen.table.length
    const pairs = pairsOf(act.about, size)
    if (pairs.length > 0) return suggests(tokens) ? [] : pairs.map((cell) => this.#answerPair(cell))
    const words = tokens.map(({ text }) => text).join(' ')
    const [reviewers, papers] = [ids('reviewer'), ids('paper')]
    const [reviewer, paper] = [reviewers[0], papers[0]]
    if (
      reviewer !== undefined &&
      paper !== undefined &&
      act.about.length === 2 &&
      WISHES.test(words) &&
      suggests(tokens)
    )
      return []
    const asked = this.#ground
      .own()
      .filter(
        (cell) =>
          (reviewers.length === 0 || reviewers.includes(cell.reviewer)) &&
          (papers.length === 0 || papers.includes(cell.paper)),
      )
    if (reviewer !== undefined && paper !== undefined) {
      if (asked.length === 0) return [this.#speaker.knowNothing({ reviewer, paper })]
      return [asked.length === 1 ? this.#speaker.answerCell(asked[0]!) : this.#speaker.tell(byPaper(asked))]
    }
    if (reviewer === undefined && paper === undefined) {
      // Who has heard a lot first and will propose needs to tell little.
      const next = this.#ground.knowsSome() ? this.#ground.strongest(5) : this.#ground.worthTelling()
      return next.length > 0 ? [this.#speaker.tell(next)] : []
    }
    if (reviewer !== undefined && MISSES.test(words)) return this.#needs(reviewers)
    // "And the other two, Ada and Boris, like I said?" asks for no list.
    if (paper === undefined && words.split(' ').length > SHORT && !ASKS_WHAT.test(words)) return []
    const untold = byPaper(this.#ground.untold(asked))
    const about = { ...(reviewer !== undefined && { reviewer }), ...(paper !== undefined && { paper }) }
    if (paper !== undefined && papers.length === 1 && ASKS_WHOM.test(words) && !ASKS_FOR_OTHERS.test(words)) {
      const would = this.#wouldTake(paper)
      if (would !== undefined) return [would]
    }
    // "Who would you not want there?"
    if (AVOIDS.test(words)) {
      const poor = asked.filter(({ share }) => share < 0.5).sort((a, b) => a.share - b.share)
      return poor.length > 0 ? [this.#speaker.tell(byPaper(poor.slice(0, 3)))] : [this.#speaker.knowNothing(about)]
    }
    if (ASKS_AGAIN.test(words) && asked.length > 0)
      return [this.#speaker.tell(byPaper(asked.filter((cell) => !untold.includes(cell))))].filter(Boolean)
    if (untold.length > 0) {
      const [best] = asked.filter((cell) => !untold.includes(cell)).sort((a, b) => b.share - a.share)
      const isBest = best && best.share > 0.5 && untold.every(({ share }) => share < best.share)
      // Once more in the same breath, lest the others look like all there are.
      return [this.#speaker.tell(isBest && !ASKS_FOR_OTHERS.test(words) ? byPaper([best, ...untold]) : untold)]
    }
    return [this.#speaker.knowNothing(about, asked.length > 0)]
  }

  /** What it needs somebody for, or that it does not. */
  #needs(reviewers: readonly number[]): string[] {
    return reviewers.map((reviewer) => {
      const best = this.#ground
        .own()
        .filter((cell) => cell.reviewer === reviewer && cell.share >= NEEDED)
        .sort((a, b) => b.share - a.share)
        .slice(0, 2)
      return best.length > 0
        ? this.#speaker.tell(byPaper(best))
        : (this.#asides.spare(this.#speaker.reviewer(reviewer)) ?? '')
    })
  }

  /** Whom it would take for a paper: by what is known there, else whoever is left. */
  #wouldTake(paper: number): string | undefined {
    const { belief, outlook, seen } = this.#ground
    const size = seen.table.length
    const isKnown = (reviewer: number): boolean =>
      belief.seen[reviewer]![paper] !== null || belief.told.has(reviewer * size + paper)
    const choice = outlook.best[paper]!
    if (isKnown(choice)) return this.#asides.wouldTake(this.#ground.named(choice * size + paper))
    const [best] = seen.reviewers
      .flatMap((_, reviewer) => (isKnown(reviewer) ? [{ reviewer, worth: belief.cells[reviewer]![paper]! }] : []))
      .sort((a, b) => b.worth - a.worth)
    return this.#asides.whoeverIsLeft(
      this.#ground.named(choice * size + paper),
      best && best.worth > 50 ? this.#speaker.reviewer(best.reviewer) : undefined,
    )
  }

  #answerPair(cell: Cell): string {
    const size = this.#ground.seen.table.length
    const about = { reviewer: Math.floor(cell / size), paper: cell % size }
    const own = this.#ground.own().find(({ reviewer, paper }) => reviewer === about.reviewer && paper === about.paper)
    return own ? this.#speaker.answerCell(own) : this.#speaker.knowNothing(about)
  }
}

export const join = (parts: readonly string[]): string => parts.filter(Boolean).join(' ')
