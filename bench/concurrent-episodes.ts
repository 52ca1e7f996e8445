/**
 * 200 episodes at once against a model that takes 50 ms, logs written: wall time as a ratio to the ideal, which is the
 * longest episode's number of calls times 50 ms; beside it the same calls as bare HTTP from the same process, with prompts
 * and answers as long: by `node:http`, the least that Node can do, and by `fetch`, what most programs do. The server runs in a process of its own and answers without thinking, so
 * that it is our side that is measured. With an agent of ours the stand-in plays for it, and its thinking counts too.
 *
 *   npm run build && npx tsx bench/concurrent-episodes.ts [episodes] [agent]
 */
import { spawn } from 'node:child_process'
import http from 'node:http'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sum } from '../src/lab/statistics.ts'
import { run } from '../src/lab/run.ts'
import { Ledger, openModel } from '../src/models/index.ts'

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
  for (let round = 1; round <= 3; round++) {
    const ledger = new Ledger()
    const cpu = process.cpuUsage()
    const began = performance.now()
    const { rows } = await run(
      { game: 'traveling-adventurers', agents: [agent], model: `stand-in:${url}`, episodes },
      {
        into: join(folder, String(round)),
        jobs: episodes,
        openModel: (name, { spendingPath }) => openModel(name, { ledger, spending: spendingPath }),
        admission: (own) => ledger.account(own?.spendingPath),
      },
    )
    const wall = performance.now() - began
    const calls = rows.map(({ seats }) => sum(Object.values(seats).map((seat) => seat.calls)))
    const ideal = Math.max(...calls) * LATENCY
    const { user, system } = process.cpuUsage(cpu)
    const ours = (user + system) / 1000 / sum(calls)
    const completed = rows.filter(({ status }) => status === 'completed').length
    console.log(
      `round ${round}: ${completed} of ${episodes} completed, ${sum(calls)} calls, longest episode ${Math.max(...calls)}; ` +
        `${(wall / 1000).toFixed(2)} s, ideal ${(ideal / 1000).toFixed(2)} s, ratio ${(wall / ideal).toFixed(2)}; ` +
        `${ours.toFixed(2)} ms of processor a call`,
    )
    for (const [name, ask] of bareCallers()) {
      const bare = await measureBare(ask, `${url}/chat/completions`, bodiesOf(join(folder, String(round))))
      console.log(
        `  bare ${name}: ${(bare.wall / 1000).toFixed(2)} s; ${bare.processor.toFixed(2)} ms of processor a call: ` +
          `ours takes ${(ours / bare.processor).toFixed(2)} times that`,
      )
    }
    ledger.close()
  }
} finally {
  server.kill()
  rmSync(folder, { recursive: true })
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

/** The same requests without anything of ours: one caller an episode. */
async function measureBare(
  ask: Ask,
  address: string,
  bodies: string[][],
): Promise<{ wall: number; processor: number }> {
  const cpu = process.cpuUsage()
  const began = performance.now()
  await Promise.all(
    bodies.map(async (episode) => {
      for (const body of episode) await ask(address, body)
    }),
  )
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  return { wall, processor: (user + system) / 1000 / bodies.flat().length }
}
