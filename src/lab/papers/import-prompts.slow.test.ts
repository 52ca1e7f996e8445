import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPrompts } from '../../agents/published/index.ts'
import { agents, responders } from '../../agents/index.ts'
import type { Message, Model, ModelRequest } from '../../core/model.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { openModel, type OpenedModel } from '../../models/index.ts'
import { run } from '../running/run.ts'
import { promptsImporter } from './import-prompts.ts'
import { release, papers } from './papers.fixture.ts'

const PAPERS = new URL('../../../../shared/papers/', import.meta.url)
const RECORDED = new URL('../../../../shared/data/overcooked/dev/', import.meta.url)

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'prompts-'))
})
afterAll(() => rmSync(place, { recursive: true }))

/** Writes files and imports them; returns the folder for `--prompts`. */
async function bring(files: Readonly<Record<string, string>>): Promise<string> {
  const from = mkdtempSync(join(place, 'from-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(from, name, '..'), { recursive: true })
    writeFileSync(join(from, name), text)
  }
  const into = mkdtempSync(join(place, 'into-'))
  await promptsImporter.run(from, into)
  return join(into, 'prompts')
}

async function promptOf(game: string, agent: string, options: object, given: object = {}, seat?: string) {
  const loaded = await games[game]!()
  const config = validate(loaded.config, given, 'config')
  const sits = seat ?? loaded.seats(config)[0]!
  const definition = (await agents(game)).find(({ name }) => name === agent)!
  const setup = { game: loaded, config, seat: sits, options: validate(definition.options!, options, 'options') }
  return definition.prompt!(setup, loaded.observe(loaded.start(config, 1), sits))
}

/** A model that answers by a rule and keeps what it was asked. */
function scripted(answer: (messages: readonly Message[]) => string): Model & { readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = []
  return {
    name: 'test:scripted',
    asked,
    async ask(request) {
      asked.push(request)
      const usage = { inputTokens: 1, outputTokens: 1 }
      return { text: answer(request.messages), usage, latency: 0, attempts: 1, model: 'scripted', finish: 'stop' }
    },
  }
}

describe('published prompts', () => {
  it('are found in the text of a paper by its headings and captions, and sent in place of ours', async () => {
    const prompts = await bring(papers)
    const kitchen = await promptOf('overcooked', 'llm-co', { prompts })
    expect(kitchen).toContain('You cook as Alice beside Bob. A small square kitchen.')
    expect(kitchen).toContain('Available Actions: [')
    expect(kitchen).not.toContain('## Rules')
    expect(await promptOf('overcooked', 'llm-co', { prompts, directive: 'on' }, { layout: 'locked' }, 'bob')).toContain(
      'You cook as Bob beside Alice. Two rooms. Help first.',
    )
    const arithmetic = await promptOf('arithmetic', 'language', { prompts })
    expect(arithmetic).toMatch(/You are a tester\. .+\nMind the numbers\.\n2\) Twice\./)
    expect(arithmetic).toMatch(/You see: .*[^]*Points: 0\nYou may: \n.*take /)
    expect(await promptOf('arithmetic', 'language', { prompts, rules: false, score: false })).not.toMatch(
      /Mind the numbers|Points/,
    )
    const avalon = await promptOf('avalon', 'codeact', { prompts, language: 'javascript' })
    expect(avalon).toContain('Rules of the test.')
    expect(avalon).toMatch(/Known: You are player 1 .*\n.*\nFind 2 of them\./)
  })

  it('of the dialogue games are completed as the release does, line by line', async () => {
    const prompts = await bring(release)
    const model = scripted(() => '[message] Hello there.')
    const { rows } = await run(
      {
        game: 'planning',
        agents: ['symbolic', { agent: 'react', options: { prompts, stop: 'line', maxTokens: 128 } }],
        config: { limit: 6 },
        model: 'stand-in',
        episodes: 1,
      },
      { folder: mkdtempSync(join(place, 'runs-')), openModel: async () => model },
    )
    expect(rows[0]!.status).not.toBe('failed')
    const [first] = model.asked
    expect(first!.messages).toHaveLength(1)
    expect(first!.messages[0]!.content).toMatch(/^Guide the visitor\.[^]*TRIP 2\.\n+User: \[message\] [^]*\nYou:$/)
    expect(first).toMatchObject({ stop: ['User', 'Agent', 'You', '\n'], maxTokens: 128 })
    expect(await promptOf('mediation', 'few-shot', { prompts }, {}, 'user-1')).toContain('Second traveller.')
    expect(await promptOf('assignment', 'few-shot', { prompts }, {}, 'player-2')).toContain('Chair the test.')
    await expect(promptOf('planning', 'react', { prompts }, {}, 'user')).rejects.toThrow(
      'has no planning.user.txt; it has ',
    )
  })

  it('tell when somebody has changed them, and when they are not all that a model is told', async () => {
    const prompts = await bring(papers)
    expect(readPrompts(prompts, 'text-games')).toMatchObject({ asPublished: true, changed: false })
    expect(readPrompts(prompts, 'llm-co')).toMatchObject({ asPublished: false, changed: false })
    writeFileSync(join(prompts, 'text-games', 'role.txt'), 'Something else. {TASK DESC}')
    expect(readPrompts(prompts, 'text-games')).toMatchObject({ asPublished: false, changed: true })
    rmSync(join(prompts, 'text-games', 'role.txt'))
    expect(() => readPrompts(prompts, 'text-games')).toThrow('role.txt is named in prompts.json and is not there')
    expect(() => readPrompts(prompts, 'dialop')).toThrow('there are no published prompts of dialop')
    expect(() => readPrompts(join(prompts, 'nowhere'), 'avalon')).toThrow('there is no folder')
  })

  it('that are not there are named, with what can be given', async () => {
    writeFileSync(join(place, 'novel.txt'), 'It was a dark and stormy night.')
    await expect(promptsImporter.run(join(place, 'novel.txt'), place)).rejects.toThrow('What can be given: avalon: ')
    await expect(promptsImporter.run(join(place, 'nothing'), place)).rejects.toThrow('cannot read')
    await expect(
      bring({ 'paper.txt': papers['kitchens.txt']!.replace('Counter Circuit', 'Counters') }),
    ).rejects.toThrow('no layout prompt follows "Counter Circuit"')
  })

  it('are given by a plan to whoever takes them, and tell runs apart by their content', async () => {
    const [one, same, other] = [await bring(papers), await bring(papers), await bring(papers)]
    writeFileSync(join(other, 'text-games', 'query.txt'), 'Otherwise. {OBS} {VALID ACT SET}')
    const model = scripted((messages) => /put .* in box/.exec(messages.at(-1)!.content)?.[0] ?? 'look around')
    const folder = mkdtempSync(join(place, 'runs-'))
    const play = (prompts: string, agents: string[]) =>
      run(
        { game: 'arithmetic', agents, config: { envStepLimit: 3 }, prompts, model: 'stand-in', episodes: 1 },
        { folder, openModel: async () => model },
      )
    const first = await play(one, ['language'])
    expect(first.rows[0]!.status).toBe('completed')
    expect(model.asked[0]!.messages[0]).toMatchObject({ role: 'system', content: /^You are a tester/ })
    expect((await play(same, ['language'])).folder.path).toBe(first.folder.path)
    expect((await play(other, ['language'])).folder.path).not.toBe(first.folder.path)
    await expect(play(one, ['symbolic'])).rejects.toThrow('none of these agents of arithmetic takes published prompts')
  })
})

