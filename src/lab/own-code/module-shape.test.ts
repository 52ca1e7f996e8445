import { expect, it } from 'vitest'
import { hiddenSum } from '../../../examples/hidden-sum.ts'
import { AGENT, findShape, GAME } from './module-shape.ts'

it('finds the game or the agent that a module exports, the default first', () => {
  expect(findShape({ version: 1, hiddenSum }, GAME)).toMatchObject({ value: hiddenSum })
  const other = { ...hiddenSum, name: 'other' }
  expect(findShape({ other, default: hiddenSum }, GAME)).toMatchObject({ value: hiddenSum })
  const agent = { name: 'a', about: 'An agent.', create: () => ({ act: () => ({}) }) }
  expect(findShape({ agent }, AGENT)).toMatchObject({ value: agent })
})

const without = (name: string): object => Object.fromEntries(Object.entries(hiddenSum).filter(([key]) => key !== name))

it.each(Object.keys(GAME.required).filter((name) => !name.includes('.')))('misses the %s of a game', (name) => {
  expect(findShape({ default: without(name) }, GAME)).toMatch(`a game that is not whole: ${name} is missing, `)
})

it('says what is amiss with each member, and where to read about it', () => {
  const language = { ...hiddenSum.language, say: 'words' }
  const broken = {
    ...hiddenSum,
    version: '1',
    observation: {},
    metrics: { right: { kind: 'sum' } },
    language,
    shared: 5,
  }
  expect(findShape({ broken }, GAME)).toBe(
    'exports a game that is not whole: version is not a whole number from 1; ' +
      'observation is not a schema, of zod or any library of Standard Schema; ' +
      "metrics is not an object of metrics, each {kind: 'share' or 'mean', about}; " +
      'language.say is not a function; shared is not a function (see docs/write-a-game.md)',
  )
  expect(findShape({ default: { name: 'a', about: 'An agent.', create: 5, options: {} } }, AGENT)).toBe(
    'exports an agent that is not whole: create is not a function; ' +
      'options is not a schema, of zod or any library of Standard Schema (see docs/write-an-agent.md)',
  )
})

it('says so where it is a game that should be an agent, and the other way round', () => {
  const agent = { name: 'a', about: 'An agent.', create: () => ({ act: () => ({}) }) }
  expect(findShape({ hiddenSum }, AGENT)).toBe(
    'exports a game, and no agent (see docs/write-an-agent.md; for a game, docs/write-a-game.md)',
  )
  expect(findShape({ agent }, GAME)).toMatch('exports an agent, and no game')
})

it('says what a game is where there is none at all', () => {
  for (const exports of [{}, { default: 5 }, { default: () => hiddenSum }, { default: { half: 1 }, text: 'x' }])
    expect(findShape(exports, GAME)).toMatch(
      /^exports (a function, and )?no game: it is an object with name, version, .* \(see docs\/write-a-game.md\)$/,
    )
})
