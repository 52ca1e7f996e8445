import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agents } from '../../agents/index.ts'
import { Features } from '../../agents/text-games/drrn/features.ts'
import { Untried } from '../../agents/text-games/drrn/untried.ts'
import { play } from '../../core/play.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { findMethod, train } from '../index.ts'
import { Random } from '../../core/random.ts'
import { Experience } from './experience.ts'
import { replayEpisode, type Transition } from './explore.ts'
import { loadGames } from './games.ts'
import { Wanderer } from './wanderer.ts'

describe('what the DRRN reads', () => {
  const features = new Features(['take', 'put', 'in', 'closed'])
  const view = {
    task: 'Tidy up.',
    inventory: 'You carry a lamp.',
    look: 'You see a shelf (closed) and a bench (empty).',
    did: 'query lamp',
    said: 'lamp is usually kept here: shelf.',
  }
  const read = (command: string, seen = view): string => {
    const [action] = features.write(seen, [command]).actions
    return [...action!.places].map((place, i) => `${place}:${action!.values[i]}`).join(' ')
  }

  it('tells a place that was spoken of from one that was not', () => {
    expect(read('put lamp in shelf')).not.toBe(read('put lamp in bench'))
  })

  it('is the same for names never heard of, where they stand in the same places', () => {
    const renamed = Object.fromEntries(
      Object.entries(view).map(([part, text]) => [
        part,
        text.replaceAll('lamp', 'zither').replaceAll('shelf', 'coffer'),
      ]),
    ) as typeof view
    expect(read('put zither in coffer', renamed)).toBe(read('put lamp in shelf'))
  })

  it('knows what is said right after a name', () => {
    expect(read('put lamp in shelf')).not.toBe(
      read('put lamp in shelf', { ...view, look: view.look.replace('(closed)', '(open)') }),
    )
  })
})

describe('numbers', () => {
  const features = new Features(['take', 'multiply', 'by'])
  const view = { task: '', inventory: '', look: '18 beans and 20 peas', did: '', said: 'Start with 3. Multiply by 6.' }

  it('count by their size, of things and in what was answered', () => {
    const [beans, peas, other] = features.write(view, ['take 18 beans', 'take 20 peas', 'take shelf']).actions
    const sizes = ({ places, values }: typeof beans & object): number[] => [...places.slice(-2), ...values.slice(-2)]
    expect(sizes(beans!).slice(0, 2)).toEqual(sizes(peas!).slice(0, 2))
    expect(sizes(beans!)[2]).toBeLessThan(sizes(peas!)[2]!)
    expect([...other!.places]).not.toContain(sizes(beans!)[1])
    const said = features.write({ ...view, said: 'Start with 3. Multiply by 7.' }, []).view
    expect([...said.values]).not.toEqual([...features.write(view, []).view.values])
  })
})

describe('a way out', () => {
  const features = new Features(['move', 'north'])
  const task = 'A coin lies in the old mill.'
  const read = (look: string): number =>
    features.write({ task, inventory: '', look, did: '', said: '' }, ['move north']).actions[0]!.places.length

  it('to a place that the task names is told from others', () => {
    expect(read('Ways out: North: the old mill.')).toBe(read('Ways out: North: the well house.') + 3)
  })
})

describe('wandering', () => {
  const view = (room: string, did: string) => ({ task: '', inventory: '', look: room, did, said: '' })

  it('draws what is done first, then of what', () => {
    const commands = ['move north', 'take a', 'take b', 'take c', 'take d', 'take e', 'take f', 'take g']
    const random = new Random(1)
    const moves = Array.from({ length: 400 }, () => new Wanderer().draw(commands, random)).filter((i) => i === 0)
    expect(moves.length).toBeGreaterThan(150)
    expect(moves.length).toBeLessThan(250)
  })

  it('seldom draws again what changed nothing', () => {
    const wanderer = new Wanderer()
    wanderer.watch(view('a cave', ''))
    wanderer.watch(view('a cave', 'look around'))
    wanderer.watch(view('a cave', 'look around'))
    wanderer.watch(view('a hall', 'move north'))
    const random = new Random(2)
    const drawn = Array.from({ length: 400 }, () => wanderer.draw(['look around', 'move north'], random))
    expect(drawn.filter((i) => i === 0).length).toBeLessThan(50)
  })
})

