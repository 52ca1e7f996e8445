import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { games } from '../../games/index.ts'
import { serverApp } from '../app.ts'
import type { Application } from '../listen.ts'
import { folderShelf } from '../seats/folder-shelf.ts'
import { Tables } from '../seats/tables.ts'
import type { Shown } from './hosted-study.ts'
import { prepareStudy } from './prepare-study.ts'
import { Studies } from './studies.ts'
import { readStudy } from './study-file.ts'

const data = {
  title: 'A study of guessing',
  platform: 'prolific',
  conditions: [{ name: 'alone' }],
  steps: [
    { kind: 'consent', text: 'Do you?' },
    {
      kind: 'quiz',
      elements: [{ type: 'boolean', name: 'sure', title: 'Sure?', correctAnswer: true }],
    },
    { kind: 'game', game: 'theory-of-mind', tutorial: true },
    { kind: 'game', name: 'main', game: 'collab-capture', config: { maxTurns: 3 } },
    { kind: 'questionnaire', elements: [{ type: 'rating', name: 'fun', title: 'Fun?', isRequired: true }] },
  ],
  codes: {
    ...{ completed: 'DONE', declined: null, 'failed-quiz': 'QUIZ', timeout: 'TIME', failed: 'FAIL' },
    ...{ 'partner-left': 'LEFT', 'no-partner': 'NONE' },
  },
}

let folder: string
let app: Application
let tables: Tables
let studies: Studies
/** By how much the clock of the study is ahead. */
let ahead = 0

async function serve(changes: object = {}): Promise<void> {
  tables = new Tables({ shelf: folderShelf(join(folder, 'tables')) })
  studies = new Studies(folder, { tables, beat: 20, silence: 300, now: () => Date.now() + ahead })
  studies.open(await prepareStudy(readStudy('guessing', { ...data, ...changes })))
  app = serverApp({ tables, studies, rate: 1e6, burst: 1e6, key: 'secret' })
}

