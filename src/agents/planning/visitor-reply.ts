/** What the symbolic visitor of Planning answers to questions that ask for no list of wishes: about one thing, about a plan, beside it all. */
import type { PlanningShown } from '../../games/planning/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import { capital, list } from '../english/index.ts'
import { readerFor } from './english.ts'
import type { PlanningObservation } from './observation.ts'
import { keyOfText } from './report.ts'
import type { Asked } from './visitor-asked.ts'
import { choose, leaningOf, onTopic, tellDislikes } from './visitor-choices.ts'
import { answerOnPlans, asksToPropose } from './visitor-plans.ts'
import { answerOnNamed, knownNames, settles, withFullNames } from './visitor-named.ts'
import type { Wish } from './wished.ts'

type Score = NonNullable<PlanningShown['score']>

/** Questions that are answered with yes or no, or by taking one of two. */
const ASKS_OF_ONE =
  /^(?:\w+,? )?(?:(?:\w+ \w+, )?if [^,?]{3,80}, )?(?:what (?:do|did) you mean|do|does|is|are|would|will|should|shall|can|could|may|must|how about|what about|what do you think (?:of|about)|which is|which (?:would|do) you)\b/
/** "Would music bother you?" */
const BOTHERS = /\b(?:bother|mind|avoid|dislike|hate|annoy|disturb|object to|a problem)\b/
const MEANS = /^what (?:do|did) you mean\b/
const INCLUDES = /\b(?:include|add|take|plan|put|visit|see) (?:(?:it|them|both|that|those|these|all)\b)/
const YES_OR_NO = /^(?:\w+,? )?(?:do|does|is|are|would|will|should)\b/
const LEAVES_OUT =
  /\b(?:skip|drop|le(?:ave|ft|aving) (?:\w+ ){0,4}?out|without|instead of|do without|omit|replace|not (?:see|go))\b/
const ASKS_FOR_MORE =
  /\b(?:spend|pay|budget|stretch)\b.*\b(?:more|extra|higher|up|raise|flexible)\b|\braise\b.*\bbudget\b|\b(?:could|can|would|may|might|will) (?:you|we|i) (?:\w+ ){0,2}go (?:\w+ ){0,2}(?:over|above|beyond|higher)\b/
const OF_PLAN =
  /\b(?:wrong|worst|bad|change|better|why|reject\w*|refuse\w*|like (?:it|that|this)|which (?:part|stop|place)|problem|improve)\b/

