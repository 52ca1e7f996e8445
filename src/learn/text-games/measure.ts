/** Plays text games of a fold with an agent and tells how many it solves. */
import type { Agent, AgentSetup, Turn } from '../../core/agent.ts'
import { Random } from '../../core/random.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import type { Score } from '../method.ts'
import { measureScore } from '../score.ts'
import type { LoadedGame } from './games.ts'

type Fold = keyof LoadedGame['configs']
type Make = (setup: AgentSetup<TextConfig>) => Agent

/** Games that are measured begin at this seed, so that no seed of training is among them. */
const FIRST_SEED = 2 ** 31

/** The scores of so many games of each kind, by game. */
export async function playFold(
  games: readonly LoadedGame[],
  fold: Fold,
  episodes: number,
  make: Make,
): Promise<Record<string, number[]>> {
  const scores: Record<string, number[]> = {}
  for (const { game, configs } of games) {
    scores[game.name] = []
    for (let i = 0; i < episodes; i++) scores[game.name]!.push(await playOne(game, configs[fold], FIRST_SEED + i, make))
  }
  return scores
}

async function playOne(game: LoadedGame['game'], config: TextConfig, seed: number, make: Make): Promise<number> {
  const agent = make({ game, config, seat: PLAYER, options: undefined })
  const random = new Random(seed, 'player')
  let state = game.start(config, seed)
  for (let number = 1; ; number++) {
    const outcome = game.outcome(state)
    if (outcome) return Number(outcome.metrics.score)
    const turn: Partial<Turn> = {
      number,
      random,
      rejections: [],
      use: async (_tool, _input, run) => run(new AbortController().signal),
      note: () => {},
    }
    const { action } = await agent.act(game.observe(state, PLAYER), turn as Turn)
    state = game.act(state, PLAYER, action)
  }
}

/** The mean of the games' means, and each of them, with intervals. */
export function summarise(scores: Readonly<Record<string, readonly number[]>>): {
  readonly score: Score
  readonly byGame: Record<string, Score>
} {
  const byGame = Object.fromEntries(Object.entries(scores).map(([name, list]) => [name, measureScore(list)]))
  return { score: measureScore(Object.values(scores).flat()), byGame }
}
