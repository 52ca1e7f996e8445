import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '../../../core/event.ts'
import type { Model, ModelRequest } from '../../../core/model.ts'
import { run, type RunOptions } from '../run.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const timeless = (events: readonly Event[]) =>
  events.map(({ time, digest, ...event }: Event & { digest?: string }) => event)

const put = (name: string, act: string): string => {
  const path = join(folder, name)
  writeFileSync(
    path,
    `export default { name: 'mine', about: 'a test', needsModel: ${act.includes('turn.ask')}, create: ({ game, seat }) => ({ async act(observation, turn) {
      ${act}
      return { action: game.sample(observation, turn.random) }
    } }) }`,
  )
  return path
}

const base = { game: 'traveling-adventurers', agents: ['random'], episodes: 12 }

describe('a run with workers', () => {
  it('comes to the same logs as one without', async () => {
    const alone = await run(base, { into: join(folder, 'alone') })
    const many = await run(base, { into: join(folder, 'many'), workers: 2 })
    expect([many.now, many.missing, many.setAside]).toEqual([12, [], []])
    for (const id of alone.folder.episodes())
      expect(timeless(many.folder.read(id))).toEqual(timeless(alone.folder.read(id)))
    expect(readdirSync(join(folder, 'many', 'leases'))).toEqual([])
  })

  it('asks the models of the process that began it', async () => {
    const asked: ModelRequest[] = []
    const model: Model = {
      name: 'stand-in',
      ask: async (request, { call } = {}) => {
        asked.push(request)
        expect(call).toMatch(/^seed-\d+\/\w+\/\d+$/)
        if (asked.length % 5 === 0) throw new Error('the line is bad')
        const usage = { inputTokens: 1, outputTokens: 1 }
        return { text: 'hello', usage, latency: 1, attempts: 1, model: 'mine', finish: 'stop' }
      },
    }
    const path = put('asks.mjs', `await turn.ask({ messages: [{ role: 'user', content: 'hi' }] }).catch(() => {})`)
    const options: RunOptions = { folder, workers: 1, openModel: async () => model }
    const result = await run({ ...base, agents: [path], model: 'stand-in' }, options)
    expect(result.rows.map(({ status }) => status)).toEqual(Array(12).fill('completed'))
    const events = result.folder.episodes().flatMap((id) => result.folder.read(id))
    expect(events.filter(({ type }) => type === 'called')).toHaveLength(asked.length)
    expect(events.filter(({ type }) => type === 'unanswered')).toHaveLength(Math.floor(asked.length / 5))
    expect(events.find((event) => event.type === 'unanswered')).toMatchObject({ reason: 'the line is bad' })
  })

  it('plays what is named by path apart from this process, where that is asked for, and hears what it prints', async () => {
    const path = put('prints.mjs', `console.log(process.pid); console.error('oh')`)
    let printed = ''
    const print = (text: string): void => void (printed += text)
    const apart = await run({ ...base, agents: [path] }, { folder, apart: true, print })
    expect(apart.missing).toEqual([])
    expect(printed).toContain('oh')
    expect(printed).toMatch(/^\d+$/m)
    expect(printed).not.toMatch(new RegExp(`^${process.pid}$`, 'm'))
    const before = printed
    await run(base, { folder, apart: true, print })
    expect(printed).toBe(before)
  })

  it('plays a game that is named by path apart too, whoever plays it', async () => {
    const game = join(folder, 'game.mjs')
    const sorting = new URL('../../../games/sorting/index.ts', import.meta.url).href
    writeFileSync(
      game,
      `import { sorting } from ${JSON.stringify(sorting)}
       export default { ...sorting, name: 'mine', start(config, seed) { console.log('pid', process.pid); return sorting.start(config, seed) } }`,
    )
    let printed = ''
    const print = (text: string): void => void (printed += text)
    const { missing } = await run({ game, agents: ['random'], episodes: 2 }, { folder, apart: true, print })
    expect(missing).toEqual([])
    expect(printed).toMatch(/^pid \d+$/m)
    expect(printed).not.toContain(`pid ${process.pid}\n`)
  })

  it('begins none where nothing is to be played', async () => {
    const first = await run(base, { folder })
    expect(first.missing).toEqual([])
    const stop = new AbortController()
    stop.abort(new Error('enough'))
    const none = await run({ ...base, episodes: 20 }, { folder, workers: 1, signal: stop.signal })
    expect(none.missing).toHaveLength(8)
  })

  it('leaves no process behind that was begun ahead and not needed', async () => {
    const children = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = children()
    await run(base, { folder })
    expect(await run(base, { folder, workers: 2 })).toMatchObject({ now: 0, missing: [] })
    await expect(run({ ...base, game: 'no-such-game' }, { folder, workers: 2 })).rejects.toThrow('no-such-game')
    await expect.poll(children).toBeLessThanOrEqual(before)
  })

  it('stops at once when it is told to, and is resumed', async () => {
    const path = put('slow.mjs', 'await new Promise((resolve) => setTimeout(resolve, 200))')
    const stop = new AbortController()
    const options: RunOptions = {
      folder,
      workers: 2,
      signal: stop.signal,
      listen: ({ rows }) => rows.size >= 1 && stop.abort(new Error('interrupted')),
    }
    const plan = { ...base, agents: [path], episodes: 40 }
    const stopped = await run(plan, options)
    expect(stopped.rows.some(({ status }) => status === 'cancelled')).toBe(true)
    expect((await run({ ...plan, episodes: 8 }, { folder })).rows.every(({ status }) => status === 'completed')).toBe(
      true,
    )
  })
})
