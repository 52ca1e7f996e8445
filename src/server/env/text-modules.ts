/** The symbolic modules of the text games for a conversation: their commands beside the game's, their answers free. */
import { toolsFor } from '../../agents/text-games/language/tools.ts'
import { optionsSchema } from '../../agents/text-games/language/options.ts'
import type { Game } from '../../core/game.ts'
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import type { TextObservation } from '../../games/engines/text-world/observation.ts'
import { BadRequest } from './request.ts'

const KINDS = ['ours', 'bct', 'llm'] as const

/** The modules of one episode. What one says stands in the place of the game's text until the next step, and costs none. */
export class TextModules {
  readonly #tools
  #watched: TextObservation | undefined
  #said: string | undefined

  constructor(game: Game, config: unknown, kind: unknown) {
    const { world } = config as Partial<TextConfig>
    if (!KINDS.includes(kind as 'ours')) throw new BadRequest(`"modules" must be one of ${KINDS.join(', ')}`)
    if (world === undefined) throw new BadRequest(`"modules": ${game.name} has none; the text games do`)
    if (kind !== 'ours' && world !== 'textworldexpress')
      throw new BadRequest(`"modules": ${String(kind)} are the published ones, for world textworldexpress`)
    const options = optionsSchema.parse({ modules: kind })
    this.#tools = toolsFor(game.name, config as TextConfig, options)
  }

  /** What the player sees: the modules' commands come after the game's. */
  show(observation: TextObservation): TextObservation {
    if (this.#watched !== observation) {
      this.#watched = observation
      this.#said = undefined
      this.#tools.watch(observation)
    }
    const { text, validActions } = observation
    return { ...observation, text: this.#said ?? text, validActions: [...validActions, ...this.#tools.commands()] }
  }

  /** Answers a command of a module. False: it is none, and the game's to answer. */
  answer(observation: TextObservation, command: string): boolean {
    this.show(observation)
    if (observation.validActions.includes(command)) return false
    const said = this.#tools.find(command)?.run(command)
    if (said === undefined) return false
    this.#said = said
    this.#tools.watch({ ...observation, text: said })
    return true
  }
}
