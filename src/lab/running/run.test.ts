import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../core/event.ts'
import { Leases } from '../../node/leases.ts'
import { readLog } from '../../node/log.ts'
import { replay } from '../../core/replay.ts'
import { InvalidInput } from '../../core/errors.ts'
import { travelingAdventurers } from '../../games/traveling-adventurers/index.ts'
import { exportRun } from '../export/export.ts'
import { forkEpisode } from './fork-episode.ts'
import { readAgentSpec } from '../seating/lineup.ts'
import { seedsOf } from '../plans/plan.ts'
import { run } from './run.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const plan = { game: 'traveling-adventurers', agents: ['random'], episodes: 6 }
async function texts(files: ReturnType<typeof exportRun>): Promise<string[]> {
  const list: string[] = []
  for await (const file of files) if ('text' in file) list.push(file.text)
  return list
}

/** The digest is of the times too. */
const timeless = (events: readonly Event[]) =>
  events.map(({ time, digest, ...event }: Event & { digest?: string }) => event)

describe('a run', () => {
  it('keeps every episode as a log that replays', async () => {
    const { rows, folder: kept } = await run(plan, { folder })
    expect(rows.map(({ status }) => status)).toEqual(Array(6).fill('completed'))
    for (const id of kept.episodes()) expect([...replay(travelingAdventurers, kept.read(id))].length).toBeGreaterThan(1)
  })

  it('repeats nothing when it is run again, and goes on where it is asked for more', async () => {
    const first = await run(plan, { folder })
    const before = readFileSync(first.folder.episodePath('seed-3'), 'utf8')
    const second = await run({ ...plan, episodes: 8 }, { folder })
    expect(second.folder.path).toBe(first.folder.path)
    expect(second.rows).toHaveLength(8)
    expect(second.rows.slice(0, 6)).toEqual(first.rows)
    expect(readFileSync(second.folder.episodePath('seed-3'), 'utf8')).toBe(before)
  })

  it('resumes an episode that was cut short, to the same end', async () => {
    const { folder: kept } = await run(plan, { folder })
    const path = kept.episodePath('seed-2')
    const whole = readLog(path)
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -40))
    await run(plan, { folder })
    expect(timeless(readLog(path))).toEqual(timeless(whole))
  })

  it('asks leave for each episode only where one may cost something', async () => {
    const asked: string[] = []
    const admission = () => ({
      halted: new AbortController().signal,
      admit: async (episode: string) => {
        asked.push(episode)
        return { stop: new AbortController().signal, end: () => {} }
      },
    })
    expect((await run(plan, { folder, admission })).now).toBe(6)
    expect(asked).toEqual([])
    expect((await run({ ...plan, limits: { seconds: 60 } }, { folder, admission })).now).toBe(6)
    expect(asked).toHaveLength(6)
  })

  it('begins nothing new once it is told to drain', async () => {
    const drain = new AbortController()
    const result = await run(plan, {
      folder,
      jobs: 1,
      drain: drain.signal,
      listen: ({ rows }) => rows.size >= 2 && drain.abort(),
    })
    expect(result.rows).toHaveLength(2)
    expect(result.missing).toEqual([3, 4, 5, 6])
  })

  it.each([
    [{ game: 'chess' }, /there is no game "chess"; there are .*traveling-adventurers/],
    [{ ...plan, agents: ['genius'] }, /has no agent "genius"; it has .*random/],
    [{ ...plan, agents: ['random:luck=1'] }, /agent random takes no options, but got luck/],
    [{ ...plan, agents: ['random', 'random', 'random'] }, /3 agents for 2 seats/],
    [{ ...plan, config: { boards: 'fancy' } }, /config of traveling-adventurers: boards: /],
    [{ ...plan, config: { colour: 'red' } }, /colour/],
    [{ ...plan, episodes: 0 }, /the plan: episodes/],
  ])('refuses %j in one clear line', async (wrong, message) => {
    const refusal = await run(wrong, { folder }).catch((error: Error) => error)
    expect(refusal).toBeInstanceOf(InvalidInput)
    expect((refusal as Error).message).toMatch(message)
    expect((refusal as Error).message).not.toContain('\n')
  })

  it('can be forked from any event, and the fork resumed', async () => {
    const { folder: kept } = await run(plan, { folder })
    const events = kept.read('seed-1')
    const request = {
      events,
      at: 3,
      seats: { BOT: { agent: 'random' } },
      folder: join(folder, 'forks'),
      openModel: () => Promise.reject(new Error('no model is asked')),
    }
    const first = await forkEpisode(request)
    const log = readLog(first.path)
    expect(log[0]).toMatchObject({ fork: { episode: 'seed-1', at: 3 } })
    expect(log[3]).toMatchObject({ type: 'handed-over', seat: 'BOT' })
    expect(await forkEpisode(request)).toEqual(first)
    expect(readLog(first.path)).toEqual(log)
  })

  it('is exported with a row an episode, and as pages to read', async () => {
    const { folder: kept } = await run(plan, { folder })
    const [csv] = await texts(exportRun(kept.path, 'csv'))
    expect(csv!.split('\n')).toHaveLength(8)
    expect(csv!).toMatch(/^episode,seed,status,reason,identical,/)
    const [page] = await texts(exportRun(kept.path, 'transcripts'))
    expect(page!).toContain('completed: ')
    expect(page!).not.toContain('{"type"')
    expect(
      (await texts(exportRun(kept.path, 'jsonl'))).every((text) =>
        text
          .split('\n')
          .slice(0, -1)
          .every((line) => JSON.parse(line).episode),
      ),
    ).toBe(true)
  })
})

