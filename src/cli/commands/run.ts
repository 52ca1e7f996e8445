/** `roundtable run`: plays the episodes of a plan and prints their table. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { same, type Json } from '../../core/json.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { PlanInput } from '../../lab/plan.ts'
import type { RunResult } from '../../lab/run.ts'
import type { RunRecord } from '../../lab/store.ts'
import { drawTable } from '../draw-table.ts'
import { watchInterrupts } from '../interrupt.ts'
import { EXIT } from '../exit.ts'
import { ModelRack, addModelFlags, type ModelFlags } from '../models.ts'
import { collect, toAgents, toConfig, toCount, toNumber, toSeeds } from '../options.ts'
import { ProgressLine } from '../progress.ts'

interface Flags extends ModelFlags {
  readonly agents?: string
  readonly episodes?: string
  readonly seeds?: string
  readonly set?: readonly string[]
  readonly jobs?: string
  readonly tries?: string
  readonly deadline?: string
  readonly runs: string
  readonly into?: string
  readonly floors: boolean
  readonly json?: boolean
}

export function addRun(program: Command): void {
  const command = program
    .command('run')
    .argument('<game | plan.yaml>', 'a game by name, or a file with a plan')
    .description('Play many episodes, keep every one, and print the table.')
    .option(
      '--agents <a,b>',
      'one agent for all seats, or one each: name[:option=value][@provider:model], a path, or exec:<command>',
    )
    .option('--episodes <n>', 'how many (default: 100)')
    .option('--seeds <s,...>', 'their seeds, such as 1-100 or 7,8,9 (default: from 1)')
    .option('--set <key=value>', 'a parameter of the game; may be given several times', collect)
    .option('--jobs <n>', 'episodes played at once (default: 32)')
    .option('--tries <n>', 'how often a seat may try one turn (default: 3)')
    .option('--deadline <seconds>', 'longest time for one decision (default: none)')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--into <folder>', 'a folder of its own for this run')
    .option('--no-floors', 'leave out the floors and the ceiling')
    .option('--json', 'print one JSON object and nothing else')
  addModelFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  roundtable run traveling-adventurers
  roundtable run traveling-adventurers --agents symbolic:strategy=lazy --set boards=generated --set rooms=10
  roundtable run traveling-adventurers --agents problem-solving --model openai:gpt-4o --episodes 20 --budget 5
  roundtable run traveling-adventurers --agents problem-solving,symbolic --model stand-in --episodes 10
  roundtable run traveling-adventurers --agents 'exec:python3 my_agent.py,symbolic'

The same command again resumes what is unfinished and repeats nothing.
Exit status: 0; 1 when episodes failed; 2 for wrong use; 130 when interrupted.`,
    )
    .action(async (what: string, flags: Flags) => {
      const plan = await readPlan(what, flags)
      // A run's own plan resumes that very run.
      const own = basename(what) === 'plan.json' && existsSync(join(dirname(what), 'episodes'))
      const into = flags.into ?? (own ? dirname(what) : undefined)
      const models = new ModelRack(flags)
      const interrupt = watchInterrupts()
      try {
        const result = await playPlan(plan, { ...flags, into }, models, interrupt)
        await printResult(result, flags)
        if (result.missing.length > 0 || result.rows.some(({ status }) => status === 'cancelled')) {
          console.error(
            `\nNot finished. To go on: ${process.argv
              .slice(1)
              .map(shellQuote)
              .join(' ')
              .replace(/^\S*\/roundtable(\.js)?/, 'roundtable')}`,
          )
          process.exitCode = interrupt.seen ? EXIT.interrupted : EXIT.episodesFailed
        } else if (result.rows.some(({ status }) => status === 'failed')) process.exitCode = EXIT.episodesFailed
      } finally {
        interrupt.stop()
        await models.close()
      }
    })
}

async function readPlan(what: string, flags: Flags): Promise<PlanInput> {
  const base = /\.(ya?ml|json)$/.test(what) ? await readPlanFile(what) : { game: what }
  return {
    ...base,
    config: { ...base.config, ...toConfig(flags.set ?? []) },
    ...(flags.agents && { agents: toAgents(flags.agents) }),
    ...(flags.model && { model: flags.model }),
    ...(flags.episodes && { episodes: toCount(flags.episodes, '--episodes') }),
    ...(flags.seeds && { seeds: toSeeds(flags.seeds) }),
    ...(flags.tries && { tries: toCount(flags.tries, '--tries') }),
    ...(flags.deadline && { deadline: toNumber(flags.deadline, '--deadline') }),
  }
}

/** The plan behind a run's own plan.json, so that it can be typed again from there. */
const planOf = ({ game, config, seats, tries, seeds }: RunRecord): PlanInput => ({
  game,
  config: config as PlanInput['config'],
  agents: Object.values(seats).map(({ agent, options, model }) => ({
    agent,
    ...(options !== undefined && { options: options as Record<string, Json> }),
    ...(model && { model }),
  })),
  tries,
  seeds: [...seeds],
})

async function readPlanFile(path: string): Promise<PlanInput> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new InvalidInput(`cannot read the plan ${path}: ${(error as Error).message}`)
  }
  const { parse } = await import('yaml')
  try {
    const read = parse(text) as PlanInput | RunRecord | null
    return read && 'seats' in read ? planOf(read) : ((read ?? {}) as PlanInput)
  } catch (error) {
    throw new InvalidInput(`${path} is not YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}

async function playPlan(
  plan: PlanInput,
  flags: Flags,
  models: ModelRack,
  interrupt: ReturnType<typeof watchInterrupts>,
): Promise<RunResult> {
  const { run, findGame } = await import('../../lab/run.ts')
  const game = await findGame(plan.game)
  const line = new ProgressLine(() => models.snapshots())
  try {
    return await run(plan, {
      folder: flags.runs,
      into: flags.into,
      openModel: models.open,
      signal: interrupt.now,
      drain: interrupt.soon,
      ...(flags.jobs && { jobs: toCount(flags.jobs, '--jobs') }),
      listen: (progress) => line.show(game, progress),
    })
  } finally {
    line.clear()
  }
}

/** The baseline that the run itself is, so that it need not stand in the table twice. */
async function asBaseline({ game, players }: RunResult): Promise<string[]> {
  const { prepare } = await import('../../lab/lineup.ts')
  const all = Object.values(players)
  const { name, model } = all[0]!
  if (model || all.some((player) => player.name !== name)) return []
  const plain = await prepare(game, { agent: name }, () => Promise.reject(new Error('asks no model')))
  return all.every(({ options }) => same(options, plain.options)) ? [name] : []
}

async function printResult(result: RunResult, flags: Flags): Promise<void> {
  const { reportRun } = await import('../../lab/report.ts')
  const { baselines } = await import('../../lab/baselines.ts')
  const { toJson } = await import('../../lab/result-json.ts')
  const without = await asBaseline(result)
  const floors = flags.floors ? await baselines(result.game, result.config, result.record.seeds, { without }) : []
  if (flags.json) return console.log(JSON.stringify(toJson(result, floors)))
  console.log(drawTable(reportRun(result, floors)))
  const reasons = new Map<string, number>()
  for (const { status, reason } of result.rows)
    if (status !== 'completed') reasons.set(`${status}: ${reason}`, (reasons.get(`${status}: ${reason}`) ?? 0) + 1)
  for (const [reason, n] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 5)) console.log(`${n} × ${reason}`)
  console.log(`Logs: ${result.folder.path}`)
}

const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
