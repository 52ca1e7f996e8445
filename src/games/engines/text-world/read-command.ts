/** The command of a text game that a reply in free words stands for: exactly one that was meant, or none, with the reason. */
import { firstStep, LAYOUT, PlainChoices, remember, short, type Choice } from '../../../replies/index.ts'

/** What players call the things that these games let one do. */
const SYNONYMS = {
  'pick up': 'take',
  'picking up': 'take',
  grab: 'take',
  grabbing: 'take',
  get: 'take',
  getting: 'take',
  collect: 'take',
  collecting: 'take',
  taking: 'take',
  place: 'put',
  placing: 'put',
  insert: 'put',
  drop: 'put',
  putting: 'put',
  into: 'in',
  inside: 'in',
  onto: 'in',
  on: 'in',
  go: 'move',
  walk: 'move',
  head: 'move',
  travel: 'move',
  leave: 'move',
  moving: 'move',
  heading: 'move',
  reading: 'read',
  opening: 'open',
  closing: 'close',
  shut: 'close',
  check: 'read',
  study: 'read',
  inspect: 'read',
  examine: 'read',
  'look at': 'read',
  northward: 'north',
  southward: 'south',
  eastward: 'east',
  westward: 'west',
} as const

/** Other words for commands that have no object, and for doors. */
function phrasesOf(command: string): { phrases: string[]; alone?: string[] } {
  switch (command) {
    case 'look around':
      return {
        phrases: [command, 'look around the room', 'have look around', 'take look around', 'examine the room'],
        alone: ['look'],
      }
    case 'inventory':
      return { phrases: [command, 'check inventory', 'check my inventory', 'look at my inventory'] }
    case 'task':
      return { phrases: [command, 'check task', 'check the task', 'ask for the task'] }
  }
  const door = /^(open|close) door to (\w+)$/.exec(command)
  if (door) return { phrases: [command, `${door[1]} ${door[2]} door`, `${door[1]} door ${door[2]}`] }
  const move = /^move (\w+)$/.exec(command)
  return move ? { phrases: [command, `move to ${move[1]}`], alone: [move[1]!] } : { phrases: [command] }
}

/** With `exact` the reply has to be a command, word for word, case and blanks around it aside. */
export function readCommand(reply: string, commands: readonly string[], { exact = false } = {}): Choice<string> {
  const plain = (text: string): string => text.trim().toLowerCase()
  const typed = commands.find((command) => plain(command) === plain(reply))
  if (typed !== undefined) return { value: typed }
  if (exact) return readLine(reply, commands)
  if (commands.length === 0) return { reason: 'There is nothing that can be done.' }
  return choicesFor(commands.join('\n')).read(reply)
}

const choicesFor = remember((list) => {
  // What is a command itself means nothing else.
  const synonyms = Object.fromEntries(
    Object.entries(SYNONYMS).filter(([said]) => !new RegExp(`(?:^|\\n)${said} `).test(list)),
  )
  const options = list.split('\n').map((command) => ({ value: command, ...phrasesOf(command) }))
  return new PlainChoices(options, { synonyms, self: ['player', 'agent'] }, { ...LAYOUT, plans: firstStep, short })
})

/** The only line that is a command, behind `Action:` or alone. */
function readLine(reply: string, commands: readonly string[]): Choice<string> {
  const lines = reply.split('\n').map((line) =>
    line
      .replace(/^\s{0,20}action:/i, '')
      .trim()
      .toLowerCase(),
  )
  const named = [...new Set(commands.filter((command) => lines.includes(command.toLowerCase())))]
  if (named.length === 1) return { value: named[0]! }
  return { reason: named.length > 1 ? `Your reply names several actions (${named.join(', ')}).` : NONE }
}

const NONE = 'Your reply names none of the valid actions.'
