/**
 * Whether a fixed window (so many calls in so many seconds, said with 429 and without `Retry-After`) costs a run an episode:
 * 40 episodes beside a server that answers 40 calls in 20 s, by the command line.
 *
 *   npm run build && npx tsx bench/window.ts [calls] [seconds] [episodes]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { responders } from '../src/agents/index.ts'
import { startStandIn } from '../src/models/index.ts'

const [calls = 40, seconds = 20, episodes = 40] = process.argv.slice(2).map(Number)
const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
const server = await startStandIn({ window: { calls, seconds }, responders: await responders() })
// By its plain address, as any provider: of a stand-in we would take it that it has no limit.
const command = `run assignment --agents few-shot --model ${server.url}#any --episodes ${episodes} --into ${join(folder, 'run')} --no-floors --json`
const began = performance.now()
const run = spawn(process.execPath, [bin, ...command.split(' ')], { stdio: ['ignore', 'pipe', 'ignore'] })
const [printed, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')])
const wall = (performance.now() - began) / 1000
const { completed } = (JSON.parse(printed) as { episodes: { completed: number } }).episodes
const { requests, answered } = server.stats()
console.log(
  `${calls} calls in ${seconds} s: ${completed} of ${episodes} episodes completed, exit status ${code}, ${wall.toFixed(0)} s; ` +
    `${answered} answers for ${requests} requests`,
)
await server.close()
rmSync(folder, { recursive: true })
