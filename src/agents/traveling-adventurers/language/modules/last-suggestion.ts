/** Remembers what the agent suggested last, for what "there" means once its partner accepts it. Shows nothing. */
import { lastPath } from '../reply.ts'
import type { AgentModule } from './types.ts'

export function lastSuggestion(): AgentModule & { last(): readonly string[] | undefined } {
  let suggested: readonly string[] | undefined
  return {
    name: 'last-suggestion',
    last: () => suggested,
    taken: (reply) => void (suggested = lastPath(reply, 'suggest')),
  }
}
