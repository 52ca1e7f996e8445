/** What to propose to a partner who wants something else of a path, or refuses the best: never the same again. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { LESS, OTHER_WAY, WISHED, WISHED_LAST } from './speak-asides.ts'
import type { Move, Situation } from './strategies/strategy.ts'
import { keeps } from './wishes.ts'
import { worth } from './conversation.ts'

export interface Adapted {
  readonly move: Move
  /** What is said instead of a proposal, or beside it. */
  readonly say?: 'defend' | 'rather' | 'your turn' | 'stands'
}

/**
 * The best path that keeps to what the partner does not want, or asks for, and what it is worth to both; undefined where
 * nothing is demanded, or the best path of all keeps to it and was not refused.
 */
function keepToDemands(move: Move, { conversation, knowledge }: Situation): Adapted | undefined {
  const { negotiation, me, rooms, own, heard } = conversation
  const { propose, ...rest } = move
  const demands = conversation.demands
  if (propose === undefined || demands.length === 0) return undefined
  const refused = negotiation.refused.filter(({ by }) => by === me).map(({ path }) => path)
  const isRefused = refused.some((path) => samePath(path, propose.path) || samePath([...path].reverse(), propose.path))
  if (!isRefused && demands.every((wish) => keeps(propose.path, wish))) return undefined
  const path = knowledge.keeping(demands, refused)
  if (path === undefined) return { move: rest, say: 'your turn' }
  const total = worth(own, rooms, path) + worth(heard, rooms, path)
  const gap = knowledge.gap(path)
  const keepsTo = demands.every((wish) => keeps(path, wish)) ? WISHED : WISHED_LAST
  const reason = Number.isNaN(total)
    ? keepsTo
    : gap > 0
      ? `${keepsTo}, with ${total} coins together, ${gap} fewer than at best`
      : `${total} coins together, and ${keepsTo}`
  return { move: { ...rest, propose: { path, reason } } }
}

/** How often it comes to be the partner's turn to name a path. */
const EACH = 4

export function adapt(move: Move, situation: Situation): Adapted {
  const { propose, ...rest } = move
  if (propose === undefined) return { move }
  const { conversation, knowledge } = situation
  const { negotiation, me, wishes, pressed } = conversation
  const demanded = keepToDemands(move, situation)
  if (demanded) return demanded
  const standing = negotiation.proposals[me]
  const refused = negotiation.refused.filter(({ by }) => by === me).map(({ path }) => path)
  if (conversation.beside === 'counter' && standing && conversation.news) refused.push(standing.path)
  if (refused.length === 0) {
    // A guess that stands is not proposed once more.
    if (standing && samePath(standing.path, propose.path) && !knowledge.isProved(propose.path))
      return { move: rest, say: 'stands' }
    if (wishes.length === 0) return { move }
    const kept = (path: readonly string[]): number => wishes.filter((wish) => keeps(path, wish)).length
    const isAsGood = (path: readonly string[]): boolean =>
      knowledge.gap(path) <= knowledge.gap(propose.path) &&
      (!knowledge.isProved(propose.path) || knowledge.isProved(path))
    const wished = knowledge.alternatives(wishes, []).find(isAsGood)
    return wished && kept(wished) > kept(propose.path)
      ? { move: { ...move, propose: { ...propose, path: wished } } }
      : { move }
  }
  if (!refused.some((path) => samePath(path, propose.path))) return { move }
  if (pressed === 0) return { move: rest, say: knowledge.isProved(propose.path) ? 'defend' : 'rather' }
  // Who has just named a path is not asked to name one.
  const isNamed = negotiation.proposals[conversation.partner] !== undefined
  if (pressed % EACH === EACH - 1 && !isNamed) return { move: rest, say: 'your turn' }
  // What was only asked about weighs less than what it brings.
  const wanted = wishes.filter(({ asked }) => !asked)
  const [path] = knowledge.alternatives(wanted, refused)
  if (path === undefined) return { move: rest, say: 'your turn' }
  const isTurned = refused.some((old) => samePath([...old].reverse(), path))
  const isWished = wanted.length > 0 && wanted.every((wish) => keeps(path, wish))
  const reason = isWished ? WISHED : isTurned ? OTHER_WAY : LESS[pressed % LESS.length]!
  return { move: { ...rest, propose: { path, reason } } }
}
