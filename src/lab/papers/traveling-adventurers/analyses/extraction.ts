/** How well the extractor reads messages: its claims against the true coins, and against what the messages say. */
import type { Event, EventOf } from '../../../../core/event.ts'
import { rulesExtractor } from '../../../../agents/traveling-adventurers/language/extractor/rules.ts'
import type { Extracted, Heard } from '../../../../agents/traveling-adventurers/language/extractor/extractor.ts'
import type { Claim, Verdict } from '../../../../agents/traveling-adventurers/language/partner-world.ts'
import { partnerOf, travelingAdventurers as game, type Player } from '../../../../games/traveling-adventurers/index.ts'

export interface ExtractionCounts {
  /** Claims that were taken in or known already, and how many of them are true of the house. */
  claims: number
  right: number
  /** Coins that the rules for controlled English read from the same messages, true ones only, and how many were claimed. */
  told: number
  found: number
  /** Claims that were refused (no such hallway, out of bounds), contradictions, messages that could not be read at all. */
  refused: number
  contradictions: number
  unread: number
  messages: number
}

/** Adds up over one episode. Both sides are counted together. */
export function countExtractions(events: readonly Event[]): ExtractionCounts {
  const counts = { claims: 0, right: 0, told: 0, found: 0, refused: 0, contradictions: 0, unread: 0, messages: 0 }
  const started = events.find((event): event is EventOf<'started'> => event.type === 'started')
  if (!started) return counts
  const state = game.start(started.config as never, started.seed)
  for (const event of events) {
    if (event.type !== 'noted' || event.kind !== 'extracted') continue
    const { message, claims, corrections, verdicts } = event.data as unknown as Extraction
    const speaker = partnerOf(event.seat)
    const truth = truthOf(state.house, speaker)
    counts.messages++
    if (claims === null) counts.unread++
    for (const { claim, verdict } of verdicts) {
      if (verdict === 'refused') counts.refused++
      else counts.claims++
      if (verdict === 'contradiction') counts.contradictions++
      if (verdict !== 'refused' && truth.has(keyOf(claim))) counts.right++
    }
    const claimed = new Set([...(claims ?? []), ...(corrections ?? [])].map(keyOf))
    for (const key of readByRules(message, game.observe(state, event.seat)))
      if (truth.has(key)) {
        counts.told++
        if (claimed.has(key)) counts.found++
      }
  }
  return counts
}

interface Extraction {
  readonly message: string
  readonly claims: readonly Claim[] | null
  readonly corrections?: readonly Claim[]
  readonly verdicts: readonly Verdict[]
}

const keyOf = ([a, b, coins]: Claim): string => `${[a, b].sort().join('-')} ${coins}`

function truthOf({ rooms, weights }: ReturnType<typeof game.start>['house'], seat: Player): ReadonlySet<string> {
  const keys = rooms.flatMap((a, i) => rooms.map((b, j) => keyOf([a, b, weights[seat][i * rooms.length + j]!])))
  return new Set(keys)
}

function readByRules(message: string, observation: Heard['observation']): ReadonlySet<string> {
  const heard = { message, observation, known: [] }
  const { claims = [], corrections = [] } = rulesExtractor.extract(heard, undefined as never) as Extracted
  return new Set([...claims, ...corrections].map(keyOf))
}
