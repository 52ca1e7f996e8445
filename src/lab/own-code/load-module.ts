/** Games and agents of your own: JavaScript modules named by path on the command line. */
import { existsSync, realpathSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Game } from '../../core/game.ts'
import { InvalidInput } from '../../core/errors.ts'
import { keepBuiltins, putBackBuiltins } from '../../node/builtins.ts'
import { watchForLoops } from '../../node/watch-for-loops.ts'
import { filesReached } from './content.ts'
import { misnamed } from './misnamed.ts'
import { AGENT, findShape, GAME } from './module-shape.ts'

/** Whether a name is the path of a module rather than a built-in name. */
export const isPath = (name: string): boolean => /\.[cm]?[jt]s$/.test(name)

/** Where the games of somebody's own were loaded from. */
const modules = new WeakMap<Game, string>()

/** The path that a game was loaded from; undefined for those of the package. */
export const moduleOf = (game: Game): string | undefined => modules.get(game)

/** Seconds that a module may take to be loaded: as long as a worker may take to begin. */
export const PATIENCE = 60

/**
 * The game that a module exports (as default, or as its only game). Throws {@link InvalidInput}; a loop without an end at
 * the top of the module ends the process after `patience` seconds.
 */
export async function loadGame(path: string, patience = PATIENCE): Promise<Game> {
  const game = await loadExport<Game>(path, GAME, patience)
  modules.set(game, path)
  return game
}

/** The agent definition that a module exports. */
export const loadAgent = (path: string): Promise<AgentDefinition> => loadExport<AgentDefinition>(path, AGENT, PATIENCE)

async function loadExport<Value>(path: string, shape: typeof GAME, patience: number): Promise<Value> {
  let module: Record<string, unknown>
  try {
    module = await importKept(path, patience)
  } catch (error) {
    if (InvalidInput.isInstance(error)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? "this version of Node reads no TypeScript: npm install tsx, and put NODE_OPTIONS='--import tsx' before the command"
        : existsSync(path)
          ? `${message.split('\n')[0]}${placeIn(path, error as Error)}`
          : (misnamed(path) ?? 'there is no such file')
    throw new InvalidInput(`cannot load the ${shape.what} ${path}: ${why}`)
  }
  const found = findShape(module, shape)
  if (typeof found === 'string') throw new InvalidInput(`${path} ${found}`)
  return found.value as Value
}

/** Loads a module; what it replaces of all that is built in is put back, and it is told so. */
async function importKept(path: string, patience: number): Promise<Record<string, unknown>> {
  const address = addressOf(path)
  keepBuiltins()
  try {
    return await importWatched(path, address, patience)
  } finally {
    const replaced = putBackBuiltins()
    if (replaced !== undefined)
      console.error(`${path} replaced ${replaced}, on which all else in the process depends; it was put back`)
  }
}

/** Ends this process with these words where it is held up; a worker is watched by its run, an agent's thread by whoever asks it. */
const watchUnlessWatched = (patience: number, words: string): (() => void) =>
  process.send || !isMainThread ? () => {} : watchForLoops(patience, `roundtable: ${words}`)

/**
 * Does in this process what asks a game for its moves. Where that is a module of somebody's own, a loop without an end in it
 * ends the process after `patience` seconds, which would be deaf to interrupts for good.
 */
export async function watchGame<Result>(game: Game, work: () => Promise<Result>, patience = PATIENCE): Promise<Result> {
  const path = moduleOf(game)
  if (path === undefined) return work()
  const words = `${path} held up this process for ${patience} s without a pause: is there a loop without an end in it?`
  const unwatch = watchUnlessWatched(patience, words)
  return work().finally(unwatch)
}

/** The addresses of modules that came to their end: to ask for one again runs nothing. */
const imported = new Set<string>()

/** Loads a module that may never come to its end: by a loop, or by an `await` at its top of what never comes. */
async function importWatched(path: string, address: string, patience: number): Promise<Record<string, unknown>> {
  if (imported.has(address)) return (await import(address)) as Record<string, unknown>
  const unwatch = watchUnlessWatched(
    patience,
    `${path} held up this process for ${patience} s while it was loaded: is there a loop without an end in it?`,
  )
  let giveUp = (_how: string): void => {}
  const never = new Promise<never>((_, reject) => {
    giveUp = (how) => reject(new Error(`it waits at its top level (\`await\`) for what ${how}`))
  })
  const timer = setTimeout(() => giveUp(`has not come in ${patience} s`), patience * 1000)
  timer.unref()
  // Nothing is left that could wake it.
  const atRest = (): void => giveUp('can never come')
  process.once('beforeExit', atRest)
  try {
    const module = (await Promise.race([import(address), never])) as Record<string, unknown>
    imported.add(address)
    return module
  } finally {
    process.off('beforeExit', atRest)
    clearTimeout(timer)
    unwatch()
  }
}

/** Where in the module itself an error came up, if its stack says so. */
function placeIn(path: string, { stack = '' }: { readonly stack?: string }): string {
  const [, line] = new RegExp(`${basename(path).replaceAll('.', '\\.')}(?:\\?\\w+)?:(\\d+)`).exec(stack) ?? []
  return line === undefined ? '' : ` (line ${line})`
}

/** What the files held that this process has loaded. */
const loaded = new Map<string, string>()

/**
 * The module's address. A process loads each address once: an edited module gets another one; for edited files that it
 * imports there is none, and playing on with what they held before would put wrong numbers under their name.
 */
function addressOf(path: string): string {
  const address = pathToFileURL(resolve(path)).href
  if (!existsSync(path)) return address
  const files = filesReached([path])
  const entry = realpathSync(resolve(path))
  for (const [file, digest] of files) {
    if (file !== entry && loaded.has(file) && loaded.get(file) !== digest)
      throw new InvalidInput(`${file} was edited since this process loaded it: start another to play with ${path}`)
  }
  const edited = loaded.has(entry) && loaded.get(entry) !== files.get(entry)
  for (const [file, digest] of files) if (!loaded.has(file)) loaded.set(file, digest)
  return edited ? `${address}?${files.get(entry)!.slice(0, 16)}` : address
}
