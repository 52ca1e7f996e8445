/**
 * Fingerprints of what plays, by content: an agent or game that was edited is another one, wherever its file lies; the same
 * files are the same on every machine.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash } from '../../core/json.ts'
import { namedIn } from './named-files.ts'

/** Where this package lies. */
const root = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))
/** What runs of it: what was built, or its source. */
const running = import.meta.url.endsWith('.ts') ? 'src' : 'dist'
const OWN = ['src', 'dist', 'data'].map((name) => join(root, name) + sep)

let software: string | undefined

/** Of this package as it runs here: its code, its data, and the packages that it is built on. What only prints is left out. */
export function contentOfSoftware(): string {
  if (software !== undefined) return software
  const { dependencies } = readPackage(root) ?? {}
  const files = [join(root, running), join(root, 'data')]
    .flatMap(filesIn)
    .filter((path) => isPlayed(relative(root, path)))
  software = hash([dependencies, inOrder(files.map((path): [string, string] => [labelOf(root, path), digestOf(path)]))])
  return software
}

const isPlayed = (path: string): boolean =>
  /\.(js|mjs|ts|json)$/.test(path) &&
  !/\.d\.(\w+\.)?ts$|\.(test|fixture)\.ts$|(golden[\w-]*|test-helpers)\.ts$/.test(path) &&
  !/^[^/\\]+[/\\](cli|server|testing)[/\\]/.test(path)

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/**
 * Of the files at these paths with all that they import: files by their content, packages by name and version, or by
 * content where they are linked rather than installed. What a module names only while it runs is not seen.
 */
export const contentOfFiles = (paths: readonly string[]): string => readGraph(paths).hash()

/** The same file by file: what each holds that is reached from these paths. */
export const filesReached = (paths: readonly string[]): ReadonlyMap<string, string> => readGraph(paths).files

function readGraph(paths: readonly string[]): Graph {
  const entries = paths.map((path) => realpathSync(resolve(path)))
  const graph = new Graph(dirname(entries[0] ?? root))
  for (const entry of entries) graph.add(entry)
  return graph
}

/** Of a file too large to be read whole, such as a model: its size, its first and its last megabyte. */
export function contentOfLargeFile(path: string): string {
  const MEGABYTE = 1 << 20
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const part = Buffer.alloc(Math.min(size, MEGABYTE))
    const digest = createHash('sha256').update(String(size))
    for (const from of [0, Math.max(0, size - MEGABYTE)]) {
      readSync(file, part, 0, part.length, from)
      digest.update(part)
    }
    return digest.digest('hex').slice(0, 16)
  } finally {
    closeSync(file)
  }
}

/** From this size on a file is known by its ends. */
const LARGE = 64 << 20

class Graph {
  readonly #base: string
  readonly files = new Map<string, string>()
  readonly #packages = new Set<string>()

  /** `base`: the folder that files are named from. */
  constructor(base: string) {
    this.#base = base
  }

