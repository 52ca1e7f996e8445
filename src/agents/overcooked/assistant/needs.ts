/** What the pots want that nobody is bringing yet. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Situation } from './situation.ts'

const { ADDED, DISH, KIND, ONION, TOMATO } = engine

/** Nobody holds an ingredient for so many steps, or more, until a pot may take it. */
export const LONG = 25

export interface Needs {
  /** The numbers of pots that want a dish. */
  readonly dishes: ReadonlySet<number>
  /** By number of the pot: how many ingredients, of which kinds, and whether now or for the next soup. */
  readonly ingredients: readonly {
    readonly count: number
    readonly items: ReadonlySet<number>
    readonly now: boolean
  }[]
}

export function findNeeds(situation: Situation): Needs {
  const { pots, tables } = situation
  const hands = [situation.held(0), situation.held(1)]
  let dishesComing = hands.filter((held) => held === DISH).length
  let ingredientsComing = hands.filter((held) => held === ONION || held === TOMATO).length
  const bySoonest = [...pots].sort((a, b) => a.left - b.left)
  const dishes = new Set<number>()
  for (const { index, cooking, ready } of bySoonest) if ((cooking || ready) && dishesComing-- <= 0) dishes.add(index)

  const ingredients = pots.map(() => ({ count: 0, items: new Set<number>(), now: false }))
  const open = pots.filter(({ cooking, ready, size }) => !cooking && !ready && size < 3)
  // The fullest pot first: soups are finished one after the other.
  for (const pot of [...open].sort((a, b) => b.size - a.size)) {
    const coming = Math.min(3 - pot.size, ingredientsComing)
    ingredientsComing -= coming
    ingredients[pot.index] = { count: 3 - pot.size - coming, items: itemsFor(tables.kitchen, pot.contents), now: true }
  }
  // One ingredient in store for the next soup, where it can be put down again.
  const next = bySoonest[0]
  if (
    open.length === 0 &&
    ingredientsComing === 0 &&
    next &&
    next.left <= LONG &&
    tables.kitchen.faced.includes(engine.COUNTER)
  )
    ingredients[next.index] = { count: 1, items: itemsFor(tables.kitchen, 0), now: false }
  return { dishes, ingredients }
}

/** Ingredients that keep the way to the best soup open. */
function itemsFor({ best, classic }: engine.Kitchen, contents: number): Set<number> {
  const fits = (item: number) => {
    const added = ADDED[2 * contents + item - ONION]!
    return added > 0 && best[added] === best[contents] && !(classic && contents > 0 && KIND[contents] !== item)
  }
  return new Set([ONION, TOMATO].filter(fits))
}

/** Whether a pot's soup waits for a dish that only the cook who cannot get to the pot can fetch. */
export function isDishAwaited(situation: Situation): boolean {
  const { objects } = situation.tables
  const dishes = [...objects.p, ...situation.lying((item) => item === DISH)]
  const fetches = [0, 1].map((cook) => dishes.some((at) => !situation.isApart(cook, at)))
  return [0, 1].some(
    (cook) =>
      !fetches[cook] &&
      fetches[1 - cook] &&
      situation.held(cook) !== DISH &&
      situation.pots.some(({ pot, cooking, ready }) => (cooking || ready) && !situation.isApart(cook, pot)),
  )
}
