import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agents, floorsOf, responders } from './agents/index.ts'
import { games } from './games/index.ts'
import { importers, reproductions } from './lab/papers/index.ts'

const src = new URL('.', import.meta.url).pathname
const foldersIn = (path: string): string[] =>
  readdirSync(src + path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const unique = (names: readonly string[]): boolean => new Set(names).size === names.length

describe('the registries', () => {
  it('list every game by its own name', async () => {
    for (const [name, load] of Object.entries(games)) expect((await load()).name).toBe(name)
  })

  it('give every game a default agent that needs no model, and no two agents of one name', async () => {
    for (const game of Object.keys(games)) {
      const all = await agents(game)
      expect(all[0]!.needsModel ?? false).toBe(false)
      expect(all.every(({ name, create }) => typeof name === 'string' && typeof create === 'function')).toBe(true)
      expect(unique(all.map(({ name }) => name))).toBe(true)
    }
  })

  it('put `symbolic` before all others where there is one', async () => {
    const names = (await agents('overcooked')).map(({ name }) => name)
    expect(names[0]).toBe('symbolic')
    expect(names.slice(-2)).toEqual(['llm-co', 'random'])
  })

  it('let a game without agents of its own be played at random', async () => {
    expect((await agents('a game of tomorrow')).map(({ name }) => name)).toEqual(['random'])
    expect(await floorsOf('a game of tomorrow')).toBeUndefined()
  })

  it('have floors where a game brings them', async () => {
    expect(await floorsOf('traveling-adventurers')).toBeTypeOf('function')
    expect(await floorsOf('avalon')).toBeUndefined()
  })

  it('answer in the stand-in for every game with agents on a model, once each', async () => {
    const names = (await responders()).map(({ name }) => name)
    expect(unique(names)).toBe(true)
    const asked = Object.keys(games).map(async (game) => {
      const onModels = (await agents(game)).some(({ needsModel }) => needsModel)
      return onModels ? [['arithmetic', 'map-reader', 'sorting', 'twc'].includes(game) ? 'text-games' : game] : []
    })
    const owners = new Set(names.map((name) => name.split('/')[0]!))
    expect((await Promise.all(asked)).flat().filter((owner) => !owners.has(owner))).toEqual([])
  })

  it('name each reproduction after its paper’s folder, and leave no paper out', async () => {
    const all = await reproductions()
    expect(unique(all.map(({ name }) => name))).toBe(true)
    expect([...new Set(all.map(({ name }) => name.split('/')[0]!))].sort()).toEqual(foldersIn('lab/papers').sort())
    expect((await importers()).map(({ name }) => name).sort()).toEqual([
      'avalon-votes',
      'dialop',
      'prompts',
      'theory-of-mind',
    ])
  })
})
