import type { Ending } from '../../core/position.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Game } from '../../core/game.ts'
import { memoryLog } from '../../core/log.ts'
import type { Model } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { collabCapture } from '../../games/collab-capture/index.ts'
import { collabEscape } from '../../games/collab-escape/index.ts'
import { openModel, type OpenedModel } from '../../models/index.ts'
import * as captureFolder from '../collab-capture/agents.ts'
import { responder as captureResponder } from '../collab-capture/stand-in.ts'
import { agentsIn } from '../game-agents.ts'
import * as escapeFolder from '../collab-escape/agents.ts'
import { responder as escapeResponder } from '../collab-escape/stand-in.ts'
import { random } from '../common/random.ts'

const known: Record<string, readonly AgentDefinition[]> = {
  'collab-capture': [...agentsIn(captureFolder), random],
  'collab-escape': [...agentsIn(escapeFolder), random],
}

interface Setup {
  game: Game
  agents: [alice: string, bob: string]
  config?: unknown
  seed?: number
  options?: unknown
  model?: Model
}

async function episode({ game, agents, config: given = {}, seed = 1, options, model }: Setup) {
  const config = validate(game.config, given, 'config')
  const log = memoryLog()
  const seated = (name: string, seat: string) => {
    const definition = known[game.name]!.find((agent) => agent.name === name)!
    const valid = definition.options ? validate(definition.options, options ?? {}, 'options') : null
    const agent = definition.create({ game, config, seat, options: valid })
    return { name, agent, ...(definition.needsModel && { model }) }
  }
  const seats = { alice: seated(agents[0], 'alice'), bob: seated(agents[1], 'bob') }
  const ending: Ending = await play({ game, config, seed, seats, log, tries: 8 })
  return { ...ending, metrics: ending.outcome?.metrics ?? {}, events: log.all }
}

/** The mean of a metric over seeds, episodes in which it is not defined left out. */
async function mean(setup: Omit<Setup, 'seed'>, metric: string, episodes = 60): Promise<number> {
  const values: number[] = []
  for (let seed = 1; seed <= episodes; seed++) {
    const { metrics } = await episode({ ...setup, seed })
    if (metrics[metric] !== null) values.push(Number(metrics[metric]))
  }
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('symbolic', () => {
  it('catches the thief of the published start in 3 turns', async () => {
    const { metrics } = await episode({ game: collabCapture, agents: ['symbolic', 'symbolic'] })
    expect(metrics).toMatchObject({ won: true, turns: 3, excessTurns: 0 })
  })

  it.each(['code', 'greedy', 'restless', 'minimax'])(
    'never takes a turn too many against the %s thief',
    async (thief) => {
      const setup = { game: collabCapture, agents: ['symbolic', 'symbolic'] as [string, string] }
      const config = { adversary: thief, start: 'sampled' }
      expect(await mean({ ...setup, config }, 'won')).toBe(1)
      expect(await mean({ ...setup, config }, 'excessTurns')).toBe(0)
    },
  )

  it.each(['code', 'prompt', 'seven-rooms', 'seven-areas'])('gives nothing away on the map "%s"', async (map) => {
    const setup = { game: collabEscape, agents: ['symbolic', 'symbolic'] as [string, string] }
    const config = { map, start: 'sampled' }
    expect(await mean({ ...setup, config }, 'won')).toBe(1)
    expect(await mean({ ...setup, config }, 'turnsLost')).toBe(0)
    expect(await mean({ ...setup, config }, 'winChanceLost')).toBe(0)
  })

  it('refuses a map that is too large to solve', () => {
    const rooms = Array.from({ length: 40 }, (_, i) => ({ room: i, leadsTo: [(i + 1) % 40, (i + 39) % 40] }))
    const map = { rooms, start: { alice: 0, bob: 1, thief: 20 } }
    const config = validate(collabCapture.config, { map }, 'config')
    expect(agentsIn(captureFolder)[0]!.refuses!({ config, seat: 'alice' })).toContain('too large')
  })
})

describe('greedy', () => {
  it('catches more thieves than random play, and is slower than the optimum', async () => {
    const won = (agent: string) =>
      mean({ game: collabCapture, agents: [agent, agent], config: { start: 'sampled' } }, 'won')
    const [greedy, random] = [await won('greedy'), await won('random')]
    expect(greedy).toBeGreaterThan(random)
    const pair: [string, string] = ['greedy', 'greedy']
    expect(
      await mean({ game: collabCapture, agents: pair, config: { start: 'sampled' } }, 'excessTurns'),
    ).toBeGreaterThan(0)
  })

  it('escapes more often than random play', async () => {
    const won = (agent: string) => mean({ game: collabEscape, agents: [agent, agent] }, 'won')
    expect(await won('greedy')).toBeGreaterThan((await won('random')) + 0.2)
  })
})

describe('llm-co against the stand-in model', () => {
  const responders = [captureResponder, escapeResponder]
  const games = [collabCapture, collabEscape] as const
  let model: OpenedModel
  let faulty: OpenedModel
  beforeAll(async () => {
    model = await openModel('stand-in', { responders })
    faulty = await openModel('stand-in:faults=0.3,kinds=text+limit+error+cut+broken,seed=3,retry-after=0.001', {
      responders,
      retry: { pause: 1, longestPause: 2 },
    })
  })
  afterAll(async () => {
    await model.close()
    await faulty.close()
  })

  it.each([...games])('plays $name to its end', async (game) => {
    const { status, events } = await episode({ game, agents: ['llm-co', 'llm-co'], model })
    expect(status).toBe('completed')
    expect(events.filter(({ type }) => type === 'rejected')).toEqual([])
  })

  it.each([...games])('plays $name to its end though the model errs and fails', async (game) => {
    const { status, events } = await episode({ game, agents: ['llm-co', 'llm-co'], model: faulty })
    expect(status).toBe('completed')
    expect(events.filter(({ type }) => type === 'rejected').length).toBeGreaterThan(0)
  })

  it('plays with partners of other kinds', async () => {
    for (const game of games)
      for (const partner of ['symbolic', 'greedy', 'random'])
        expect(await episode({ game, agents: ['llm-co', partner], model })).toMatchObject({ status: 'completed' })
  })

  it('asks for the partner’s next move in a call of its own where it is told to', async () => {
    const { events } = await episode({
      game: collabEscape,
      agents: ['llm-co', 'symbolic'],
      options: { interpreter: true },
      model,
    })
    const notes = events.filter(({ type }) => type === 'noted')
    expect(notes.length).toBeGreaterThan(1)
    expect(notes[0]).toMatchObject({ kind: 'partner-prediction', data: { partner: 'bob' } })
    const asked = JSON.stringify(events.filter(({ type }) => type === 'called'))
    expect(asked).toContain('What my partner will probably do')
  })

  it.each([...games])('has a prompt for $name that can be read', (game) => {
    const config = validate<any>(game.config, {}, 'config')
    const definition = known[game.name]!.find(({ name }) => name === 'llm-co')!
    const options = validate<any>(definition.options!, {}, 'options')
    const seen = (game as Game).observe((game as Game).start(config, 1), 'alice')
    expect(definition.prompt!({ game, config, seat: 'alice', options }, seen)).toMatchSnapshot()
  })
})
