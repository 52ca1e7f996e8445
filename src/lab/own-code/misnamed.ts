/** What somebody may have meant by a name that is no module of theirs: told where a game or agent is not found. */
import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What ends so is a module. */
const MODULE = /\.[cm]?[jt]s$/
const PROGRAMS: Readonly<Record<string, string>> = {
  py: 'python3 ',
  rb: 'ruby ',
  sh: '',
  pl: 'perl ',
  r: 'Rscript ',
  jl: 'julia ',
}

/** In a few words, to stand behind the name; undefined where that looks like no path. */
export function misnamed(name: string): string | undefined {
  const stat = statOf(name)
  if (stat?.isDirectory()) {
    const [inside] = filesIn(name)
      .filter((file) => MODULE.test(file) && !/\.(test|d)\./.test(file))
      .sort((a, b) => Number(b.startsWith('index.')) - Number(a.startsWith('index.')))
    return `it is a folder${inside === undefined ? ' without a module in it' : `: name its module, ${typed(join(name, inside))}`}`
  }
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (stat && Object.hasOwn(PROGRAMS, ending))
    return `it is a program: as an agent it is named in quotes, as 'exec:${PROGRAMS[ending]}${name}'`
  if (stat && ending === 'json')
    return `it is no module: a trained network is an option of its agent, as in policy:file=${name} (or drrn:file=…, clone:file=…)`
  if (stat) return `it is no module: these end in .mjs, .js or .ts`
  if (!/[\\/]/.test(name) && !MODULE.test(name)) return undefined
  const near = nearest(name)
  // A name with a stroke in it may still be meant as a name.
  if (near === undefined && !MODULE.test(name)) return undefined
  return `there is no such file${near === undefined ? '' : `; did you mean ${typed(near)}?`}`
}

/** Undefined too for what can name no file: too long, or with a zero in it. */
function statOf(name: string): ReturnType<typeof statSync> | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

const typed = (path: string): string => (/^[./]/.test(path) ? path : `./${path}`)

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

/** The module beside it whose name is all but the same, the ending aside. */
function nearest(name: string): string | undefined {
  const wanted = stem(name)
  const [first] = filesIn(dirname(name))
    .filter((file) => MODULE.test(file))
    .map((file) => ({ file, far: distance(stem(file), wanted) }))
    .filter(({ far }) => far <= Math.max(1, Math.ceil(wanted.length / 3)))
    .sort((a, b) => a.far - b.far)
  return first && join(dirname(name), first.file)
}

const stem = (path: string): string => basename(path).replace(MODULE, '').slice(0, 60)

/** Letters to change, leave out or put in. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
