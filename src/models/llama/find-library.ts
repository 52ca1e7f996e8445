/**
 * Where node-llama-cpp is: beside this package, in the project of the working directory, or in a folder of its own, which
 * keeps its hundreds of megabytes out of every lock file.
 */
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ModelFailure } from '../../core/errors.ts'
import type { Library } from './library.ts'

/** The release this was written against. */
const VERSION = '3.22.1'
const LIBRARY = 'node-llama-cpp'

/** The folder for it: ROUNDTABLE_LLAMA, or `.roundtable/llama` in the home folder. */
export const libraryFolder = (environment: Readonly<Record<string, string | undefined>> = process.env): string =>
  environment.ROUNDTABLE_LLAMA || join(homedir(), '.roundtable', 'llama')

/** The command that installs it with the binary of this platform alone: 85 MB, where all of them are 720. */
export function installCommand(folder = libraryFolder()): string {
  const packages = `${LIBRARY}@${VERSION} @node-llama-cpp/${platformName()}@${VERSION}`
  return `npm install --prefix ${/\s/.test(folder) ? `"${folder}"` : folder} --omit=optional --ignore-scripts ${packages}`
}

function platformName({ platform, arch }: { platform: string; arch: string } = process): string {
  if (platform === 'darwin') return arch === 'arm64' ? 'mac-arm64-metal' : 'mac-x64'
  if (platform === 'win32') return `win-${arch}`
  return `linux-${arch === 'arm' ? 'armv7l' : arch}`
}

/** Throws `ModelFailure('missing')`, which says how to install it. `name`: the model that needs it. */
export async function loadLibrary(name: string): Promise<Library> {
  const path = [import.meta.url, join(process.cwd(), 'here'), join(libraryFolder(), 'here')].flatMap(findFrom)[0]
  try {
    if (path) return (await import(path)) as Library
  } catch (error) {
    throw missing(name, `cannot be loaded (${firstLine(error)})`)
  }
  throw missing(name, 'is not installed')
}

/** The address of the file that a module there would import. */
function findFrom(module: string): string[] {
  try {
    return [pathToFileURL(createRequire(module).resolve(LIBRARY)).href]
  } catch {
    return []
  }
}

const missing = (name: string, why: string): ModelFailure =>
  new ModelFailure('missing', `${name} needs ${LIBRARY}, which ${why}: ${installCommand()}`)

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!
