/** Where these pages stand: behind a server, or alone as files on any web host (the static edition). */

export interface Site {
  /** The path under which the pages lie, with a slash at its end. */
  readonly base: string
  /** Nobody else can be reached: what is played is played in this tab. */
  readonly isAlone: boolean
  /** Asks what answers under `/api`. */
  readonly ask: typeof fetch
}

let here: Site = { base: '/', isAlone: false, ask: (...request) => fetch(...request) }

export const site = (): Site => here

/** Before anything of the pages is loaded. */
export function standAt(other: Site): void {
  here = other
}
