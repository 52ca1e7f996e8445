/**
 * How somebody compares with no one in particular: with everybody ("miles above the rest", "trails everyone"), with most
 * ("better than most"), with the usual one ("a notch below the norm"); and the other way round ("anyone would be better than
 * Greta"). Such a comparison is a remark of its own, since nobody stands on its other side.
 */
import { findComparisons, type Comparison } from './comparisons.ts'
import type { Grade, GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

type Standard = 'all' | 'most' | 'usual' | 'some'

const ALL = wordSet(
  'everyone everybody anyone anybody anything everything rest others all competition field pack crowd whoever random',
)
const MOST = wordSet('most many majority several')
const USUAL = wordSet(
  'average norm usual typical mean median standard par baseline normal ordinary expected expectation expectations next midpoint middle',
)
/** May stand before the word that tells the standard. */
const BEFORE = wordSet('the a an any your our my some just what is that those of all')
/** May stand behind it: "most people", "everyone else", "the typical reviewer off the street". */
const BEHIND = wordSet(
  'else people others reviewers reviewer person persons guy one ones of them us colleagues candidates candidate in on our the list here there off street would expect choice choices option options other rest crowd',
)
/** Whoever "could do better than Greta", or worse. */
const SPEAKERS = wordSet('one you we i')
/** What a clause may begin with before its subject. */
const OPENS = wordSet(
  'i think say believe guess that and but for on at in with when it comes to as regards almost even about pretty much damn well would look looking find search need want prefer take get have use try we us let please should',
)

/** By what is compared with: when better, as good and worse than it. */
const VALUES: Readonly<Record<Standard, readonly [better: number, even: number, worse: number]>> = {
  all: [0.94, 0.72, 0.06],
  most: [0.78, 0.5, 0.22],
  usual: [0.7, 0.5, 0.3],
  some: [0.6, 0.5, 0.36],
}

/** All such remarks in a sentence, in order. `taken`: places that names stand at. */
export function standardsIn(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
  const standards = new Map<number, Standard>()
  tokens.forEach(({ text }, at) => {
    const standard = ALL.has(text) ? 'all' : MOST.has(text) ? 'most' : USUAL.has(text) ? 'usual' : undefined
    // "Several notches above" measures.
    const measures = /^(?:notch|step|point|level|class|tier|mile|place|rung)\w*$/.test(tokens[at + 1]?.text ?? '')
    if (standard && !taken(at) && !(standard === 'most' && measures)) standards.set(at, standard)
  })
  // "I'd look for someone better than Greta."
  tokens.forEach(({ text }, at) => {
    if (/^(?:someone|somebody)$/.test(text) && /^(?:better|stronger|more)$/.test(tokens[at + 1]?.text ?? ''))
      standards.set(at, 'some')
  })
  for (const at of tokens.keys()) if (doesIt(tokens, at)) standards.set(at, 'some')
  const unequalled = tokens.flatMap((_, at) => nobodyAt(tokens, at, taken) ?? [])
  if (unequalled.length > 0 || standards.size === 0) return unequalled
  const both = bothAt(tokens, standards)
  if (both) return [both]
  return findComparisons(tokens, (at) => taken(at) || standards.has(at)).flatMap((comparison) => {
    if (!comparison.than) return []
    const behind = standardBehind(tokens, comparison.to, standards)
    if (behind)
      return [{ ...behind, from: startOf(tokens, comparison, taken), grade: gradeOf(behind.standard, comparison) }]
    const before = standardBefore(tokens, comparison.from, { standards, taken })
    if (!before || !taken(named(tokens, comparison.to))) return []
    const turned = { ...comparison, sign: -comparison.sign as Comparison['sign'] }
    // "You can't find anybody better": nobody is.
    const standard = comparison.denied ? 'all' : before.standard
    return [{ from: before.at, to: comparison.to, grade: gradeOf(standard, turned) }]
  })
}

/** What nobody does to the best. */
const EQUALS = [
  'touches',
  'matches',
  'rivals',
  'equals',
  'beats',
  'tops',
  'approaches',
  'comes close',
  'comes near',
  'gets close',
  'gets near',
  'compares',
  'holds a candle',
  'can touch',
  'can match',
  'can beat',
  'can compete',
].map((phrase) => phrase.split(' '))

/** Where a phrase ends that begins here; 0: it does not. "Comes anywhere near". */
function phraseEnd(tokens: readonly Token[], at: number, phrase: readonly string[]): number {
  let to = at
  for (const [i, word] of phrase.entries()) {
    if (i > 0 && /^(?:anywhere|even|remotely|really)$/.test(tokens[to]?.text ?? '')) to++
    if (tokens[to++]?.text !== word) return 0
  }
  return to
}

/** "Nobody on the list comes near Greta." */
function nobodyAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  // "Shines like nobody else."
  const like =
    text === 'like'
      ? /^(?:nobody|no one|no other)(?: else)?/.exec(
          tokens
            .slice(at + 1, at + 4)
            .map((token) => token.text)
            .join(' '),
        )
      : null
  if (like) return { from: at, to: at + 1 + like[0].split(' ').length, grade: { value: 0.94, spread: 0.07 } }
  // "There isn't anyone like Greta."
  const isDenied =
    /^(?:anyone|anybody)$/.test(text) && tokens.slice(Math.max(0, at - 3), at).some((one) => one.text === 'not')
  const isNobody =
    /^(?:nobody|none)$/.test(text) || (text === 'no' && /^(?:one|other)$/.test(tokens[at + 1]?.text ?? ''))
  if (!isNobody && !isDenied) return undefined
  const alike = likeAt(tokens, at, taken)
  if (alike) return { ...alike, grade: { value: 0.94, spread: 0.07 }, spends: at }
  for (let to = at + 1; to < Math.min(tokens.length, at + 7); to++) {
    const verb = EQUALS.find((phrase) => phraseEnd(tokens, to, phrase) > 0)
    if (!verb) continue
    const end = phraseEnd(tokens, to, verb)
    let next = end
    while (/^(?:to|with|the)$/.test(tokens[next]?.text ?? '')) next++
    return taken(next) || /^(?:him|her|them)$/.test(tokens[next]?.text ?? '')
      ? { from: at, to: end, grade: { value: 0.94, spread: 0.07 } }
      : undefined
  }
  return undefined
}

