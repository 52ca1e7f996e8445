/** The house as its code says: files, what each imports, and which layer it lies in; for the test of the layers and for their picture. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = new URL('../..', import.meta.url).pathname

/** The layers: a folder imports only from layers below it, or from itself. */
export const LAYERS: Readonly<Record<string, number>> = {
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
  templates: 6,
  packaging: 6,
  scripts: 6,
  'scripts/boards': 7,
  web: 6,
  bench: 7,
  'vitest.config.ts': 6,
}

/** What runs in a browser: nothing that can be reached from here may need Node. */
export const PURE = ['src/index.ts', 'src/core', 'src/replies', 'src/solvers', 'src/games']

/** Packages that load in a browser. */
export const BROWSER_PACKAGES = ['zod', 'pure-rand', '@noble/hashes', '@standard-schema/spec', 'highs']

/** Tests, and what only they use: `golden*.ts` reads the reference data where it is there. */
const isForTests = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$|(golden[\w-]*|test-helpers)\.ts$|^web\/.*\/testing\//.test(path)
const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.(\w+\.)?[cm]?ts$/.test(path)

const listed = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => join(folder, path))
    : []

export const files = [
  ...['src', 'web', 'bench', 'bin', 'examples', 'packaging', 'scripts', 'data', 'templates'].flatMap(listed),
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

export interface Import {
  readonly from: string
  /** A file of ours by its path from the root, or a package or built-in module by name. */
  readonly to: string
}

export const imports: readonly Import[] = files.flatMap((from) =>
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

export const importsOf = new Map(files.map((file): [string, string[]] => [file, []]))
for (const { from, to } of imports) importsOf.get(from)!.push(to)
export const isOurs = (path: string): boolean => existsSync(join(root, path))
export const between = imports.filter(({ to }) => isOurs(to))

/** The layer's name: the longest listed path that the file is or lies in. */
export const roomOf = (path: string): string | undefined =>
  Object.keys(LAYERS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]

/** All files that can be reached from these, themselves among them. */
export function reachable(begin: readonly string[]): Set<string> {
  const seen = new Set(begin)
  for (const file of seen) for (const to of importsOf.get(file) ?? []) if (isOurs(to)) seen.add(to)
  return seen
}

/** Groups of files of which each can be reached from each other. */
export function circles(): string[][] {
  const reach = new Map(files.map((file) => [file, reachable((importsOf.get(file) ?? []).filter(isOurs))]))
  const inCircles = files.filter((file) => reach.get(file)!.has(file))
  const groups = inCircles.map((file) => inCircles.filter((o) => reach.get(file)!.has(o) && reach.get(o)!.has(file)))
  return [...new Set(groups.map((group) => group.sort().join(' ')))].map((group) => group.split(' '))
}
