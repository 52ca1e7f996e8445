/**
 * What of a message is heard once both readers have had their say. What the network is sure of is added where the grammar
 * heard nothing of the kind, or had no use for a number: coins as unsure, so that the listener says them back. What the
 * network finds unlikely is left out, and where it is sure of other steps than the grammar its steps stand. It adds
 * neither a no nor a whole path, and in all else the grammar is right: it can tell why.
 */
import type { Act, Coins, Pair } from '../english/acts.ts'
import type { House } from '../english/message.ts'
import { asRoundTrip } from '../english/routes.ts'
import { type Likely, PAIRS } from './network.ts'
import type { View } from './see.ts'

/** From how likely on what the grammar did not hear was said. */
const SAID = {
  coins: 0.9,
  unclear: 0.995,
  yes: 0.99,
  ask: 0.5,
  path: 0.8,
  submit: 0.99,
  what: 0.99,
  all: 0.99,
}
/** Below it what the grammar heard was not said. */
const UNSAID = { coins: 0.002, ask: 0.2, path: 0.02, no: 0.2, what: 0.1, yes: 0.5 }
/** How sure the network must be of each room to put its steps in place of the grammar's. */
const OTHERWISE = 0.9
/** A yes or a no in so few words, marks counted, is nothing else: the network may never have seen them. */
const FEW = 4
/** From how likely on what the grammar took for the listener's coins is the writer's. */
const OWN = 0.99

const keyOf = (a: string, b: string): string => (a < b ? a + b : b + a)

/** Whether the grammar heard nothing. */
const isIdle = (acts: readonly Act[]): boolean => acts.every(({ kind }) => kind === 'other' || kind === 'unclear')

const coinsIn = (acts: readonly Act[]): Coins[] =>
  acts.flatMap((act) => (act.kind === 'tell' || act.kind === 'read-back' ? [...act.coins] : []))

/** The numbers of the house for which some acts have no use, each as often as it is. */
function unusedNumbers(acts: readonly Act[], { numbers }: View, { coins: { min, max } }: House): number[] {
  const unused = numbers.filter((value) => value >= min && value <= max)
  for (const { coins } of coinsIn(acts)) if (unused.includes(coins)) unused.splice(unused.indexOf(coins), 1)
  return unused
}

/**
 * Whether the network may change anything: it takes longer than the grammar. Nothing is open where the grammar made something
 * of all that is said, has a use for every number, and no room is named but for the coins.
 */
export function isOpen(acts: readonly Act[], view: View, house: House): boolean {
  const coins = new Set(coinsIn(acts).map(({ a, b }) => keyOf(a, b))).size
  return (
    unusedNumbers(acts, view, house).length > 0 ||
    acts.some((act) => OPEN.has(act.kind) || (act.kind === 'propose' && (coins > 0 || !act.whole))) ||
    (coins > 0 && acts.every(({ kind }) => kind === 'tell') && view.mentions.length > 2 * coins)
  )
}
const OPEN: ReadonlySet<Act['kind']> = new Set(['other', 'unclear', 'agree', 'disagree', 'ask', 'invite', 'read-back'])

/** `acts`: what the grammar heard. */
export function weighIn(acts: readonly Act[], likely: Likely, view: View, house: House): readonly Act[] {
  const { whole } = likely
  const chances = chancesOfCoins(likely, view)
  const kept = acts.flatMap((act) => withoutUnsaid(act, acts, likely, view, house, chances))
  const has = (...kinds: readonly Act['kind'][]): boolean => kept.some(({ kind }) => kinds.includes(kind))
  const more: Act[] = []
  const coins = coinsBeside(kept, view, house, chances)
  if (coins.length > 0) more.push({ kind: 'tell', coins, unsure: true })
  if (!has('ask')) {
    const asked = askedFor(likely, view)
    if (whole.all >= SAID.all) more.push({ kind: 'ask', pairs: [], from: [], all: true })
    else if (asked.pairs.length + asked.from.length > 0) more.push({ kind: 'ask', ...asked })
  }
  if (!has('propose', 'submit')) {
    const path = pathOf(likely, view)
    const asked = kept.flatMap((act) => (act.kind === 'ask' ? act.pairs.map(([a, b]) => keyOf(a, b)) : []))
    const isAsked = path.some((room, i) => i > 0 && asked.includes(keyOf(path[i - 1]!, room)))
    // Whole paths the grammar knows: one that it does not take for a proposal is none.
    if (path.length > 0 && !isAsked && !asRoundTrip(path, house.rooms))
      more.push({ kind: 'propose', path, whole: false })
  }
  // A no it never adds: who dislikes a room aloud has not refused a path.
  if (!has('agree', 'disagree') && whole.yes >= SAID.yes) more.push({ kind: 'agree' })
  if (!has('invite') && whole.what >= SAID.what) more.push({ kind: 'invite' })
  if (isIdle(kept) && whole.submit >= SAID.submit) more.push({ kind: 'submit' })
  if (more.length === 0) return kept
  return [...kept.filter(({ kind }) => kind !== 'other' && (coins.length === 0 || kind !== 'unclear')), ...more]
}

