import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validate } from '../core/schema.ts'
import { overcooked } from '../games/overcooked/index.ts'
import { exportRun, type ExportedFile } from '../lab/export/export.ts'
import { Env } from './env.ts'
import { toLine } from './env/arrays.ts'
import { frameTexts } from './env/frames.ts'

const start = { op: 'start', game: 'traveling-adventurers', seed: 7 }
const talk = (env: Env, request: unknown): Promise<any> => env.answer(JSON.stringify(request))

const textOf = (file: ExportedFile): string => ('text' in file ? file.text : new TextDecoder().decode(file.bytes))

describe('a game over JSON lines', () => {
  it('is started, acted in, told in words, and shown whole', async () => {
    const env = new Env()
    const begun = await talk(env, start)
    expect(begun).toMatchObject({ episode: 'e1', turn: ['USER'], outcome: null })
    expect(Object.keys(begun.observations)).toEqual(['USER', 'BOT'])
    const action = { type: 'message', text: 'hello' }
    const after = await talk(env, { op: 'act', episode: 'e1', seat: 'USER', action })
    expect(after.turn).toEqual(['BOT'])
    expect((await talk(env, { op: 'text', episode: 'e1', seat: 'BOT' })).text).toContain('hello')
    expect((await talk(env, { op: 'state', episode: 'e1' })).state.dialogue).toHaveLength(1)
    const said = await talk(env, { op: 'say', episode: 'e1', seat: 'BOT', reply: 'hello back' })
    expect(said.turn).toEqual(['USER'])
    expect(await talk(env, { op: 'stop', episode: 'e1' })).toEqual({ stopped: 'e1' })
  })

  it('takes several actions in order, all or none', async () => {
    const env = new Env()
    await talk(env, start)
    const move = (seat: string, text = 'x') => ({ seat, action: { type: 'message', text } })
    const wrong = await talk(env, { op: 'act', episode: 'e1', actions: [move('USER'), move('USER')] })
    expect(wrong.error.kind).toBe('illegal-action')
    expect((await talk(env, { op: 'state', episode: 'e1' })).state.dialogue).toHaveLength(0)
    const right = await talk(env, { op: 'act', episode: 'e1', actions: [move('USER'), move('BOT')] })
    expect(right.turn).toEqual(['USER'])
  })

  it('begins with a byte order mark where a program writes one', async () => {
    expect(await new Env().answer(`\ufeff${JSON.stringify(start)}`)).toMatchObject({ episode: 'e1' })
  })

  it('takes an action or a reply, not one of the two in silence', async () => {
    const env = new Env()
    await talk(env, start)
    const both = { op: 'act', episode: 'e1', seat: 'USER', action: { type: 'message', text: 'x' }, reply: 'y' }
    expect((await talk(env, both)).error).toMatchObject({
      kind: 'bad-request',
      message: expect.stringContaining('not both'),
    })
  })

  it.each([
    ['not json', 'bad-request'],
    ['[]', 'bad-request'],
    ['{"op":"dance"}', 'bad-request'],
    ['{"op":"start","game":"chess"}', 'bad-request'],
    ['{"op":"start","game":"constructor"}', 'bad-request'],
    ['{"op":"start","game":"__proto__"}', 'bad-request'],
    ['{"op":"start","game":"traveling-adventurers","config":{"rooms":99}}', 'bad-request'],
    ['{"op":"act","episode":"e9","seat":"USER","action":{}}', 'unknown-episode'],
    ['{"op":"act","episode":"e1","seat":"NOBODY","action":{}}', 'bad-request'],
    ['{"op":"act","episode":"e1","seat":"USER","action":{"type":"fly"}}', 'illegal-action'],
    ['{"op":"act","episode":"e1","seat":"BOT","action":{"type":"message","text":"x"}}', 'illegal-action'],
    ['{"op":"say","episode":"e1","seat":"USER","reply":""}', 'unreadable'],
  ])('answers %s with an error and changes nothing', async (line, kind) => {
    const env = new Env()
    await talk(env, start)
    const before = await talk(env, { op: 'state', episode: 'e1' })
    expect(await env.answer(line)).toMatchObject({ error: { kind, message: expect.stringMatching(/.{10}/) } })
    expect(await talk(env, { op: 'state', episode: 'e1' })).toEqual(before)
  })
})

