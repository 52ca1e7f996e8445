/** Puts an observation together again of which the server told only what is new. */
import type { Changes } from '../../../src/server/seats/wire.ts'

/** `before`: the whole observation that was told last on the same line. */
export function takeChanges(before: unknown, { observation, kept }: Changes): unknown {
  if (kept === undefined) return observation
  const had = before as Record<string, unknown>
  return { ...Object.fromEntries(kept.map((name) => [name, had[name]])), ...(observation as object) }
}
