/** `roundtable verify`: replays a run's logs and says which cannot be believed. */
import type { Command } from 'commander'
import type { Verified } from '../../lab/reading/verify.ts'
import { EXIT } from '../exit.ts'

interface Flags {
  readonly game?: string
  readonly runs: string
  readonly json?: boolean
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<run | episode>', 'a path, or how the name of a run begins; /<seed> behind it is an episode')
    .description('Replay every log, and check its digest, its episode and its outcome.')
    .option('--game <module>', 'the game of an episode that is not built in, where its folder does not tell')
    .option('--runs <folder>', 'where runs are kept', 'runs')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText(
      'after',
      `
Examples:
  roundtable verify traveling-adventurers
  roundtable verify runs/traveling-adventurers-symbolic-1a2b3c4d
  roundtable verify runs/traveling-adventurers-symbolic-1a2b3c4d/episodes/seed-3.jsonl

Nothing is changed. Exit status: 0; 1 when a log cannot be believed; 2 for wrong use.`,
    )
    .action(async (what: string, flags: Flags) => {
      const { verifyLog, verifyRun } = await import('../../lab/reading/verify.ts')
      const { findShown } = await import('../../lab/reading/find-shown.ts')
      const { type, path } = findShown(what, { runs: flags.runs })
      if (type === 'episode') {
        const { events, sealed } = await verifyLog(path, flags.game)
        if (flags.json) console.log(JSON.stringify({ log: path, events, digest: sealed }))
        else
          console.log(`${path}: ${events} events replay${sealed ? ', and bear their digest' : '; it bears no digest'}.`)
        return
      }
      const verified = await verifyRun(path)
      console.log(flags.json ? JSON.stringify(verified) : describe(verified))
      if (verified.wrong.length > 0) process.exitCode = EXIT.episodesFailed
    })
}

function describe(found: Verified): string {
  const { episodes, sound, withoutDigest, unfinished, missing, wrong, setAside, strangers, sameSoftware } = found
  const rest = [
    ...(unfinished > 0 ? [`${unfinished} unfinished`] : []),
    ...(missing > 0 ? [`${missing} not begun`] : []),
    ...(wrong.length > 0 ? [`${wrong.length} not to be believed`] : []),
  ]
  return [
    `${found.run}: ${sound} of ${episodes} episodes are as they were written, and replay to their outcomes${rest.length ? `; ${rest.join(', ')}` : ''}.`,
    ...wrong.map(({ episode, why }) => `  ${episode}: ${why}`),
    ...(withoutDigest > 0 ? [`${withoutDigest} logs are older than digests: only their replay speaks for them.`] : []),
    ...setAside.map(({ episode, why, path }) => `Set aside before: ${episode} (${why}), now ${path}`),
    ...strangers.map((name) => `No log of this run: episodes/${name}`),
    ...(sameSoftware ? [] : ['It was played by another version of Roundtable; it is replayed by this one.']),
  ].join('\n')
}
