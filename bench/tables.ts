/**
 * How many live tables one server bears: `npx tsx bench/tables.ts [--tables 300] [--seconds 20] [--finished 2000]`.
 *
 * First so many tables at once over HTTP, a third of them kitchens in real time (150 ms) with two people, a third Collab
 * Capture with an agent, a third Traveling Adventurers with two people; everybody acts about once a second, kitchens twice.
 * Printed: milliseconds from sending an action to seeing it in the seat's own event stream (in a kitchen, where it is seen
 * with the next tick, to its being taken), and the server's share of a core.
 * Then so many short tables are played to their end, some at a time, and the server's memory is read on the way. The server
 * is a process of its own, clients are this one; both on this machine, over the loopback address.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once, setMaxListeners } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { folderShelf, listenAt, serverApp, Tables, type Opened } from '../src/server/index.ts'

interface Used {
  readonly cpu: number
  readonly megabytes: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    finished: { type: 'string', default: '2000' },
  },
})

/** The server, in a process of its own: says where it is, and on every message what it has used. */
async function serve(folder: string): Promise<void> {
  const tables = new Tables({ shelf: folderShelf(folder), most: 10_000 })
  const server = await listenAt(serverApp({ tables, rate: 1e6, burst: 1e6 }), { host: '127.0.0.1', port: 0 })
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send!({ cpu: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 2 ** 20 })
  })
  process.on('disconnect', () => process.exit())
  process.send!(server.url)
}

