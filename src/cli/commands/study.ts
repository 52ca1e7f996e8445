/** `roundtable study`: people in seats, from a file to clean data. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { EXIT } from '../exit.ts'
import { addLendFlags, lendToTables, type LendFlags } from '../lend-to-tables.ts'
import { LOOPBACK, onInterrupt, openServer } from '../open-server.ts'
import { toCount } from '../options.ts'
import type { OwnAgent } from '../../server/seats/own-agents.ts'
import type { OwnName, StudyFile } from '../../server/studies/index.ts'
import type { Game } from '../../core/game.ts'

/** The templates are files of the package, and studies as they stand there. */
const TEMPLATES = new URL('../../../templates/study/', import.meta.url)

const templates = (): string[] =>
  readdirSync(TEMPLATES)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort()

interface OpenFlags extends LendFlags {
  readonly host?: string
  readonly port: string
  readonly key?: string
  readonly proxy?: boolean
  readonly runs: string
}

export function addStudy(program: Command): void {
  const command = program.command('study').description('Studies: people in seats, from consent to completion code.')
  command
    .command('new')
    .argument('<template>', templates().join(', '))
    .description('A study to begin with, as a file to change: studies/<name>.yaml.')
    .option('--name <name>', 'what the study is called (default: as the template)')
    .option('--into <folder>', 'where the file goes', 'studies')
    .action((template: string, { name = template, into }: { readonly name?: string; readonly into: string }) => {
      if (!templates().includes(template))
        throw new InvalidInput(`there is no template "${template}"; there are ${templates().join(', ')}`)
      if (!/^[a-z][a-z0-9-]*$/.test(name))
        throw new InvalidInput(`a study has a name of small letters, digits and hyphens, not "${name}"`)
      const path = join(into, `${name}.yaml`)
      if (existsSync(path)) throw new InvalidInput(`${path} is there already`)
      makeFolder(into)
      copyFileSync(new URL(`${template}.yaml`, TEMPLATES), path)
      console.log(`Made ${path}\n\nnpx roundtable study check ${path}\nnpx roundtable study open ${path}`)
    })
  const check = command
    .command('check')
    .argument('<file>', 'a study, such as studies/my-study.yaml')
    .description('Walk bots through every path of a study, and name what leads nowhere.')
    .option('--bots <n>', 'bots in each of four walks', '50')
    .option('--json', 'the result as JSON')
  addLendFlags(check).action(
    async (
      path: string,
      { bots, json = false, ...flags }: LendFlags & { readonly bots: string; readonly json?: boolean },
    ) => {
      const { checkStudy, readStudyFile } = await import('../../server/studies/index.ts')
      const file = readStudyFile(path)
      const brought = await ownOf(file)
      const { lent, close } = await lendToTables(flags, mkdtempSync(join(tmpdir(), 'roundtable-check-')))
      const available = { ...brought, ...(lent && { lent }) }
      const checked = await checkStudy(file, { bots: toCount(bots, '--bots', 2000), available })
      await close()
      if (checked.deadEnds.length > 0) process.exitCode = EXIT.episodesFailed
      if (json) return console.log(JSON.stringify(checked))
      for (const { where, what } of checked.deadEnds) console.log(`${where}: ${what}`)
      for (const remark of checked.remarks) console.log(`Note: ${remark}.`)
      const told = Object.entries(checked.outcomes).map(([outcome, count]) => `${count} ${outcome}`)
      if (told.length > 0) console.log(`${checked.bots} bots: ${told.join(', ')}`)
      const conditions = Object.entries(checked.conditions).map(([name, count]) => `${count} ${name}`)
      if (told.length > 0 && conditions.length > 1) console.log(`Completed by condition: ${conditions.join(', ')}`)
      console.log(
        checked.deadEnds.length === 0
          ? 'No dead end: the study can be opened.'
          : `Dead ends: ${checked.deadEnds.length}`,
      )
    },
  )
  const open = command
    .command('open')
    .argument('<file>', 'a study, such as studies/my-study.yaml')
    .description('Serve a study to participants, or go on with it; its log lies in runs/studies.')
    .option('--port <n>', 'where it listens; 0: any free port', '8123')
    .option('--host <address>', 'an address of this machine, to be reached from others; needs --key')
    .option('--key <secret>', 'opens the experimenter’s pages; also from ROUNDTABLE_KEY')
    .option('--proxy', 'behind a server that speaks HTTPS for this one: callers are told apart by X-Forwarded-For')
    .option('--runs <folder>', 'where the study and its games are kept', 'runs')
  addLendFlags(open).action(openStudy)
  command
    .command('export')
    .argument('<study>', 'its name')
    .description('The data of a study: tables with a codebook, the games’ logs, platform ids in a file of their own.')
    .option('--into <folder>', 'where the files go (default: data/<study>)')
    .option('--runs <folder>', 'where the study is kept', 'runs')
    .action(
      async (name: string, { into = join('data', name), runs }: { readonly into?: string; readonly runs: string }) => {
        const { exportStudy } = await import('../../server/studies/index.ts')
        const { participants, files } = exportStudy(name, { runs, into })
        console.log(
          `${participants} participants in ${into}: ${files.filter((file) => !file.includes('episodes')).join(', ')}`,
        )
        console.error(`Keep ${join(into, 'platform-ids.csv')} apart from the rest: it says who is who.`)
      },
    )
  command.addHelpText(
    'after',
    `
Examples:
  roundtable study new traveling-adventurers --name my-study
  roundtable study check studies/my-study.yaml
  roundtable study open studies/my-study.yaml
  roundtable study export my-study

How a study is written: docs/studies.md`,
  )
}

