import { readLog } from '../../../node/log.ts'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fork } from '../../../core/fork.ts'
import { memoryLog } from '../../../core/log.ts'
import type { Model } from '../../../core/model.ts'
import { play } from '../../../core/play.ts'
import { replay, startOf } from '../../../core/replay.ts'
import { validate } from '../../../core/schema.ts'
import { agents } from '../../../agents/index.ts'
import { published } from '../../../games/engines/dialogue/published.fixture.ts'
import { games } from '../../../games/index.ts'
import { dialopImporter } from './import-dialogues.ts'
import { run } from '../../running/run.ts'
import { figure4, figure5, figure6, tableA1 } from './index.ts'
import { tagByRules } from './analyses/acts.ts'
import { asEpisode } from './published/as-episode.ts'
import { densities } from './analyses/density.ts'
import { promptedConfig } from './analyses/prompted-self-play.ts'
import {
  cutAt,
  CUTS,
  DOMAINS,
  wordsOfGame,
  type DialogueDomain,
  type PublishedGame,
} from './published/published-game.ts'
import { readCleaned } from './published/read-cleaned.ts'
import { readPublished } from './published/read-published.ts'
import { splitRegret } from './analyses/regret.ts'
import { tagByModel } from './analyses/tag-by-model.ts'
import { sized } from '../../../testing/sized.fixture.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'dialop-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** A dialogue in the released form. */
const released = {
  table: [
    [90, 10],
    [20, 80],
  ],
  mask1: [
    [1, 1],
    [0, 0],
  ],
  mask2: [
    [0, 0],
    [1, 1],
  ],
  scale1: 2,
  scale2: 3,
  action_log: [
    { type: 'message', player: 1, message: { data: 'hi / Ava for BLEU?', from_player: 1, type: 'utterance' } },
    { type: 'message', player: 0, message: { data: 'yes', from_player: 0, type: 'utterance' } },
    {
      type: 'proposal',
      player: 1,
      time: 12.5,
      proposal: '…',
      proposal_ids: [
        [1, 1],
        [0, 0],
      ],
    },
    { type: 'proposal_response', player: 0, time: 14, response: { accept: true, from_player: 0 } },
  ],
  result: { score: 170, best: 170, worst: 0 },
}

/** A ZIP archive with one deflated file. */
function zip(path: string, text: string): Buffer {
  const name = Buffer.from(path)
  const data = deflateRawSync(Buffer.from(text))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(data.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + name.length + data.length, 16)
  return Buffer.concat([local, name, data, entry, name, end])
}

describe('importing published dialogues', () => {
  it('reads them from an archive as released', async () => {
    const path = join(folder, 'data.zip')
    writeFileSync(path, zip('data/optimization.jsonl', `${JSON.stringify(released)}\n`))
    const [said] = await dialopImporter.run(path, join(folder, 'from-zip'))
    expect(said).toContain('1 dialogues of assignment')
    expect(said).toContain('all score as recorded')
    const run = join(folder, 'from-zip', 'dialop-assignment')
    expect(readdirSync(run).sort()).toEqual(['LICENSE-DATA.md', 'episodes', 'plan.json'])
    const events = readLog(join(run, 'episodes', 'hh-assignment-000.jsonl'))
    expect(events.filter(({ type }) => type === 'acted')).toHaveLength(5)
    expect(events.at(-1)).toMatchObject({
      status: 'completed',
      outcome: { metrics: { score: 170, messages: 3, words: 5 } },
    })
    const game = await games.assignment!()
    expect([...replay(game, events)]).toHaveLength(events.length)
  })

  it('says what is wrong with what it is given', async () => {
    await expect(dialopImporter.run(join(folder, 'nothing'), folder)).rejects.toThrow('there is nothing at')
    writeFileSync(join(folder, 'broken.zip'), 'no zip')
    await expect(dialopImporter.run(join(folder, 'broken.zip'), folder)).rejects.toThrow('not a ZIP archive')
    writeFileSync(join(folder, 'optimization.jsonl'), '{"table":1}\n')
    await expect(dialopImporter.run(join(folder, 'optimization.jsonl'), folder)).rejects.toThrow(
      'optimization.jsonl, line 1',
    )
  })
})

