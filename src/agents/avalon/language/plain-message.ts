/** A message without what models like to wrap it in. */
import { spokenIn } from '../../../replies/index.ts'

/** What the player says, without thoughts, JSON, the own name before it, or what others would answer. */
export const plainMessage = (text: string, player: number): string =>
  spokenIn(text, { self: [`player[ -]?${player}`], others: 'player[ -]?\\d{1,2}|moderator' })
