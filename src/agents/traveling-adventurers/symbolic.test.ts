import { describe, expect, it } from 'vitest'
import { play as playEpisode } from '../../core/play.ts'
import type { Agent, Turn } from '../../core/agent.ts'
import { memoryLog } from '../../core/log.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { partnerOf, SEATS, travelingAdventurers as game } from '../../games/traveling-adventurers/index.ts'
import type { Action, Player, State } from '../../games/traveling-adventurers/index.ts'
import { Conversation } from './conversation.ts'
import { symbolic } from './symbolic.ts'
import { sized } from '../../testing/sized.fixture.ts'

const configured = (given: unknown) => validate(game.config, given, 'config')
type Strategy = 'full-exchange' | 'lazy' | 'node-by-node'
const STRATEGIES: readonly Strategy[] = ['full-exchange', 'lazy', 'node-by-node']

const seat = (name: Player, config: unknown, strategy: Strategy): Agent =>
  symbolic.create({
    game,
    config: configured(config),
    seat: name,
    options: validate(symbolic.options!, { strategy }, 'options'),
  })

const turnOf = (state: State, name: Player, number = 1): Turn =>
  ({
    seat: name,
    number,
    mayPass: state.mode === 'free',
    rejections: [],
    random: new Random(number, name),
  }) as unknown as Turn

/** What an agent does next. */
function ask(agent: Agent, state: State, name: Player, number = 1): Action | undefined {
  const decision = agent.act(game.observe(state, name), turnOf(state, name, number))
  if (decision instanceof Promise) throw new Error('a symbolic agent decides at once')
  return decision.action
}

/** One episode without a log. */
function selfPlay(config: unknown, seed: number, user: Strategy, bot: Strategy): State {
  const agents = { USER: seat('USER', config, user), BOT: seat('BOT', config, bot) }
  let state = game.start(configured(config), seed)
  for (let number = 1; !state.outcome; number++)
    state = game.act(state, state.next, ask(agents[state.next], state, state.next, seed * 100 + number)!)
  return state
}

/** How many of its coins each seat told. */
const revealed = (state: State): number[] =>
  SEATS.map((name) => new Conversation(game.observe(state, name)).hear(state.dialogue).told.size)

function share(states: readonly State[], metric: string): number {
  return states.filter(({ outcome }) => outcome!.metrics[metric] === true).length / states.length
}

const many = (count: number, config: unknown, user: Strategy, bot: Strategy = user): State[] =>
  Array.from({ length: count }, (_, i) => selfPlay(config, i + 1, user, bot))

/** Milliseconds for what takes a third of the usual limit where nothing else is at work. */
const LONG = sized(180_000, 600_000)

describe('in self-play', () => {
  it.each(['full-exchange', 'lazy'] as const)('%s finds the optimum of every house', (strategy) => {
    for (const [config, count] of [
      [{}, sized(6, 12)],
      [{ boards: 'generated' }, sized(40, 500)],
      [{ boards: 'generated', rooms: 4 }, sized(5, 20)],
      [{ boards: 'generated', rooms: 10 }, sized(8, 100)],
      [{ boards: 'generated', rooms: 12 }, sized(1, 5)],
    ] as const) {
      const states = many(count, config, strategy)
      for (const metric of ['identical', 'correct', 'optimal'])
        expect([config, share(states, metric)]).toEqual([config, 1])
    }
  })

  it('full-exchange needs five turns: one room’s coins, all coins, the rest with the path, and the submissions', () => {
    for (const state of many(6, {}, 'full-exchange')) expect(state.taken).toEqual({ USER: 3, BOT: 2 })
  })

  it('lazy has fewer than 13 of 15 coins told to whoever finds the path, and hardly any the other way', () => {
    for (const config of [{}, { boards: 'generated' }]) {
      const told = many(sized(40, 300), config, 'lazy').map(revealed)
      const mean = (pick: (counts: number[]) => number): number =>
        told.reduce((sum, counts) => sum + pick(counts), 0) / told.length
      expect(mean((counts) => Math.max(...counts))).toBeLessThan(13)
      expect(mean((counts) => Math.min(...counts))).toBeLessThan(2)
    }
  })

  it.each([
    ['44 to 45 % on the six boards', {}, 0.395, 0.5],
    ['59 % on generated ones', { boards: 'generated' }, 0.52, 0.66],
  ] as const)(
    'node-by-node reaches what its protocol can: %s',
    (_, config, least, most) => {
      // Three standard errors of 900 are 5 points and, for the reference as well, 7.
      const states = many(sized(150, 900), config, 'node-by-node')
      expect(share(states, 'optimal')).toBeGreaterThan(least)
      expect(share(states, 'optimal')).toBeLessThan(most)
      expect(share(states, 'correct')).toBe(1)
      for (const state of states.slice(0, 12)) expect(revealed(state)).toEqual([15, 15])
    },
    LONG,
  )

  it.each(STRATEGIES.flatMap((user) => STRATEGIES.filter((bot) => bot !== user).map((bot) => [user, bot] as const)))(
    '%s with %s comes to an agreed path',
    (user, bot) => {
      for (const rooms of [4, 6, 8]) {
        const states = many(rooms === 6 ? sized(15, 60) : sized(4, 15), { boards: 'generated', rooms }, user, bot)
        expect(share(states, 'identical')).toBe(1)
        expect(share(states, 'optimal')).toBe(1)
      }
    },
  )

  it.each(STRATEGIES)('%s submits something even when turns are short', (strategy) => {
    for (const turnLimit of [1, 2, 3, 4, 5, 6])
      for (const state of many(sized(6, 20), { boards: 'generated', turnLimit }, strategy))
        expect(Object.values(state.submissions).every((path) => path !== null)).toBe(true)
  })
})