async function stop(): Promise<void> {
  studies.close()
  await tables.close()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studies-'))
  ahead = 0
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

async function call(path: string, { token, body, method }: { token?: string; body?: unknown; method?: string } = {}) {
  const response = await app.request(path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: await response.json() }
}

const ME = '/api/studies/guessing/me'
const arrive = async (person: string): Promise<string> => {
  const parameters = { PROLIFIC_PID: person, STUDY_ID: 's', SESSION_ID: 't' }
  return (await call('/api/studies/guessing/participants', { body: { parameters } })).json.token
}
const show = async (token: string): Promise<Shown> => (await call(ME, { token })).json
const act = (token: string, body: object) => call(ME, { token, body })

/** Waits for a page, as a page waits for its next. */
async function until(token: string, kind: string): Promise<Shown> {
  for (let i = 0; ; i++) {
    const shown = await show(token)
    const { page } = shown.view
    if (page.kind === kind && (page.kind !== 'game' || shown.seat)) return shown
    if (i > 400) throw new Error(`still at ${page.kind}, not at ${kind}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Plays a seat to its end, with actions drawn by the game. */
async function playSeat(name: string, token: string, most = 1000): Promise<void> {
  const game = await games[name]!()
  const random = new Random(1, token)
  for (let after = 0, moves = 0; moves < most;) {
    const { json } = await call(`/api/seat?after=${after}&wait=5`, { token })
    after = json.after
    const last = json.entries.at(-1)
    if (last === undefined) continue
    if (last.type === 'ended') return
    if (last.type !== 'observed' || last.turn === null) continue
    await call('/api/seat/actions', { token, body: { action: game.sample(last.observation, random), seen: last.n } })
    moves++
  }
}

/** From the beginning to the game that counts. */
async function toMain(token: string): Promise<void> {
  await act(token, { do: 'consent', step: 'consent', agreed: true })
  await act(token, { do: 'answer', step: 'quiz', answers: { sure: true } })
  const tutorial = await until(token, 'game')
  await playSeat('theory-of-mind', tutorial.seat!.token)
  // The end of the practice is told at the table first.
  for (let i = 0; i < 400; i++) {
    const { page } = (await show(token)).view
    if (!('tutorial' in page && page.tutorial)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('a study over HTTP', () => {
  it('brings two who never meet but at the table from consent to the code', async () => {
    await serve()
    const people = [await arrive('ann'), await arrive('ben')]
    await Promise.all(people.map(toMain))
    await Promise.all(
      people.map(async (token) => {
        const { seat, view } = await until(token, 'game')
        expect(view.page).toMatchObject({ step: 'main', tutorial: false })
        await playSeat('collab-capture', seat!.token)
        await until(token, 'questionnaire')
        expect((await act(token, { do: 'answer', step: 'questionnaire', answers: {} })).json.problems).toHaveProperty(
          'fun',
        )
        await act(token, { do: 'answer', step: 'questionnaire', answers: { fun: 4 } })
      }),
    )
    for (const token of people) {
      const { view } = await show(token)
      expect(view.page).toMatchObject({
        ...{ kind: 'end', outcome: 'completed', code: 'DONE' },
        link: 'https://app.prolific.com/submissions/complete?cc=DONE',
      })
      expect(view.progress).toEqual({ at: 5, of: 5 })
    }
  })

  it('goes on after everything was killed, wherever everybody was', async () => {
    await serve()
    const [reading, asked, playing] = [await arrive('ann'), await arrive('ben'), await arrive('cem')]
    await act(asked, { do: 'consent', step: 'consent', agreed: true })
    await act(playing, { do: 'consent', step: 'consent', agreed: true })
    await act(playing, { do: 'answer', step: 'quiz', answers: { sure: true } })
    const before = await until(playing, 'game')
    const logAt = join(folder, 'studies', 'guessing', 'study.jsonl')
    const written = readFileSync(logAt, 'utf8')
    await stop()
    // A line that was cut short by the kill.
    appendFileSync(logAt, '{"n":99,"at":1,"ty')
    await serve()
    expect(readFileSync(logAt, 'utf8').startsWith(written)).toBe(true)
    expect((await show(reading)).view.page).toMatchObject({ kind: 'consent' })
    expect((await show(asked)).view.page).toMatchObject({ kind: 'quiz' })
    const after = await until(playing, 'game')
    // The same table, with as much time as was left.
    expect(after.view.page).toEqual({ ...before.view.page, until: expect.any(Number) as number })
    // The seat of before opens too.
    await playSeat('theory-of-mind', before.seat!.token)
    await until(playing, 'waiting')
    expect(readFileSync(logAt, 'utf8')).not.toContain('"n":99,"at":1,"ty')
  })

  it('brings somebody who comes again by the platform’s link back to where they were', async () => {
    await serve()
    const first = await arrive('ann')
    await act(first, { do: 'consent', step: 'consent', agreed: true })
    const second = await arrive('ann')
    expect(second).not.toBe(first)
    expect((await show(second)).view.page.kind).toBe('quiz')
    expect((await show(first)).view.page.kind).toBe('quiz')
    const { json } = await call('/api/studies/guessing', { token: 'secret' })
    expect(json.participants).toHaveLength(1)
  })

  it('opens nobody’s place to somebody who knows their id on the platform', async () => {
    await serve({ contact: 'lab@example.org' })
    const link = (parameters: object, place?: string) =>
      call('/api/studies/guessing/participants', { body: { parameters, ...(place !== undefined && { place }) } })
    const own = { PROLIFIC_PID: 'ann', STUDY_ID: 's', SESSION_ID: 'only-hers' }
    const { token } = (await link(own)).json
    await act(token, { do: 'consent', step: 'consent', agreed: true })
    for (const parameters of [
      { PROLIFIC_PID: 'ann' },
      { PROLIFIC_PID: 'ann', SESSION_ID: '' },
      { PROLIFIC_PID: 'ann', STUDY_ID: 's', SESSION_ID: 'another' },
    ]) {
      const { status, json } = await link(parameters)
      expect(status).toBe(400)
      expect(json.error).toMatch(/PROLIFIC_PID already.*lab@example\.org/)
      expect(json.token).toBeUndefined()
      const stranger = (await link({ ...parameters, PROLIFIC_PID: 'ben' })).json.token
      expect((await link(parameters, stranger)).status).toBe(400)
    }
    // By the same visit, and in the browser that knows the place.
    for (const { json } of [await link(own), await link({ PROLIFIC_PID: 'ann' }, token)])
      expect((await show(json.token)).view.page.kind).toBe('quiz')
  })

  it('counts the minutes in which nothing happened, though it was begun anew since', async () => {
    await serve({ waiting: { minutes: 10, next: 'release' }, absence: 600 })
    const token = await arrive('ann')
    await toMain(token)
    const before = (await until(token, 'waiting')).view.page as { until: number }
    // Six quiet minutes, then an hour without a server.
    ahead += 6 * 60_000
    await new Promise((resolve) => setTimeout(resolve, 100))
    await show(token)
    await stop()
    ahead += 60 * 60_000
    await serve({ waiting: { minutes: 10, next: 'release' }, absence: 600 })
    const { now, view } = await show(token)
    const left = (view.page as { until: number }).until - now
    expect(before.until - now).toBeLessThan(0)
    expect(left).toBeGreaterThan(3.5 * 60_000)
    expect(left).toBeLessThan(4.1 * 60_000)
  }, 30_000)

  it('notices who is away, and lets the partner go on', async () => {
    await serve({ dropOut: { minutes: 0.1, policy: 'end' }, conditions: [{ name: 'pairs' }] })
    const [gone, stays] = [await arrive('ann'), await arrive('ben')]
    await Promise.all([toMain(gone), toMain(stays)])
    await until(stays, 'game')
    const { view } = await until(stays, 'questionnaire')
    expect(view.page.kind).toBe('questionnaire')
    await act(stays, { do: 'answer', step: 'questionnaire', answers: { fun: 1 } })
    expect((await show(stays)).view.page).toMatchObject({ outcome: 'partner-left', code: 'LEFT' })
    expect((await show(gone)).view.page).toMatchObject({ outcome: 'dropped' })
  }, 30_000)

  it('tells nothing to whoever may not know it, and refuses what is not asked for', async () => {
    await serve()
    const token = await arrive('ann')
    expect((await call('/api/studies')).status).toBe(401)
    expect((await call('/api/studies/guessing')).status).toBe(401)
    expect((await call('/api/studies/guessing/participants/p1', { token, body: { do: 'release' } })).status).toBe(401)
    expect((await call(ME, { token: 'no' })).status).toBe(401)
    expect((await call('/api/studies/other/me', { token })).status).toBe(404)
    expect((await call('/api/studies/guessing/participants', { body: {} })).json.error).toContain('PROLIFIC_PID')
    for (const person of ['', '   ', '{{%PROLIFIC_PID%}}'])
      expect(
        (await call('/api/studies/guessing/participants', { body: { parameters: { PROLIFIC_PID: person } } })).json
          .error,
      ).toMatch(/PROLIFIC_PID (is missing|still stands)/)
    const { paths } = (await call('/openapi.json')).json
    expect(Object.keys(paths)).toContain('/api/studies/{study}/me')
    expect((await act(token, { do: 'consent', step: 'consent', agreed: 'yes' })).status).toBe(400)
    await act(token, { do: 'consent', step: 'consent', agreed: true })
    const quiz = await show(token)
    expect(JSON.stringify(quiz)).not.toContain('correctAnswer')
    await act(token, { do: 'answer', step: 'quiz', answers: { sure: true } })
    const { seat } = await until(token, 'game')
    const handed = await call('/api/seat/holder', { token: seat!.token, body: { holder: 'random' } })
    expect(handed.status).toBe(403)
    expect((await call('/api/seat', { token: seat!.token, method: 'DELETE' })).status).toBe(403)
  })

  it('lets the experimenter speak to, move and release a participant', async () => {
    await serve()
    const token = await arrive('ann')
    const command = (body: object) => call('/api/studies/guessing/participants/p1', { token: 'secret', body })
    await command({ do: 'speak', text: 'Hello <b>Ann</b>' })
    expect((await show(token)).view.messages).toMatchObject([{ text: 'Hello <b>Ann</b>' }])
    expect((await command({ do: 'move', step: 'nowhere' })).json.error).toContain('consent, quiz')
    await command({ do: 'move', step: 'questionnaire' })
    expect((await show(token)).view.page.kind).toBe('questionnaire')
    const { json } = await command({ do: 'release' })
    expect(json.participants[0]).toMatchObject({ doing: 'done', outcome: 'released', code: null })
    expect((await command({ do: 'release' })).status).toBe(400)
  })

  it('knows nobody by the name of what every object has, and writes nothing down for them', async () => {
    await serve()
    const log = join(folder, 'studies', 'guessing', 'study.jsonl')
    const before = readFileSync(log, 'utf8')
    for (const name of ['constructor', '__proto__', 'toString', 'p1'])
      for (const body of [{ do: 'release' }, { do: 'speak', text: 'Hello' }, { do: 'move', step: 'quiz' }])
        expect((await call(`/api/studies/guessing/participants/${name}`, { token: 'secret', body })).status).toBe(404)
    expect(readFileSync(log, 'utf8')).toBe(before)
  })

  it('answers a page that waits as soon as there is something else to see', async () => {
    await serve()
    const token = await arrive('ann')
    const { version } = await show(token)
    const waiting = call(`${ME}?seen=${version}&wait=20`, { token })
    await act(token, { do: 'consent', step: 'consent', agreed: true })
    expect((await waiting).json.view.page.kind).toBe('quiz')
  })

  it('is served by one process at a time, and only as it began', async () => {
    await serve()
    const other = new Studies(folder, { tables })
    const prepared = await prepareStudy(readStudy('guessing', data))
    expect(() => other.open(prepared)).toThrow('another process')
    studies.close()
    const changed = await prepareStudy(readStudy('guessing', { ...data, title: 'Another' }))
    expect(() => other.open(changed)).toThrow('before its file was changed')
    expect(other.openAll()).toEqual([])
    expect(other.find('guessing')?.state.study.title).toBe('A study of guessing')
    other.close()
  })
})
