/** `roundtable run`: plays the episodes of a plan and prints their tables. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import type { Json } from '../../core/json.ts'
import { InvalidInput } from '../../core/errors.ts'
import { seedsOf, type PlanInput } from '../../lab/plans/plan.ts'
import type { PlannedRun } from '../../lab/plans/plan-file.ts'
import type { DistinctResult } from '../../lab/running/run-distinct.ts'
import { exitOf, isUnfinished } from '../exit.ts'
import { addLimitFlags, addModelFlags, toLimits, type LimitFlags } from '../models.ts'
import { MAX_SECONDS, collect, toAgents, toConfig, toCount, toNumber, toPreset, toSeeds } from '../options.ts'
import { addReportFlags, checkReportFlags, printReport, type ReportFlags } from '../print-report.ts'
import { withRunner, type Runner, type RunnerFlags } from '../runner.ts'
import { typedAgain } from '../typed-again.ts'

interface Flags extends RunnerFlags, ReportFlags, LimitFlags {
  readonly agents?: string
  readonly episodes?: string
  readonly seeds?: string
  readonly preset?: string
  readonly set?: readonly string[]
  readonly tries?: string
  readonly deadline?: string
  readonly into?: string
  readonly fresh?: boolean
  readonly queue?: string
}

export function addRun(program: Command): void {
  const command = program
    .command('run')
    .argument('<game | plan.yaml>', 'a game by name, the path of its module, or a file with a plan')
    .description('Play many episodes, keep every one, and print the table.')
    .option(
      '--agents <a,b>',
      'one agent for all seats, or one each: name[:option=value][@provider:model], a path, or exec:<command>',
    )
    .option('--episodes <n>', 'how many (default: 100)')
    .option('--seeds <s,...>', 'their seeds, such as 1-100 or 7,8,9 (default: from 1)')
    .option('--preset <name>', 'parameters that belong together, by name: `roundtable games <game>` lists them')
    .option('--set <key=value>', 'a parameter of the game; may be given several times', collect)
    .option('--jobs <n>', 'episodes played at once (default: 32; 2 a worker where nobody waits for a model or program)')
    .option('--workers <n>', 'processes that play, such as one a core (default: none beside this one)')
    .option('--queue <address>', 'let workers on any machine play (docs/runs.md); a Redis server')
    .option('--tries <n>', 'how often a seat may try one turn (default: 3)')
    .option('--deadline <seconds>', 'longest time for one decision (default: none)')
    .option('--prompts <folder>', 'published prompts, for agents that take them (docs/models.md)')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--into <folder>', 'a folder of its own for this run')
    .option('--fresh', 'play anew beside the episodes that are there, which are kept')
  addReportFlags(command)
  addModelFlags(addLimitFlags(command))
    .addHelpText(
      'after',
      `
Examples:
  roundtable run traveling-adventurers
  roundtable run traveling-adventurers --agents symbolic:strategy=lazy --set boards=generated --set rooms=10
  roundtable run traveling-adventurers --agents problem-solving --model openai:gpt-4o --episodes 20 --budget 5
  roundtable run traveling-adventurers --agents problem-solving,symbolic --model stand-in --episodes 10
  roundtable run traveling-adventurers --agents 'exec:python3 my_agent.py,symbolic'

A plan may hold several games, line-ups, models and settings (docs/runs.md).
The same command again resumes what is unfinished and repeats nothing.
Exit status: 0; 1 when episodes failed or none was played to its end; 2 for wrong use; 130 when interrupted.`,
    )
    .action(async (what: string, flags: Flags) => {
      checkReportFlags(flags)
      // A run's own plan resumes that very run; one that is damaged says so in the words of a run.
      const own = basename(what) === 'plan.json' && existsSync(join(dirname(what), 'episodes'))
      if (own) {
        const { RunFolder } = await import('../../lab/logs/store.ts')
        new RunFolder(dirname(what)).readPlan()
      }
      const runs = await planRuns(what, flags)
      if (flags.model) await checkAsked(runs, flags.model)
      const into = flags.into ?? (own ? dirname(what) : undefined)
      if (into !== undefined && runs.length > 1)
        throw new InvalidInput(`--into takes one run, and this plan has ${runs.length}: leave it out, or use --runs`)
      await withRunner(
        flags,
        async (runner) => {
          const results = await playAll(runs, into, runner)
          for (const { path, changed } of results.flatMap(({ before }) => before ?? []))
            console.error(`Played anew, since ${changed.join(' and ')} changed: ${path} is kept as it was.`)
          await printReport(results, flags, runner.signal)
          if (results.length < runs.length || results.some(isUnfinished))
            console.error(`\nNot finished. To go on: ${typedAgain()}`)
          for (const { halted } of results) if (halted) console.error(`\n${halted.message}`)
          process.exitCode = exitOf(results, runner.interrupted)
        },
        { ...(flags.fresh && { fresh: true }), ...(flags.queue && { queue: flags.queue }) },
      )
    })
}

/** All that is to be played, found and checked before the first episode. */
async function planRuns(what: string, flags: Flags): Promise<PlannedRun[]> {
  const limits = toLimits(flags)
  const given: Partial<PlanInput> = {
    ...(limits && { limits }),
    ...(flags.agents !== undefined && { agents: toAgents(flags.agents) }),
    ...(flags.model && { model: flags.model }),
    ...(flags.prompts && { prompts: flags.prompts }),
    ...(flags.episodes !== undefined && { episodes: toCount(flags.episodes, '--episodes') }),
    ...(flags.seeds !== undefined && { seeds: toSeeds(flags.seeds) }),
    ...(flags.tries !== undefined && { tries: toCount(flags.tries, '--tries', 1000) }),
    ...(flags.deadline !== undefined && { deadline: toNumber(flags.deadline, '--deadline', MAX_SECONDS) }),
  }
  const config = {
    ...(flags.preset !== undefined && (await presetOf(what, flags.preset))),
    ...toConfig(flags.set ?? []),
  }
  if (!/\.(ya?ml|json)$/.test(what))
    return [{ plan: { game: what, config, ...given }, places: { game: what, config: what, agents: what } }]
  const { checkPlans, readPlanFile } = await import('../../lab/plans/plan-file.ts')
  return checkPlans(
    readPlanFile(what).map(({ plan, places: { model, ...places } }) => ({
      plan: { ...plan, ...given, config: { ...plan.config, ...config } },
      // Whoever names other agents or another model here has set aside what the file says of it.
      places: flags.agents === undefined && !flags.model && model !== undefined ? { ...places, model } : places,
    })),
  )
}

