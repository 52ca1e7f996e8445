/** A message without what models like to wrap it in. */
import { spokenIn, withoutThoughts } from '../../../replies/index.ts'

/** What the player says, without thoughts, JSON, the own name before it, or what others would answer. */
export const plainMessage = (text: string, player: number): string =>
  spokenIn(withoutThoughts(text).replace(UNMASKED, '').replace(AS_ROLE, '$1'), {
    self: [`player[ -]?${player}`],
    others: 'player[ -]?\\d{1,2}|moderator',
  })

const ROLE =
  '(?:merlin|percival|morgana|mordred|oberon|(?:the )?assassin|(?:an? )?(?:loyal )?servant|(?:an? )?minion|evil)'
/** "(Merlin) I trust 1": the role before the words is said to nobody. */
const UNMASKED = new RegExp(`^\\s{0,8}[*_]{0,3}(?:\\(${ROLE}\\)|\\[${ROLE}\\])[*_]{0,3}:?\\s{1,3}(?=\\S)`, 'i')
/** "As Merlin I know that 2 is evil, so: "…"": only the quotation. */
const AS_ROLE = new RegExp(
  `^[^"“\\n]{0,60}\\b(?:as|I['’]?m|I am|being) ${ROLE}\\b[^"“\\n]{0,200}:\\s{0,3}(["“][^"”\\n]{1,2000}["”])\\s*$`,
  'i',
)