describe('replies as published', () => {
  let standIn: OpenedModel
  beforeAll(async () => {
    standIn = await openModel('stand-in', { responders: await responders() })
  })
  afterAll(() => standIn.close())

  const cook = async (options: object, model: Model) => {
    const { rows, folder } = await run(
      {
        game: 'overcooked',
        config: { horizon: 30 },
        model: 'stand-in',
        agents: [{ agent: 'llm-co', options: options as never }, 'random'],
        episodes: 1,
      },
      { folder: mkdtempSync(join(place, 'runs-')), openModel: async () => model },
    )
    const events = folder.read(rows[0]!.episode)
    const doing = events.flatMap((event) =>
      event.type === 'acted' && event.seat === 'alice' ? [(event.notes as { doing: string }).doing] : [],
    )
    const fallbacks = events.flatMap((event) =>
      event.type === 'noted' && event.kind === 'fallback' ? [event.data] : [],
    )
    return { status: rows[0]!.status, doing, fallbacks, rejected: events.filter(({ type }) => type === 'rejected') }
  }

  it('in kitchens: what is not word for word is waiting, and the log says so', async () => {
    const prompts = await bring(papers)
    const { doing, fallbacks, rejected } = await cook(
      { prompts },
      scripted(() => 'Action: fetch an onion'),
    )
    expect(new Set(doing)).toEqual(new Set(['wait.']))
    expect(fallbacks.length).toBeGreaterThan(5)
    expect(rejected).toEqual([])
  })

  it('in kitchens by the later code: the action most alike, or any', async () => {
    const options = { compat: 'head', replies: 'published' }
    const near = await cook(
      options,
      scripted(() => 'Action: pick up an onion from o1'),
    )
    expect(near.doing[0]).toBe('pick up onion from o1.')
    expect(near.fallbacks[0]).toMatchObject({ reason: 'the action most alike' })
    const none = await cook(
      options,
      scripted(() => '???'),
    )
    expect(none.fallbacks[0]).toMatchObject({ reason: 'no action at all: one was drawn' })
    expect(none.status).toBe('completed')
  })

  it('in kitchens: a model that keeps to the form is understood in whatever words the task is put', async () => {
    const { doing, fallbacks } = await cook({ prompts: await bring(papers) }, standIn)
    expect(fallbacks).toEqual([])
    expect(doing.some((what) => what.startsWith('pick up onion'))).toBe(true)
  })

  it('in text games: the first action that stands in them; at the third try any', async () => {
    const play = async (text: string) => {
      const { rows, folder } = await run(
        {
          game: 'arithmetic',
          config: { envStepLimit: 1 },
          model: 'stand-in',
          agents: [{ agent: 'language', options: { match: 'published' } }],
          episodes: 1,
        },
        { folder: mkdtempSync(join(place, 'runs-')), openModel: async () => scripted(() => text) },
      )
      return folder.read(rows[0]!.episode)
    }
    const acted = await play('I do not want to look around here.')
    expect(acted.find(({ type }) => type === 'acted')).toMatchObject({ action: { command: 'look around' } })
    const drawn = await play('Hm.')
    expect(drawn.filter(({ type }) => type === 'rejected')).toHaveLength(2)
    expect(drawn.find(({ type }) => type === 'noted')).toMatchObject({ kind: 'fallback' })
    expect(drawn.find(({ type }) => type === 'acted')).toBeDefined()
  })
})

