/**
 * How much is understood of what people type in Traveling Adventurers and of what visitors say in Planning, in rounds by
 * authors who knew nothing of the readers: `npx tsx bench/heard.ts [--all] [--alone] [round or file]`. `--all` shows what is missed;
 * `--alone` lets the grammar of Traveling Adventurers read without the second reader. The
 * round `made` holds messages that are put together by chance, `composed` those whose parts go with one another freely,
 * `voices` messages of many writers, `manners` those in other manners of writing, `kinds` plain ones of one kind each, `talks`
 * those of whole talks, and `conversing` hard ones of what these missed. A file holds a round, or a list of messages with what
 * they say, in the notation of `bench/listening/adventurers.ts`.
 */
import { Random } from '../src/core/random.ts'
import { MessageComposer } from '../src/agents/traveling-adventurers/english/composed-messages.fixture.ts'
import { MessageMaker } from '../src/agents/traveling-adventurers/english/made-messages.fixture.ts'
import {
  asLabelled,
  inOrder,
  labelsOf,
  nameAct,
  submittedPaths,
} from '../src/agents/traveling-adventurers/english/notation.fixture.ts'
import { createReader } from '../src/agents/traveling-adventurers/english/read.ts'
import { announces } from '../src/agents/planning/english.ts'
import { readWishes } from '../src/agents/planning/wish.ts'
import { LISTENING } from './listening/adventurers.ts'
import { names, nameWish, readWorth } from './strangers/heard.ts'
import { meaningsOf, roundsFor, type Round } from './strangers/rounds.ts'

const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
const showsAll = process.argv.includes('--all')
const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } }, { alone: process.argv.includes('--alone') })

/** What a message says. A path that is named where it is submitted may be labelled as proposed too. */
function readMessage(text: string, wanted: ReadonlySet<string>): string[] {
  const { acts } = read(text)
  return asLabelled([...acts.flatMap(nameAct), ...submittedPaths(acts).filter((path) => wanted.has(path))], wanted)
}

const GRADES: Readonly<Record<string, readonly string[]>> = {
  great: ['good'],
  good: ['good'],
  middling: [],
  bad: ['bad'],
}

const isFinal = (text: string): string[] => (announces(text) ? ['best'] : [])

type Labelled = readonly (readonly [text: string, says: readonly string[]])[]

function compare(
  what: string,
  messages: Labelled,
  reads: (text: string, wanted: ReadonlySet<string>) => string[],
): void {
  let [right, told, found] = [0, 0, 0]
  for (const [text, says] of messages) {
    const wanted = new Set(says)
    const got = new Set(reads(text, wanted))
    const hits = [...got].filter((one) => wanted.has(one)).length
    right += hits
    told += wanted.size
    found += got.size
    if (showsAll && (hits < wanted.size || hits < got.size))
      console.log(`${JSON.stringify(text)}\n  says ${[...wanted].join('; ')}\n  read ${[...got].join('; ')}`)
  }
  const [precision, recall] = [right / found, right / told]
  const balanced = (2 * precision * recall) / (precision + recall)
  console.log(
    `${what}: ${messages.length} messages, ${told} things said: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${balanced.toFixed(3)}`,
  )
}

const asLabels = (messages: Round['adventurers']): Labelled => messages.map(([text, says]) => [text, labelsOf(says)])

if (only === undefined || only === 'made') {
  const maker = new MessageMaker(new Random(1))
  const made = Array.from({ length: 4000 }, () => maker.make())
  compare(
    'adventurers, made',
    made.map(({ text, says }) => [text, says.map(inOrder)]),
    readMessage,
  )
}
if (only === undefined || only === 'composed') {
  const composer = new MessageComposer(new Random(1))
  const composed = Array.from({ length: 6000 }, () => composer.make())
  compare(
    'adventurers, composed',
    composed.map(({ text, says }) => [text, says.map(inOrder)]),
    readMessage,
  )
}
for (const { title, name, messages } of LISTENING)
  if (only === undefined || only === name) compare(`adventurers, ${title}`, asLabels(messages), readMessage)
for (const [name, round] of Object.entries(roundsFor(only))) {
  compare(`adventurers, ${name} round`, asLabels(round.adventurers), readMessage)
  if (round.planning_wishes === undefined) continue
  compare(
    `wishes, ${name} round`,
    round.planning_wishes.map(([text, meaning]) => [
      text.replaceAll('Harbour Clock', names[30]!),
      meaningsOf(meaning.replaceAll('Harbour Clock', names[30]!)),
    ]),
    (text) => readWishes(text, names).flatMap(nameWish),
  )
  compare(
    `what offers are worth, ${name} round`,
    round.planning_scores.map(([text, meaning]) =>
      meaning === 'score' ? [text.replace('{N}', '23'), ['23']] : [text, GRADES[meaning]!],
    ),
    readWorth,
  )
  compare(
    `announcements of the best, ${name} round`,
    round.planning_announce.map((text) => [text, ['best']]),
    isFinal,
  )
}