/** Coins that the network is sure of, of numbers for which the grammar had no use. */
function coinsBeside(kept: readonly Act[], view: View, house: House, chances: ReadonlyMap<string, Chance>): Coins[] {
  const unused = unusedNumbers(kept, view, house)
  if (unused.length === 0) return []
  // Of both together may be all of them; and whose the numbers of a table are its head says, which the network passes over.
  if (view.lines > 1 || kept.some(({ kind }) => kind === 'sum')) return []
  const known = new Set(coinsIn(kept).map(({ a, b }) => keyOf(a, b)))
  const likely = [...chances.values()].filter(
    ({ a, b, coins, chance }) =>
      unused.includes(coins) && areNamed([a, b], view) && !known.has(keyOf(a, b)) && chance >= SAID.coins,
  )
  // What the grammar finds unclear, and a number left over, must be very sure.
  const isUnclear = likely.length < unused.length && kept.some(({ kind }) => kind === 'unclear')
  return likely.flatMap(({ a, b, coins, chance }) => (isUnclear && chance < SAID.unclear ? [] : [{ a, b, coins }]))
}

/**
 * Whether a message names these rooms. Where it does not, it speaks of the room that the talk has come to, which the network
 * does not know.
 */
const areNamed = (rooms: readonly string[], { mentions }: View): boolean =>
  rooms.every((one) => mentions.some(({ room }) => room === one))

interface Chance extends Coins {
  readonly chance: number
}

const chanceKey = ({ a, b, coins }: Coins): string => `${keyOf(a, b)} ${coins}`

/** How likely each number of the message is the speaker's for each hallway between rooms that it names. */
function chancesOfCoins({ tells }: Likely, { rooms, numbers }: View): Map<string, Chance> {
  const chances = new Map<string, Chance>()
  for (const [i, coins] of numbers.entries()) {
    for (const [p, [one, other]] of PAIRS.entries()) {
      const [a, b] = [rooms[one], rooms[other]]
      if (a === undefined || b === undefined) continue
      const key = chanceKey({ a, b, coins })
      // One of several equal numbers is enough.
      const not = (1 - (chances.get(key)?.chance ?? 0)) * (1 - tells[i]![p]!)
      chances.set(key, { a, b, coins, chance: 1 - not })
    }
  }
  return chances
}

