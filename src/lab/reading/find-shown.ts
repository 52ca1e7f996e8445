/** What a person means by a path, a beginning of a name, or a seed: a run, an episode, or a folder of episodes. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { LOOSE } from '../logs/store.ts'

export interface Shown {
  readonly type: 'run' | 'episode' | 'episodes'
  readonly path: string
}

/**
 * Finds it: a path as it is; else a run under `runs` whose name begins so, either with `/` and a seed or an episode's id
 * behind it if need be; else a fork or a played game. Throws {@link InvalidInput} that names what there is.
 */
export function findShown(what: string, { runs = 'runs', seed }: { runs?: string; seed?: number } = {}): Shown {
  const found = atPath(what) ?? behindPath(what) ?? byName(what, runs)
  if (seed === undefined) return found
  if (found.type === 'episode') throw new InvalidInput(`--seed picks an episode of a run, and ${what} is none`)
  return episodeOf(found.path, String(seed))
}

function atPath(path: string): Shown | undefined {
  if (!existsSync(path)) return undefined
  if (statSync(path).isFile())
    return basename(path) === 'plan.json' ? { type: 'run', path: dirname(path) } : { type: 'episode', path }
  if (existsSync(join(path, 'plan.json'))) return { type: 'run', path }
  return existsSync(join(path, 'episodes')) ? { type: 'episodes', path } : undefined
}

/** `runs/<run>/3`: an episode behind the path of its folder. */
function behindPath(path: string): Shown | undefined {
  const folder = dirname(path)
  if (folder === '.' || folder === path) return undefined
  return ['run', 'episodes'].includes(atPath(folder)?.type ?? '') ? episodeOf(folder, basename(path)) : undefined
}

function byName(what: string, runs: string): Shown {
  const [, name = '', id] = /^(.*?)(?:\/([^/]+))?\/?$/.exec(what) ?? []
  const names = existsSync(runs) ? readdirSync(runs).filter((entry) => atPath(join(runs, entry))) : []
  const exact = names.filter((entry) => entry === name)
  const begun = exact.length > 0 ? exact : names.filter((entry) => name !== '' && entry.startsWith(name))
  if (begun.length === 1) {
    const path = join(runs, begun[0]!)
    return id === undefined ? atPath(path)! : episodeOf(path, id)
  }
  if (begun.length > 1) throw new InvalidInput(`"${what}" may be ${list(begun)}: write more of its name`)
  const loose = LOOSE.flatMap((folder) => {
    const episodes = join(runs, folder, 'episodes')
    return existsSync(episodes)
      ? readdirSync(episodes)
          .filter((entry) => what !== '' && entry.startsWith(what))
          .map((entry) => join(episodes, entry))
      : []
  })
  if (loose.length === 1) return { type: 'episode', path: loose[0]! }
  if (loose.length > 1) throw new InvalidInput(`"${what}" may be ${list(loose)}: write more of its name`)
  throw new InvalidInput(
    names.length > 0
      ? `${what || 'that'} is not a run or an episode; in ${runs} there are ${list(names)}`
      : `${what || 'that'} is not a run or an episode, and nothing has been played into ${runs} yet (--runs names another folder)`,
  )
}

function episodeOf(folder: string, id: string): Shown {
  const names = [id, `${id}.jsonl`, `seed-${id}.jsonl`, `${id.replace(/\.jsonl$/, '')}.jsonl`]
  const path = names.map((name) => join(folder, 'episodes', name)).find((one) => existsSync(one))
  if (path) return { type: 'episode', path }
  throw new InvalidInput(`${folder} has no episode ${/^-?\d+$/.test(id) ? `of seed ${id}` : id}`)
}

const list = (names: readonly string[]): string =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')}, … (${names.length})` : names.join(', ')