const read = (most = Infinity): PublishedGame[] =>
  DOMAINS.flatMap((domain) => readCleaned(published.read(`human/${domain}.dev`).slice(0, most), `${domain}.dev`))

describe.skipIf(published.absent)('the published dialogues', () => {
  it('become episodes that replay, with the recorded scores but for the two documented', async () => {
    const differ: string[] = []
    for (const one of read(sized(11, Infinity))) {
      const game = await games[one.domain]!()
      const { events, outcome } = asEpisode(game, one)
      for (const { event } of replay(game, events)) expect(event).toBeDefined()
      if (outcome!.metrics.score !== one.recorded.score) differ.push(one.id)
    }
    expect(differ).toEqual(['hh-planning-009', 'hh-planning-010'])
  })

  it('are cut where the paper cuts them', () => {
    const cuts = new Map(
      DOMAINS.flatMap((domain) => published.read(`human/${domain}.dev`)).map(({ id, pspCuts }) => [id, pspCuts]),
    )
    for (const one of read()) {
      const { p50, p75, proposal, words } = cuts.get(one.id)
      const entries = CUTS.map((cut) => one.actions[cutAt(one, cut)]!.entry)
      expect([one.id, ...entries, wordsOfGame(one)]).toEqual([one.id, p50, p75, proposal, words])
    }
  })

  it('can be forked in the middle of a free chat: nobody new is asked before the people’s moves are made again', async () => {
    const one = read().find(({ id }) => id === 'hh-mediation-007')!
    const game = await games.mediation!()
    const { events } = asEpisode(game, one)
    const at = 14
    const definition = (await agents('mediation')).find(({ name }) => name === 'symbolic')!
    const config = validate<any>(game.config, startOf(events).config, 'config')
    const options = validate<any>(definition.options!, {}, 'options')
    const names = game.seats(config)
    const log = memoryLog(
      fork(events, { at, seats: Object.fromEntries(names.map((seat) => [seat, { agent: 'symbolic' }])), episode: 'f' }),
    )
    const seats = Object.fromEntries(
      names.map((seat) => [seat, { name: 'symbolic', agent: definition.create({ game, config, seat, options }) }]),
    )
    const ending = await play({ game, config, seed: 1, seats, log, id: 'f', fork: { episode: one.id, at } })
    expect(ending).toMatchObject({ status: 'completed', outcome: { metrics: { agreed: true } } })
    const kept = events.slice(1, at).filter(({ type }) => type === 'acted')
    expect(log.all.filter(({ type }) => type === 'acted').slice(0, kept.length)).toMatchObject(
      kept.map((event) => ({ seat: (event as { seat: string }).seat, action: (event as { action: unknown }).action })),
    )
  })

  const target: Readonly<Record<DialogueDomain, number>> = { assignment: 0.93, planning: 0.9, mediation: 0.975 }
  it.each(DOMAINS)('are brought to a better end than people’s by the symbolic agents in %s', async (domain) => {
    const game = await games[domain]!()
    const definition = (await agents(domain)).find(({ name }) => name === 'symbolic')!
    let [ours, people, count] = [0, 0, 0]
    // The short form takes eight that are about as hard as all of them.
    const first = domain === 'planning' ? 6 : 0
    const all = read().filter((each) => each.domain === domain)
    for (const one of all.slice(sized(first, 0), sized(first + 8, all.length))) {
      const config = validate<any>(game.config, promptedConfig(game, one, 'proposal'), one.id)
      const options = definition.options ? validate<any>(definition.options, {}, 'options') : null
      const seats = Object.fromEntries(
        game
          .seats(config)
          .map((seat) => [seat, { name: 'symbolic', agent: definition.create({ game, config, seat, options }) }]),
      )
      const { outcome } = await play({ game, config, seed: 1, seats })
      ours += outcome!.metrics.normalised as number
      people += asEpisode(game, one).outcome!.metrics.normalised as number
      count++
    }
    expect(ours / count).toBeGreaterThan(target[domain])
    expect(ours).toBeGreaterThan(people)
  })

  it('lose reward to what was not said and to what was not found, which add up', async () => {
    for (const domain of DOMAINS) {
      const game = await games[domain]!()
      for (const one of read()
        .filter((each) => each.domain === domain)
        .slice(0, sized(2, 5))) {
        const { events, outcome } = asEpisode(game, one)
        const split = (await splitRegret(game, events))!
        expect(split.information).toBeGreaterThanOrEqual(0)
        expect(split.information + split.optimisation).toBeCloseTo(outcome!.metrics.regret as number, 10)
      }
    }
  })

  it('fill the table and the figures', async () => {
    const count = sized(1, 3)
    const bench = {
      data: join(folder, 'human'),
      episodes: count,
      say: () => {},
      run: (plan: Parameters<typeof run>[0]) => run(plan, { folder: join(folder, 'runs') }),
    }
    await expect(tableA1.make({ ...bench, data: undefined })).rejects.toThrow('give --data')
    const { mkdirSync } = await import('node:fs')
    mkdirSync(bench.data)
    for (const domain of DOMAINS)
      writeFileSync(
        join(bench.data, `${domain}.dev.json`),
        JSON.stringify(published.read(`human/${domain}.dev`).slice(0, count)),
      )
    expect(readPublished(bench.data).games).toHaveLength(3 * count)
    for (const reproduction of sized([tableA1, figure6], [tableA1, figure4, figure5, figure6])) {
      const { tables, figures = {} } = await reproduction.make(bench)
      expect(tables[0]!.rows.length).toBeGreaterThanOrEqual(6)
      for (const svg of Object.values(figures)) expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/)
    }
  })
})

