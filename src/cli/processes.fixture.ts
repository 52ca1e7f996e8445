/** Three processes on one run, one of them killed at random, beside one process that nobody disturbs. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Event } from '../core/event.ts'
import { Random } from '../core/random.ts'
import { readLog } from '../node/log.ts'
import { startStandIn, type Responder } from '../models/index.ts'
import { start } from './test-helpers.ts'

export interface Trial {
  /** Completed episodes by the tables of those who were not killed, and of the undisturbed one. */
  readonly completed: readonly number[]
  /** Episodes whose log is another than the undisturbed one's. */
  readonly different: readonly string[]
  /** Calls that were asked again though their answers stood in a log. */
  readonly askedTwice: readonly string[]
  /** Calls that were asked again because the one who asked them first was killed before the answer. */
  readonly askedAgain: number
}

/** Talks for three turns, then submits. */
export const talker = (heed: (call: string) => void): Responder => ({
  name: 'talker',
  recognises: () => true,
  answer({ call, messages }) {
    heed(call!)
    const lines = messages.at(-1)!.content.match(/^ {2}(USER|BOT): /gm)?.length ?? 0
    return lines < 6 ? `this is line ${lines}` : 'submit L E B K C A L'
  },
})

export async function killOneOfThree(episodes: number, seed: number): Promise<Trial> {
  const random = new Random(seed, 'kill')
  const cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
  let calls: string[] = []
  let onCall = (): void => {}
  const heed = (call: string): void => {
    calls.push(call)
    onCall()
  }
  const server = await startStandIn({ responders: [talker(heed)], latency: 4 })
  try {
    const begin = (into: string) => {
      const agent = new URL('../../examples/asks-a-model.mjs', import.meta.url).pathname
      const plan = ['--agents', agent, '--model', `stand-in:${server.url}`, '--episodes', String(episodes)]
      return start(['run', 'traveling-adventurers', ...plan, '--into', into, '--no-floors', '--json'], { cwd })
    }
    const completedOf = (stdout: string): number =>
      (JSON.parse(stdout) as { episodes: { completed: number } }).episodes.completed
    const whole = await begin('whole').finished
    const all = calls.length
    calls = []
    const three = [begin('shared'), begin('shared'), begin('shared')]
    const enough = random.int(Math.ceil(all / 20), Math.floor((all * 9) / 10))
    const victim = three.splice(random.int(0, 2), 1)[0]!
    await new Promise<void>((resolve) => (onCall = () => calls.length === enough && resolve()))
    victim.kill('SIGKILL')
    await victim.finished
    const answered = answeredIn(join(cwd, 'shared'))
    const before = calls
    calls = []
    const others = await Promise.all(three.map(({ finished }) => finished))
    const again = [...before, ...calls].filter((call, i, list) => list.indexOf(call) !== i)
    const [undisturbed, shared] = [logsOf(join(cwd, 'whole')), logsOf(join(cwd, 'shared'))]
    return {
      completed: [whole, ...others].map(({ stdout }) => completedOf(stdout)),
      different: [...undisturbed].flatMap(([name, log]) => (log === shared.get(name) ? [] : [name])),
      askedTwice: calls.filter((call) => answered.has(call)),
      askedAgain: again.length,
    }
  } finally {
    await server.close()
    rmSync(cwd, { recursive: true })
  }
}

const readAll = (run: string): [string, Event[]][] => {
  const folder = join(run, 'episodes')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => [name, readLog(join(folder, name))])
}

const answeredIn = (run: string): Set<string> =>
  new Set(
    readAll(run).flatMap(([name, events]) =>
      events.flatMap((event) =>
        event.type === 'answered' ? [`${name.replace('.jsonl', '')}/${event.seat}/${event.call}`] : [],
      ),
    ),
  )

/** What must be equal however often a run was broken off: everything but when it happened and how long it took. */
export const logsOf = (run: string): Map<string, string> =>
  new Map(
    readAll(run).map(([name, events]) => [
      name,
      JSON.stringify(
        events.map(({ time, digest, ...event }: Event & { digest?: string }) =>
          event.type === 'answered' ? { ...event, answer: { ...event.answer, latency: 0, attempts: 0 } } : event,
        ),
      ),
    ]),
  )
