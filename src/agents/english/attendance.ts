/**
 * How much a meeting counts, from what somebody thinks of missing or attending it ("I would not greatly mind missing it", "I
 * can't do without it", "my presence is required") and from how much weight it is given ("of no consequence", "of the utmost
 * importance", "not a big one"): attitudes and verbs are read apart, so that any of the one goes with any of the other.
 */
import type { Grade, GradeSpan } from './grade.ts'
import { amountAt } from './measures.ts'
import { IMPORTANCE } from './importance.ts'
import { stakesIn } from './stakes.ts'
import type { Token } from './tokens.ts'
import { utmostIn } from './utmost.ts'
import { wordSet } from './typing/word-set.ts'

const MISSES = wordSet(
  'miss misses missing missed skip skips skipping skipped drop dropping dropped postponing rescheduling moving shifting ditching neglecting lose losing dropping dropped postponing rescheduling moving shifting ditching neglecting sacrifice sacrificing forgo forego forgoing omit omitting omission absence absent cancel cancelling canceling cancelled canceled reschedule rescheduled move moved postpone postponed shift shifted ditch ditching neglect budge flex touch touching touched change changed changing alter altered swap swapped rearrange rearranged adjust adjusted delay delayed',
)
/** "Do without", "dispense with", "give up": verbs of two words. */
const MISSES_IN_TWO: readonly (readonly [string, string])[] = [
  ['do', 'without'],
  ['go', 'without'],
  ['live', 'without'],
  ['doing', 'without'],
  ['dispense', 'with'],
  ['give', 'up'],
  ['giving', 'up'],
  ['pass', 'up'],
  ['let', 'go'],
  ['sit', 'out'],
  ['leave', 'out'],
  ['blow', 'off'],
  ['call', 'off'],
  ['throw', 'out'],
  ['throw', 'away'],
  ['kick', 'out'],
  ['toss', 'out'],
  ['cut', 'out'],
  ['clash', 'with'],
  ['overlap', 'with'],
  ['interfere', 'with'],
  ['conflict', 'with'],
  ['collide', 'with'],
  ['mess', 'with'],
  ['plan', 'over'],
  ['get', 'out'],
  ['getting', 'out'],
  ['book', 'over'],
  ['fly', 'over'],
  ['schedule', 'over'],
]
const ATTENDS = wordSet('attend attending attendance presence present participate participating join keep')
const ATTENDS_IN_TWO: readonly (readonly [string, string])[] = [
  ['be', 'there'],
  ['being', 'there'],
  ['make', 'it'],
  ['show', 'up'],
  ['be', 'at'],
  ['go', 'to'],
]

const CLAUSE_ENDS = wordSet(', ; : ( ) - # and but while whereas though although because since so')
const NOT = wordSet('not no never nothing hardly none without nor neither')
const STRONG = wordSet(
  'very really greatly much deeply sorely badly absolutely terribly extremely so strongly hugely seriously dearly',
)

/** What nobody does gladly. */
const MINDS = wordSet(
  'hate hates regret regrets sorry mind minds matter bother bothers bothered trouble troubles hurt hurts pain painful pity shame bad sad upset upsetting reluctant unfortunate hard difficult tough annoying annoyed problem problems tragedy loss terrible awful disaster disastrous fired trouble unthinkable unacceptable grief devastated embarrassing harm careful worry unhappy loath bitter displeased hesitant unwilling',
)
const MAY = wordSet(
  'can could may might able fine ok okay happy willing free prepared ready possible gladly happily readily cheerfully willingly glad easily love loved like content alright cool',
)
const WANTS = wordSet(
  'want wants like love prefer keen hope hoping hopes wish eager rather try trying intend plan aim dying itching excited thrilled',
)
const SURELY = wordSet('definitely certainly surely')
const EAGER = wordSet('keen eager dying itching excited thrilled')
const MUST = wordSet(
  'must need needs needed required require requires obliged essential mandatory compulsory indispensable expected vital crucial imperative critical',
)
const OUGHT = wordSet('should ought supposed')
const IF_NEED_BE =
  /\b(?:if need be|if necessary|if (?:i|we) (?:must|have to|need)|at a pinch|in a pinch|but (?:i )?(?:could|can)(?: (?:if|do|live|manage|cope|be|probably|maybe|still|(?:skip|miss|move|drop) it)| ?$))(?!\w)/

