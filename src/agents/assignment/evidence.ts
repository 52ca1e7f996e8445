/** What the partner's words and proposals say of the table: grades of cells, orders among them, hints. */
import { lastQuestion, type About, type Act, type Grade, type Reader, type ReadSentence } from '../english/index.ts'
import { consented } from './agreed.ts'
import { cellsOf, pairsOf, type Cell } from './cells.ts'
import type { AssignmentObservation } from './observation.ts'
import { NOBODY, OTHERS, readerFor } from './english.ts'
import { resolveTalk } from './references.ts'
import { retracted, type Written } from './retractions.ts'
import { withoutVerdicts } from './verdicts.ts'
import { answerInFull, whichIn } from './which.ts'

export interface Order {
  readonly better: Cell
  readonly worse: Cell
  /** As in {@link Act}. */
  readonly much: -1 | 0 | 1 | 2
}

export interface Evidence {
  /** The last word on each cell: its grade, or that the partner knows nothing of it. */
  readonly grades: ReadonlyMap<Cell, Grade | 'unknown'>
  readonly orders: readonly Order[]
  /** Cells that the partner proposed in words or refused. */
  readonly wished: ReadonlyMap<Cell, boolean>
  /** Those of them that it proposed again, or makes its consent depend on. */
  readonly insisted: ReadonlySet<Cell>
  /** Those that I said yes to, or have offered since. */
  readonly agreed: ReadonlySet<Cell>
  /** Cells told in two ways since I last spoke, neither as a correction. */
  readonly contradicted: ReadonlyMap<Cell, readonly [Grade, Grade]>
  /** Cells in proposals: how often the partner made or I made one with it. */
  readonly proposed: ReadonlyMap<Cell, number>
  /** Whether the partner said to have told everything. */
  readonly done: boolean
  /** Whether the partner left the choice to me, since its last proposal. */
  readonly delegated: boolean
}

interface Ledger {
  readonly grades: Map<Cell, Grade | 'unknown'>
  orders: Order[]
  readonly wished: Map<Cell, boolean>
  readonly insisted: Set<Cell>
  readonly contradicted: Map<Cell, readonly [Grade, Grade]>
  /** Whether what is being read sets something right. */
  corrects: boolean
  last: Cell | undefined
  /** What was wished for in earlier messages. */
  wishedBefore: ReadonlySet<Cell>
  /** Cells that were graded in the message before. */
  readonly lately: Set<Cell>
  /** What the message before and this one are about, as far as they grade something. */
  recent: ReadonlySet<Cell>
  /** What the best of few is, where that is said of the sentence that is being read. */
  few: Grade | undefined
}