/** "Tell me whether the view still matters." */
const TELL_ME =
  /\b((?:tell me|let me know|i wonder|i would like to know|i'd like to know)\b[^.!?\n]{0,20}\b(?:whether|if)\b[^.!?\n]*)[.!]?(?=\s|$)/g

/** Nobody asks in more characters. */
const LONGEST = 600

/** The answer to what the assistant said last; undefined: it asks for wishes, or for nothing. */
export function replyToAssistant(text: string, asked: Asked): string | undefined {
  const { observation, book } = asked
  if (text.length > LONGEST) return undefined
  const plan = lastShown(observation)
  const aside = asideIn(text)
  switch (aside) {
    case 'bot':
      return book.fresh(['I am a program that plays a visitor.', 'I am no person, but I play one who visits the town.'])
    case 'rules':
      return book.fresh([
        `You propose a day with ${observation.stops} stops, and I tell you what it is worth to me.`,
        'Just propose places by what I wish, and I say how good they are for me.',
      ])
    case 'leaving':
      return book.fresh(['Bye! I would still like to see a plan.', 'What a pity. Leave me a plan before you go?'])
    case 'secret':
      return book.fresh(['I can only tell you what I wish for.', 'No, but ask me whatever you like.'])
    case 'counter':
      if (plan === undefined)
        return book.fresh(['I do not know the town, so please choose for me.', 'Whatever fits my wishes best.'])
      break
    default:
  }
  const told = onPrice(text, asked) ?? settles(text, asked) ?? answerOnNamed(text, asked)
  if (told !== undefined) return told
  const questions =
    withFullNames(text.toLowerCase().replaceAll('’', "'").replace(TELL_ME, '$1?'), knownNames(asked)).match(
      /(?:[^.!?\n]|\.(?=\d))*\?/g,
    ) ?? []
  const answers = questions
    .flatMap((one) => one.split(/, (?:and|or) (?=(?:how|what|which|do|are|is|would|could|can|shall|should)\b)/))
    .flatMap((one) => {
      const question = one.trim()
      return (
        (plan?.score && onLegs(question, plan.score)) ??
        answerOnPlans(question, asked) ??
        answerOne(question, asked) ??
        (plan?.score && ofPlan(question, plan.score, asked)) ??
        (asideIn(question) === 'reason'
          ? book.fresh(['It is just what I would like.', 'No special reason, that is what I wish for.'])
          : undefined) ??
        []
      )
    })
  return answers.length > 0 ? [...new Set(answers)].slice(0, 2).join(' ') : asksToPropose(text, asked)
}

/** To words that ask nothing: thanks, an excuse, a moment that is needed. */
export function reactTo(text: string, { book }: Asked): string | undefined {
  const words = text.toLowerCase()
  if (words.includes('?') || words.length > 80) return undefined
  if (
    /\b(?:one moment|a moment|let me|still (?:search\w*|look\w*|think\w*)|wait|hold on|just a (?:sec\w*|minute))\b/.test(
      words,
    )
  )
    return book.fresh(['Take your time.', 'No hurry.', 'Sure, I can wait.'])
  if (/\b(?:sorry|apologies)\b/.test(words)) return book.fresh(['No problem.', 'Never mind.', 'That is fine.'])
  if (/^\W*(?:many )?(?:thanks|thank you|thx)\b/.test(words)) return book.fresh(['You are welcome.', 'With pleasure.'])
  return undefined
}

function lastShown({ talk }: PlanningObservation): PlanningShown | undefined {
  const line = talk.findLast(({ kind }) => kind === 'proposal')
  return line?.kind === 'proposal' ? line.shown : undefined
}

/** "It is $90, can you afford that?" */
const WITHIN_MEANS =
  /\b(?:within (?:your|the) (?:means|budget|limit)|afford|too (?:much|dear|expensive|pricey|costly)|price range|in (?:your|the) budget|(?:fits?|match(?:es)?) your budget)\b[^.!?]*\?/i
const PRICE = /\$ ?(\d{1,4})\b|\b(\d{1,4}) ?(?:dollars|bucks|\$|a head|per head|each|apiece|per person)/gi

function onPrice(text: string, { wishes, say, book }: Asked): string | undefined {
  const budget = wishes.find(({ about }) => about === 'budget')
  const found = [...text.matchAll(PRICE)].at(-1)
  if (budget?.about !== 'budget' || found === undefined || !WITHIN_MEANS.test(text)) return undefined
  const price = Number(found[1] ?? found[2])
  return price > budget.limit
    ? `$${price} is too much for me. ${say(budget)}`
    : book.fresh([`$${price} is within my budget.`, `I can spend $${price}.`])
}

/** "Do you like museums?", "is wifi a must?", "shall we skip the lighthouse?", "how about Kite Hill?" */
function answerOne(question: string, asked: Asked): string | undefined {
  const { observation, wishes, book, say } = asked
  if (
    /\bhow many (?:people|persons|of you|are (?:you|there))\b|\bhow (?:big|large) is your (?:group|party)\b/.test(
      question,
    )
  ) {
    const group = observation.preferences!.find((text) => /\bgroups?\b/.test(text))
    return group === undefined ? book.fresh(['That does not matter.']) : `${capital(group)}.`
  }
  if (/\bhow (?:many|old)\b.*\b(?:kids?|children|they|youngest|oldest)\b|\bhow old\b/.test(question)) {
    const kids = observation.preferences!.find((text) => /\b(?:kids?|children|family|families)\b/i.test(text))
    return kids === undefined
      ? book.fresh(['There are no children to think of.'])
      : book.fresh([`How many and how old I cannot say, only this: ${kids.replace(/\.$/, '')}.`])
  }
  const shown = observation.talk.flatMap((line) =>
    line.kind === 'proposal'
      ? (line.shown.score?.slots ?? []).flatMap((slot) => (slot.kind === 'site' ? [slot] : []))
      : [],
  )
  const wished = wishes.flatMap((wish) => (wish.about === 'see' ? wish.names : []))
  const names = [...new Set([...wished, ...shown.map(({ name }) => name)])]
  const budget = wishes.find(({ about }) => about === 'budget')
  if (budget && ASKS_FOR_MORE.test(question)) return `Rather not. ${say(budget)}`
  const answer = tellDislikes(question, asked) ?? (MEANS.test(question) ? undefined : choose(question, names, asked))
  if (answer !== undefined) return answer
  if (!ASKS_OF_ONE.test(question)) return undefined
  const mentions = readerFor(names).mentions(question)
  const of = (...kinds: string[]) => mentions.filter(({ kind }) => kinds.includes(kind))
  const [site] = of('site')
  if (site) {
    const wish = wishes.find((one) => one.about === 'see' && one.names.includes(String(site.id)))
    if (wish && LEAVES_OUT.test(question)) return `No, please not. ${say(wish)}`
    // "Is it nicer than the other?" wants no yes.
    if (wish) return /\w(?:er|ore|se) than\b/.test(question) ? say(wish) : `Yes, gladly. ${say(wish)}`
    const known = shown.findLast(({ name }) => name === site.id)!
    return `${known.name} is worth ${known.score} to me.`
  }
  const things = of('feature', 'type', 'cuisine', 'alcohol type', 'ambience')
  const topic = things.length === 0 ? (onTopic(question, wishes)?.[0] ?? undefined) : undefined
  // To "this, or is money more important?" a yes would say nothing.
  const isEither = /\bor\b/.test(question)
  if (topic !== undefined && YES_OR_NO.test(question)) return isEither ? say(topic) : `Yes. ${say(topic)}`
  if (things.length === 0) {
    if (INCLUDES.test(question))
      return book.fresh(['Gladly, and I tell you what it is worth to me once I see the plan.', 'Yes, show me that.'])
    return /^(?:(?:how|what) about|what do you think (?:of|about)) (?!you\b|it\b|that\b|this\b)/.test(question)
      ? book.fresh(['I do not know it, but why not.', 'No idea what it is like, try me.'])
      : undefined
  }
  const [leaning] = things.flatMap((thing) =>
    wishes.flatMap((wish) => {
      const way = leaningOf(wish, thing)
      return way === undefined ? [] : [{ wish, way }]
    }),
  )
  if (leaning === undefined)
    return book.fresh([
      'That does not matter to me.',
      'I do not mind either way.',
      'Not especially, but it does not bother me.',
      'I have no wish there.',
    ])
  const against = leaning.way === 'against'
  if (MEANS.test(question)) return `Just what it says. ${say(leaning.wish)}`
  if (isEither) return say(leaning.wish)
  const turned = LEAVES_OUT.test(question) || BOTHERS.test(question)
  return `${turned ? (against ? 'Yes.' : 'Rather not.') : against ? 'No.' : 'Yes.'} ${say(leaning.wish)}`
}

/** What is wrong with the last plan, what should change, whether it is better than the one before. */
function ofPlan(question: string, score: Score, { observation, wishes, book }: Asked): string | undefined {
  if (!OF_PLAN.test(question) || / (?:plan|day|one) with /.test(question)) return undefined
  const totals = observation.talk.flatMap((line) =>
    line.kind === 'proposal' && line.full && line.shown.score ? [line.shown.score.total] : [],
  )
  const before = totals.at(-2)
  if (/^(?:is|was) (?:it|that|this)(?: one)? (?:any )?better\b/.test(question) && before !== undefined)
    return score.total > before
      ? `Yes, ${score.total} in all, it was ${before} before.`
      : `No, it is ${score.total} in all, it was ${before} before.`
  const parts = partsOf(score, missing(wishes)).sort((a, b) => a.score - b.score)
  const [worst, next] = parts
  if (worst === undefined || worst.score >= 5)
    return book.fresh([
      'There is little wrong with it, I only hope for more.',
      'Nothing much, maybe there is a better one.',
    ])
  const bad = [worst, ...(next && next.score < 0 ? [next] : [])].map(({ name, score }) => `${name} (${score})`)
  return book.fresh([
    `Above all ${list(bad)}.`,
    `What costs me most: ${list(bad)}.`,
    `I would change ${list(bad)}.`,
    `It is ${list(bad)} that I mind.`,
  ])
}

/** "Is it the way to the park or the one to the cafe that annoys you?" */
const OF_LEGS = /\b(?:ways?|walks?|legs?|distances?|trips?) (?:to|from|between)\b.*\bor\b/
function onLegs(question: string, { slots }: Score): string | undefined {
  if (!OF_LEGS.test(question)) return undefined
  const legs = slots.flatMap((slot, at) => {
    const next = slots[at + 1]
    return slot.kind === 'travel' && next?.kind === 'site' ? [`the way to ${next.name} ${slot.score}`] : []
  })
  return legs.length > 1 ? `For me ${list(legs)}.` : undefined
}

/** How it is said that a place is missing. */
const missing = (wishes: readonly Wish[]): string =>
  `${list(wishes.flatMap((wish) => (wish.about === 'see' && wish.must ? [wish.names.join(' or ')] : [])))} missing`

function partsOf({ slots, checklist }: Score, unseen: string): { name: string; score: number }[] {
  const way = slots.reduce((sum, slot) => sum + (slot.kind === 'travel' ? slot.score : 0), 0)
  return [
    ...slots.flatMap((slot) => (slot.kind === 'site' ? [{ name: slot.name, score: slot.score }] : [])),
    { name: 'the way', score: way },
    ...checklist.flatMap(({ text, score }) => {
      const key = keyOfText(text)
      return key === undefined || score >= 0
        ? []
        : [{ name: key === 'budget' ? 'the price' : key === 'see' ? unseen : `no ${key}`, score }]
    }),
  ]
}
