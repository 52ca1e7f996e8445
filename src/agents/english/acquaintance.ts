/**
 * How well somebody knows a subject, told by what they did with it: "wrote a thesis on it", "has reviewed several of them",
 * "took a course once", "has never heard of it", "works in a different field".
 */
import type { GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** What only those do who know most of it. */
const MASTERS = wordSet(
  'invented invent founded pioneered pioneers coined created developed teaches taught teach teaching lectures lecturing lectured leads led heads headed authored specializes specialises specialized specialised',
)
/** What those do who work with it. */
const WORKS = wordSet(
  'published publishes publish reviewed reviews worked works work working researches researched researching studied studies studying uses used investigates investigated implemented built practices practises contributed',
)
/** What leaves little behind. */
const MEETS = wordSet(
  'read heard seen took attended skimmed glanced browsed touched dabbled dabbles encountered met looked dipped',
)
const WRITES = wordSet('wrote written writes writing write did')
const WRITINGS = wordSet('thesis dissertation book books textbook phd doctorate monograph paper papers survey chapter')
const GREAT_WRITINGS = wordSet('thesis dissertation book books textbook phd doctorate monograph')

const NEVER = wordSet('never not no nothing none')
const HARDLY = wordSet('hardly barely scarcely rarely seldom little')
const ONCE = wordSet(
  'once occasionally sometimes briefly slightly superficially basics few couple bit little now somewhat loosely',
)
const OFTEN = wordSet(
  'years decades ages career lifetime extensively widely deeply always daily regularly several many lots everything day often',
)

/** Fields that are another's. */
const FIELDS = wordSet('area field topic domain subject discipline direction world community corner')
const ELSEWHERE = wordSet('different other another unrelated distant')

const BY_AMOUNT = {
  masters: { never: 0.12, hardly: 0.3, once: 0.7, plain: 0.93, often: 0.95 },
  works: { never: 0.1, hardly: 0.24, once: 0.52, plain: 0.76, often: 0.88 },
  meets: { never: 0.06, hardly: 0.22, once: 0.48, plain: 0.52, often: 0.76 },
} as const

/** All such remarks in a sentence. `taken`: places that names stand at. */
export function acquaintancesIn(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
  const found: GradeSpan[] = []
  // "The entry reads 37."
  if (tokens.some(({ kind }) => kind === 'number')) return found
  for (let at = 0; at < tokens.length; at++) {
    if (taken(at)) continue
    const span =
      elsewhereAt(tokens, at) ?? ownedAt(tokens, at, taken) ?? learnsAt(tokens, at) ?? doneAt(tokens, at, taken)
    if (!span) continue
    found.push(span)
    at = span.to - 1
  }
  return found
}

const span = (from: number, to: number, value: number): GradeSpan => ({ from, to, grade: { value, spread: 0.12 } })

/** "Works in a different area", "has nothing to do with it", "is far from what she does", "close to her work". */
function elsewhereAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const words = tokens.slice(at, at + 6).map(({ text }) => text)
  const [word, next] = [words[0]!, words[1] ?? '']
  if (ELSEWHERE.has(word) && FIELDS.has(next)) return span(at, at + 2, 0.2)
  if (word === 'outside' && words.slice(1, 3).some((one) => FIELDS.has(one) || one === 'expertise'))
    return span(at, at + 1, 0.2)
  if (/^(?:nothing|little) to do with$/.test(words.slice(0, 4).join(' ')))
    return span(at, at + 4, word === 'nothing' ? 0.08 : 0.22)
  if (word === 'far' && next === 'from' && /^(?:what|anything|everything|all|his|her|their)$/.test(words[2] ?? ''))
    return span(at, at + 3, 0.18)
  if (/^(?:close|near)$/.test(word) && next === 'to' && !/^(?:zero|nothing|none)$/.test(words[2] ?? ''))
    return tokens[at - 1]?.text === 'come' || tokens[at - 1]?.text === 'comes' ? undefined : span(at, at + 2, 0.76)
  return undefined
}

const OWNED = wordSet(
  'topic topics field fields area thing specialty speciality domain turf territory forte wheelhouse subject discipline expertise bag strength league comfort home',
)

/** "It is exactly her topic", "Gantry isn't really Greta's thing": whose it is. */
function ownedAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  if (!OWNED.has(tokens[at]!.text) || !(taken(at - 1) || /^(?:his|her|their)$/.test(tokens[at - 1]?.text ?? '')))
    return undefined
  const from = clauseFrom(tokens, at)
  const be = tokens.slice(from, at).findLastIndex(({ text }) => /^(?:is|are|was|be|not)$/.test(text)) + from
  const next = tokens[at + 1]?.text
  if (be <= from || !(next === undefined || ENDS.has(next))) return undefined
  const said = tokens.slice(be, at).map(({ text }) => text)
  if (tokens.slice(be, at - 1).some((_, i) => taken(be + i) && !taken(at - 1))) return undefined
  // "Far from Greta's field", "halfway in her area": beside it, or partly in it.
  if (said.some((word) => /^(?:outside|beyond|off|far|away|remote|distant)$/.test(word)))
    return span(be + 1, at + 1, 0.18)
  if (said.some((word) => /^(?:halfway|half|partly|partially|somewhat|borderline)$/.test(word)))
    return span(be + 1, at + 1, 0.5)
  const denied = said.findIndex((word) => NEVER.has(word) || HARDLY.has(word))
  return denied < 0 ? span(at, at + 1, 0.9) : span(be + denied, at + 1, NEVER.has(said[denied]!) ? 0.2 : 0.26)
}