describe('in free play', () => {
  it.each(STRATEGIES.flatMap((user) => STRATEGIES.map((bot) => [user, bot] as const)))(
    '%s with %s comes to an agreed path through the episode loop',
    async (user, bot) => {
      for (let seed = 1; seed <= 6; seed++) {
        const config = configured({ mode: 'free' })
        const seats = {
          USER: { name: user, agent: seat('USER', config, user) },
          BOT: { name: bot, agent: seat('BOT', config, bot) },
        }
        const ending = await playEpisode({ game, config, seed, seats, log: memoryLog() })
        expect(ending).toMatchObject({
          status: 'completed',
          reason: 'both submitted',
          outcome: { metrics: { correct: true } },
        })
        if (user !== 'node-by-node' || bot !== 'node-by-node') expect(ending.outcome!.metrics.optimal).toBe(true)
      }
    },
  )

  it('waits to be spoken to, asks again when nudged, and submits when the paths match', () => {
    const config = { mode: 'free', board: 1 }
    const agent = seat('BOT', config, 'full-exchange')
    let state = game.start(configured(config), 1)
    expect(ask(agent, state, 'BOT')).toBeUndefined()
    state = game.act(state, 'clock', game.turn(state).clock!.action)
    expect(ask(agent, state, 'BOT')).toMatchObject({ type: 'message' })
    state = game.act(state, 'USER', { type: 'message', text: 'I propose L E K C B A L: no path can be better.' })
    const submitted = ask(agent, state, 'BOT')!
    expect(submitted).toMatchObject({ type: 'submit', path: [...'LEKCBAL'] })
    state = game.act(state, 'BOT', submitted)
    expect(ask(agent, state, 'BOT')).toBeUndefined()
    for (const room of 'EKCBAL') state = game.act(state, 'USER', { type: 'click', room })
    state = game.act(state, 'BOT', ask(agent, state, 'BOT')!)
    expect(state.outcome!.metrics).toMatchObject({ identical: true, optimal: true })
  })
})

describe('whoever takes a seat in the middle', () => {
  it.each(STRATEGIES)('goes on as the one before would have (%s)', (strategy) => {
    for (let seed = 1; seed <= 5; seed++) {
      const config = { boards: 'generated' }
      const agents = { USER: seat('USER', config, strategy), BOT: seat('BOT', config, strategy) }
      let state = game.start(configured(config), seed)
      for (let number = 1; !state.outcome; number++) {
        const action = ask(agents[state.next], state, state.next, number)
        expect(ask(seat(state.next, config, strategy), state, state.next, number)).toEqual(action)
        state = game.act(state, state.next, action!)
      }
    }
  })
})

