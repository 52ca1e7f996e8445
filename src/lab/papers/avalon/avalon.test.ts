import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { closeInterpreters } from '../../../agents/avalon/language/program.ts'
import { responder } from '../../../agents/avalon/stand-in.ts'
import { openModel } from '../../../models/index.ts'
import { run } from '../../running/run.ts'
import { cellText } from '../../tables/table.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import * as tables from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'avalon-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await closeInterpreters()
})

const make = (name: string, bench: Partial<Bench>) =>
  (Object.values(tables).find((one) => one.name === name) as Reproduction).make({
    say: () => {},
    run: (plan) => run(plan, { folder }),
    ...bench,
  })

describe('the tables of AvalonPlay', () => {
  it('hold the published figures and players without a model, where no model is named', async () => {
    const { tables } = await make('avalon/table-3', { episodes: 40 })
    expect(tables).toHaveLength(1)
    const rows = tables[0]!.rows.map((row) => row.map(cellText))
    expect(rows.map(([label, evil, games]) => `${label} ${evil} ${games}`)).toEqual([
      'base the same model 0',
      'cot the same model 0',
      'react the same model 0',
      'codeact the same model 0',
      'symbolic random 40',
      'symbolic self 40',
      'symbolic block 40',
      'symbolic deceptive 40',
    ])
    expect(new Set(tables[0]!.columns).size).toBe(tables[0]!.columns.length)
    expect(rows[3]!.slice(9)).toEqual([
      expect.stringContaining('63.3 %'),
      expect.stringContaining('59.3 %'),
      expect.stringContaining('83.0 %'),
    ])
    // The exact reasoner never does what it could know to be worse.
    for (const row of rows.slice(4)) expect(row[7]).toMatch(/^0\.0 %/)
  })

  it('play with a model, and hold what was said against the log', async () => {
    const model = await openModel('stand-in', { responders: [responder] })
    const { tables } = await make('avalon/table-2', {
      model: 'stand-in',
      episodes: 2,
      run: (plan) => run({ ...plan, model: 'stand-in' }, { folder, openModel: async () => model }),
    })
    expect(tables[0]!.rows.slice(0, 2).map(([label, , games]) => [label, games])).toEqual([
      ['base on stand-in', 2],
      ['base, without communication on stand-in', 2],
    ])
    const [talk, silence] = tables[1]!.rows
    expect(talk![1]).toBeGreaterThan(50)
    expect(silence![1]).toBe(0)
    const claims = tables[2]!.rows.map(([, what, checked]) => [what, checked])
    expect(claims).toContainEqual(['result', expect.any(Number)])
    expect(claims.map(([what]) => what)).toEqual(expect.arrayContaining(['round 2', 'round 5']))
    await model.close()
  })
})

describe('the figures of AvalonPlay', () => {
  it('set every side against every other', async () => {
    const { tables, figures } = await make('avalon/figure-5', { episodes: 12 })
    expect(tables[0]!.rows.map(([just, evil, games]) => `${just} ${evil} ${games}`)).toEqual([
      'symbolic block 12',
      'symbolic random 12',
      'random block 12',
      'random random 12',
    ])
    expect(Object.keys(figures!)).toEqual([
      'figure-5-game-win.svg',
      'figure-5-quest-win.svg',
      'figure-5-team-accuracy.svg',
    ])
    for (const svg of Object.values(figures!)) expect(svg).toMatch(/^<svg[^]*symbolic[^]*<\/svg>/)
  })

  it('show the quests round by round', async () => {
    const { tables, figures } = await make('avalon/figure-6', { episodes: 12 })
    expect(tables[0]!.rows.map(([just, games]) => [just, games])).toEqual([
      ['symbolic', 24],
      ['random', 24],
    ])
    expect(figures!['figure-6.svg']).toContain('<svg')
  })
})

describe('ballots', () => {
  it('are learned from recorded games: the model finds how the evil side voted, and plays with it', async () => {
    const into = join(folder, 'learned')
    const { folder: played } = await run(
      {
        game: 'avalon',
        config: { discussionRounds: 0, voteVisibility: 'individual' },
        agents: ['block'],
        episodes: 30,
      },
      { folder },
    )
    const lines = await tables.avalonVotesImporter.run(played.path, into)
    expect(lines.join('\n')).toMatch(/evil: approve [0-4]\.\d % of the good teams, (?:9\d\.\d|100\.0) % of the bad/)
    const [bits] = lines.filter((line) => line.startsWith('bits'))
    const [learned, ...others] = [...bits!.matchAll(/\d\.\d+/g)].map(Number)
    for (const other of others) expect(learned).toBeLessThanOrEqual(other)
    const votes = /symbolic:votes=(\S+)/.exec(lines.join('\n'))![1]!
    const { rows } = await run(
      {
        game: 'avalon',
        config: { discussionRounds: 0, voteVisibility: 'individual' },
        agents: [{ agent: 'symbolic', options: { votes } }],
        episodes: 3,
      },
      { folder },
    )
    expect(rows.every(({ status }) => status === 'completed')).toBe(true)
  })

  it('cannot be learned where there are none', async () => {
    await expect(tables.avalonVotesImporter.run(join(folder, 'nowhere'), folder)).rejects.toThrow('there is no')
  })

  it('are tabulated with the opponent named, by reference row', async () => {
    const { tables } = await make('avalon/simulation', { episodes: 3 })
    expect(tables[0]!.rows.map((row) => row.slice(0, 3).join(' '))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^H4 .* leads self, votes as measured$/)]),
    )
  })
})