/** "Would have to read up on it first": does not know it yet. */
function learnsAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const words = tokens.slice(at, at + 6).map(({ text }) => text)
  const said = words.join(' ')
  const match =
    /^(?:would have to|would need to|has to|have to|needs to|must|will have to) (?:\w+ )?(?:read up|learn|look up|catch up|study|get into|familiari[sz]e|start from)/.exec(
      said,
    )
  return match ? span(at, at + match[0].split(' ').length, 0.24) : undefined
}

function doneAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  const writes = WRITES.has(text) ? tokens.slice(at + 1, at + 6).findIndex(({ text: word }) => WRITINGS.has(word)) : -1
  const kind = MASTERS.has(text)
    ? 'masters'
    : writes >= 0
      ? tokens.slice(at + 1, at + 6).some(({ text: word }) => GREAT_WRITINGS.has(word))
        ? 'masters'
        : 'works'
      : WORKS.has(text)
        ? 'works'
        : MEETS.has(text)
          ? 'meets'
          : undefined
  if (!kind) return undefined
  const from = clauseFrom(tokens, at)
  // Of who speaks, of what could be, or of what works well, it tells nothing: "I heard", "she works well on it".
  const before = tokens.slice(from, at).map((token) => token.text)
  if (before.some((word) => SPEAKS.has(word)) || !isDone(tokens, at, before, taken, from)) return undefined
  const to = clauseTo(tokens, at, taken)
  const end = tokens.findIndex(({ text: word }, i) => i > at && ENDS.has(word))
  const said = [...before, ...tokens.slice(at + 1, end < 0 ? tokens.length : end).map((token) => token.text)]
  // "Never seen a better fit": who has not is whoever speaks.
  if (kind === 'meets' && /\b(?:better|worse|finer|stronger) (?:\w+ )*than\b/.test(said.join(' '))) return undefined
  // "Works in another field": where tells, not how much.
  if (said.some((word, i) => ELSEWHERE.has(word) && FIELDS.has(said[i + 1] ?? ''))) return span(at, to, 0.2)
  const has = (words: ReadonlySet<string>): boolean => said.some((word) => words.has(word))
  const amount = before.some((word) => NEVER.has(word))
    ? 'never'
    : has(HARDLY) && !said.includes('a')
      ? 'hardly'
      : has(OFTEN)
        ? 'often'
        : has(ONCE) || /\bone or two\b/.test(said.join(' '))
          ? 'once'
          : 'plain'
  const start = from + before.findIndex((word) => NEVER.has(word) || HARDLY.has(word))
  return span(before.some((word) => NEVER.has(word) || HARDLY.has(word)) ? start : at, to, BY_AMOUNT[kind][amount])
}

const SPEAKS = wordSet('i we you could would should can may might let if how who')
const ENDS = wordSet(', ; : ( ) and but while whereas though although because so')

const clauseFrom = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).findLastIndex(({ text }) => ENDS.has(text)) + 1

/** Up to a name or the end of the clause; what follows the name may still tell how often. */
function clauseTo(tokens: readonly Token[], at: number, taken: (at: number) => boolean): number {
  let to = at + 1
  while (to < tokens.length && !taken(to) && !ENDS.has(tokens[to]!.text)) to++
  return to
}

/** Verbs that are also said of how somebody does, and nouns: those count only where they have an object or a past. */
function isDone(
  tokens: readonly Token[],
  at: number,
  before: readonly string[],
  taken: (at: number) => boolean,
  from: number,
): boolean {
  const { text } = tokens[at]!
  if (/^(?:work|works|read|reads|review|reviews|teach|used|looked|met|studies|leads|heads|led|took|did)$/.test(text)) {
    const next = tokens[at + 1]?.text ?? ''
    const past = before.some((word) => /^(?:has|had|have|been|never|hardly|barely|once)$/.test(word))
    const acts =
      taken(at - 1) || /^(?:who|she|he|they|only|also|often|rarely|never|hardly)$/.test(tokens[at - 1]?.text ?? '')
    if (/^(?:works?)$/.test(text)) return past || (acts && /^(?:in|on|with)$/.test(next) && !taken(at + 2))
    return past || (acts && next !== 'well' && next !== '' && from < at)
  }
  return taken(at - 1) || before.length > 0
}
