/** `roundtable check`: tries an agent of one's own out before thousands of episodes are played. */
import type { Command } from 'commander'
import type { Check } from '../../lab/seating/check-agent.ts'
import { EXIT } from '../exit.ts'
import { toNumber } from '../options.ts'
import { watchForLoops } from '../../node/watch-for-loops.ts'

/** Seconds beyond the deadline: a busy machine is no agent's fault. */
const GRACE = 5

interface Flags {
  readonly deadline: string
  readonly json?: boolean
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .argument('<agent>', 'a path, exec:<command>, or a name, with options as in --agents')
    .argument('[games...]', 'games by name or path (default: one of each kind of turn)')
    .description('Try an agent out: every kind of turn, first and last seat, a refusal, another episode.')
    .option('--deadline <seconds>', 'longest time for one decision', '60')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      `
Examples:
  roundtable check 'exec:python3 my_agent.py' traveling-adventurers
  roundtable check ./my-agent.mjs

Others sit at random. Exit status: 0; 1 when something did not go as it should; 2 for wrong use.`,
    )
    .action(async (agent: string, games: readonly string[], { deadline, json = false }: Flags) => {
      const { checkAgent } = await import('../../lab/seating/check-agent.ts')
      const { readAgentSpec } = await import('../../lab/seating/lineup.ts')
      const stop = new AbortController()
      process.once('SIGINT', () => stop.abort())
      const seconds = toNumber(deadline, '--deadline', 86_400)
      const patience = Math.ceil(seconds + GRACE)
      const unwatch = watchForLoops(
        patience,
        `roundtable: ${agent} held up this process for ${patience} s without a pause: is there a loop without an end in it?`,
      )
      const checks = await checkAgent(readAgentSpec(agent), {
        ...(games.length > 0 && { games }),
        deadline: 1000 * seconds,
        signal: stop.signal,
        ...(!json && { onCheck: print() }),
      }).finally(unwatch)
      const failed = checks.filter(({ ok }) => !ok).length
      if (json) console.log(JSON.stringify({ checks }))
      else
        console.log(
          failed === 0 ? 'It can sit down anywhere of these.' : `Not as it should: ${failed} of ${checks.length}`,
        )
      if (stop.signal.aborted) process.exitCode = EXIT.interrupted
      else if (failed > 0) process.exitCode = EXIT.episodesFailed
    })
}

/** Prints each check as it is done, under the game that it was done in. */
function print(): (check: Check) => void {
  let head = ''
  return ({ game, kind, seat, what, ok, detail }) => {
    const title = `${game}, ${kind}, as ${seat}`
    if (title !== head) console.log(title)
    head = title
    console.log(`  ${ok ? 'yes' : 'NO '}  ${what}: ${detail}`)
  }
}
