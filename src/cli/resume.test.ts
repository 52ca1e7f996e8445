import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '../core/event.ts'
import { readLog } from '../node/log.ts'
import { Random } from '../core/random.ts'
import { startStandIn, type Responder, type StandIn } from '../models/index.ts'
import { start } from './test-helpers.ts'
import { sized } from '../testing/sized.fixture.ts'

const EPISODES = sized(60, 100)

/** Every call that reached the server, and the calls since the last start of the process. */
let calls: string[]
/** Told of every call that reaches the server. */
let onCall: () => void
let cwd: string
let server: StandIn

/** Talks for three turns, then submits. */
const responder: Responder = {
  name: 'talker',
  recognises: () => true,
  answer({ call, messages }) {
    calls.push(call!)
    onCall()
    const lines = messages.at(-1)!.content.match(/^ {2}(USER|BOT): /gm)?.length ?? 0
    return lines < 6 ? `this is line ${lines}` : 'submit L E B K C A L'
  },
}

beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
  calls = []
  onCall = () => {}
  server = await startStandIn({ responders: [responder], latency: 4 })
})
afterEach(async () => {
  await server.close()
  rmSync(cwd, { recursive: true })
})

const begin = (into: string) => {
  const agent = new URL('../../examples/asks-a-model.mjs', import.meta.url).pathname
  const args = ['--agents', agent, '--model', `stand-in:${server.url}`, '--episodes', String(EPISODES), '--into', into]
  return start(['run', 'traveling-adventurers', ...args, '--no-floors', '--json'], { cwd })
}

const logs = (into: string): Map<string, Event[]> => {
  const folder = join(cwd, into, 'episodes')
  return new Map(readdirSync(folder).map((name) => [name, readLog(join(folder, name))]))
}

/** What must be equal however often the run was broken off: everything but when it happened and how long it took. */
const timeless = (events: readonly Event[]): unknown[] =>
  events.map(({ time, digest, ...event }: Event & { digest?: string }) =>
    event.type === 'answered' ? { ...event, answer: { ...event.answer, latency: 0, attempts: 0 } } : event,
  )

const answeredIn = (into: string): Set<string> =>
  new Set(
    [...logs(into)].flatMap(([name, events]) =>
      events.flatMap((event) =>
        event.type === 'answered' ? [`${name.replace('.jsonl', '')}/${event.seat}/${event.call}`] : [],
      ),
    ),
  )

describe('kill -9', () => {
  it('at any moment of a run loses nothing, repeats no answered call, and leaves the same logs', async () => {
    const whole = await begin('whole').finished
    expect(JSON.parse(whole.stdout).episodes).toMatchObject({ completed: EPISODES })

    const random = new Random(11)
    for (let kills = 0; ; kills++) {
      const answered = kills > 0 ? answeredIn('broken') : new Set()
      calls = []
      const child = begin('broken')
      const enough = kills < sized(2, 4) ? random.int(10, EPISODES * 1.5) : Infinity
      onCall = () => calls.length === enough && child.kill('SIGKILL')
      const { signal, stdout } = await child.finished
      expect(calls.filter((call) => answered.has(call))).toEqual([])
      if (signal === null) {
        expect(JSON.parse(stdout).episodes).toMatchObject({ completed: EPISODES })
        expect(kills).toBeGreaterThan(1)
        break
      }
    }
    const [undisturbed, broken] = [logs('whole'), logs('broken')]
    expect(broken.size).toBe(EPISODES)
    for (const [name, events] of undisturbed) expect(timeless(broken.get(name)!)).toEqual(timeless(events))
  })
})

describe('an interrupt', () => {
  it('finishes what is running, prints the command that goes on, and leaves with 130', async () => {
    const child = begin('interrupted')
    onCall = () => calls.length === 3 * EPISODES && child.kill('SIGINT')
    const { code, stderr, stdout } = await child.finished
    const { completed, cancelled } = JSON.parse(stdout).episodes
    expect(completed).toBeGreaterThan(0)
    expect(completed).toBeLessThan(EPISODES)
    expect(cancelled).toBe(0)
    expect(code).toBe(130)
    expect(stderr).toContain('To go on: roundtable run traveling-adventurers')
  })
})
