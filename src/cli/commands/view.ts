/** `roundtable view`: a run, an episode or all runs as pages in the browser. */
import { dirname, basename, resolve } from 'node:path'
import type { Command } from 'commander'
import { toCount, toWhole } from '../options.ts'
import { onInterrupt, openServer, showInBrowser } from '../open-server.ts'
import { InvalidInput } from '../../core/errors.ts'

interface Flags {
  readonly seed?: string
  readonly at?: string
  readonly runs: string
  readonly port?: string
}

export function addView(program: Command): void {
  program
    .command('view')
    .argument('[run | episode]', 'a path, or how the name of a run or training begins; /<seed> behind it is an episode')
    .description('Runs, a report, the replay of an episode or the curve of a training in the browser.')
    .option('--seed <n>', 'the episode of that seed')
    .option('--at <n>', 'the event to begin with')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--port <n>', 'where it listens (default: any free port)')
    .addHelpText(
      'after',
      `
Examples:
  roundtable view
  roundtable view traveling-adventurers
  roundtable view traveling-adventurers --seed 3 --at 17
  roundtable view train-overcooked-ppo-sp-cramped

It shows them until you press Ctrl-C.`,
    )
    .action(async (what: string | undefined, flags: Flags) => {
      const { folder, address } = await whereIs(what, flags)
      const { folderShelf } = await import('../../server/seats/folder-shelf.ts')
      const { Tables } = await import('../../server/seats/tables.ts')
      const { join } = await import('node:path')
      const tables = new Tables({ shelf: folderShelf(join(folder, 'tables')) })
      const port = flags.port === undefined || flags.port === '0' ? 0 : toCount(flags.port, '--port', 65_535)
      const server = await openServer({ tables, runs: folder, port })
      if (!server.pages) {
        await server.close()
        throw new InvalidInput('the pages are not built: npm run build (or read it here: roundtable show)')
      }
      console.log(`${server.url}${address}`)
      showInBrowser(`${server.url}${address}`)
      onInterrupt(() => void tables.close().then(() => server.close()))
    })
}

/** The folder of runs, and the address of what is shown. */
async function whereIs(what: string | undefined, flags: Flags): Promise<{ folder: string; address: string }> {
  if (what === undefined) return { folder: flags.runs, address: '/runs' }
  const { findTraining } = await import('../../learn/trainings.ts')
  const training = findTraining(what, flags.runs)
  if (training !== undefined && !training.endsWith('.json')) {
    const path = resolve(training)
    return { folder: dirname(path), address: `/trainings/${encodeURIComponent(basename(path))}` }
  }
  const { findShown } = await import('../../lab/reading/find-shown.ts')
  const seed = flags.seed === undefined ? undefined : toWhole(flags.seed, '--seed')
  const shown = findShown(what, { runs: flags.runs, ...(seed !== undefined && { seed }) })
  const path = resolve(shown.path)
  if (shown.type !== 'episode') return { folder: dirname(path), address: `/runs/${encodeURIComponent(basename(path))}` }
  const { addressOf } = await import('../../server/runs/runs.ts')
  const { folder, run, episode } = addressOf(path)
  const at = flags.at === undefined ? '' : `?at=${toCount(flags.at, '--at')}`
  return { folder, address: `/runs/${encodeURIComponent(run)}/episodes/${encodeURIComponent(episode)}${at}` }
}