  hash(): string {
    const files = [...this.files].map(([path, digest]): [string, string] => [labelOf(this.#base, path), digest])
    return hash([inOrder(files), [...this.#packages].sort()])
  }

  add(path: string): void {
    if (this.files.has(path) || OWN.some((folder) => path.startsWith(folder))) return
    const { size } = statSync(path)
    if (size > LARGE) return void this.files.set(path, contentOfLargeFile(path))
    const content = readFileSync(path)
    this.files.set(path, digest(content))
    const { names, perhaps } = namedIn(path, content.toString('utf8'))
    for (const name of names) this.#follow(name, path)
    for (const name of perhaps) this.#lookFor(name, path)
  }

  /** A file of that name, where there is one: beside the one that names it, beside the first, or where commands are typed. */
  #lookFor(name: string, from: string): void {
    const found = [dirname(from), this.#base, process.cwd()].map((folder) => resolve(folder, name)).find(isFile)
    if (found) this.add(realpathSync(found))
  }

  #follow(name: string, from: string): void {
    if (isBuiltin(name) || /^(data|https?):/.test(name)) return
    if (name.startsWith('#')) return this.#followPrivate(name, from)
    const isFile = /^(\.|\/|file:)/.test(name)
    const place = name.startsWith('file:') ? fileURLToPath(name) : withoutEscapes(name.replace(/[?#].*$/, ''))
    if (!isFile) return this.#addPackage(place, from)
    const found = findFile(resolve(dirname(from), place))
    if (found) this.add(found)
  }

  /** `#name`: what the nearest package.json says of it. */
  #followPrivate(name: string, from: string): void {
    const folder = packageFolderOf(from)
    if (folder === undefined) return
    for (const target of targetsFor(readPackage(folder)?.imports, name))
      this.#follow(target, join(folder, 'package.json'))
  }

  #addPackage(name: string, from: string): void {
    const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
    const folder = findPackage(packageName, from)
    if (!folder) return void this.#packages.add(packageName)
    if (folder === root) return
    const read = readPackage(folder)
    this.#packages.add(`${packageName}@${read?.version ?? ''}`)
    // What is installed stays as it is under its version; what is linked is being worked on.
    if (folder.split(sep).includes('node_modules')) return
    const inside = name.slice(packageName.length + 1)
    const named = inside ? [inside, ...targetsFor(read?.exports, `./${inside}`)] : []
    for (const target of [...targetsIn(read?.exports), read?.module, read?.main, 'index.js', ...named]) {
      const found = typeof target === 'string' && !target.includes('*') && findFile(join(folder, target))
      if (found) this.add(found)
    }
  }
}

interface PackageFile {
  readonly name?: string
  readonly version?: string
  readonly main?: unknown
  readonly module?: unknown
  readonly exports?: unknown
  readonly imports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): PackageFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
  } catch {
    return undefined
  }
}

/** What a package.json maps a name to, by itself or by a pattern such as `./*`. */
function targetsFor(map: unknown, name: string): string[] {
  if (typeof map !== 'object' || map === null) return []
  return Object.entries(map).flatMap(([key, value]) => {
    if (key === name) return targetsIn(value)
    const [before = '', after] = key.split('*')
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) return []
    const star = name.slice(before.length, name.length - after.length)
    return targetsIn(value).map((target) => target.replaceAll('*', star))
  })
}

/** A module is named by an address, in which letters may be written as `%76`. */
function withoutEscapes(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** All texts in what a package.json says of its exports or imports, under whatever conditions. */
function targetsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targetsIn) : []
}

function* foldersAbove(path: string): Generator<string> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    yield folder
    if (folder === dirname(folder)) return
  }
}

function packageFolderOf(path: string): string | undefined {
  for (const folder of foldersAbove(path)) if (existsSync(join(folder, 'package.json'))) return folder
  return undefined
}

/** Where a package lies that a file imports by name: in a node_modules above it, or it is the file's own. */
function findPackage(name: string, from: string): string | undefined {
  for (const folder of foldersAbove(from)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
  }
  const own = packageFolderOf(from)
  return own && readPackage(own)?.name === name ? realpathSync(own) : undefined
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    // A part of the path is no folder, or its name is too long: what looked like a path is none.
    return false
  }
}

/** A file as it is named, or as loaders take it: with an ending, as the source of what it is compiled to, as a folder. */
function findFile(path: string): string | undefined {
  const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.json']
  const source = path.replace(/\.([cm]?)js$/, '.$1ts')
  const places = [
    path,
    source,
    ...endings.map((ending) => path + ending),
    ...endings.map((e) => join(path, `index${e}`)),
  ]
  const found = places.find(isFile)
  return found && realpathSync(found)
}

/** The same on every machine, whatever its language. */
const inOrder = (files: readonly (readonly [string, string])[]) => files.toSorted(([a], [b]) => (a < b ? -1 : 1))

const labelOf = (base: string, path: string): string => relative(base, path).split(sep).join('/') || basename(path)

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const digestOf = (path: string): string => digest(readFileSync(path))
