/** Plays text games of a fold with an agent and tells how many it solves. */
import type { Agent, AgentSetup, Turn } from '../../core/agent.ts'
import { playByViews, type Pick } from '../../agents/text-games/clone/act.ts'
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

/** What a player came to: the mean over all games, and each kind of game, with intervals. */
export interface Measured {
  readonly score: Score
  readonly byGame: Readonly<Record<string, Score>>
}

/** Plays so many games of each kind in a fold, each by a new pick of a command at each view. */
export async function measureFold(
  games: readonly LoadedGame[],
  { fold, episodes, modules }: { readonly fold: Fold; readonly episodes: number; readonly modules: boolean },
  begin: () => Pick,
): Promise<Measured> {
  const scores: Record<string, number[]> = {}
  for (const { game, configs } of games) {
    const list: number[] = (scores[game.name] = [])
    for (let i = 0; i < episodes; i++)
      list.push(await playOne(game, configs[fold], FIRST_SEED + i, (setup) => playByViews(setup, modules, begin())))
  }
  const byGame = Object.fromEntries(Object.entries(scores).map(([name, list]) => [name, measureScore(list)]))
  return { score: measureScore(Object.values(scores).flat()), byGame }
}

/** What was measured, as a line of the curve has it: means alone. */
export const pointOf = ({ score, byGame }: Measured): { score: number } & Record<string, number> => ({
  score: score.mean,
  ...Object.fromEntries(Object.entries(byGame).map(([name, { mean }]) => [name, mean])),
})

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
