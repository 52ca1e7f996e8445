// @vitest-environment jsdom
/** Every action that a game can be given, but for free words, can be made on its board: each is drawn, made, and compared. */
import { afterEach, describe, expect, it } from 'vitest'
import { Random, validate, type Game } from '../../../../src/index.ts'
import { games } from '../../../../src/games/index.ts'
import { findBoard } from '../index.ts'
import { sitDown, type Sitting } from './sit-down.tsx'
import { sized } from './sized.ts'

let sitting: Sitting | undefined
afterEach(() => {
  sitting?.stand()
  sitting = undefined
})

interface Seated {
  readonly game: Game
  readonly state: any
  readonly names: readonly string[]
}

async function deal(name: string, given: object = {}, seed = 1): Promise<Seated> {
  const game = await games[name]!()
  const config = validate(game.config, given, 'config')
  return { game, state: game.start(config, seed), names: game.seats(config) }
}

/** Draws the board of a seat that has to act, fresh. */
async function sit({ game, state, names }: Seated, seat: string): Promise<{ at: Sitting; observation: any }> {
  sitting?.stand()
  const { default: Board } = await findBoard(game.name)!()
  sitting = sitDown(Board, names)
  const observation = game.observe(state, seat)
  sitting.draw({ observation, seat })
  return { at: sitting, observation }
}

const random = (): Random => new Random(7, 'every action')

