/**
 * Whether a budget holds, against a server that counts what it would send a bill for: never above it where usage is
 * reported, at most 5 % above where it is estimated, at least half of the money in finished episodes.
 *
 *   npm run build && npx tsx bench/budget.ts [part of a setting's name]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { responders } from '../src/agents/index.ts'
import { startStandIn, type StandInSettings } from '../src/models/index.ts'
import { costOf } from '../src/models/prices.ts'

interface Setting {
  readonly name: string
  readonly server?: StandInSettings
  readonly price?: { readonly input: number; readonly output: number }
  readonly flags?: string
  readonly game?: string
  readonly agent?: string
  readonly episodes?: number
  readonly jobs?: number
  /** In dollars; raised from one to the next where there are several. Default: $0.50. */
  readonly budgets?: readonly number[]
  readonly tokens?: number
  /** How often the same command is given, one after another. */
  readonly times?: number
  /** How many processes work at once. */
  readonly processes?: number
  /** How often a process is killed, after so many milliseconds each. */
  readonly kills?: readonly number[]
}

const settings: readonly Setting[] = [
  { name: 'plain' },
  { name: '200 jobs', jobs: 200, episodes: 200 },
  { name: '200 jobs, much money', jobs: 200, episodes: 200, budgets: [8] },
  { name: 'answers of 8,000 tokens, cut as asked, 50 jobs', server: { long: 8000 }, jobs: 50 },
  { name: 'answers of 8,000 tokens, 50 jobs', server: { long: 8000, heedsMaxTokens: false }, jobs: 50, budgets: [4] },
  {
    name: 'answers of 32,000 tokens, 200 jobs',
    server: { long: 32_000, heedsMaxTokens: false },
    price: { input: 0.25, output: 1 },
    jobs: 200,
    episodes: 200,
    budgets: [2],
  },
  { name: 'no usage', server: { usage: false } },
  { name: 'no usage, 200 jobs', server: { usage: false }, jobs: 200, episodes: 200 },
  {
    name: 'no usage, answers of 4,000 tokens',
    server: { usage: false, long: 4000, heedsMaxTokens: false },
    budgets: [3],
  },
  { name: 'no usage, answers cut at the limit', server: { usage: false, long: 4000 }, budgets: [1] },
  { name: 'the same command three times', times: 3 },
  { name: 'budget raised twice', budgets: [0.3, 0.6, 1.2] },
  { name: 'killed three times', kills: [1500, 1700, 1900] },
  { name: 'killed three times, 200 jobs', kills: [1500, 1700, 1900], jobs: 200, episodes: 200, budgets: [2] },
  { name: 'killed twice, no usage', kills: [1600, 1800], server: { usage: false } },
  { name: 'two processes at once', processes: 2, episodes: 80, budgets: [1] },
  { name: 'three processes, one killed', processes: 3, episodes: 80, budgets: [1.5], kills: [2000] },
  { name: 'every fifth answer cut', server: { faults: { rate: 0.2, kinds: ['cut'] } }, budgets: [1] },
  { name: 'every fifth answer broken', server: { faults: { rate: 0.2, kinds: ['broken'] } }, budgets: [1] },
  {
    name: 'every tenth request stalls',
    server: { faults: { rate: 0.1, kinds: ['stall'] } },
    flags: '--timeout 1',
    budgets: [1],
  },
  {
    name: 'errors, limits and pages',
    server: { faults: { rate: 0.3, kinds: ['error', 'limit', 'page'] }, retryAfter: 0.1 },
  },
  { name: 'bad texts', server: { faults: { rate: 0.3, kinds: ['text'] } }, budgets: [1] },
  { name: 'a window of 40 calls in 2 s', server: { window: { calls: 40, seconds: 2 } } },
  { name: 'a budget in tokens', tokens: 60_000 },
  { name: 'a budget for not one call', budgets: [0.002] },
  { name: 'another game', game: 'assignment', agent: 'few-shot', budgets: [0.2] },
]

