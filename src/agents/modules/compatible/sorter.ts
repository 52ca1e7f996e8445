/**
 * The published sorter's answers, by an exact reader in place of its tagger, which misses something in one of twenty
 * texts. Like the published one it knows only what the present room shows: not what is carried.
 */
import { readRoom } from '../room-text.ts'
import { byAmount, readQuantity, type Quantity } from '../sorter.ts'
import type { Reading, TextModule } from '../text-module.ts'

/** The published sorter, which knows only what the present room shows. */
export class CompatibleSorter implements TextModule {
  readonly name = 'sorter'
  readonly about = '"sort ascending" and "sort descending" list the observed items by quantity.'
  #observed: readonly Quantity[] = []

  /** Takes in the things in sight. */
  watch({ look }: Reading): void {
    const things = readRoom(look)?.things ?? []
    this.#observed = things.flatMap(({ name }) => readQuantity(name) ?? [])
  }

  commands(): readonly string[] {
    return ['sort ascending', 'sort descending']
  }

  run(command: string): string | undefined {
    if (!this.commands().includes(command)) return undefined
    if (this.#observed.length === 0) return 'No objects with quantities have been observed.'
    const sorted = this.#observed.toSorted(byAmount)
    if (command === 'sort descending') sorted.reverse()
    const order = command === 'sort ascending' ? 'increasing' : 'decreasing'
    const names = sorted.map(({ name }) => name.replace(/^(\d+(?:\.\d+)?)([a-z]+) of /, '$1 $2 of '))
    return `The observed items, sorted in order of ${order} quantity, are: ${names.join(', ')}.`
  }
}
