/**
 * What a partner says of an offer as a whole, or of parts of it: "all but Beacon are fine", "keep the first two and change the
 * others", "the rest may stay", "back to your first plan". Such words tell nothing of the table itself.
 */
import type { Labels } from './english.ts'
import { perNames } from './name-patterns.ts'

/** Papers by number; a reviewer stands for the paper that the offer has them on. */
export interface Verdict {
  /** What may stay. */
  readonly keeps: readonly Spot[]
  /** What is to change, whatever to. */
  readonly changes: readonly Spot[]
  readonly keepsRest: boolean
  readonly changesRest: boolean
  /** Which of the earlier offers is wanted back: 0 is the first, -1 the last, -2 the one before it. */
  readonly recalls: { readonly at: number; readonly mine: boolean } | undefined
  /** Or it is known by pairs that it had: "the one with Femi on Beacon". */
  readonly recallsWith: string | undefined
}

/** A name as it was written, or papers by their place. */
export type Spot = { readonly names: string } | { readonly from: number; readonly to?: number }

const REST =
  '(?:the rest(?: of (?:it|them|the (?:plan|offer|proposal)|your (?:plan|offer|proposal)))?|(?:all )?the (?:other|remaining) (?:ones|papers|pairs|places|two|three|four|five|six)|(?:all )?(?:of )?the others|everything else|all else|anything else|every other (?:one|pair|paper))'
const GOOD =
  '(?:fine|ok|okay|good|great|perfect|alright|all right|lovely|agreed|settled|unchanged|untouched|the same|right|fixed|as (?:it|they) (?:is|are|was|were)|as is|as before|as you (?:have|had) (?:it|them))'
const STAYS =
  "(?:(?:may|can|could|should|must|shall|will|to|has to|have to|ought to)(?: all| just| also| please)? (?:stay|remain|stand|be (?:kept|left)|keep|be as)|stays?|remains?|(?:works?|suits?|does it|do it|do)(?: for me| me)?(?![\\w'’ ]))"
const KEEPS =
  "(?:keep|keeping|leave|leaving|let us keep|(?:do not|don['’]?t|did not|didn['’]?t|no need to|not|without|never|would not|wouldn['’]?t) (?:\\w+ (?:to )?)?(?:touch|change|changing|touching|move|moving)|accept|accepting|agree (?:with|on|to|about)|agreed on|(?:fine|ok|okay|good|happy|content|at peace) with|i (?:really |do |also )?(?:like|love)|(?:i['’]?m|i am) for|with you (?:on|about)|in favou?r of|yes to)"
const CHANGES =
  '(?:swap|change|exchange|switch|reshuffle|redo|shuffle|rethink|reconsider|replace|rearrange|fix|alter|move(?: around)?|mix up|work on)(?: up| around| out)?'
const ALL =
  "(?:all|everything|everyone|everybody|the (?:whole|entire) (?:thing|plan|offer|proposal|list)|(?:all|most|the rest) of (?:it|them|that|the plan)|everything you (?:have|said|propose)|the (?:plan|offer|proposal)|it(?:['’]?s| is))"
const PLEASED =
  '(?:fine|good|ok|okay|great|perfect|happy|agree|agreed|accept|accepted|works|like it|like that|love it|yes|lovely|nice)'
const EXCEPT =
  '(?:except(?: for)?|excepting|apart from|other than|besides|save(?: for)?|aside from|with the exception of|bar|barring|minus|but for|(?:but|only|just) not|without)'
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const COUNT = `(?:${NUMBERS.join('|')}|[1-7]|half|papers?|pairs?)(?: (?:papers?|pairs?|ones|of them))?`
const ORDINAL = `(?:the |your )?(?:first|last|final) ${COUNT}`
const OFFER =
  '(?:plan|proposal|offer|suggestion|version|arrangement|assignment|attempt|idea|list|draft|one|pairing|solution)'
const WHICH = '(?:very )?(first|original|initial|second|third|previous|earlier|last|former|old|one before)'

interface Patterns {
  readonly exceptions: RegExp
  readonly wrong: RegExp
  readonly keeps: RegExp
  readonly fine: RegExp
  readonly changes: RegExp
}