const bin = new URL('../bin/roundtable.js', import.meta.url).pathname
const wanted = process.argv[2] ?? ''
let failed = 0
for (const setting of settings.filter(({ name }) => name.includes(wanted))) {
  const { ok, line } = await measure(setting)
  if (!ok) failed++
  console.log(`${ok ? 'holds' : 'FAILS'}  ${setting.name}: ${line}`)
}
console.log(failed === 0 ? 'every budget held' : `${failed} did not hold`)

async function measure(setting: Setting): Promise<{ ok: boolean; line: string }> {
  const { server: given, price = { input: 2.5, output: 10 }, budgets = [0.5], tokens } = setting
  const server = await startStandIn({ latency: 20, ...given, responders: await responders() })
  const model = `stand-in:${server.url}`
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-budget-'))
  const prices = join(folder, 'prices.json')
  writeFileSync(prices, JSON.stringify({ [model]: price }))
  const environment = { ...process.env, ROUNDTABLE_PRICES: prices }
  const run = (budget: number): ReturnType<typeof spawn> => {
    const money = tokens === undefined ? `--budget ${budget}` : `--tokens ${tokens}`
    const command =
      `run ${setting.game ?? 'traveling-adventurers'} --agents ${setting.agent ?? 'problem-solving'} --model ${model} ` +
      `--episodes ${setting.episodes ?? 60} --jobs ${setting.jobs ?? 32} --no-floors --into ${join(folder, 'run')} ` +
      `${money} ${setting.flags ?? ''}`
    return spawn(process.execPath, [bin, ...command.trim().split(/ +/)], { env: environment, stdio: 'ignore' })
  }
  const ended = (child: ReturnType<typeof spawn>): Promise<unknown> =>
    new Promise((resolve) => child.once('exit', resolve))
  const began = performance.now()
  for (const budget of budgets) {
    for (let time = 0; time < (setting.times ?? 1); time++) {
      for (const wait of setting.kills ?? []) {
        const children = Array.from({ length: setting.processes ?? 1 }, () => run(budget))
        const ends = children.map(ended)
        await sleep(wait)
        children[0]!.kill('SIGKILL')
        await Promise.all(ends)
      }
      await Promise.all(Array.from({ length: setting.processes ?? 1 }, () => ended(run(budget))))
    }
  }
  const seconds = (performance.now() - began) / 1000
  const { billed, billedByEpisode, requests } = server.stats()
  await server.close()
  const cost = ({ inputTokens, outputTokens }: typeof billed): number =>
    tokens === undefined ? costOf({ inputTokens, outputTokens }, price) : inputTokens + outputTokens
  const finished = finishedIn(join(folder, 'run', 'episodes'))
  const spent = cost(billed)
  const useful = finished.reduce((sum, id) => sum + (billedByEpisode[id] ? cost(billedByEpisode[id]) : 0), 0)
  rmSync(folder, { recursive: true, force: true })
  const most = tokens ?? budgets.at(-1)!
  const allowed = given?.usage === false ? 1.05 : 1
  const share = spent === 0 ? 1 : useful / spent
  const ok = spent <= most * allowed && share >= 0.5 && (finished.length > 0 || most < 0.01)
  const unit = tokens === undefined ? '$' : ''
  return {
    ok,
    line:
      `${unit}${Number(spent.toPrecision(4))} of ${unit}${most} (${((100 * spent) / most).toFixed(1)} %), ` +
      `${(100 * share).toFixed(1)} % of it in ${finished.length} finished episodes; ${requests} requests, ${seconds.toFixed(1)} s`,
  }
}

/** The ids of the episodes that have an end that counts. */
function finishedIn(folder: string): string[] {
  const names = (): string[] => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }
  return names()
    .filter((name) => name.endsWith('.jsonl'))
    .filter((name) => {
      const last = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').at(-1)!
      return /"type":"ended"/.test(last) && /"status":"(completed|stopped)"/.test(last)
    })
    .map((name) => name.slice(0, -'.jsonl'.length))
}
