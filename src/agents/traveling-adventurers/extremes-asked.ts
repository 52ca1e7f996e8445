/** Own hallways that a partner asks for by what they are worth: its best ones, its worst. */
import type { Conversation } from './conversation.ts'

/** How many hallways are named to who asks for the best or the worst. */
const NAMED = 2

/** "Which hallway is your best?": own hallways with the most or the fewest coins. */
export function askedExtremes(conversation: Conversation): number[] {
  if (OF_PATHS.test(conversation.lastWords)) return []
  const [, extreme] = ASKS_EXTREME.exec(conversation.lastWords) ?? []
  if (extreme === undefined || conversation.asked.size > 0) return []
  const sign = /^(?:worst|lowest|poorest|fewest|least)$/i.test(extreme) ? 1 : -1
  const coins = (key: number): number => conversation.ownCoins(key).coins
  return conversation
    .allKeys()
    .sort((a, b) => sign * (coins(a) - coins(b)))
    .slice(0, NAMED)
}
/** "What's the best you can do?" */
const OF_PATHS =
  /\b(?:best|most|highest|richest)(?: (?:that|which|thing|one|result|total|sum|score))*,? (?:(?:you|we|one|it)(?:['’]d| would| could| can| might)? (?:can|could|get|do|find|offer|come up|think|make|reach|know|be|name|have)|possible)\b|\b(?:best|most|highest)\b[^.?!]{0,30}\b(?:if|with|suppose|ending|starting|without)\b|\b(?:suppose|supposing|imagine|assuming)\b|\bif we\b/i
const ASKS_EXTREME =
  /\b(?:which|what|where)\b[^.?!]*\b(best|richest|highest|most|biggest|worst|lowest|poorest|fewest|least)\b(?! (?:possible )?(?:path|route|tour|one overall)\b)[^.?!]*(?:\?|$)/i
