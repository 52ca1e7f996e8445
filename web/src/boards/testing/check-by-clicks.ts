/** Plays an episode by pressing whatever there is, at random, on the boards of all its seats. */
import { expect } from 'vitest'
import { CLOCK, Random, validate, type Game } from '../../../../src/index.ts'
import { findBoard } from '../index.ts'
import { sitDown, type Sitting } from './sit-down.tsx'

/** How often every control is pressed, on average, before a board is given up on which nothing could be done. */
const PATIENCE = 25
const WORDS = ['hello there', 'I have 5 to the kitchen.', 'L E B K C A L', '<b>no</b> & "quotes"', '12 * (3 + 4)']

/** Every board is drawn after every move, and now and then the truth. Throws where a board breaks or does what is illegal. */
export async function checkByClicks(game: Game, given: object, seed: number): Promise<void> {
  const { default: Board } = await findBoard(game.name)!()
  const config = validate(game.config, given, 'config')
  const names = game.seats(config)
  const random = new Random(seed, 'clicks', game.name)
  const sittings = new Map(names.map((seat) => [seat, sitDown(Board, names)]))
  const truth = sitDown(Board, names)
  let state = game.start(config, seed)
  try {
    for (let moves = 0; game.outcome(state) === undefined; moves++) {
      if (moves > 900) throw new Error(`${game.name} does not end`)
      const { must, may, clock } = game.turn(state)
      const able = [...must, ...may]
      if (able.length === 0 || (clock && random.float() < 0.4)) {
        state = game.act(state, CLOCK, clock!.action)
        continue
      }
      const seat = random.pick(able)
      const sitting = sittings.get(seat)!
      const observation = game.observe(state, seat)
      sitting.draw({ observation, seat })
      const action = clickUntilDone(sitting, random, `${game.name} ${seat} after ${moves} moves`)
      // Whatever a board does is legal: this throws where it is not.
      state = game.act(state, seat, validate(game.action, action, 'the action of the board'))
      // Nobody acts before they have seen what came of it.
      sitting.draw({ observation: game.observe(state, seat), seat }, false)
      if (moves % 20 === 0) drawTruth()
    }
    drawTruth()
    for (const [seat, sitting] of sittings) sitting.draw({ observation: game.observe(state, seat), seat }, false)
  } finally {
    for (const sitting of [...sittings.values(), truth]) sitting.stand()
  }
  expect(game.outcome(state)).toBeDefined()

  function drawTruth(): void {
    const everybody = Object.fromEntries(names.map((seat) => [seat, game.observe(state, seat)]))
    truth.draw({ observation: everybody[names[0]!], seat: undefined, everybody }, false)
    expect(truth.text.length).toBeGreaterThan(0)
  }
}

/** Presses, ticks, picks and writes at random until something has been done. */
function clickUntilDone(sitting: Sitting, random: Random, where: string): unknown {
  sitting.taken()
  const most = PATIENCE * sitting.controls().length
  for (let press = 0; press < most; press++) {
    const control = random.pick(sitting.controls())
    if (control instanceof HTMLSelectElement) sitting.pick(control, random.int(0, control.options.length - 1))
    else if (control instanceof HTMLInputElement && control.type !== 'checkbox')
      sitting.write(control, random.pick(WORDS))
    else sitting.press(control)
    const [action] = sitting.taken()
    if (action !== undefined) return action
  }
  throw new Error(`${where}: nothing could be done in ${most} presses: ${sitting.text.slice(0, 500)}`)
}
