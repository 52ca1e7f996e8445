/** An agreement ledger: what was proposed by whom, what both agreed on, and what was taken back. */
import type { Act } from './acts.ts'

export interface Proposal {
  readonly path: readonly string[]
  /** Who stands behind it. */
  readonly mine: boolean
  readonly theirs: boolean
}

export interface Ledger {
  readonly start: string
  readonly rooms: number
  /** What both agreed on, as pieces of one path: each begins where the one before it ends, the first one at the start. */
  readonly agreed: readonly (readonly string[])[]
  /** Proposals that are not agreed on, or that do not join onto the path yet; oldest first. */
  readonly open: readonly Proposal[]
}

export const emptyLedger = (start: string, rooms: number): Ledger => ({ start, rooms, agreed: [], open: [] })

/** The path that follows from what was agreed; only the start where nothing was. */
export const agreedPath = ({ start, agreed }: Pick<Ledger, 'start' | 'agreed'>): string[] => [
  start,
  ...agreed.flatMap((piece) => piece.slice(1)),
]

/**
 * The ledger after these actions. `suggest` and `agree-inner` put this player behind a path, `agree-outer` the partner;
 * with both it is agreed. `reject` drops an open path, `retract(k)` the k-th agreement and all after it. An agreement
 * that sets out from an earlier room of the path takes the path back to that room.
 */
export function enter(ledger: Ledger, acts: readonly Act[]): Ledger {
  return acts.reduce((ledger, act) => {
    switch (act.type) {
      case 'suggest':
      case 'agree-inner':
        return support(ledger, act.path, { mine: true })
      case 'agree-outer':
        return support(ledger, act.path, { theirs: true })
      case 'reject':
        return { ...ledger, open: ledger.open.filter(({ path }) => !samePath(path, act.path)) }
      case 'retract':
        return { ...ledger, agreed: ledger.agreed.slice(0, Math.max(0, act.step - 1)) }
      default:
        return ledger
    }
  }, ledger)
}

function support(ledger: Ledger, path: readonly string[], by: { mine?: true; theirs?: true }): Ledger {
  if (path.length < 2 || ledger.agreed.some((piece) => samePath(piece, path))) return ledger
  const known = ledger.open.find((proposal) => samePath(proposal.path, path)) ?? { path, mine: false, theirs: false }
  const others = ledger.open.filter((proposal) => proposal !== known)
  return joinAll({ ...ledger, open: [...others, { ...known, ...by }] })
}

/** Joins every proposal that both stand behind onto the path, as long as one fits. */
function joinAll(ledger: Ledger): Ledger {
  for (const proposal of ledger.open) {
    const agreed = proposal.mine && proposal.theirs ? join(ledger, proposal.path) : undefined
    if (!agreed) continue
    return joinAll({ ...ledger, agreed, open: ledger.open.filter((other) => other !== proposal) })
  }
  return ledger
}

function join(ledger: Ledger, piece: readonly string[]): Ledger['agreed'] | undefined {
  const path = agreedPath(ledger)
  const at = path.indexOf(piece[0]!)
  if (at < 0) return undefined
  const kept = path.slice(0, at + 1)
  const home = piece.at(-1) === ledger.start && kept.length + piece.length - 1 === ledger.rooms + 1
  const added = piece.slice(1, home ? -1 : undefined)
  if (new Set([...kept, ...added]).size !== kept.length + added.length) return undefined
  return [...cut(ledger.agreed, at), piece]
}

/** The pieces up to the place `steps` steps after the start. */
function cut(agreed: Ledger['agreed'], steps: number): (readonly string[])[] {
  const pieces: (readonly string[])[] = []
  for (const piece of agreed) {
    if (steps <= 0) break
    pieces.push(piece.slice(0, steps + 1))
    steps -= piece.length - 1
  }
  return pieces
}

const samePath = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()