describe('a board can do', () => {
  it('all six moves of a kitchen, by pad and by key', async () => {
    const { at } = await sit(await deal('overcooked'), 'alice')
    const pad = {
      'walk north': 'north',
      'walk west': 'west',
      'walk east': 'east',
      'walk south': 'south',
      stay: 'stay',
      'use what is in front': 'interact',
    }
    for (const [label, action] of Object.entries(pad)) {
      at.pressNamed(label)
      expect(at.taken()).toEqual([action])
    }
    const keys = { ArrowUp: 'north', s: 'south', d: 'east', ArrowLeft: 'west', ' ': 'interact', '.': 'stay' }
    for (const [key, action] of Object.entries(keys)) {
      at.key(key)
      expect(at.taken()).toEqual([action])
    }
  })

  it('a walk to a place in a kitchen, a move a step, until it is used', async () => {
    const dealt = await deal('overcooked', { layout: 'cramped-room' })
    const { game, names } = dealt
    let { state } = dealt
    const { default: Board } = await findBoard('overcooked')!()
    sitting = sitDown(Board, names)
    sitting.draw({ observation: game.observe(state, 'alice'), seat: 'alice' })
    sitting.pressNamed('onions')
    for (let step = 0; step < 20 && !game.observe(state, 'alice').scene.players.alice.holding; step++) {
      const [action] = sitting.taken()
      state = game.act(game.act(state, 'alice', action), 'bob', 'stay')
      sitting.draw({ observation: game.observe(state, 'alice'), seat: 'alice' })
    }
    expect(game.observe(state, 'alice').scene.players.alice.holding).toEqual({ kind: 'onion' })
    expect(sitting.taken()).toEqual([])
  })

  it.each(sized([3, 9], [3, 6, 9, 12]))('any round trip through a house of %i rooms', async (rooms) => {
    const letters = [...'LEBKCAGPDSTW'].slice(0, rooms)
    const hallways = letters.flatMap((a, i) =>
      letters.slice(i + 1).map((b) => [a, b, 1 + ((i * 7 + b.charCodeAt(0)) % 10)]),
    )
    const { at } = await sit(
      await deal('traveling-adventurers', { instance: { USER: hallways, BOT: hallways } }),
      'USER',
    )
    const trip = ['L', ...random().shuffle(letters.slice(1)), 'L']
    for (const room of trip.slice(1)) at.pressNamed(new RegExp(`^Go to ${room},`))
    at.pressNamed('Submit path')
    expect(at.taken()).toEqual([{ type: 'submit', path: trip }])
  })

  it('clicks, undo, clear and a submission in free play', async () => {
    const seated = await deal('traveling-adventurers', { mode: 'free' })
    const { at } = await sit(seated, 'USER')
    at.pressNamed(/^Go to K,/)
    expect(at.taken()).toEqual([{ type: 'click', room: 'K' }])
    const state = seated.game.act(seated.state, 'USER', { type: 'click', room: 'K' })
    const again = await sit({ ...seated, state }, 'USER')
    again.at.pressNamed('Undo')
    again.at.pressNamed('Clear')
    expect(again.at.taken()).toEqual([{ type: 'undo' }, { type: 'clear' }])
  })

  it('the round trip that the partner has proposed, letter by letter or by name', async () => {
    const seated = await deal('traveling-adventurers')
    const said =
      'How about the living room, then the kitchen, the attic, the bathroom, the empty room, the children’s room and back?'
    const { game } = seated
    const state = game.act(seated.state, 'USER', { type: 'message', text: said })
    const { at } = await sit({ ...seated, state }, 'BOT')
    at.pressNamed('Take over the proposal')
    at.pressNamed('Submit path')
    expect(at.taken()).toEqual([{ type: 'submit', path: ['L', 'K', 'A', 'B', 'E', 'C', 'L'] }])
  })

  it('every team, vote, card and strike of Avalon', async () => {
    const seated = await deal('avalon', { players: 10, preset: 'official', discussionRounds: 0 }, 3)
    const { game } = seated
    let { state } = seated
    const draw = random()
    const done = new Set<string>()
    for (let moves = 0; game.outcome(state) === undefined; moves++) {
      const [seat] = game.turn(state).must
      const { at, observation } = await sit({ ...seated, state }, seat!)
      // Everybody approves and succeeds, so that the Assassin gets his turn.
      const drawn = game.sample(observation, draw)
      const action =
        drawn.type === 'vote'
          ? { type: 'vote', approve: moves % 7 !== 0 }
          : drawn.type === 'quest'
            ? { type: 'quest', success: true }
            : drawn
      done.add(action.type)
      if (action.type === 'team') {
        for (const member of action.members) at.pressNamed(new RegExp(`^Player ${member}(,|$)`))
        at.pressNamed(/^Send /)
        expect(at.taken()).toEqual([{ ...action, members: action.members.toSorted((a: number, b: number) => a - b) }])
      } else if (action.type === 'assassinate') {
        at.pressNamed(new RegExp(`^Player ${action.player}(,|$)`))
        at.pressNamed(/^Name player/)
        expect(at.taken()).toEqual([action])
      } else {
        at.pressNamed(action.type === 'vote' ? (action.approve ? 'Approve' : 'Reject') : 'Play success')
        expect(at.taken()).toEqual([action])
        if (action.type === 'quest' && observation.side === 'evil') {
          at.pressNamed('Play sabotage')
          expect(at.taken()).toEqual([{ type: 'quest', success: false }])
        }
      }
      state = game.act(state, seat!, action)
    }
    expect([...done].sort()).toEqual(['assassinate', 'quest', 'team', 'vote'])
  })

  it.each(sized([2, 8], [2, 8, 20]))('any assignment of %i papers', async (size) => {
    const { at, observation } = await sit(await deal('assignment', { size, tries: 0 }), 'player-1')
    const reviewerOfPaper: number[] = random().shuffle(observation.papers.map((_: unknown, paper: number) => paper))
    reviewerOfPaper.forEach((reviewer, paper) =>
      at.pressNamed(new RegExp(`^${observation.papers[paper].short} to ${observation.reviewers[reviewer]}:`)),
    )
    at.pressNamed('Send proposal')
    expect(at.taken()).toEqual([{ type: 'propose', proposal: { reviewerOfPaper } }])
  })

  it('accept, and reject with and without a reason', async () => {
    const seated = await deal('assignment', { size: 2 })
    const state = seated.game.act(seated.state, 'player-1', { type: 'propose', proposal: { reviewerOfPaper: [1, 0] } })
    const { at } = await sit({ ...seated, state }, 'player-2')
    at.pressNamed('Accept')
    at.pressNamed('Reject')
    at.write(
      at.controls().find((control) => control.getAttribute('aria-label')?.startsWith('Why'))!,
      ' too low ',
    )
    at.pressNamed('Reject')
    expect(at.taken()).toEqual([{ type: 'accept' }, { type: 'reject' }, { type: 'reject', text: 'too low' }])
  })

  it('any day of a town, whole or in part, and any search', async () => {
    const seated = await deal('planning', { stops: 4 })
    const { game } = seated
    const state = game.act(seated.state, 'user', { type: 'message', text: 'hello' })
    const { at, observation } = await sit({ ...seated, state }, 'assistant')
    const sites = random()
      .shuffle(observation.sites as { readonly id: number; readonly name: string }[])
      .slice(0, 3)
    for (const { name } of sites) {
      at.pressNamed(new RegExp(`^${name.replace(/[&'.]/g, '.')}, `))
      at.pressNamed('Add to the day')
    }
    at.pressNamed(`Take out ${sites[1]!.name}`)
    at.pressNamed('Send in part')
    at.write(
      at.controls().find((control) => control.getAttribute('placeholder')?.startsWith('Search('))!,
      'Search(filters=[category == park])',
    )
    at.pressNamed('Search')
    expect(at.taken()).toEqual([
      { type: 'propose', proposal: { events: [sites[0]!.id, null, sites[2]!.id, null] } },
      { type: 'search', query: 'Search(filters=[category == park])' },
    ])
  })

  it('any flights for any number of friends, and a word to each of them', async () => {
    const seated = await deal('mediation', { users: 3, chat: 'free' })
    const { at, observation } = await sit(seated, 'assistant')
    const buttons = (user: number) => {
      const section = [...document.querySelectorAll('.mediation-user')][user]!
      return [...section.querySelectorAll<HTMLElement>('.mediation-line')]
    }
    const last = observation.users[2].flights.length - 1
    at.press(buttons(0)[0]!)
    at.press(buttons(2)[last]!)
    at.pressNamed(/^Send to/)
    at.pressNamed('user-1')
    at.write(document.querySelector<HTMLElement>('input[placeholder^="Message to user-1"]')!, 'When can you fly?')
    at.pressNamed('Send')
    expect(at.taken()).toEqual([
      { type: 'propose', proposal: { flights: [0, null, last] } },
      { type: 'message', text: 'When can you fly?', to: 'user-1' },
    ])
  })

  it.each(['collab-capture', 'collab-escape'])('whatever can be done in %s, by button and on the map', async (name) => {
    const seated = await deal(name)
    const { game } = seated
    let { state } = seated
    const draw = random()
    for (let turn = 0; turn < sized(6, 12) && game.outcome(state) === undefined; turn++) {
      const [seat] = game.turn(state).must
      const { at, observation } = await sit({ ...seated, state }, seat!)
      const names = { stay: 'Stay', press: 'Press the button', fix: 'Fix the generator' } as Record<string, string>
      for (const action of observation.actions) {
        at.pressNamed(action.type === 'move' ? `Go to room ${action.room}` : names[action.type]!)
        expect(at.taken()).toEqual([action])
      }
      // The rooms on the map say the same as the buttons below it.
      for (const room of document.querySelectorAll<HTMLElement>('button.rooms-room')) {
        at.press(room)
        const [done] = at.taken()
        expect(observation.actions).toContainEqual(done)
      }
      state = game.act(state, seat!, draw.pick(observation.actions))
    }
  })

  it.each(sized(['arithmetic', 'twc'], ['arithmetic', 'map-reader', 'sorting', 'twc']))(
    'every valid command of %s, pressed and typed',
    async (name) => {
      const seated = await deal(name, { level: 4 })
      const { game } = seated
      let { state } = seated
      const draw = random()
      for (let turn = 0; turn < 4; turn++) {
        const { at, observation } = await sit({ ...seated, state }, 'player')
        for (const command of new Set<string>(observation.validActions)) {
          at.pressNamed(command)
          at.write(document.querySelector<HTMLElement>('.text-commands input')!, command.toUpperCase())
          at.pressNamed('Do it')
          expect(at.taken()).toEqual([{ command }, { command }])
        }
        state = game.act(state, 'player', game.sample(observation, draw))
        if (game.outcome(state)) break
      }
    },
  )

  it('every answer to a question', async () => {
    for (const about of sized(['overcooked'], ['overcooked', 'collab-capture', 'collab-escape'])) {
      const { at, observation } = await sit(await deal('theory-of-mind', { about }, 5), 'player')
      for (const { key, text } of observation.options) {
        at.pressNamed(`${key} ${text}`)
        expect(at.taken()).toEqual([{ type: 'answer', option: key }])
      }
    }
  })
})
