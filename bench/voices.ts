/**
 * How much is understood sentence by sentence of what partners say in the dialogue games, whoever wrote it: in the voices of
 * `bench/strangers/voices.json` (short chatty texts, formal letters, lists as language models write them) and in the rounds.
 * `npx tsx bench/voices.ts [--all] [voice, round or file]`: `--all` shows what is missed.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { About } from '../src/agents/english/index.ts'
import { readerFor as assignmentReader } from '../src/agents/assignment/english.ts'
import { gather } from '../src/agents/assignment/evidence.ts'
import { englishFor, hear, type Heard } from '../src/agents/mediation/english.ts'
import { readerFor as planningReader } from '../src/agents/planning/english.ts'
import { readWishes } from '../src/agents/planning/wish.ts'
import { names, nameWish, readWorth } from './strangers/heard.ts'
import { meaningsOf, ROUNDS, type Round } from './strangers/rounds.ts'

const PAPERS = ['BLEU', 'Electra', 'GloVe', 'GLUE', 'LLaMA', 'RoBERTa', 'QuAC', 'SWAG']
const REVIEWERS =
  'Ava Li,Daniel Nguyen,Sofia Patel,Andrei Petrov,Morgan Reed,Joseph Santos,Ethan Smith,Noah Wilson'.split(',')

/** A part of a round; messages of many sentences stand beside, each with what it says. */
type Voice = Partial<Round> & {
  /** Levels of cells (`Noah SWAG +`), and which is ahead of which (`Noah SWAG > Sofia SWAG`); `question`: what was asked before. */
  readonly assignment_messages?: readonly (readonly [text: string, says: string, question?: string])[]
  readonly mediation_messages?: readonly (readonly [text: string, says: string])[]
}

const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
const showsAll = process.argv.includes('--all')

const voices = JSON.parse(readFileSync(new URL('strangers/voices.json', import.meta.url), 'utf8')) as Record<
  string,
  Voice
>
const spoken: Readonly<Record<string, Voice>> =
  only !== undefined && existsSync(only)
    ? { [only]: JSON.parse(readFileSync(only, 'utf8')) as Voice }
    : Object.fromEntries(
        Object.entries({ ...voices, ...ROUNDS }).filter(([name]) => only === undefined || only === name),
      )

type Labelled = readonly (readonly [text: string, says: readonly string[]])[]

/** Prints how many of the sentences are read as meant, how many wrongly, and how many say nothing to the reader. */
function judge(what: string, told: Labelled, read: (text: string) => readonly string[]): void {
  let [right, silent, wrong] = [0, 0, 0]
  for (const [text, says] of told) {
    const got = [...new Set(read(text))]
    const isRight = got.length === says.length && says.every((one) => got.includes(one))
    if (isRight) right++
    else if (got.every((one) => says.includes(one))) silent++
    else wrong++
    if (showsAll && !isRight)
      console.log(`${JSON.stringify(text)}\n  says ${says.join('; ')}\n  read ${got.join('; ')}`)
  }
  if (told.length > 0)
    console.log(
      `${what}: ${told.length} read, right ${(right / told.length).toFixed(3)}, lacking ${(silent / told.length).toFixed(3)}, wrong ${(wrong / told.length).toFixed(3)}`,
    )
}

const LEVELS = {
  top: [0.78, 1],
  good: [0.58, 0.92],
  middling: [0.38, 0.62],
  poor: [0.1, 0.44],
  worst: [0, 0.24],
} as const

const call = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\b(?:[A-Z])\b/g, (letter) => parts[letter] ?? letter)

/** What is heard of the table: cells with a level. */
function evidenceOf(text: string, question?: string) {
  const papers = PAPERS.map((short) => ({ short, title: short }))
  const talk = [
    ...(question === undefined ? [] : [{ kind: 'message', by: 'player-1', to: 'player-2', text: question }]),
    { kind: 'message', by: 'player-2', to: 'player-1', text },
  ]
  return gather({ talk, seat: 'player-1', reviewers: REVIEWERS, papers } as never)
}

/** Between what was asked and what was answered. */
const ASKED = ' || '
const splitSays = (says: string): string[] => (says === '' ? [] : says.split(', '))

const cellName = (cell: number): string => `${REVIEWERS[Math.floor(cell / 8)]!.split(' ')[0]} ${PAPERS[cell % 8]}`

