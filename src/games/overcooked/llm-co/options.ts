/** The medium-level actions that LLM-Co offers in a state, in the words it offers them. */
import { DISH, NOTHING, ONION, SOUP, TOMATO } from '../engine/items.ts'
import { findGrid } from '../instances.ts'
import type { KitchenObject } from './objects.ts'
import { isEmpty, nameHeld, readPot, takes, type Compat, type Seen, type Sight } from './sight.ts'

/** A medium-level action that can be chosen. */
export interface Option {
  /** As offered and as answered: `place onion in c0.` */
  readonly text: string
  readonly kind: 'pick' | 'place' | 'load' | 'open' | 'start' | 'meet' | 'wait' | 'away'
  readonly target?: KitchenObject
}

/** Stand still until something changes. */
export const WAIT: Option = { text: 'wait.', kind: 'wait' }
/** Make way for the partner. */
export const MOVE_AWAY: Option = { text: 'move away.', kind: 'away' }

const reachable = (seen: Seen): boolean => seen.own.steps < Infinity

/** What may be chosen now; the last two are always to wait and to move away. */
export function listOptions(sight: Sight, compat: Compat): Option[] {
  const { objects, ways, player } = sight
  const held = ways.held(player)
  const near = (list: readonly Seen[]) => list.filter(reachable)
  const options: Option[] = []
  const offer = (kind: Option['kind'], text: string, target: Seen) => options.push({ kind, text, target })

  if (held === NOTHING) {
    for (const seen of near(objects.o)) offer('pick', `pick up onion from ${seen.id}.`, seen)
    if (compat === 'mended') for (const seen of near(objects.t)) offer('pick', `pick up tomato from ${seen.id}.`, seen)
    for (const seen of near(objects.p)) offer('pick', `pick up plate from ${seen.id}.`, seen)
    for (const seen of near(objects.k))
      if (!isEmpty(sight, seen)) offer('pick', `pick up ${nameLying(sight, seen)} from ${seen.id}.`, seen)
    for (const seen of near(objects.s))
      if (!isEmpty(sight, seen)) offer('pick', `pick up ${nameShared(sight, seen, compat)} from ${seen.id}.`, seen)
    for (const seen of near(objects.g)) if (sight.cells[seen.word] === 0) offer('open', `open ${seen.id}.`, seen)
    if (compat === 'mended' && !sight.kitchen.classic) {
      for (const seen of near(objects.c)) {
        const { size, cooking, ready } = readPot(sight.kitchen, sight.cells, seen.word)
        if (size > 0 && !cooking && !ready) offer('start', `turn on ${seen.id}.`, seen)
      }
    }
  } else if (held === ONION || held === TOMATO) {
    // The authors offer full pots too.
    const pots = near(objects.c).filter(
      (seen) => compat !== 'mended' || takes(sight.kitchen, sight.cells, seen.word, held),
    )
    for (const seen of pots) offer('place', `place ${nameHeld(held)} in ${seen.id}.`, seen)
  } else if (held === DISH) {
    // The authors offer pots that are not cooking too.
    const pots = near(objects.c).filter(({ word }) => {
      const { cooking, ready } = readPot(sight.kitchen, sight.cells, word)
      return compat !== 'mended' || cooking || ready
    })
    for (const seen of pots) offer('load', `load soup on plate from ${seen.id}.`, seen)
  } else {
    for (const seen of near(objects.d)) offer('place', `place soup for delivery in ${seen.id}.`, seen)
  }
  if (held !== NOTHING) offerCounters(sight, held, compat, offer)
  if (held !== NOTHING && compat === 'mended') {
    for (const seen of near(objects.g)) if (sight.cells[seen.word] === 0) offer('meet', `wait at ${seen.id}.`, seen)
  }
  return [...options, WAIT, MOVE_AWAY]
}

function offerCounters(
  sight: Sight,
  held: number,
  compat: Compat,
  offer: (kind: 'place', text: string, target: Seen) => void,
): void {
  const { objects } = sight
  const closest = closestEmptyCounter(sight)
  const soup = held > SOUP
  // The authors call a soup a plate here.
  const what = soup ? (compat === 'mended' ? 'soup' : 'plate') : nameHeld(held)
  if (closest) offer('place', `place ${what} on ${closest.id}.`, closest)
  if (soup && compat !== 'mended' && layoutName(sight) !== 'soup-passing') return
  for (const seen of objects.s) {
    if (!reachable(seen) || !isEmpty(sight, seen)) continue
    const text = `place ${soup ? 'cooked soup' : nameHeld(held)} in ${seen.id}.`
    // One of the authors' texts lacks its full stop.
    const stopless = compat !== 'mended' && layoutName(sight) === 'counter-circuit' && text === 'place plate in s3.'
    offer('place', stopless ? text.slice(0, -1) : text, seen)
  }
}

/** The nearest kitchen counter that is empty and free to go to; the first of equals. */
export function closestEmptyCounter(sight: Sight): Seen | undefined {
  const free = sight.objects.k.filter((seen) => reachable(seen) && isEmpty(sight, seen) && !seen.own.blocked)
  return free.reduce<Seen | undefined>(
    (best, seen) => (best && best.own.steps <= seen.own.steps ? best : seen),
    undefined,
  )
}

function nameLying(sight: Sight, seen: Seen): string {
  const item = sight.cells[seen.word]!
  return item > SOUP ? 'cooked soup' : nameHeld(item)
}

/** The authors say "a plate" of shared counters, but for one. */
function nameShared(sight: Sight, seen: Seen, compat: Compat): string {
  const plain =
    sight.cells[seen.word] !== DISH || compat === 'mended' || (layoutName(sight) === 'soup-passing' && seen.index === 0)
  return plain ? nameLying(sight, seen) : 'a plate'
}

const layoutName = (sight: Sight): string | undefined => findGrid(sight.kitchen.spec.grid)?.name
