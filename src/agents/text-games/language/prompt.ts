/** The prompt of the language agent: what it is told once, and what it is told at every step. */
import type { AgentSetup } from '../../../core/agent.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import type { TextObservation } from '../../../games/engines/text-world/text-game.ts'
import type { Section } from '../../language/index.ts'
import type { Toolbox } from '../toolbox.ts'
import { advice, examples } from './advice.ts'
import type { Memory } from './memory.ts'
import type { LanguageOptions } from './options.ts'
import { findSubgoal } from './subgoal.ts'

type Setup = AgentSetup<TextConfig, LanguageOptions>

const section = (title: string, text: string): Section[] => (text === '' ? [] : [{ title, text }])

export function writeSystem({ game, config, seat, options }: Setup, tools: Toolbox): Section[] {
  return [
    {
      title: 'Role',
      text: 'You play a text game. You see its texts and choose one action at a time until the task is done.',
    },
    { title: 'Rules', text: game.language.rules(config, seat) },
    { title: 'Actions', text: GRAMMAR },
    ...section('Modules', writeModules(tools)),
    ...section('Advice', options.rules ? advice[game.name]!.map((line) => `- ${line}`).join('\n') : ''),
    { title: 'Reply', text: options.think ? THINK : ONLY_ACT },
    ...section('Examples', options.examples ? writeExamples(game.name, options) : ''),
  ]
}

const GRAMMAR = [
  'These are the forms of actions; which of them can be taken now stands under "Valid actions" at every step.',
  '- look around; inventory; task: tell what you are shown anyway',
  '- move north, south, east or west: go to the next place',
  '- open door to <direction>, close door to <direction>',
  '- take <thing>; put <thing> in <container> (also for what things are put on); read <thing>',
  '- open <container>, close <container>',
].join('\n')

const THINK = [
  'Reply in two lines, with exactly one action, word for word from the list:',
  'Thought: <one sentence on why>',
  'Action: <the action>',
].join('\n')

const ONLY_ACT = 'Reply with exactly one action, word for word from the list, and nothing else.'

function writeModules({ modules }: Toolbox): string {
  if (modules.length === 0) return ''
  const abouts = modules.map(({ about }) => `- ${about}`)
  return ['Asking a module is an action too, but costs no step of the game.', ...abouts].join('\n')
}

function writeExamples(game: string, { think, modules }: LanguageOptions): string {
  return examples[game]!.filter(({ module }) => !module || modules === 'ours')
    .map(({ situation, thought, action }) => {
      return [situation, ...(think ? [`Thought: ${thought}`, `Action: ${action}`] : [action])].join('\n')
    })
    .join('\n\n')
}

/** How many answers of modules stand in the prompt. */
const ANSWERS = 12

export function writeInput(
  observation: TextObservation,
  { game, config, options }: Setup,
  tools: Toolbox,
  memory: Memory,
): Section[] {
  const { text, look, inventory, task, score, steps, validActions } = observation
  const actions = [...new Set([...validActions, ...tools.commands()])]
  const subgoal = options.subgoal ? findSubgoal(game.name, observation) : undefined
  return [
    { title: 'Task', text: task },
    { title: 'Step', text: `${steps + 1} of at most ${config.envStepLimit}` },
    ...(options.score ? [{ title: 'Score', text: String(Math.round(score * 100) / 100) }] : []),
    ...section('Read so far', memory.documents().join('\n')),
    ...section('Modules said', options.chat ? '' : memory.answers(ANSWERS).join('\n')),
    ...section('Last steps', options.chat ? '' : memory.steps(options.history).join('\n')),
    { title: 'Last answer', text: text.trim() },
    ...(text === look ? [] : [{ title: 'You see', text: look.trim() }]),
    { title: 'You carry', text: inventory.trim() },
    ...section('Now', subgoal ?? ''),
    { title: 'Valid actions', text: `\n${actions.join('\n')}` },
  ]
}
