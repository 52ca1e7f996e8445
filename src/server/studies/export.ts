/** A study as data: tidy tables, one row one thing, each column in the codebook; who is who on the platform stands apart. */
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import type { DataColumn, DataSet, Scalar } from '../../lab/export/column.ts'
import { codebookOf } from '../../lab/export/codebook.ts'
import { toCsv } from '../../lab/export/csv.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { countsFor } from './assign.ts'
import type { StudyEvent } from './events.ts'
import { PLATFORMS } from './platform.ts'
import type { Question } from './questions.ts'
import { apply, beginStudy, bonusOf, type Group, type Participant, type StudyState } from './state.ts'
import { readStudyLog, studyLogAt } from './study-log.ts'
import type { GameStep } from './study-file.ts'

export interface ExportedStudy {
  readonly participants: number
  readonly files: readonly string[]
}

/** Writes the data of a study there. Throws {@link InvalidInput} where there is no such study. */
export function exportStudy(
  name: string,
  { runs, into }: { readonly runs: string; readonly into: string },
): ExportedStudy {
  const folder = join(runs, 'studies', name)
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(studyLogAt(folder)))
    throw new InvalidInput(`there is no study ${name} in ${join(runs, 'studies')}`)
  const events = readStudyLog(folder)
  const [first, ...rest] = events
  const state = rest.reduce(apply, beginStudy(first))
  makeFolder(into)
  const sets = [participantsOf(state), gamesOf(state), answersOf(state, events), eventsOf(events)]
  const files: string[] = []
  const write = (file: string, set: DataSet): void => {
    writeFileSync(join(into, file), [...toCsv(set)].join(''))
    files.push(file)
  }
  for (const set of sets) write(`${set.name}.csv`, set)
  const ids = platformIdsOf(state)
  write('platform-ids.csv', ids)
  write('codebook.csv', codebook([...sets, ids]))
  write('questions.csv', questionsOf(state))
  makeFolder(join(into, 'episodes'))
  for (const { table } of Object.values(state.groups)) {
    const path = join(runs, 'tables', 'episodes', `${table}.jsonl`)
    if (table === undefined || !existsSync(path)) continue
    copyFileSync(path, join(into, 'episodes', `${table}.jsonl`))
    files.push(join('episodes', `${table}.jsonl`))
  }
  writeFileSync(join(into, 'study.json'), `${JSON.stringify(state.study, null, 2)}\n`)
  return { participants: Object.keys(state.participants).length, files: [...files, 'study.json'] }
}

const time = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at))
const PARTICIPANT = 'who: a number of this study, in the order in which they arrived'

function participantsOf(state: StudyState): DataSet<Participant> {
  const columns: DataColumn<Participant>[] = [
    { name: 'participant', type: 'text', about: PARTICIPANT, read: ({ id }) => id },
    { name: 'arrived', type: 'time', about: 'when they came', read: ({ arrived }) => time(arrived) },
    {
      name: 'condition',
      type: 'text',
      about: 'empty: they left before they got one',
      read: ({ condition }) => condition,
    },
    {
      ...{ name: 'outcome', type: 'text', about: 'how it ended for them; empty: it has not' },
      read: ({ paid }) => paid?.outcome,
    },
    {
      ...{ name: 'balanced', type: 'boolean', about: 'counts for the balance of the conditions: nothing went amiss' },
      read: (one) => one.condition !== undefined && countsFor(state, one),
    },
    {
      ...{ name: 'last_step', type: 'text', about: 'the step they were at last; empty: they came through all' },
      read: ({ step }) => state.study.steps[step]?.name,
    },
    {
      name: 'bonus',
      type: 'number',
      unit: state.study.pay?.currency ?? '',
      about: 'beside the base pay',
      read: ({ bonus }) => bonus,
    },
  ]
  return { name: 'participants', columns, items: () => Object.values(state.participants) }
}

interface Played {
  readonly participant: string
  readonly seat: string
  readonly group: Group
}