describe('a clock that is set while a run goes on', () => {
  const HOUR = 3_600_000
  const { now } = Date
  const setClock = (by: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + by)
  afterEach(() => vi.restoreAllMocks())

  it('does not keep it waiting for what another process has played meanwhile', async () => {
    const leases = new Leases(join(folder, 'run', 'leases'))
    const lease = leases.take('seed-1')!
    const listen = ({ elsewhere }: { elsewhere: number }): void => {
      if (elsewhere === 0) return
      setClock(-HOUR)
      lease.release()
    }
    const { rows } = await run({ ...plan, episodes: 2 }, { into: join(folder, 'run'), jobs: 1, listen })
    expect(rows).toHaveLength(2)
    leases.close()
  })

  it('lets no episode take less than no time', async () => {
    const listen = ({ event }: { event?: Event | undefined }): void =>
      void (event?.type === 'started' && setClock(-HOUR))
    const { rows } = await run({ ...plan, episodes: 1 }, { folder, listen })
    expect(rows).toMatchObject([{ duration: 0 }])
  })

  it('does not count what failed while it was ahead as tried today', async () => {
    vi.stubEnv('AGENT_FAILS', 'yes')
    const agent = join(folder, 'agent.mjs')
    writeFileSync(
      agent,
      `export default { name: 'mine', about: 'fails at first', create: ({ game }) => ({ act: (seen, turn) => {
         if (process.env.AGENT_FAILS) throw new Error('not yet')
         return { action: game.sample(seen, turn.random) }
       } }) }`,
    )
    const failing = { game: 'sorting', agents: [agent], episodes: 1 }
    setClock(HOUR)
    expect((await run(failing, { folder })).rows).toMatchObject([{ status: 'failed' }])
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    const { rows } = await run(failing, { folder })
    expect(rows.map(({ status }) => status)).toEqual(['completed'])
  })
})

describe('a plan', () => {
  it('counts seeds from 1, takes given ones, and spreads more episodes over them', () => {
    expect(seedsOf({ episodes: 3 })).toEqual([1, 2, 3])
    expect(seedsOf({})).toHaveLength(100)
    expect(seedsOf({ seeds: [5, 9] })).toEqual([5, 9])
    expect(new Set(seedsOf({ seeds: [5, 9], episodes: 50 })).size).toBe(50)
  })

  it('reads an agent with options and a model', () => {
    expect(readAgentSpec('solver:depth=3:name=x@openai:gpt-4o')).toEqual({
      agent: 'solver',
      options: { depth: 3, name: 'x' },
      model: 'openai:gpt-4o',
    })
    expect(() => readAgentSpec('solver:depth')).toThrow('"depth" is not option=value')
    expect(readAgentSpec('react:examples=human:hh-1+hh-2:stop=none')).toEqual({
      agent: 'react',
      options: { examples: 'human:hh-1+hh-2', stop: 'none' },
    })
  })
})
