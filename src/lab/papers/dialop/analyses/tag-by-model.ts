/** The types of messages found by a language model, a dialogue at a time, as the paper did (section 7.1). */
import { z } from 'zod'
import type { Model } from '../../../../core/model.ts'
import { ACT_MEANINGS, ACTS, type Act } from './acts.ts'

export interface SaidLine {
  readonly by: string
  readonly text: string
}

/** Two short dialogues with their types, ours, as examples. */
const EXAMPLES: readonly (readonly (readonly [by: string, text: string, acts: readonly Act[]])[])[] = [
  [
    ['player-1', 'Good morning!', ['miscellany']],
    ['player-2', 'Hi, who do you see for Beacon? Hugo is my strongest there.', ['query', 'share', 'miscellany']],
    ['player-1', 'Hugo works for me, I have nothing on him.', ['share', 'affirm']],
    ['player-2', 'Sorry, I meant Lattice for Hugo.', ['share', 'revise']],
    ['player-1', 'Ok. I will put that into a proposal now.', ['affirm', 'meta']],
  ],
  [
    ['user', 'Hello, we are five and want to spend at most $60.', ['share', 'miscellany']],
    ['assistant', 'Any food that you like?', ['query']],
    ['user', 'Nothing spicy. And not too far apart, because we walk.', ['share', 'explain']],
    ['assistant', 'I chose Kite Hill since it is next to the cafe.', ['explain']],
    ['user', 'Sounds good.', ['affirm']],
  ],
]

const reply = z.array(z.array(z.enum(ACTS)).min(1))

/** The types of each line; undefined where the model's reply cannot be read even the second time. Throws `ModelFailure`. */
export async function tagByModel(
  lines: readonly SaidLine[],
  model: Model,
): Promise<readonly (readonly Act[])[] | undefined> {
  const messages = [
    { role: 'system' as const, content: writeSystem() },
    { role: 'user' as const, content: writeDialogue(lines) },
  ]
  for (let attempt = 0; attempt < 2; attempt++) {
    const { text } = await model.ask({ messages, temperature: 0, purpose: 'annotate' })
    const read = readTags(text, lines.length)
    if (read) return read
  }
  return undefined
}

const writeDialogue = (lines: readonly SaidLine[]): string =>
  lines.map(({ by, text }, i) => `${i + 1}. ${by}: ${text}`).join('\n')

const writeSystem = (): string =>
  [
    'You label what each message of a dialogue does. Types, of which a message may have several:',
    ...ACTS.filter((act) => act !== 'proposal').map((act) => `- ${act}: ${ACT_MEANINGS[act]}`),
    'Answer with a JSON list that has, for each message in order, the list of its types.',
    ...EXAMPLES.map((example, i) =>
      [
        `\nExample ${i + 1}`,
        writeDialogue(example.map(([by, text]) => ({ by, text }))),
        JSON.stringify(example.map(([, , acts]) => acts)),
      ].join('\n'),
    ),
  ].join('\n')

function readTags(text: string, count: number): readonly (readonly Act[])[] | undefined {
  const list = /\[[\s\S]*\]/.exec(text)?.[0]
  if (!list) return undefined
  try {
    const tags = reply.parse(JSON.parse(list))
    return tags.length === count ? tags : undefined
  } catch {
    return undefined
  }
}
