import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roundtable } from './test-helpers.ts'

let cwd: string
beforeEach(() => void (cwd = mkdtempSync(join(tmpdir(), 'roundtable-cross-play-'))))
afterEach(() => rmSync(cwd, { recursive: true }))

interface Rated {
  readonly agent: string
  readonly rating: {
    readonly mean: number
    readonly low: number | null
    readonly high: number | null
    readonly n: number
  }
  readonly better: number
  readonly worse: number
}

const play = (...args: string[]) => roundtable(['cross-play', ...args], { cwd })

async function rated(...args: string[]): Promise<Rated[]> {
  const { stdout, code } = await play(...args, '--json')
  expect(code).toBe(0)
  return (JSON.parse(stdout) as { ratings: Rated[] }).ratings
}

describe('the ratings of a cross-play', () => {
  it('put who plays better first, partners and opponents alike, with intervals that part them', async () => {
    for (const [game, ...more] of [
      ['collab-escape', '--episodes', '12'],
      ['avalon', '--episodes', '8', '--set', 'players=5'],
    ] as const) {
      const [first, second] = await rated(game, '--agents', 'random,symbolic', ...more)
      expect([first!.agent, second!.agent]).toEqual(['symbolic', 'random'])
      expect(first!.rating.low).toBeGreaterThan(second!.rating.high!)
      expect(first!.better).toBe(second!.worse)
    }
  })

  it('turn round where less is better, and are not given where neither is', async () => {
    const args = ['avalon', '--agents', 'random,symbolic', '--episodes', '4', '--set', 'players=5', '--metric']
    const [first] = await rated(...args, 'provableBlunders')
    expect(first!.agent).toBe('symbolic')
    expect(await rated(...args, 'rejections')).toEqual([])
  })

  it('stand in every form of the report', async () => {
    const args = ['collab-escape', '--agents', 'greedy,random', '--episodes', '2']
    const { stdout } = await play(...args)
    expect(stdout).toContain('Collab Escape: ratings by score')
    const { stdout: csv } = await play(...args, '--format', 'csv')
    const [head, ...lines] = csv.trim().split('\n')
    expect(head).toBe('table,row,column,value,low,high,n,kind')
    const line = lines.find((one) => one.startsWith('Collab Escape: ratings by score,greedy,rating,'))
    expect(Number(line!.split(',')[3])).toBeGreaterThan(25)
  })
})
