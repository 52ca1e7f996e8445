/**
 * How much is understood of what people type in Traveling Adventurers and of what visitors say in Planning, in rounds by
 * authors who knew nothing of the readers: `npx tsx bench/heard.ts [--all] [round]`. `--all` shows what is missed.
 */
import { planning } from '../src/games/planning/index.ts'
import { validate } from '../src/core/schema.ts'
import type { Act } from '../src/agents/traveling-adventurers/english/acts.ts'
import { createReader } from '../src/agents/traveling-adventurers/english/read.ts'
import { readerFor } from '../src/agents/planning/english.ts'
import { readOpinions } from '../src/agents/planning/opinions.ts'
import { readReport } from '../src/agents/planning/report.ts'
import { readWishes, type Wish } from '../src/agents/planning/wish.ts'
import { fromInside, heard, heardLater } from './listening/adventurers.ts'
import { meaningsOf, ROUNDS, type Round } from './strangers/rounds.ts'

const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
const showsAll = process.argv.includes('--all')
const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } })
const pair = (a: string, b: string): string => (ROOMS.indexOf(a) < ROOMS.indexOf(b) ? `${a}-${b}` : `${b}-${a}`)
const { sites } = planning.start(validate(planning.config, {}, 'config'), 1).world
const names = sites.map(({ name }) => name)

/** What an act says, in the notation of the messages. */
function nameAct(act: Act): string[] {
  switch (act.kind) {
    case 'tell':
      return act.coins.map(({ a, b, coins }) => `${pair(a, b)} ${coins}`)
    case 'ask':
      return [
        ...act.pairs.map(([a, b]) => `? ${pair(a, b)}`),
        ...act.from.map((room) => `? ${room}-*`),
        ...(act.all ? ['? all'] : []),
      ]
    case 'propose':
      return [`> ${act.path.join(' ')}`]
    case 'agree':
      return ['yes']
    case 'disagree':
      return ['no']
    case 'submit':
      return ['submit']
    case 'invite':
      return ['what']
    default:
      return []
  }
}

/** What a message says. A path that is named where it is submitted may be labelled as proposed too. */
function readMessage(text: string, wanted: ReadonlySet<string>): string[] {
  const { acts } = read(text)
  const submitted = acts.flatMap((act) => (act.kind === 'submit' && act.path ? [`> ${act.path.join(' ')}`] : []))
  return [...acts.flatMap(nameAct), ...submitted.filter((path) => wanted.has(path))]
}

const plain = (said: string): string => said.replace(/\b([A-Z])-([A-Z])\b/g, (_, a: string, b: string) => pair(a, b))

/** A wish in the notation of the rounds. */
function nameWish(wish: Wish): string[] {
  switch (wish.about) {
    case 'budget':
      return [`budget ${wish.limit}`]
    case 'see':
      return [`${wish.must ? 'must' : 'would'} see ${wish.names.join(' or ')}`]
    case 'site':
      return wish.liked ? [`would see ${wish.name}`] : []
    case 'type':
      return [`at least one ${wish.type}`]
    case 'distance':
      return ['near']
    default: {
      const { feature, good, bad } = wish
      if (feature === 'rating') return [`rating ${Math.min(...good.map(Number))}`]
      if (feature === 'touristy') return [good.includes(true) ? 'touristy true' : 'touristy false true']
      if (['cuisine', 'alcohol type', 'ambience'].includes(feature))
        return [
          ...good.map((value) => `${feature} liked ${String(value)}`),
          ...bad.map((value) => `${feature} disliked ${String(value)}`),
        ]
      return [`${feature} ${good.includes(true) ? 'yes' : 'no'}`]
    }
  }
}

/** What a visitor says of an offer. */
function readWorth(text: string): string[] {
  const offer = sites.slice(0, 3)
  const report = readReport(
    text,
    offer.map(({ name }) => name),
    names,
  )
  if (report?.total !== undefined) return [String(report.total)]
  const whole = readOpinions(text, offer, names).find(({ about }) => about === 'whole')
  return whole?.about === 'whole' ? [whole.good ? 'good' : 'bad'] : []
}

const GRADES: Readonly<Record<string, readonly string[]>> = {
  great: ['good'],
  good: ['good'],
  middling: [],
  bad: ['bad'],
}

const isFinal = (text: string): string[] =>
  readerFor([])
    .read(text)
    .some(({ acts }) => acts.some(({ type }) => type === 'final'))
    ? ['best']
    : []

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

const asLabels = (messages: Round['adventurers']): Labelled =>
  messages.map(([text, says]) => [text, says === '' ? [] : says.split('; ').map(plain)])

if (only === undefined) {
  compare('adventurers, of old', asLabels(heard), readMessage)
  compare('adventurers, later', asLabels(heardLater), readMessage)
}
if (only === undefined || only === 'inside') compare('adventurers, from inside', asLabels(fromInside), readMessage)
for (const [name, round] of Object.entries(ROUNDS)) {
  if (only !== undefined && only !== name) continue
  compare(`adventurers, ${name} round`, asLabels(round.adventurers), readMessage)
  compare(
    `wishes, ${name} round`,
    round.planning_wishes.map(([text, meaning]) => [text, meaningsOf(meaning)]),
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