export function gather(observation: AssignmentObservation): Evidence {
  const { talk, seat, reviewers } = observation
  const size = reviewers.length
  const reader = readerFor(observation)
  const texts = resolveTalk(reader, observation, talk)
  const ledger: Ledger = {
    grades: new Map(),
    orders: [],
    wished: new Map(),
    insisted: new Set(),
    contradicted: new Map(),
    corrects: false,
    last: undefined,
    few: undefined,
    lately: new Set(),
    recent: new Set(),
    wishedBefore: new Set(),
  }
  const proposed = new Map<Cell, number>()
  let [question, done, delegated, hasOffer] = ['', false, false, false]
  let offered: Cell[] = []
  const consents = new Set<Cell>()
  for (const [at, line] of talk.entries()) {
    hasOffer ||= line.kind === 'proposal'
    if (line.kind === 'proposal')
      line.shown.reviewerOfPaper.forEach((reviewer, paper) => {
        const cell = reviewer * size + paper
        proposed.set(cell, (proposed.get(cell) ?? 0) + (line.by === seat ? 6 : PROPOSAL))
      })
    if (line.kind !== 'message') continue
    const said = hasOffer && line.by !== seat ? withoutVerdicts(texts[at]!, observation) : texts[at]!
    const which = line.by === seat ? undefined : whichIn(question)
    const full = which ? answerInFull(said, which, (one) => reader.mentions(one).length) : said
    const turning = line.by === seat ? undefined : turningRound(full)
    const turned = turning === undefined ? full : full.replace(turning, '')
    const onTable = line.by === seat ? undefined : talk.slice(0, at).findLast(({ kind }) => kind === 'proposal')
    const isOnTable = (cell: Cell): boolean =>
      onTable?.kind === 'proposal' && onTable.shown.reviewerOfPaper[cell % size] === Math.floor(cell / size)
    // "Are you happy with Ada on Delta?", asked of the plan that has her there, wishes for nothing.
    const asksOfPlan = (act: Act): boolean =>
      (act.type === 'propose' || act.type === 'ask') && cellsOf(act.about, size).some(isOnTable)
    const text = line.by === seat ? turned : takeBack(ledger, turned, observation, reader, talk.slice(0, at))
    if (line.by === seat) {
      question = text
      ledger.contradicted.clear()
      for (const cell of consented(line.text, reader, ledger.wished, size)) consents.add(cell)
      offered = reader
        .read(text)
        .flatMap(({ acts }) => acts.flatMap((act) => (isOffer(act) ? cellsOf(act.about, size) : [])))
      continue
    }
    const wishedBefore: ReadonlySet<Cell> = new Set([...ledger.wished].flatMap(([cell, yes]) => (yes ? [cell] : [])))
    ledger.wishedBefore = wishedBefore
    ledger.corrects = CORRECTS.test(text) || CORRECTS.test(line.text) || which !== undefined
    if (turning !== undefined) turnRound(ledger, reader.mentions(turning), size)
    ledger.recent = new Set(ledger.lately)
    if (text !== '') ledger.lately.clear()
    for (const cell of complainedOf(text, reader, talk.slice(0, at))) ledger.wished.set(cell, false)
    for (const sentence of reader.read(text, lastQuestion(question))) {
      const { tokens } = sentence
      ledger.few = fewIn(tokens)
      for (const act of meantActs(sentence)) {
        if (sentence.asks && asksOfPlan(act)) continue
        if (act.type === 'correct' && isElsewhere(sentence, ledger.last, size)) continue
        if (act.type === 'propose' && act.yes && isCondition(tokens))
          for (const cell of cellsOf(act.about, size)) ledger.insisted.add(cell)
        // "What about Ada on Delta and Boris on Ember?"
        if (act.type === 'ask' && suggests(tokens))
          for (const cell of pairsOf(act.about, size)) ledger.wished.set(cell, true)
        if (act.type === 'ask' && suggests(tokens))
          for (const cell of cellsOf(act.about, size)) proposed.set(cell, (proposed.get(cell) ?? 0) + SUGGESTION)
        if (act.type === 'accept' || act.type === 'acknowledge')
          for (const cell of offered.splice(0)) proposed.set(cell, (proposed.get(cell) ?? 0) + ASSENT)
        // "I never asked for Ada on Delta", where nobody has offered it: then she is not refused there either.
        if (act.type === 'propose' && !act.yes && DISOWNS.test(text) && !cellsOf(act.about, size).some(isOnTable))
          for (const cell of cellsOf(act.about, size)) ledger.wished.delete(cell)
        else note(ledger, act, size)
        done ||= act.type === 'done'
        delegated ||= act.type === 'delegate'
        if (act.type === 'propose' && act.yes)
          for (const cell of cellsOf(act.about, size)) if (wishedBefore.has(cell)) ledger.insisted.add(cell)
      }
    }
    question = ''
  }
  const offer = talk.findLast((line) => line.kind === 'proposal' && line.by === seat)
  const isOffered = (cell: Cell): boolean =>
    offer?.kind === 'proposal' && offer.shown.reviewerOfPaper[cell % size] === Math.floor(cell / size)
  const agreed = new Set(
    [...ledger.wished].flatMap(([cell, yes]) => (yes && (consents.has(cell) || isOffered(cell)) ? [cell] : [])),
  )
  return { ...ledger, agreed, proposed, done, delegated }
}