describe.skipIf(!existsSync(RECORDED))('prompts recorded with the authors’ code', () => {
  it('come out word for word, for both cooks in every kitchen', async () => {
    const into = mkdtempSync(join(place, 'into-'))
    await promptsImporter.run(RECORDED.pathname, into)
    const layoutOf: Record<string, string> = {
      cramped_room: 'cramped-room',
      asymmetric_advantages: 'asymmetric-advantages-11',
      coordination_ring: 'coordination-ring',
      forced_coordination: 'forced-coordination',
      counter_circuit_o_1order: 'counter-circuit',
      soup_passing_door: 'locked',
      no_counter_door: 'gated-delivery',
      soup_passing: 'soup-passing',
    }
    for (const edition of ['paper', 'head']) {
      const prompts = join(into, 'prompts', edition === 'paper' ? 'llm-co-first-code' : 'llm-co-later-code')
      const lines = gunzipSync(readFileSync(new URL(`llmco_${edition}.jsonl.gz`, RECORDED)))
        .toString()
        .split('\n')
      const seen = new Set<string>()
      for (const line of lines.filter((one) => one.includes('"prompts"'))) {
        const {
          layout,
          prompts: chats,
          calls,
        } = JSON.parse(line) as {
          layout: string
          prompts: Message[][] | null
          calls: { t: number; player: number; desc: string }[]
        }
        if (!chats || seen.has(layout)) continue
        seen.add(layout)
        for (const [player, seat] of ['alice', 'bob'].entries()) {
          const sent = await promptOf('overcooked', 'llm-co', { prompts }, { layout: layoutOf[layout]! }, seat)
          const before = chats[player]!.map(({ role, content }) => `--- ${role}\n${content}`).join('\n\n')
          const state = calls.find((call) => call.t === 0 && call.player === player)!.desc
          expect(sent).toBe(`${before}\n\n--- user\n${state}`)
        }
      }
      expect(seen.size).toBe(8)
    }
  })
})

describe.skipIf(!existsSync(PAPERS))('the papers', () => {
  it('have their prompts found, and none of them stands anywhere in this project', async () => {
    const into = mkdtempSync(join(place, 'into-'))
    const lines = await promptsImporter.run(PAPERS.pathname, into)
    expect(lines.slice(0, 3).map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '8 texts of avalon',
      '14 texts of llm-co',
      '6 texts of text-games',
    ])
    const root = new URL('../../../', import.meta.url)
    const ours = ['src', 'docs', 'templates', 'bench']
      .flatMap((folder) => filesIn(new URL(`${folder}/`, root).pathname))
      .map((path) => readFileSync(path, 'utf8').replace(/\s+/g, ' '))
      .join('\n')
    const sentences = filesIn(join(into, 'prompts'))
      .filter((path) => path.endsWith('.txt'))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .replace(/\s+/g, ' ')
          .split(/(?<=[.?!:]) /),
      )
      .filter((sentence) => sentence.length > 60)
    expect(sentences.length).toBeGreaterThan(50)
    expect(sentences.filter((sentence) => ours.includes(sentence))).toEqual([])
  })

  it('and the recordings say the same of kitchens, but for the layout’s wording', async () => {
    if (!existsSync(RECORDED)) return
    const into = mkdtempSync(join(place, 'into-'))
    await promptsImporter.run(PAPERS.pathname, into)
    await promptsImporter.run(RECORDED.pathname, into)
    const wordsOf = (folder: string, name: string) =>
      readFileSync(join(into, 'prompts', folder, name), 'utf8')
        .replace('{partner}', '{me}')
        .replace('{partner}', '{me}')
        .split(/\s+/)
    expect(wordsOf('llm-co', 'cramped-room.txt')).toEqual(wordsOf('llm-co-first-code', 'cramped-room.txt'))
    expect(wordsOf('llm-co', 'locked.txt').slice(-60)).toEqual(wordsOf('llm-co-first-code', 'locked.txt').slice(-60))
  })
})

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|md|txt|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