/** Whoever names a model and forgets the agents would take the numbers of an agent that thinks by itself for the model's. */
async function checkAsked(runs: readonly PlannedRun[], model: string): Promise<void> {
  const { nameOnly, preparePlan } = await import('../../lab/plans/prepare-plan.ts')
  const prepared = await Promise.all(runs.map(({ plan }) => preparePlan(plan, nameOnly)))
  const players = prepared.flatMap((one) => Object.values(one.players))
  if (players.some((player) => player.model)) return
  const { agents } = await import('../../agents/index.ts')
  const { isExec } = await import('../../node/exec/index.ts')
  const asking = (await agents(prepared[0]!.game.name)).filter(({ needsModel }) => needsModel).map(({ name }) => name)
  const who = [...new Set(players.map(({ name }) => name))].join(', ')
  const others = asking.length > 0 ? `name one that does with --agents: ${asking.join(', ')}` : 'leave out --model'
  const instead = players.some(({ name }) => isExec(name)) ? 'a program asks with model=yes (docs/exec.md)' : others
  throw new InvalidInput(`--model ${model} would be asked nothing, since ${who} plays without a model; ${instead}`)
}

async function presetOf(game: string, preset: string): Promise<Record<string, Json>> {
  if (/\.(ya?ml|json)$/.test(game)) throw new InvalidInput('--preset is of one game; write it into the plan')
  const { findGame } = await import('../../lab/own-code/find-game.ts')
  return toPreset(await findGame(game), preset)
}

/** Plays one run after the other, until an interrupt. */
async function playAll(
  runs: readonly PlannedRun[],
  into: string | undefined,
  runner: Runner,
): Promise<DistinctResult[]> {
  const results: DistinctResult[] = []
  if (runs.length > 1) runner.expect(runs.reduce((sum, { plan }) => sum + seedsOf(plan).length, 0))
  for (const [i, { plan }] of runs.entries()) {
    // A key or an address that is wrong is wrong for the next run too.
    if (runner.interrupted || results.at(-1)?.halted) break
    if (runs.length > 1) runner.say(`[${i + 1}/${runs.length}] ${plan.game}`)
    results.push(await runner.play(plan, into === undefined ? {} : { into }))
  }
  return results
}