/** What the message takes back is forgotten; its text without that. */
function takeBack(
  ledger: Ledger,
  text: string,
  observation: AssignmentObservation,
  reader: Reader,
  before: AssignmentObservation['talk'],
): string {
  const size = observation.reviewers.length
  const proposal = before.findLast(({ kind }) => kind === 'proposal')
  // What is said against a pair on the table is said of the plan.
  const isOffered = (cell: Cell): boolean =>
    proposal?.kind === 'proposal' && proposal.shown.reviewerOfPaper[cell % size] === Math.floor(cell / size)
  const cellOf = ({ who, what }: Written): Cell | undefined => cellsOf(reader.mentions(`${who} on ${what}`), size)[0]
  const told = (pair: Written): number | 'words' | undefined => {
    const cell = cellOf(pair)
    const grade = cell === undefined || isOffered(cell) ? undefined : ledger.grades.get(cell)
    return grade === undefined || grade === 'unknown' ? undefined : grade.raw ? grade.value : 'words'
  }
  const pairs = [...ledger.grades.keys()].map((cell) => ({
    who: observation.reviewers[Math.floor(cell / size)]!,
    what: observation.papers[cell % size]!.short,
  }))
  const { text: rest, back, moved } = retracted(text, observation, told, pairs)
  for (const { from, to } of moved) {
    const [one, other] = [cellOf(from), cellOf(to)]
    if (one !== undefined && other !== undefined) ledger.grades.set(other, ledger.grades.get(one)!)
  }
  for (const pair of [...back, ...moved.map(({ from }) => from)]) {
    const cell = cellOf(pair)
    if (cell === undefined) continue
    ledger.grades.delete(cell)
    ledger.orders = ledger.orders.filter(({ better, worse }) => better !== cell && worse !== cell)
  }
  return rest
}

const TURNS_ROUND =
  /\b(?:i(?:['’]ve| have)?|i must have|i think i) (?:must have |just |accidentally )?(?:(?:swapped|switched|mixed up|confused|exchanged) (?:up )?(?:\w+ (?:and|with|for) \w+|them|those|these|the two|both)|mixed (?:\w+ and \w+|them|those|these|the two) up)\b|^\W*(?:(?:no|oops|sorry|wait|whoops|ah|i mean|i meant|actually|it['’]?s|it is|it should be)\b[\s,.!]*){1,5}(?:the )?(?:other way (?:a)?round|opposite way|vice versa|reverse)\b/i
const turningRound = (text: string): string | undefined => (text.length < 200 ? TURNS_ROUND.exec(text)?.[0] : undefined)

/** "I swapped Ada and Elena", "oops, the other way round": what was said of one was meant of the other. */
function turnRound(ledger: Ledger, mentions: About, size: number): void {
  const ids = mentions.flatMap(({ kind, id }) => (kind === 'reviewer' && typeof id === 'number' ? [id] : []))
  const named = [...new Set(ids)]
  const cells = [...ledger.lately].filter((cell) => named.length !== 2 || named.includes(Math.floor(cell / size)))
  const pairs: [Cell, Cell][] =
    named.length === 2
      ? [...new Set(cells.map((cell) => cell % size))].map((paper) => [
          named[0]! * size + paper,
          named[1]! * size + paper,
        ])
      : cells.length === 2
        ? [[cells[0]!, cells[1]!]]
        : []
  const turned = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
  const before = new Map(ledger.grades)
  for (const [to, from] of turned) {
    const grade = before.get(from)
    if (grade === undefined) ledger.grades.delete(to)
    else ledger.grades.set(to, grade)
    ledger.contradicted.delete(to)
  }
  if (pairs.length > 0 || (named.length !== 2 && cells.length > 0)) return
  const last = ledger.orders.pop()
  if (last) ledger.orders.push({ ...last, better: last.worse, worse: last.better })
}

/** "The best of mine", "though only mildly so": the best of few is not excellent for that. */
function fewIn(tokens: ReadSentence['tokens']): Grade | undefined {
  const text = ` ${tokens.map((token) => token.text).join(' ')} `
  if (MILDLY.test(text)) return { value: 0.42, spread: 0.14 }
  return OF_FEW.test(text) ? { value: 0.7, spread: 0.22 } : undefined
}
const MILDLY =
  / (?:only (?:mildly|slightly|barely|just)|mildly so|not (?:saying|say|mean|meaning) (?:very |that |all that )?much|nothing great|not great|for (?:lack|want) of|(?:bad|poor|weak|sorry) (?:bunch|lot|crowd)|(?:the )?others are (?:even )?(?:worse|weaker)|not by much|least bad|still (?:weak|poor|bad|mediocre|low)) /
