/**
 * A finished run opened and reported: processor time and memory for 10,000 episodes and for a tenth of them, beside what
 * the same logs take to be read and parsed alone.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRun } from '../src/lab/reading/open-run.ts'
import { groupRuns, reportPlan } from '../src/lab/reports/report-plan.ts'
import { run } from '../src/lab/running/run.ts'

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6

/** Run in a process of its own, so that memory is that of one report. */
if (process.argv[2] === 'report') {
  const path = process.argv[3]!
  const start = process.cpuUsage()
  const view = await openRun(path)
  const opened = seconds(process.cpuUsage(start))
  reportPlan(await groupRuns([view]))
  const all = seconds(process.cpuUsage(start))
  console.log(JSON.stringify({ opened, all, megabytes: process.resourceUsage().maxRSS / 1024 }))
} else if (process.argv[2] === 'parse') {
  const folder = join(process.argv[3]!, 'episodes')
  const start = process.cpuUsage()
  for (const name of readdirSync(folder))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) if (line) JSON.parse(line)
  console.log(JSON.stringify(seconds(process.cpuUsage(start))))
} else {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const measure = (what: string, path: string) =>
    JSON.parse(
      spawnSync(process.execPath, [...process.execArgv, import.meta.filename, what, path], { encoding: 'utf8' }).stdout,
    )
  try {
    for (const episodes of [1000, 10_000]) {
      const { folder: kept } = await run({ game: 'traveling-adventurers', agents: ['random'], episodes }, { folder })
      const { opened, all, megabytes } = measure('report', kept.path)
      const parsed = measure('parse', kept.path)
      console.log(
        `${episodes} episodes: opened in ${opened.toFixed(2)} s of processor time (${(opened / parsed).toFixed(1)} × reading and parsing alone), with floors and report ${all.toFixed(2)} s, at most ${megabytes.toFixed(0)} MB`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