async function openStudy(path: string, flags: OpenFlags): Promise<void> {
  const { prepareStudy, readStudyFile, Studies } = await import('../../server/studies/index.ts')
  const { folderShelf } = await import('../../server/seats/folder-shelf.ts')
  const { Tables } = await import('../../server/seats/tables.ts')
  const { rememberModule } = await import('../../lab/reading/own-games.ts')
  const file = readStudyFile(path)
  const { study, lineOf } = file
  const { own, games } = await ownOf(file)
  const { lent, close } = await lendToTables(flags, flags.runs)
  const prepared = await prepareStudy(study, { own, games, ...(lent && { lent }) })
  const [problem] = prepared.problems
  if (problem) {
    await close()
    throw new InvalidInput(`${lineOf(problem.keys)}: ${problem.what} (all there is: roundtable study check ${path})`)
  }
  const key = flags.key ?? process.env['ROUNDTABLE_KEY']
  const tables = new Tables({
    shelf: folderShelf(join(flags.runs, 'tables')),
    games,
    agents: own,
    tell: console.error,
    ...(lent && { lent }),
  })
  const studies = new Studies(flags.runs, { tables })
  for (const [name, game] of Object.entries(games)) rememberModule(join(flags.runs, 'tables'), game.name, name)
  studies.open(prepared)
  const { host, runs, proxy } = flags
  const server = await openServer({
    ...{ tables, runs, studies, port: flags.port === '0' ? 0 : toCount(flags.port, '--port', 65_535) },
    ...(host && { host }),
    ...(key && { key }),
    ...(proxy && { proxy }),
  }).catch(async (error: unknown) => {
    studies.close()
    await tables.close()
    await close()
    throw error
  })
  console.log(`Participants: ${server.url}/study/${study.name}${PARAMETERS[study.platform]}`)
  console.log(`Experimenter: ${server.url}/studies/${study.name}`)
  if (!server.pages) console.error('The pages are not built: npm run build')
  if (study.platform !== 'none' && !proxy && LOOPBACK.includes(host ?? '127.0.0.1'))
    console.error('Only this machine reaches it: give --host and --key for others to come.')
  console.error('Press Ctrl-C to end; the same command goes on where everybody was.')
  onInterrupt(() => {
    studies.close()
    void tables
      .close()
      .then(close)
      .then(() => server.close())
  })
}

/** Loads the games and agents of the experimenter's own that a study names. Throws {@link InvalidInput} with the line. */
async function ownOf({ study, lineOf }: StudyFile): Promise<{ own: OwnAgent[]; games: Record<string, Game> }> {
  const { ownIn } = await import('../../server/studies/index.ts')
  const { loadOwnAgents, loadOwnGame } = await import('../../server/load-own.ts')
  const named = ownIn(study)
  const at = <Value>({ keys }: OwnName, loading: Promise<Value>): Promise<Value> =>
    loading.catch((error: unknown) => {
      throw InvalidInput.isInstance(error)
        ? new InvalidInput(`${lineOf(keys)}: ${error.message}`, { cause: error })
        : error
    })
  const games: Record<string, Game> = {}
  for (const one of named.games) {
    const game = await at(one, loadOwnGame(one.name))
    // By its path in the study, by its name in logs.
    games[one.name] = games[game.name] = game
  }
  const there = Object.keys(games)
  for (const one of named.agents) await at(one, loadOwnAgents([one.name], there))
  return {
    own: await loadOwnAgents(
      named.agents.map(({ name }) => name),
      there,
    ),
    games,
  }
}

/** What the platform fills in. */
const PARAMETERS = {
  none: '',
  prolific: '?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}',
  mturk: '?workerId=${workerId}&assignmentId=${assignmentId}&hitId=${hitId}',
}
