/** The things with a quantity in what was read, each kind in order, units and all. */
import { useState } from 'react'

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

interface Quantity {
  readonly name: string
  readonly kind: string
  readonly amount: number
}

/** `47g of brick`, `2.5 kg of tar`, `18 avocados`, wherever a text has them. */
function readQuantities(text: string): readonly Quantity[] {
  return [
    ...text.matchAll(
      /(?<![\w.])(\d+(?:\.\d+)?) ?(?:([a-z]{1,2}) of )?([a-z][a-z -]*?)(?=[.,;:()\n]| and | in | at |$)/gi,
    ),
  ].map(([name, number, unit]) => {
    const known = unit === undefined ? undefined : UNITS[unit]
    return { name, kind: known?.[0] ?? 'count', amount: Number(number) * (known?.[1] ?? 1) }
  })
}

/** Remembers what it was shown before. */
export function Sorter({ texts }: { readonly texts: readonly string[] }) {
  const [seen, remember] = useState<ReadonlyMap<string, Quantity>>(new Map())
  const fresh = texts.flatMap(readQuantities).filter(({ name }) => !seen.has(name) && !name.endsWith(' things'))
  if (fresh.length > 0) remember(new Map([...seen, ...fresh.map((quantity) => [quantity.name, quantity] as const)]))
  const sorted = [...seen.values()].sort((a, b) => (a.kind === b.kind ? a.amount - b.amount : a.kind < b.kind ? -1 : 1))
  if (sorted.length === 0) return null
  return (
    <section className="board-card text-card" aria-label="Sorter">
      <h3>Quantities you have read of, smallest first</h3>
      <ol className="text-sorted board-number">
        {sorted.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </section>
  )
}
