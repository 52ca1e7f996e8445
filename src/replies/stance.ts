/** How a mention of an action is meant: decided, only considered, refused, left for later, or somebody else's. */
import type { Word } from './words.ts'

/**
 * From strong to weak: `final` (said to be the last word), `decided` ("I will …"), `wanted` ("I should …"), `named`
 * (nothing but the action), `considered` (a question, a possibility, a fact), `later` (what is to come after another
 * action), `refused` ("I must not …"), `other` (what a partner does).
 */
export type Stance = 'final' | 'decided' | 'wanted' | 'named' | 'considered' | 'later' | 'refused' | 'other'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const NEGATIONS = set(
  "not no never nor neither without cannot can't cant don't dont doesn't won't wont shouldn't wouldn't couldn't mustn't isn't aren't ain't avoid avoiding refuse refrain skip stop unable impossible against unwise wrong hardly",
)
const POSSIBILITIES = set(
  'if whether could might may maybe perhaps possibly either unless suppose supposing consider considering considered option options alternative alternatively after before once when whenever until while already previously earlier was were had did tried wanted thought used case example instance such like because since as although though whereas unlike except last previous past would can valid available possible allowed include includes including',
)
const WILLING = set("i'll i'm i'd i've")
const DECISIONS = set(
  "will shall choose chose chosen choosing select selected selecting pick picked decide decided opt opting let's vote voting go going submit nominate propose command",
)
const WISHES = set(
  "should need needs want must ought plan intend intention prefer best recommend time better sense would goal aim try i'd like wise wisest optimal ready",
)
const FINALS = set('final finally ultimately')
const NAMING = set('action move choice answer decision command response vote selection pick step')
const COPULAS = set(
  "is be was are would will can does do should isn't won't wouldn't doesn't can't cannot might could may seems looks has had makes",
)
const GOOD = set(
  'best right correct optimal good better sense wisest ideal logical sensible wise safest smartest helpful necessary',
)
const BAD = set(
  "not no isn't won't wouldn't doesn't can't cannot wrong bad mistake useless pointless risky fail fails lose loses impossible worse worst wasteful waste premature blocked unsafe dangerous illegal invalid unnecessary counterproductive suboptimal",
)
const SEQUELS = set('then afterwards afterward later next subsequently eventually finally')
const PUT_OFF = set('later afterwards afterward eventually')
const LISTING = set('and or nor')
const MYSELF = set("i i'll i'm i'd i've me my let's myself we we'll our")
const STRANGERS = set(
  "he she they he's she's they're he'll she'll they'll his her their partner teammate teammates you you're you'll your",
)

/** The words of a sentence, and where in it an action is mentioned. */
export interface Spoken {
  readonly words: readonly Word[]
  /** Words `first` to `last` (included) are the action. */
  readonly first: number
  readonly last: number
  readonly isQuestion: boolean
  /** The mention before this one in the same sentence. */
  readonly before?: { readonly last: number; readonly stance: Stance }
  /** Whether an action was decided on in an earlier sentence. */
  readonly follows: boolean
  /** Whether a word names somebody else at the table. */
  readonly isOther: (word: string) => boolean
}

/** How many words before an action say how it is meant, at most. */
const REACH = 60

export function stanceOf(spoken: Spoken): Stance {
  const { words, first, before, isQuestion } = spoken
  const { sentence } = words[first]!
  const from = Math.max(before ? before.last + 1 : 0, sentence, first - REACH)
  const between = words.slice(from, first).map(({ text }) => text)
  if (before && before.last >= sentence) {
    if (between.every((word) => LISTING.has(word))) return before.stance
    if (comesLater(between, words[from])) return 'later'
  } else if (spoken.follows && SEQUELS.has(between[0] ?? '')) return 'later'
  const clause = words.slice(Math.max(from, startOfClause(words, first)), first).map(({ text }) => text)
  if (isRefused(clause) || /\b(?:anything|everything|all) (?:but|except)\b/.test(between.join(' '))) return 'refused'
  if (PUT_OFF.has(between[0] ?? '')) return 'later'
  if (/\b(?:would|could|should|might) have (?!to\b)/.test(between.join(' '))) return 'considered'
  if (isOthers(between, spoken.isOther)) return 'other'
  const judged = judgedAfter(spoken)
  if (judged) return judged
  if (isQuestion) return 'considered'
  return stanceBy(clause, between)
}

