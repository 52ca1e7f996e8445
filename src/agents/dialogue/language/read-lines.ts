/** A model's reply as lines of the text format: thoughts, and the one line that acts. */
import { quote } from '../../../core/quote.ts'
import { Unreadable } from '../../../core/errors.ts'

export interface ReadReply {
  readonly thoughts: readonly string[]
  /** The line that acts, with what follows it up to the next tag; absent where the model only thought. */
  readonly line?: string
}

const TAG = /^\s*(?:you(?: to)?:?\s+)?(?:\w{1,3}:\s*)?\[(\w+)\]/i

/** Takes the first line that acts; what a model invents after it (answers of others) is left out. */
export function readLines(reply: string): ReadReply {
  const blocks: string[] = []
  for (const line of reply.trim().split('\n')) {
    if (TAG.test(line)) blocks.push(line.trim())
    else if (blocks.length > 0 && !/^\s*(?:partner|user|agent)\b.*:/i.test(line))
      blocks.push(`${blocks.pop()!}\n${line}`)
  }
  if (blocks.length === 0)
    throw new Unreadable(
      `Invalid message: ${quote(reply.trim())}. Messages must be formatted with a type like '[message]<content here>'`,
      reply,
    )
  const isThought = (block: string): boolean => TAG.exec(block)![1]!.toLowerCase() === 'think'
  const at = blocks.findIndex((block) => !isThought(block))
  const thoughts = (at < 0 ? blocks : blocks.slice(0, at)).map((block) => block.replace(TAG, '').trim())
  return at < 0 ? { thoughts } : { thoughts, line: blocks[at]!.trim() }
}
