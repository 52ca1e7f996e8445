/** The command line. Each command is a file of its own in commands/, loaded when it is called. */
import { Command, CommanderError } from 'commander'
import { Diverged, IllegalAction, InvalidInput, LogFailure, ModelFailure } from '../core/errors.ts'
import { addCheck } from './commands/check.ts'
import { addCrossPlay } from './commands/cross-play.ts'
import { addEnv } from './commands/env.ts'
import { addExport } from './commands/export.ts'
import { addFork } from './commands/fork.ts'
import { addGraph } from './commands/graph.ts'
import { addGames } from './commands/games.ts'
import { addImport } from './commands/import.ts'
import { addNew } from './commands/new.ts'
import { addPlay } from './commands/play.ts'
import { addReproduce } from './commands/reproduce.ts'
import { addRun } from './commands/run.ts'
import { addRuns } from './commands/runs.ts'
import { addShow } from './commands/show.ts'
import { addView } from './commands/view.ts'
import { addVerify } from './commands/verify.ts'
import { addWorker } from './commands/worker.ts'
import { addTrain } from './commands/train.ts'
import { addServe } from './commands/serve.ts'
import { addStandIn } from './commands/stand-in.ts'
import { addStudy } from './commands/study.ts'
import { SOFTWARE } from '../node/software.ts'
import { EXIT } from './exit.ts'
import { abridge } from './options.ts'
import { Interrupted } from './interrupt.ts'
import { keepOutputPlain } from './plain-output.ts'

export { leave } from './exit.ts'

export function commandLine(): Command {
  const program = new Command('roundtable')
    .description('Language agents, symbolic agents, learned agents and people solve problems together.')
    .version(SOFTWARE, '--version', 'which Roundtable this is')
    .showHelpAfterError('(add --help for the options)')
    .exitOverride()
  for (const add of [
    addGames,
    addRun,
    addCrossPlay,
    addReproduce,
    addRuns,
    addShow,
    addView,
    addVerify,
    addCheck,
    addWorker,
    addTrain,
    addPlay,
    addFork,
    addEnv,
    addExport,
    addGraph,
    addImport,
    addNew,
    addServe,
    addStudy,
    addStandIn,
  ])
    add(program)
  return program
}

/** Runs one command and sets the exit status: 0, 1 when episodes failed, 2 for wrong use, 130 when interrupted. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  keepOutputPlain()
  endLoudly()
  try {
    await commandLine().parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.wrongUse
      return
    }
    console.error(`roundtable: ${abridge(explain(error), MAX_WORDS)}`)
    process.exitCode = error instanceof Interrupted ? EXIT.interrupted : EXIT.wrongUse
  } finally {
    over = true
  }
}

/** What somebody typed may be of any length, and is repeated in an error. */
const MAX_WORDS = 2000

let over = false

/** Rounds in which nothing happens before nothing is expected any more. */
const MOST_ROUNDS = 1000

let isLoud = false

/** However the process ends, it says why. */
function endLoudly(): void {
  if (isLoud) return
  isLoud = true
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no error.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.fine)
    console.error(`roundtable: cannot write the results: ${explain(error)}`)
    process.exit(EXIT.episodesFailed)
  })
  // Nobody is left to tell.
  process.stderr.on('error', () => {})
  // Everything waits, and nothing is left that could wake it.
  let idle = 0
  process.on('beforeExit', () => {
    if (over) return
    // Tables end episodes whose agents wait for nothing, and others may go on then: one more round for them.
    if (idle++ < MOST_ROUNDS) return void setImmediate(() => {})
    console.error('roundtable: ended before it was done: something was waited for that can never come')
    process.exit(EXIT.episodesFailed)
  })
}

/** One line for what the user can mend; the stack only for what we must. */
function explain(error: unknown): string {
  const expected = [InvalidInput, ModelFailure, LogFailure, Diverged, IllegalAction]
  if (error instanceof Interrupted || expected.some((kind) => kind.isInstance(error))) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return `${message}${WAYS_OUT[code] ?? ''}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What to do about the commonest refusals of the machine. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  EROFS: ' (this place is read-only: name a folder elsewhere, with --runs or --into)',
  EACCES: ' (this place may not be written or read: name another, with --runs or --into)',
  ENOSPC: ' (the disk is full: free some space, and the same command resumes)',
  ENAMETOOLONG: ' (the name is too long for the disk)',
  EMFILE: ' (too many open files: fewer --jobs, or a higher ulimit -n)',
}
