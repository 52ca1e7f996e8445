import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  LAYERS,
  BROWSER_PACKAGES,
  PURE,
  root,
  files,
  imports,
  importsOf,
  isOurs,
  between,
  roomOf,
  reachable,
  circles,
  importsIn,
} from './testing/house.fixture.ts'

const pureFiles = files.filter((path) => PURE.some((room) => path === room || path.startsWith(`${room}/`)))
const isBuiltIn = (name: string): boolean => name.startsWith('node:')
/** The package of `zod/mini` is `zod`. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

describe('the house', () => {
  it('has every file in a layer', () => {
    expect(files.filter((path) => roomOf(path) === undefined)).toEqual([])
  })

  it('imports only downwards', () => {
    const upwards = between.filter(({ from, to }) => {
      const [here, there] = [roomOf(from)!, roomOf(to)!]
      return here !== there && !(LAYERS[there]! < LAYERS[here]!)
    })
    expect(upwards).toEqual([])
  })

  it('lets the pages know the contract, the games and the solvers only, and of the server what goes over the wire', () => {
    const known = (path: string): boolean =>
      ['src/index.ts', 'src/solvers/index.ts'].includes(path) ||
      path.startsWith('src/games/') ||
      /^src\/server\/\w+\/wire\.ts$/.test(path)
    const elsewhere = imports.filter(
      ({ from, to }) => from.startsWith('web/src/') && (isBuiltIn(to) || (to.startsWith('src/') && !known(to))),
    )
    expect(elsewhere).toEqual([])
    expect(imports.filter(({ from, to }) => from.startsWith('web/src/') && known(to)).length).toBeGreaterThan(10)
    // Types alone, so that nothing of the server comes along.
    for (const path of files.filter((file) => file.endsWith('/wire.ts')))
      expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/^(import(?! type)|export (?!interface|type))/m)
  })

  it('keeps games apart from each other, and everybody else at their index', () => {
    // A board is its game's own drawing, and may look inside.
    const gameOf = (path: string): string | undefined => {
      const game = /^(?:src\/games|web\/src\/boards)\/([^/]+)\//.exec(path)?.[1]
      return game !== undefined && existsSync(join(root, 'src/games', game)) ? game : undefined
    }
    const inside = between.filter(({ from, to }) => {
      const [here, there] = [gameOf(from), gameOf(to)]
      if (!there || here === there || there === 'engines') return false
      const isDoor = to.endsWith('/index.ts')
      if (from.startsWith('web/')) return to.startsWith('src/') && !isDoor
      // Measurements may look inside.
      return here !== undefined || !(isDoor || from.startsWith('bench/'))
    })
    expect(inside).toEqual([])
  })

  it('lets nothing that runs in a browser reach Node', () => {
    const reaching = [...reachable(pureFiles)].filter((file) => (importsOf.get(file) ?? []).some(isBuiltIn))
    expect(reaching).toEqual([])
  })

  it('lets nothing that runs in a browser reach a package that does not', () => {
    const reached = [...reachable(pureFiles)].flatMap((from) =>
      (importsOf.get(from) ?? []).filter((to) => !isOurs(to) && !isBuiltIn(to)).map((to) => ({ from, to })),
    )
    expect(reached.filter(({ to }) => !BROWSER_PACKAGES.includes(packageOf(to)))).toEqual([])
  })

  it('has no circle between files', () => expect(circles()).toEqual([]))

  it('has no circle between the rooms of the laboratory, and every file of it in one', () => {
    const labRoom = (path: string): string | undefined => /^src\/lab\/([^/]+)\//.exec(path)?.[1]
    const flat = files.filter((path) => /^src\/lab\/[^/]+$/.test(path))
    expect(flat).toEqual(['src/lab/index.ts'])
    const below = new Map<string, Set<string>>()
    for (const { from, to } of between) {
      const [here, there] = [labRoom(from), labRoom(to)]
      if (here === undefined || there === undefined || here === there) continue
      below.set(here, (below.get(here) ?? new Set()).add(there))
    }
    const reached = (room: string): Set<string> => {
      const seen = new Set(below.get(room))
      for (const next of seen) for (const further of below.get(next) ?? []) seen.add(further)
      return seen
    }
    expect(below.size).toBeGreaterThan(8)
    expect([...below.keys()].filter((room) => reached(room).has(room))).toEqual([])
  })

  it('is checked over imports that lead somewhere', () => {
    expect(between.length).toBeGreaterThan(1000)
    const nowhere = imports.filter(({ to }) => /^\.|^[^@].*\.[cm]?[jt]s$|^src\//.test(to) && !isOurs(to))
    expect(nowhere).toEqual([])
  })

  it.each([
    ["import { a } from './a.ts'", './a.ts'],
    ["import {\n  a,\n  type B,\n} from './a.ts'", './a.ts'],
    ["import type { A } from './a.ts'", './a.ts'],
    ["import './a.ts'", './a.ts'],
    ["import a from './a.json' with { type: 'json' }", './a.json'],
    ["export * as a from './a.ts'", './a.ts'],
    ["export { a } from './a.ts'", './a.ts'],
    ["  const { a } = await import('./a.ts')", './a.ts'],
    ["let a: import('./a.ts').A", './a.ts'],
    ['import { a } from "node:fs"', 'node:fs'],
    ["new Worker(new URL('./a.mjs', import.meta.url))", './a.mjs'],
  ])('finds the import in %j', (text, named) => expect(importsIn(text)).toEqual([named]))

  it.each(["const text = `read it from './a.ts'`", 'throw new Error(\'nothing came from "a"\')'])(
    'finds none in %j',
    (text) => expect(importsIn(text)).toEqual([]),
  )
})
