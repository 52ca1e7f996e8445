import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = new URL('.', import.meta.url).pathname

/** The floors of the house: a folder imports only from floors below it, or from itself. */
const FLOORS: Readonly<Record<string, number>> = {
  core: 0,
  solvers: 0,
  games: 1,
  node: 1,
  models: 1,
  testing: 1,
  agents: 2,
  learn: 2,
  lab: 3,
  server: 4,
  cli: 5,
}

/** Folders of games that are engines for the games beside them, and so may be imported by these. */
const ENGINES = ['text-world', 'dialogue', 'collab']

const ON_THE_MOVE = ['core/log.ts', 'core/make-folder.ts', 'core/play.ts', 'core/table.ts']

/** Tests, and what only they use: `golden*.ts` reads the reference data where it is there. */
const isForTests = (path: string): boolean => /\.(test|fixture)\.ts$|(golden[\w-]*|test-helpers)\.ts$/.test(path)

const files = (readdirSync(src, { recursive: true }) as string[]).filter(
  (path) => /\.ts$/.test(path) && !isForTests(path),
)

/** All imports between our own files, types included. */
const imports = files.flatMap((from) => {
  const text = readFileSync(join(src, from), 'utf8')
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1]!)
  return targets.map((target) => ({ from, to: relative(src, resolve(src, dirname(from), target)) }))
})

const roomOf = (path: string): string => path.split('/')[0]!

describe('the house', () => {
  it('has every folder on a floor', () => {
    const rooms = new Set(files.filter((path) => path.includes('/')).map(roomOf))
    expect([...rooms].filter((room) => FLOORS[room] === undefined)).toEqual([])
  })

  it('imports only downwards', () => {
    const upwards = imports.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)]
      return from.includes('/') && here !== there && !(FLOORS[there]! < FLOORS[here]!)
    })
    expect(upwards).toEqual([])
  })

  it('keeps games apart from each other', () => {
    const across = imports.filter(({ from, to }) => {
      const [here, there] = [from.split('/'), to.split('/')]
      return (
        here[0] === 'games' &&
        there[0] === 'games' &&
        here.length > 2 &&
        here[1] !== there[1] &&
        !ENGINES.includes(there[1]!)
      )
    })
    expect(across).toEqual([])
  })

  it('keeps Node out of the core, the solvers and the games, so that they load in a browser', () => {
    const reaching = files
      .filter((path) => /^(index\.ts|core\/|solvers\/|games\/)/.test(path) && !ON_THE_MOVE.includes(path))
      .filter((path) => /(from|import|require)[\s(]*'node:/.test(readFileSync(join(src, path), 'utf8')))
    expect(reaching).toEqual([])
  })

  it('is checked over imports that were found at all', () => expect(imports.length).toBeGreaterThan(100))
})
