import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** The floors of the house: a folder imports only from floors below it, or from itself. */
const FLOORS: Readonly<Record<string, number>> = {
  data: -1,
  'src/core': 0,
  'src/index.ts': 0.5,
  'src/replies': 0.5,
  'src/solvers': 0,
  'src/games/engines': 0.7,
  'src/games': 1,
  'src/node': 0.5,
  'src/models': 1,
  'src/testing': 1,
  'src/agents': 2,
  'src/learn': 2.5,
  'src/lab': 3,
  'src/server': 4,
  'src/cli': 5,
  bin: 6,
  examples: 6,
  packaging: 6,
  scripts: 6,
  'scripts/boards': 7,
  web: 6,
  bench: 7,
  'vitest.config.ts': 6,
}

/** What runs in a browser: nothing that can be reached from here may need Node. */
const PURE = ['src/index.ts', 'src/core', 'src/replies', 'src/solvers', 'src/games']

/** Packages that load in a browser. */
const BROWSER_PACKAGES = ['zod', 'pure-rand', '@noble/hashes', '@standard-schema/spec', 'highs']

/** Tests, and what only they use: `golden*.ts` reads the reference data where it is there. */
const isForTests = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$|(golden[\w-]*|test-helpers)\.ts$|^web\/.*\/testing\//.test(path)
const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.(\w+\.)?[cm]?ts$/.test(path)

const listed = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => join(folder, path))
    : []

const files = [
  ...['src', 'web', 'bench', 'bin', 'examples', 'packaging', 'scripts', 'data'].flatMap(listed),
  ...readdirSync(root).filter((path) => existsSync(join(root, path))),
].filter((path) => isSource(path) && !isForTests(path))

/**
 * What a file imports, word for word: statements, types, `import()` in code and in types, and modules that it starts by
 * their address (`new URL('./child.mjs', import.meta.url)`).
 */
