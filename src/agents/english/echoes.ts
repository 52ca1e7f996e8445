/**
 * What was just said, said again of another or turned round: "so is Boris", "same goes for Delta", "ditto Ada", "neither does
 * she", "Boris isn't", "Delta is another story", "unlike Boris". Such a clause has no remark of its own.
 */
import type { About, Act } from './acts.ts'
import type { Mention } from './mentions.ts'
import { exceptionsIn, type Part } from './exceptions.ts'
import { SENTENCE_ADVERBS } from './modifiers.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

export type { Part } from './exceptions.ts'

const BOUNDARIES = wordSet(', ; : ( ) - and but while whereas though although yet')
/** Whatever else may stand in such a clause. */
const FILLS = wordSet(
  'the goes go holds hold applies apply is are was were does do did can could would will has have for with of to on at in as it that story thing here again true just i say think other way round around sorry nope fact now though however well really definitely he she they him her them there so a an case exactly quite at all even either both about when comes but and , we one ones meeting meetings call appointment event thing at',
)
const SAMES = wordSet('same ditto likewise similarly too also')
const OPPOSITES = wordSet('opposite reverse contrary contrast unlike')
const OTHERS = wordSet('another different story matter kettle')
const AUXILIARIES = wordSet('is are was were does do did can could would will has have')
const DENIALS = wordSet('not no never neither nor')

/** The parts of a sentence, those that echo alone. */
export function unfoldEchoes(tokens: readonly Token[], mentions: readonly Mention[]): readonly Part[] {
  const named = new Uint8Array(tokens.length)
  for (const { from, to } of mentions) named.fill(1, from, to)
  const excepted = exceptionsIn(tokens, mentions)
  if (excepted) return excepted
  if (!tokens.some(({ text }) => MARKERS.has(text))) return [{ tokens }]
  const parts: Part[] = []
  const put = (from: number, to: number): void => {
    if (to > from) parts.push({ tokens: tokens.slice(from, to) })
  }
  let open = 0
  for (let from = 0; from < tokens.length;) {
    let to = from
    while (to < tokens.length && !(BOUNDARIES.has(tokens[to]!.text) && named[to] === 0)) to++
    // "So are Boris and Chiara": names that follow belong to it.
    let end = to
    while (
      end < tokens.length &&
      ['and', ',', 'or', 'nor'].includes(tokens[end]!.text) &&
      isNames(named, end + 1, tokens)
    )
      end = nameEnd(named, end + 1)
    const echo = echoOf(tokens, named, {
      from,
      to: end,
      isPair: kindsIn(mentions, from, end) > 1,
      after: tokens[from - 1]?.text ?? '',
    })
    if (echo) {
      put(open, Math.max(open, from - 1))
      parts.push({ tokens: tokens.slice(from, end), echo })
      open = end + 1
      from = end + 1
    } else from = to + 1
  }
  put(open, tokens.length)
  const [first, ...rest] = parts
  // "Unlike Boris, Ada is good": what is turned round follows.
  return first?.echo && rest.length > 0 && first.tokens.some(({ text }) => text === 'unlike' || text === 'contrast')
    ? [...rest, first]
    : parts
}

const MARKERS = new Set([
  ...SAMES,
  ...OPPOSITES,
  ...OTHERS,
  ...DENIALS,
  ...AUXILIARIES,
  'so',
  'well',
  'round',
  'around',
])

const nameEnd = (named: Uint8Array, from: number): number => {
  let at = from
  while (named[at] === 1) at++
  return at
}

/** Whether a name stands here and nothing else before the next boundary. */
const isNames = (named: Uint8Array, from: number, tokens: readonly Token[]): boolean => {
  const end = nameEnd(named, from)
  return end > from && (end >= tokens.length || BOUNDARIES.has(tokens[end]!.text))
}

const kindsIn = (mentions: readonly Mention[], from: number, to: number): number =>
  new Set(mentions.flatMap((one) => (one.from >= from && one.to <= to ? [one.kind] : []))).size

function echoOf(
  tokens: readonly Token[],
  named: Uint8Array,
  { from, to, after, isPair }: { from: number; to: number; after: string; isPair: boolean },
): Part['echo'] {
  const words: string[] = []
  let names = 0
  for (let at = from; at < to; at++) {
    if (named[at] === 1) {
      if (named[at - 1] !== 1 || at === from) names++
      continue
    }
    const { text } = tokens[at]!
    if (
      !FILLS.has(text) &&
      !text.endsWith('ly') &&
      !SAMES.has(text) &&
      !OPPOSITES.has(text) &&
      !OTHERS.has(text) &&
      !DENIALS.has(text)
    )
      return undefined
    words.push(text)
  }
  if (words.length > 9) return undefined
  const said = ` ${words.join(' ')} `
  // "But he isn't", "but no"; "but not terribly" takes back only the degree.
  if (names === 0)
    return !isDegree(words) && after === 'but' && / (?:not|no) /.test(said) && !/ same | so /.test(said)
      ? 'opposite'
      : undefined
  if (words.length === 0 || tokens[to]?.text === ':') return undefined
  if (
    words.some((word) => OPPOSITES.has(word)) ||
    / (?:another|different) (?:story|matter|case|thing|kettle) | other way (?:a?round) /.test(said)
  )
    return 'opposite'
  // "Nor can Boris", "Boris can't either".
  if (/^ (?:neither|nor) /.test(said) || (words.some((word) => DENIALS.has(word)) && words.at(-1) === 'either'))
    return 'same'
  if (isPair && words[0] === 'not') return undefined
  // "Boris not at all" says how much.
  if (said.endsWith(' not at all ')) return undefined
  if (words.some((word) => DENIALS.has(word)))
    return named[named[from] !== 1 && /^(?:the|my)$/.test(tokens[from]?.text ?? '') ? from + 1 : from] === 1 ||
      /^ not (?:(?:so|for|with|though|however|the|that|this|one|ones|meeting|call|appointment|event|on|at) )*$/.test(
        said,
      ) ||
      said.startsWith(' not so ')
      ? isDenial(said)
        ? 'opposite'
        : undefined
      : undefined
  if (words.some((word) => SAMES.has(word)) || / as well /.test(said)) return 'same'
  // "So is Boris"; not "so Boris could do it", which follows from what was said.
  const verb = tokens.findIndex(({ text }, at) => at >= from && text === 'so') + 1
  if (/^ so (?:is|are|was|does|do|did|can|could|would|will|has|have) /.test(said) && named[verb] !== 1) return 'same'
  // "Boris isn't good, but Ada is": only where what was said denies.
  return named[from] === 1 &&
    to === tokens.length &&
    words.length === 1 &&
    AUXILIARIES.has(words[0]!) &&
    named[to - 1] === 0
    ? 'contrary'
    : undefined
}