function withoutUnsaid(
  act: Act,
  acts: readonly Act[],
  likely: Likely,
  view: View,
  house: House,
  chances: ReadonlyMap<string, Chance>,
): readonly Act[] {
  const { whole, path } = likely
  const has = (...kinds: readonly Act['kind'][]): boolean => acts.some(({ kind }) => kinds.includes(kind))
  switch (act.kind) {
    case 'tell':
      return withCoins(act, ({ chance }) => chance >= UNSAID.coins, view, chances)
    case 'read-back': {
      // The writer's own after all, if one of them surely is.
      const isOwn = view.lines === 1 && act.coins.some((one) => (chances.get(chanceKey(one))?.chance ?? 0) >= OWN)
      return withCoins(act, ({ chance }) => !isOwn || chance < SAID.coins, view, chances)
    }
    case 'agree':
      if (view.tokens.length <= FEW) return [act]
      // "L - E - K - C - B - A - L sounds great": what is agreed to is named.
      if (acts.some((one) => one.kind === 'propose' && one.whole)) return [act]
      return whole.yes >= UNSAID.yes ? [act] : []
    case 'disagree':
      return view.tokens.length <= FEW || whole.no >= UNSAID.no ? [act] : []
    case 'invite':
      return whole.what >= UNSAID.what ? [act] : []
    case 'propose': {
      const other =
        acts.filter(({ kind }) => kind === 'propose').length === 1 ? otherSteps(act, likely, view, house) : undefined
      if (other) return [{ kind: 'propose', path: other, whole: false }]
      // The start goes without saying.
      const rooms = act.path.filter((room) => room !== view.rooms[0])
      return rooms.length === 0 || !areNamed(rooms, view) || view.mentions.some(({ at }) => path[at]! >= UNSAID.path)
        ? [act]
        : []
    }
    case 'ask': {
      if (!areNamed([...act.pairs.flat(), ...act.from], view)) return [act]
      const from = act.from.filter((room) => likely.rooms[view.rooms.indexOf(room)]! >= UNSAID.ask)
      // Behind coins the listener's may be asked for in no words at all.
      const all = act.all && (has('tell') || whole.all >= UNSAID.ask)
      const pairs = isQuiet(likely) ? [] : act.pairs
      const isSame = from.length === act.from.length && pairs.length === act.pairs.length && all === act.all
      if (isSame) return [act]
      return from.length + pairs.length > 0 || all ? [{ kind: 'ask', pairs, from, ...(all && { all }) }] : []
    }
    default:
      return [act]
  }
}

/** The act with the coins of which the network thinks so, and with those of which it knows nothing; none without any. */
function withCoins<Telling extends Act & { readonly coins: readonly Coins[] }>(
  act: Telling,
  keeps: (chance: Chance) => boolean,
  view: View,
  chances: ReadonlyMap<string, Chance>,
): readonly Telling[] {
  const coins = act.coins.filter((one) => {
    const chance = areNamed([one.a, one.b], view) ? chances.get(chanceKey(one)) : undefined
    return !chance || keeps(chance)
  })
  if (coins.length === act.coins.length) return [act]
  return coins.length > 0 ? [{ ...act, coins }] : []
}

/** Whether nothing at all is likely to be asked for. */
const isQuiet = ({ pairs, rooms, whole }: Likely): boolean => Math.max(...pairs, ...rooms, whole.all) < UNSAID.ask

function askedFor({ pairs, rooms }: Likely, view: View): { pairs: Pair[]; from: string[] } {
  return {
    pairs: PAIRS.flatMap(([i, j], p): Pair[] => {
      const [a, b] = [view.rooms[i], view.rooms[j]]
      return a !== undefined && b !== undefined && pairs[p]! >= SAID.ask ? [[a, b]] : []
    }),
    from: view.rooms.filter((_, slot) => rooms[slot]! >= SAID.ask),
  }
}

/** The rooms of the path that is likely proposed, in the order in which they are named; empty where none is. */
function pathOf({ path, home }: Likely, { mentions, lines, rooms }: View, sure: number = SAID.path): string[] {
  // A list of rooms on lines of their own leads to nothing by itself.
  if (lines > 1) return []
  const named = mentions.filter(({ at }) => path[at]! > 0.5)
  if (named.some(({ at }) => path[at]! < sure)) return []
  return named
    .flatMap(({ room, at }) => (home[at]! > 0.5 && room !== rooms[0] ? [room, rooms[0]!] : [room]))
    .filter((room, i, all) => room !== all[i - 1])
}

/** Steps of which the network is sure, if they are others than those of a proposal. */
function otherSteps(
  act: Act & { readonly kind: 'propose' },
  likely: Likely,
  view: View,
  house: House,
): string[] | undefined {
  if (act.whole || view.mentions.some(({ at }) => Math.abs(likely.path[at]! - 0.5) < OTHERWISE - 0.5)) return undefined
  const path = pathOf(likely, view, OTHERWISE)
  // Of the same rooms the grammar knows the order, and those that it put in it put in for a reason.
  const isOther = path.some((room) => !act.path.includes(room)) && !asRoundTrip(path, house.rooms)
  return isOther &&
    areNamed(
      act.path.filter((room) => room !== view.rooms[0]),
      view,
    )
    ? path
    : undefined
}
