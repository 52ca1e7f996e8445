/**
 * How often a dialogue goes wrong in the ways that the paper describes (section 7.2), counted over its log by rules: offers
 * made again, requests passed over, facts that nobody could have, and announcements that were not kept.
 */
import type { Event } from '../../../../core/event.ts'
import type { Game, Seat } from '../../../../core/game.ts'
import { same, type Json } from '../../../../core/json.ts'
import { replay } from '../../../../core/replay.ts'
import { TALK } from './talk-about.ts'

/** What is counted, with its name in a table. */
export const FAILURES = {
  repeatedOffers: 'offers made before',
  ignoredRequests: 'requests passed over',
  askedAgain: 'said again',
  inventedFacts: 'facts that are none',
  brokenCommitments: 'announcements not kept',
} as const

export type Failures = Readonly<Record<keyof typeof FAILURES, number>>

/** Something that the next full offer of `by` should hold. */
interface Wanted {
  readonly by: Seat
  readonly things: readonly string[]
  readonly kind: 'ignoredRequests' | 'brokenCommitments'
}

/** Counts over one dialogue, all seats together. Throws where the log is of no dialogue game. */
export function countFailures(game: Game, events: readonly Event[]): Failures {
  const talk = TALK[game.name]
  if (!talk) throw new TypeError(`${game.name} is no dialogue game of the paper`)
  const counts = { repeatedOffers: 0, ignoredRequests: 0, askedAgain: 0, inventedFacts: 0, brokenCommitments: 0 }
  const offers: Json[] = []
  const said: { by: Seat; words: ReadonlySet<string> }[] = []
  let wanted: Wanted[] = []
  let before: unknown
  for (const { event, state } of replay(game, events)) {
    if (event.type === 'acted') {
      const { seat, action } = event
      const { type, text = '', proposal } = action as { type: string; text?: string; proposal?: Json }
      const sees = game.observe(before, seat)
      if (type === 'propose') {
        const things = talk.offered(proposal, sees)
        if (offers.some((one) => same(one, proposal!))) counts.repeatedOffers++
        offers.push(proposal!)
        if (talk.isFull(proposal))
          wanted = wanted.filter((one) => {
            if (one.by !== seat) return true
            if (!one.things.every((thing) => things.has(thing))) counts[one.kind]++
            return false
          })
      }
      if (text !== '' && (type === 'message' || type === 'propose' || type === 'reject')) {
        counts.inventedFacts += talk.invented(text, sees)
        if (isSaidAgain(said, seat, text)) counts.askedAgain++
        said.push({ by: seat, words: contentOf(text) })
        // What is said next may take back what was agreed on before.
        if (OBJECTION.test(text)) wanted = wanted.filter(({ kind }) => kind !== 'brokenCommitments')
        const { proposers } = state as { proposers: readonly Seat[] }
        // Whoever makes offers knows everything by name.
        const knows = game.observe(state, proposers.at(-1)!)
        if (type !== 'propose') wanted.push(...wishesIn(seat, text, proposers, (clause) => talk.named(clause, knows)))
      }
    }
    before = state
  }
  return counts
}

const COMMITS =
  /\b(?:i['’]?ll|i will|i['’]?m going to|i am going to|let me|we['’]?ll)\b[^?]*\b(?:propose|add|put|include|book|go with|assign|give|send|use|take|pick|choose|make it)\b/i
const REQUESTS =
  /\b(?:please|can you|could you|would you|make sure)\b|^(?:add|include|put|book|assign|give|use|swap)\b/i
const NOT = /\b(?:not|no|never|without|except|instead|remove|drop|skip|replace|or|if|unless|\w+n['’]t)\b/i
const OBJECTION = /\b(?:no|not|actually|instead|rather|wait|hmm|but|\w+n['’]t)\b/i

/** What a message announces for its speaker's own offer, or asks to be in the other's. */
function wishesIn(
  seat: Seat,
  text: string,
  proposers: readonly Seat[],
  named: (clause: string) => readonly string[],
): Wanted[] {
  return clausesOf(text).flatMap((clause): Wanted[] => {
    if (NOT.test(clause)) return []
    const things = named(clause)
    if (things.length === 0) return []
    if (COMMITS.test(clause) && proposers.includes(seat)) return [{ by: seat, things, kind: 'brokenCommitments' }]
    if (!REQUESTS.test(clause)) return []
    return proposers.filter((by) => by !== seat).map((by) => ({ by, things, kind: 'ignoredRequests' }))
  })
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[.!;\n]|(?<=\?)| - |, (?=(?:but|and then|then|so)\b)/)
    .map((clause) => clause.trim())
    .filter(Boolean)

/** Nearly the same words as the same speaker used before somebody else spoke. */
function isSaidAgain(said: readonly { by: Seat; words: ReadonlySet<string> }[], seat: Seat, text: string): boolean {
  const words = contentOf(text)
  if (words.size < FEWEST_WORDS) return false
  const last = said.findLastIndex(({ by }) => by !== seat)
  return said.slice(0, last + 1).some((one) => one.by === seat && overlap(one.words, words) >= ALIKE)
}

const FEWEST_WORDS = 4
const ALIKE = 0.8

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size)
}

const contentOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z0-9$']+/g) ?? []).filter((word) => word.length > 2))
