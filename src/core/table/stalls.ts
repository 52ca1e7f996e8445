/** Tables whose agents wait for what never comes: where the program is about to end by it, their episodes say so. */

interface Stallable {
  /** Nothing is left that could wake the agents this table waits for. */
  stall(): void
}

const open = new Set<Stallable>()
let watching = false

/** Watches a table until the returned function is called. */
export function watchForStalls(table: Stallable): () => void {
  open.add(table)
  if (!watching) {
    watching = true
    const { process } = globalThis as { process?: { on?(event: 'beforeExit', listener: () => void): void } }
    process?.on?.('beforeExit', () => {
      for (const one of open) one.stall()
    })
  }
  return () => void open.delete(table)
}
