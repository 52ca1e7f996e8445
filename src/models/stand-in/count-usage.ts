/** How many tokens a request and its answer take, as the stand-in counts them. */
import type { WireRequest, WireUsage } from '../chat-wire.ts'

/** Four characters a token: near enough for accounts that are only tried out. */
export function countUsage({ messages }: WireRequest, text: string): WireUsage {
  const prompt = Math.ceil(messages.reduce((sum, message) => sum + message.content.length, 0) / 4)
  const completion = Math.ceil(text.length / 4)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