function gamesOf(state: StudyState): DataSet<Played> {
  const groups = Object.values(state.groups)
  const metrics = [...new Set(groups.flatMap(({ over }) => Object.keys(over?.metrics ?? {})))]
  const steps = new Map(state.study.steps.map((step) => [step.name, step]))
  const columns: DataColumn<Played>[] = [
    { name: 'participant', type: 'text', about: PARTICIPANT, read: ({ participant }) => participant },
    { name: 'group', type: 'text', about: 'those who played together', read: ({ group }) => group.id },
    { name: 'step', type: 'text', about: 'which game of the study', read: ({ group }) => group.step },
    {
      name: 'condition',
      type: 'text',
      about: 'empty: a tutorial, alike for all',
      read: ({ group }) => group.condition,
    },
    { name: 'seat', type: 'text', about: 'where they sat at the end', read: ({ seat }) => seat },
    {
      ...{ name: 'partners', type: 'text', about: 'who sat elsewhere, as JSON: participants and agents by seat' },
      read: ({ group, seat }) =>
        JSON.stringify(
          Object.fromEntries(Object.entries({ ...group.people, ...group.agents }).filter(([one]) => one !== seat)),
        ),
    },
    {
      ...{ name: 'filled', type: 'boolean', about: 'agents sat in for participants who did not come' },
      read: ({ group }) => group.filled,
    },
    { name: 'began', type: 'time', about: 'when they were seated', read: ({ group }) => time(group.since) },
    {
      name: 'ended',
      type: 'text',
      about: 'what the end meant for those who were there',
      read: ({ group }) => group.over?.how,
    },
    {
      ...{ name: 'score', type: 'number', about: 'of this seat, in the unit of the game' },
      read: ({ group, seat }) => group.over?.scores?.[seat],
    },
    {
      ...{ name: 'bonus', type: 'number', unit: state.study.pay?.currency ?? '', about: 'that this game earned' },
      read: ({ group, seat }) => bonusOf(steps.get(group.step) as GameStep, group, seat),
    },
    { name: 'episode', type: 'text', about: 'the log of the game, in episodes/', read: ({ group }) => group.table },
    ...metrics.map((metric): DataColumn<Played> => ({
      ...{ name: `metric_${metric}`, type: 'number', about: `${metric} of the game; true is 1; see roundtable games` },
      read: ({ group }) => {
        const value = group.over?.metrics?.[metric]
        return typeof value === 'boolean' ? Number(value) : value
      },
    })),
  ]
  const items = groups.flatMap((group) =>
    Object.entries(group.people).map(([seat, participant]): Played => ({ participant, seat, group })),
  )
  return { name: 'games', columns, items: () => items }
}

type Answered = Extract<StudyEvent, { type: 'answered' }>
interface Answer {
  readonly event: Answered
  readonly attempt: number
  readonly question: string
  readonly value: Scalar
  /** Something is the right answer to it. */
  readonly isRated: boolean
}

function answersOf(state: StudyState, events: readonly StudyEvent[]): DataSet<Answer> {
  const attempts = new Map<string, number>()
  const items = events.flatMap((event): Answer[] => {
    if (event.type !== 'answered') return []
    const key = `${event.participant} ${event.step}`
    const attempt = (attempts.get(key) ?? 0) + 1
    attempts.set(key, attempt)
    const asked = state.study.steps.find(({ name }) => name === event.step)
    const questions = asked && 'elements' in asked ? asked.elements : []
    return questions.map(({ name, correctAnswer }) => ({
      ...{ event, attempt, question: name, value: toCell(event.answers[name]) },
      isRated: correctAnswer !== undefined,
    }))
  })
  const columns: DataColumn<Answer>[] = [
    { name: 'participant', type: 'text', about: PARTICIPANT, read: ({ event }) => event.participant },
    { name: 'step', type: 'text', about: 'which questionnaire or quiz', read: ({ event }) => event.step },
    { name: 'attempt', type: 'integer', about: 'of a quiz, from 1', read: ({ attempt }) => attempt },
    { name: 'question', type: 'text', about: 'its name; see questions.csv', read: ({ question }) => question },
    {
      name: 'answer',
      type: 'text',
      about: 'empty: none was given; several choices as JSON',
      read: ({ value }) => value,
    },
    {
      ...{ name: 'right', type: 'boolean', about: 'of a quiz; empty: nothing is right or wrong here' },
      read: ({ event, question, isRated }) => (event.wrong && isRated ? !event.wrong.includes(question) : null),
    },
    { name: 'answered', type: 'time', about: 'when it was handed in', read: ({ event }) => time(event.at) },
  ]
  return { name: 'answers', columns, items: () => items }
}

