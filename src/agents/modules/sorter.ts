/** The sorter: remembers everything with a quantity that was seen, and sorts it, units and all, by its names. */
import { compare, multiply, integer, readRational, type Rational } from '../../solvers/rational.ts'
import { readInventory, readRoom } from './room-text.ts'
import type { Reading, TextModule } from './text-module.ts'

/** Units by kind, each with its size in the smallest of the kind. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  km: ['length', 1_000_000],
  mg: ['mass', 1],
  g: ['mass', 1000],
  kg: ['mass', 1_000_000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
}

/** A thing with a quantity, comparable with others of its kind. */
export interface Quantity {
  /** The name as commands use it. */
  readonly name: string
  /** `length`, `mass`, `volume`, or `count`. */
  readonly kind: string
  /** In the smallest unit of its kind. */
  readonly amount: Rational
}

/**
 * The quantity that a name states: `47g of brick`, `2.5 kg of tar`, `18 avocados`.
 *
 * @example
 * ```ts
 * import { byAmount, readQuantity } from 'roundtable/modules'
 *
 * const things = ['3kg of cork', '25g of tar'].map((name) => readQuantity(name)!)
 * console.log(things.sort(byAmount).map(({ name }) => name)) // [ '25g of tar', '3kg of cork' ]
 * ```
 */
export function readQuantity(name: string): Quantity | undefined {
  const measured = /^(\d+(?:\.\d+)?) ?([a-z]+) of \S/.exec(name)
  const unit = measured && Object.hasOwn(UNITS, measured[2]!) ? UNITS[measured[2]!]! : undefined
  if (measured && unit) {
    return { name, kind: unit[0], amount: multiply(readRational(measured[1]!)!, integer(unit[1])) }
  }
  const counted = /^(\d+(?:\.\d+)?) \S/.exec(name)
  return counted ? { name, kind: 'count', amount: readRational(counted[1]!)! } : undefined
}

/** Smallest first; kinds that cannot be compared one after the other; equal amounts by name. */
export function byAmount(a: Quantity, b: Quantity): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
  return compare(a.amount, b.amount) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
}

/** Sorts everything with a quantity that was seen, units and all. */
export class Sorter implements TextModule {
  readonly name = 'sorter'
  readonly about =
    'A sorter. "sort ascending" and "sort descending" list everything with a quantity that you have seen, in that order, by the ' +
    'names that you act with, and say what is carried and what is in the box.'
  /** What was last seen in each room, and in what there. */
  readonly #rooms = new Map<string, readonly { readonly quantity: Quantity; readonly container?: string }[]>()
  #carried: readonly Quantity[] = []

  /** Takes in the quantities in sight, in hand and in the box. */
  watch({ look, inventory }: Reading): void {
    this.#carried = readInventory(inventory).flatMap((name) => readQuantity(name) ?? [])
    const room = readRoom(look)
    if (!room) return
    const seen = room.things.flatMap(({ name, container }) => {
      const quantity = readQuantity(name)
      return quantity ? [{ quantity, ...(container !== undefined && { container }) }] : []
    })
    this.#rooms.set(room.name, seen)
  }

  commands(): readonly string[] {
    return ['sort ascending', 'sort descending']
  }

  run(command: string): string | undefined {
    const match = /^sort (ascending|descending)$/.exec(command)
    if (!match) return undefined
    const sorted = this.sorted()
    if (sorted.length === 0) return 'I have seen nothing with a quantity.'
    if (match[1] === 'descending') sorted.reverse()
    return `In ${match[1]} order: ${sorted.map(({ name, where }) => name + where).join(', ')}.`
  }

  /** All that was seen, smallest first, each with a note where it is if it is carried or in the box. */
  sorted(): (Quantity & { readonly where: string })[] {
    const lying = [...this.#rooms.values()].flat().map(({ quantity, container }) => {
      return { ...quantity, where: container === 'box' ? ' (in the box)' : '' }
    })
    return [...lying, ...this.#carried.map((quantity) => ({ ...quantity, where: ' (carried)' }))].sort(byAmount)
  }
}
