/** When the process ends, and what it says then. */
import type { Row } from '../lab/logs/measure.ts'

export const EXIT = { fine: 0, episodesFailed: 1, wrongUse: 2, interrupted: 130 } as const

/**
 * The status for what was played: 130 where an interrupt left something undone; 1 where something else did, where
 * episodes failed, or where not one of them was played to its end.
 */
export function exitOf(
  results: readonly { readonly rows: readonly Row[]; readonly missing: readonly number[] }[],
  interrupted: boolean,
): number {
  if (results.some((result) => isUnfinished(result))) return interrupted ? EXIT.interrupted : EXIT.episodesFailed
  if (interrupted) return EXIT.interrupted
  return results.every(wentWell) ? EXIT.fine : EXIT.episodesFailed
}

const wentWell = ({ rows }: { readonly rows: readonly Row[] }): boolean =>
  rows.length === 0 ||
  (!rows.some(({ status }) => status === 'failed') && rows.some(({ status }) => status === 'completed'))

/** The same for runs that stand for one thing: it is enough that something in it was played to its end. */
export const exitOfAll = (results: readonly { readonly rows: readonly Row[] }[]): number =>
  exitOf([{ rows: results.flatMap(({ rows }) => rows), missing: [] }], false)

/** Whether the same command would go on with it. */
export const isUnfinished = ({
  rows,
  missing,
}: {
  readonly rows: readonly Row[]
  readonly missing: readonly number[]
}) => missing.length > 0 || rows.some(({ status }) => status === 'cancelled')

let isOpen = false

/** For commands that go on once they have begun: servers, until somebody ends them. */
export function stayOpen(): void {
  isOpen = true
}

/** Milliseconds that a process has to end by itself when its command is over. */
const FAREWELL = 1000

/** Ends the process of a command that is over: a timer or a connection that somebody's own module has left holds it up no more. */
export function leave(): void {
  if (isOpen && process.exitCode === undefined) return
  setInterval(() => {
    // Whoever reads the results may be slow.
    if (process.stdout.writableLength === 0) process.exit()
  }, FAREWELL).unref()
}
