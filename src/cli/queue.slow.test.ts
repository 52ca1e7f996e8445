import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStandIn } from '../models/index.ts'
import { logsOf, talker } from './processes.fixture.ts'
import { start } from './test-helpers.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) console.log('skipped: the tests of the queue, because there is no redis-server here')

let cwd: string
let port: number
let redis: ChildProcess
let workers: ReturnType<typeof start>[]

/** A server that forgets everything when it is stopped. */
async function startRedis(): Promise<ChildProcess> {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', cwd])
  for await (const text of server.stdout) if (String(text).includes('Ready to accept')) break
  server.stdout.resume()
  return server
}

beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'roundtable-'))
  workers = []
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  port = (probe.address() as AddressInfo).port
  probe.close()
  if (hasRedis) redis = await startRedis()
})
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  if (hasRedis) redis.kill('SIGKILL')
  rmSync(cwd, { recursive: true })
})

const queue = (): string[] => ['--queue', `redis://localhost:${port}`]
const startWorker = (): void => void workers.push(start(['worker', ...queue(), '--jobs', '8'], { cwd }))

describe.skipIf(!hasRedis)('a run whose episodes workers play', () => {
  it('is as one alone when a worker is killed and the server restarted, and asks nothing twice', async () => {
    const episodes = 60
    let calls: string[] = []
    let onCall = (): void => {}
    const responder = talker((call) => {
      calls.push(call)
      onCall()
    })
    const server = await startStandIn({ responders: [responder], latency: 20 })
    const agent = new URL('../../examples/asks-a-model.mjs', import.meta.url).pathname
    const plan = ['--agents', agent, '--model', `stand-in:${server.url}`, '--episodes', String(episodes)]
    const run = (into: string, ...more: string[]) =>
      start(['run', 'traveling-adventurers', ...plan, '--into', into, '--no-floors', '--json', ...more], { cwd })
        .finished
    await run('alone')
    const all = calls.length
    calls = []
    startWorker()
    startWorker()
    startWorker()
    onCall = () => {
      if (calls.length === Math.floor(all / 4)) workers[1]!.kill('SIGKILL')
      if (calls.length === Math.floor(all / 2)) {
        redis.kill('SIGKILL')
        void once(redis, 'exit').then(async () => (redis = await startRedis()))
      }
    }
    const { stdout, code } = await run('shared', ...queue())
    await server.close()
    expect([code, (JSON.parse(stdout) as { episodes: object }).episodes]).toMatchObject([0, { completed: episodes }])
    expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
    expect(calls).toHaveLength(all)
    expect(logsOf(join(cwd, 'shared'))).toEqual(logsOf(join(cwd, 'alone')))
  })

  it('is resumed from its folder, without a queue too, when it was itself killed', async () => {
    startWorker()
    const args = ['run', 'traveling-adventurers', '--episodes', '3000', '--into', 'mine', '--no-floors', '--json']
    const first = start([...args, ...queue()], { cwd })
    const episodes = (): number => {
      try {
        return readdirSync(join(cwd, 'mine', 'episodes')).length
      } catch {
        return 0
      }
    }
    while (episodes() < 20) await new Promise((resolve) => setTimeout(resolve, 20))
    first.kill('SIGKILL')
    await first.finished
    const second = await start([...args.map((arg) => (arg === '3000' ? '40' : arg)), ...queue()], { cwd }).finished
    expect(JSON.parse(second.stdout)).toMatchObject({ episodes: { completed: 40 } })
    const third = await start([...args.map((arg) => (arg === '3000' ? '60' : arg))], { cwd }).finished
    expect(JSON.parse(third.stdout)).toMatchObject({ episodes: { completed: 60 } })
  })

  it('says so when a worker would play something else', async () => {
    const agent = (text: string): string =>
      `export default { name: 'mine', about: 'a test', create: ({ game }) => ({ act: (o, t) => ({ action: game.sample(o, t.random) }) }) } // ${text}`
    writeFileSync(join(cwd, 'mine.mjs'), agent('one'))
    const elsewhere = mkdtempSync(join(tmpdir(), 'roundtable-'))
    writeFileSync(join(elsewhere, 'mine.mjs'), agent('two'))
    workers.push(start(['worker', ...queue()], { cwd: elsewhere }))
    const args = [
      'run',
      'traveling-adventurers',
      '--agents',
      './mine.mjs',
      '--episodes',
      '3',
      '--no-floors',
      ...queue(),
    ]
    const { code, stderr } = await start(args, { cwd }).finished
    expect(stderr).toContain('would play something else')
    expect(code).toBe(2)
    rmSync(elsewhere, { recursive: true })
  })
})

it('says so when nobody answers at the address of a queue', async () => {
  const args = ['run', 'traveling-adventurers', '--episodes', '2', '--queue', 'redis://localhost:1']
  const { code, stderr } = await start(args, { cwd }).finished
  expect(stderr).toMatch(/nobody answers at the queue localhost:1/)
  expect(code).toBe(2)
})
