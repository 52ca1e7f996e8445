import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { CLOCK, isNobodysTurn, type Game } from '../core/game.ts'
import { schemasOf, toJsonSchema, type JsonSchema } from '../core/json-schema.ts'
import { canonical, copy } from '../core/json.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'
import { games } from './index.ts'
import { haveGolden, tablesFolder } from './engines/text-world/golden.ts'
import { sized } from '../testing/sized.fixture.ts'

const published = haveGolden ? [{ world: 'textworldexpress', tables: tablesFolder }] : []
const text = [
  {},
  { level: 5, fold: 'test', envStepLimit: 3 },
  ...sized([], [{ level: 3, fold: 'dev' }, { level: 5, fold: 'test' }, { envStepLimit: 3 }]),
  ...published,
]
const talk = [
  {},
  { chat: 'free', limit: 8 },
  { wordLimit: 60, wordMargin: 30 },
  ...sized([], [{ chat: 'free' }, { limit: 8 }]),
]
const opening = [{ seat: 'player-1', action: { type: 'message', text: 'hello' } }]

/** Configs under which a game shows every kind of thing that it can show. */
const configs: Readonly<Record<string, readonly object[]>> = {
  arithmetic: text,
  'map-reader': text,
  sorting: text,
  twc: text,
  assignment: [...talk, { size: 3 }, { opening }, { size: 8, labels: 'published', normalisation: 'range' }],
  mediation: [...talk, { users: 4, days: 1 }],
  planning: [...talk, { database: 'listed', stops: 5 }, { searchDialect: 'published', inertPreferences: true }],
  avalon: [
    {},
    { preset: 'official', players: 5 },
    { preset: 'official', players: 10, discussionWhen: 'both', questVisibility: 'result' },
    { voteVisibility: 'individual', onFifthReject: 'randomTeam', discussionRounds: 0, questVisibility: 'count' },
    { voteVisibility: 'tally', onFifthReject: 'sixthForced', leader: 3, assassination: 'decides' },
  ],
  'collab-capture': [
    {},
    { adversary: 'minimax', start: 'sampled' },
    {
      map: {
        rooms: [
          { room: 'hall', leadsTo: ['yard', 'loft'] },
          { room: 'yard', leadsTo: ['hall', 'loft'] },
          { room: 'loft', leadsTo: ['hall', 'yard'] },
        ],
        start: { alice: 'hall', bob: 'hall', thief: 'loft' },
      },
    },
  ],
  'collab-escape': [
    {},
    { map: 'seven-areas', lossIf: 'both', maxTurns: 12 },
    { generators: 'random', fixBy: 'same', adversary: 'greedy', start: 'sampled' },
  ],
  overcooked: [
    { horizon: 40 },
    { layout: 'gated-delivery', horizon: 40 },
    { layout: 'soup-coordination', dynamics: 'modern', horizon: 40, randomStart: { things: 0.8 } },
    { layout: 'tomato-circuit', horizon: 40, orderList: ['any', 'onion'], cookTime: { onion: 3, tomato: 4 } },
  ],
  'theory-of-mind': [{}, { aspect: 'intention' }],
  'traveling-adventurers': [{}, { mode: 'free' }, { boards: 'generated', rooms: 8, turnLimit: 3 }],
}

const ajv = new Ajv2020({ strict: false })

/** Holds a value to a schema, as it stands and as the printed JSON Schema: both take it, and nothing is changed. */
function holdTo(schema: Game['action'], side: 'input' | 'output'): (value: unknown, what: string) => void {
  const check = ajv.compile(toJsonSchema(schema, side))
  return (value, what) => {
    expect(canonical(validate(schema, value, what))).toBe(canonical(value))
    check(copy(value))
    expect(check.errors ?? [], `${what}: ${JSON.stringify(value)}`).toEqual([])
  }
}