/** By the words before it: those of its clause, and those of the sentence since the last mention. */
function stanceBy(clause: readonly string[], between: readonly string[]): Stance {
  const mine = clause.some((word) => MYSELF.has(word)) || between.some((word) => MYSELF.has(word))
  // "If", "after" and the like open a clause that decides nothing; "would" does so but for "I would".
  const considered = clause.findLastIndex((word) => POSSIBILITIES.has(word) && !(mine && word === 'would'))
  const decided = clause.findLastIndex(
    (word, i) =>
      DECISIONS.has(word) || WILLING.has(word) || (word === 'let' && clause[i + 1] === 'me') || isNaming(clause, i),
  )
  const wished = clause.findLastIndex((word, i) => WISHES.has(word) || (word === 'have' && clause[i + 1] === 'to'))
  if (considered > Math.max(decided, wished)) return 'considered'
  if (between.some((word) => FINALS.has(word)) && (decided >= 0 || between.some((word) => NAMING.has(word))))
    return 'final'
  if (decided >= 0 && decided >= considered) return 'decided'
  if (wished >= 0) return 'wanted'
  // "I take the cup": said of oneself, in the present.
  return clause.at(-1) === 'i' ? 'decided' : 'named'
}

/** "My action is …". */
const isNaming = (clause: readonly string[], i: number): boolean =>
  NAMING.has(clause[i]!) && (clause[i + 1] === 'is' || i === clause.length - 1)

function isRefused(clause: readonly string[]): boolean {
  const text = clause.join(' ')
  if (/\b(?:instead of|rather than)\b|\bover$/.test(text)) return true
  const at = clause.findLastIndex((word) => NEGATIONS.has(word))
  // "Not only", "no doubt", "no, …" refuse nothing.
  return at >= 0 && !/\b(not only|no doubt|no problem|cannot wait|why not)\b/.test(text)
}

/** Whether the nearest person named before the action is somebody else. */
function isOthers(before: readonly string[], isOther: (word: string) => boolean): boolean {
  const other = before.findLastIndex((word) => STRANGERS.has(word) || isOther(word.replace(/'s$/, '')))
  return other >= 0 && other > before.findLastIndex((word) => MYSELF.has(word))
}

function comesLater(between: readonly string[], next: Word | undefined): boolean {
  if (between.some((word) => SEQUELS.has(word))) return true
  // "Open the fridge to take the milk", "… so that I can take the milk", "… before taking the milk".
  return next?.after === 'word' && /^(to|so|in order|before|and then|for|until)\b/.test(between.join(' '))
}

/** "Taking the milk would be a mistake"; "… is best". What only states a fact decides nothing. */
function judgedAfter({ words, last }: Spoken): Stance | undefined {
  const next = words[last + 1]
  if (!next || next.after !== 'word' || !COPULAS.has(next.text)) return undefined
  const rest: string[] = []
  for (let at = last + 1; at < words.length && at < last + 9; at++) {
    if (words[at]!.after !== 'word') break
    rest.push(words[at]!.text)
  }
  if (rest.some((word) => BAD.has(word))) return 'refused'
  return rest.some((word) => GOOD.has(word) || NAMING.has(word)) ? 'wanted' : 'considered'
}

const CONTRASTS = set('but so instead therefore hence thus however')

function startOfClause(words: readonly Word[], at: number): number {
  const mention = at
  for (; at > Math.max(0, mention - REACH); at--) {
    if (words[at]!.after !== 'word') return at
    if (at < mention && CONTRASTS.has(words[at]!.text) && words[at + 1]?.text !== 'of') return at
  }
  return at
}
