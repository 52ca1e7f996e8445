import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../core/game.ts'
import { games } from '../../games/index.ts'
import { drawTable } from '../../cli/draw-table.ts'
import { headlinesOf } from '../tables/metric-names.ts'
import type { PlanInput } from '../plans/plan.ts'
import { reportRun } from './report.ts'
import { groupRuns, reportPlan } from './report-plan.ts'
import { toJson } from './result-json.ts'
import { runDistinct } from '../running/run-distinct.ts'
import { cellText, type ReportTable } from '../tables/table.ts'
import { toLatex, toMarkdown } from '../tables/table-text.ts'
import { sized } from '../../testing/sized.fixture.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'report-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const play = (plan: PlanInput) => runDistinct(plan, { folder })

async function report(...plans: PlanInput[]): Promise<ReportTable[]> {
  const views = []
  for (const plan of plans) views.push(await play(plan))
  return reportPlan(await groupRuns(views))
}

const cell = ({ rows, columns }: ReportTable, row: string, column: string): string => {
  const place = columns.findIndex((head) => head.startsWith(column))
  return cellText(rows.find(([name]) => String(name).startsWith(row))![place]!)
}

describe('the headlines of a game', () => {
  it.each(Object.keys(games))('are three to five, each with a unit or in per cent: %s', async (name) => {
    const game: Game = await games[name]!()
    const headlines = headlinesOf(game)
    expect(headlines.length).toBeGreaterThanOrEqual(3)
    expect(headlines.length).toBeLessThanOrEqual(5)
    expect(game.metrics[headlines[0]!]!.better).toBe('more')
    for (const [metric, { kind, unit }] of Object.entries(game.metrics))
      expect(kind === 'share' ? 'per cent' : unit, metric).toBeTruthy()
  })
})

