/** The languages that programs can be written in, and what it takes to start a box for each. */
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LockedProcess } from './locked-process.ts'
import { snapshotFor } from './snapshot.ts'

export const languages = ['python', 'javascript'] as const
/** What a program is written in. */
export type Language = (typeof languages)[number]

/** Mebibytes that a program may use, and bytes that it may print. */
export interface BoxSize {
  readonly memory: number
  readonly outputBytes: number
}

/** What ran a program, for the log: `pyodide 314.0.7`. */
export async function engineName(language: Language): Promise<string> {
  const name = language === 'python' ? 'pyodide' : 'quickjs-emscripten'
  const folder = language === 'python' ? pyodideFolder() : folderOf(name)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `${name} ${version}`
}

/** A started box that has not said yet that it is ready. */
export async function openBox(language: Language, size: BoxSize): Promise<LockedProcess> {
  // What is printed comes as JSON, where one byte can take six.
  const longestAnswer = size.outputBytes * 6 + 64 * 1024
  if (language === 'javascript') return openJavaScript(size, longestAnswer)
  const folder = pyodideFolder()
  const program = fileURLToPath(new URL('./python-child.mjs', import.meta.url))
  const snapshot = await snapshotFor(program, folder)
  return new LockedProcess({
    program,
    arguments: snapshot ? [folder, snapshot] : [folder],
    readable: [folder, program, ...(snapshot ? [snapshot] : [])],
    memory: size.memory,
    longestAnswer,
  })
}

function openJavaScript(size: BoxSize, longestAnswer: number): LockedProcess {
  const program = fileURLToPath(new URL('./javascript-child.mjs', import.meta.url))
  const library = import.meta.resolve('quickjs-emscripten')
  const modules = dirname(folderOf('quickjs-emscripten'))
  return new LockedProcess({
    program,
    arguments: [library, String(Math.min(size.memory, 32))],
    readable: [
      program,
      ...['quickjs-emscripten', 'quickjs-emscripten-core', '@jitl'].map((name) => join(modules, name)),
    ],
    memory: size.memory,
    longestAnswer,
  })
}

const pyodideFolder = (): string => realpathSync(dirname(fileURLToPath(import.meta.resolve('pyodide'))))

/** The folder of an installed package: the one whose name is the package's. */
function folderOf(name: string): string {
  const entry = realpathSync(fileURLToPath(import.meta.resolve(name)))
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 1)
}