describe('what env offers beyond one seat', () => {
  const ask = async (env: Env, request: unknown): Promise<any> => {
    const answer: any = await talk(env, request)
    expect(answer.error).toBeUndefined()
    return answer
  }

  it('lists games and describes each of them', async () => {
    const env = new Env()
    const { games } = await ask(env, { op: 'games' })
    expect(games).toHaveLength(13)
    for (const { name } of games) {
      const told = await ask(env, { op: 'describe', game: name })
      expect(told).toMatchObject({
        name,
        schemas: { action: {}, observation: {}, config: {} },
        metrics: {},
        learning: {},
      })
      expect(Object.keys(told.rules)).toEqual(told.seats)
    }
    const kitchen = await ask(env, { op: 'describe', game: 'overcooked', config: { layout: 'coordination_ring' } })
    expect(kitchen.learning).toMatchObject({ actionCount: 6, encodings: { features: { shape: [96] } } })
    expect(kitchen.agents.map(({ name }: { name: string }) => name)).toContain('greedy')
  })

  it('plays every game to its end with sampled moves, beside a partner of ours, with rewards that sum to the score', async () => {
    const env = new Env()
    const { games } = await ask(env, { op: 'games' })
    for (const { name } of games) {
      const { seats } = await ask(env, { op: 'describe', game: name })
      const agents = Object.fromEntries(seats.slice(1).map((seat: string) => [seat, 'random']))
      const config = name === 'overcooked' ? { horizon: 20 } : {}
      let view = await ask(env, { op: 'start', game: name, config, seed: 3, agents, learn: true })
      const { episode } = view
      let earned = view.rewards[seats[0]]
      for (let step = 0; step < 200 && !view.outcome && !view.ended; step++) {
        if (view.turn.includes(seats[0])) {
          const { action, reply } = await ask(env, { op: 'sample', episode, seat: seats[0] })
          expect(typeof reply).toBe('string')
          view = await ask(env, { op: 'act', episode, seat: seats[0], action })
        } else view = await ask(env, { op: 'tick', episode })
        earned += view.rewards[seats[0]]
      }
      if (view.outcome) expect(earned, name).toBeCloseTo(view.outcome.scores[seats[0]], 6)
      await ask(env, { op: 'stop', episode })
    }
  })

  it('tells a learner what is legal by number, and the encoding asked for', async () => {
    const env = new Env()
    const view = await ask(env, { op: 'start', game: 'overcooked', agents: { bob: 'greedy' }, encoding: 'features' })
    expect(view).toMatchObject({ must: ['alice'], masks: { alice: [1, 1, 1, 1, 1, 1] }, rewards: { alice: 0, bob: 0 } })
    expect(Object.keys(view.encoded)).toEqual(['alice'])
    expect(view.encoded.alice).toMatchObject({ shape: [96] })
    const after = await ask(env, { op: 'act', episode: view.episode, seat: 'alice', number: 4 })
    expect(after.observations.alice.tick).toBe(1)
    const wrong = await talk(env, { op: 'act', episode: view.episode, seat: 'alice', number: 6 })
    expect(wrong.error.kind).toBe('illegal-action')
  })

  it('saves, restores and forks', async () => {
    const env = new Env()
    const begun = await ask(env, { ...start, agents: { BOT: 'symbolic' }, learn: true })
    await ask(env, { op: 'say', episode: 'e1', seat: 'USER', reply: 'hello' })
    const { saved } = await ask(env, { op: 'save', episode: 'e1' })
    const now = await ask(env, { op: 'state', episode: 'e1' })
    const elsewhere = new Env()
    const restored = await ask(elsewhere, { op: 'restore', saved: JSON.parse(JSON.stringify(saved)), learn: true })
    expect(await ask(elsewhere, { op: 'state', episode: restored.episode })).toEqual(now)
    const path = begun.observations.USER.rooms.map((room: any) => room.letter)
    const submit = { seat: 'USER', action: { type: 'submit', path: [...path, path[0]] } }
    const one = await ask(env, { op: 'act', episode: 'e1', ...submit })
    const other = await ask(elsewhere, { op: 'act', episode: restored.episode, ...submit })
    expect(other.observations).toEqual(one.observations)
    expect(other.rewards).toEqual(one.rewards)

    const forked = await ask(env, { op: 'fork', episode: 'e1', at: 3, agents: { USER: 'symbolic' } })
    expect(forked.outcome).toMatchObject({ metrics: { correct: true } })
    expect(forked.observations.BOT.dialogue[0]).toEqual(one.observations.BOT.dialogue[0])
    expect((await talk(env, { op: 'restore', saved: { ...saved, events: [] } })).error.kind).toBe('bad-request')
    expect((await talk(env, { op: 'fork', episode: 'e1', at: 999 })).error.kind).toBe('bad-request')
    const changed = {
      ...saved,
      events: saved.events.map((event: any) => ({ ...event, ...(event.hash && { hash: 'other' }) })),
    }
    expect((await talk(env, { op: 'restore', saved: changed })).error.kind).toBe('bad-request')
    expect((await talk(env, { ...start, log: '/dev/null/nowhere' })).error.kind).toBe('bad-request')
  })

  it('logs to a folder that is a run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-'))
    const env = new Env()
    const path = join(folder, 'mine')
    for (const seed of [4, 4, 5]) {
      const { episode } = await ask(env, { op: 'start', game: 'sorting', seed, log: path, config: { envStepLimit: 2 } })
      for (let step = 0; step < 2; step++) await ask(env, { op: 'act', episode, action: { command: 'look around' } })
    }
    const other = await talk(env, { op: 'start', game: 'sorting', log: path })
    expect(other.error.message).toContain('another game, config or lineup')
    const files = []
    for await (const file of exportRun(path, 'csv')) files.push(textOf(file))
    expect(files[0]!.trim().split('\n')).toHaveLength(4)
    expect(files[0]).toMatch(/^seed-4-2,4,completed/m)
    for await (const file of exportRun(path, 'transcripts')) expect(textOf(file)).toContain('look around')
    rmSync(folder, { recursive: true })
  })

  it('offers the modules of a text game, whose answers cost no step', async () => {
    const env = new Env()
    const view = await ask(env, { op: 'start', game: 'map-reader', seed: 2, modules: 'ours', config: { level: 2 } })
    const { validActions } = view.observations.player
    const plain = await ask(env, { op: 'start', game: 'map-reader', seed: 2, config: { level: 2 } })
    expect(validActions.slice(0, plain.observations.player.validActions.length)).toEqual(
      plain.observations.player.validActions,
    )
    const read = await ask(env, { op: 'act', episode: view.episode, action: { command: 'look around' } })
    const question = read.observations.player.validActions.find((command: string) => command.startsWith('next step to'))
    const answered = await ask(env, { op: 'act', episode: view.episode, action: { command: question } })
    expect(answered.observations.player).toMatchObject({ steps: 1, look: read.observations.player.look })
    expect(answered.observations.player.text).not.toBe(read.observations.player.text)
    expect((await talk(env, { ...start, modules: 'ours' })).error.message).toContain('has none')
    const counted = await ask(env, { op: 'start', game: 'sorting', config: { invalid: 'step' } })
    const wrong = await ask(env, { op: 'act', episode: counted.episode, action: { command: 'fly' } })
    expect(wrong.observations.player).toMatchObject({ steps: 1, text: expect.stringContaining('fly') })
  })
})

