/** Games and agents of your own: JavaScript modules named by path on the command line. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgentDefinition } from '../core/agent.ts'
import type { Game } from '../core/game.ts'
import { InvalidInput } from '../core/errors.ts'

/** Whether a name is the path of a module rather than a built-in name. */
export const isPath = (name: string): boolean => /\.(mjs|js|ts)$/.test(name)

const GAME = [
  'name',
  'config',
  'action',
  'metrics',
  'seats',
  'start',
  'turn',
  'observe',
  'act',
  'outcome',
  'sample',
  'language',
]

/** The game that a module exports (as default, or as its only game). */
export const loadGame = (path: string): Promise<Game> => loadExport(path, 'game', GAME, 'docs/write-a-game.md')

/** The agent definition that a module exports. */
export const loadAgent = (path: string): Promise<AgentDefinition> =>
  loadExport(path, 'agent', ['name', 'about', 'create'], 'docs/write-an-agent.md')

async function loadExport<Value>(path: string, what: string, keys: readonly string[], guide: string): Promise<Value> {
  let module: Record<string, unknown>
  try {
    module = await import(pathToFileURL(resolve(path)).href)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? "this version of Node reads no TypeScript: npm install tsx, and put NODE_OPTIONS='--import tsx' before the command"
        : existsSync(path)
          ? message.split('\n')[0]
          : 'there is no such file'
    throw new InvalidInput(`cannot load the ${what} ${path}: ${why}`)
  }
  const fits = (value: unknown): value is Value =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)
  const found = [module['default'], ...Object.values(module)].find(fits)
  if (!found) throw new InvalidInput(`${path} exports no ${what}: it needs ${keys.join(', ')} (see ${guide})`)
  return found
}
