/** The command line. Each command is a file of its own in commands/, loaded when it is called. */
import { Command, CommanderError } from 'commander'
import { Diverged, IllegalAction, InvalidInput, LogFailure, ModelFailure } from '../core/errors.ts'
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
import { addVerify } from './commands/verify.ts'
import { addWorker } from './commands/worker.ts'
import { addServe } from './commands/serve.ts'
import { addStandIn } from './commands/stand-in.ts'
import { EXIT } from './exit.ts'

export function commandLine(): Command {
  const program = new Command('roundtable')
    .description('Language agents, symbolic agents, learned agents and people solve problems together.')
    .showHelpAfterError('(add --help for the options)')
    .exitOverride()
  for (const add of [
    addGames,
    addRun,
    addCrossPlay,
    addReproduce,
    addPlay,
    addFork,
    addEnv,
    addExport,
    addGraph,
    addImport,
    addNew,
    addServe,
    addStandIn,
    addVerify,
    addWorker,
  ])
    add(program)
  return program
}

/** Runs one command and sets the exit status: 0, 1 when episodes failed, 2 for wrong use, 130 when interrupted. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  // A reader that has seen enough (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.episodesFailed),
  )
  try {
    await commandLine().parseAsync(argv)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.wrongUse
      return
    }
    console.error(`roundtable: ${explain(error)}`)
    process.exitCode = EXIT.wrongUse
  }
}

/** One line for what the user can mend; the stack only for what we must. */
function explain(error: unknown): string {
  const expected = [InvalidInput, ModelFailure, LogFailure, Diverged, IllegalAction]
  if (expected.some((kind) => kind.isInstance(error))) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