describe('opposite a person', () => {
  /** A table at which a person holds USER and types; returns what the agent says or does. */
  function table(strategy: Strategy, config: object = { board: 1 }) {
    const agent = seat('BOT', config, strategy)
    let state = game.start(configured(config), 1)
    let number = 0
    return {
      say(text: string): string {
        state = game.act(state, 'USER', game.language.parse(text, game.observe(state, 'USER')))
        if (state.outcome) return ''
        const action = ask(agent, state, partnerOf('USER'), ++number)!
        state = game.act(state, 'BOT', action)
        return game.language.say(action, game.observe(state, 'BOT'))
      },
      get state() {
        return state
      },
    }
  }

  it('plays a whole game in a person’s English', () => {
    const { say } = table('lazy')
    expect(say('Hello! From the kitchen I have 4 to the attic and 3 to C.')).toMatch(/^Thanks\. What have you from/)
    expect(say('L-E 5, L-C 6, K-E is 6. between the bathroom and the children’s room I have 5, B-A 6')).toContain(
      'What have you',
    )
    expect(say('what have you from there?')).toContain('From')
  })

  it('comes to the optimum with somebody who answers whatever is asked', () => {
    const coins = Object.fromEntries(
      game.observe(game.start(configured({ board: 1 }), 1), 'USER').weights.flatMap(([a, b, n]) => [
        [a + b, n],
        [b + a, n],
      ]),
    )
    for (const strategy of ['lazy', 'full-exchange'] as const) {
      const person = table(strategy)
      let heard = person.say('hi, shall we start in the living room?')
      for (let i = 0; i < 12 && !person.state.outcome; i++) {
        const proposal = /I propose ((?:[A-Z] ){6}[A-Z])/.exec(heard)
        const submission = /submit ((?:[A-Z] ){6}[A-Z])/.exec(heard)
        if (submission) person.say(`submit ${submission[1]}`)
        else if (proposal) heard = person.say('ok, sounds good')
        else if (/tell me all/.test(heard))
          heard = person.say(
            Object.entries(coins)
              .map(([pair, n]) => `${pair[0]}–${pair[1]}: ${n}`)
              .join(', '),
          )
        else {
          const asked = [...heard.matchAll(/from ([A-Z]) to ([A-Z, and]+)/g)].flatMap(([, from, to]) =>
            [...to!.matchAll(/[A-Z]/g)].map(([room]) => `${coins[from! + room]} from ${from} to ${room}`),
          )
          heard = person.say(`I have ${asked.join(' and ')}.`)
        }
      }
      expect(person.state.outcome!.metrics).toMatchObject({ identical: true, optimal: true })
    }
  })

  it('counts coins that are told twice once, whichever way round', () => {
    const person = table('lazy')
    person.say('From K I have 4 to A. Again: A to K is 4.')
    const conversation = new Conversation(game.observe(person.state, 'BOT')).hear(person.state.dialogue)
    expect(conversation.heard.values[conversation.key('A', 'K')]).toBe(4)
    expect(conversation.contradictions.size).toBe(0)
  })

  it('asks back on a contradiction, and takes the answer', () => {
    for (const answer of ['4', 'it is 4', 'K–A 4', 'A to K is 4']) {
      const person = table('full-exchange')
      person.say('From K I have 4 to A.')
      expect(person.say('From A I have 6 to K and 2 to L.')).toContain('Which is right for K–A, 4 or 6?')
      expect(person.say(answer)).not.toContain('Which is right')
      const conversation = new Conversation(game.observe(person.state, 'BOT')).hear(person.state.dialogue)
      expect(conversation.heard.values[conversation.key('K', 'A')]).toBe(4)
    }
  })

  it('takes a correction without asking', () => {
    const person = table('full-exchange')
    person.say('From K I have 4 to A.')
    expect(person.say('Sorry, I meant from K I have 3 to A.')).not.toContain('Which')
    const conversation = new Conversation(game.observe(person.state, 'BOT')).hear(person.state.dialogue)
    expect(conversation.heard.values[conversation.key('K', 'A')]).toBe(3)
  })

  it('reads back what it is unsure of, and takes yes and no', () => {
    for (const [answer, known] of [
      ['yes', 5],
      ['no, K–A is 4', 4],
      ['no', NaN],
    ] as const) {
      const person = table('lazy')
      expect(person.say('I have 5 to A and B from K')).toContain('I understood K–A 5 and K–B 5: right?')
      person.say(answer)
      const conversation = new Conversation(game.observe(person.state, 'BOT')).hear(person.state.dialogue)
      expect(conversation.heard.values[conversation.key('K', 'A')]).toBe(known)
    }
  })

  it('says what it did not understand, and that sums do not help', () => {
    const person = table('lazy')
    expect(person.say('From K I have 25 to A')).toContain('I did not understand "From K I have 25 to A"')
    expect(person.say('we have 9 from K to A together')).toContain('for both of us tells too little')
    expect(person.say('blah blah')).toMatch(/what (?:you have|have you) from .*\?$/i)
  })

  it('sets right what the person believes of its coins', () => {
    const person = table('lazy')
    expect(person.say('I understood K–C 6 and K–A 5: right?')).toMatch(/Correction: from [KA] I have 2 to [KA]/)
  })

  it('refuses a path that it knows to be worse, and says by how much', () => {
    const person = table('full-exchange')
    const own = game.observe(person.state, 'USER').weights.map(([a, b, n]) => `${a}${b}${n}`)
    person.say(own.join(' '))
    expect(person.say('I want L E A B C K L')).toContain('I disagree, 2 coins more can be had.')
  })

  it('accepts another path that is as good', () => {
    const person = table('full-exchange')
    const own = game.observe(person.state, 'USER').weights.map(([a, b, n]) => `${a}${b}${n}`)
    person.say(own.join(' '))
    expect(person.say('how about L C K B A E L?')).toContain('submit L C K B A E L')
  })

  it('goes along room by room with node-by-node', () => {
    const person = table('node-by-node')
    person.say('from L I have 5 to E, 3 to B, 1 to K, 6 to C and 2 to A')
    expect(person.say("no, let's go to K first")).toContain('Agreed.')
    const conversation = new Conversation(game.observe(person.state, 'USER')).hear(person.state.dialogue)
    expect(conversation.negotiation.steps).toEqual(['L', 'K'])
  })
})

it('leaves what was told before its number where the rest of a room is told later', () => {
  const state = game.start(configured({ boards: 'generated' }), 1)
  const dialogue = ['K-A is 7.', 'The rest of the kitchen is 2.'].map((text) => ({ seat: 'BOT' as const, text }))
  const mind = new Conversation(game.observe(state, 'USER')).hear(dialogue)
  expect(mind.heard.values[mind.key('K', 'A')]).toBe(7)
  expect(mind.heard.values[mind.key('K', 'B')]).toBe(2)
  expect(mind.contradictions.size).toBe(0)
})