describe('many environments in one line', () => {
  const numbers = ({ dtype, data }: any): number[] => {
    const bytes = Buffer.from(data, 'base64')
    return dtype === 'uint8' ? [...bytes] : [...new Float32Array(new Uint8Array(bytes).buffer)]
  }

  it('are those of the learning room, step for step', async () => {
    const env = new Env()
    const config = validate(overcooked.config, { horizon: 7 }, 'config')
    const batch = overcooked.learning!.batch!(config, 3, { seed: 5, encoding: 'lossless' })
    const begun = await talk(env, {
      op: 'reset',
      game: 'overcooked',
      config: { horizon: 7 },
      size: 3,
      seed: 5,
      encoding: 'lossless',
    })
    expect(begun).toMatchObject({ batch: 'b1', size: 3, seats: ['alice', 'bob'], actionCount: 6, shape: batch.shape })
    expect(numbers(begun.observations)).toEqual([...batch.observations])
    for (let step = 0; step < 20; step++) {
      const actions = Int32Array.from({ length: 6 }, (_, i) => (step * 7 + i * 5) % 6)
      batch.step(actions)
      const packed = { dtype: 'int32', data: Buffer.from(actions.buffer).toString('base64') }
      const told = await talk(env, { op: 'step', batch: 'b1', actions: step % 2 === 0 ? packed : [...actions] })
      expect(numbers(told.observations)).toEqual([...batch.observations])
      expect(numbers(told.rewards)).toEqual([...batch.rewards])
      expect(numbers(told.dones)).toEqual([...batch.dones])
      expect(numbers(told.masks)).toEqual([...batch.masks])
      if (!batch.dones.includes(1)) continue
      expect(told.ended).toEqual([0, 1, 2])
      expect(numbers(told.finals)).toEqual([...batch.finals])
    }
    const again = await talk(env, { op: 'reset', batch: 'b1', seed: 5 })
    expect(again.observations).toEqual(begun.observations)
    expect(await talk(env, { op: 'stop', batch: 'b1' })).toEqual({ stopped: 'b1' })
    expect((await talk(env, { op: 'step', batch: 'b1', actions: [] })).error.kind).toBe('unknown-episode')
  })

  it('come with texts where they are asked for', async () => {
    const env = new Env()
    const begun = await talk(env, { op: 'reset', game: 'sorting', size: 2, texts: true, config: { envStepLimit: 1 } })
    expect(begun.texts[1]).toContain('box')
    const told = await talk(env, { op: 'step', batch: 'b1', actions: [0, begun.actionTexts[1].length - 1] })
    expect(told).toMatchObject({ ended: [0, 1], finalTexts: [expect.any(String), expect.any(String)] })
  })

  /** An answer as a client reads it: the line, then as many bytes for each of its frames as it says. */
  function readFrames(answer: object): any {
    const { line, parts } = toLine({ ...answer })
    const told = JSON.parse(line)
    let bytes = Buffer.concat(parts)
    for (const name of told.frames ?? []) {
      told[name].data = bytes.subarray(0, told[name].bytes)
      bytes = bytes.subarray(told[name].bytes)
    }
    expect(bytes).toHaveLength(0)
    return told
  }

  const ints = (bytes: Uint8Array): number[] => [...new Int32Array(Uint8Array.from(bytes).buffer)]

  function textsIn({ shape: [count], data }: any): string[] {
    let at = 4 * count
    return ints(data.subarray(0, at)).map((length) => String(data.subarray(at, (at += length))))
  }

  it.each([
    { game: 'overcooked', config: { horizon: 4 }, encoding: 'lossless' },
    { game: 'overcooked', config: { horizon: 4 }, encoding: 'features', texts: true },
    { game: 'sorting', config: { envStepLimit: 6 }, texts: true, size: 5 },
    { game: 'overcooked', config: { horizon: 4 }, agents: { bob: 'random' }, texts: true },
  ])('says the same in frames as in base64: $game, $encoding', async (request) => {
    const env = new Env()
    const plain = await talk(env, { op: 'reset', size: 3, ...request })
    let told = readFrames(await talk(env, { op: 'reset', size: 3, ...request, frames: true }))
    const rows = plain.size * plain.seats.length
    const words: string[] = []
    const compare = (framed: any, based: any): void => {
      for (const name of ['observations', 'masks', 'rewards', 'dones', 'scores', 'finals'])
        if (based[name]) {
          expect(framed[name].shape).toEqual(based[name].shape)
          expect(Buffer.from(framed[name].data).toString('base64'), name).toBe(based[name].data)
        } else expect(framed[name]).toBeUndefined()
      expect(framed.ended).toEqual(based.ended)
      if (!based.texts) return
      expect(textsIn(framed.texts)).toEqual(based.texts)
      if (based.finalTexts) expect(textsIn(framed.finalTexts)).toEqual(based.finalTexts)
      words.splice(framed.words.from, Infinity, ...textsIn(framed.words))
      const named = ints(framed.actionTexts.data).map((number) => words[number])
      expect(ints(framed.actionCounts.data).map((count) => named.splice(0, count))).toEqual(based.actionTexts)
      expect(named).toEqual([])
    }
    compare(told, plain)
    for (let step = 0; step < 9; step++) {
      const actions = Array.from({ length: rows }, (_, row) => (step + row) % 2)
      const based = await talk(env, { op: 'step', batch: 'b1', actions })
      told = readFrames(await talk(env, { op: 'step', batch: 'b2', actions }))
      compare(told, based)
    }
    expect(words.length).toBe(new Set(words).size)
    compare(readFrames(await talk(env, { op: 'reset', batch: 'b2' })), await talk(env, { op: 'reset', batch: 'b1' }))
  })

  it('writes texts of any alphabet in frames', () => {
    const texts = ['', 'ä\0b', '猫 and 🐈', 'plain']
    expect(textsIn(readFrames({ texts: frameTexts(texts.length, (index) => texts[index]!) }).texts)).toEqual(texts)
  })

  it('may seat partners of ours', async () => {
    const env = new Env()
    const request = {
      game: 'overcooked',
      size: 2,
      agents: { bob: 'greedy' },
      config: { horizon: 30 },
      encoding: 'features',
    }
    const begun = await talk(env, { op: 'reset', ...request })
    expect(begun).toMatchObject({ seats: ['alice'], shape: [96] })
    let dones = 0
    for (let step = 0; step < 31; step++) {
      const told = await talk(env, { op: 'step', batch: 'b1', actions: [4, step % 6] })
      expect(told.error).toBeUndefined()
      dones += numbers(told.dones)[0]!
      if (told.ended) expect(told.finals.shape).toEqual([2, 1, 96])
    }
    expect(dones).toBe(1)
  })

  it.each([
    [{ op: 'reset', game: 'avalon' }, 'have no numbers'],
    [{ op: 'reset', game: 'sorting', size: 0 }, '"size"'],
    [{ op: 'reset', game: 'sorting', size: 1e9 }, '65536 at most'],
    [{ op: 'reset', game: 'sorting', encoding: 'fourier' }, 'fourier'],
    [{ op: 'reset', game: 'overcooked', agents: { bob: 'greedy', alice: 'greedy' } }, 'nothing to step'],
    [{ op: 'step', batch: 'b1', actions: [0] }, '1 entries'],
    [{ op: 'step', batch: 'b1', actions: [0, 99] }, '99 is no action'],
    [{ op: 'step', batch: 'b1', actions: { dtype: 'int128', data: '' } }, '"dtype"'],
    [{ op: 'step', batch: 'b1', actions: { dtype: 'int32', data: 'AAA=' } }, 'no whole number'],
  ])('answers %j with an error', async (request, words) => {
    const env = new Env()
    await talk(env, { op: 'reset', game: 'sorting', size: 2 })
    expect((await talk(env, request)).error.message).toContain(words)
    expect((await talk(env, { op: 'step', batch: 'b1', actions: [0, 0] })).error).toBeUndefined()
  })
})
