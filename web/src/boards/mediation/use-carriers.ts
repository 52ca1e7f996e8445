/** Carriers that messages name: all their flights are shown. */
import { useMemo, useState } from 'react'
import { nameFinder, type Mentions } from '../parts/mentions.tsx'
import type { Flight } from './types.ts'

export function useCarriers(flights: readonly Flight[]): Mentions {
  const [pointed, onPoint] = useState<string>()
  const names = [...new Set(flights.map(({ carrier }) => carrier))].sort().join('\n')
  const find = useMemo(
    () =>
      nameFinder(
        names
          .split('\n')
          .filter(Boolean)
          .map((name) => [name, name]),
      ),
    [names],
  )
  return { find, pointed, onPoint }
}
