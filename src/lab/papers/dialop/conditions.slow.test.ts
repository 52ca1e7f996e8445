import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Agent } from '../../../core/agent.ts'
import type { Event } from '../../../core/event.ts'
import { memoryLog } from '../../../core/log.ts'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { published } from '../../../games/engines/dialogue/published.fixture.ts'
import { games } from '../../../games/index.ts'
import type { Site } from '../../../games/planning/index.ts'
import { fileLog } from '../../../node/log.ts'
import { run } from '../../running/run.ts'
import type { Bench } from '../reproduction.ts'
import { countFailures } from './analyses/failures.ts'
import { failures, figure4, figure5, figure6, tableA1 } from './index.ts'

let place: string
beforeAll(() => void (place = mkdtempSync(join(tmpdir(), 'conditions-'))))
afterAll(() => rmSync(place, { recursive: true }))

/** Says these lines one after the other. */
const says = (lines: readonly string[]): Agent => {
  let next = 0
  return { act: () => ({ reply: lines[next++] ?? '[message] Nothing more.' }) }
}

/** Plays a dialogue of lines; each seat says its own. */
async function talk(name: string, lines: Readonly<Record<string, readonly string[]>>, given: object = {}) {
  const game = await games[name]!()
  const config = validate(game.config, { limit: 12, ...given }, 'config')
  const seats = Object.fromEntries(
    game.seats(config).map((seat) => [seat, { name: seat, agent: says(lines[seat] ?? []) }]),
  )
  const log = memoryLog()
  await play({ game, config, seed: 3, seats, log, tries: 3 })
  return { game, events: log.all }
}

const count = async (name: string, lines: Readonly<Record<string, readonly string[]>>) => {
  const { game, events } = await talk(name, lines)
  return countFailures(game, events)
}

describe('what goes wrong in a dialogue', () => {
  it('is counted in Planning: requests, announcements, prices, offers made again', async () => {
    const game = await games.planning!()
    const config = validate(game.config, { limit: 12 }, 'config')
    const { sites } = game.observe(game.start(config, 3), 'assistant') as { sites: readonly Site[] }
    const [a, b, c, d] = sites as [Site, Site, Site, Site]
    const offer = `[propose] [${a.name}, ${b.name}, ${c.name}]`
    const user = [`[message] Hi! Please include ${d.name}.`, '[reject]', '[message] Why?', '[reject]', '[message] Hm.']
    const assistant = [
      `[message] Sure, I will add ${d.name}. It costs $${d.price + 1}.`,
      offer,
      '[message] Here is my plan.',
      offer,
      '[message] I do not know any better plan than this one.',
    ]
    expect(await count('planning', { user, assistant })).toEqual({
      repeatedOffers: 1,
      ignoredRequests: 1,
      brokenCommitments: 1,
      inventedFacts: 1,
      askedAgain: 0,
    })
    const kept = [
      `[message] I will add ${d.name}. It costs $${d.price}.`,
      `[propose] [${a.name}, ${d.name}, ${c.name}]`,
    ]
    expect(await count('planning', { user: [user[0]!, '[accept]'], assistant: kept })).toEqual({
      repeatedOffers: 0,
      ignoredRequests: 0,
      brokenCommitments: 0,
      inventedFacts: 0,
      askedAgain: 0,
    })
  })

  it('is counted in Mediation and Assignment too', async () => {
    const mediation = await count('mediation', {
      'user-0': [
        '[message] I cannot fly on Friday morning at all.',
        '[message] I cannot fly on Friday morning at all!',
      ],
      'user-1': ['[message] Hello.'],
      assistant: ['0: [message] Flight 77 is $1.', '1: [message] What about you?'],
    })
    expect(mediation).toMatchObject({ inventedFacts: 2, askedAgain: 1 })
    const game = await games.assignment!()
    const knows = game.observe(game.start(validate(game.config, {}, 'config'), 3), 'player-1') as {
      table: (number | null)[][]
      papers: { short: string }[]
      reviewers: string[]
    }
    const unseen = knows.table[0]!.indexOf(null)
    const seen = knows.table[0]!.findIndex((cell) => cell !== null)
    const said = (paper: number, value: number) =>
      `[message] ${knows.reviewers[0]} has ${value} for ${knows.papers[paper]!.short}.`
    const lines = [said(unseen, 40), said(seen, knows.table[0]![seen]!)]
    expect(await count('assignment', { 'player-1': lines })).toMatchObject({ inventedFacts: 1 })
  })
})

describe.skipIf(published.absent)('the figures of the dialogues', () => {
  const bench = (more: Partial<Bench> = {}): Bench => ({
    data: new URL('../../../../../shared/data/dialop', import.meta.url).pathname,
    episodes: 3,
    run: (plan) => run(plan, { folder: join(place, 'runs') }),
    say() {},
    ...more,
  })

  it('take any agent on any chair, and games that people played here', async () => {
    const logs = join(place, 'played')
    mkdirSync(logs)
    const { events } = await talk('planning', { user: ['[message] Hi'], assistant: ['[message] Hello'] })
    const log = fileLog(join(logs, 'one.jsonl'))
    for (const event of events) log.append(asAPersons(event))
    log.close()
    writeFileSync(join(logs, 'other.jsonl'), '{"something": "else"}\n')
    const asked = bench({ lineups: [['random', 'symbolic']], logs: [logs] })
    for (const reproduction of [figure4, figure5, figure6, tableA1, failures]) {
      const { tables } = await reproduction.make(asked)
      const who = new Set(tables[0]!.rows.map(([, name]) => name))
      expect([...who], reproduction.name).toContain('random, symbolic')
      expect([...who], reproduction.name).toContain('user: a person, assistant: assistant, here')
    }
    await expect(figure4.make(bench({ lineups: [['symbolic', 'symbolic', 'symbolic']] }))).rejects.toThrow(
      'name one for all seats, or one each for player-1, player-2',
    )
    await expect(figure4.make(bench({ logs: [join(place, 'nowhere')] }))).rejects.toThrow('there is nothing at')
  })

  it('have times and totals in table A.1', async () => {
    const { tables } = await tableA1.make(bench())
    const rows = tables[0]!.rows.filter(([, who]) => who === 'people, counted')
    expect(rows.map(([domain]) => domain)).toEqual(['assignment', 'planning', 'mediation', 'all'])
    for (const row of rows) expect(row.at(-1)).toMatch(/^\d+m \d+s$/)
    expect(tables[1]!.rows[1]!.slice(0, 2)).toEqual(['people, counted', 9])
  })
})

/** The same dialogue with a person as the user. */
const asAPersons = (event: Event): Event =>
  event.type === 'started' ? { ...event, seats: { ...event.seats, user: { agent: 'human', remote: true } } } : event
