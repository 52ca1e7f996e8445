import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkPlans, readPlanFile } from './plan-file.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'plan-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function read(text: string, name = 'plan.yaml') {
  const path = join(folder, name)
  writeFileSync(path, text)
  return readPlanFile(path)
}

const plans = (text: string) => read(text).map(({ plan }) => plan)

describe('a plan in a file', () => {
  it('of one game seats a plain list of agents one by one', () => {
    expect(plans('game: collab-escape\nagents: [symbolic, random]\nepisodes: 3\n')).toEqual([
      { game: 'collab-escape', config: {}, agents: ['symbolic', 'random'], episodes: 3 },
    ])
  })

  it('of several games plays each line-up in each of them, on each model, in each setting', () => {
    const made = plans(`
games: [collab-escape, { game: collab-capture, config: { start: sampled } }]
agents: [symbolic, [greedy, random]]
models: [a:1, b:2]
settings: [{ maxTurns: 5 }, { maxTurns: 9 }]
episodes: 4
`)
    expect(made).toHaveLength(16)
    expect(made[0]).toEqual({
      game: 'collab-escape',
      config: { maxTurns: 5 },
      agents: ['symbolic'],
      model: 'a:1',
      episodes: 4,
    })
    expect(made.at(-1)).toMatchObject({
      game: 'collab-capture',
      config: { start: 'sampled', maxTurns: 9 },
      agents: ['greedy', 'random'],
      model: 'b:2',
    })
  })

  it('lets runs of their own stand under what holds for all', () => {
    expect(
      plans(`
episodes: 7
config: { maxTurns: 5 }
runs:
  - game: collab-escape
  - { game: collab-capture, episodes: 2, config: { start: sampled } }
`),
    ).toEqual([
      { game: 'collab-escape', episodes: 7, config: { maxTurns: 5 } },
      { game: 'collab-capture', episodes: 2, config: { maxTurns: 5, start: 'sampled' } },
    ])
  })

  it('may be JSON, and the record of a run', () => {
    expect(read('{"game": "sorting", "episodes": 2}', 'plan.json')[0]!.plan).toMatchObject({ game: 'sorting' })
    const record = {
      software: '0',
      game: 'sorting',
      version: 1,
      config: {},
      seats: { player: { agent: 'random', model: 'x:y' } },
      tries: 2,
      seeds: [4, 5],
    }
    expect(read(JSON.stringify(record), 'plan.json')[0]!.plan).toEqual({
      game: 'sorting',
      config: {},
      agents: [{ agent: 'random', model: 'x:y' }],
      tries: 2,
      seeds: [4, 5],
    })
    const counted = { ...record, seeds: [1, 2, 3] }
    expect(read(JSON.stringify(counted), 'plan.json')[0]!.plan).toMatchObject({ episodes: 3 })
    expect(read(JSON.stringify(counted), 'plan.json')[0]!.plan).not.toHaveProperty('seeds')
  })

  it.each([
    ['game: sorting\nepisodes: many\n', 'line 2: episodes'],
    ['game: sorting\nepisodes: 1000000000000\n', 'line 2: episodes'],
    ['game: sorting\n__proto__: { x: 1 }\n', 'line 2: __proto__: not known here'],
    ['game: sorting\nconfig:\n  __proto__: 1\n', 'line 3: config.__proto__: not known here'],
    ['game: sorting\n\ncolour: red\n', 'line 3: colour: not known here; there are config, tries, '],
    [
      'runs:\n  - game: sorting\n    limits: { dollars: 3 }\n',
      'limits.dollars: not known here; there are calls, tokens, usd',
    ],
    ['game: sorting\nseeds: 1-3\n', 'line 2: seeds: a list of whole numbers, such as [1, 2, 3]'],
    ['game: sorting\nagents: symbolic\n', 'line 2: agents: a list of agents, such as [symbolic]'],
    ['games:\n  - sorting\n  - { name: twc }\n', 'line 3: '],
    ['runs:\n  - game: sorting\n  - game: twc\n    tries: none\n', 'line 4: runs.1.tries'],
    ['games: [sorting]\ngame: twc\n', 'give either game or games'],
    ['episodes: 3\n', 'the plan names no game'],
    ['game: [\n', 'not YAML'],
    ['game: sorting\ngame: twc\n', 'line 2: not YAML'],
    ['a: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c, *c]\n', 'alias'],
    ['', 'the plan names no game'],
    ['just words', 'line 1: the plan'],
  ])('is refused with the line of the file: %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it.each([
    ['game: chess\n', 'line 1: there is no game "chess"'],
    ['games:\n  - sorting\n  - chess\n', 'line 3: there is no game "chess"'],
    ['game: sorting\nagents: [genius]\n', 'line 2: Sorting has no agent "genius"'],
    ['games: [sorting]\nagents:\n  - symbolic\n  - genius\n', 'line 4: Sorting has no agent "genius"'],
    ['game: sorting\nsettings:\n  - {}\n  - { size: 1 }\n', 'line 4: config of sorting'],
    ['game: collab-escape\nagents: [llm-co]\n', 'need a language model'],
  ])('is checked as a whole before anything is played: %j', async (text, message) => {
    await expect(checkPlans(read(text))).rejects.toThrow(message)
  })

  it('plays those who ask no model once, whatever models the others ask', async () => {
    const text = 'games: [sorting]\nmodels: [a:1, b:2]\nagents: [symbolic, language]\n'
    const runs = (await checkPlans(read(text))).map(({ plan: { agents, model } }) => [agents, model])
    expect(runs).toEqual([
      [['symbolic'], undefined],
      [['language'], 'a:1'],
      [['language'], 'b:2'],
    ])
  })

  it('plays a line-up once that is written in two ways', async () => {
    const text = 'games: [collab-capture]\nagents: [random, [random, random], [random, greedy]]\n'
    const lineups = (await checkPlans(read(text))).map(({ plan: { agents } }) => agents)
    expect(lineups).toEqual([['random'], ['random', 'greedy']])
  })

  it.each([
    ['game: sorting\nmodel: a:1\nagents: [symbolic]\n', 'line 2: a:1 would be asked nothing'],
    ['game: sorting\nmodels:\n  - a:1\n', 'line 3: a:1 would be asked nothing'],
    ['game: sorting\nmodel: a:1\nagents: [{ agent: language, model: b:2 }]\n', 'line 2: a:1 would be asked nothing'],
    [
      'agents: [language]\nmodel: a:1\nruns:\n  - game: sorting\n  - game: twc\n    agents: [symbolic]\n    model: b:2\n',
      'line 7: b:2 would be asked nothing',
    ],
    ['game: sorting\nagents: [symbolic]\nruns:\n  - model: a:1\n', 'line 4: a:1 would be asked nothing'],
    ['game: sorting\nagents: [{ agent: symbolic, model: a:1 }]\n', 'line 2: agent symbolic asks no language model'],
  ])('is refused where it names a model that nobody asks: %j', async (text, message) => {
    await expect(checkPlans(read(text))).rejects.toThrow(message)
  })
})
