/** Episodes as a learner by value goes through them: action by action, questions to modules among them. */
import { MODULE_LIMIT } from '../../agents/text-games/clone/act.ts'
import { viewOf, type View } from '../../agents/text-games/clone/view.ts'
import type { Features, Situation, Sparse } from '../../agents/text-games/drrn/features.ts'
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
  readonly view: Sparse
  readonly action: Sparse
  /** The growth of the score, in which a lost game counts 0. */
  readonly reward: number
  /** What can be done then; undefined once the game is over. */
  readonly next: Situation | undefined
}

/** What a score is worth: a lost game counts 0, as in the metric. */
const earned = (score: number): number => Math.max(0, score)

/** Plays a game of the train fold by somebody's choices, each a place among the actions that it is shown. */
export async function replayEpisode(
  { game, configs }: LoadedGame,
  seed: number,
  modules: boolean,
  features: Features,
  choose: (view: View, commands: readonly string[]) => number,
): Promise<Transition[]> {
  const config = configs.train
  const tools = toolsFor(game.name, config, optionsSchema.parse({ modules: modules ? 'ours' : 'none' }))
  const steps: { situation: Situation; choice: number; score: number }[] = []
  let state = game.start(config, seed)
  let observation = game.observe(state, PLAYER)
  tools.watch(observation)
  let view = viewOf(observation, '')
  let asked = 0
  while (!game.outcome(state)) {
    const { validActions, score } = observation
    const commands = [...new Set([...validActions, ...(asked < MODULE_LIMIT ? tools.commands() : [])])]
    const situation = features.write(view, commands)
    const choice = choose(view, commands)
    const did = commands[choice]!
    steps.push({ situation, choice, score })
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
  return steps.map(({ situation, choice, score }, i) => ({
    view: situation.view,
    action: situation.actions[choice]!,
    reward: earned(steps[i + 1]?.score ?? observation.score) - earned(score),
    next: steps[i + 1]?.situation,
  }))
}
