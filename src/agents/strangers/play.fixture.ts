/** Episodes in which some seats are taken by strangers, the others by symbolic agents. */
import type { Agent } from '../../core/agent.ts'
import type { Game } from '../../core/game.ts'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { asProblem, type PlanningWorld } from '../../games/planning/index.ts'
import { solveItinerary } from '../../solvers/itinerary.ts'
import { agents } from '../index.ts'
import { tellEverything, type StrangerOptions } from './assignment.fixture.ts'
import { tellCalendar, type Telling as CalendarTelling } from './mediation.fixture.ts'
import { ANNOUNCEMENTS, tellAll, tellScore, type Telling as VisitorTelling } from './planning.fixture.ts'

/** Who takes a seat of an episode; undefined: the symbolic agent. `world` is the deal, of which a seat knows its part. */
export type Seating = (seat: string, seed: number, world: unknown) => Agent<any, any> | undefined

export interface Played {
  readonly status: string
  readonly normalised: number
  readonly proposals: number
}

/** Plays one episode with the game's defaults. */
export async function playWith(name: string, seed: number, stranger: Seating): Promise<Played> {
  const game: Game = await games[name]!()
  const symbolic = (await agents(name)).find((one) => one.name === 'symbolic')!
  const config = validate<any>(game.config, {}, 'config')
  const options = symbolic.options ? validate<any>(symbolic.options, {}, 'options') : null
  const { world } = game.start(config, seed) as { world: unknown }
  const seats = Object.fromEntries(
    game.seats(config).map((seat) => {
      const agent = stranger(seat, seed, world) ?? symbolic.create({ game, config, seat, options })
      return [seat, { name: 'one', agent }]
    }),
  )
  const { status, outcome } = await play({ game, config, seed, seats })
  const metrics = outcome!.metrics as Record<string, number>
  return { status, normalised: metrics.normalised!, proposals: metrics.proposals! }
}

/** Says what it has to say, then waits; accepts after it has refused so many full proposals, giving its view of each. */
function speaker(
  tell: (observation: any) => string,
  { refusals = 0, judge = () => '' }: { refusals?: number; judge?: (observation: any) => string } = {},
): Agent<any, any> {
  return {
    act(observation) {
      const { may, open, talk, seat } = observation
      const refused = talk.filter((line: any) => line.kind === 'response' && line.by === seat && !line.accept).length
      if (may.answer) return { action: { type: refused < refusals ? 'reject' : 'accept' } }
      if (open || may.message.length === 0) return {}
      const told = talk.some((line: any) => line.kind === 'message' && line.by === seat)
      const last = talk.findLastIndex((line: any) => line.kind === 'proposal')
      const judged = talk.slice(last).some((line: any) => line.kind === 'message' && line.by === seat)
      const view = told && last >= 0 && !judged ? judge(observation) : ''
      const text = told ? view || 'I have told you all I know, please go ahead.' : tell(observation)
      return { action: { type: 'message', text } }
    },
  }
}

/** Either player of Assignment, by turns, tells all it sees. */
export const inAssignment =
  (options: Omit<StrangerOptions, 'random'>): Seating =>
  (seat, seed) =>
    seat === `player-${1 + (seed % 2)}`
      ? speaker((observation) => tellEverything(observation, { random: new Random(seed, 'stranger'), ...options }))
      : undefined

/** The visitor of Planning tells all its wishes, and refuses so many proposals with what they score. */
export const visitor =
  ({ refusals = 0, ...words }: Omit<VisitorTelling, 'random'> & { refusals?: number }): Seating =>
  (seat, seed, world) => {
    if (seat !== 'user') return undefined
    const telling = { random: new Random(seed, 'stranger'), ...words }
    return speaker(() => tellAll((world as PlanningWorld).preferences, telling), {
      refusals,
      judge: ({ talk }) => {
        const { shown } = talk.findLast((line: any) => line.kind === 'proposal')
        return shown.score ? tellScore(shown.score, telling) : ''
      },
    })
  }

/** The assistant of Planning announces and proposes the best day at once. */
export const announcer =
  ({ unseen = false, sentences }: { unseen?: boolean; sentences?: readonly string[] }): Seating =>
  (seat, seed, world) => {
    if (seat !== 'assistant') return undefined
    const random = new Random(seed, 'stranger')
    const { sites } = world as PlanningWorld
    const events = solveItinerary(asProblem(world as PlanningWorld)).sites.map((i) => sites[i]!.id)
    return {
      act({ may, open, talk }) {
        if (open || !may.propose) return {}
        const said = talk.some((line: any) => line.kind === 'message' && line.by === seat)
        if (said) return { action: { type: 'propose', proposal: { events } } }
        const { seen, unseen: kept } = ANNOUNCEMENTS
        return { action: { type: 'message', text: random.pick(sentences ?? (unseen ? kept : seen)) } }
      },
    }
  }

/** The travellers of Mediation tell their whole calendars. */
export const travellers =
  (options: Omit<CalendarTelling, 'random'>): Seating =>
  (seat, seed) =>
    seat.startsWith('user')
      ? speaker(({ privateCalendar, sharedCalendar }) =>
          tellCalendar([...privateCalendar, ...sharedCalendar], {
            random: new Random(seed, `stranger ${seat}`),
            ...options,
          }),
        )
      : undefined
