/** Sorting as the published engine deals it: the same things in the same places for every seed. */
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { JavaRandom } from '../engines/text-world/java-random.ts'
import { addSingleRoom, scatter } from '../engines/text-world/published-rooms.ts'
import { roomPlans, sortingProblems } from '../engines/text-world/tables.ts'
import type { Fold, SortingItem } from '../engines/text-world/tables.ts'
import { BOX, type Dealt, type Thing } from '../engines/text-world/world.ts'
import type { SortingGoal } from './outcome.ts'

const TASK =
  'Your task is to sort objects by quantity.  First, place the object with the smallest quantity in the box.  Then, place ' +
  'the objects with the next smallest quantity in the box, and repeat until all objects have been placed in the box.'

const UNITS: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  mg: 1,
  g: 1000,
  kg: 1e6,
  ml: 1,
  l: 1000,
  '': 1,
}

interface Sortable extends Thing {
  readonly amount: number
}

function sortable([name, quantity, unit]: SortingItem): Sortable {
  return {
    name: unit === '' ? quantity + ' ' + name : quantity + unit + ' of ' + name,
    kind: 'item',
    bare: true,
    amount: quantity * UNITS[unit]!,
  }
}

/** The things of each problem in ascending order: worked out once for each table. */
const sortedProblems = new WeakMap<readonly SortingItem[], readonly Thing[]>()

function sortProblem(problem: readonly SortingItem[]): readonly Thing[] {
  let things = sortedProblems.get(problem)
  if (!things) {
    const sorted = problem.map(sortable).sort((a, b) => a.amount - b.amount)
    things = sorted.map(({ name, kind, bare }) => ({ name, kind, bare: bare! }))
    sortedProblems.set(problem, things)
  }
  return things
}

export function dealPublished(tables: string, fold: Fold, seed: number): Dealt<SortingGoal> {
  const random = new JavaRandom(seed)
  const builder = new WorldBuilder()
  const room = addSingleRoom(builder, roomPlans(tables), random)
  const box = builder.addToRoom(room, BOX)
  const problems = sortingProblems(tables)[fold]
  const things = sortProblem(problems[((seed % problems.length) + problems.length) % problems.length]!)
  scatter(builder, room, random.shuffle(things.slice()), random)
  return builder.finish({
    task: TASK,
    goal: { box, size: things.length, rank: builder.things.map((thing) => things.indexOf(thing)) },
    start: room,
    order: new JavaRandom(0).chance(),
  })
}
