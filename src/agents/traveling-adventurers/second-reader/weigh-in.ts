/**
 * What of a message is heard once both readers have had their say. What the network is sure of is added where the grammar
 * heard nothing or had no use for a number: coins as unsure, so that the listener says them back. Consent, questions and
 * steps that the network finds most unlikely are left out. In all else the grammar is right: it can tell why.
 */
import type { Act, Coins, Pair } from '../english/acts.ts'
import type { House } from '../english/message.ts'
import { asRoundTrip } from '../english/routes.ts'
import { type Likely, PAIRS } from './network.ts'
import type { View } from './see.ts'

/** From how likely on what the grammar did not hear is taken as said. */
const SURE = { coins: 0.95, ask: 0.97, path: 0.97, submit: 0.98, what: 0.98, all: 0.98 }
/** Below it what the grammar heard was not said. */
const UNHEARD_OF = 0.002
/** The same for a cheer beside coins or a question, which consents to nothing as often as not. */
const UNLIKELY = 0.3

const keyOf = (a: string, b: string): string => (a < b ? a + b : b + a)

/** Whether the grammar heard nothing. */
const isIdle = (acts: readonly Act[]): boolean => acts.every(({ kind }) => kind === 'other' || kind === 'unclear')

/** The numbers of the house for which the grammar had no use, each as often as it is. */
export function unusedNumbers(acts: readonly Act[], { numbers }: View, { coins: { min, max } }: House): number[] {
  // Of both together: all may be.
  if (acts.some(({ kind }) => kind === 'sum')) return []
  const unused = numbers.filter((value) => value >= min && value <= max)
  for (const act of acts)
    if (act.kind === 'tell' || act.kind === 'read-back')
      for (const { coins } of act.coins) if (unused.includes(coins)) unused.splice(unused.indexOf(coins), 1)
  return unused
}

/** Whether the network may change anything: it takes longer than the grammar. `unused`: {@link unusedNumbers}. */
export const isOpen = (acts: readonly Act[], unused: readonly number[]): boolean =>
  unused.length > 0 ||
  isIdle(acts) ||
  acts.some((act) => act.kind === 'agree' || act.kind === 'ask' || (act.kind === 'propose' && !act.whole))

/** `acts`: what the grammar heard; `rooms`: those of the house. */
export function weighIn(
  acts: readonly Act[],
  unused: readonly number[],
  likely: Likely,
  view: View,
  rooms: readonly string[],
): readonly Act[] {
  const { whole } = likely
  const kept = acts.flatMap((act) => withoutUnlikely(act, acts, likely, view))
  const more: Act[] = []
  const coins = coinsBeside(acts, unused, likely, view)
  if (coins.length > 0) more.push({ kind: 'tell', coins, unsure: true })
  // "What do you get when we walk from A to K?" may have been heard as a step.
  if (isIdle(kept)) {
    const asked = askedFor(likely, view)
    if (whole.all >= SURE.all) more.push({ kind: 'ask', pairs: [], from: [], all: true })
    else if (asked.pairs.length + asked.from.length > 0) more.push({ kind: 'ask', ...asked })
  }
  if (isIdle(acts)) {
    const path = pathOf(likely, view)
    // Whole paths the grammar knows: one that it does not take for a proposal is none.
    if (path.length > 0 && !asRoundTrip(path, rooms)) more.push({ kind: 'propose', path, whole: false })
    if (whole.submit >= SURE.submit) more.push({ kind: 'submit' })
    if (whole.what >= SURE.what) more.push({ kind: 'invite' })
  }
  if (more.length === 0) return kept
  return [...kept.filter(({ kind }) => kind !== 'other' && (coins.length === 0 || kind !== 'unclear')), ...more]
}

/** Coins that the network is sure of, of numbers for which the grammar had no use. */
function coinsBeside(acts: readonly Act[], unused: readonly number[], likely: Likely, view: View): Coins[] {
  if (unused.length === 0) return []
  const told = acts.flatMap((act) => (act.kind === 'tell' || act.kind === 'read-back' ? [...act.coins] : []))
  const known = new Set(told.map(({ a, b }) => keyOf(a, b)))
  // A row whose room goes without saying is of the room that the talk is about, which the network does not know.
  const named = new Set(view.mentions.map(({ room }) => room))
  return [...chancesOfCoins(likely, view).values()].flatMap(({ a, b, coins, chance }) =>
    unused.includes(coins) && named.has(a) && named.has(b) && !known.has(keyOf(a, b)) && chance >= SURE.coins
      ? [{ a, b, coins }]
      : [],
  )
}

interface Chance extends Coins {
  readonly chance: number
}

/** How likely each number of the message is the speaker's for each hallway between rooms that it names. */
function chancesOfCoins({ tells }: Likely, { rooms, numbers }: View): Map<string, Chance> {
  const chances = new Map<string, Chance>()
  for (const [i, coins] of numbers.entries()) {
    for (const [p, [one, other]] of PAIRS.entries()) {
      const [a, b] = [rooms[one], rooms[other]]
      if (a === undefined || b === undefined) continue
      const key = `${keyOf(a, b)} ${coins}`
      // One of several equal numbers is enough.
      const not = (1 - (chances.get(key)?.chance ?? 0)) * (1 - tells[i]![p]!)
      chances.set(key, { a, b, coins, chance: 1 - not })
    }
  }
  return chances
}

function withoutUnlikely(act: Act, acts: readonly Act[], likely: Likely, { mentions }: View): readonly Act[] {
  const has = (...kinds: readonly Act['kind'][]): boolean => acts.some(({ kind }) => kinds.includes(kind))
  switch (act.kind) {
    case 'agree':
      return likely.whole.yes >= (has('tell', 'ask') ? UNLIKELY : UNHEARD_OF) ? [act] : []
    case 'propose': {
      const isNamed = mentions.length === 0 || mentions.some(({ at }) => likely.path[at]! >= UNHEARD_OF)
      return act.whole || isNamed ? [act] : []
    }
    case 'ask':
      // Behind coins the listener's may be asked for in no words at all.
      return isQuiet(likely) && !(act.all && has('tell')) ? [] : [act]
    default:
      return [act]
  }
}

/** Whether nothing at all is likely to be asked for. */
const isQuiet = ({ pairs, rooms, whole }: Likely): boolean => Math.max(...pairs, ...rooms, whole.all) < UNHEARD_OF

function askedFor({ pairs, rooms }: Likely, view: View): { pairs: Pair[]; from: string[] } {
  return {
    pairs: PAIRS.flatMap(([i, j], p): Pair[] => {
      const [a, b] = [view.rooms[i], view.rooms[j]]
      return a !== undefined && b !== undefined && pairs[p]! >= SURE.ask ? [[a, b]] : []
    }),
    from: view.rooms.filter((_, slot) => rooms[slot]! >= SURE.ask),
  }
}

/** The rooms of the path that is surely proposed, in the order in which they are named; empty where none is. */
function pathOf({ path }: Likely, { mentions, lines }: View): string[] {
  // A list of rooms on lines of their own leads to nothing by itself.
  if (lines > 1) return []
  const named = mentions.filter(({ at }) => path[at]! > 0.5)
  if (named.some(({ at }) => path[at]! < SURE.path)) return []
  return named.map(({ room }) => room).filter((room, i, rooms) => room !== rooms[i - 1])
}
