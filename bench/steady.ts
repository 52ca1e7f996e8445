/**
 * How steady what is read stays where a text is changed so that it says the same: `npx tsx bench/steady.ts [--all] [--every n]
 * [--change <name>] [--dialogues <folder with human/*.dev.json>] [reader]`. Of the messages that are read rightly (of the published
 * dialogues: of all), those that are read otherwise once changed are counted for each change in `steady/changes.ts`; `--all`
 * shows them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readerFor } from '../src/agents/assignment/english.ts'
import { englishFor, hear, type Heard } from '../src/agents/mediation/english.ts'
import { announces } from '../src/agents/planning/english.ts'
import { PUBLISHED_LABELS } from '../src/games/assignment/index.ts'
import { readOpinions } from '../src/agents/planning/opinions.ts'
import { readReport } from '../src/agents/planning/report.ts'
import { readWishes } from '../src/agents/planning/wish.ts'
import { inOrder, nameAct } from '../src/agents/traveling-adventurers/english/notation.fixture.ts'
import { createReader } from '../src/agents/traveling-adventurers/english/read.ts'
import { answerTo } from '../src/games/engines/dialogue/answer.ts'
import { ANSWERS } from './steady/answers.ts'
import { CHANGES } from './steady/changes.ts'
import { names, nameWish, readWorth } from './strangers/heard.ts'
import { meaningsOf, ROUNDS } from './strangers/rounds.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    every: { type: 'string', default: '5' },
    change: { type: 'string' },
    dialogues: { type: 'string' },
  },
})
const [only] = positionals
const every = Number(given.every)

interface Reading {
  readonly reader: string
  readonly texts: readonly string[]
  /** What a text says, in one line. */
  readonly read: (text: string) => string
  /** Names in the texts. */
  readonly names: readonly string[]
}

const sorted = (things: readonly string[]): string => [...new Set(things)].toSorted().join('; ')
const rounds = Object.values(ROUNDS)
/** Those that hold more than Traveling Adventurers. */
const spoken = rounds.filter(({ planning_wishes: wishes }) => wishes !== undefined)

/** Those that say what they are labelled with. */
const rightly = (
  labelled: readonly (readonly [text: string, says: readonly string[]])[],
  read: (text: string) => string,
): string[] => labelled.flatMap(([text, says]) => (read(text) === sorted(says) ? [text] : []))

function adventurers(): Reading {
  const rooms = ['L', 'E', 'B', 'K', 'C', 'A']
  const reader = createReader({ rooms, coins: { min: 1, max: 10 } })
  const read = (text: string): string => sorted(reader(text).acts.flatMap(nameAct))
  const labelled = rounds.flatMap(({ adventurers: messages }) =>
    messages.map(([text, says]) => [text, says === '' ? [] : says.split('; ').map(inOrder)] as const),
  )
  return {
    reader: 'adventurers',
    read,
    texts: rightly(
      labelled.filter((_, i) => i % every === 0),
      read,
    ),
    names: ['living room', 'empty room', 'bathroom', 'kitchen', 'children’s', "children's", 'children', 'attic'],
  }
}

function planning(): Reading[] {
  // Some of the sites that visitors name stand in no town of ours.
  const labels = spoken.flatMap(({ planning_wishes: said }) => said.flatMap(([, meaning]) => meaningsOf(meaning)))
  const sites = [
    ...new Set([...names, ...labels.flatMap((label) => /^(?:must|would) see (.+)$/.exec(label)?.[1] ?? [])]),
  ]
  const readWish = (text: string): string => sorted(readWishes(text, sites).flatMap(nameWish))
  const wishes = spoken.flatMap(({ planning_wishes: said }) =>
    said.map(
      ([text, meaning]) =>
        [
          text.replaceAll('Harbour Clock', names[30]!),
          meaningsOf(meaning.replaceAll('Harbour Clock', names[30]!)),
        ] as const,
    ),
  )
  const scores = spoken.flatMap(({ planning_scores: said }) => said.map(([text]) => text.replace('{N}', '23')))
  const announcements = spoken.flatMap(({ planning_announce: said }) => said)
  const some = (_: unknown, i: number): boolean => i % every === 0
  return [
    { reader: 'wishes', names: sites, read: readWish, texts: rightly(wishes.filter(some), readWish) },
    {
      reader: 'worths',
      names,
      read: (text) => sorted(readWorth(text)),
      texts: scores.filter(some),
    },
    {
      reader: 'announcements',
      names,
      read: (text) => `${announces(text)}`,
      texts: announcements.filter(some),
    },
  ]
}

