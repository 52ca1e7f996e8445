/** The parts of the system prompt that do not belong to a module, each in a function named after what it writes. */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Section } from '../../../language/index.ts'
import type { Choice } from '../choices.ts'

const other = (world: Observation['world']): string => (world === 'light' ? 'ghost' : 'light')

/** `rules`: as the game tells them to this seat. */
export const writeTask = (rules: string, { world }: Observation): Section => ({
  title: 'Traveling Adventurers',
  text: [
    rules,
    '',
    `You are the player in the ${world} world. You play together with your partner in the ${other(world)} world, not against each other: only what you collect together counts. A path that is best for you alone, or best for your partner alone, is usually not the best one. Each of you knows half of what is needed, so talk, compute, and agree.`,
  ].join('\n'),
})

export const writeInputIntro = (): Section => ({
  title: 'What you read at every turn',
  text: 'A list of blocks, each on a line of its own, each beginning with its flag:',
})

export const writeObservationLine = (): Section => ({
  title: '',
  text: '- `[Observation]`: what your partner has just said. `<START>` if you open the game; `<NO MESSAGE>` if your partner submitted a path without a word; `<NOTICE: …>` if the table itself tells you something.',
})

export function writeReplyFormat({ reply, thoughts, ledger }: Choice): Section {
  if (reply === 'json')
    return {
      title: 'What you reply',
      text: 'One JSON object, nothing before it and nothing after it: `{"thought": "…", "actions": [{"type": "suggest", "path": ["L", "G"]}, …], "message": "…"}`. The thought is yours alone. The actions say what you do with your message. The message is all that your partner reads.',
    }
  const thought =
    thoughts === 'draft'
      ? [
          '[Thought-DRAFT]: try to find the best whole path from what you know, with its sums',
          '[Thought-MISSING]: what you still need to know; leave this section out if the draft succeeded',
        ]
      : [
          `[Thought]: your reasoning, checked against the blocks that you were given${ledger ? ' and against what was agreed' : ''}`,
        ]
  return {
    title: 'What you reply',
    text: [
      'These sections, in this order, each beginning with its flag, and nothing else: no other headings, no markdown.',
      ...thought,
      '[Action]: one or more actions from the list below, separated by commas',
      '[Message]: what you say to your partner',
      'Your partner reads the message only, never your thoughts or actions. So whatever an action says, the message must say in words.',
    ].join('\n'),
  }
}

/** Every action with its meaning, as far as the agent has it. */
export function writeActions({ reply, thoughts, ledger }: Choice): Section {
  const write = (type: string, argument: string): string => {
    if (reply === 'text') return `\`${type}(${argument})\``
    const field = argument.startsWith('[') ? 'path' : type === 'visit' ? 'room' : type === 'retract' ? 'step' : 'text'
    return `\`{"type": "${type}", "${field}": ${argument}}\``
  }
  const lines = [
    `${write('suggest', '["L", "G"]')}: you propose to walk this path next. Two rooms are one step; more rooms are a longer stretch; all rooms and back to the start are a whole path. Always add agree-inner for the same path.`,
    `${write('agree-inner', '["L", "G"]')}: you yourself agree to this path, be it your own suggestion or your partner's. Not again for a path that you have agreed to before.`,
    `${write('agree-outer', '["L", "G"]')}: in [Observation] your partner agrees to this path, or proposes it.`,
    `${write('reject', '["L", "G"]')}: you turn this path down, or your partner did. Say why in the message, and suggest something better in the same turn.`,
    ...(ledger
      ? [
          `${write('retract', '2')}: you take back agreement number 2 of [Agreed] and all that follow it, because you have found something better. Tell your partner, and suggest the better way.`,
        ]
      : [
          `${write('visit', '"G"')}: you have both agreed that G comes next on the path. Only after agree-inner and agree-outer for it, once for each room in the order of the path; the start itself only at the very end.`,
        ]),
    `${write('ask', '"your coins from G"')}: what your message asks.`,
    `${write('inform', '"my coins from G"')}: what your message tells: your own coins, or what you have computed.`,
    ...(thoughts === 'draft'
      ? [`${write('solve', '["L", "G", "P", "L"]')}: your draft has succeeded: this whole path is what you found.`]
      : []),
    `${write('end', '["L", "G", "P", "L"]')}: you submit this whole path. Needed to finish; the game is over when both of you have submitted.`,
  ]
  return { title: 'Actions', text: lines.map((line) => `- ${line}`).join('\n') }
}

export function writeAdvice({ start, turnsLeft, mode }: Observation, { ledger }: Choice): Section {
  const lines = [
    'Tell only true coins, and only your own: never make up a number, and never pass on a sum as if it were one hallway.',
    'Write rooms by name or letter, and say for each number which hallway it belongs to. Keep a message under 120 words, longer only to list coins.',
    'There are several good ways to play: tell each other everything at once and solve then; ask only for what can still change the answer; or go room by room. Whichever you choose, do not settle the path before you know enough to compare whole paths.',
    'Answer what your partner asks. If your partner says something that cannot be right, or contradicts itself, ask.',
    'Do not agree out of politeness. Compare each suggestion with the best that you know: if it is worse, reject it with the numbers and suggest the better one. If your partner shows you something better, take it.',
    ...(ledger
      ? [
          'Nothing agreed is final. When you learn that an earlier step was a mistake, say so, retract it, and propose the better way.',
        ]
      : [
          'Even after every step was agreed on, compare the whole path once more before you end, and propose a better one if there is one.',
        ]),
    `Before you use \`end\`, you must both have agreed on the same whole path in the same direction. It begins and ends in ${start} and visits every other room exactly once. Then end with exactly that path, and tell your partner to submit it too.`,
    'If you have submitted and your partner goes on talking, answer; use end again if the path changes.',
    mode === 'self-play'
      ? `You have ${turnsLeft} turns; the game is lost if you have not both submitted by then.`
      : 'Your partner clicks the rooms one after another and then submits; nothing is won before both paths are the same.',
  ]
  return { title: 'How to play well', text: lines.map((line) => `- ${line}`).join('\n') }
}

export function writeHouse({ rooms, start, world, weights, seat, coins: { min, max } }: Observation): Section {
  const rows = rooms.slice(0, -1).map(({ letter }, i) => {
    const later = rooms.slice(i + 1).map((room) => room.letter)
    const coins = later.map((to) => {
      const [, , coins] = weights.find(([a, b]) => (a === letter && b === to) || (a === to && b === letter))!
      return `${to} ${coins}`
    })
    return `- from ${letter} to: ${coins.join(', ')}`
  })
  return {
    title: 'Your house',
    text: [
      'The examples are over. This is the house that you play in now; its rooms and coins are not those of the examples.',
      `You are ${seat}. Rooms: ${rooms.map(({ letter, name }) => `${letter} (${name})`).join(', ')}. Start: ${start}.`,
      `Every hallway holds ${min} to ${max} coins in each world. Your ${world} coins, hallway by hallway, each to be walked in both directions:`,
      ...rows,
    ].join('\n'),
  }
}
