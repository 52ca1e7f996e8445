/**
 * 200 dialogues with a model that takes 50 ms, logs written, as many at once as a run plays by itself and then all at once:
 * wall time as a ratio to the ideal, which is what the calls take where nothing but the model takes time; beside it the same
 * calls as bare HTTP from the same process, as many at once, with prompts and answers as long: by `node:http`, the least
 * that Node can do, and by `fetch`, what most programs do. What is measured is the built package, as users have it: the
 * source as `tsx` runs it takes a fifth more. The server runs in a process of its own and answers without thinking, so that
 * it is our side that is measured. With an agent of ours the stand-in plays for it, and its thinking counts too.
 *
 *   npm run build && npx tsx bench/concurrent-episodes.ts [episodes] [agent]
 */
import { spawn } from 'node:child_process'
import http from 'node:http'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sum } from '../src/lab/tables/statistics.ts'

const { run } = (await import(built('lab'))) as typeof import('../src/lab/index.ts')
const { Ledger, openModel } = (await import(built('models'))) as typeof import('../src/models/index.ts')

const LATENCY = 50
const episodes = Number(process.argv[2] ?? 200)
const plain = new URL('../examples/asks-a-model.mjs', import.meta.url).pathname
const agent = process.argv[3] ?? plain

const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const server =
  agent === plain
    ? spawn(process.execPath, [
        '--import',
        'tsx',
        new URL('thoughtless-model.ts', import.meta.url).pathname,
        String(LATENCY),
      ])
    : spawn(process.execPath, [bin, 'stand-in', '--latency', String(LATENCY)])
const [url] = (await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next()).value.split('\n')
const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
try {
  for (const jobs of [32, episodes]) for (let round = 1; round <= 3; round++) await measure(jobs, `${jobs}-${round}`)
} finally {
  server.kill()
  rmSync(folder, { recursive: true })
}

async function measure(jobs: number, name: string): Promise<void> {
  const ledger = new Ledger()
  const cpu = process.cpuUsage()
  const began = performance.now()
  const { rows } = await run(
    { game: 'traveling-adventurers', agents: [agent], model: `stand-in:${url}`, episodes },
    {
      into: join(folder, name),
      jobs,
      openModel: (model, { spendingPath }) => openModel(model, { ledger, spending: spendingPath }),
      admission: (own) => ledger.account(own?.spendingPath),
    },
  )
  const wall = performance.now() - began
  const calls = rows.map(({ seats }) => sum(Object.values(seats).map((seat) => seat.calls)))
  // One call of an episode waits for the one before it, and so many episodes go on at once.
  const ideal = Math.max(Math.max(...calls), sum(calls) / jobs) * LATENCY
  const { user, system } = process.cpuUsage(cpu)
  const ours = (user + system) / 1000 / sum(calls)
  const completed = rows.filter(({ status }) => status === 'completed').length
  console.log(
    `${jobs} at once: ${completed} of ${episodes} completed, ${sum(calls)} calls, longest episode ${Math.max(...calls)}; ` +
      `${(wall / 1000).toFixed(2)} s, ideal ${(ideal / 1000).toFixed(2)} s, ratio ${(wall / ideal).toFixed(2)}; ` +
      `${ours.toFixed(2)} ms of processor a call`,
  )
  for (const [caller, ask] of bareCallers()) {
    const bare = await measureBare(ask, `${url}/chat/completions`, bodiesOf(join(folder, name)), jobs)
    console.log(
      `  bare ${caller}: ${(bare.wall / 1000).toFixed(2)} s, ratio ${(bare.wall / ideal).toFixed(2)}; ` +
        `${bare.processor.toFixed(2)} ms of processor a call: ours takes ${(ours / bare.processor).toFixed(2)} times that`,
    )
  }
  ledger.close()
}

function built(room: string): string {
  return new URL(`../dist/${room}/index.js`, import.meta.url).href
}

/** The bodies that were sent, episode by episode. */
function bodiesOf(run: string): string[][] {
  const texts = readdirSync(join(run, 'episodes')).map((name) => readFileSync(join(run, 'episodes', name), 'utf8'))
  return texts.map((text) => {
    const known = new Map<number, object>()
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ type }) => type === 'called')
      .map(({ seat, messages, settings }) => {
        const whole = messages.map((message: any) => {
          if (typeof message === 'number') return known.get(`${seat}${message}` as never)
          known.set(`${seat}${message.id}` as never, { role: message.role, content: message.content })
          return { role: message.role, content: message.content }
        })
        return JSON.stringify({ model: 'stand-in', messages: whole, ...settings })
      })
  })
}

/** Asks, and reads the whole answer. */
type Ask = (address: string, body: string) => Promise<unknown>

function bareCallers(): [name: string, ask: Ask][] {
  const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 256 })
  const byHttp: Ask = (address, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const request = http.request(address, { method: 'POST', agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8'))))
      })
      request.on('error', reject)
      request.end(body)
    })
  const byFetch: Ask = async (address, body) =>
    (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
  return [
    ['node:http', byHttp],
    ['fetch', byFetch],
  ]
}

/** The same requests without anything of ours: episode after episode by so many callers. */
async function measureBare(
  ask: Ask,
  address: string,
  bodies: string[][],
  jobs: number,
): Promise<{ wall: number; processor: number }> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  const waiting = [...bodies]
  const work = async (): Promise<void> => {
    for (let episode = waiting.shift(); episode; episode = waiting.shift())
      for (const body of episode) await ask(address, body)
  }
  await Promise.all(Array.from({ length: jobs }, work))
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  return { wall, processor: (user + system) / 1000 / bodies.flat().length }
}