describe('a report', () => {
  it('tells who sat where in the head of every column, and keeps the run’s partner beside the floor', async () => {
    const [table] = await report({ game: 'collab-escape', agents: ['symbolic', 'greedy'], episodes: 6 })
    expect(table!.columns.slice(1, 4)).toEqual([
      'floor: random\nalice: random\nbob: greedy',
      'floor: random\nalice: symbolic\nbob: random',
      'this run\nalice: symbolic\nbob: greedy',
    ])
    expect(table!.columns[4]).toMatch(/^ceiling: symbolic\n/)
  })

  it('names opponents where some play against others, and lets the floor face the same', async () => {
    const [table] = await report({ game: 'avalon', agents: ['symbolic'], episodes: 8 })
    expect(table!.columns).toEqual(['', 'floor: random\nagainst symbolic', 'this run\nsymbolic\nagainst symbolic'])
    expect(table!.notes.join(' ')).not.toContain('different opponents')
  })

  it('warns where columns face different opponents', async () => {
    const plan = { game: 'avalon', episodes: 4 }
    const [table] = await report({ ...plan, agents: ['symbolic'] }, { ...plan, agents: ['deceptive'] })
    expect(table!.notes.join(' ')).toContain('The columns face different opponents')
  })

  it('sets a ceiling only where a player is the best known, and not above one that does better', async () => {
    const [greedy] = await report({ game: 'collab-escape', agents: ['greedy'], episodes: 6 })
    expect(greedy!.columns.at(-1)).toBe('ceiling: symbolic')
    const [best] = await report({ game: 'collab-escape', agents: ['symbolic'], episodes: 6 })
    expect(best!.columns.join()).not.toContain('ceiling')
    expect(best!.notes.join(' ')).toContain('symbolic is itself the best player of this game that is known')
    const [kitchen] = await report({ game: 'overcooked', agents: ['greedy'], episodes: 2, config: { horizon: 10 } })
    expect(kitchen!.columns.join()).not.toContain('ceiling')
    expect(kitchen!.notes.join(' ')).toContain('No ceiling is known')
    const [usual] = await report({ game: 'overcooked', agents: ['greedy'], episodes: 1 })
    expect(usual!.columns.at(-1)).toBe('ceiling: best known')
    const view = await play({ game: 'collab-escape', agents: ['symbolic'], episodes: 6 })
    const [worse] = (await groupRuns([view]))[0]!.baselines
    const [beaten] = reportRun(view, [{ ...worse!, name: 'champion', kind: 'ceiling' }])
    expect(beaten!.columns.at(-1)).toBe('reference: champion')
    expect(beaten!.notes.join(' ')).toContain('does better than what was the best known')
  })

  it('plays a deterministic episode once, says so, and gives no interval to it', async () => {
    const result = await play({ game: 'collab-capture', agents: ['symbolic'], episodes: 50 })
    expect(result.rows).toHaveLength(1)
    expect(result.identical).toHaveLength(49)
    const [group] = await groupRuns([result])
    const [table] = reportPlan([group!])
    expect(cell(table!, 'episodes', 'this run')).toBe('1 distinct of 50')
    expect(cell(table!, 'thief caught', 'this run')).toBe('100.0 %')
    expect(cell(table!, 'turns', 'this run')).toBe('3')
    expect(table!.notes.join(' ')).toContain('one was played instead of 50')
    const json = JSON.parse(JSON.stringify(toJson(result, group!.baselines)))
    expect(json.distinct).toMatchObject({ episodes: 1, deterministic: true })
    expect(json.metrics.turns).toEqual({ mean: 3, low: null, high: null, n: 1 })
  })

  it('plays on where an agent draws random numbers, though the world is always the same', async () => {
    expect((await play({ game: 'collab-capture', agents: ['random'], episodes: 4 })).rows).toHaveLength(4)
  })

  it('counts copies that came about by play', async () => {
    const [table] = await report({ game: 'traveling-adventurers', agents: ['symbolic'], episodes: 20 })
    // Six boards are published, and the same talk is had on each.
    expect(cell(table!, 'episodes', 'this run')).toMatch(/^[2-6] distinct of 20$/)
    expect(table!.notes.join(' ')).toContain('the intervals are too narrow')
  })

  it('gives no interval where nothing varied, and explains why', async () => {
    const [table] = await report({ game: 'map-reader', agents: ['symbolic'], episodes: 5 })
    expect(cell(table!, 'score', 'this run')).toBe('1 (all)')
    expect(table!.notes.join(' ')).toContain('which gives no interval')
  })

  it('sets columns apart seed by seed', async () => {
    const [, differences] = await report({ game: 'collab-escape', agents: ['greedy'], episodes: 8 })
    expect(differences!.title).toBe('This run less the others, on the same seeds')
    expect(cell(differences!, 'escaped', 'floor: random')).toMatch(/^\+100\.0 pp \[/)
    expect(cell(differences!, 'escaped', 'ceiling')).toMatch(/^0\.0 pp \[-/)
  })

  it('puts several line-ups of one game side by side, and all games into one table', async () => {
    const tables = await report(
      { game: 'collab-escape', agents: ['symbolic'], episodes: 4 },
      { game: 'collab-escape', agents: ['greedy'], episodes: 4 },
      { game: 'collab-capture', agents: ['greedy'], episodes: 4 },
    )
    expect(tables[0]!.columns).toEqual(['', 'floor: random', 'symbolic', 'greedy'])
    expect(tables[1]!.title).toBe('The others less symbolic, on the same seeds')
    const overview = tables.at(-1)!
    expect(overview.title).toBe('All games')
    expect(overview.rows.map(([name]) => name)).toEqual(['symbolic', 'greedy'])
    expect(cellText(overview.rows[0]![2]!)).toBe('–')
  })

  it('says what a seat got refused', async () => {
    const module = join(folder, 'mumbles.mjs')
    writeFileSync(
      module,
      `export default { name: 'mumbles', about: 'Mumbles.', create: () => ({ act: (_, turn) => turn.rejections.length ? { reply: 'fix' } : { reply: '???' } }) }`,
    )
    const tables = await report({ game: 'collab-escape', agents: [module, 'symbolic'], episodes: 2 })
    const seats = tables.at(-1)!
    expect(seats.title).toBe('What was refused')
    expect(cellText(seats.rows[0]![1]!)).toMatch(/^[1-9][\d.]+ %$/)
    expect(cellText(seats.rows[1]![1]!)).toBe('0.0 %')
  })

  it.each(Object.keys(games).filter((name, i) => name !== 'overcooked' && i % sized(3, 1) === 0))(
    'fits 80 columns, on a terminal and as it is read: %s',
    async (name) => {
      const tables = await report({ game: name, agents: ['random'], episodes: 2 })
      for (const table of tables)
        for (const line of drawTable(table, 80).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    },
  )
})

describe('a table for a paper', () => {
  const table: ReportTable = {
    title: 'A_b & c',
    columns: ['', 'floor: random\nagainst 5 % | x'],
    rows: [['won ↑', { kind: 'share', estimate: { mean: 0.5, low: 0.25, high: 0.75, n: 4 } }]],
    notes: ['n ≥ 4'],
  }

  it('is Markdown whose cells stay cells', () => {
    const lines = toMarkdown(table).split('\n')
    expect(lines[2]).toBe('|  | floor: random, against 5 % \\| x |')
    expect(lines[4]).toBe('| won ↑ | 50.0 % [25.0, 75.0] |')
  })

  it('is LaTeX with nothing unescaped', () => {
    const text = toLatex(table)
    expect(text).toContain('\\caption{A\\_b \\& c}')
    expect(text).toContain('won $\\uparrow$ & 50.0 \\% [25.0, 75.0] \\\\')
    expect(text).toContain('n $\\geq$ 4')
  })
})