describe('types of messages', () => {
  it.each([
    ['Hello there!', ['miscellany']],
    ['Do you have anything for Electra?', ['query']],
    ['Ava is dark green for BLEU and Noah is red.', ['share']],
    ['Ok, sounds good.', ['affirm']],
    ['I will send a proposal now', ['meta']],
    ['Sorry, I meant the 2:44 AM flight on Friday.', ['share', 'revise']],
    ['My budget is $40 because we are students.', ['share', 'explain']],
  ])('by rules: %s', (text, acts) => expect(tagByRules(text)).toEqual(acts))

  it('by a model, and not at all where it cannot be read', async () => {
    const scripted = (text: string): Model => ({
      name: 'scripted',
      ask: async () => ({
        text,
        usage: { inputTokens: 1, outputTokens: 1 },
        latency: 0,
        attempts: 1,
        model: 'scripted',
        finish: 'stop',
      }),
    })
    const lines = [
      { by: 'user', text: 'Hello' },
      { by: 'assistant', text: 'What do you like?' },
    ]
    expect(await tagByModel(lines, scripted('Here: [["meta"],["query","share"]]'))).toEqual([
      ['meta'],
      ['query', 'share'],
    ])
    expect(await tagByModel(lines, scripted('no idea'))).toBeUndefined()
  })

  it('spread over the dialogue as often as they occur', () => {
    const dialogue = [['miscellany'], ['share'], ['share', 'query'], ['proposal']] as const
    const points = densities([dialogue, dialogue])
    const area = (act: string) =>
      points.filter((point) => point.act === act).reduce((sum, { density }) => sum + density / 60, 0)
    expect(area('share')).toBeGreaterThan(1.6)
    expect(area('share')).toBeLessThan(2.1)
    expect(area('query')).toBeGreaterThan(0.7)
  })
})
