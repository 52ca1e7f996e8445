/**
 * How replies of models are read: for each family of games and each round of replies, how many are taken as meant, asked
 * again, and silently misread. `npx tsx bench/replies.ts [family]` lists what goes wrong in the rounds that were seen while
 * the readers were mended (`--all`: in the unseen one too); `--of <file.json>` judges a list of `{situation, reply, meant}`,
 * and `--round <n,…>` some rounds.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Unreadable } from '../src/core/errors.ts'
import { corpus } from './replies/corpus.ts'
import { ROUNDS, UNSEEN, type Entry, type Round } from './replies/entry.ts'
import { readers, Refused } from './replies/situations.ts'
import { entriesIn } from './replies/written.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, of: { type: 'string' }, round: { type: 'string' } },
})
const [only] = positionals

const entries = given.of === undefined ? corpus() : entriesIn(readFileSync(given.of, 'utf8'), ROUNDS.at(-1)!)

function judge({ situation, reply, meant, mayAsk }: Entry): {
  as: 'meant' | 'rightly asked' | 'asked' | 'misread'
  got: string
} {
  try {
    const got = readers[situation]!(reply)
    // Beside a path anything may be said.
    const isMeant = got === meant || (meant === 'submit+' && got.startsWith('submit+'))
    return { as: isMeant ? 'meant' : 'misread', got }
  } catch (error) {
    if (error instanceof Refused && error.read === meant) return { as: 'meant', got: meant }
    if (!(error instanceof Unreadable || error instanceof Refused)) throw error
    return { as: meant === null || mayAsk ? 'rightly asked' : 'asked', got: 'asked again' }
  }
}

const judged = entries
  .filter(
    ({ family, round }) => (!only || family === only) && (!given.round || given.round.split(',').includes(`${round}`)),
  )
  .map((entry) => ({ entry, ...judge(entry) }))

/** One row of the table: how those of a family and a round are read. */
function print(family: string, round: string, those: typeof judged): void {
  const count = (as: string) => those.filter((one) => one.as === as).length
  const meant = those.filter(
    ({ entry, as }) => entry.meant !== null && !(entry.mayAsk && as === 'rightly asked'),
  ).length
  const share = `${count('meant')} (${((100 * count('meant')) / meant).toFixed(1)} %)`
  const cells = [those.length, meant, share, count('rightly asked'), count('asked'), count('misread')]
  console.log(`${family.padEnd(16)} ${round.padEnd(10)} ${cells.join('  ')}`)
}

const nameOf = (round: Round): string => `${round}${round === UNSEEN ? ' (unseen)' : ''}`

console.log('family           round    n  meant  taken as meant  asked again rightly  asked though meant  misread')
for (const family of new Set(judged.map(({ entry }) => entry.family)))
  for (const round of ROUNDS) {
    const ofRound = judged.filter(({ entry }) => entry.family === family && entry.round === round)
    if (ofRound.length === 0) continue
    print(family, nameOf(round), ofRound)
    if (!(only || given.of || given.round) || (round === UNSEEN && !given.all && !given.of)) continue
    for (const { entry, as, got } of ofRound.toSorted((a, b) => b.as.localeCompare(a.as)))
      if (as !== 'meant' && as !== 'rightly asked')
        console.log(`  ${as}: ${JSON.stringify(entry.reply)} [${entry.situation}] meant ${entry.meant}, got ${got}`)
  }
for (const round of ROUNDS) {
  const ofRound = judged.filter(({ entry }) => entry.round === round)
  if (ofRound.length > 0) print('all', nameOf(round), ofRound)
}
