/**
 * 200 episodes at once against a model that takes 50 ms, logs written: wall time as a ratio to the ideal, which is the
 * longest episode's number of calls times 50 ms. The server runs in a process of its own and answers without thinking, so
 * that it is our side that is measured. With an agent of ours the stand-in plays for it, and its thinking counts too.
 *
 *   npm run build && npx tsx bench/concurrent-episodes.ts [episodes] [agent]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sum } from '../src/lab/statistics.ts'
import { run } from '../src/lab/run.ts'
import { openModel } from '../src/models/index.ts'

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
    const model = await openModel(`stand-in:${url}`)
    const cpu = process.cpuUsage()
    const began = performance.now()
    const { rows } = await run(
      { game: 'traveling-adventurers', agents: [agent], model: model.name, episodes },
      { into: join(folder, String(round)), jobs: episodes, openModel: async () => model },
    )
    const wall = performance.now() - began
    const calls = rows.map(({ seats }) => sum(Object.values(seats).map((seat) => seat.calls)))
    const ideal = Math.max(...calls) * LATENCY
    const { user, system } = process.cpuUsage(cpu)
    const completed = rows.filter(({ status }) => status === 'completed').length
    console.log(
      `round ${round}: ${completed} of ${episodes} completed, ${sum(calls)} calls, longest episode ${Math.max(...calls)}; ` +
        `${(wall / 1000).toFixed(2)} s, ideal ${(ideal / 1000).toFixed(2)} s, ratio ${(wall / ideal).toFixed(2)}; ` +
        `${((user + system) / 1000 / sum(calls)).toFixed(2)} ms of processor a call`,
    )
    await model.close()
  }
} finally {
  server.kill()
  rmSync(folder, { recursive: true })
}
