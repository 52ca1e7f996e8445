import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sum } from '../../tables/statistics.ts'
import { run } from '../../running/run.ts'
import { estimateAll, outcomesOf } from '../../tables/summary.ts'
import { readPublishedQuestions, theoryOfMindImporter } from './import-questions.ts'

const published = fileURLToPath(new URL('../../../../../shared/data/theory-of-mind/dev.json', import.meta.url))

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'theory-of-mind-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** An item in the published shape, with two options under one letter and a key that names no right answer. */
const item = {
  id: 'x1-jp',
  scenario: 'x1',
  game: 'collab_capture',
  qtype: 'JP',
  game_description: 'I chase a thief.',
  state: 'I am in Room 1.',
  question:
    'I am in Room 1. \nThe thief is in Room 2.\n\nWhat should I do?\nAvailable Actions: \nA. Wait\nB. Move to Room 2\nB. Move to Room 6\n',
  options: [
    { key: 'A', text: 'Wait' },
    { key: 'B', text: 'Move to Room 2' },
    { key: 'C', text: 'Move to Room 6' },
  ],
  gold_raw: 'B',
  gold: ['C'],
}

const write = (name: string, data: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data))
  return path
}

describe('importing theory-of-mind questions', () => {
  it('takes situation, question and options apart, and keeps both keys', () => {
    const [question] = readPublishedQuestions(write('one.json', { items: [item] }))
    expect(question).toMatchObject({
      game: 'collab-capture',
      aspect: 'action',
      situation: 'I am in Room 1.\nThe thief is in Room 2.',
      question: 'What should I do?',
      answers: ['C'],
      // Published, the letter B stood before both.
      published: ['B', 'C'],
    })
  })

  it('says what is wrong with a file', () => {
    expect(() => readPublishedQuestions(join(folder, 'none.json'))).toThrow('cannot read')
    expect(() => readPublishedQuestions(write('bad.json', 'EC,TOM'))).toThrow('is not JSON')
    expect(() => readPublishedQuestions(write('bad2.json', { items: [{ ...item, qtype: 'XY' }] }))).toThrow(
      'items.0.qtype',
    )
  })
})

describe.skipIf(!existsSync(published))('the published theory-of-mind questions', () => {
  it('make a plan that can be run, with accuracy by aspect', async () => {
    const said = await theoryOfMindImporter.run(published, join(folder, 'into'))
    expect(said[0]).toContain('69 questions about 23 situations')
    expect(said[1]).toContain('cg09-ec, cg09-jp, cg10-jp')
    const plan = JSON.parse(readFileSync(join(folder, 'into', 'theory-of-mind-dev.json'), 'utf8'))
    const result = await run(plan, { folder: join(folder, 'runs') })
    const estimates = estimateAll(result.game, outcomesOf(result.rows))
    expect([estimates.environment!.n, estimates.intention!.n, estimates.action!.n]).toEqual([23, 23, 23])
    expect(estimates.asPublished!.n).toBe(69)
    expect(estimates.chanceLevel!.mean).toBeGreaterThan(0.2)
    expect(estimates.chanceLevel!.mean).toBeLessThan(0.35)
  })

  it('are worth 69 points by the repaired key, and 66 by the published one', () => {
    const questions = readPublishedQuestions(published)
    const points = (key: 'answers' | 'published') =>
      sum(questions.map(({ answers, [key]: keys }) => Number(answers.some((answer) => keys!.includes(answer)))))
    expect([points('answers'), points('published')]).toEqual([69, 66])
  })
})
