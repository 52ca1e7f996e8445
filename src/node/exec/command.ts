/** The command of an agent that is a program: `exec:python3 my_agent.py`, how it is read and what files it names. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'

const PREFIX = 'exec:'

/** Whether an agent's name is the command of a program. */
export const isExec = (name: string): boolean => name.startsWith(PREFIX)

/** Options of such agents; on the command line they stand before the command. */
const OPTIONS = /^((?:(?:timeout|processes|model)=[^:]*:)*)([\s\S]*)$/

/**
 * Takes `exec:timeout=10:python3 my_agent.py` apart into options as they are written and the agent's name, which is
 * `exec:` and the command. Quotes around the whole command, which keep its commas together, are not part of it.
 */
export function splitExec(text: string): { name: string; pairs: string[] } {
  const [, given = '', rest = ''] = OPTIONS.exec(text.slice(PREFIX.length).trim())!
  return { name: PREFIX + unwrap(rest.trim()), pairs: given.split(':').filter(Boolean) }
}

/**
 * What looks like an option where the command should begin, and is none: a shell would set a variable of that name, and
 * take what stands behind the colon for a part of its value. A path or an address in it is meant for the shell.
 */
export function unknownOption(name: string): string | undefined {
  return /^([a-z_]\w*)=[^:\s/"'$]*:(?!\/)/.exec(commandOf(name))?.[1]
}

function unwrap(command: string): string {
  const [, , inside] = /^(["'])([^"']*)\1$/.exec(command) ?? []
  // A single program with a space in its path is quoted for the shell.
  return inside === undefined || existsSync(inside) ? command : inside.trim()
}

/** The command itself. */
export const commandOf = (name: string): string => name.slice(PREFIX.length)

/** A short name for a run's folder and for messages: `exec-my_agent.py`. */
export function shortName(name: string): string {
  const [file] = filesOf(name)
  const called = file ?? wordsOf(commandOf(name))[0] ?? 'nothing'
  return `exec-${basename(called).slice(0, 40)}`
}

/**
 * The files of one's own that a command names, as paths from the working directory: its words that are files or
 * `key=file`, `-m module`, and all files of a folder. What these load in turn is not known.
 */
export function filesOf(name: string, cwd = process.cwd()): string[] {
  const words = allWordsOf(isExec(name) ? commandOf(name) : name)
  const found = new Set<string>()
  for (const [i, word] of words.entries()) {
    const candidates = [word, ...(word.includes('=') ? [word.slice(word.indexOf('=') + 1)] : [])]
    if (words[i - 1] === '-m') {
      const module = word.replaceAll('.', '/')
      candidates.push(`${module}.py`, module)
    }
    for (const candidate of candidates) for (const path of filesAt(resolve(cwd, candidate), cwd)) found.add(path)
  }
  const paths = [...found].map((path) => relative(cwd, path))
  // What lies elsewhere is the machine's: interpreters and their like.
  return paths
    .filter((path) => !path.startsWith('..') || words.includes(resolve(cwd, path)) || words.includes(path))
    .sort()
}

/** The file that an interpreter is given and that is not there, where the command is plain enough to tell. */
export function missingScript(name: string): string | undefined {
  const command = commandOf(name)
  const [interpreter = '', script = ''] = wordsOf(command)
  const isPlain = !/[;|&<>()$`\n]/.test(command) && /^(python[\d.]*|node|ruby|perl|Rscript|bash|sh)$/.test(interpreter)
  return isPlain && /^[\w./-]+\.\w+$/.test(script) && !script.startsWith('-') && !existsSync(script)
    ? script
    : undefined
}

/** Folders that hold what was made or installed. */
const NOT_OURS = new Set(['node_modules', '__pycache__', '.git', '.venv', 'venv'])
/** A folder with more is no program's own. */
const MOST_FILES = 1000

function filesAt(path: string, cwd: string, depth = 0): string[] {
  let stat
  try {
    stat = statSync(path)
  } catch {
    return []
  }
  if (stat.isFile()) return [path]
  if (!stat.isDirectory() || depth > 8 || NOT_OURS.has(basename(path))) return []
  // The working directory itself, as in `cd .`, is no program, nor is what holds it, as in `HOME=$HOME`.
  if (depth === 0 && (path === cwd || relative(cwd, path).startsWith('..'))) return []
  const inside = readdirSync(path).flatMap((name) => filesAt(join(path, name), cwd, depth + 1))
  return inside.length > MOST_FILES ? [] : inside
}

/** The words of a command, and of commands and code within its words: `sh -c 'python3 play.py'`; variables filled in. */
function allWordsOf(command: string, depth = 0): string[] {
  const filled = command.replace(/\$(?:(\w+)|\{(\w+)\})/g, (said, plain?: string, braced?: string) => {
    const value = process.env[plain ?? braced!]
    return value === undefined || value.includes('\n') ? said : value
  })
  const words = wordsOf(filled).map((word) => (word.startsWith('~/') ? join(homedir(), word.slice(2)) : word))
  if (depth > 3) return words
  return words.flatMap((word) => (/[\s"'();]/.test(word) ? [word, ...allWordsOf(word, depth + 1)] : [word]))
}

/** The words of a command, quotes and escapes undone, as a shell would part them. */
function wordsOf(command: string): string[] {
  const words: string[] = []
  for (const [word] of command.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\;|&<>()])+/gs))
    words.push(
      word.replaceAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs, (_, double?: string, single?: string, one?: string) =>
        double !== undefined ? double.replaceAll(/\\(.)/gs, '$1') : (single ?? one ?? ''),
      ),
    )
  return words
}
