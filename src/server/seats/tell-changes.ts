/** Tells of an observation only the parts that are others than before: a kitchen's plan is the same at every step. */
import type { Changes } from './wire.ts'

/** For one reader, who has everything that this function has told; the first observation is whole. */
export function changesTeller(): (observation: unknown) => Changes {
  let before = new Map<string, string>()
  return (observation) => {
    const isParted = observation !== null && typeof observation === 'object' && !Array.isArray(observation)
    const parts = isParted ? Object.entries(observation) : []
    const now = new Map(parts.map(([name, part]) => [name, JSON.stringify(part)]))
    const kept = parts.map(([name]) => name).filter((name) => before.has(name) && before.get(name) === now.get(name))
    before = now
    if (kept.length === 0) return { observation }
    return { observation: Object.fromEntries(parts.filter(([name]) => !kept.includes(name))), kept }
  }
}