/** Cells with their levels; of those of which only the order counts, the order, told or by their levels. */
function readCells(text: string, says: readonly string[], question?: string): string[] {
  const { grades, wished, orders } = evidenceOf(text, question)
  const levels = new Map<string, number>()
  const signs = new Map<string, string>()
  for (const [cell, yes] of wished) {
    signs.set(cellName(cell), yes ? '+' : '-')
    levels.set(cellName(cell), yes ? 0.8 : 0.2)
  }
  for (const [cell, grade] of grades) {
    const sign =
      grade === 'unknown'
        ? '?'
        : grade.raw
          ? `=${grade.value}`
          : grade.value > 0.56
            ? '+'
            : grade.value > 0.4
              ? '0'
              : '-'
    signs.set(cellName(cell), sign)
    if (grade !== 'unknown') levels.set(cellName(cell), grade.value)
  }
  const wanted = says.filter((one) => one.includes(' > ')).map((one) => one.split(' > ') as [string, string])
  const ordered = new Set(wanted.flat())
  const told = orders
    .filter(({ much }) => much >= 0)
    .map(({ better, worse }) => `${cellName(better)} > ${cellName(worse)}`)
  const ahead = wanted.flatMap(([better, worse]) => {
    const [high, low] = [`${better} > ${worse}`, `${worse} > ${better}`]
    if (told.includes(high)) return [high]
    if (told.includes(low)) return [low]
    const [a, b] = [levels.get(better), levels.get(worse)]
    return a === undefined || b === undefined || a === b ? [] : [a > b ? high : low]
  })
  // Where nothing is said an order is an invention.
  const invented = says.length === 0 ? told : []
  const signOf = (cell: string, sign: string): string =>
    sign.startsWith('=') && !says.includes(`${cell} ${sign}`) ? '+' : sign
  return [
    ...[...signs].flatMap(([cell, sign]) => (ordered.has(cell) ? [] : [`${cell} ${signOf(cell, sign)}`])),
    ...ahead,
    ...invented,
  ]
}

function assignment(name: string, voice: Voice): void {
  const { assignment: phrases, numbers, assignment_messages: messages } = voice
  for (const [level, [low, high]] of Object.entries(LEVELS))
    judge(
      `${name}: reviewers, ${level}`,
      (phrases?.[level as keyof typeof LEVELS] ?? []).map((text) => [call(text, { R: 'Noah', P: 'SWAG' }), ['right']]),
      (text) => {
        const { grades, wished } = evidenceOf(text)
        return [
          ...[...grades].map(([cell, grade]) =>
            cell === 63 && grade !== 'unknown' && grade.value >= low && grade.value <= high
              ? 'right'
              : `${cellName(cell)} ${grade === 'unknown' ? '?' : grade.value.toFixed(2)}`,
          ),
          // Proposed in words is a high grade, refused a low one.
          ...[...wished].flatMap(([cell, yes]) =>
            grades.has(cell) ? [] : cell === 63 && yes === low > 0.5 ? ['right'] : [`${cellName(cell)} ${String(yes)}`],
          ),
        ]
      },
    )
  const about = (one: About): string =>
    one
      .map(({ kind, id }) => (kind === 'reviewer' ? REVIEWERS[Number(id)]!.split(' ')[0] : PAPERS[Number(id)]))
      .join(' ')
  const reader = assignmentReader({ papers: PAPERS.map((short) => ({ short, title: short })), reviewers: REVIEWERS })
  judge(
    `${name}: reviewers compared`,
    (phrases?.better ?? []).map((text) => [
      call(text, { A: 'Noah', B: 'Sofia', P: 'SWAG' }),
      ['Noah SWAG > Sofia SWAG'],
    ]),
    (text) => {
      const acts = reader.read(text).flatMap((sentence) => sentence.acts)
      const compared = acts.flatMap((act) =>
        act.type === 'compare' && act.much >= 0 ? [`${about(act.better)} > ${about(act.worse)}`] : [],
      )
      if (compared.length > 0) return compared
      // One grade each does as well.
      const grades = acts.flatMap((act) =>
        act.type === 'inform'
          ? [[about(act.about), act.grade.value] as const]
          : act.type === 'propose'
            ? [[about(act.about), act.yes ? 0.8 : 0.2] as const]
            : [],
      )
      const [first, second] = [...grades].sort((a, b) => b[1] - a[1])
      return first && second && first[1] > second[1] ? [`${first[0]} > ${second[0]}`] : []
    },
  )
  judge(
    `${name}: reviewers in numbers`,
    (numbers ?? []).map((text) => [call(text, { R: 'Noah', P: 'SWAG', N: '37' }), ['37']]),
    (text) =>
      [...evidenceOf(text).grades].map(([cell, grade]) =>
        cell === 63 && grade !== 'unknown'
          ? String(grade.raw ? grade.value : Math.round(100 * grade.value))
          : cellName(cell),
      ),
  )
  judge(
    `${name}: messages about reviewers`,
    (messages ?? []).map(([text, says, question]) => [[question, text].filter(Boolean).join(ASKED), splitSays(says)]),
    (told) => {
      const [text, question] = told.split(ASKED).toReversed() as [string, string | undefined]
      const says = (messages ?? []).find(([one, , asked]) => one === text && asked === question)![1]
      return readCells(text, splitSays(says), question)
    },
  )
}

