import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { crossPlay, crossPlayTables, poolPairings } from './cross-play.ts'
import type { PlanInput } from '../plans/plan.ts'
import { run } from '../running/run.ts'
import { cellText } from '../tables/table.ts'

let folder: string
const plans: PlanInput[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cross-play-'))
  plans.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const play = (plan: PlanInput) => {
  plans.push(plan)
  return run(plan, { folder })
}

describe('cross-play', () => {
  it('plays every pair both ways round, each line-up once', async () => {
    const agents = ['symbolic', 'greedy', 'random']
    const result = await crossPlay({ game: 'collab-capture', agents, episodes: 8, metric: 'won' }, play)
    expect(result.pairings).toHaveLength(18)
    expect(plans.map(({ agents }) => agents!.join('+')).sort()).toEqual(
      agents.flatMap((a) => agents.map((b) => `${a}+${b}`)).sort(),
    )
    const [both, alice, bob] = crossPlayTables(result)
    expect(both!.rows.map(([name]) => name)).toEqual(agents)
    expect(cellText(both!.rows[0]![1]!)).toMatch(/^100\.0 %/)
    // Seats swapped, a pair does not depend on who stands first.
    expect(both!.rows[0]![3]).toEqual(both!.rows[2]![1])
    // At Alice's seat the row's agent, at Bob's seat the column's: the second table is the first one turned.
    expect(alice!.rows[0]![2]).toEqual(bob!.rows[1]![1])
  })

  it('gives every decision the time that it is told, so that one that never decides ends its own pairings', async () => {
    const path = join(folder, 'silent.mjs')
    writeFileSync(
      path,
      `export default { name: 'silent', about: 'a test', create: () => ({ act: () => new Promise(() => {}) }) }`,
    )
    await crossPlay({ game: 'collab-capture', agents: [path, 'greedy'], episodes: 1, deadline: 0.2 }, play)
    expect(plans).toHaveLength(4)
    expect(plans.every(({ deadline }) => deadline === 0.2)).toBe(true)
  })

  it('rotates the single one through all seats where more than two play', async () => {
    const result = await crossPlay({ game: 'avalon', agents: ['random'], episodes: 2 }, play)
    expect(result.pairings.map(({ seat }) => seat)).toEqual(result.seats)
    expect(result.seats.length).toBeGreaterThan(2)
  })

  it('averages the arrangements of a seed before it draws an interval', () => {
    const pairing = (values: [number, number][]) => ({ one: 'a', others: 'b', seat: 's', values: new Map(values) })
    const estimate = poolPairings([
      pairing([
        [1, 0],
        [2, 10],
      ]),
      pairing([
        [1, 10],
        [2, 0],
      ]),
    ])
    expect(estimate).toEqual({ mean: 5, low: 5, high: 5, n: 2 })
    expect(
      poolPairings(
        [
          pairing([
            [1, 1],
            [2, 1],
          ]),
          pairing([
            [1, 1],
            [2, 1],
          ]),
        ],
        'share',
      ),
    ).toMatchObject({ mean: 1, n: 2 })
  })

  it('leaves a cell empty where an agent refuses its seat, and says why', async () => {
    const config = {
      map: {
        rooms: Array.from({ length: 40 }, (_, i) => ({ room: i, leadsTo: [(i + 1) % 40, (i + 39) % 40] })),
        start: { alice: 0, bob: 1, thief: 20 },
      },
      maxTurns: 3,
    }
    const result = await crossPlay(
      { game: 'collab-capture', config, agents: ['symbolic', 'greedy'], episodes: 2 },
      play,
    )
    const [table] = crossPlayTables(result)
    expect(table!.rows[0]![1]).toBeNull()
    expect(table!.rows[1]![2]).not.toBeNull()
    expect(table!.notes.join()).toContain('symbolic cannot sit at alice: this map is too large')
  })

  it('says what it cannot do', async () => {
    const plan = { agents: ['random'], episodes: 1 }
    await expect(crossPlay({ ...plan, game: 'theory-of-mind' }, play)).rejects.toThrow('is played alone')
    await expect(crossPlay({ ...plan, game: 'collab-escape', metric: 'fun' }, play)).rejects.toThrow('no metric "fun"')
  })
})