const REVIEWERS = ['Ava Li', 'Daniel Nguyen', 'Sofia Patel', 'Morgan Reed', 'Ethan Smith']
const PAPERS = ['BLEU', 'Electra', 'GloVe', 'GLUE', 'QuAC']

/** What is said of reviewers for papers. */
function readOfAssignment(): (text: string) => string {
  const labels = { papers: PAPERS.map((short) => ({ short, title: short })), reviewers: REVIEWERS }
  return (text) =>
    sorted(
      readerFor(labels)
        .read(text)
        .flatMap(({ acts }) => acts.flatMap((act) => ('about' in act ? [plain(act)] : []))),
    )
}

/** An act without its place in the text. */
const plain = (act: object): string =>
  JSON.stringify(act, (key, value: unknown) =>
    ['at', 'start', 'end', 'from', 'to', 'text', 'words', 'span', 'index', 'tokens'].includes(key) ? undefined : value,
  )

function assignment(): Reading {
  const fill = (phrase: string, i: number): string =>
    phrase
      .replace(/\bR\b/g, REVIEWERS[i % 5]!.split(' ')[0]!)
      .replace(/\bA\b/g, REVIEWERS[(i + 1) % 5]!.split(' ')[0]!)
      .replace(/\bB\b/g, REVIEWERS[(i + 3) % 5]!.split(' ')[0]!)
      .replace(/\bP\b/g, PAPERS[(i * 3) % 5]!)
      .replace(/\bN\b/g, `${(i * 37) % 100}`)
  const phrases = spoken.flatMap(({ assignment: said, numbers }) => [...Object.values(said).flat(), ...numbers])
  return {
    reader: 'assignment',
    read: readOfAssignment(),
    texts: phrases.filter((_, i) => i % every === 0).map(fill),
    names: [...REVIEWERS, ...PAPERS],
  }
}

const DATES = ['2031-05-14', '2031-05-15', '2031-05-16']
const MEETINGS = [
  { start: '2031-05-14T09:00', end: '2031-05-14T11:00' },
  { start: '2031-05-14T14:00', end: '2031-05-14T15:30' },
  { start: '2031-05-15T10:00', end: '2031-05-15T12:00' },
]

/** What is told of meetings and of when to fly. */
function heardIn(text: string, dates: readonly string[], meetings: typeof MEETINGS): string {
  const heard: Heard = { shared: meetings.map(() => undefined), own: [], windows: [], asked: false }
  hear(englishFor(dates), heard, { text, question: '' }, meetings, dates)
  return JSON.stringify([heard.shared, heard.own, heard.windows])
}

function mediation(): Reading {
  const read = (text: string): string => heardIn(text, DATES, MEETINGS)
  const WHEN = [
    ['5/14', '9 AM', '11 AM'],
    ['5/14', '2 PM', '3:30 PM'],
    ['5/15', '10 AM', '12 PM'],
    ['5/16', '1 PM', '4 PM'],
  ] as const
  const sentences = spoken.flatMap(({ mediation: said, mediation_words: words }) => [
    ...said,
    ...words.flat().map((word) => `My meeting on D from F to T is ${word}.`),
  ])
  const texts = sentences
    .filter((_, i) => i % every === 0)
    .map((sentence, i) => {
      const [day, from, to] = WHEN[i % WHEN.length]!
      return sentence
        .replace(/\bD\b/g, day)
        .replace(/\bF\b/g, from)
        .replace(/\bT\b/g, to)
        .replace(/\bN\b/g, `${(i % 10) + 1}`)
    })
  return { reader: 'mediation', read, texts, names: [] }
}

/** What visitors of the published dialogues say of wishes and offers, whether or not it is read rightly. */
function visitors(folder: string): Reading {
  const texts = JSON.parse(readFileSync(join(folder, 'planning.dev.json'), 'utf8')).flatMap((game: any) =>
    game.log.flatMap((line: any) => (line.kind === 'message' ? [line.text] : [])),
  )
  const read = (text: string): string => {
    const report = readReport(text, names.slice(0, 3), names)
    return sorted([
      ...readWishes(text, names).flatMap(nameWish),
      ...readOpinions(text, [], names).map(plain),
      ...(report ? [JSON.stringify(report)] : []),
    ])
  }
  return { reader: 'visitors', read, names, texts: texts.filter((_: unknown, i: number) => i % every === 0) }
}

