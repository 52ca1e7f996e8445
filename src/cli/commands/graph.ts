/** `roundtable graph`: every situation that a small game can come to, for whatever draws or searches graphs. */
import { InvalidInput } from '../../core/errors.ts'
import type { Command } from 'commander'
import type { Game } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { collect, toConfig, toCount, toWhole } from '../options.ts'

/** Games that can list all their situations. */
type Explorable = Game & {
  stateGraph(state: unknown, options: { limit: number }): { nodes: unknown[]; complete: boolean }
}

export function addGraph(program: Command): void {
  program
    .command('graph')
    .argument('<game>', 'a text game by name')
    .description('Every situation that a small game can come to, and what leads where, as JSON.')
    .option('--set <key=value>', 'a parameter of the game; may be given several times', collect)
    .option('--seed <n>', 'of which episode', '1')
    .option('--limit <n>', 'give up after so many situations', '100000')
    .addHelpText(
      'after',
      `
Example:
  roundtable graph twc --set numLocations=1 --set numItemsToPutAway=2 > graph.json`,
    )
    .action(async (name: string, flags: { set?: string[]; seed: string; limit: string }) => {
      const { findGame } = await import('../../lab/own-code/find-game.ts')
      const game = await findGame(name)
      if (!('stateGraph' in game))
        throw new InvalidInput(`${game.title} cannot list its situations; the text games can`)
      const config = validate(game.config, toConfig(flags.set ?? []), `config of ${name}`)
      const limit = toCount(flags.limit, '--limit', 10_000_000)
      const graph = (game as Explorable).stateGraph(game.start(config, toWhole(flags.seed, '--seed')), { limit })
      console.log(JSON.stringify(graph))
      if (!graph.complete) console.error(`There are more than ${limit} situations; these are the nearest.`)
    })
}
