/** The language agent of the text games as it was published: in the words that the user brings, read as its authors do. */
import type { AgentSetup } from '../../../core/agent.ts'
import { Unreadable } from '../../../core/errors.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import type { TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { readInventory } from '../../modules/room-text.ts'
import { readPrompts } from '../../published/index.ts'
import type { Toolbox } from '../toolbox.ts'
import type { LanguageOptions } from './options.ts'
import { findSubgoal } from './subgoal.ts'

type Setup = AgentSetup<TextConfig, LanguageOptions>

const PAPER = 'text-games'

/** How replies are read, where the options leave it open. */
export const matchOf = ({ match, prompts }: LanguageOptions): 'longest' | 'exact' | 'published' =>
  match ?? (prompts === undefined ? 'longest' : 'published')

/** The role initialization (tables 2 and 3 of the paper); without `rules` only what table 2 has. */
export function writeRole(task: string, { game, options }: Setup): string {
  const published = readPrompts(options.prompts!, PAPER)
  const role = published.need('role.txt', { 'TASK DESC': task.trim() })
  return options.rules ? `${role}\n${published.need(`rules.${game.name}.txt`)}` : role
}

/** The action query (table 2). What is carried is told as in the authors' code, which leaves the score out. */
export function writeQuery(observation: TextObservation, { game, options }: Setup, tools: Toolbox): string {
  const { text, inventory, score, validActions } = observation
  const carried = carriedIn(inventory)
  const subgoal = options.subgoal ? findSubgoal(game.name, observation) : undefined
  const filled = readPrompts(options.prompts!, PAPER).need('query.txt', {
    OBS: text.trim(),
    'INV STATE': [carried.length === 0 ? '' : `Your inventory contains: ${carried.join(', ')}.`, subgoal ?? '']
      .filter(Boolean)
      .join('\n'),
    SCORE: options.score ? String(Math.round(score * 100) / 100) : NO_SCORE,
    'VALID ACT SET': `\n${[...new Set([...validActions, ...tools.commands()])].join('\n')}\n`,
  })
  return filled
    .split('\n')
    .filter((line) => !line.includes(NO_SCORE))
    .join('\n')
}

/** As the inventory lists them; in our own world, whose inventory is a sentence, without their articles. */
function carriedIn(inventory: string): readonly string[] {
  const lines = inventory.split('\n').map((line) => line.trim())
  if (lines[0] !== 'Inventory:') return readInventory(inventory)
  return lines.slice(1).filter((line) => line !== '' && !line.startsWith('Your inventory'))
}

/** Stands in the line that is left out; a private character of Unicode, which no text has. */
const NO_SCORE = '\uE000'

/**
 * The action for a reply, by its first line, else by the first action in the order of the list that stands in it. Throws
 * `Unreadable`.
 */
export function readAsPublished(reply: string, validActions: readonly string[], tools: Toolbox): string {
  const commands = [...validActions, ...tools.commands()]
  const said = reply.trim().toLowerCase()
  const [line = ''] = said.split('\n')
  const exact = commands.find((command) => command.toLowerCase() === line.trim())
  const within = exact ?? commands.find((command) => said.includes(command.toLowerCase()))
  const problem = within ?? (said.includes('take the math problem') ? find(commands, 'take math problem') : undefined)
  const question = problem ?? (tools.find(line.trim()) ? line.trim() : undefined)
  if (question !== undefined) return question
  throw new Unreadable(`None of the valid actions stands in it. The valid actions are: ${commands.join('; ')}.`, reply)
}

const find = (commands: readonly string[], wanted: string): string | undefined =>
  commands.find((command) => command === wanted)
