/** A message without what models like to wrap it in. */
import { jsonBlocks } from '../../../games/avalon/index.ts'

/** The message of this player, without JSON around it, quotation marks, or the speaker's own name. */
export function plainMessage(text: string, player: number): string {
  const [block] = jsonBlocks(text)
  const fields = block && typeof block === 'object' ? (block as Record<string, unknown>) : {}
  const inner = [fields.message, fields.text].find((value): value is string => typeof value === 'string')
  const bare = (inner ?? text).trim().replace(/^["“]([^]*)["”]$/, '$1')
  return bare.replace(new RegExp(`^\\**player[\\s-]*${player}\\**\\s*:\\s*`, 'i'), '').trim()
}