export function importsIn(text: string): string[] {
  const patterns = [
    /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/gm,
    /^[ \t]*import\s*(['"])([^'"\n]+)\1/gm,
    /\bimport\(\s*(['"`])([^'"`\n$]+)\1/g,
    /\bnew URL\(\s*(['"])(\.[^'"\n]+\.[cm]?[jt]s)\1\s*,\s*import\.meta\.url/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[2]!))
}

interface Import {
  readonly from: string
  /** A file of ours by its path from the root, or a package or built-in module by name. */
  readonly to: string
}

const imports: readonly Import[] = files.flatMap((from) =>
  importsIn(readFileSync(join(root, from), 'utf8')).map((named) => {
    const door = /^roundtable(\/.*)?$/.exec(named)
    if (door) return { from, to: `src${(door[1] ?? '').replace('/modules', '/agents/modules')}/index.ts` }
    if (!named.startsWith('.')) return { from, to: named }
    const to = relative(root, resolve(root, dirname(from), named))
    // What is built stands for its source; a module that is started by its address has the ending that it is built to.
    const source = to.replace(/^dist\//, 'src/').replace(/\.js$/, '.ts')
    return { from, to: existsSync(join(root, source)) ? source : to }
  }),
)

const importsOf = new Map(files.map((file): [string, string[]] => [file, []]))
for (const { from, to } of imports) importsOf.get(from)!.push(to)
const isOurs = (path: string): boolean => existsSync(join(root, path))
const between = imports.filter(({ to }) => isOurs(to))

/** The floor's name: the longest listed path that the file is or lies in. */
const roomOf = (path: string): string | undefined =>
  Object.keys(FLOORS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]

/** All files that can be reached from these, themselves among them. */
function reachable(begin: readonly string[]): Set<string> {
  const seen = new Set(begin)
  for (const file of seen) for (const to of importsOf.get(file) ?? []) if (isOurs(to)) seen.add(to)
  return seen
}

/** Groups of files of which each can be reached from each other. */
function circles(): string[][] {
  const reach = new Map(files.map((file) => [file, reachable((importsOf.get(file) ?? []).filter(isOurs))]))
  const inCircles = files.filter((file) => reach.get(file)!.has(file))
  const groups = inCircles.map((file) => inCircles.filter((o) => reach.get(file)!.has(o) && reach.get(o)!.has(file)))
  return [...new Set(groups.map((group) => group.sort().join(' ')))].map((group) => group.split(' '))
}

const pureFiles = files.filter((path) => PURE.some((room) => path === room || path.startsWith(`${room}/`)))
const isBuiltIn = (name: string): boolean => name.startsWith('node:')
/** The package of `zod/mini` is `zod`. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

describe('the house', () => {
  it('has every file on a floor', () => {
    expect(files.filter((path) => roomOf(path) === undefined)).toEqual([])
  })

  it('imports only downwards', () => {
    const upwards = between.filter(({ from, to }) => {
      const [here, there] = [roomOf(from)!, roomOf(to)!]
      return here !== there && !(FLOORS[there]! < FLOORS[here]!)
    })
    expect(upwards).toEqual([])
  })

  it('lets the pages know the contract, the games and the solvers only, and of the server what goes over the wire', () => {
    const known = (path: string): boolean =>
      ['src/index.ts', 'src/solvers/index.ts'].includes(path) ||
      path.startsWith('src/games/') ||
      /^src\/server\/\w+\/wire\.ts$/.test(path)
    const elsewhere = imports.filter(
      ({ from, to }) => from.startsWith('web/src/') && (isBuiltIn(to) || (to.startsWith('src/') && !known(to))),
    )
    expect(elsewhere).toEqual([])
    expect(imports.filter(({ from, to }) => from.startsWith('web/src/') && known(to)).length).toBeGreaterThan(10)
    // Types alone, so that nothing of the server comes along.
    for (const path of files.filter((file) => file.endsWith('/wire.ts')))
      expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/^(import(?! type)|export (?!interface|type))/m)
  })

  it('keeps games apart from each other, and everybody else at their index', () => {
    // A board is its game's own drawing, and may look inside.
    const gameOf = (path: string): string | undefined => {
      const game = /^(?:src\/games|web\/src\/boards)\/([^/]+)\//.exec(path)?.[1]
      return game !== undefined && existsSync(join(root, 'src/games', game)) ? game : undefined
    }
    const inside = between.filter(({ from, to }) => {
      const [here, there] = [gameOf(from), gameOf(to)]
      if (!there || here === there || there === 'engines') return false
      const isDoor = to.endsWith('/index.ts')
      if (from.startsWith('web/')) return to.startsWith('src/') && !isDoor
      // Measurements may look inside.
      return here !== undefined || !(isDoor || from.startsWith('bench/'))
    })
    expect(inside).toEqual([])
  })

  it('lets nothing that runs in a browser reach Node', () => {
    const reaching = [...reachable(pureFiles)].filter((file) => (importsOf.get(file) ?? []).some(isBuiltIn))
    expect(reaching).toEqual([])
  })

  it('lets nothing that runs in a browser reach a package that does not', () => {
    const reached = [...reachable(pureFiles)].flatMap((from) =>
      (importsOf.get(from) ?? []).filter((to) => !isOurs(to) && !isBuiltIn(to)).map((to) => ({ from, to })),
    )
    expect(reached.filter(({ to }) => !BROWSER_PACKAGES.includes(packageOf(to)))).toEqual([])
  })

  it('has no circle between files', () => expect(circles()).toEqual([]))

  it('is checked over imports that lead somewhere', () => {
    expect(between.length).toBeGreaterThan(1000)
    const nowhere = imports.filter(({ to }) => /^\.|^[^@].*\.[cm]?[jt]s$|^src\//.test(to) && !isOurs(to))
    expect(nowhere).toEqual([])
  })

  it.each([
    ["import { a } from './a.ts'", './a.ts'],
    ["import {\n  a,\n  type B,\n} from './a.ts'", './a.ts'],
    ["import type { A } from './a.ts'", './a.ts'],
    ["import './a.ts'", './a.ts'],
    ["import a from './a.json' with { type: 'json' }", './a.json'],
    ["export * as a from './a.ts'", './a.ts'],
    ["export { a } from './a.ts'", './a.ts'],
    ["  const { a } = await import('./a.ts')", './a.ts'],
    ["let a: import('./a.ts').A", './a.ts'],
    ['import { a } from "node:fs"', 'node:fs'],
    ["new Worker(new URL('./a.mjs', import.meta.url))", './a.mjs'],
  ])('finds the import in %j', (text, named) => expect(importsIn(text)).toEqual([named]))

  it.each(["const text = `read it from './a.ts'`", 'throw new Error(\'nothing came from "a"\')'])(
    'finds none in %j',
    (text) => expect(importsIn(text)).toEqual([]),
  )
})
