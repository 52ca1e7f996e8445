/** Games and agents of your own: JavaScript modules named by path on the command line. */
import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentDefinition } from '../core/agent.ts'
import type { Game } from '../core/game.ts'
import { InvalidInput } from '../core/errors.ts'
import { filesReached } from './content.ts'
import { AGENT, findShape, GAME } from './module-shape.ts'

/** Whether a name is the path of a module rather than a built-in name. */
export const isPath = (name: string): boolean => /\.(mjs|js|ts)$/.test(name)

/** The game that a module exports (as default, or as its only game). */
export const loadGame = (path: string): Promise<Game> => loadExport<Game>(path, GAME)

/** The agent definition that a module exports. */
export const loadAgent = (path: string): Promise<AgentDefinition> => loadExport<AgentDefinition>(path, AGENT)

async function loadExport<Value>(path: string, shape: typeof GAME): Promise<Value> {
  let module: Record<string, unknown>
  try {
    module = (await import(addressOf(path))) as Record<string, unknown>
  } catch (error) {
    if (InvalidInput.isInstance(error)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? "this version of Node reads no TypeScript: npm install tsx, and put NODE_OPTIONS='--import tsx' before the command"
        : existsSync(path)
          ? message.split('\n')[0]
          : 'there is no such file'
    throw new InvalidInput(`cannot load the ${shape.what} ${path}: ${why}`)
  }
  const found = findShape(module, shape)
  if (typeof found === 'string') throw new InvalidInput(`${path} ${found}`)
  return found.value as Value
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