const OF_FEW =
  /(?: (?:(?:best|strongest|better|stronger|top) (?:\w+ )?(?:of mine|of my (?:few|own)|of the (?:two|three|four|few)|of them|of those|of these|of what i (?:have|see)|that i (?:have|see)|i (?:have|got|see|can see|can offer))|(?:best|strongest) (?:one )?out of)| (?:of|among|out of) (?:my|the|our) (?:two|three|four|few)) /

/** "Chiara to Ember or Anchor", "Boris could serve as an alternative": no wish for either. */
export function meantActs({ acts, tokens }: ReadSentence): readonly Act[] {
  const words = tokens.map(({ text }) => text)
  const wishes = acts.flatMap((act) => (act.type === 'propose' && act.yes ? [act.about] : []))
  if (wishes.length === 0) return acts
  const id = (about: About, kind: string): unknown => about.find((one) => one.kind === kind)?.id
  const clash = wishes.some((one, at) =>
    wishes.some(
      (other, i) =>
        i > at && (id(one, 'reviewer') === id(other, 'reviewer')) !== (id(one, 'paper') === id(other, 'paper')),
    ),
  )
  const isOpen =
    (clash && words.includes('or')) ||
    words.some((word) => /^(?:alternative|alternatively|fallback|backup|substitute)$/.test(word))
  return isOpen ? acts.filter((act) => act.type !== 'propose' || !act.yes) : acts
}

