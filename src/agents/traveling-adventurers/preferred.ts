/** The better one of the paths between which a partner lets one choose, and why. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'

type Path = readonly string[]

/** The better one of those that were left to choose from; undefined where it cannot be told. */
export function preferred(
  { toChoose, news, rooms, own, heard, negotiation, me }: Conversation,
  knowledge: Knowledge,
): { readonly path: Path; readonly reason: string } | undefined {
  if (!news || toChoose.length < 2) return undefined
  const total = (path: Path): number => worth(own, rooms, path) + worth(heard, rooms, path)
  const standing = negotiation.proposals[me]?.path
  const isMine = (path: Path): number => (standing && samePath(path, standing) ? 1 : 0)
  const [best, second] = toChoose.toSorted((a, b) => total(b) - total(a) || isMine(b) - isMine(a))
  const more = total(best!) - total(second!)
  if (Number.isNaN(more)) return undefined
  const beside = more > 0 ? `${more} more than on the other` : 'just as many as on the other'
  const proved = knowledge.isProved(best!) ? ', and no path can be better' : ''
  return { path: best!, reason: `${total(best!)} coins together, ${beside}${proved}` }
}