const GREAT: readonly (readonly [number, ReadonlySet<string>])[] = [
  [
    0.96,
    wordSet(
      'utmost supreme paramount greatest highest top extreme critical crucial absolute maximum enormous maximal vital immense prime ultimate',
    ),
  ],
  [0.9, wordSet('huge massive very extremely exceptional tremendous')],
  [0.79, wordSet('great considerable high major real big strong serious substantial significant large heavy notable')],
  [
    0.5,
    wordSet(
      'some moderate medium average middling fair reasonable normal certain mid intermediate modest ordinary middle',
    ),
  ],
  [
    0.22,
    wordSet('little low lesser minor small limited slight less secondary minimal lower smaller marginal scant tiny'),
  ],
  [0.07, wordSet('no zero none negligible lowest least nil null')],
]
const WEIGHTS = wordSet(
  'importance significance consequence priority weight relevance concern moment urgency value interest',
)
/** Things that are called big or small, and mean the meeting. */
const THINGS = wordSet('deal one thing issue matter meeting appointment event commitment')

/** All that a sentence says of missing, attending and weight, in order. `taken`: places that names stand at. */
export function attitudesIn(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
  const found: GradeSpan[] = []
  const stakes = [...utmostIn(tokens, taken, IMPORTANCE, true), ...stakesIn(tokens, taken)]
  for (let at = 0; at < tokens.length; at++) {
    if (taken(at)) continue
    const stake = stakes.find(({ from }) => from === at)
    if (stake) {
      found.push(stake)
      at = stake.to - 1
      continue
    }
    const read =
      markAt(tokens, at) ?? verbAt(tokens, at, taken) ?? countsAt(tokens, at, taken) ?? weightAt(tokens, at, taken)
    if (!read) continue
    const last = found.at(-1)
    if (last && last.to > read.from) found.pop()
    found.push(read)
    at = read.to - 1
  }
  return found
}

function verbAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  // "Give it up".
  const parted = ['it', 'that', 'this', 'them'].includes(tokens[at + 1]?.text ?? '') ? 1 : 0
  const next = tokens[at + 1 + parted]?.text ?? ''
  const near = tokens[at + 1]?.text ?? ''
  const isPair = (pairs: readonly (readonly [string, string])[], second: string): boolean =>
    pairs.some(([one, other]) => one === text && other === second)
  // "Book anything over it".
  const over = BOOKS.has(text) ? overAt(tokens, at) : 0
  const inTwo = isPair(MISSES_IN_TWO, next) || isPair(ATTENDS_IN_TWO, next)
  const misses = MISSES.has(text) || isPair(MISSES_IN_TWO, next) || over > 0
  const attends =
    !misses &&
    (ATTENDS.has(text) || isPair(ATTENDS_IN_TWO, next) || isPair(ATTENDS_IN_TWO, near) || isGoing(tokens, at, taken))
  if (!misses && !attends) return undefined
  const length =
    over > 0
      ? over - at
      : MISSES.has(text) || ATTENDS.has(text)
        ? 1
        : inTwo
          ? 2 + parted
          : isPair(ATTENDS_IN_TWO, near)
            ? 2
            : 1
  const to = at + length
  const start = startOfClause(tokens, at, taken)
  const lead = tokens.slice(start, at).map((token) => token.text)
  // "Book nothing over it."
  const denied = over > 0 && tokens.slice(at, over).some((token) => NOT.has(token.text))
  const before = denied ? [...lead, 'do', 'not'] : lead
  const end = endOfClause(tokens, to, taken)
  const behind = tokens.slice(to, end).map((token) => token.text)
  const rest = tokens
    .slice(at, at + 14)
    .map((token) => token.text)
    .join(' ')
  const grade = misses ? gradeOfMissing(before, behind, rest) : gradeOfAttending(before, behind, text === 'keep')
  return grade && { from: start, to: grade.behind ? end : to, grade: { value: grade.value, spread: grade.spread } }
}