/** The patterns with the names of a table in them. */
const patternsFor = perNames(({ any: name }): Patterns => {
  const listed = `((?:the pairs? |the |for |on |with )?${name}(?: (?:on|for) ${name})?(?:(?:, and |, | and | & | or | nor )(?:for |on |with )?${name}(?: (?:on|for) ${name})?){0,6}|${ORDINAL})`
  const ends =
    "(?=\\s*(?:[.,;:!?)–-]|$|\\b(?:and|then|please|though|where|there)\\b|(?:is|are|['’]s|suits?|works?|looks?|can|may|should)\\b))"
  const made = {
    exceptions: new RegExp(
      `\\b(?:${ALL}\\b[^.;!?]{0,40}? (?:${EXCEPT}|but)|${PLEASED}(?: (?:with|to|by|for) (?:me|it|that|this|them|all))?,? ${EXCEPT}|${PLEASED},? but(?= ${name}[.!]?$)) (?:for )?${listed}${ends}`,
      'gi',
    ),
    wrong: new RegExp(
      `\\b(?:only|just|merely|it['’]?s only|it['’]?s just) ${listed} (?:bothers?|(?:is|are|looks?|seems?|feels?) (?:\\w+ )?(?:wrong|off|odd|bad|weird|the problem|a problem|an issue|out of place)|needs?|should change|has to change|must change|does ?n['’]?t|do ?n['’]?t|does not|do not)|\\b(?:only|sole|one|my) (?:problem|issue|thing|trouble|complaint|objection|concern|snag|change|doubt)\\b[^.;!?]{0,25}? (?:is|with|about|at|would be) ${listed}${ends}`,
      'gi',
    ),
    keeps: new RegExp(
      `\\b${KEEPS} (?:you on |both |all of )?${listed}(?! (?:on|for|at|to|in|there|if|as|more|better|best))${ends}`,
      'gi',
    ),
    fine: new RegExp(
      `(?<!\\b(?:only|just|not|but|except|for|swap|change) )\\b${listed} (?:${STAYS}|(?:is|are) (?:all |both )?${GOOD})`,
      'gi',
    ),
    changes: new RegExp(
      `\\b(?:only |just |please |and |then )?${CHANGES} (?:only |just )?${listed}(?! (?:with|for|by|to|and|onto|on))${ends}|\\b(?:other|different|another|new|someone else|somebody else|anyone else|anybody else)(?: people| persons?| reviewers?| ones?| names?| pairs?)? (?:on|for|at|in) ${listed}${ends}|\\b${listed} (?:is|are|looks?|seems?|feels?) (?:a bit |still |just |quite )?(?:off|odd|weird|not right|the problem|the issue)(?=\\s*(?:[.,;!?]|$))|\\b${listed},? (?:(?:are|is) )?not(?: (?:ok|okay|fine|yet|so much))?(?=\\s*(?:[.;!?]|$))`,
      'gi',
    ),
  }
  return made
})

const REST_STAYS = new RegExp(
  `\\b(?:and |but |with )?${REST} (?:${STAYS}|(?:(?:is|are|looks?|seems?|sounds?|was|were|would be|['’]?s) )?(?:all |just |really |very |quite |also )?${GOOD})|\\b(?:and |but )?${KEEPS} (?:all )?${REST}(?: (?:as (?:it|they) (?:is|are|was|were)|as is|alone|unchanged|as before))?|\\b(?:otherwise|apart from that|other than that|besides that|except for that|beyond that|that aside),? (?:(?:it|that|this|all|everything|i|i['’]?m|i am)(?:['’]?s| is| was| looks)? )?(?:all |quite |very )?(?:${PLEASED}|perfect)`,
  'gi',
)
const REST_CHANGES = new RegExp(
  `\\b(?:and |but )?${CHANGES} (?:all )?${REST}|,? \\b(?:but )?not (?:on |with |about |for |so )?${REST}(?=\\s*(?:[.,;!?]|$))`,
  'gi',
)
const RECALL = new RegExp(
  `\\b(?:(?:go |going |get |come )?back to|return(?:ing)? to|revert to|stick (?:to|with)|accept|take|prefer(?:red)?|want(?:ed)?|keep|like[d]?|said|meant|mean|restore|with|propose|do|let us (?:take|do)|as in|like in|try|have|(?:yes|ok|okay|agreed?|fine) (?:to|with|for)) (?:(?:again|the|your|my|that|very|whole|old)\\s+)*${WHICH} ${OFFER}\\b|\\b(?:undo|take back|revert) (?:that|it|this|the (?:last )?changes?)\\b|\\b(?:your|that|the|my) ${WHICH}(?: ${OFFER})? (?:was|is|seems|looks?|looked|had been)(?: \\w+){0,2} (?:better|best|nicer|good|fine|perfect|ok|okay)\\b|\\byour ${WHICH} ${OFFER},? (?:but|only|with|please|again)|\\b(?:all|everything)(?: \\w+)? as (?:in|at) the (?:first|beginning|start)|\\b(?:as|what|how|like) (?:it|you|u|we) (?:was|were|had(?: it)?|proposed) (?:at )?(before|first|the first time|initially|originally)\\b|\\b(?:back to|return(?:ing)? to|revert to|take|want(?:ed)?|prefer(?:red)?|keep|restore|accept(?:ed)?|like[d]?|meant|mean|said|(?:yes|ok|okay|agreed?|fine) (?:to|with|for)) (?:the|your|that) (${OFFER} (?:from |just |right )?before)\\b`,
  'i',
)
const RECALL_WITH = new RegExp(
  `\\b(?:(?:the|your|that) (?:\\w+ )?${OFFER}|yours|what you had) (?:with|where|having|in which|that (?:had|has|put)|you (?:had|made) with) ([^.;!?\\n]{5,160})`,
  'i',
)

