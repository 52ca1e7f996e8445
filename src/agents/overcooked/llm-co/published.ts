/** LLM-Co as it was published: the words that the user brings, and the states and readers that belong to them. */
import type { Message } from '../../../core/model.ts'
import { findGrid, type llmCo, type Observation } from '../../../games/overcooked/index.ts'
import { nameOf } from '../../collab/llm-co.ts'
import { readPrompts } from '../../published/index.ts'

/** What follows from options that may be left out. */
interface Given {
  readonly prompts?: string | undefined
  readonly compat?: llmCo.Compat | undefined
  readonly replies?: 'ours' | 'published' | undefined
}

/** The options with nothing left open. */
export type Settled<Options extends Given> = Options & {
  readonly compat: llmCo.Compat
  readonly replies: 'ours' | 'published'
}

/** Published prompts come with the states and the reader of their time, unless others are asked for. */
export function settle<Options extends Given>(options: Options): Settled<Options> {
  const { prompts } = options
  if (prompts === undefined)
    return { ...options, compat: options.compat ?? 'mended', replies: options.replies ?? 'ours' }
  const theirs = readPrompts(prompts, PAPER).edition === 'later-code' ? 'head' : 'paper'
  return { ...options, compat: options.compat ?? theirs, replies: options.replies ?? 'published' }
}

const PAPER = 'llm-co'

/** The chat before the first state, as the authors’ code sends it; what the paper alone prints is one system message. */
export function openPublished(
  { kitchen, seat, partner }: Observation,
  { prompts, directive }: { readonly prompts?: string | undefined; readonly directive: 'on' | 'off' },
): Message[] {
  const layout = findGrid(kitchen.grid)?.name ?? 'this kitchen'
  const name = `${layout}${directive === 'on' ? '.directive' : ''}.txt`
  const published = readPrompts(prompts!, PAPER, name)
  const names = { me: nameOf(seat), partner: nameOf(partner) }
  const task = published.need(name, names)
  const [system, reply] = [published.fill('system.txt', names), published.fill('reply.txt', names)]
  if (system === undefined || reply === undefined) return [{ role: 'system', content: task }]
  return [
    { role: 'system', content: system },
    { role: 'user', content: task },
    { role: 'assistant', content: reply },
  ]
}
