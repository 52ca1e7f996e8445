/** What the stand-in model reads in a prompt of a dialogue agent, whichever game it is of. */
import type { Message } from '../../core/model.ts'
import type { Responder } from '../../models/index.ts'

export interface ReadPrompt {
  readonly rules: string
  /** Whether it is asked to think first. */
  readonly thinks: boolean
  /** What the seat knows, and all that was said, line by line. */
  readonly lines: readonly string[]
  /** Whether a full proposal waits for an answer. */
  readonly mustAnswer: boolean
  readonly closing: boolean
}

/** The prompt, or undefined where it is of another kind. */
export function readPrompt(messages: readonly Message[]): ReadPrompt | undefined {
  const [system, ...rest] = messages
  const rules = /^## Rules\n([\s\S]*?)\n\n## How to play/.exec(system?.content ?? '')?.[1]
  const input = rest.find(({ role }) => role === 'user')?.content
  if (rules === undefined || input === undefined || !rules.includes('beginning with its type')) return undefined
  return {
    rules,
    thinks: system!.content.includes('in a line of its own, [think]'),
    lines: input.split('\n'),
    mustAnswer: /\[accept\](?: Accept$| or \[reject\]$)/m.test(input),
    closing: input.includes('You must make your best final proposal now.'),
  }
}

/** The answer in the format asked for. */
export const answer = ({ thinks }: ReadPrompt, thought: string, line: string): string =>
  thinks ? `[think] ${thought}\n${line}` : line

/** The lines that this seat wrote, by their tag: `own(prompt, 'message')`. */
export const own = ({ lines }: ReadPrompt, tag: string): string[] =>
  lines.filter((line) => line.startsWith('You') && line.includes(`[${tag}]`))

/** Labels what messages do, as an analysis asks: a question asks, a greeting greets, all else tells. */
export const annotator: Responder = {
  name: 'dialogue-acts',
  recognises: ({ messages }) =>
    messages[0]?.content.startsWith('You label what each message of a dialogue does.') ?? false,
  answer({ messages }) {
    const lines = messages.at(-1)!.content.split(/\n(?=\d+\. )/)
    const labels = lines.map((line) => {
      if (/\?\s*$/.test(line)) return ['query']
      return /: (?:hi|hello|hey)\b/i.test(line) ? ['miscellany'] : ['share']
    })
    return JSON.stringify(labels)
  },
}

/** How one side of a game is known by its prompt, and what it answers. */
export interface Side {
  recognises(prompt: ReadPrompt): boolean
  answer(prompt: ReadPrompt): string
}

/** A responder for a game between users and an assistant. */
export const respondForSides = (name: string, sides: readonly Side[]): Responder => {
  const find = (messages: readonly Message[]): (() => string) | undefined => {
    const prompt = readPrompt(messages)
    const side = prompt && sides.find((one) => one.recognises(prompt))
    return side && (() => side.answer(prompt))
  }
  return {
    name,
    recognises: ({ messages }) => find(messages) !== undefined,
    answer: ({ messages }) => find(messages)!(),
  }
}
