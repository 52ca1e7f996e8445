/** What the symbolic visitor of Planning answers about plans that it was shown: what they are worth, which is better, what a change would make. */
import type { PlanningShown } from '../../games/planning/index.ts'
import { readerFor } from './english.ts'
import type { Asked } from './visitor-asked.ts'

type Score = NonNullable<PlanningShown['score']>

const TOTAL =
  /\b(?:in total|altogether|in all|total|sum|overall)\b.*\?|\bhow many points\b(?! (?:is|does|for|would|did) (?!that\b|it\b|this\b|the plan\b|all\b))|\bhow (?:good|much) (?:is|was|are) (?:that|it|this|the plan|they|all of (?:it|them))(?: worth)?(?: to you)?(?: in (?:all|total))? ?\?|\bwhat (?:is|was) (?:that|it|this|the plan) worth\b/
const FAVOURITE =
  /\bwhich (?:stop|place|one|of (?:them|these|the (?:stops|places|three)))\b.*\b(?:best|most|favou?rite)\b|\b(?:favou?rite|best) (?:stop|place)\b|\bwhat did you like (?:best|most)\b/
const BEST_PLAN = /\b(?:best|better|worse|prefer|liked? (?:more|better))\b/
const PLANS =
  /\b(?:plans?|ones?|proposals?|days?|offers?|itinerary|so far|than (?:before|the (?:first|last|other|previous)))\b/
const HOW_MUCH = /\bhow (?:much|well|many points)\b|\bwhat (?:is|was|does|did|do you think of)\b|\bworth\b/
const CHANGES =
  /\b(?:replac\w*|swap\w*|exchang\w*|switch\w*|chang\w*|leav\w* out|left out|drop\w*|skip\w*|remov\w*|without|take out|took out)\b/
const STRICT = /\b(?:strict|firm|fixed|flexible|hard|final|exact|absolute|important)\b/
const PER_STOP =
  /\b(?:(?:per|for (?:each|every)|each|every) (?:stop|place|site|time|one|head|person)|per head|in (?:total|all)|altogether|together|(?:whole|entire|full) (?:day|trip|plan|outing))\b/
const GIVES_UP =
  /\b(?:give up|least important|matters? (?:the )?least|could (?:you )?(?:do|live) without|sacrifice|drop first|less important)\b/

