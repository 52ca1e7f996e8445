/**
 * How much faster a run is with worker processes: symbolic Avalon and Overcooked, one process beside two workers, and
 * beside as many processes that know nothing of each other and play a part of the episodes each, which is all that this
 * machine has to give: where its processors share a core, that is less than their number. Prints the ratios of wall times
 * round by round, what share of the processors was busy meanwhile, and the processor time of all processes together,
 * which tells what workers cost whether or not the machine is idle.
 *
 * A process has to load and to be compiled before it is fast, so that long runs gain more than short ones.
 *
 * npm run build && npx tsx bench/workers.ts [rounds] [workers] [games of Avalon, 2000]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

const rounds = Number(process.argv[2] ?? 3)
const workers = Number(process.argv[3] ?? 2)
const games = Number(process.argv[4] ?? 2000)
const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))

interface Taken {
  /** Seconds. */
  readonly wall: number
  /** Seconds of all processes together; not a number where the machine does not tell. */
  readonly processor: number
  /** The share of the processors that anybody used. */
  readonly busy: number
}

/** Runs these commands beside each other. */
async function measure(...commands: readonly (readonly string[])[]): Promise<Taken> {
  const [began, processor, before] = [performance.now(), ofChildren(), idle()]
  await Promise.all(
    commands.map(async (args, i) => {
      const own = join(folder, `${began}-${i}`)
      const words = ['run', ...args, '--runs', own, '--no-floors', '--json']
      const child = spawn(process.execPath, [bin, ...words], { stdio: 'ignore' })
      const [code] = (await once(child, 'exit')) as [number]
      if (code !== 0) throw new Error(`roundtable ${words.join(' ')} ended with ${code}`)
    }),
  )
  const after = idle()
  return {
    wall: (performance.now() - began) / 1000,
    processor: ofChildren() - processor,
    busy: 1 - (after.idle - before.idle) / (after.all - before.all),
  }
}

/** Processor seconds of the children that have ended, and of theirs. */
function ofChildren(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // Fields 16 and 17 of proc(5), in hundredths of a second.
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return NaN
  }
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
  ['avalon', games],
  ['overcooked', 60, '--set', 'randomStart.things=0.5'],
] as const) {
  const all = [game, '--seeds', `1-${episodes}`, ...more]
  const part = episodes / workers
  const parts = Array.from({ length: workers }, (_, i) => [
    game,
    '--seeds',
    `${Math.floor(i * part) + 1}-${Math.floor((i + 1) * part)}`,
    ...more,
  ])
  for (let round = 0; round < rounds; round++) {
    const one = await measure(all)
    const many = await measure([...all, '--workers', String(workers)])
    const apart = await measure(...parts)
    const tell = ({ wall, processor, busy }: Taken): string =>
      `${wall.toFixed(1)} s, ${(one.wall / wall).toFixed(2)} ×, processors ${(busy * 100).toFixed(0)} % busy, ` +
      `${processor.toFixed(1)} s of processor (${((processor / one.processor - 1) * 100).toFixed(0)} % more)`
    console.log(
      `${game}, ${episodes} episodes: alone ${one.wall.toFixed(1)} s (${one.processor.toFixed(1)} s of processor)\n` +
        `  ${workers} workers: ${tell(many)}\n  ${workers} processes apart: ${tell(apart)}`,
    )
  }
}
rmSync(folder, { recursive: true })
