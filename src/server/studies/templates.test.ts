import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStudy } from './check.ts'
import { readStudyFile } from './study-file.ts'

const FOLDER = new URL('../../../templates/study/', import.meta.url).pathname
const path = (name: string): string => join(FOLDER, name)

/** The template with one thing changed, as a file of its own. */
function changed(name: string, from: string | RegExp, to: string): string {
  const text = readFileSync(path(name), 'utf8')
  expect(text).toMatch(from)
  const file = join(mkdtempSync(join(tmpdir(), 'study-')), 'changed.yaml')
  writeFileSync(file, text.replace(from, to))
  return file
}

const lines = async (file: string): Promise<string[]> =>
  (await checkStudy(readStudyFile(file), { bots: 24, walks: 1 })).deadEnds.map(({ where, what }) => `${where}: ${what}`)

describe('templates of studies', () => {
  it.each(readdirSync(FOLDER))('%s has no dead end', async (name) => {
    const { deadEnds, outcomes, conditions } = await checkStudy(readStudyFile(path(name)), { bots: 40, walks: 2 })
    expect(deadEnds).toEqual([])
    expect(outcomes.completed).toBeGreaterThan(10)
    for (const count of Object.values(conditions)) expect(count).toBeGreaterThan(0)
  })
})

it('notes that a study asks for consent nowhere, or late', async () => {
  const { study, lineOf } = readStudyFile(path('assignment.yaml'))
  const [consent, ...rest] = study.steps
  const remarks = async (steps: typeof study.steps): Promise<string> =>
    (await checkStudy({ study: { ...study, steps }, lineOf }, { bots: 4, walks: 1 })).remarks.join('\n')
  expect(await remarks(study.steps)).toBe('')
  expect(await remarks(rest)).toMatch(/nobody is asked for consent/)
  expect(await remarks([rest[0]!, consent!, ...rest.slice(1)])).toMatch(/comes before consent/)
})

describe('a dead end that was planted', () => {
  it.each([
    [
      'a wait without an end',
      'assignment.yaml',
      'minutes: 10,',
      'minutes: never,',
      /line \d+: whoever waits for others in main may wait for ever/,
    ],
    [
      'a game without a time limit',
      'avalon.yaml',
      'minutes: 60',
      'minutes: never',
      /line \d+: step main: whoever sits there and does nothing/,
    ],
    [
      'a code that is missing',
      'traveling-adventurers.yaml',
      /  timeout: .*\n/,
      '',
      /line \d+: whoever a game reached its time limit|no code/,
    ],
    [
      'an answer that cannot be given',
      'traveling-adventurers.yaml',
      'correctAnswer: Once',
      'correctAnswer: Twice',
      /line \d+: step quiz: nobody can answer rooms rightly/,
    ],
    [
      'numbers that do not meet',
      'avalon.yaml',
      'name: trust, ',
      'name: trust, rateMin: 6, ',
      /line \d+: step experience: nobody can answer trust/,
    ],
    [
      'a rating that no page can show',
      'avalon.yaml',
      'name: trust, ',
      'name: trust, rateMax: 1000000000, ',
      /line \d+: step experience: trust rates from 1 to 1000000000: give it 2 to 101 points/,
    ],
    [
      'an agent that is not there',
      'avalon.yaml',
      'next: { agent: symbolic }',
      'next: { agent: nobody }',
      /has no agent "nobody"/,
    ],
    [
      'a seat that is not there',
      'avalon.yaml',
      'player-2: symbolic',
      'player-9: symbolic',
      /line \d+: main: there is no seat player-9/,
    ],
    ['a parameter that is not there', 'planning.yaml', 'config: { chat: free }', 'config: { chats: free }', /chats/],
    [
      'a metric that is not there',
      'planning.yaml',
      'pass: { metric: normalised',
      'pass: { metric: norm',
      /there is no metric norm/,
    ],
    [
      'places for fewer than must play together',
      'assignment.yaml',
      'places: 100',
      'places: 1',
      /line \d+: main needs 2 participants at once/,
    ],
    [
      'a condition that is not there',
      'assignment.yaml',
      'condition: program',
      'condition: robots',
      /line \d+: there is no condition robots/,
    ],
    [
      'a step that nobody comes to',
      'assignment.yaml',
      '    name: experience',
      '    name: experience\n    outcomes: [full]',
      /step experience: no bot ever came to it/,
    ],
    [
      'a partner who is waited for for ever',
      'avalon.yaml',
      'policy: substitute, agent: symbolic',
      'policy: substitute',
      /substitute needs an agent/,
    ],
  ] as const)('is named: %s', async (_, name, from, to, said) => {
    expect((await lines(changed(name, from, to))).join('\n')).toMatch(said)
  })

  it('is named once, with the line of its step, where it is the same in all conditions', async () => {
    const file = changed(
      'assignment.yaml',
      'name: main\n    title: The game\n    game: assignment',
      'name: main\n    title: The game\n    game: assignments',
    )
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('assignments')) + 1
    const named = (await lines(file)).filter((one) => one.includes('main: there is no game'))
    expect(named).toHaveLength(1)
    const at = Number(/line (\d+):/.exec(named[0]!)![1])
    expect(line - at).toBe(3)
  })

  it.each([
    ['title: A house', 'titel: A house', /line 4: titel: /],
    ['platform: prolific', 'platform: prolofic', /line 5: platform: /],
    ['kind: quiz', 'kind: quizz', /line \d+: steps\.2\.kind: /],
    ['minutes: 20', 'minutes: soon', /line \d+: steps\.4\.minutes: /],
  ] as const)('is a word that the file has wrong: %s', (from, to, said) => {
    expect(() => readStudyFile(changed('traveling-adventurers.yaml', from, to))).toThrow(said)
  })
})
