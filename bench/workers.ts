/**
 * How much faster a run is with worker processes: symbolic Avalon and Overcooked, one process beside two workers, in turn.
 * Prints the ratio of wall times pair by pair, and what share of the processors was free meanwhile.
 *
 * npx tsx bench/workers.ts [pairs] [workers]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

const pairs = Number(process.argv[2] ?? 3)
const workers = process.argv[3] ?? '2'
const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))

const seconds = (args: readonly string[]): number => {
  const began = performance.now()
  execFileSync(process.execPath, [bin, 'run', ...args, '--runs', folder, '--fresh', '--no-floors', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })
  return (performance.now() - began) / 1000
}

const idle = (): { idle: number; all: number } =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.idle + times.user + times.sys + times.nice + times.irq,
    }),
    { idle: 0, all: 0 },
  )

console.log(`${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)} before`)
// From the same start two planners play the same episode every time, and it is played once. At random places alone the
// cramped room has but 30 starts, whose plans one process makes once and two make twice: things are random as well here.
for (const [game, episodes, ...more] of [
  ['avalon', '2000'],
  ['overcooked', '60', '--set', 'randomStart.things=0.5'],
] as const) {
  const plan = [game, '--episodes', episodes, ...more]
  for (let pair = 0; pair < pairs; pair++) {
    const before = idle()
    const one = seconds(plan)
    const between = idle()
    const many = seconds([...plan, '--workers', workers])
    const after = idle()
    const busy = (from: typeof before, to: typeof before): string =>
      `${((1 - (to.idle - from.idle) / (to.all - from.all)) * 100).toFixed(0)} %`
    console.log(
      `${game}, ${episodes} episodes: alone ${one.toFixed(1)} s (processors ${busy(before, between)} busy), ` +
        `${workers} workers ${many.toFixed(1)} s (${busy(between, after)}): ${(one / many).toFixed(2)} ×`,
    )
  }
}
rmSync(folder, { recursive: true })
