/** `roundtable new`: a folder to begin with, made from a template. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import { schemasOf } from '../../core/json-schema.ts'
import { makeFolder } from '../../node/make-folder.ts'

/** The folder of this package. */
const home = new URL('../../../', import.meta.url)

/** The templates are files of the package, and run as they stand there. */
const templates = new URL('templates/', home)

/** The game that the template's agent plays. */
const DEFAULT_GAME = 'traveling-adventurers'

interface Flags {
  readonly into: string
  readonly typescript?: boolean
}

export function addNew(program: Command): void {
  const command = program.command('new').description('A folder to begin with: a game or an agent that runs at once.')
  command
    .command('game')
    .argument('<name>', 'its name, in small letters, as in hide-and-seek')
    .description('A small whole game, with its board and its test.')
    .option('--typescript', 'in TypeScript instead of JavaScript')
    .option('--into <folder>', 'where its folder goes', '.')
    .action((name: string, { into, typescript = false }: Flags) => {
      const folder = make(typescript ? 'game-typescript' : 'game', name, into, {
        'new-game': name,
        newGame: named(name, 'game'),
        'New Game': title(name),
      })
      const ending = typescript ? 'ts' : 'mjs'
      tell(folder, {
        run: `npx roundtable run ${here(join(folder, `index.${ending}`))} --episodes 20`,
        test: `node --test ${here(join(folder, `rules.test.${ending}`))}`,
        needs: ['roundtable', 'zod'],
        typescript,
      })
    })
  command
    .command('agent')
    .argument('<name>', 'its name, in small letters, as in careful-listener')
    .description(
      'An agent that plays a game, in JavaScript, TypeScript or Python, with its test and the schemas of what it sees and does.',
    )
    .option('--game <game>', 'the game that it plays, by name or by path', DEFAULT_GAME)
    .option('--typescript', 'in TypeScript instead of JavaScript')
    .option('--python', 'in Python')
    .option('--into <folder>', 'where its folder goes', '.')
    .action(async (name: string, flags: Flags & { readonly game: string; readonly python?: boolean }) => {
      const { into, game: wanted, typescript = false, python = false } = flags
      if (typescript && python) throw new InvalidInput('--typescript or --python, not both')
      const { findGame } = await import('../../lab/own-code/find-game.ts')
      const { isPath } = await import('../../lab/own-code/load-module.ts')
      const game = await findGame(wanted)
      if (isPath(wanted) && !python) await checkDefault(wanted)
      const schemas = `${JSON.stringify(schemasOf(game), null, 2)}\n`
      const place = join(into, name)
      const folder = make(python ? 'agent-python' : typescript ? 'agent-typescript' : 'agent', name, into, {
        'new-agent': name,
        newAgent: named(name, 'agent'),
        NewAgent: title(name).replaceAll(' ', ''),
        [`roundtable/games/${DEFAULT_GAME}`]: isPath(wanted) ? from(place, wanted) : `roundtable/games/${wanted}`,
        [`run ${DEFAULT_GAME}`]: `run ${isPath(wanted) ? from(into, wanted) : wanted}`,
        [`games: ['${DEFAULT_GAME}']`]: `games: ['${game.name}']`,
        [`plays ${DEFAULT_GAME}`]: `plays ${game.name}`,
      })
      writeFileSync(join(folder, 'schemas.json'), schemas)
      const ending = python ? 'py' : typescript ? 'ts' : 'mjs'
      const agent = python ? `'exec:python3 ${join(folder, 'agent.py')}'` : here(join(folder, `agent.${ending}`))
      tell(folder, {
        run: `npx roundtable run ${wanted} --agents ${agent} --episodes 20`,
        test: python
          ? `python3 ${join(folder, 'test_agent.py')}`
          : `node --test ${here(join(folder, `agent.test.${ending}`))}`,
        needs: ['roundtable'],
        typescript,
      })
    })
  command.addHelpText(
    'after',
    `
Examples:
  roundtable new game pebbles
  roundtable new agent careful-listener --game collab-capture
  roundtable new agent digger --game ./pebbles/index.mjs --typescript
  roundtable new agent far-away --python`,
  )
}

/** Copies a template under a new name. Nothing that is there already is touched. */
function make(template: string, name: string, into: string, names: Readonly<Record<string, string>>): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new InvalidInput(`a name is of small letters, digits and single hyphens, as in hide-and-seek; not "${name}"`)
  const folder = join(into, name)
  if (existsSync(folder)) throw new InvalidInput(`${folder} is there already`)
  const files = new URL(`${template}/`, templates)
  makeFolder(folder)
  const pattern = new RegExp(Object.keys(names).map(literal).join('|'), 'g')
  for (const path of readdirSync(files)) {
    const text = readFileSync(new URL(path, files), 'utf8')
    writeFileSync(
      join(folder, path),
      text.replaceAll(pattern, (found) => names[found]!),
    )
  }
  // Beside the templates it would cut them off from the package that they import.
  if (template.endsWith('-typescript'))
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  return folder
}

/** A text as a pattern that finds it. */
const literal = (text: string): string => text.replaceAll(/[[\]().*+?^${}|\\]/g, '\\$&')

/** The made test imports the game as a default. */
async function checkDefault(path: string): Promise<void> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>
  if (!module['default']) throw new InvalidInput(`${path} has no default export: add \`export default\` for the game`)
}

/** What was made, and how it is tried. */
interface Made {
  readonly run: string
  readonly test: string
  /** Packages that it imports. */
  readonly needs: readonly string[]
  readonly typescript: boolean
}

function tell(folder: string, { run, test, needs, typescript }: Made): void {
  const lines = [`Made ${folder}: ${readdirSync(folder).join(', ')}`]
  // Node reads TypeScript as it is from 22.18 on.
  const bare = typescript && !('typescript' in process.features && process.features.typescript)
  const require = createRequire(join(resolve(folder), 'index.mjs'))
  const missing = [...needs, ...(bare ? ['tsx'] : [])].filter((name) => !resolves(require, name))
  if (missing.length > 0) lines.push(`Not installed there yet: npm install ${missing.map(installed).join(' ')}`)
  const commands = [run, test].map((command) => (bare ? `NODE_OPTIONS='--import tsx' ${command}` : command))
  console.log([...lines, '', ...commands].join('\n'))
}

/** How npm is told of a package: this one by where it lies, since it need not be published. */
const installed = (name: string): string => (name === 'roundtable' ? relative('.', home.pathname) || '.' : name)

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
