/** The package as it would be published, unpacked where a stranger would have it: only what it declares is beside it. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const repository = new URL('..', import.meta.url).pathname

export interface Packed {
  /** A folder with `node_modules` of its own. */
  readonly folder: string
  readonly tarball: string
  /** Paths of all published files. */
  readonly files: readonly string[]
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/** Packs what is built and unpacks it under each of the names: as many copies, which share nothing but dependencies. */
export function pack(...names: readonly string[]): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-packed-'))
  const run = (command: string, args: readonly string[]): string =>
    execFileSync(command, args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [{ filename, files }] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]),
  )
  const tarball = join(folder, filename)
  for (const name of names) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(place, { recursive: true })
    run('tar', ['-xzf', tarball, '--strip-components', '1', '-C', place])
  }
  const { dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as Manifest
  for (const name of [...Object.keys(dependencies), '@types/node']) link(name, folder)
  return { folder, tarball, files: files.map(({ path }: { path: string }) => path) }
}

/** Lends an installed package of the repository to the folder. */
function link(name: string, folder: string): void {
  const place = join(folder, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(repository, 'node_modules', name), place)
}

/** Copies the published examples to where a reader of the docs has them. */
export const copyExamples = ({ folder }: Packed): void =>
  cpSync(join(folder, 'node_modules', 'roundtable', 'examples'), folder, { recursive: true })
