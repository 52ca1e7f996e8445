/** The prompt of the extractor: what it is given about one message, and what it must make of it. */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import { WORLDS } from '../../../../games/traveling-adventurers/index.ts'
import { writeList } from '../write.ts'
import type { Heard } from './extractor.ts'

/** Begins the prompt, so that a reader of logs (or a stand-in) knows it for what it is. */
export const EXTRACTOR_TITLE = 'Coins in a message'

const cases: readonly { input: string; output: object }[] = [
  {
    input: `[Message]: Hi! From the living room I have 4 coins to the garden and 7 to the study. What about you?
[OWS]: []
[World]: GHOST`,
    output: {
      thought: 'Two hallways, both of the speaker.',
      hallways: [
        { from: 'L', to: 'G', coins: 4, corrects: false },
        { from: 'L', to: 'S', coins: 7, corrects: false },
      ],
      sums: [],
    },
  },
  {
    input: `[Message]: Great, garden it is! From there I get 3 to the play room and only one to D.
[OWS]: [['L', 'G', 4], ['L', 'S', 7]]
[Loc]: L
[Suggested]: ['L', 'G']
[World]: GHOST`,
    output: {
      thought: '[Suggested] is accepted, so "there" is its last room, the garden.',
      hallways: [
        { from: 'G', to: 'P', coins: 3, corrects: false },
        { from: 'G', to: 'D', coins: 1, corrects: false },
      ],
      sums: [],
    },
  },
  {
    input: `[Message]: With your 6 ghost coins and my 5 light coins, P to G gives us 11. L, G, P, S, D, L would make 58.
[OWS]: []
[World]: LIGHT`,
    output: {
      thought: 'The speaker is in the light world: 5 is its own, 6 is not. 11 and 58 are sums.',
      hallways: [{ from: 'P', to: 'G', coins: 5, corrects: false }],
      sums: ['11', '58'],
    },
  },
  {
    input: `[Message]: As I said, garden to living room is 4. And study to dining room: 9 for me.
[OWS]: [['L', 'G', 4]]
[World]: GHOST`,
    output: {
      thought: 'G to L is the hallway L to G, known with the same number; it may be named again. S to D is new.',
      hallways: [
        { from: 'G', to: 'L', coins: 4, corrects: false },
        { from: 'S', to: 'D', coins: 9, corrects: false },
      ],
      sums: [],
    },
  },
  {
    input: `[Message]: Sorry, I misread: between dining room and study I have 6, not 9.
[OWS]: [['S', 'D', 9]]
[World]: GHOST`,
    output: {
      thought: 'A correction: the number that holds is 6.',
      hallways: [{ from: 'D', to: 'S', coins: 6, corrects: true }],
      sums: [],
    },
  },
  {
    input: `[Message]: So you have 8 between play room and dining room. Shall we submit L, P, D, S, G, L?
[OWS]: []
[World]: LIGHT`,
    output: {
      thought: 'The 8 is what the other player has. The speaker tells nothing of its own.',
      hallways: [],
      sums: [],
    },
  },
]

/** The system prompt. It names the rooms of the house at hand. */
export function extractorPrompt({ rooms, coins }: Observation): string {
  return [
    `## ${EXTRACTOR_TITLE}
Two players walk through one house in two parallel worlds. In every hallway between two rooms lie light coins, seen by the player in the light world, and ghost coins, seen by the player in the ghost world. You are given one message of one player. Find out what it says about that player's own coins in single hallways.`,
    `## What you are given
- \`[Message]\`: the message.
- \`[OWS]\`: what is known already of the speaker's coins, as triples [room, room, coins].
- \`[Loc]\`: the room on which the players agreed last, if known. Words like "from there" or "from here" mean this room, unless the message itself moves on.
- \`[Suggested]\`: the path that the listener had suggested, if any. If the message accepts it, "there" is its last room.
- \`[World]\`: the world of the speaker, LIGHT or GHOST.`,
    `## What you answer
One JSON object with these fields, in this order:
- \`thought\`: a sentence on which number belongs where.
- \`hallways\`: each hallway for which the message states the speaker's own coins, as \`{"from", "to", "coins", "corrects"}\` with the letters of the rooms; \`corrects\` is true where the message says that an earlier number was wrong. Empty if there is none.
- \`sums\`: each total in the message, over both worlds or over several hallways, as the message words it. Empty if there is none.`,
    `## Rules
- A hallway can be walked in both directions: the order of its two rooms does not matter.
- Only the speaker's own coins count, never those of the listener that the message repeats ("your 5", "you have 5").
- Never put a sum into \`hallways\`, and never divide one.
- Never guess: a hallway or a number that the message does not state, or point to with words like "there", "the same", "the last room", does not belong into the answer.
- A number that is stated again is given as the message states it now, even if [OWS] has another one.
- The rooms of this house are ${rooms.map(({ letter, name }) => `${letter} (${name})`).join(', ')}. One hallway holds ${coins.min} to ${coins.max} coins of one world.`,
    `## Examples (with other rooms than those of this house: L living room, G garden, P play room, D dining room, S study)
${cases.map(({ input, output }) => `${input}\n-> ${JSON.stringify(output)}`).join('\n\n')}`,
  ].join('\n\n')
}

/** What stands in the user's message. */
export function extractorInput({ message, known, location, suggested, observation }: Heard): string {
  return [
    `[Message]: ${message}`,
    `[OWS]: ${writeList(known)}`,
    ...(location ? [`[Loc]: ${location}`] : []),
    ...(suggested ? [`[Suggested]: ${writeList(suggested)}`] : []),
    `[World]: ${WORLDS[observation.partner].toUpperCase()}`,
  ].join('\n')
}