const isDegree = (words: readonly string[]): boolean => {
  const last = words.at(-1) ?? ''
  return last.endsWith('ly') && last !== 'really' && !SENTENCE_ADVERBS.has(last)
}

const isDenial = (said: string): boolean =>
  !/ (?:neither|nor) /.test(said) && !/ not (?:the )?(?:same|too|also|likewise) /.test(said)

type Said = Extract<Act, { readonly type: 'inform' | 'unknown' | 'propose' }>
const isSaid = (act: Act): act is Said => act.type === 'inform' || act.type === 'unknown' || act.type === 'propose'

/** What an echo says, given what was said last; undefined: nothing that it could repeat. */
export function echoed(
  last: readonly Act[],
  names: readonly Mention[],
  echo: NonNullable<Part['echo']>,
): Act[] | undefined {
  const said = last.filter(isSaid)
  const final = said.at(-1)
  if (!final) return undefined
  const turned = echo === 'same' ? final : turn(final)
  if (!turned || (echo === 'contrary' && !(isPoor(final) && names.length > 0))) return undefined
  const kinds = new Set(names.map(({ kind }) => kind))
  // Of one kind of names each is a thing.
  if (kinds.size > 1 && final.about.length === 1) return undefined
  if (kinds.size === 0) return said.filter((act) => isLike(act, final)).flatMap((act) => turn(act) ?? [])
  // "Same for Ada" is said of all that was said of the one before her.
  const [kind] = kinds
  const subject = final.about.find((mention) => mention.kind === kind)
  const repeated =
    kinds.size > 1
      ? [final]
      : said.filter(({ about }) => about.some(({ kind: other, id }) => other === kind && id === subject?.id))
  return repeated.flatMap((act) => {
    const again = echo === 'same' ? act : turn(act)
    if (!again) return []
    const kept = act.about.filter((mention) => !kinds.has(mention.kind))
    return pairs(names).map((own) => ({ ...again, about: [...own, ...kept] }))
  })
}

/** "Ada is weak on Delta! Not Ada.": a sentence that says the same again of whom it was said. */
export function insists(last: readonly Act[], names: readonly Mention[]): Act[] | undefined {
  const said = last.filter(isSaid)
  const [only] = said
  const isOwn = names.every(({ kind, id }) => only?.about.some((own) => own.kind === kind && own.id === id))
  return said.length === 1 && only && names.length > 0 && isOwn && isPoor(only) ? said : undefined
}

const isLike = (a: Said, b: Said): boolean =>
  a.type === b.type && (a.type !== 'inform' || b.type !== 'inform' || a.grade.value === b.grade.value)

const isPoor = (act: Said): boolean =>
  act.type === 'inform' ? act.grade.value < 0.45 : act.type === 'propose' && !act.yes

/** Names of one kind each alone; of two kinds each with each. */
function pairs(names: readonly Mention[]): About[] {
  const [first] = names
  const own = names.filter(({ kind }) => kind === first!.kind)
  const others = names.filter(({ kind }) => kind !== first!.kind)
  return others.length === 0 ? own.map((name) => [name]) : own.flatMap((name) => others.map((other) => [name, other]))
}

function turn(act: Said): Said | undefined {
  if (act.type === 'propose') return { ...act, yes: !act.yes }
  if (act.type === 'unknown' || act.grade.raw) return undefined
  const { value } = act.grade
  return { ...act, grade: { value: value > 0.5 ? 0.24 : 0.76, spread: 0.13 } }
}

/** "Ada has 55 for Delta and 60 for Ember. Boris has 20 and 90.": as many numbers in the same order. */
export function inOrder(last: readonly Act[], tokens: readonly Token[], names: readonly Mention[]): Act[] | undefined {
  const [name, ...others] = names
  const numbers = tokens.flatMap(({ kind, value }, at) =>
    kind === 'number' && value !== undefined && !names.some(({ from, to }) => from <= at && at < to) ? [value] : [],
  )
  const said = last.flatMap((act) => (act.type === 'inform' && act.grade.raw ? [act] : []))
  if (!name || others.length > 0 || numbers.length < 2 || said.length !== numbers.length) return undefined
  const kept = said.map(({ about }) => about.filter(({ kind }) => kind !== name.kind))
  const ids = new Set(kept.map((about) => String(about[0]?.id)))
  if (kept.some((about) => about.length !== 1) || ids.size < kept.length) return undefined
  return kept.map((about, i) => ({
    type: 'inform',
    about: [name, ...about],
    grade: { value: numbers[i]!, spread: 0, raw: true },
  }))
}