const BOOKS = wordSet('book schedule plan put place arrange fly')
const ACROSS = wordSet('over across during into through')

/** Where "book anything over it" ends; 0: it is none. */
function overAt(tokens: readonly Token[], at: number): number {
  for (let to = at + 1; to < Math.min(tokens.length, at + 5); to++)
    if (ACROSS.has(tokens[to]!.text)) return /^(?:it|that|this|them)$/.test(tokens[to + 1]?.text ?? '') ? to + 2 : 0
  return 0
}

/** "I want to go", "keen on going there": not "going to", "go on". */
const isGoing = (tokens: readonly Token[], at: number, taken: (at: number) => boolean): boolean =>
  /^(?:go|going|went)$/.test(tokens[at]!.text) &&
  !/^(?:it|that|this|one|they)$/.test(
    tokens.slice(Math.max(0, at - 6), at).findLast(({ text }) => /^(?:i|we|me|us|it|that|this|one|they)$/.test(text))
      ?.text ?? '',
  ) &&
  (tokens[at + 1] === undefined ||
    taken(at + 1) ||
    CLAUSE_ENDS.has(tokens[at + 1]!.text) ||
    /^(?:there|anyway|at|myself|if|in)$/.test(tokens[at + 1]!.text))

/** "Maybe a five", "say eight". */
function markAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const { value, kind } = tokens[at]!
  if (kind !== 'word' || value === undefined || value < 2 || value > 10) return undefined
  const next = tokens[at + 1]?.text
  if (next !== undefined && !/^(?:,|or|out|i|maybe|probably|for)$/.test(next)) return undefined
  if (next === 'out' || !/^(?:a|an|say|solid)$/.test(tokens[at - 1]?.text ?? '')) return undefined
  return { from: at, to: at + 1, grade: { value, spread: 0, raw: true }, exact: true }
}

interface Judged extends Grade {
  /** What was judged by stands behind the verb. */
  readonly behind?: true
}

const has = (words: readonly string[], sought: ReadonlySet<string>): boolean => words.some((word) => sought.has(word))
const say = (words: readonly string[]): string => ` ${words.join(' ')} `

const UNFELT =
  / (?:(?:it|that|this|they|one|meeting) (?:will|would) not be (?:much |really |greatly |badly )?|(?:nobody|no one|none|hardly anyone|hardly anybody|no soul) (?:will|would|is going to|going to) (?:even |ever |really )?|(?:i|we|you) would not (?:even |ever |really |particularly |much )?)$/

