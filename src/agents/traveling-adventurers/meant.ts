/** What of the acts read in a message is meant, given what was proposed before it: what only asks, wishes or checks is no answer. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { consentOf, type Consent } from './consent-heard.ts'
import type { Act } from './english/acts.ts'
import { asksOfPaths, isHesitant } from './path-asked.ts'
import { isNamedIn, keeps, type Wish } from './wishes.ts'

interface Context {
  readonly text: string
  /** With letters for the names of rooms. */
  readonly plain: string
  readonly rooms: readonly string[]
  /** The path that the listener has proposed. */
  readonly named: readonly string[] | undefined
  readonly wishes: readonly Wish[]
  /** Whether a yes or no of the message is to numbers. */
  readonly ofNumbers: boolean
  /** Whether it takes back a yes. */
  readonly unsays: boolean
  readonly read: (text: string) => readonly Act[]
}

interface Meant {
  readonly acts: readonly Act[]
  /** What is said to the path that was proposed, if anything. */
  readonly consent: Consent | undefined
  /** Whether nothing is agreed any more. */
  readonly reopens: (agreed: readonly string[] | undefined) => boolean
}

export function meantBy(all: readonly Act[], context: Context): Meant {
  const { text, plain, rooms, named, wishes, ofNumbers, unsays, read } = context
  const demands = wishes.filter(({ demand }) => demand)
  const keptAlready = named !== undefined && demands.length > 0 && demands.every((wish) => keeps(named, wish))
  const differs = demands.length > 0 && !keptAlready
  const ofPaths = named !== undefined && all.every(({ kind }) => kind !== 'tell') && asksOfPaths(text, plain)
  const takes = (act: Act): boolean =>
    act.kind === 'agree' ||
    (act.kind === 'propose' && act.whole && named !== undefined && samePath(act.path, named)) ||
    (act.kind === 'submit' && act.asks === true)
  const consent =
    named && all.some(takes)
      ? consentOf({
          plain,
          rooms,
          path: named,
          wishesElse: wishes.some((wish) => !keeps(named, wish)),
          wishesSo: wishes.length > 0 && wishes.every((wish) => keeps(named, wish)),
          read,
        })
      : undefined
  const held = consent !== undefined && consent !== 'takes'
  const hesitates = unsays || (consent !== 'takes' && isHesitant(text))
  const acts = all.filter(
    (act) =>
      !((ofNumbers || keptAlready) && act.kind === 'disagree') &&
      !((hesitates || differs) && act.kind === 'agree') &&
      !(held && takes(act)) &&
      !(hesitates && act.kind === 'disagree') &&
      !(ofPaths && act.kind === 'ask') &&
      !(
        act.kind === 'ask' &&
        wishes.some((wish) => wish.demand && wish.about !== 'hallway' && act.from[0] === wish.room)
      ) &&
      // What must not be in a path is no step of one.
      !(act.kind === 'propose' && !act.whole && wishes.some((wish) => wish.not && isNamedIn(act.path, wish))),
  )
  return {
    acts,
    consent,
    reopens: (agreed) => differs && !demands.every((wish) => keeps(agreed ?? [], wish)),
  }
}
