import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportStudy } from './export.ts'
import { openingOf } from './open-study.ts'
import { prepareStudy } from './prepare-study.ts'
import { beginStudy, type StudyState } from './state.ts'
import { step } from './step.ts'
import { readStudy, readStudyFile } from './study-file.ts'
import { openStudyLog } from './study-log.ts'
import { Walker } from './walk.ts'

const TEMPLATE = new URL('../../../templates/study/traveling-adventurers.yaml', import.meta.url).pathname

/** The rows of a CSV by the names of its columns. */
function readCsv(path: string): Record<string, string>[] {
  const cells = (line: string): string[] =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, -1)
      .map(([, cell]) => cell!.replace(/^"|"$/g, '').replaceAll('""', '"'))
  const [head, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const names = head!.split(',')
  return rows.map((row) => Object.fromEntries(cells(`${row},`).map((cell, i) => [names[i]!, cell])))
}

describe('the data of a study', () => {
  const runs = mkdtempSync(join(tmpdir(), 'study-export-'))
  const into = join(runs, 'data')
  let state: StudyState
  let files: readonly string[]

  beforeAll(async () => {
    const prepared = await prepareStudy(readStudyFile(TEMPLATE).study)
    const walk = new Walker(openingOf(prepared, 3, 1_700_000_000_000), { seed: 8 }).walk()
    const log = openStudyLog(join(runs, 'studies', 'traveling-adventurers'))
    log.append(walk.events)
    log.close()
    ;({ state } = walk)
    ;({ files } = exportStudy('traveling-adventurers', { runs, into }))
  })

  it('has one row for each participant, with the outcome that their page told', () => {
    const rows = readCsv(join(into, 'participants.csv'))
    expect(rows.map(({ participant, outcome, condition }) => [participant, outcome, condition])).toEqual(
      Object.values(state.participants).map(({ id, paid, condition = '' }) => [id, paid!.outcome, condition]),
    )
  })

  it('has one row for each participant in each game', () => {
    const rows = readCsv(join(into, 'games.csv'))
    const played = Object.values(state.groups).flatMap(({ id, people }) =>
      Object.values(people).map((who) => [id, who]),
    )
    expect(rows.map(({ group, participant }) => [group, participant])).toEqual(played)
    expect(rows.some(({ metric_optimal }) => metric_optimal === '1')).toBe(true)
  })

  it('has one row for each answer, and says which was right', () => {
    const rows = readCsv(join(into, 'answers.csv'))
    const answered = readCsv(join(into, 'events.csv')).filter(({ type }) => type === 'answered')
    const asked = new Map(state.study.steps.map((step) => [step.name, 'elements' in step ? step.elements.length : 0]))
    const expected = answered.map(({ data }) => asked.get((JSON.parse(data!) as { step: string }).step)!)
    expect(rows).toHaveLength(expected.reduce((sum, count) => sum + count, 0))
    expect(new Set(rows.filter(({ step }) => step === 'quiz').map(({ right }) => right))).toEqual(
      new Set(['true', 'false']),
    )
    expect(new Set(rows.filter(({ step }) => step === 'experience').map(({ right }) => right))).toEqual(new Set(['']))
  })

  it('calls no answer right where the quiz does not say what is', () => {
    const free = { type: 'comment', name: 'why', title: 'Why?' }
    const rated = { type: 'boolean', name: 'sure', title: 'Sure?', correctAnswer: true }
    const study = readStudy('mixed', { title: 'Mixed', steps: [{ kind: 'quiz', elements: [free, rated] }] })
    const opening = openingOf({ study, seatings: {}, games: [], problems: [] }, 1, 0)
    const log = openStudyLog(join(runs, 'studies', 'mixed'))
    const came = step(beginStudy(opening), { type: 'arrive', hash: 'h', platform: {} }, 1)
    const answers = { why: 'so', sure: true }
    const done = step(came.state, { type: 'answer', participant: 'p1', step: 'quiz', answers }, 2)
    log.append([opening, ...came.events, ...done.events])
    log.close()
    exportStudy('mixed', { runs, into: join(runs, 'mixed') })
    const rows = readCsv(join(runs, 'mixed', 'answers.csv'))
    expect(rows.map(({ question, right }) => [question, right])).toEqual([
      ['why', ''],
      ['sure', 'true'],
    ])
  })

  it('holds no cell that a spreadsheet would take for a formula', () => {
    const asked = ['formula', 'plus', 'at', 'number', 'said'].map((name) => ({ type: 'comment', name, title: name }))
    const study = readStudy('formulas', { title: 'Formulas', steps: [{ kind: 'questionnaire', elements: asked }] })
    const opening = openingOf({ study, seatings: {}, games: [], problems: [] }, 1, 0)
    const log = openStudyLog(join(runs, 'studies', 'formulas'))
    const came = step(beginStudy(opening), { type: 'arrive', hash: 'h', platform: {} }, 1)
    const answers = { formula: '=HYPERLINK("x")', plus: '+cmd|x', at: '@SUM(1)', number: '-2.5', said: 'a = b' }
    const done = step(came.state, { type: 'answer', participant: 'p1', step: 'questionnaire', answers }, 2)
    log.append([opening, ...came.events, ...done.events])
    log.close()
    exportStudy('formulas', { runs, into: join(runs, 'formulas') })
    const cells = readCsv(join(runs, 'formulas', 'answers.csv')).map(({ answer }) => answer)
    expect(cells).toEqual([`'=HYPERLINK("x")`, `'+cmd|x`, `'@SUM(1)`, '-2.5', 'a = b'])
  })

  it('says in the codebook what every column of every file means', () => {
    const rows = readCsv(join(into, 'codebook.csv'))
    for (const file of ['participants.csv', 'games.csv', 'answers.csv', 'events.csv', 'platform-ids.csv']) {
      const [head] = readFileSync(join(into, file), 'utf8').split('\n')
      expect(rows.filter((row) => row['file'] === file).map(({ column }) => column)).toEqual(head!.split(','))
    }
    expect(rows.every(({ about }) => about !== '')).toBe(true)
  })

  it('tells who is who in one file only, together with the codes', () => {
    const ids = readCsv(join(into, 'platform-ids.csv'))
    expect(ids.map(({ PROLIFIC_PID }) => PROLIFIC_PID)).toEqual(
      Object.keys(state.participants).map((id) => `person-${id}`),
    )
    for (const file of files.filter((name) => name !== 'platform-ids.csv' && name !== 'study.json')) {
      const text = readFileSync(join(into, file), 'utf8')
      expect(text).not.toContain('person-p')
      expect(text).not.toContain('hash of')
    }
  })

  it('is refused where there is no such study', () => {
    for (const name of ['nothing', '../runs', ''])
      expect(() => exportStudy(name, { runs, into })).toThrow('there is no study')
  })
})
