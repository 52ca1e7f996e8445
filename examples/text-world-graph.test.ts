import { describe, expect, it } from 'vitest'
import { symbolic } from '../src/agents/text-games/symbolic.ts'
import { play } from '../src/core/play.ts'
import { validate } from '../src/core/schema.ts'
import { haveGolden, tablesFolder } from '../src/games/engines/text-world/golden.ts'
import { twc } from '../src/games/twc/index.ts'
import { fewestCommands, graphOfTwc } from './text-world-graph.ts'

const steps = async (given: object, seed: number): Promise<number> => {
  const config = validate(twc.config, given, 'config')
  const agent = symbolic.create({ game: twc, config, seat: 'player', options: null })
  return (await play({ game: twc, config, seed, seats: { player: { name: 'symbolic', agent } } })).state.steps
}

describe('the state graph of TWC', () => {
  it('gives the fewest commands there can be, and the symbolic player needs no more', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const given = { numLocations: 1, numItemsToPutAway: 2 }
      expect(await steps(given, seed)).toBe(fewestCommands(graphOfTwc(given, seed))!.length)
    }
  })

  it.skipIf(!haveGolden)('does so in the published easy games', async () => {
    const given = {
      world: 'textworldexpress',
      tables: tablesFolder,
      fold: 'test',
      numLocations: 1,
      numItemsToPutAway: 1,
    }
    for (let seed = 20000; seed < 20020; seed++) {
      const graph = graphOfTwc(given, seed)
      expect(graph.complete).toBe(true)
      expect(await steps(given, seed)).toBe(fewestCommands(graph)!.length)
    }
  })
})
