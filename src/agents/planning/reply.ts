/** What the symbolic assistant of Planning does with words that tell no wish: questions about places, why, that somebody has to go. */
import type { Site } from '../../games/planning/index.ts'
import { asideIn, isPleased } from '../dialogue/asides.ts'
import { list } from '../english/index.ts'
import { recalledIn } from '../mediation/recall.ts'
import type { Belief } from './belief.ts'
import { earlierIn } from './earlier.ts'
import { announces, readerFor } from './english.ts'
import { answerFacts, whyTaken } from './facts.ts'
import { withoutInquiries } from './inquiries.ts'
import type { PlanningObservation } from './observation.ts'
import { readOpinions } from './opinions.ts'
import { opinionsOnPrices } from './prices.ts'
import { readReport } from './report.ts'
import type { AssistantAsides } from './speak-asides.ts'
import { readWishes } from './wish.ts'
import { readWithdrawn } from './withdrawn.ts'
import type { Wish } from './wished.ts'
import type { Town } from './town.ts'

/** A message, or where there is no text a proposal: of these events where they are given, with what is said beside it. */
export interface Reply {
  readonly text?: string
  readonly events?: readonly number[]
  readonly lead?: string | undefined
}

/** Whoever says more tells wishes. */
const LONGEST = 600

/** What to do about the visitor's last words; undefined: nothing in them asks for more than the next question or proposal. */
export function replyTo(
  { talk, seat, sites, stops }: PlanningObservation,
  belief: Belief,
  { asides, question }: { readonly asides: AssistantAsides; readonly question: () => string | undefined },
): Reply | undefined {
  const { tried } = belief
  const line = talk.at(-1)
  if (line?.kind !== 'message' || line.by === seat || line.text.length > LONGEST) return undefined
  const last = tried.at(-1)
  const names = sites!.map(({ name }) => name)
  const earlier = earlierIn(line.text, tried, sites!)
  if (earlier !== undefined && earlier.at === undefined) return { text: asides.pointsUnseen()! }
  // Who tells scores asks for a better day, and for no more.
  if (last !== undefined && readReport(line.text, last.proposed, names) !== undefined) return undefined
  const town = townOf({ talk, seat, sites }, belief, last?.events ?? [])
  const say = (text: string | undefined): Reply | undefined => {
    if (text === undefined) return undefined
    // Whoever is answered needs no greeting any more.
    const next = last === undefined ? question()?.replace(/^(?:Hi|Hello)! /, '') : undefined
    return { text: [text, next].filter(Boolean).join(' ') }
  }
  const aside = asideIn(line.text)
  switch (aside) {
    case 'bot':
      return say(asides.bot())
    case 'rules':
      // "What can you offer?"
      if (OFFERS.test(line.text)) return { lead: undefined }
      return say(asides.rules(stops))
    case 'numbers':
      return say(asides.numbers())
    case 'secret':
      return say(asides.secret())
    case 'leaving':
    case 'hurry':
      return { lead: asides.atOnce(aside === 'leaving') }
    default:
  }
  // Whoever is asked about a plan says yes to that one.
  const said = talk.findLast((other) => other.kind === 'message' && other.by === seat)
  // Nobody goes back to what he complains of.
  const complains = last?.opinions.some((one) => 'good' in one && !one.good) === true
  const back =
    complains || (said?.kind === 'message' && announces(said.text)) ? undefined : wantedAgain(line.text, tried)
  if (back !== undefined) {
    const events = back.events as readonly number[]
    return { events, lead: answerFacts(line.text, town) ?? asides.again(back.proposed[0]!) }
  }
  const change = aside === 'reason' && CHANGED.test(line.text) ? changeIn(tried, sites!) : undefined
  if (change !== undefined) return say(asides.whyChanged(...change))
  if (aside === 'reason') return say(last === undefined ? asides.whyAsked() : whyTaken(town, line.text))
  const facts = answerFacts(line.text, town)
  // Who turns a plan down and asks is answered beside the next.
  if (facts !== undefined && last?.rejected && turnsDown(line.text, town, names)) return { lead: facts }
  // Who had to refuse an open plan to ask about it gets it once more with the answer.
  const before = talk.at(-2)
  if (facts !== undefined && last && before?.kind === 'response' && !before.accept && asksOfStops(line.text, town))
    return last.events.includes(null) ? { lead: facts } : { events: last.events as readonly number[], lead: facts }
  if (facts !== undefined) return say(facts)
  if (last !== undefined && aside === 'opinion') return say(asides.opinion())
  const over = last === undefined ? undefined : beyondLimit(readWishes(line.text, names), belief, sites!)
  if (over !== undefined) return { lead: over }
  return last !== undefined && aside === 'counter' ? {} : undefined
}

const OFFERS = /\bwhat (?:can|could|do|would|will) you (?:offer|propose|suggest|recommend|show)\b/i
/** "Why did you swap it?" */
const CHANGED =
  /\b(?:chang\w+|swap\w*|replac\w+|remov\w+|drop\w*|exchang\w+|take (?:it|that) (?:out|away)|threw|took|took out|throw (?:it|that) out)\b/i

/** What went from the plan before the latest, and what came for it. */
function changeIn(tried: Belief['tried'], sites: readonly Site[]): [string, string] | undefined {
  const [before, now] = tried.slice(-2)
  if (before === undefined || now === undefined) return undefined
  const namesOf = (some: Belief['tried'][number], other: Belief['tried'][number]): string[] =>
    some.events.flatMap((id) => (other.events.includes(id) ? [] : (sites.find((site) => site.id === id)?.name ?? [])))
  const [out, taken] = [namesOf(before, now), namesOf(now, before)]
  return out.length === 0 || taken.length === 0 ? undefined : [list(out), list(taken)]
}

