/** Whole games of the language agents against the stand-in server, over real HTTP; and against a model that talks nonsense. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../../core/event.ts'
import { memoryLog } from '../../../core/log.ts'
import type { Model } from '../../../core/model.ts'
import { play } from '../../../core/play.ts'
import { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'
import { avalon } from '../../../games/avalon/index.ts'
import { openModel, startStandIn, textFaults, type OpenedModel, type StandIn } from '../../../models/index.ts'
import { agentsIn } from '../../game-agents.ts'
import * as exported from '../agents.ts'
import { responder } from '../stand-in.ts'
import { choices } from './options.ts'
import { closeInterpreters } from './program.ts'
import { atLength, sized } from '../../../testing/sized.fixture.ts'

const agents = agentsIn(exported)

const names = Object.keys(choices)
afterAll(closeInterpreters)

interface Setup {
  agents: string | readonly string[]
  model: Model
  options?: object
  config?: object
  seed?: number
  events?: readonly Event[]
}

async function episode({ agents: who, model, options = {}, config: given = {}, seed = 1, events }: Setup) {
  const config = validate(avalon.config, given, 'config')
  const log = memoryLog(events)
  const seats = Object.fromEntries(
    avalon.seats(config).map((seat, index) => {
      const name = typeof who === 'string' ? who : who[index % who.length]!
      const definition = agents.find((agent) => agent.name === name)!
      const valid = validate(definition.options!, definition.needsModel ? options : {}, name)
      const agent = definition.create({ game: avalon, config, seat, options: valid })
      return [seat, { name, agent, ...(definition.needsModel && { model }) }]
    }),
  )
  const ending = await play({ game: avalon, config, seed, seats, log })
  return { ...ending, events: log.all }
}

const of = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)
const noted = (events: readonly Event[], kind: string) => of(events, 'noted').filter((event) => event.kind === kind)

describe('against a stand-in without faults', () => {
  let server: StandIn
  let model: OpenedModel
  beforeAll(async () => {
    server = await startStandIn({ responders: [responder] })
    model = await openModel(`${server.url}#stand-in`)
  })
  afterAll(async () => {
    expect(server.stats().responders).not.toHaveProperty('fallback')
    await server.close()
  })

  it.each(names)('%s plays a whole game, without a word that is not understood', async (name) => {
    // Talk is the same for all of them; programs take long enough by themselves.
    const config = name === 'codeact' ? sized({ discussionRounds: 0 }, {}) : {}
    const { status, outcome, events } = await episode({ agents: name, model, options: { seconds: 30 }, config })
    expect(status).toBe('completed')
    expect(of(events, 'rejected')).toEqual([])
    // The stand-in reasons exactly; its just leaders never do what they could have known to be wrong.
    expect(outcome!.metrics.provableBlunders).toBe(0)
  })

  it.each([
    ...sized<[object, object, boolean][]>(
      [],
      [
        [{}, {}, false],
        [{ leaderStrategyBySide: 'both' }, {}, true],
      ],
    ),
    [{ leaderStrategyBySide: 'both' }, { leaderStrategyBySide: 'just' }, false],
    [{}, { leaderStrategyBySide: 'both' }, true],
  ] as const)('evil leaders write programs by the config %j and the option %j: %j', async (switches, options, evil) => {
    const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant']
    const config = { roles, leader: 1, discussionRounds: 0, ...switches }
    const given = { language: 'javascript', seconds: 30, ...options }
    const { events } = await episode({ agents: 'codeact', model, options: given, config })
    const writers = new Set(noted(events, 'programs').map(({ seat }) => roles[Number(seat.at(-1)) - 1]!))
    expect(['assassin', 'morgana', 'minion'].some((role) => writers.has(role))).toBe(evil)
    expect(writers.size).toBeGreaterThan(0)
  })

  it.each([
    ['codeact', { language: 'javascript', seconds: 30 }, { discussionRounds: 0 }],
    ...sized<[string, object, object][]>(
      [],
      [
        [
          'codeact',
          { variables: 'on', leaderStrategyBySide: 'both', seconds: 30 },
          { discussionRounds: 0, promptVariant: 'verbatim' },
        ],
      ],
    ),
    ['base', { evil: 'deceptive', factCheck: 'on', claims: 'model', verify: 'on', publicInfo: 'extended' }, {}],
    ['cot', { memory: 0, keyInformation: 0 }, { discussionRounds: 0 }],
    ['base', {}, { preset: 'official', players: 10, discussionRounds: 0 }],
    ['base', {}, { discussionWhen: 'both', players: 5 }],
  ])('%s plays with %j by the rules %j', async (name, options, config) => {
    const { status } = await episode({ agents: name, model, options, config })
    expect(status).toBe('completed')
  })

  it('plays in mixed company', async () => {
    const { status } = await episode({
      agents: ['base', 'symbolic', 'cot', 'block', 'react'],
      model,
      config: { discussionRounds: 0 },
    })
    expect(status).toBe('completed')
  })

  it('keeps programs and what they printed in the log, and never runs them again', async () => {
    const config = {
      discussionRounds: 0,
      leader: 1,
      roles: ['servant', 'merlin', 'servant', 'percival', 'morgana', 'minion', 'assassin'],
    }
    const first = await episode({ agents: ['codeact', 'symbolic'], model, options: { seconds: 30 }, config })
    const used = of(first.events, 'used')
    expect(used.length).toBeGreaterThan(0)
    for (const event of used) {
      expect(event).toMatchObject({
        tool: 'interpreter',
        input: { language: 'python', program: expect.stringContaining('combinations') },
      })
      expect(event.output).toMatchObject({ status: 'ok', stdout: expect.stringMatching(/^\[[\d, ]+\]\n$/) })
    }
    // The journal answers, even with a lie: nothing is executed when the log is played again.
    const told = first.events.map((event) =>
      event.type === 'used' ? { ...event, output: { ...(event.output as object), engine: 'the journal' } } : event,
    )
    const mute: Model = { name: model.name, ask: () => Promise.reject(new Error('no call may be made')) }
    const again = await episode({
      agents: ['codeact', 'symbolic'],
      model: mute,
      options: { seconds: 30 },
      config,
      events: told.slice(0, -1),
    })
    expect(
      of(again.events, 'used').every(({ output }) => (output as { engine: string }).engine === 'the journal'),
    ).toBe(true)
    expect(again.outcome).toEqual(first.outcome)
  })
})

describe('against a stand-in with faults in every fifth answer', () => {
  let server: StandIn
  let model: OpenedModel
  beforeAll(async () => {
    const kinds = [...textFaults, 'limit', 'error', 'cut', 'broken'] as const
    server = await startStandIn({ responders: [responder], faults: { rate: 0.2, kinds, seed: 5 }, retryAfter: 0 })
    model = await openModel(`${server.url}#stand-in`, { retry: { pause: 5, longestPause: 20 } })
  })
  afterAll(() => server.close())

  // Programs are repaired in nonsense too, at length.
  it.each(sized(names.slice(0, -1), names))(
    '%s plays to the end, every refusal and repair in the log',
    async (name) => {
      const { status, events } = await episode({ agents: name, model, options: { seconds: 30 }, seed: 2 })
      expect(status).toBe('completed')
      expect(of(events, 'rejected').length).toBeGreaterThan(0)
      for (const event of of(events, 'rejected')) expect(event.reason).not.toBe('')
      expect(Object.keys(server.stats().faults).length).toBeGreaterThan(0)
    },
  )
})

describe('against a model that talks nonsense', () => {
  const pieces = [
    'I choose ',
    'player ',
    'Players ',
    '1',
    '2',
    '3, 4',
    ' 7',
    ' and ',
    '{"vote": ',
    '"approve"',
    '"reject"',
    '}',
    '{',
    '[',
    ']',
    '"team": [1, 2]',
    'Final Answer: ',
    '\n',
    '```',
    'Action: Recall[round 1]',
    'Action: Finish[',
    'Thought: ',
    'yes',
    'no',
    'not ',
    'success',
    'fail',
    'I name player 3',
    'The last quest failed.',
    'Player 9 was on quest 1.',
    '\u0000',
    '“',
    '💥',
    '{"reasoning": "x", "vote": "approve"}',
    '<script>',
    '%s',
    '\\',
  ]
  const babbler = (seed: number) => {
    const random = new Random(seed, 'babble')
    let asked = 0
    const model: Model = {
      name: 'babbler',
      async ask() {
        asked++
        const length = random.int(0, 12)
        const text = Array.from({ length }, () => random.pick(pieces)).join(random.pick(['', ' ']))
        return {
          text,
          usage: { inputTokens: 1, outputTokens: 1 },
          latency: 0,
          attempts: 1,
          model: 'babbler',
          finish: 'stop',
        }
      },
    }
    return { model, asked: () => asked }
  }

  it('thousands of replies lead to no illegal action and no crash', async () => {
    const { model, asked } = babbler(1)
    const kinds = ['base', 'cot', 'react']
    for (let seed = 1; asked() < sized(600, 10_000); seed++) {
      const options = { factCheck: 'on', verify: 'on' }
      const config = seed % 3 === 0 ? { preset: 'official', players: 6 } : { onFifthReject: 'force' }
      const { status, events } = await episode({ agents: kinds[seed % 3]!, model, options, config, seed })
      expect(status).toBe('completed')
      expect(of(events, 'rejected').filter(({ why }) => why === 'illegal')).toEqual([])
    }
  })

  it.runIf(atLength)('programs in nonsense are run, repaired and given up, and the game goes on', async () => {
    const broken: Model = {
      ...babbler(3).model,
      async ask({ purpose }) {
        const text =
          purpose === 'program'
            ? 'Action Output:\nprint(undefined_name)\nObservation: [1, 2]'
            : 'Final Answer: Players 1, 2'
        return {
          text,
          usage: { inputTokens: 1, outputTokens: 1 },
          latency: 0,
          attempts: 1,
          model: 'broken',
          finish: 'stop',
        }
      },
    }
    const config = {
      discussionRounds: 0,
      stopAtThree: true,
      leader: 1,
      roles: ['servant', 'merlin', 'percival', 'servant', 'morgana', 'minion', 'assassin'],
    }
    const { status, events } = await episode({
      agents: ['codeact', 'symbolic', 'symbolic', 'symbolic', 'symbolic', 'symbolic', 'symbolic'],
      model: broken,
      options: { seconds: 30 },
      config,
    })
    expect(status).toBe('completed')
    const [programs] = noted(events, 'programs')
    expect(programs!.data).toEqual({ attempts: 4, repairs: 3, ok: false })
    expect(of(events, 'used')[0]!.output).toMatchObject({
      status: 'error',
      error: expect.stringContaining('NameError'),
    })
    // The model is shown its own program and the traceback.
    const second = of(events, 'called').filter(({ settings }) => settings.purpose === 'program')[1]!
    expect(JSON.stringify(second.messages)).toContain("NameError: name 'undefined_name' is not defined")
  })

  it('stops the game where repairs are not wanted', async () => {
    const silent: Model = {
      ...babbler(1).model,
      ask: () =>
        Promise.resolve({
          text: '',
          usage: { inputTokens: 1, outputTokens: 0 },
          latency: 0,
          attempts: 1,
          model: 'silent',
          finish: 'stop',
        }),
    }
    expect((await episode({ agents: 'base', model: silent, options: { invalidTeamPolicy: 'stop' } })).status).toBe(
      'stopped',
    )
    const byConfig = { agents: 'base', model: silent, config: { discussionRounds: 0, invalidTeamPolicy: 'stop' } }
    expect((await episode(byConfig)).status).toBe('stopped')
    // What the agent is told itself counts for more than what the table says.
    expect((await episode({ ...byConfig, options: { invalidTeamPolicy: 'repair' } })).status).toBe('completed')
    const repaired = await episode({ agents: 'base', model: silent, config: { discussionRounds: 0 } })
    expect(repaired.status).toBe('completed')
    expect(noted(repaired.events, 'repaired').length).toBeGreaterThan(0)
  })
})