const COMPLAINS =
  /\b(?:(?:not|n['’]t) (?:\w+ ){0,2}(?:happy|sure|convinced|good|great|right|ok|okay|fine|like|into|work)|unhappy|problem|wrong|issue|trouble|changed?|concern\w*|worr\w+|bother\w*)\b/i

/** "I'm not happy with Gantry", said of a proposal that was refused: the pair that it had there. */
function complainedOf(text: string, reader: Reader, before: AssignmentObservation['talk']): Cell[] {
  const last = before.findLast(({ kind }) => kind === 'proposal' || kind === 'response')
  const proposal = before.findLast(({ kind }) => kind === 'proposal')
  if (last?.kind !== 'response' || last.accept || proposal?.kind !== 'proposal' || !COMPLAINS.test(text)) return []
  const [mention, ...others] = reader.mentions(text)
  if (!mention || others.length > 0 || typeof mention.id !== 'number' || text.includes('?')) return []
  const { reviewerOfPaper } = proposal.shown
  const paper = mention.kind === 'paper' ? mention.id : reviewerOfPaper.indexOf(mention.id)
  return [reviewerOfPaper[paper]! * reviewerOfPaper.length + paper]
}

/** Denies to have wished for something. */
const DISOWNS =
  /\bi (?:never|did ?n['’]?t|did not|have never|have ?n['’]?t|do ?n['’]?t|do not) (?:(?:even|ever|once) )*(?:say|said|asked?|mention(?:ed)?|mean|meant|propose[d]?|suggest(?:ed)?|request(?:ed)?|wish(?:ed)?)\b/i

/** Points that a cell is better than thought if the partner agrees to what was said of it, asks for it, or proposes it. */
const [ASSENT, SUGGESTION, PROPOSAL] = [12, 18, 16]

const ASKS_TO_KNOW =
  /\b(?:how (?:good|is|are|well|strong|high|do you (?:see|rate)|would you rate)|(?:is|are|was) \w+(?: \w+)? (?:any|a) (?:good|use|fit)|(?:do|can|could|would) you (?:\w+ )?(?:have|see|know|tell)|any (?:info\w*|data|idea|word|thoughts?)|(?:lose|cost)|what (?:do|information|info)|other options?|besides|better than)\b/

/** "How about Ada for Delta?" is asked by who sees that she is good there; "how good is Ada?" by who sees nothing. */
export const suggests = (tokens: ReadSentence['tokens']): boolean =>
  !ASKS_TO_KNOW.test(tokens.map(({ text }) => text).join(' '))

/** "I accept if Ada gets Gantry", "only with Ada on Gantry", "Ada has to do it". */
const isCondition = (tokens: ReadSentence['tokens']): boolean =>
  /\b(?:if|as long as|provided|only|unless|insist\w*|must|has to|have to|needs? to|definitely|condition)\b/.test(
    tokens.map(({ text }) => text).join(' '),
  )

/** Words that set right what was said before. */
export const CORRECTS =
  /\b(?:actually|sorry|oops|no[,.!]? no|no,? wait|wait|correction|i mean(?:t)?|rather|wrong|mistake|mistaken|misread|mixed up|scratch that|instead)\b/i

/** Two grades of a cell so far apart are no other way of saying the same. */
const CONTRADICTS = 0.3

const isOffer = (act: Act): act is Act & { about: About } =>
  (act.type === 'propose' && act.yes) || (act.type === 'inform' && !act.grade.raw && act.grade.value > 0.6)

function note(ledger: Ledger, act: Act, size: number): void {
  switch (act.type) {
    case 'inform':
      return inform(ledger, act.about, act.grade, size)
    case 'unknown':
      for (const cell of cellsWithin(act.about, size)) if (!ledger.grades.has(cell)) ledger.grades.set(cell, 'unknown')
      return
    case 'compare': {
      // "Nobody is better than Ada for Delta."
      if (act.worse.some(({ id }) => id === NOBODY))
        return inform(ledger, act.better, { value: 0.94, spread: 0.06 }, size)
      if (act.better.some(({ id }) => id === NOBODY))
        return inform(ledger, act.worse, { value: 0.06, spread: 0.06 }, size)
      // "Miles above the rest", "everyone else is better".
      const [high, low] = act.much < 0 ? [0.55, 0.55] : act.much === 2 ? [0.95, 0.05] : [0.9, 0.1]
      if (act.worse.some(({ id }) => id === OTHERS))
        return inform(ledger, act.better, { value: high, spread: 0.08 }, size)
      if (act.better.some(({ id }) => id === OTHERS))
        return inform(ledger, act.worse, { value: low, spread: 0.08 }, size)
      const [better] = cellsOf(act.better, size)
      const [worse] = cellsOf(act.worse, size)
      if (better !== undefined && worse !== undefined && better !== worse)
        ledger.orders.push({ better, worse, much: act.much })
      return
    }
    case 'propose':
      for (const cell of cellsOf(act.about, size)) {
        ledger.wished.set(cell, act.yes)
        if (!act.yes) continue
        // Whoever is wished elsewhere later is not wished here any more.
        for (const other of ledger.wishedBefore)
          if ((other % size === cell % size) !== (Math.floor(other / size) === Math.floor(cell / size)))
            if (ledger.wished.get(other)) ledger.wished.delete(other)
      }
      return
    case 'correct':
      return correct(ledger, act.about, size)
    default:
  }
}

/** Whoever is no better than this is not wished for by being named. */
const WISHED = 0.6
/** Whoever is no better than this is not to be there. */
const WASTED = 0.3

function inform(ledger: Ledger, about: About, grade: Grade, size: number): void {
  const reviewer = about.find(({ kind }) => kind === 'reviewer')!.id
  const paper = Number(about.find(({ kind }) => kind === 'paper')!.id)
  if (typeof reviewer === 'number') {
    const cell = reviewer * size + paper
    const before = ledger.grades.get(cell)
    if (before && before !== 'unknown' && !before.raw && !grade.raw)
      if (!ledger.corrects && Math.abs(before.value - grade.value) >= CONTRADICTS)
        ledger.contradicted.set(cell, [before, grade])
      else ledger.contradicted.delete(cell)
    // Beside a number a word tells nothing new, but may say that it is not enough: "she would be wasted there".
    const isKnown = before && before !== 'unknown' && before.raw && !grade.raw && !ledger.corrects
    if (isKnown && grade.value < WASTED) ledger.wished.set(cell, false)
    const few = grade.extreme === 'best' ? ledger.few : undefined
    if (few) ledger.contradicted.delete(cell)
    if (!few) ledger.grades.set(cell, isKnown ? before : grade)
    else if (!before || before === 'unknown') ledger.grades.set(cell, few)
    // "For Anchor I have Elena, she is okay": no more is wished than is told.
    if (!grade.raw && grade.value < WISHED && ledger.wished.get(cell)) ledger.wished.delete(cell)
    ledger.last = cell
    ledger.lately.add(cell)
    if (grade.extreme)
      for (const [other, told] of ledger.grades)
        // Several may be called the best of all.
        if (other !== cell && other % size === paper && (told === 'unknown' || told.extreme !== grade.extreme))
          ledger.orders.push(
            grade.extreme === 'best'
              ? { better: cell, worse: other, much: 0 }
              : { better: other, worse: cell, much: 0 },
          )
    return
  }
  // "Everyone else is bad", "nobody is good": those of whom nothing was said; not all of them are seen.
  const value = reviewer === NOBODY ? Math.min(0.35, 1 - grade.value) : grade.value
  if (reviewer !== OTHERS && reviewer !== NOBODY) return
  for (let row = 0; row < size; row++) {
    const cell = row * size + paper
    if (!ledger.grades.has(cell)) ledger.grades.set(cell, { value: (value + 0.5) / 2, spread: 0.2 })
  }
}

/** The last claim is taken back; with a name it is made of that instead: of two names the last claim that had one of them. */
function correct(ledger: Ledger, about: About, size: number): void {
  const id = (kind: string): number | undefined => {
    const found = about.find((mention) => mention.kind === kind)?.id
    return typeof found === 'number' ? found : undefined
  }
  const [reviewer, paper] = [id('reviewer'), id('paper')]
  // "I meant Ada on Delta", where nothing of her and nothing of it was graded just now: where she is to be.
  const isNear = (cell: Cell): boolean => Math.floor(cell / size) === reviewer || cell % size === paper
  if (reviewer !== undefined && paper !== undefined && ![...ledger.recent, ...ledger.lately].some(isNear))
    return note(ledger, { type: 'propose', about, yes: true }, size)
  const told = [...ledger.grades.keys()]
  const last =
    reviewer !== undefined && paper !== undefined
      ? (told.findLast((cell) => Math.floor(cell / size) === reviewer) ??
        told.findLast((cell) => cell % size === paper))
      : ledger.last
  const grade = last === undefined ? undefined : ledger.grades.get(last)
  if (last === undefined || grade === undefined) return
  ledger.grades.delete(last)
  if (reviewer === undefined && paper === undefined) return
  ledger.last = (reviewer ?? Math.floor(last / size)) * size + (paper ?? last % size)
  ledger.grades.set(ledger.last, grade)
}

/** "No wait, Greta is 79 on Ember", behind what was said of Boris on Delta: sets none of that right. */
function isElsewhere({ acts }: ReadSentence, last: Cell | undefined, size: number): boolean {
  const told = acts.flatMap((act) => (act.type === 'inform' ? cellsOf(act.about, size) : []))
  const isNear = (cell: Cell): boolean =>
    last !== undefined && (cell % size === last % size || Math.floor(cell / size) === Math.floor(last / size))
  return told.length > 0 && !told.some(isNear)
}

/** All cells of what is named: "nothing on Gantry" is said of the whole column. */
function cellsWithin(about: About, size: number): Cell[] {
  const ids = (kind: string): ReadonlySet<unknown> =>
    new Set(about.flatMap((mention) => (mention.kind === kind ? [mention.id] : [])))
  const [reviewers, papers] = [ids('reviewer'), ids('paper')]
  return Array.from({ length: size * size }, (_, cell) => cell).filter(
    (cell) =>
      (reviewers.size === 0 || reviewers.has(Math.floor(cell / size))) &&
      (papers.size === 0 || papers.has(cell % size)),
  )
}

/** "Femi on Harbor? 34, no.": whether who asks for a pair tells behind it what it is worth. */
export const answersItself = (sentences: readonly ReadSentence[], cell: Cell, size: number): boolean =>
  sentences.some(({ acts }) =>
    acts.some(
      (act) =>
        act.type === 'inform' && (act.grade.raw || act.grade.value < WISHED) && cellsOf(act.about, size)[0] === cell,
    ),
  )
