/** Words that put one thing above another: "better than", "beats", "not as good as", "over", ">". */
import type { Token } from './tokens.ts'

export interface Comparison {
  /** The first and the last token that belong to it; what stands before is compared with what stands behind. */
  readonly from: number
  readonly to: number
  /** 1: what stands before is better; -1: worse; 0: as good. */
  readonly sign: 1 | 0 | -1
  /** 0: a little; 1: plainly; 2: much. */
  readonly much: 0 | 1 | 2
  /** Whether both sides stand in the sentence: "better than", not only "better". */
  readonly than: boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const BETTER = set(
  'better stronger higher greater superior preferable greener ahead nicer fitter above preferred likelier cheaper bigger larger',
)
const WORSE = set('worse weaker lower poorer inferior below behind redder lesser')
const BEATS = set(
  'beats beat tops trumps exceeds surpasses edges betters eclipses dominates defeats dwarfs overshadows excels >',
)
const LOSES = set('< trails lags')
/** "Falls short of", "is no match for": phrases that put what follows above. */
const LOSING = [
  'falls short of',
  'fall short of',
  'loses to',
  'lose to',
  'no match for',
  'not match',
  'can not match',
  'not compete with',
  'not keep up with',
  'pales next to',
  'pales beside',
  'pales in comparison to',
  'pales in comparison with',
  'comes after',
  'comes behind',

  'lags behind',
  'ranks under',
  'ranks after',
  'beaten by',
  'outperformed by',
  'topped by',
  'bettered by',
  'surpassed by',
  'eclipsed by',
  'outclassed by',
  'outshone by',
  'outdone by',
  'outranked by',
  'not reach',
  'not touch',
  'not come close to',
  'nowhere near',
  'not a patch on',
  'not in the same league as',
  'in the shadow of',
  'bows to',
  'yields to',
  'gives way to',
  'not up to',
].map((phrase) => phrase.split(' '))
const WINNING = [
  'followed by',
  'ahead of',
  'in front of',
  'instead of',
  'wins against',
  'wins over',
  'prevails over',
  'comes before',
  'goes before',
  'an edge on',
  'one up on',
  'then comes',
  'puts to shame',
  'the better of',
  'head and shoulders above',
  'a cut above',
  'a notch above',
  'a step above',
  'a step up from',
  'an improvement on',
  'an upgrade on',
  'an upgrade from',
  'a class above',
].map((phrase) => phrase.split(' '))
const MUCH = set(
  'much far lot way significantly considerably clearly miles definitely hugely vastly leagues decidedly wide huge',
)
const LITTLE = set('slightly bit little marginally somewhat tad barely hair touch')
const NOT = set('not no never nor hardly isnt nobody none neither')

const TRIGGERS: ReadonlySet<string> = new Set([
  ...['than', 'over', 'before', 'to', 'as', 'above', 'below', 'behind'],
  ...BETTER,
  ...WORSE,
  ...BEATS,
  ...LOSES,
  ...[...LOSING, ...WINNING].map(([first]) => first!),
])

/** All comparisons among the tokens of a clause, in order. `isMention`: places that names stand at. */
export function findComparisons(tokens: readonly Token[], isMention: (at: number) => boolean): Comparison[] {
  const found: Comparison[] = []
  if (!tokens.some(({ text }) => TRIGGERS.has(text) || text.startsWith('out'))) return found
  let from = 0
  for (let at = 0; at < tokens.length; at++) {
    if (isMention(at)) continue
    const { text } = tokens[at]!
    let made: Pick<Comparison, 'sign' | 'to' | 'than'> | undefined
    if (text === 'than' && tokens[at - 1]?.text !== 'other') {
      const sign = signBefore(tokens, from, at, isMention)
      if (sign !== undefined) made = { sign, to: at + 1, than: true }
    } else if (lengthAt(tokens, at, LOSING) > 0) made = { sign: -1, to: at + lengthAt(tokens, at, LOSING), than: true }
    else if (lengthAt(tokens, at, WINNING) > 0) made = { sign: 1, to: at + lengthAt(tokens, at, WINNING), than: true }
    else if (BEATS.has(text) || (/^out[a-z]{3,}s$/.test(text) && soonNamed(at, tokens, isMention)))
      made = { sign: 1, to: at + 1, than: true }
    else if (LOSES.has(text)) made = { sign: -1, to: at + 1, than: true }
    else if (text === 'before' && namesBefore(from, at, isMention) && soonNamed(at, tokens, isMention, 4))
      made = { sign: 1, to: at + 1, than: true }
    else if (text === 'over' && namesBefore(from, at, isMention) && soonNamed(at, tokens, isMention))
      made = { sign: 1, to: at + 1, than: true }
    else if (text === 'to' && soonNamed(at, tokens, isMention) && between(tokens, from, at, PREFER)) {
      const inferior = between(tokens, from, at, INFERIOR)
      made = { sign: inferior ? -1 : 1, to: at + 1, than: true }
    } else if (text === 'as' && at > from + 1 && asBefore(tokens, from, at)) {
      const negated = between(tokens, from, at, NOT)
      const nearly = between(tokens, from, at, NEARLY)
      made = { sign: negated || nearly ? -1 : 0, to: at + 1, than: true }
    } else if (text === 'above' || text === 'below' || text === 'behind') {
      if (soonNamed(at, tokens, isMention, 3)) made = { sign: text === 'above' ? 1 : -1, to: at + 1, than: true }
    } else if ((BETTER.has(text) || WORSE.has(text)) && !thanAhead(tokens, at))
      made = { sign: BETTER.has(text) ? 1 : -1, to: at + 1, than: false }
    if (!made) continue
    const span = tokens.slice(from, at + (made.to - at > 1 ? 0 : 1)).map((token) => token.text)
    const negated = made.sign !== 0 && text !== 'as' && span.some((word) => NOT.has(word))
    found.push({
      from: at,
      ...made,
      sign: negated ? (-made.sign as 1 | -1) : made.sign,
      much: negated ? 0 : span.some((word) => MUCH.has(word)) ? 2 : span.some((word) => LITTLE.has(word)) ? 0 : 1,
    })
    from = made.to
  }
  return found
}

/** How many words a phrase of the list has that begins here. */
const lengthAt = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((phrase) => phrase[0] === tokens[at]!.text && phrase.every((word, i) => tokens[at + i]?.text === word))
    ?.length ?? 0

const INFERIOR = set('inferior')
const NEARLY = set('almost nearly')
const POOR = set('negative unsuitable risky doubtful expensive')
const PREFER = set('prefer prefers preferred preferable superior inferior favor favour')

/** Which way a "than" points: by the comparative before it. */
function signBefore(
  tokens: readonly Token[],
  from: number,
  than: number,
  isMention: (at: number) => boolean,
): 1 | -1 | undefined {
  for (let at = than - 1; at >= from; at--) {
    if (isMention(at)) continue
    const { text } = tokens[at]!
    if (BETTER.has(text) || text === 'rather' || text === 'sooner') return 1
    if (WORSE.has(text)) return -1
    if (text === 'more') return isPoor(tokens[at + 1]?.text) ? -1 : 1
    if (text === 'less') return isPoor(tokens[at + 1]?.text) ? 1 : -1
  }
  return undefined
}

const isPoor = (word: string | undefined): boolean => word !== undefined && POOR.has(word)

const between = (tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (words.has(tokens[at]!.text)) return true
  return false
}

/** "As far as", "as well as": no comparison. */
const PHRASES = new Set(['far', 'well', 'long', 'soon', 'much'])

const asBefore = (tokens: readonly Token[], from: number, at: number): boolean => {
  if (PHRASES.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.text === 'as') return false
  for (let i = Math.max(from, at - 4); i < at - 1; i++)
    if (tokens[i]!.text === 'as' || tokens[i]!.text === 'so' || tokens[i]!.text === 'equally') return true
  return tokens[at - 1]?.text === 'same'
}

const namesBefore = (from: number, at: number, isMention: (at: number) => boolean): boolean => {
  for (let i = from; i < at; i++) if (isMention(i)) return true
  return false
}

const soonNamed = (at: number, tokens: readonly Token[], isMention: (at: number) => boolean, within = 2): boolean => {
  for (let i = at + 1; i <= Math.min(at + within, tokens.length - 1); i++) if (isMention(i)) return true
  return false
}

const thanAhead = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at + 1; i < Math.min(tokens.length, at + 12); i++) if (tokens[i]!.text === 'than') return true
  return false
}