const toCell = (value: unknown): Scalar =>
  value === undefined || value === null ? null : typeof value === 'object' ? JSON.stringify(value) : (value as Scalar)

/** Of the person or the way into their pages: not for those who analyse. */
const PRIVATE = ['hash', 'platform', 'code', 'study']

function eventsOf(events: readonly StudyEvent[]): DataSet<StudyEvent> {
  const columns: DataColumn<StudyEvent>[] = [
    { name: 'n', type: 'integer', about: 'position in the log of the study, from 1', read: ({ n }) => n },
    { name: 'time', type: 'time', about: 'when it happened', read: ({ at }) => time(at) },
    { name: 'type', type: 'text', about: 'what happened', read: ({ type }) => type },
    {
      name: 'participant',
      type: 'text',
      about: PARTICIPANT,
      read: (event) => ('participant' in event ? event.participant : null),
    },
    {
      name: 'group',
      type: 'text',
      about: 'those who play together',
      read: (event) => ('group' in event ? event.group : null),
    },
    {
      ...{ name: 'data', type: 'text', about: 'the rest of the event, as JSON' },
      read: ({ n: _, at: __, type: ___, ...event }) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(event).filter(([key]) => !['participant', 'group', ...PRIVATE].includes(key)),
          ),
        ),
    },
  ]
  return { name: 'events', columns, items: () => events }
}

function platformIdsOf({ study, participants }: StudyState): DataSet<Participant> {
  const columns: DataColumn<Participant>[] = [
    { name: 'participant', type: 'text', about: PARTICIPANT, read: ({ id }) => id },
    ...PLATFORMS[study.platform].parameters.map((name): DataColumn<Participant> => ({
      ...{ name, type: 'text', about: `as ${study.platform} says; keep this file apart from the others` },
      read: ({ platform }) => platform[name],
    })),
    { name: 'code', type: 'text', about: 'the completion code that they were shown', read: ({ paid }) => paid?.code },
  ]
  return { name: 'platform-ids', columns, items: () => Object.values(participants) }
}

interface Asked {
  readonly step: string
  readonly question: Question
}

function questionsOf({ study }: StudyState): DataSet<Asked> {
  const items = study.steps.flatMap((step) =>
    'elements' in step ? step.elements.map((question): Asked => ({ step: step.name, question })) : [],
  )
  const rest = ({ name: _, title: __, type: ___, ...others }: Question): string => JSON.stringify(others)
  return {
    name: 'questions',
    columns: [
      { name: 'step', type: 'text', about: 'which questionnaire or quiz', read: ({ step }) => step },
      { name: 'question', type: 'text', about: 'its name', read: ({ question }) => question.name },
      { name: 'type', type: 'text', about: 'its kind', read: ({ question }) => question.type },
      { name: 'title', type: 'text', about: 'what was asked', read: ({ question }) => question.title },
      {
        name: 'details',
        type: 'text',
        about: 'choices, limits, what is right, as JSON',
        read: ({ question }) => rest(question),
      },
    ],
    items: () => items,
  }
}

/** The columns of all files, with the file that each is in. */
function codebook(sets: readonly DataSet[]): DataSet {
  const rows = sets.flatMap(({ name, columns }) => columns.map((column) => ({ file: `${name}.csv`, column })))
  const [plain] = [codebookOf([])]
  return {
    name: 'codebook',
    columns: [
      { name: 'file', type: 'text', about: 'in which file', read: ({ file }) => file },
      ...plain.columns.map((column): DataColumn<any> => ({ ...column, read: (row) => column.read(row.column) })),
    ],
    items: () => rows,
  }
}
