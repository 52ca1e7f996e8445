/** Games and agents of your own: JavaScript modules named by path on the command line. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentDefinition } from '../core/agent.ts'
import type { Game } from '../core/game.ts'
import { InvalidInput } from '../core/errors.ts'
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
    module = await import(pathToFileURL(resolve(path)).href)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? "this version of Node reads no TypeScript; compile it, or set NODE_OPTIONS='--import tsx'"
        : message.split('\n')[0]
    throw new InvalidInput(`cannot load the ${shape.what} ${path}: ${why}`)
  }
  const found = findShape(module, shape)
  if (typeof found === 'string') throw new InvalidInput(`${path} ${found}`)
  return found.value as Value
}
