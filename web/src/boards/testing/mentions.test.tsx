// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { Random, validate, type Game } from '../../../../src/index.ts'
import { games } from '../../../../src/games/index.ts'
import { findBoard } from '../index.ts'
import { sitDown } from './sit-down.tsx'

/** Who looks, who spoke, how the thing is called, and what shows it on the board. */
const CASES: readonly (readonly [
  game: string,
  config: object,
  looks: string,
  speaks: string,
  nameIn: (observation: any) => string,
  shown: string,
])[] = [
  ['assignment', {}, 'player-2', 'player-1', ({ reviewers }) => reviewers[2], 'th.board-pointed'],
  ['assignment', {}, 'player-2', 'player-1', ({ papers }) => papers[1].short, 'th.board-pointed'],
  ['planning', {}, 'assistant', 'user', ({ sites }) => sites[3].name, '.planning-line[aria-pressed=true]'],
  [
    'mediation',
    {},
    'assistant',
    'user-0',
    ({ users }) => users[0].flights[1].carrier,
    '.mediation-line .board-pointed',
  ],
  ['avalon', { discussionRounds: 1 }, 'player-1', 'player-1', () => 'player 3', '.avalon-pointed'],
  ['traveling-adventurers', { mode: 'free' }, 'USER', 'BOT', ({ rooms }) => rooms[2].name, '.house-lit'],
]

it.each(CASES)('of %s %j show %s what %s names, and no more once it is pressed again', async (...given) => {
  const [name, config, looks, speaks, nameIn, shown] = given
  const game: Game = await games[name]!()
  const valid = validate(game.config, config, 'config')
  const Board = (await findBoard(name)!()).default
  let state: any = game.start(valid, 4)
  const thing = nameIn(game.observe(state, looks))
  const message = { type: 'message', text: `what do you think of ${thing}?` }
  if (name === 'avalon') state = untilHeard(game, state, looks, message)
  else state = game.act(state, speaks, message)
  const sitting = sitDown(Board, game.seats(valid))
  const draw = (): void => sitting.draw({ observation: game.observe(state, looks) as never, seat: looks }, false)
  draw()
  const mention = sitting
    .controls()
    .find((control) => control.className === 'board-mention' && control.textContent === thing)!
  const before = document.querySelectorAll(shown).length
  sitting.press(mention)
  expect(mention.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelectorAll(shown).length).toBeGreaterThan(0)
  expect(document.querySelector('[data-shown]')).not.toBeNull()
  sitting.press(mention)
  expect(mention.getAttribute('aria-pressed')).toBe('false')
  expect(document.querySelectorAll(shown).length).toBe(before)
  sitting.stand()
})

/** Until this seat may speak, and does. */
function untilHeard(game: Game, state: any, seat: string, message: object): any {
  const random = new Random(1)
  for (let moves = 0; moves < 100; moves++) {
    const { must, may } = game.turn(state)
    const next = [...must, ...may][0]!
    const observation: any = game.observe(state, next)
    if (next === seat && observation.task === 'message') return game.act(state, seat, message)
    state = game.act(state, next, game.sample(observation, random))
  }
  throw new Error('never heard')
}