/** Plays at random; every seat looks at every state. */
function playThrough(game: Game, given: object, seed: number): number {
  const random = new Random(seed, 'schemas')
  const config = validate(game.config, given, 'config')
  const holdAction = holdTo(game.action, 'input')
  const holdObservation = holdTo(game.observation, 'output')
  let state = game.start(config, seed)
  let seen = 0
  const look = (): void => {
    for (const seat of game.seats(config)) {
      holdObservation(game.observe(state, seat), `observation of ${seat}`)
      seen++
    }
  }
  look()
  for (let moves = 0; moves < 60 && !game.outcome(state); moves++) {
    const turn = game.turn(state)
    if (isNobodysTurn(turn)) break
    if (turn.clock && random.float() < 0.1) state = game.act(state, CLOCK, turn.clock.action)
    else {
      const seat = random.pick([...turn.must, ...turn.may])
      const observation = game.observe(state, seat)
      const asked = observation.may?.search && random.float() < 0.3
      const action = asked ? { type: 'search', query: 'Search()' } : game.sample(observation, random)
      holdAction(action, `action of ${seat}`)
      state = game.act(state, seat, action)
    }
    look()
  }
  return seen
}

/** Places in a schema where a property is not described. */
function undescribed(schema: any, root: any, path: string, seen = new Set<unknown>()): string[] {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return []
  seen.add(schema)
  const resolve = (part: any): any => (part?.$ref ? root.$defs?.[part.$ref.split('/').at(-1)] : part)
  const found: string[] = []
  for (const [key, part] of Object.entries<any>(schema)) {
    if (key !== 'properties') found.push(...undescribed(part, root, path, seen))
    else
      for (const [name, property] of Object.entries<any>(part)) {
        const plain = resolve(property)
        // What tells the variants of a union apart is described by its own value.
        if (!property.description && !plain?.description && plain?.const === undefined) found.push(`${path}.${name}`)
        found.push(...undescribed(plain, root, `${path}.${name}`, seen))
      }
  }
  return found
}

describe.each(Object.keys(games))('the schemas of %s', (name) => {
  it.each(configs[name]!.map((given) => [JSON.stringify(given).slice(0, 60), given] as const))(
    'hold for every observation and action of random play with %s',
    async (_, given) => {
      const game = await games[name]!()
      for (let seed = 1; seed <= sized(1, 3); seed++) expect(playThrough(game, given, seed)).toBeGreaterThan(1)
    },
  )

  it('take the empty config, refuse an unknown field, and describe every field', async () => {
    const game = await games[name]!()
    const schemas = schemasOf(game)
    expect(ajv.validate({ ...schemas.config }, {})).toBe(true)
    expect(ajv.validate({ ...schemas.config }, { noSuchField: 1 })).toBe(false)
    const config = validate(game.config, {}, 'config')
    const observation = game.observe(game.start(config, 1), game.seats(config)[0]!)
    expect(ajv.validate({ ...schemas.observation }, copy(observation))).toBe(true)
    expect(ajv.validate({ ...schemas.observation }, { ...observation, secret: 1 })).toBe(false)
    expect(() => validate(game.observation, { ...observation, secret: 1 }, 'observation')).toThrow('secret')
    expect(Object.entries(schemas).flatMap(([part, schema]) => undescribed(schema, schema, part))).toEqual([])
  })
})

it('there are configs for every game', () => expect(Object.keys(configs).sort()).toEqual(Object.keys(games).sort()))

describe('the schema of another library', () => {
  const standard = { version: 1, vendor: 'by-hand', validate: (value: unknown) => ({ value }) } as const

  it('is said to be checked by that library where it gives no JSON Schema', () => {
    const schema = toJsonSchema({ '~standard': standard }, 'input')
    expect(schema).toEqual({ description: 'checked by by-hand, which gives no JSON Schema' })
    expect(ajv.validate({ ...schema }, { anything: 1 })).toBe(true)
  })

  it('gives its own JSON Schema where it can', () => {
    const jsonSchema = { input: (): JsonSchema => ({ type: 'string' }), output: (): JsonSchema => ({ type: 'number' }) }
    const schema = { '~standard': { ...standard, jsonSchema } }
    expect(toJsonSchema(schema, 'input')).toEqual({ type: 'string' })
    expect(toJsonSchema(schema, 'output')).toEqual({ type: 'number' })
  })

  it('is let through where it has no JSON Schema for this', () => {
    const fail = (): never => {
      throw new Error('no draft of that name')
    }
    const schema = toJsonSchema({ '~standard': { ...standard, jsonSchema: { input: fail } } } as any, 'input')
    expect(schema.description).toContain('no draft of that name')
  })
})
