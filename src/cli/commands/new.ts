/** `roundtable new`: a folder to begin with, made from a template. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import { schemasOf } from '../../core/json-schema.ts'
import { makeFolder } from '../../node/make-folder.ts'

/** The templates are files of the package, and run as they stand there. */
const templates = new URL('../../../templates/', import.meta.url)

/** The game that the template's agent plays. */
const DEFAULT_GAME = 'traveling-adventurers'

interface Flags {
  readonly into: string
}

export function addNew(program: Command): void {
  const command = program.command('new').description('A folder to begin with: a game or an agent that runs at once.')
  command
    .command('game')
    .argument('<name>', 'its name, in small letters, as in hide-and-seek')
    .description('A small whole game, with its test.')
    .option('--into <folder>', 'where its folder goes', '.')
    .action((name: string, { into }: Flags) => {
      const folder = make('game', name, into, {
        'new-game': name,
        newGame: named(name, 'game'),
        'New Game': title(name),
      })
      tell(folder, `npx roundtable run ${here(join(folder, 'index.mjs'))} --episodes 20`, 'rules.test.mjs')
    })
  command
    .command('agent')
    .argument('<name>', 'its name, in small letters, as in careful-listener')
    .description('An agent that plays a game, with its test and the schemas of what it sees and does.')
    .option('--game <game>', 'the game that it plays, by name or by path', DEFAULT_GAME)
    .option('--into <folder>', 'where its folder goes', '.')
    .action(async (name: string, { into, game: wanted }: Flags & { readonly game: string }) => {
      const { findGame } = await import('../../lab/run.ts')
      const { isPath } = await import('../../lab/load-module.ts')
      const game = await findGame(wanted)
      if (isPath(wanted)) await checkDefault(wanted)
      const schemas = `${JSON.stringify(schemasOf(game), null, 2)}\n`
      const place = join(into, name)
      const folder = make('agent', name, into, {
        'new-agent': name,
        newAgent: named(name, 'agent'),
        [`roundtable/games/${DEFAULT_GAME}`]: isPath(wanted) ? from(place, wanted) : `roundtable/games/${wanted}`,
        [`run ${DEFAULT_GAME}`]: `run ${isPath(wanted) ? from(into, wanted) : wanted}`,
        [`plays ${DEFAULT_GAME}`]: `plays ${game.name}`,
      })
      writeFileSync(join(folder, 'schemas.json'), schemas)
      const agent = here(join(folder, 'agent.mjs'))
      tell(folder, `npx roundtable run ${wanted} --agents ${agent} --episodes 20`, 'agent.test.mjs')
    })
  command.addHelpText(
    'after',
    `
Examples:
  roundtable new game pebbles
  roundtable new agent careful-listener --game collab-capture
  roundtable new agent digger --game ./pebbles/index.mjs`,
  )
}

/** Copies a template under a new name. Nothing that is there already is touched. */
function make(kind: string, name: string, into: string, names: Readonly<Record<string, string>>): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new InvalidInput(`a name is of small letters, digits and single hyphens, as in hide-and-seek; not "${name}"`)
  const folder = join(into, name)
  if (existsSync(folder)) throw new InvalidInput(`${folder} is there already`)
  const template = new URL(`${kind}/`, templates)
  makeFolder(folder)
  const pattern = new RegExp(Object.keys(names).join('|'), 'g')
  for (const path of readdirSync(template)) {
    const text = readFileSync(new URL(path, template), 'utf8')
    writeFileSync(
      join(folder, path),
      text.replaceAll(pattern, (found) => names[found]!),
    )
  }
  return folder
}

/** The made test imports the game as a default. */
async function checkDefault(path: string): Promise<void> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>
  if (!module['default']) throw new InvalidInput(`${path} has no default export: add \`export default\` for the game`)
}

function tell(folder: string, command: string, test: string): void {
  const lines = [`Made ${folder}: ${readdirSync(folder).join(', ')}`]
  const require = createRequire(join(resolve(folder), 'index.mjs'))
  const missing = ['roundtable', 'zod'].filter((name) => !resolves(require, name))
  if (missing.length > 0) lines.push(`Not installed there yet: npm install ${missing.join(' ')}`)
  console.log([...lines, '', command, `node --test ${here(join(folder, test))}`].join('\n'))
}

function resolves(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

/** A path as it is typed or imported: with `./` where it would be taken for a name. */
const here = (path: string): string =>
  isAbsolute(path) || path.startsWith('.') ? path : `./${path.split(sep).join('/')}`

const from = (folder: string, path: string): string => here(relative(resolve(folder), resolve(path)))

/** What it is called in the code: `pebblesGame`, so that no name is a word of the language or of the template. */
function named(name: string, kind: string): string {
  const whole = name.endsWith(`-${kind}`) ? name : `${name}-${kind}`
  return whole.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const title = (name: string): string =>
  name
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