/** What a message says of the offer before it. */
export function verdictOn(text: string, labels: Labels): Verdict {
  const found: Verdict = {
    keeps: [],
    changes: [],
    keepsRest: false,
    changesRest: false,
    recalls: undefined,
    recallsWith: undefined,
  }
  if (text.length > LONGEST) return found
  const { exceptions, wrong, keeps, fine, changes } = patternsFor(labels)
  const recalled = RECALL.exec(text)
  const undoes = /^(?:undo|take back|revert)\b(?! to)/i.test(recalled?.[0] ?? '')
  const word = recalled
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase()
  const changed = [exceptions, wrong, changes].flatMap((one) => spotsIn(text, one))
  const changesRest = matches(REST_CHANGES, text.replace(REST_STAYS, ''))
  return {
    changes: changed,
    keeps: spotsIn(text.replace(exceptions, '').replace(QUESTIONS, ''), keeps).concat(
      spotsIn(text.replace(exceptions, ''), fine),
    ),
    keepsRest: matches(REST_STAYS, text) || (!changesRest && [exceptions, wrong].some((one) => matches(one, text))),
    changesRest,
    recallsWith: RECALL_WITH.exec(text)?.[1],
    recalls: recalled
      ? {
          at: undoes ? -2 : word?.endsWith('before') ? -2 : (PLACES[word ?? 'first'] ?? 0),
          mine: !/\bmy\b/i.test(recalled[0]),
        }
      : undefined,
  }
}

const LONGEST = 600
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  original: 0,
  initial: 0,
  second: 1,
  third: 2,
  last: -1,
  previous: -2,
  earlier: -2,
  former: -2,
  old: -2,
}

const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

function spotsIn(text: string, pattern: RegExp): Spot[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const names = match.slice(1).find((one) => one !== undefined)
    return names === undefined ? [] : [placesIn(names) ?? { names }]
  })
}

/** "The first two", "the last half". */
export function placesIn(text: string): Spot | undefined {
  const found = new RegExp(`(first|last|final) (${COUNT})`, 'i').exec(text)
  if (!found) return undefined
  const word = found[2]!.toLowerCase().split(' ')[0]!
  const count = word === 'half' ? 4 : /^(?:paper|pair)/.test(word) ? 1 : NUMBERS.indexOf(word) + 1 || Number(word)
  return found[1]!.toLowerCase() === 'first' ? { from: 0, to: count } : { from: -count }
}

const PLACES_SOMEBODY = /^(?:let us )?(?:keep|leav)\w*\b.* (?:on|for) /i
const QUESTIONS = /[^.!?]*\?/g

const THERE = /\bthere\b(?= *[.,;!?]|$)(?<!\b(?:is|are) there)/i

/** The message without what it says of an offer, which says nothing of anybody. */
export function withoutVerdicts(text: string, labels: Labels): string {
  if (text.length > LONGEST) return text
  const { exceptions, wrong, keeps } = patternsFor(labels)
  // "All fine but Delta, I would take Femi there."
  const except = [exceptions, wrong]
    .flatMap((one) => spotsIn(text, one))
    .flatMap((one) => ('names' in one ? [one.names] : []))
  const placed =
    except.length === 1
      ? text.replace(THERE, `on ${except[0]!.replace(/^(?:the |for |on |with |paper )+/i, '')}`)
      : text
  const without = (told: string, pattern: RegExp): string =>
    told.replace(pattern, (all: string) => (all.startsWith(',') ? '' : ' '))
  // "Are you content with Ada on Ember?" asks.
  const kept = placed
    .split(/((?<=[.!?])\s+)/)
    .map((sentence) =>
      sentence.endsWith('?')
        ? sentence
        : // "Leave Elena on Anchor" says where she is to be, as a wish does.
          sentence.replace(keeps, (all: string) => (PLACES_SOMEBODY.test(all) ? all : ' ')),
    )
    .join('')
  return [exceptions, wrong, REST_STAYS, REST_CHANGES].reduce(without, kept)
}