/** The answer to a question in lower case; undefined: it asks nothing of plans. */
export function answerOnPlans(question: string, { observation, wishes, book, say }: Asked): string | undefined {
  const budget = wishes.find(({ about }) => about === 'budget')
  if (/\b(?:budget|limit)\b/.test(question) && STRICT.test(question))
    return budget ? `I would rather not spend more. ${say(budget)}` : book.fresh(['I have no budget to keep to.'])
  if (
    budget &&
    PER_STOP.test(question) &&
    (/\b(?:budget|limit|spend|money)\b|\$/.test(question) ||
      question.includes(String(budget.about === 'budget' && budget.limit)))
  )
    return book.fresh(['In all, for the whole day.', 'Altogether, not for each stop.', 'For all stops together.'])
  // The shop or the limit: nobody has seen yet what each is worth.
  if (GIVES_UP.test(question) && /\bor\b/.test(question))
    return book.fresh([
      'Both count for me; show me a plan with each, then I can say which is worth more.',
      'I cannot tell before I see both plans.',
    ])
  if (GIVES_UP.test(question) && /\b(?:wish\w*|which|what)\b/.test(question)) {
    const soft =
      wishes.find((wish) => wish.about === 'see' && !wish.must) ??
      wishes.find((wish) => wish.about === 'feature' && wish.bad.length === 0)
    return soft === undefined
      ? book.fresh(['That I can only tell once I see a plan.'])
      : `This one, I think. ${say(soft)}`
  }
  const shown = observation.talk.flatMap((line) =>
    line.kind === 'proposal' && line.shown.score ? [line.shown.score] : [],
  )
  const last = shown.at(-1)
  if (last === undefined) return undefined
  const sites = new Map(
    shown.flatMap(({ slots }) =>
      slots.flatMap((slot) => (slot.kind === 'site' ? [[slot.name, slot.score] as const] : [])),
    ),
  )
  const named = readerFor([...sites.keys()])
    .mentions(question)
    .flatMap(({ kind, id }) => (kind === 'site' ? [String(id)] : []))
  if (named.length > 0) {
    // What is worth little by itself may be what it wants to see.
    const wish = wishes.find((one) => one.about === 'see' && one.names.includes(named[0]!))
    if (wish && CHANGES.test(question) && new Set(named).size === 1) return `No, please not. ${say(wish)}`
    return ofSites([...new Set(named)], question, sites)
  }
  if (FAVOURITE.test(question) && !/\bplan\b/.test(question)) {
    const [best] = last.slots.flatMap((slot) => (slot.kind === 'site' ? [slot] : [])).sort((a, b) => b.score - a.score)
    return best && `I like ${best.name} best, it is worth ${best.score} to me.`
  }
  if (
    shown.length > 1 &&
    BEST_PLAN.test(question) &&
    PLANS.test(question) &&
    !/\b(?:find|make|get|can|could|change|improve)\b/.test(question)
  )
    return compare(shown)
  if (TOTAL.test(question)) return `It is ${last.total} in all.`
  return undefined
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function compare(shown: readonly Score[]): string {
  const totals = shown.map(({ total }) => total)
  const best = totals.indexOf(Math.max(...totals))
  const name = (at: number): string =>
    at === totals.length - 1 ? 'the last plan' : at < ORDINALS.length ? `the ${ORDINALS[at]} plan` : 'an earlier plan'
  const other = best === totals.length - 1 ? totals.length - 2 : totals.length - 1
  return `For me ${name(best)} is the best, with ${totals[best]}; ${name(other)} has ${totals[other]}.`
}

/** What sites that were shown are worth, and what follows where one is to go. */
function ofSites(named: readonly string[], question: string, sites: ReadonlyMap<string, number>): string | undefined {
  const [first, second] = named
  const worth = sites.get(first!)!
  const other = second === undefined ? undefined : sites.get(second)!
  if (CHANGES.test(question)) {
    if (other !== undefined)
      return `${other > worth ? 'Yes' : 'No'}, ${second} is worth ${other} to me and ${first} ${worth}.`
    const unknown = /\b(?:with|for|by) (?:the )?\w+/.test(question)
      ? ' What you would take for it I have not seen yet.'
      : ''
    return worth < 0
      ? `Yes, ${first} is worth ${worth} to me.${unknown}`
      : `Rather not, ${first} is worth ${worth} to me.${unknown}`
  }
  if (!HOW_MUCH.test(question)) return undefined
  return other === undefined
    ? `${first} is worth ${worth} to me.`
    : `${named.map((name) => `${name} is worth ${sites.get(name)!}`).join(', ')}.`
}

/** Three names in a row of words that tell a day, which is no plan yet: nothing can be said of what it is worth. */
export function asksToPropose(text: string, { observation, book }: Asked): string | undefined {
  if (!observation.may.message.length || !TELLS_A_DAY.test(text)) return undefined
  const names = new Set(text.match(NAME) ?? [])
  return names.size < observation.stops
    ? undefined
    : book.fresh([
        'Please propose it as a plan (propose A, B, C), then I can tell you what it is worth to me.',
        'I can only judge that once you propose it: propose A, B, C.',
      ])
}

const TELLS_A_DAY =
  /\b(?:start|begin|then|finish|end|afterwards|after that|first|plan|route|day|suggest|idea|visit|go to|how about|what about|stops?)\b/i
const NAME = /(?<=[a-z,:;] )(?:The )?[A-Z][\w'’&]+(?: (?:(?:and|of|the|&) )?[A-Z][\w'’&]+)*/g
