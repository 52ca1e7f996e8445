/** Programs shared by many episodes: so many at most, each asked one thing at a time. */
import { NotAsked, Program, type Asking, type Said } from './program.ts'

/** What an agent needs of the program that plays for it. */
export interface Desk {
  /** `compose` writes the question, told whether the program that gets it has been asked in this episode before. */
  ask(compose: (isKnown: boolean) => string, how: Asking): Promise<Said>
  close(): void
}

/** A program of one's own, begun when it is first asked; `env` is what it finds in its environment then. */
export function openDesk(command: string, env: () => Readonly<Record<string, string>>): Desk {
  let program: Program | undefined
  return {
    ask(compose, how) {
      const isKnown = program !== undefined
      program ??= new Program(command, env())
      return program.ask(compose(isKnown), how)
    },
    close: () => program?.close(),
  }
}

interface Shared {
  readonly program: Program
  /** The desks that keep to it. */
  readonly desks: Set<object>
  idle?: ReturnType<typeof setTimeout>
}

/** Milliseconds after which a program that nobody needs is ended. */
const IDLE = 1000

const pools = new Map<string, Set<Shared>>()

/** A place at one of the programs that share this command: always the same one, so that it may remember the episode. */
export function shareDesk(command: string, size: number): Desk {
  const key = `${size} ${command}`
  if (!pools.has(key)) pools.set(key, new Set())
  const pool = pools.get(key)!
  const desk = {}
  let mine: Shared | undefined
  const take = (): Shared => {
    for (const shared of pool) if (shared.program.ended) pool.delete(shared)
    const free = [...pool].sort((a, b) => a.desks.size - b.desks.size)
    const found = free[0]?.desks.size === 0 || pool.size >= size ? free[0] : undefined
    const shared = found ?? { program: new Program(command), desks: new Set() }
    pool.add(shared)
    shared.desks.add(desk)
    clearTimeout(shared.idle)
    return shared
  }
  return {
    async ask(compose, how) {
      for (;;) {
        const isKnown = mine !== undefined && !mine.program.ended
        // One that has ended tells the next who asks why, and then another takes its place.
        mine ??= take()
        try {
          return await mine.program.ask(compose(isKnown), how)
        } catch (error) {
          if (!(error instanceof NotAsked)) throw error
          mine = undefined
        }
      }
    },
    close() {
      if (!mine) return
      const { desks, program } = mine
      const shared = mine
      mine = undefined
      desks.delete(desk)
      if (desks.size > 0) return
      shared.idle = setTimeout(() => {
        if (desks.size > 0) return
        pool.delete(shared)
        program.close()
      }, IDLE)
      shared.idle.unref()
    },
  }
}
