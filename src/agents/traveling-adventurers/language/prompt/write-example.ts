/** Writes a worked example as one agent would live through it: its own modules fill the input blocks. */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import { roomName } from '../../../../games/traveling-adventurers/index.ts'
import type { Section } from '../../../language/index.ts'
import { sayActs, type Act } from '../acts.ts'
import type { Choice } from '../choices.ts'
import { assemble } from '../modules/assemble.ts'
import type { Reply } from '../reply.ts'
import type { Example, ExampleTurn } from './examples.ts'

/** The example as one section of the system prompt. */
export function writeExample({ title, house, turns }: Example, choice: Choice, seen: Observation): Section {
  const observation: Observation = {
    ...seen,
    rooms: house.letters.map((letter) => ({ letter, name: roomName(letter) })),
    start: house.letters[0]!,
    coins: { min: 1, max: 10 },
    weights: house.own,
    dialogue: [],
  }
  const { modules, grounding } = assemble(choice)
  const rounds = turns.map((turn, i) => {
    if (turn.told) grounding?.learn(turn.told, observation)
    const blocks = [
      ...modules.flatMap((module) => module.input?.(observation) ?? []),
      { title: 'Observation', text: turn.heard ?? '<START>' },
    ]
    const input = blocks.map(({ title, text }) =>
      i > 0 && title === 'World-state-own' ? `[${title}]: (the same as above)` : `[${title}]: ${text}`,
    )
    const reply = replyOf(turn, choice)
    for (const module of modules) module.taken?.(reply, {}, observation)
    return `${input.join('\n')}\n-- your reply:\n${writeReply(reply, choice)}`
  })
  const rooms = observation.rooms.map(({ letter, name }) => `${letter} ${name}`).join(', ')
  return { title: `Example: ${title}`, text: `A house with the rooms ${rooms}.\n\n${rounds.join('\n\n')}` }
}

/** The turn as this agent takes it: its kind of thoughts, and those of the actions that it has. */
function replyOf({ draft, missing, solved, acts, message }: ExampleTurn, choice: Choice): Reply {
  const reasoning = choice.solver ? solved : draft
  const thoughts =
    choice.thoughts === 'single'
      ? { thought: choice.solver || !missing ? reasoning : `${reasoning} I need: ${missing}` }
      : { 'thought-draft': reasoning, ...(missing && { 'thought-missing': missing }) }
  return { thoughts, acts: acts.filter((act) => has(choice, act)), malformed: [], dropped: [], message }
}

function has({ thoughts, ledger }: Choice, { type }: Act): boolean {
  if (type === 'solve') return thoughts === 'draft'
  if (type === 'visit') return !ledger
  if (type === 'retract') return ledger
  return true
}

function writeReply({ thoughts, acts, message }: Reply, { reply }: Choice): string {
  if (reply === 'json') {
    const actions = acts.map((act) => JSON.stringify(act))
    return `{"thought": ${JSON.stringify(thoughts.thought ?? '')}, "actions": [${actions.join(', ')}], "message": ${JSON.stringify(message)}}`
  }
  const flags = { thought: 'Thought', 'thought-draft': 'Thought-DRAFT', 'thought-missing': 'Thought-MISSING' } as const
  const written = Object.entries(thoughts).map(([name, text]) => `[${flags[name as keyof typeof flags]}]: ${text}`)
  return [...written, `[Action]: ${sayActs(acts)}`, `[Message]: ${message}`].join('\n')
}