function gradeOfMissing(before: readonly string[], behind: readonly string[], rest: string): Judged | undefined {
  const text = say(before)
  const negated = has(before, NOT)
  const strong = has(before, STRONG)
  // "It won't be missed", "nobody would miss it", "I wouldn't miss it": its absence would not be felt. But "not for the world".
  if (
    (UNFELT.test(text) ||
      (text.endsWith(' will not ') &&
        /^miss (?:it|that|this) (?:one bit|at all|much|a bit|in the least)/.test(rest))) &&
    /^miss(?:ed)?\b/.test(rest)
  )
    return / (?:for (?:the world|anything|the life)|at any price) /.test(say(rest.split(' ')))
      ? { value: 0.96, spread: 0.06 }
      : { value: 0.18, spread: 0.12 }
  // "Nothing can make me miss it."
  if (
    / (?:nothing|nobody|no one) (?:\w+ ){0,3}(?:make|get|persuade|convince|force|bring|talk|let) (?:\w+ ){1,3}$/.test(
      text,
    )
  )
    return { value: 0.96, spread: 0.06 }
  if (
    / (?:under|in) no circumstances | no way | on no account | (?:impossible|unable|unthinkable) | not an option | refuse /.test(
      text,
    )
  )
    return { value: 0.95, spread: 0.06 }
  if (
    / (?:not|never|hardly|nobody) (?:\w+ ){0,3}(?:mind|regret|trouble|bother|hurt|be sorry|a? ?problem|matter|a tragedy|be bad|a disaster|care) | no (?:problem|trouble|harm|issue|big deal|tragedy|loss) /.test(
      text,
    )
  )
    return { value: 0.2, spread: 0.1 }
  // "I wouldn't be sad to miss it."
  if (
    / (?:not|never|hardly) (?:\w+ ){0,2}(?:sad|unhappy|upset|sorry|annoyed|bothered|bitter|devastated|embarrassing|painful|awful|terrible|unfortunate) /.test(
      text,
    )
  )
    return { value: 0.2, spread: 0.1 }
  if (
    / (?:rather|prefer|like|love|want|wish|keen|happy|willing|eager|glad) (?:\w+ ){0,2}not (?:to )?$| not (?:\w+ ){0,2}(?:like|love|want|wish|keen|happy|willing|eager|glad) /.test(
      text,
    )
  )
    return IF_NEED_BE.test(rest) ? { value: 0.5, spread: 0.12 } : { value: strong ? 0.86 : 0.76, spread: 0.1 }
  if (
    / (?:can|could|must|may|will|do|should|able|possibly|afford|dare|try|please|better|best) (?:\w+ ){0,2}not | not (?:\w+ ){0,3}(?:able|possibly|afford|be|allowed|dare) | never /.test(
      text,
    )
  )
    return IF_NEED_BE.test(rest) ? { value: 0.6, spread: 0.12 } : { value: 0.91, spread: 0.07 }
  // "I can see if I can move it": not known yet.
  if (/ if | whether /.test(text) && !has(before, MINDS)) return undefined
  if (has(before, MINDS)) return { value: strong ? 0.85 : 0.78, spread: 0.1 }
  // "It could be moved with some effort."
  if (
    !negated &&
    has(before, MAY) &&
    / (?:with (?:\w+ )?(?:effort|difficulty|difficulties|trouble|pain|reluctance|hassle)|at a (?:push|pinch)|if pushed|reluctantly|grudgingly|only just) /.test(
      say(rest.split(' ')),
    )
  )
    return { value: 0.48, spread: 0.1 }
  if (!negated && has(before, MAY))
    return /^(?:\w+ ){1,4}if (?:need be|necessary|(?:i|we) (?:must|have to))/.test(rest) ||
      / if (?:i )?(?:must|need be|necessary) /.test(text)
      ? { value: 0.35, spread: 0.12 }
      : { value: 0.18, spread: 0.1 }
  // "Drop it if you like", "just cancel that": the listener may.
  if (
    /^ +(?:(?:just|please|so|then|simply|well|you may|you can) )*$/.test(text) &&
    /^(?!\w+(?:ing|ed)\b|miss |absence)\w+ (?:it|that|this|them)\b/.test(rest)
  )
    return { value: 0.18, spread: 0.1 }
  // "I'd miss it if I had to."
  if (
    / (?:i|we) (?:would|could|will) $/.test(text) &&
    / if (?:(?:i|we) (?:had|have|must|really|need)|need be|necessary|it (?:came|comes) to) /.test(say(rest.split(' ')))
  )
    return { value: 0.45, spread: 0.1 }
  return gradeBehind(behind)
}

