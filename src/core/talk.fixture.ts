/** A small game of talk, and tables to play it at. */
import * as z from 'zod'
import type { Agent } from './agent.ts'
import { IllegalAction } from './errors.ts'
import type { Game } from './game.ts'
import { memoryLog } from './log.ts'
import type { Model } from './model.ts'
import { play } from './play.ts'
import { openTable } from './open-table.ts'
import type { TableOptions } from './table.ts'

export interface State {
  readonly said: readonly string[]
  readonly pending: Readonly<Record<string, string>>
}

const words = z.strictObject({ text: z.string() })

/** Two take turns, or both at once, until so much was said. */
export const talk = (most: number, order: 'turns' | 'at once' | 'freely' = 'turns'): Game<object, State> => ({
  name: 'talk',
  version: 1,
  title: 'Talk',
  about: 'Talk until all is said.',
  config: z.strictObject({}),
  action: words,
  observation: z.unknown(),
  metrics: {},
  seats: () => ['alice', 'bob'],
  start: () => ({ said: [], pending: {} }),
  turn({ said, pending }) {
    if (said.length >= most) return { must: [], may: [] }
    if (order === 'freely') {
      return { must: [], may: ['alice', 'bob'], clock: { after: 60_000, since: 'tick', action: { text: 'tick' } } }
    }
    if (order === 'turns') return { must: [['alice', 'bob'][said.length % 2]!], may: [] }
    return { must: ['alice', 'bob'].filter((seat) => !(seat in pending)), may: [] }
  },
  observe: ({ said }) => ({ said }),
  act(state, seat, { text }) {
    if (text === 'bug') throw new TypeError('a bug of the game')
    if (text === 'forbidden') throw new IllegalAction('Not that word.')
    if (order !== 'at once') return { ...state, said: [...state.said, `${seat}: ${text}`] }
    const pending = { ...state.pending, [seat]: text }
    if (Object.keys(pending).length < 2) return { ...state, pending }
    return { pending: {}, said: [...state.said, `${pending['alice']} and ${pending['bob']}`] }
  },
  outcome: ({ said }) =>
    said.length >= most ? { scores: { alice: 0, bob: 0 }, metrics: {}, reason: 'all is said' } : undefined,
  sample: () => ({ text: 'hm' }),
  resample: (state) => state,
  language: {
    rules: () => 'Talk.',
    describe: (observation: State) => observation.said.join('\n'),
    parse(reply) {
      if (reply === 'bug') throw new TypeError('a bug of the reader')
      return { text: reply }
    },
    say: ({ text }) => text,
  },
})

export const pause = (milliseconds = 0) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
type MemoryLog = ReturnType<typeof memoryLog>
export const saying = (text: string): Agent => ({ act: () => ({ action: { text } }) })
export const remotes = { alice: { remote: 'a' }, bob: { remote: 'b' } }
export const open = ({ log = memoryLog(), ...more }: Partial<TableOptions<State>> & { log?: MemoryLog } = {}) => {
  const table = openTable<State>({ game: talk(4), config: {}, seed: 1, id: 'talk', seats: remotes, log, ...more })
  return { log, table }
}
export const playing = (alice: Agent, log = memoryLog(), model?: Model) =>
  play({
    game: talk(4),
    config: {},
    seed: 1,
    log,
    seats: { alice: { name: 'a', agent: alice, ...(model && { model }) }, bob: { name: 'b', agent: saying('b') } },
  })
