/**
 * How steady the reading of replies stays where a reply is changed so that it decides the same: `npx tsx bench/steady-replies.ts
 * [--all] [--every n] [--change <name>] [--of <file.json>] [situation]`. Of the replies that are taken as meant, or rightly asked
 * again, those are counted for each change in `steady/of-replies.ts` that are taken as before once changed, that are then asked
 * again, and that are taken for something else, of which there must be none; `--all` shows the last two. What is said in a
 * message may differ.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Unreadable } from '../src/core/errors.ts'
import { corpus } from './replies/corpus.ts'
import { ROUNDS, type Entry } from './replies/entry.ts'
import { readers, Refused } from './replies/situations.ts'
import { entriesIn } from './replies/written.ts'
import { REPLY_CHANGES } from './steady/of-replies.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    every: { type: 'string', default: '5' },
    change: { type: 'string' },
    of: { type: 'string' },
  },
})
const [only] = positionals
const every = Number(given.every)

const entries: readonly Entry[] =
  given.of === undefined ? corpus() : entriesIn(readFileSync(given.of, 'utf8'), ROUNDS.at(-1)!)

const ASKED = 'asked again'

function take(situation: string, reply: string): string {
  try {
    return readers[situation]!(reply)
  } catch (error) {
    if (error instanceof Refused) return error.read
    if (error instanceof Unreadable) return ASKED
    throw error
  }
}

/** What is done, whatever is said with it. */
const withoutWords = (situation: string, taken: string): string =>
  situation === 'a speaker' && taken !== ASKED
    ? 'says'
    : taken.replace(/^(message|think)\|[^]*|(?<=^submit[^+]*\+)[^]*/, '$1')

const replies = entries.flatMap(({ situation, reply, meant }, i) => {
  // A query comes behind its type, which is taken off before.
  if (
    i % every !== 0 ||
    situation === 'a query' ||
    (only !== undefined && only !== situation) ||
    !/[\p{L}\p{N}]/u.test(reply)
  )
    return []
  const taken = take(situation, reply)
  const isRight = taken === (meant ?? ASKED) || (meant === 'submit+' && taken.startsWith(meant))
  return isRight ? [{ situation, reply, taken: withoutWords(situation, taken) }] : []
})

console.log(`${replies.length} replies\nchange                            n  as before  asked  otherwise`)
let all = [0, 0, 0]
for (const [name, change] of Object.entries(REPLY_CHANGES)) {
  if (given.change !== undefined && given.change !== name) continue
  let [same, asked, otherwise] = [0, 0, 0]
  for (const { situation, reply, taken } of replies) {
    const changed = change(reply, situation)
    if (changed === undefined || changed === reply) continue
    const now = withoutWords(situation, take(situation, changed))
    if (now === taken) {
      same++
      continue
    }
    if (now === ASKED) asked++
    else otherwise++
    if (given.all)
      console.log(
        `${now === ASKED ? 'ASKED' : 'OTHERWISE'}, ${name}, ${situation}: ${JSON.stringify(changed)}\n  was  ${taken}\n  is   ${now}`,
      )
  }
  const n = same + asked + otherwise
  all = [all[0]! + same, all[1]! + asked, all[2]! + otherwise]
  if (n > 0)
    console.log(
      `${name.padEnd(28)} ${String(n).padStart(6)}  ${String(same).padStart(9)}  ${String(asked).padStart(5)}  ${String(otherwise).padStart(9)}`,
    )
}
console.log(
  `${'all'.padEnd(28)} ${String(all[0]! + all[1]! + all[2]!).padStart(6)}  ${all.map((count, i) => String(count).padStart([9, 5, 9][i]!)).join('  ')}`,
)
