/** Episodes as a learner by value goes through them: action by action, questions to modules among them. */
import { MODULE_LIMIT } from '../../agents/text-games/clone/act.ts'
import { viewOf } from '../../agents/text-games/clone/view.ts'
import type { Features, Sparse } from '../../agents/text-games/drrn/features.ts'
import { optionsSchema } from '../../agents/text-games/language/options.ts'
import { toolsFor } from '../../agents/text-games/language/tools.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import type { LoadedGame } from './games.ts'

/** Everything that an episode follows from. */
export interface EpisodeRecord {
  /** Its place in the list of games. */
  readonly game: number
  readonly seed: number
  /** Places among what could be done. */
  readonly choices: readonly number[]
}

export interface Transition {
  readonly action: Sparse
  /** The growth of the score. */
  readonly reward: number
  /** What can be done then; nothing once the game is over. */
  readonly next: readonly Sparse[]
}

/** Plays a game of the train fold by somebody's choices, each a place among the actions that it is shown. */
export async function replayEpisode(
  { game, configs }: LoadedGame,
  seed: number,
  modules: boolean,
  features: Features,
  choose: (actions: readonly Sparse[]) => number,
): Promise<Transition[]> {
  const config = configs.train
  const tools = toolsFor(game.name, config, optionsSchema.parse({ modules: modules ? 'ours' : 'none' }))
  const steps: { action: Sparse; score: number; actions: readonly Sparse[] }[] = []
  let state = game.start(config, seed)
  let observation = game.observe(state, PLAYER)
  tools.watch(observation)
  let view = viewOf(observation, '')
  let asked = 0
  while (!game.outcome(state)) {
    const { validActions, score } = observation
    const commands = [...new Set([...validActions, ...(asked < MODULE_LIMIT ? tools.commands() : [])])]
    const actions = features.write(view, commands)
    const choice = choose(actions)
    const did = commands[choice]!
    steps.push({ action: actions[choice]!, score, actions })
    if (validActions.includes(did)) {
      state = game.act(state, PLAYER, { command: did })
      observation = game.observe(state, PLAYER)
      tools.watch(observation)
      view = viewOf(observation, did)
      asked = 0
    } else {
      const said = tools.find(did)!.run(did)!
      tools.watch({ ...observation, text: said })
      view = { ...view, did, said }
      asked++
    }
  }
  return steps.map(({ action, score }, i) => ({
    action,
    reward: (steps[i + 1]?.score ?? observation.score) - score,
    next: steps[i + 1]?.actions ?? [],
  }))
}
