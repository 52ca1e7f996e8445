import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from './index.ts'

const here = new URL('.', import.meta.url).pathname

/** The rooms of every game; what else a game needs stands beside them. */
const ROOMS = ['config.ts', 'index.ts', 'instances.ts', 'language.ts', 'outcome.ts', 'rules.test.ts', 'rules.ts']

const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The lines on which something is declared at the top of a file. */
const declarationsIn = (text: string): string[] =>
  text.match(/^(?:export )?(?:default )?(?:async )?(?:const|let|function|class|interface|enum|type \w+ =).*$/gm) ?? []

describe('the games', () => {
  it('are all folders but that of the engines which several of them share', () => {
    expect(folders.filter((folder) => folder !== 'engines').sort()).toEqual(Object.keys(games).sort())
  })

  it.each(Object.keys(games))('have the same rooms: %s', (game) => {
    expect(ROOMS.filter((room) => !existsSync(`${here}${game}/${room}`))).toEqual([])
  })

  it.each(Object.keys(games))('are assembled in an index that declares nothing else: %s', async (game) => {
    const declared = declarationsIn(readFileSync(`${here}${game}/index.ts`, 'utf8'))
    expect(declared).toHaveLength(1)
    const name = /^export const (\w+)/.exec(declared[0]!)?.[1]
    const exported = (await import(`./${game}/index.ts`)) as Record<string, unknown>
    expect(exported[name!]).toBe(exported.default)
    expect(exported.default).toBe(await games[game]!())
  })
})
