/**
 * What it costs to open a finished run again: processor time and memory of the whole process, for runs of growing size.
 *
 * npx tsx bench/reopen.ts [game] [episodes]
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const game = process.argv[2] ?? 'traveling-adventurers'
const most = Number(process.argv[3] ?? 10_000)
const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
const args = (episodes: number): string[] => [
  bin,
  'run',
  game,
  '--episodes',
  String(episodes),
  '--into',
  join(folder, 'run'),
]

/** Runs the command with a hook that says at its end what it took. */
function cost(command: readonly string[]): { cpu: number; memory: number } {
  const hook = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();process._rawDebug('cost',(u.userCPUTime+u.systemCPUTime)/1e6,u.maxRSS/1024)})`
  const { stderr } = spawnSync(process.execPath, ['--import', hook, ...command], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const [, cpu, memory] = /^cost (\S+) (\S+)$/m.exec(stderr) ?? []
  return { cpu: Number(cpu), memory: Number(memory) }
}

for (const episodes of [most / 100, most / 10, most]) {
  execFileSync(process.execPath, [...args(episodes), '--no-floors', '--json'], { stdio: 'ignore' })
  const bare = cost([...args(episodes), '--no-floors'])
  const report = cost(args(episodes))
  console.log(
    `${episodes} episodes of ${game}: ${bare.cpu.toFixed(2)} s of processor time, ${bare.memory.toFixed(0)} MB; ` +
      `with floors and ceiling ${report.cpu.toFixed(2)} s, ${report.memory.toFixed(0)} MB`,
  )
}
rmSync(folder, { recursive: true })