type Talk = Pick<PlanningObservation, 'talk' | 'seat' | 'sites'>

/** What is known when the last words are answered; `events` is the plan that is spoken of. */
const townOf = ({ talk, seat, sites }: Talk, { wishes }: Belief, events: readonly (number | null)[]): Town => ({
  sites: sites!,
  stops: events.flatMap((id) => sites!.find((site: Site) => site.id === id) ?? []),
  wishes,
  listed: listedIn(talk.slice(0, -1), seat, sites!),
  ...askedIn(talk, seat),
})

/** What the database answers to a question in the visitor's last words, to be said beside this plan or that before it. */
export function answerBeside(talk: Talk, belief: Belief, events: readonly (number | null)[]): string | undefined {
  const line = talk.talk.at(-1)
  return line?.kind === 'message' && line.by !== talk.seat && line.text.length <= LONGEST && line.text.includes('?')
    ? answerFacts(line.text, townOf(talk, belief, events))
    : undefined
}

/** Who asks for a kind of which each costs more than there is to spend is told so. */
function beyondLimit(asked: readonly Wish[], { wishes, missed }: Belief, sites: readonly Site[]): string | undefined {
  const budget = wishes.find((wish) => wish.about === 'budget')
  if (budget?.about !== 'budget') return undefined
  for (const type of missed) {
    if (!asked.some((wish) => wish.about === 'type' && wish.type === type)) continue
    const [first] = sites.filter((site) => site.type === type).sort((a, b) => a.price - b.price)
    if (first !== undefined && first.price > budget.limit)
      return `The cheapest ${type} is ${first.name}: $${first.price}, more than the $${budget.limit} that you have.`
  }
  return undefined
}

/** The sites that the assistant named last, in an answer. */
function listedIn(talk: PlanningObservation['talk'], seat: string, sites: readonly Site[]): readonly Site[] {
  const said = talk.findLast((line) => line.kind !== 'think' && line.by === seat)
  if (said?.kind !== 'message') return []
  const named = readerFor(sites.map(({ name }) => name)).mentions(said.text)
  return sites.filter(({ name }) => named.some(({ kind, id }) => kind === 'site' && id === name))
}

/** The question that the assistant's last words answered in part. */
function askedIn(talk: PlanningObservation['talk'], seat: string): { asked?: string } {
  const at = talk.findLastIndex((line) => line.kind === 'message' && line.by === seat)
  const said = talk[at]
  const before = talk.slice(0, Math.max(at, 0)).findLast((line) => line.kind === 'message' && line.by !== seat)
  return said?.kind === 'message' && / and \d+ more\b/.test(said.text) && before?.kind === 'message'
    ? { asked: before.text }
    : {}
}

/** Whether what is asked concerns the stops of the plan only: "how much is it?", "does the Mill have wine?" */
function asksOfStops(text: string, { sites, stops }: Town): boolean {
  const named = readerFor(sites.map(({ name }) => name))
    .mentions(text)
    .filter(({ kind }) => kind === 'site')
  return (
    /^[^.!?]*\?\s*$/.test(text) &&
    named.every(({ id }) => stops.some(({ name }) => name === id)) &&
    (named.length > 0 ||
      /\b(?:it|this(?! (?:town|city|place)\b)|that|they|these|those|we|all|the plan|there)\b/i.test(text)) &&
    !/\b(?:no|not|any\w*|some\w*|another|other|else|instead|near\w*|closer|cheaper|better|there an?|why|can|could)\b/i.test(
      text,
    )
  )
}

/** Whether a message says more than what it asks: what is wrong with a plan, or what is wanted. */
function turnsDown(text: string, { sites, stops }: Town, names: readonly string[]): boolean {
  // What somebody takes back asks for no other plan.
  const told = readWithdrawn(text, sites)
    .rest.split(/(?<=[.!?;\n])\s+/)
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) => withoutInquiries(sentence, names))
    .join(' ')
  return (
    readOpinions(told, stops, names).length > 0 ||
    opinionsOnPrices(told, stops, names).length > 0 ||
    readWishes(told, names).length > 0
  )
}

/** The plan that somebody goes back to, or who refused it takes now: "the first plan was better", "sounds good, do it". */
function wantedAgain(text: string, tried: Belief['tried']): Belief['tried'][number] | undefined {
  // "That's bad. Try again."
  const words = plain(text).replaceAll(/ try (?:it )?(?:once )?(?:again|more) /g, ' ')
  const recalled = OF_PLANS.test(words) ? recalledIn(words, tried.length, false)?.better : undefined
  const accepts =
    isPleased(text) ||
    readerFor([])
      .read(text)
      .some(({ acts }) => acts.some(({ type }) => type === 'accept'))
  const wanted = tried[recalled ?? (accepts ? tried.length - 1 : -1)]
  if (wanted === undefined || wanted.events.includes(null)) return undefined
  return tried.filter((one) => one.events.join() === wanted.events.join()).length < 3 ? wanted : undefined
}

/** "Keep the first, swap the others" is said of stops. */
const OF_PLANS = / (?:plans?|days?|itinerary|proposals?|offers?|versions?|suggestions?|options?|ideas?|back|again) /

/** The words between single spaces. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(/[^a-z0-9$' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
