/** Published games as released: `optimization.jsonl`, `itinerary.jsonl`, `mediation.jsonl`, one record a line. */
import { InvalidInput } from '../../../../core/errors.ts'
import { readCleaned, type CleanedEntry } from './read-cleaned.ts'
import type { DialogueDomain, PublishedGame } from './published-game.ts'

export const RELEASED_FILES: Readonly<Record<string, DialogueDomain>> = {
  'optimization.jsonl': 'assignment',
  'itinerary.jsonl': 'planning',
  'mediation.jsonl': 'mediation',
}

/** Games that are examples in the published prompts, by file and line. */
const EXAMPLES = ['assignment-46', 'assignment-50', 'planning-2', 'mediation-1']

/** Throws {@link InvalidInput} with the line that is not as expected. */
export function readReleased(text: string, domain: DialogueDomain, name: string): PublishedGame[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const records = lines.map((line, i) => {
    try {
      return clean(JSON.parse(line), domain, i)
    } catch (error) {
      throw new InvalidInput(`${name}, line ${i + 1}: ${(error as Error).message}`)
    }
  })
  return readCleaned(records, name)
}

/* Records are checked after they have been put into the cleaned form. */
type Loose = any

function clean(record: Loose, domain: DialogueDomain, line: number): object {
  const result = record.result ?? {}
  return {
    id: `hh-${domain}-${String(line).padStart(3, '0')}`,
    domain,
    usedInRepoPrompt: EXAMPLES.includes(`${domain}-${line}`) ? 'example' : null,
    state:
      domain === 'assignment' ? cleanTable(record) : domain === 'planning' ? cleanTown(record) : cleanTrips(record),
    log: record.action_log.flatMap((entry: Loose) => cleanEntry(entry, record, domain)),
    recorded: { score: result.score, best: result.best, worst: result.worst },
  }
}

const cleanTable = ({ table, mask1, mask2, scale1, scale2 }: Loose): object => ({
  values: table,
  masks: [mask1, mask2],
  scales: [scale1, scale2],
})

const cleanTown = ({ events, preferences }: Loose): object => ({
  events: events.map(({ id_, name, etype, loc, est_price, features }: Loose) => ({
    id: id_,
    name,
    type: etype,
    loc,
    price: est_price,
    features,
  })),
  preferences: preferences.map(([text, weight, kind, args]: Loose) => ({
    kind,
    text,
    weight,
    ...(kind === 'FeaturePreference' && { feature: args.name, bad: args.value_sets[0], good: args.value_sets[1] }),
    ...(kind === 'PriceBudgetPreference' && { budget: args.budget }),
    ...(kind === 'WantToGo' && { names: args.event_set, penalize: args.penalize }),
    ...(kind === 'AtLeastOneEventType' && { type: args.etype, penalize: args.penalize }),
  })),
})

const cleanTrips = ({ player_data }: Loose): object => ({
  arrivalPref: player_data[0].arrival_time_pref,
  users: player_data.slice(0, 2).map(({ flights, calendar, shared_calendar, mean_price, price_pref }: Loose) => ({
    flights: flights.map(({ carrier, price, start, end, duration }: Loose) => ({
      carrier,
      price,
      start,
      end,
      duration,
    })),
    calendar: calendar.map(({ start, end, importance }: Loose) => ({
      start,
      end,
      importance,
      shared: shared_calendar.some((shared: Loose) => shared.start === start),
    })),
    sharedOrder: shared_calendar.map((shared: Loose) =>
      calendar.findIndex(({ start }: Loose) => start === shared.start),
    ),
    meanPrice: mean_price,
    pricePref: price_pref,
  })),
})

/**
 * One entry of a released log. In planning the players of proposals and answers are mislabelled in most games: only the
 * assistant proposes, only the user answers.
 */
function cleanEntry(entry: Loose, record: Loose, domain: DialogueDomain): CleanedEntry[] {
  const t = entry.time as number | undefined
  switch (entry.type) {
    case 'message': {
      const room = entry.vroom ?? entry.message.virtual_room_id
      return [
        {
          kind: 'message',
          player: entry.message.from_player,
          text: entry.message.data,
          ...(domain === 'mediation' && { room }),
        },
      ]
    }
    case 'proposal':
      return [{ kind: 'proposal', t, ...cleanProposal(entry, record, domain) }]
    case 'proposal_response':
      return [{ kind: 'response', t, player: entry.response.from_player, accept: entry.response.accept }]
    default:
      return []
  }
}

function cleanProposal(entry: Loose, { player_data }: Loose, domain: DialogueDomain) {
  if (domain === 'assignment') {
    const reviewerOfPaper: number[] = []
    for (const [reviewer, paper] of entry.proposal_ids) reviewerOfPaper[paper] = reviewer
    return { player: entry.player as number, text: entry.proposal as string, reviewerOfPaper }
  }
  if (domain === 'planning') {
    const events = [0, 2, 4].map((slot) => entry.proposal[slot]?.id_ ?? null)
    return { player: 1, events: events as (number | null)[] }
  }
  const flights = entry.proposals.map(({ flight_id, proposal_data }: Loose, user: number): number => {
    if (flight_id !== undefined) return flight_id
    const { carrier, price, start, end } = proposal_data
    return player_data[user].flights.findIndex(
      (flight: Loose) =>
        flight.carrier === carrier && flight.price === price && flight.start === start && flight.end === end,
    )
  })
  return { player: 2, flights: flights as number[] }
}