function visitors(name: string, { planning_wishes, planning_scores, planning_announce }: Voice): void {
  judge(
    `${name}: wishes`,
    (planning_wishes ?? []).map(([text, meaning]) => [
      text.replaceAll('Harbour Clock', names[30]!),
      meaningsOf(meaning.replaceAll('Harbour Clock', names[30]!)),
    ]),
    (text) => readWishes(text, names).flatMap(nameWish),
  )
  const GRADES: Readonly<Record<string, readonly string[]>> = {
    great: ['good'],
    good: ['good'],
    middling: [],
    bad: ['bad'],
  }
  judge(
    `${name}: worth of offers`,
    (planning_scores ?? []).map(([text, meaning]) =>
      meaning === 'score' ? [text.replace('{N}', '23'), ['23']] : [text, GRADES[meaning]!],
    ),
    readWorth,
  )
  judge(
    `${name}: announcements`,
    (planning_announce ?? []).map((text) => [text, ['best']]),
    (text) =>
      planningReader([])
        .read(text)
        .some(({ acts }) => acts.some(({ type }) => type === 'final'))
        ? ['best']
        : [],
  )
}

const DATES = ['2031-05-31', '2031-06-01', '2031-06-02']
const dateOf = (day: string): string =>
  `2031-${day
    .split('/')
    .map((part) => part.padStart(2, '0'))
    .join('-')}`

/** Importances heard of meetings, as `6/1 09:00-11:00 low`; all of `calendar` are shared. */
function importances(text: string, calendar: readonly { start: string; end: string }[], exact: boolean): string[] {
  const english = englishFor(DATES)
  const heard: Heard = { shared: calendar.map(() => undefined), own: [], windows: [], asked: false }
  hear(english, heard, { text, question: '' }, calendar, DATES)
  const name = (some: readonly number[]): string => {
    if (some.length === 1 && exact) return String(some[0])
    const mean = some.reduce((sum, one) => sum + one, 0) / some.length
    return mean > 6.5 ? 'high' : mean > 4 ? 'mid' : 'low'
  }
  const say = ({ start, end }: { start: string; end: string }, some: readonly number[]): string =>
    `${Number(start.slice(5, 7))}/${Number(start.slice(8, 10))} ${start.slice(11)}-${end.slice(11)} ${name(some)}`
  return [
    ...calendar.flatMap((meeting, i) => (heard.shared[i] ? [say(meeting, heard.shared[i])] : [])),
    ...heard.own.map((meeting) => say(meeting, meeting.importances)),
    ...heard.windows.map(() => 'flies'),
  ]
}

/** Of so many levels, which are low, in the middle and high. */
const wanted = (level: number, levels: number): string => {
  const share = (level + 0.5) / levels
  return share < 0.42 ? 'low' : share > 0.58 ? 'high' : 'mid'
}
const COMMENTED = [
  '6/1, 9 am to 11 am: W.',
  'I have something on June 1 from 9 am to 11 am. W.',
  'The meeting on the 1st from 9 am to 11 am: W.',
]

function travellers(name: string, { mediation, mediation_words, mediation_messages }: Voice): void {
  const calendar = [
    { start: '2031-06-01T09:00', end: '2031-06-01T11:00' },
    { start: '2031-05-31T13:00', end: '2031-05-31T14:00' },
  ]
  for (const [what, from, to, day] of [
    ['am', '9 am', '11 am', 'June 1'],
    ['clock', '9:00', '11:00', '6/1'],
  ] as const)
    judge(
      `${name}: meetings (${what})`,
      (mediation ?? []).map((text) => [call(text, { D: day, F: from, T: to, N: '7' }), ['6/1 09:00-11:00 7']]),
      (text) => importances(text, calendar, true),
    )
  judge(
    `${name}: importance in words`,
    (mediation_words ?? []).flatMap((phrases, level) =>
      phrases.flatMap((phrase) =>
        COMMENTED.map(
          (text) => [text.replace('W', phrase), [`6/1 09:00-11:00 ${wanted(level, mediation_words!.length)}`]] as const,
        ),
      ),
    ),
    (text) => importances(text, calendar, false),
  )
  judge(
    `${name}: messages about meetings`,
    (mediation_messages ?? []).map(([text, says]) => [text, says.split('; ')]),
    (text) => {
      const says = (mediation_messages ?? []).find(([one]) => one === text)![1]
      const told = [...says.matchAll(/(\d+\/\d+) (\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, day, from, to]) => ({
        start: `${dateOf(day!)}T${from}`,
        end: `${dateOf(day!)}T${to}`,
      }))
      return importances(text, told, true)
    },
  )
}

for (const [name, voice] of Object.entries(spoken)) {
  assignment(name, voice)
  visitors(name, voice)
  travellers(name, voice)
}