describe('a player by values', () => {
  const view = (look: string, did: string, said = '') => ({ task: '', inventory: '', look, did, said })

  it('does nothing twice where everything looks the same, as long as something else is left', () => {
    const untried = new Untried()
    const commands = ['open chest', 'look around']
    untried.add(view('a closed chest', ''), 'open chest')
    expect(untried.among(view('a closed chest', 'close chest', 'It is closed.'), commands)).toEqual(['look around'])
    expect(untried.among(view('an open chest', 'open chest', 'It is open.'), commands)).toEqual(commands)
    untried.add(view('a closed chest', ''), 'look around')
    expect(untried.among(view('a closed chest', ''), commands)).toEqual(commands)
  })

  it('may do it again where a module said something else', () => {
    const untried = new Untried()
    untried.add(view('a hall', 'next step to mill', 'Go north.'), 'move north')
    expect(untried.among(view('a hall', 'next step to inn', 'Go south.'), ['move north', 'task'])).toContain(
      'move north',
    )
  })
})

describe('experience', () => {
  const transition = (reward: number): Transition => {
    const none = { places: new Uint16Array(), values: new Float32Array() }
    return { view: none, action: none, reward, next: undefined }
  }
  const experience = new Experience()
  for (let seed = 0; seed < 900; seed++)
    experience.keep({ game: seed % 2, seed, choices: [] }, [transition(seed < 4 ? 1 : 0)])

  it('remembers longer what earned something, and learns from it as often as from the rest', () => {
    const random = new Random(3)
    const drawn = Array.from({ length: 400 }, () => experience.draw(random).reward)
    expect(drawn.filter((reward) => reward > 0).length).toBeGreaterThan(150)
    expect(drawn.filter((reward) => reward > 0).length).toBeLessThan(250)
  })

  it('is the same from its records', () => {
    const again = new Experience()
    for (const record of experience.records()) again.keep(record, [transition(record.seed < 4 ? 1 : 0)])
    expect(again.records()).toEqual(experience.records())
    expect(again.records()).toHaveLength(604)
  })
})

describe('exploring', () => {
  it('gives rewards that sum to the score, and ends where the game does', async () => {
    const features = new Features(['take', 'put', 'box'])
    for (const game of await loadGames({ level: 1 })) {
      let number = 0
      const transitions = await replayEpisode(game, 7, true, features, (_, commands) => number++ % commands.length)
      expect(transitions.at(-1)!.next).toBeUndefined()
      expect(transitions.slice(0, -1).every(({ next }) => next!.actions.length > 0)).toBe(true)
      const total = transitions.reduce((sum, { reward }) => sum + reward, 0)
      expect(total).toBeGreaterThanOrEqual(-1)
      expect(total).toBeLessThanOrEqual(1)
    }
  })
})

describe('training a DRRN', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'drrn-'))))
  afterAll(() => rmSync(runs, { recursive: true }))

  it('goes on where it was stopped as if it had not been, and leaves an agent that plays', async () => {
    const method = await findMethod('text-games/drrn')
    const small = { episodes: 80, hidden: 16, measured: 1 }
    const whole = await train(method, small, { runs: join(runs, 'whole') })
    const stop = new AbortController()
    await train(method, small, { runs: join(runs, 'half'), signal: stop.signal, onPoint: () => stop.abort() })
    const resumed = await train(method, small, { runs: join(runs, 'half') })
    expect(resumed.curve).toEqual(whole.curve)
    expect(readFileSync(resumed.policy.replace('.json', '.bin'))).toEqual(
      readFileSync(whole.policy.replace('.json', '.bin')),
    )
    for (const { game, configs } of await loadGames({ level: 1 })) {
      const drrn = (await agents(game.name)).find(({ name }) => name === 'drrn')!
      const options = { modules: false, file: whole.policy }
      const agent = drrn.create({ game, config: configs.test, seat: PLAYER, options })
      const config = { ...configs.test, envStepLimit: 3 }
      const { status } = await play({ game, config, seed: 1, seats: { [PLAYER]: { name: 'drrn', agent } } })
      expect(status).toBe('completed')
    }
  })
})