/** "Missing it would be no problem", "its omission would not trouble me". */
function gradeBehind(behind: readonly string[]): Judged | undefined {
  const text = say(behind)
  if (
    / (?:not|no|hardly|never) (?:\w+ ){0,3}(?:cost|problem|trouble|harm|hurt|issue|bother|matter|tragedy|loss|disaster|shame|big deal) | (?:is|be) (?:\w+ )?(?:fine|ok|okay|alright|possible) /.test(
      text,
    )
  )
    return { value: 0.2, spread: 0.1, behind: true }
  if (
    / (?:out of the question|off the table|off limits|unthinkable|inconceivable|unimaginable|impossible|taboo|unacceptable|a no go|forbidden) /.test(
      text,
    ) &&
    !has(behind, NOT)
  )
    return { value: 0.96, spread: 0.06, behind: true }
  if (
    / not (?:\w+ ){0,2}(?:on the table|on the cards|up for|thinkable|imaginable|an option|possible|acceptable|fine|ok|okay|good|ideal) /.test(
      text,
    )
  )
    return { value: 0.88, spread: 0.09, behind: true }
  return has(behind, MINDS) && !has(behind, NOT) ? { value: 0.85, spread: 0.1, behind: true } : undefined
}

function gradeOfAttending(before: readonly string[], behind: readonly string[], keeps: boolean): Judged | undefined {
  const text = say(before)
  if (
    / (?:not|no) (?:\w+ ){0,2}(?:have|need|required|obliged|must|essential|necessary) | no need | (?:need|needs) not /.test(
      text,
    )
  )
    return { value: 0.16, spread: 0.1 }
  // "Nothing will keep me from going."
  if (/ (?:nothing|nobody|no one) (?:\w+ ){0,3}(?:keep|stop|prevent|hold|deter) (?:\w+ ){1,3}$/.test(text))
    return { value: 0.96, spread: 0.06 }
  // "I don't even want to go", "not keen on going", "I won't attend", "I hate going".
  if (
    / (?:not|no|never|hardly) (?:\w+ ){0,3}(?:want|plan|planning|intend|care|wish|like|love|keen|desire|intention|wish|plans|reason|interest|interested|feel|bother|going) (?:\w+ ){0,2}$| (?:will|would|do|did) not (?:even |actually |really )?$| not going to $| (?:hate|dread|loathe|detest|avoid) (?:\w+ )?$| rather not $/.test(
      text,
    )
  )
    return { value: 0.16, spread: 0.1 }
  if (has(before, NOT)) return undefined
  if (has(before, MUST) || / (?:have|has|got) to | under all circumstances | at all costs | in any case /.test(text))
    return { value: 0.92, spread: 0.07 }
  if (has(before, OUGHT)) return { value: has(before, STRONG) || has(before, SURELY) ? 0.8 : 0.66, spread: 0.12 }
  if (has(before, WANTS) && !has(before, wordSet('you')))
    return has(before, STRONG) || has(before, EAGER) ? { value: 0.8, spread: 0.11 } : { value: 0.64, spread: 0.12 }
  // "I'd keep the one on Friday."
  if (/ (?:i|we) (?:would|will) (?:\w+ )?$/.test(text) && keeps) return { value: 0.76, spread: 0.12 }
  // "My attendance is indispensable."
  const after = say(behind)
  if (/ not (?:\w+ )?(?:required|needed|necessary|essential|mandatory|expected|important) | optional /.test(after))
    return { value: 0.16, spread: 0.1, behind: true }
  return has(behind, MUST) ? { value: 0.93, spread: 0.07, behind: true } : undefined
}

const COUNTS = wordSet('counts count weighs weigh matters matter carries carry bears means mean')
const BARELY = wordSet('hardly barely scarcely')