/** Whether lines typed at an open proposal take it. */
function answers(): Reading {
  const read = (text: string): string => answerTo(text) ?? ''
  return {
    reader: 'answers',
    read,
    texts: ANSWERS.flatMap(([does, texts]) => texts.filter((text) => read(text) === does)),
    names: ['Ava', 'Daniel', 'BLEU', 'GLUE', 'Friday'],
  }
}

const PUBLISHED_MEETINGS = [
  { start: '2023-05-31T09:00', end: '2023-05-31T11:00' },
  { start: '2023-06-01T14:00', end: '2023-06-01T15:30' },
  { start: '2023-06-02T10:00', end: '2023-06-02T12:00' },
]

/** What the log of a published dialogue says, by who may say it. */
const messagesOf = (game: any, players: readonly number[]): string[] =>
  game.log.flatMap((line: any) => (line.kind === 'message' && players.includes(line.player) ? [line.text] : []))

/** What players of the published dialogues say of their tables and of their calendars, whether or not it is read rightly. */
function published(folder: string): Reading[] {
  const gamesOf = (game: string): any[] => JSON.parse(readFileSync(join(folder, `${game}.dev.json`), 'utf8'))
  const some = (_: unknown, i: number): boolean => i % every === 0
  const first = gamesOf('assignment').flatMap((game) => messagesOf(game, [0, 1]))
  const reader = readerFor(PUBLISHED_LABELS)
  return [
    {
      reader: 'published assignment',
      names: [
        ...PUBLISHED_LABELS.reviewers.flatMap((name) => [name, ...name.split(' ')]),
        ...PUBLISHED_LABELS.papers.map(({ short }) => short),
      ],
      read: (text) =>
        sorted(reader.read(text).flatMap(({ acts }) => acts.flatMap((act) => ('about' in act ? [plain(act)] : [])))),
      texts: first.filter(some),
    },
    {
      reader: 'published mediation',
      names: ['Delta', 'JetBlue', 'Alaska', 'American', 'Southwest', 'Spirit', 'Frontier', 'Hawaiian', 'United'],
      read: (text) => heardIn(text, ['2023-05-31', '2023-06-01', '2023-06-02'], PUBLISHED_MEETINGS),
      texts: gamesOf('mediation')
        .flatMap((game) => messagesOf(game, [0, 1]))
        .filter(some),
    },
  ]
}

const READINGS: Readonly<Record<string, () => readonly Reading[]>> = {
  adventurers: () => [adventurers()],
  planning,
  assignment: () => [assignment()],
  mediation: () => [mediation()],
  answers: () => [answers()],
  published: () => (given.dialogues ? published(given.dialogues) : []),
  visitors: () => (given.dialogues ? [visitors(given.dialogues)] : []),
}

for (const [name, readings] of Object.entries(READINGS)) {
  if (only !== undefined && only !== name) continue
  for (const { reader, texts, read, names: kept } of readings()) {
    let [same, all] = [0, 0]
    const rows: [string, number, number][] = []
    for (const [change, make] of Object.entries(CHANGES)) {
      if (given.change !== undefined && given.change !== change) continue
      let [steady, tried] = [0, 0]
      for (const text of texts) {
        const changed = make(text, kept)
        if (changed === undefined || changed === text) continue
        tried++
        const [before, after] = [read(text), read(changed)]
        if (before === after) steady++
        else if (given.all)
          console.log(
            `${reader}, ${change}: ${JSON.stringify(changed)}\n  was  ${before || '-'}\n  is   ${after || '-'}`,
          )
      }
      if (tried > 0) rows.push([change, steady, tried])
      same += steady
      all += tried
    }
    console.log(`${reader}: ${texts.length} texts, ${all} changed, ${((100 * same) / all).toFixed(2)} % read as before`)
    for (const [change, steady, tried] of rows.toSorted((a, b) => a[1] / a[2] - b[1] / b[2]))
      if (steady < tried)
        console.log(`  ${change.padEnd(26)} ${((100 * steady) / tried).toFixed(1).padStart(5)} % of ${tried}`)
  }
}