/** "Nobody does Gantry like Greta", "no one reads it the way Greta does": where the likening stands. */
function likeAt(
  tokens: readonly Token[],
  nobody: number,
  taken: (at: number) => boolean,
): { from: number; to: number } | undefined {
  for (let at = nobody + 1; at < Math.min(tokens.length, nobody + 9); at++) {
    const { text, kind } = tokens[at]!
    if (kind === 'mark' || /^(?:and|but|while|though)$/.test(text)) return undefined
    const to = text === 'like' ? at + 1 : text === 'the' && tokens[at + 1]?.text === 'way' ? at + 2 : undefined
    if (to !== undefined && taken(to)) return { from: at, to }
  }
  return undefined
}

/** "No better and no worse than the next one", "neither better nor worse than most". */
function bothAt(tokens: readonly Token[], standards: ReadonlyMap<number, Standard>): GradeSpan | undefined {
  const from = tokens.findIndex(({ text }) => text === 'better' || text === 'worse')
  const than = tokens.findIndex(({ text }, at) => at > from && text === 'than')
  const denied = /^(?:no|neither|not|nor)$/.test(tokens[from - 1]?.text ?? '')
  const other = tokens[from]?.text === 'better' ? 'worse' : 'better'
  if (
    from < 0 ||
    than < 0 ||
    than - from > 5 ||
    !denied ||
    !tokens.slice(from, than).some(({ text }) => text === other)
  )
    return undefined
  const behind = standardBehind(tokens, than + 1, standards)
  return behind && { from: from - 1, to: behind.to, grade: { value: 0.5, spread: 0.1 } }
}

/** "One could do better", "you might find worse". */
const doesIt = (tokens: readonly Token[], at: number): boolean =>
  SPEAKERS.has(tokens[at]!.text) &&
  /^(?:could|can|might|may)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens.slice(at + 2, at + 4).some(({ text }) => /^(?:do|find|get)$/.test(text))

const named = (tokens: readonly Token[], from: number): number => {
  let at = from
  while (at < tokens.length && /^(?:the|that|those|of|to)$/.test(tokens[at]!.text)) at++
  return at
}

function standardBehind(
  tokens: readonly Token[],
  from: number,
  standards: ReadonlyMap<number, Standard>,
): { standard: Standard; to: number } | undefined {
  let at = from
  while (BEFORE.has(tokens[at]?.text ?? '') && !standards.has(at)) at++
  let standard = standards.get(at)
  if (!standard || standard === 'some') return undefined
  // "All of the usual ones".
  let to = at + 1
  for (; standards.has(to) || BEHIND.has(tokens[to]?.text ?? ''); to++)
    if (/^(?:on|in|for|at)$/.test(tokens[to]!.text) && !/^(?:our|the|this)$/.test(tokens[to + 1]?.text ?? '')) break
    else standard = standard === 'all' ? (standards.get(to) ?? standard) : standard
  return { standard, to }
}

/** The subject of the clause, where that is nobody in particular. */
function standardBefore(
  tokens: readonly Token[],
  end: number,
  { standards, taken }: { standards: ReadonlyMap<number, Standard>; taken: (at: number) => boolean },
): { standard: Standard; at: number } | undefined {
  const from =
    tokens.slice(0, end).findLastIndex(({ text }) => /^(?:[,;:(]|and|but|while|though|although)$/.test(text)) + 1
  for (let at = from; at < end; at++) {
    const standard = standards.get(at)
    if (standard) {
      // "Most would do better on Gantry than Greta."
      const clear = tokens
        .slice(at, end)
        .every((_, i) => !taken(at + i) || /^(?:on|for|at|with|in|to)$/.test(tokens[at + i - 1]!.text))
      return clear ? { standard, at } : undefined
    }
    const { text } = tokens[at]!
    // "Literally anyone", "just about anybody".
    if (!taken(at) && !BEFORE.has(text) && !OPENS.has(text) && !text.endsWith('ly')) return undefined
  }
  return undefined
}

/** "Clearly better than most": the words that measure the comparison belong to the remark. */
function startOf(tokens: readonly Token[], { from }: Comparison, taken: (at: number) => boolean): number {
  let at = from
  while (
    at > 0 &&
    !taken(at - 1) &&
    tokens[at - 1]!.kind === 'word' &&
    !/^(?:and|but|while|though|although|is|are|be|would|will|does|do|looks|seems|he|she|they)$/.test(
      tokens[at - 1]!.text,
    )
  )
    at--
  return at
}

function gradeOf(standard: Standard, { sign, much, denied }: Comparison): Grade {
  const [better, even, worse] = VALUES[standard]
  if (sign === 0) return { value: even, spread: 0.12 }
  const value = sign > 0 ? better : worse
  // "Far above average", "slightly better than most".
  const step = much === 2 ? (standard === 'most' ? 1.2 : 1.6) : much === 0 && !denied ? 0.55 : 1
  return { value: Math.min(0.97, Math.max(0.03, 0.5 + (value - 0.5) * step)), spread: 0.1 }
}