/** "Counts for little", "hardly matters", "carries a lot of weight", "nothing else matters as much". */
function countsAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  if (!COUNTS.has(tokens[at]!.text)) return undefined
  const start = startOfClause(tokens, at, taken)
  const before = tokens.slice(Math.max(start, at - 4), at).map((token) => token.text)
  let from = at + 1
  while (['for', 'to', 'me', 'us', 'only', 'very'].includes(tokens[from]?.text ?? '')) from++
  const next = tokens[from]?.text ?? ''
  const over = next === 'more' && tokens[from + 1]?.text === 'than'
  const equal = next === 'as' && tokens[from + 1]?.text === 'much'
  const first = Math.max(start, at - before.length)
  if (before.some((word) => ['nothing', 'none', 'nobody'].includes(word)))
    return over || equal || next === 'more'
      ? { from: first, to: from + 1, grade: { value: 0.97, spread: 0.05 } }
      : undefined
  const than = [2, 3].map((i) => tokens[from + i]?.text ?? '').join(' ')
  if (over && /^(?:all|everything|anything|any|the (?:rest|others?))\b/.test(than))
    return { from: first, to: from + 3, grade: { value: 0.97, spread: 0.05 } }
  if (before.some((word) => BARELY.has(word))) return { from: first, to: at + 1, grade: { value: 0.15, spread: 0.1 } }
  const amount =
    next === 'heavily'
      ? { value: 0.85, to: from + 1 }
      : next === 'lightly'
        ? { value: 0.25, to: from + 1 }
        : amountAt(tokens, from)
  if (!amount) return undefined
  // "Only a bit" of weight is little.
  const value = amount.value > 0.4 && amount.value < 0.5 ? 0.33 : amount.value
  const denied = before.some((word) => NOT.has(word))
  const share = denied ? (value > 0.6 ? 0.25 : value < 0.3 ? 0.66 : 0.12) : value
  return { from: first, to: amount.to, grade: { value: share, spread: 0.1 } }
}

/** "Of considerable importance", "no big deal", "a minor thing". */
function weightAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  const weighs = WEIGHTS.has(text)
  if (!weighs && !THINGS.has(text)) return undefined
  const start = startOfClause(tokens, at, taken)
  const words = tokens.slice(Math.max(start, at - 4), at).map((token) => token.text)
  // "Not that big a deal".
  const turned = words.at(-1) === 'a' && /^(?:that|so|too|such|as|very|how)$/.test(words.at(-3) ?? '')
  const before = words.at(turned ? -2 : -1) ?? ''
  // "Neither … is of any importance".
  const isAny = before === 'any' && weighs && tokens.slice(0, at).some((token) => NOT.has(token.text))
  if (isAny)
    return {
      from: Math.max(start, at - 1),
      to: at + 1,
      grade: { value: 0.08, spread: 0.08 },
      ...(!words.some((word) => NOT.has(word)) && { all: true }),
    }
  const found = GREAT.find(([, some]) => some.has(before))
  if (!found) return undefined
  const [value] = found
  const negated = words.slice(0, -1).some((word) => NOT.has(word))
  const first = Math.max(start, at - 1 - (negated ? 3 : 0) - (turned ? 1 : 0))
  if (negated) {
    if (value > 0.6) return { from: first, to: at + 1, grade: { value: 0.2, spread: 0.1 } }
    return value < 0.3 ? { from: first, to: at + 1, grade: { value: 0.7, spread: 0.13 } } : undefined
  }
  // "The last one", "a normal meeting" say nothing of their own.
  if (!weighs && Math.abs(value - 0.5) < 0.2) return undefined
  return { from: first, to: at + 1, grade: { value: !weighs && value < 0.1 ? 0.16 : value, spread: 0.09 } }
}

function startOfClause(tokens: readonly Token[], at: number, taken: (at: number) => boolean): number {
  for (let from = at - 1; from >= Math.max(0, at - 9); from--)
    if (taken(from) || CLAUSE_ENDS.has(tokens[from]!.text)) return from + 1
  return Math.max(0, at - 9)
}

function endOfClause(tokens: readonly Token[], from: number, taken: (at: number) => boolean): number {
  for (let to = from; to < tokens.length; to++) if (taken(to) || CLAUSE_ENDS.has(tokens[to]!.text)) return to
  return tokens.length
}
