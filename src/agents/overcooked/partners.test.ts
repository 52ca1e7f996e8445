import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { compile, overcooked as game } from '../../games/overcooked/index.ts'
import { random } from '../common/random.ts'
import { assistant, greedy, policy, symbolic } from './agents.ts'
import { planAlone } from './partner/plan-alone.ts'
import { sized } from '../../testing/sized.fixture.ts'
import { playPair, still, type Cook } from './play-pair.ts'

const models = fileURLToPath(new URL('../../../../shared/data/overcooked/models/', import.meta.url))
const HELPER: Cook = { agent: assistant }

/** The score of an agent in a seat beside a partner. */
async function playBeside(partner: Cook, config: object, seat: number, seed = 1, agent = HELPER) {
  const played = await playPair(config, seat === 0 ? [agent, partner] : [partner, agent], seed)
  return { score: played.score, froze: played.froze[seat]! }
}

function bestAlone(config: object, seat: number): number {
  const { kitchen, cells, horizon } = game.start(validate(game.config, config, 'config'), 1)
  return planAlone(compile(kitchen), Int16Array.from(cells), seat, horizon, 120)?.reward ?? 0
}

const STUCK = [
  ['cramped-room', 0],
  ['asymmetric-advantages', 0],
  ['asymmetric-advantages', 1],
  ['coordination-ring', 1],
  ['counter-circuit', 0],
  ['locked', 1],
  ['soup-passing', 0],
] as const

describe('an assistant beside a partner who never moves', () => {
  it.each(STUCK.filter((_, i) => i % sized(2, 1) === 0))(
    'does all the work itself: %s, seat %i',
    async (layout, seat) => {
      const config = { layout, horizon: 240 }
      const alone = bestAlone(config, seat)
      expect(alone).toBeGreaterThan(0)
      // A soup may be lost while it finds out.
      expect((await playBeside({ agent: still }, config, seat)).score).toBeGreaterThanOrEqual(alone - 20)
    },
  )

  it('does not wait for what the partner holds', async () => {
    for (const held of sized(['sooo@20'], ['d', 'o', 'sooo@20'])) {
      const config = { layout: 'asymmetric-advantages', state: `6,2,N,-;1,3,N,${held};;`, horizon: 200 }
      expect((await playBeside({ agent: still }, config, 0)).score).toBeGreaterThanOrEqual(bestAlone(config, 0) - 20)
    }
  })

  it('goes to another dispenser where the partner stands before the near one', async () => {
    const config = { layout: 'cramped-room', state: '1,2,N,-;3,1,E,-;;', horizon: 200 }
    expect((await playBeside({ agent: still }, config, 0)).score).toBeGreaterThanOrEqual(60)
  })
})

describe('an assistant beside a stranger', () => {
  it.each([
    ['coordination-ring', 200],
    ['counter-circuit', 140],
  ] as const)('gets past a greedy cook in %s', async (layout, least) => {
    for (const seat of sized([0], [0, 1]))
      expect((await playBeside({ agent: greedy }, { layout }, seat)).score).toBeGreaterThanOrEqual(least)
  })

  it('never freezes while it could work alone, wherever the two begin', async () => {
    const all: Cook[] = [{ agent: still }, { agent: greedy }, { agent: random }, { agent: assistant }]
    const partners = all.slice(0, sized(2, 4))
    for (const layout of sized(['coordination-ring'], ['coordination-ring', 'cramped-room']))
      for (const [index, partner] of partners.entries()) {
        const config = { layout, horizon: 120, randomStart: { things: 0.5 } }
        const { froze } = await playBeside(partner, config, index % 2, index + 1)
        expect(froze, `${layout} with ${partner.agent.name}`).toBe(false)
      }
  })

  it('plays the same game again with the same seed', async () => {
    const config = { layout: 'coordination-ring', horizon: 120, randomStart: { things: 0.5 } }
    const games = await Promise.all([1, 1].map((seed) => playPair(config, [HELPER, { agent: random }], seed)))
    expect(games[0]!.compact).toBe(games[1]!.compact)
  })

  it.skipIf(!existsSync(models))('earns its share with imitations of people', async () => {
    for (const [layout, network, least] of [['cramped-room', 'cramped_room', 120]] as const) {
      const options = { file: `${models}rllib2023_bc_${network}.json`, unblock: 3 }
      expect((await playBeside({ agent: policy, options }, { layout }, 0)).score).toBeGreaterThanOrEqual(least)
    }
  })
})

describe('a symbolic planner', () => {
  it('earns no less than two assistants in a kitchen that nobody knew', async () => {
    const kitchens = [
      { grid: ['XXXXXXXXXPXX', 'O          X', 'X 1      2 S', 'XXXXDXXXXXXX'], horizon: 200 },
      { layout: 'tomato-circuit', dynamics: 'modern', orders: ['oot', 'ott'], horizon: 200 },
    ]
    for (const kitchen of sized(kitchens.slice(0, 1), kitchens)) {
      const planner: Cook = { agent: symbolic, options: { width: 20 } }
      const [planned, assisted] = [
        await playPair(kitchen, [planner, planner], 1),
        await playPair(kitchen, [HELPER, HELPER], 1),
      ]
      expect(planned.score).toBeGreaterThanOrEqual(assisted.score)
      expect(assisted.score).toBeGreaterThan(0)
    }
  })

  it('answers a partner who never moves as the assistant does', async () => {
    const config = { layout: 'asymmetric-advantages', horizon: 200 }
    const planner: Cook = { agent: symbolic, options: { width: 20 } }
    const { score } = await playBeside({ agent: still }, config, 1, 1, planner)
    expect(score).toBeGreaterThanOrEqual(bestAlone(config, 1) - 20)
  })
})
