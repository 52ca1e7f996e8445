/**
 * What the second reader of Traveling Adventurers learns from, an example a line: the tokens of a message, what it says, and
 * what the grammar hears. All rounds of messages that are labelled, messages put together by chance, and those of our agents
 * in self-play and the sentences of its tests, of which the grammar knows what they say. The
 * rounds that are kept back are marked so, and those in files that are named.
 *
 * `npx tsx bench/second-reader/examples.ts [<file of a round> …] > examples.jsonl`, then `train.py` beside it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Random } from '../../src/core/random.ts'
import { MessageComposer } from '../../src/agents/traveling-adventurers/english/composed-messages.fixture.ts'
import { createLexicon } from '../../src/agents/traveling-adventurers/english/lexicon.ts'
import { MessageMaker } from '../../src/agents/traveling-adventurers/english/made-messages.fixture.ts'
import {
  inOrder,
  labelsOf,
  nameAct,
  submittedPaths,
} from '../../src/agents/traveling-adventurers/english/notation.fixture.ts'
import { createReader } from '../../src/agents/traveling-adventurers/english/read.ts'
import { tokensOf } from '../../src/agents/traveling-adventurers/second-reader/see.ts'
import { LISTENING } from '../listening/adventurers.ts'
import { playSymbolic } from '../listening/self-play.ts'
import { KEPT_BACK, ROUNDS, roundsFor } from '../strangers/rounds.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
/** Messages put together by chance, of either kind. */
const MADE = 6000
const COMPOSED = 9000
/** Houses that each pair of strategies plays. */
const HOUSES = 40

const keptBack = [...KEPT_BACK, ...process.argv.slice(2)]
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } }, { alone: true })
const lexicon = createLexicon(ROOMS)

function hears(text: string): string[] {
  const { acts } = read(text)
  return [...new Set([...acts.flatMap(nameAct), ...submittedPaths(acts)])]
}

function give(set: string, text: string, says: readonly string[], kind: 'typed' | 'made' | 'kept back'): void {
  const tokens = tokensOf(text, lexicon).map((token) => {
    if (token.kind === 'room') return `R:${token.room}`
    if (token.kind === 'number') return `N:${token.value}`
    if (token.kind === 'word') return token.word
    return token.kind === 'mark' ? token.mark : token.arrow ? '->' : '-'
  })
  console.log(JSON.stringify({ set, kind, text, says, heard: hears(text), tokens }))
}

type Labelled = readonly (readonly [text: string, says: string])[]
function giveAll(set: string, messages: Labelled): void {
  const kind = keptBack.includes(set) ? 'kept back' : 'typed'
  for (const [text, says] of messages) give(set, text, labelsOf(says), kind)
}

for (const { title, messages } of LISTENING) giveAll(title, messages)
for (const [name, round] of Object.entries(ROUNDS)) giveAll(name, round.adventurers)
for (const file of keptBack.filter((name) => name.endsWith('.json')))
  for (const round of Object.values(roundsFor(file)))
    for (const [text, says] of round.adventurers) give(basename(file), text, labelsOf(says), 'kept back')

const maker = new MessageMaker(new Random(7))
for (let i = 0; i < MADE; i++) {
  const { text, says } = maker.make()
  give('made', text, says.map(inOrder), 'made')
}
const composer = new MessageComposer(new Random(7))
for (let i = 0; i < COMPOSED; i++) {
  const { text, says } = composer.make()
  give('composed', text, says.map(inOrder), 'made')
}

const strategies = ['full-exchange', 'lazy', 'node-by-node'] as const
const said = new Set<string>()
for (const first of strategies)
  for (const second of strategies)
    for (let seed = 1; seed <= HOUSES; seed++)
      for (const { text } of playSymbolic({ boards: 'generated' }, seed, [first, second]).dialogue) said.add(text)
for (const text of said) give('self-play', text, hears(text), 'made')

// What stands in quotes in the tests of the grammar it is known to read.
const tests = new URL('../../src/agents/traveling-adventurers/', import.meta.url)
const quoted = new Set<string>()
for (const name of readdirSync(tests, { recursive: true, encoding: 'utf8' }))
  if (/^(?!second-reader).*\.(?:test|fixture)\.ts$/.test(name))
    for (const [, , text] of readFileSync(new URL(name, tests), 'utf8').matchAll(
      /(["'`])((?:(?!\1)[^\\\n$]|\\['"`n]){2,300})\1/g,
    ))
      if (/[a-z]/i.test(text!) && !text!.includes('.ts'))
        quoted.add(text!.replaceAll('\\n', '\n').replaceAll(/\\(['"`])/g, '$1'))
for (const text of quoted) give('tests', text, hears(text), 'made')