async function measure(count: number, seconds: number, finished: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-tables-'))
  const child = fork(fileURLToPath(import.meta.url), ['server', folder], {
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const [url] = (await once(child, 'message')) as [string]
  try {
    console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores before`)
    await measureEchoes(url, child, count, seconds)
    await measureMemory(url, child, finished)
  } finally {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const askUsed = async (child: ChildProcess): Promise<Used> => {
  child.send('used')
  return ((await once(child, 'message')) as [Used])[0]
}

const REQUESTS = [
  {
    game: 'overcooked',
    preset: 'real-time',
    seats: { alice: 'human', bob: 'human' },
    pace: 500,
    ticks: true,
    says: '',
  },
  { game: 'collab-capture', seats: { alice: 'human', bob: 'symbolic' }, pace: 1000, ticks: false, says: 'stay' },
  {
    game: 'traveling-adventurers',
    seats: { USER: 'human', BOT: 'human' },
    pace: 1000,
    ticks: false,
    says: 'I am thinking',
  },
] as const

const streams = new Agent({ maxSockets: Infinity })
const requests = new Agent({ keepAlive: true, maxSockets: 100 })

/** Seconds of processor time that this process has taken. */
const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function measureEchoes(url: string, child: ChildProcess, count: number, seconds: number): Promise<void> {
  const echoes: number[] = []
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const people: Promise<void>[] = []
  for (let table = 0; table < count; table++) {
    const { pace, ticks, says, ...wanted } = REQUESTS[table % REQUESTS.length]!
    const opened = (await post(`${url}/api/tables`, wanted)) as Opened
    for (const { token } of Object.values(opened.seats))
      people.push(beAtTable(url, token, { pace, ticks, says }, (echo) => echoes.push(echo), stop.signal))
  }
  await pause(2000)
  const before = await askUsed(child)
  const [own, seenBefore] = [ownCpu(), entries]
  echoes.length = 0
  await pause(seconds * 1000)
  const after = await askUsed(child)
  const [cpu, brought] = [after.cpu - before.cpu, entries - seenBefore]
  const sorted = [...echoes].sort((a, b) => a - b)
  stop.abort()
  await Promise.allSettled(people)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1)
  const share = (taken: number): string => `${((100 * taken) / seconds).toFixed(0)} %`
  console.log(
    `${count} tables, ${people.length} seats, ${seconds} s: ${sorted.length} actions, ${brought} entries of streams; ` +
      `echoed after ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %); the server took ${share(cpu)} ` +
      `of a core, ${((1000 * cpu) / (sorted.length + brought)).toFixed(2)} ms for each action and entry, ` +
      `${after.megabytes.toFixed(0)} MB; clients ${share(ownCpu() - own)} of the other; load ${loadavg()[0]!.toFixed(1)}`,
  )
}

/** Somebody who looks on by event stream and acts at a pace of their own; a word of their own says which echo is theirs. */
async function beAtTable(
  url: string,
  token: string,
  { pace, ticks, says }: { readonly pace: number; readonly ticks: boolean; readonly says: string },
  onEcho: (milliseconds: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  let turn: unknown = null
  let actions: readonly unknown[] | undefined
  let sent: number | undefined
  let busy = false
  const act = async (): Promise<void> => {
    if (turn === null || busy || sent !== undefined) return
    busy = true
    sent = performance.now()
    const deed = actions ? { action: actions[Math.floor(Math.random() * actions.length)] } : { reply: says }
    const answer = (await post(`${url}/api/seat/actions`, { ...deed, id: String(Math.random()) }, headers).catch(
      () => ({}),
    )) as { status?: string }
    if (answer.status !== 'accepted' || ticks) {
      if (answer.status === 'accepted') onEcho(performance.now() - sent)
      sent = undefined
    }
    busy = false
  }
  const timer = setInterval(() => void act(), pace * (0.8 + 0.4 * Math.random()))
  try {
    for await (const data of readStream(`${url}/api/seat/events`, headers, stop)) {
      entries++
      // What a kitchen shows is not looked at: the clients are to take as little as they can of the machine.
      if (ticks && actions) continue
      const entry = JSON.parse(data) as { type: string; turn?: unknown; actions?: readonly unknown[] }
      if (sent !== undefined && !ticks && entry.type === 'observed') {
        onEcho(performance.now() - sent)
        sent = undefined
      }
      if (entry.type === 'observed') [turn, actions] = [entry.turn ?? null, entry.actions]
      if (entry.type === 'ended') return
    }
  } catch (error) {
    if (!stop.aborted) throw error
  } finally {
    clearInterval(timer)
  }
}

/** How many entries all streams have brought. */
let entries = 0

/** The data of an event stream, without what `fetch` would cost. */
async function* readStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const [response] = (await once(get(url, { headers, agent: streams, signal }), 'response')) as [IncomingMessage]
  response.setEncoding('utf8')
  let rest = ''
  for await (const part of response as AsyncIterable<string>) {
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const data = /^data: ?(.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield data
    }
  }
}

/** Tables of one action each, opened and finished over and over: what is kept of them must not grow. */
async function measureMemory(url: string, child: ChildProcess, finished: number): Promise<void> {
  const readings: string[] = []
  for (let done = 0; done < finished;) {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { seats } = (await post(`${url}/api/tables`, { game: 'theory-of-mind', seats: {} })) as Opened
        const { token } = Object.values(seats)[0]!
        const headers = { authorization: `Bearer ${token}` }
        const { entries } = (await (await fetch(`${url}/api/seat?after=0&wait=5`, { headers })).json()) as {
          entries: { type: string; actions?: readonly unknown[] }[]
        }
        const action = entries.findLast(({ type }) => type === 'observed')!.actions?.[0]
        await post(`${url}/api/seat/actions`, { action, id: 'only' }, headers)
      }),
    )
    done += 20
    if (done % Math.max(20, Math.floor(finished / 8 / 20) * 20) === 0)
      readings.push(`${done}: ${(await askUsed(child)).megabytes.toFixed(0)} MB`)
  }
  console.log(`finished tables: ${readings.join(', ')}`)
}

async function post(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const asked = request(url, {
    method: 'POST',
    agent: requests,
    headers: { 'content-type': 'application/json', ...headers },
  })
  asked.end(JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.setEncoding('utf8')
  let text = ''
  for await (const part of response as AsyncIterable<string>) text += part
  if (response.statusCode! >= 300) throw new Error(`${url}: ${response.statusCode} ${text}`)
  return JSON.parse(text)
}

if (positionals[0] === 'server') await serve(positionals[1]!)
else await measure(Number(values.tables), Number(values.seconds), Number(values.finished))
