/** What can be done, what it does, who is to act, and what a seat sees. Everything here is pure. */
import { IllegalAction, Random, freeze } from 'roundtable'
import * as z from 'zod'
import { outcome } from './outcome.mjs'

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), text: z.string().trim().min(1).describe('what the guide says') }),
  z.strictObject({ type: z.literal('open'), box: z.int().min(1).describe('the box that the seeker opens') }),
])

/** @typedef {z.infer<typeof action>} Action */

/** All that a seat may know; what is not in it, nobody can leak. */
export const observation = z.strictObject({
  seat: z.string().describe('who sees this'),
  boxes: z.int().describe('boxes on the table, numbered from 1'),
  treasure: z.int().nullable().describe('the box with the treasure: the guide knows, the seeker does not'),
  said: z.array(z.string()).readonly().describe('what the guide has said, oldest first'),
  opened: z.array(z.int()).readonly().describe('boxes that were opened and empty, in order'),
  triesLeft: z.int().describe('boxes that may still be opened'),
})

/** @typedef {z.infer<typeof observation>} Observation */

/**
 * The guide speaks, the seeker opens a box, and so on.
 *
 * @param {import('./instances.mjs').State} state
 * @returns {import('roundtable').ToAct<Action>}
 */
export function turn(state) {
  if (outcome(state)) return { must: [], may: [] }
  return { must: [state.said.length > state.opened.length ? 'seeker' : 'guide'], may: [] }
}

/**
 * @param {import('./instances.mjs').State} state
 * @param {string} seat
 * @returns {Observation}
 */
export function observe({ config, treasure, said, opened }, seat) {
  // What an observation shares with the state is frozen, so that nobody can change it.
  return freeze({
    seat,
    boxes: config.boxes,
    treasure: seat === 'guide' ? treasure : null,
    said,
    opened,
    triesLeft: config.tries - opened.length,
  })
}

/**
 * @param {import('./instances.mjs').State} state
 * @param {string} seat
 * @param {Action} action
 * @returns {import('./instances.mjs').State}
 */
export function act(state, seat, action) {
  if (!turn(state).must.includes(seat)) throw new IllegalAction(`It is not ${seat}'s turn.`)
  if (action.type === 'message') {
    if (seat !== 'guide') throw new IllegalAction('Only the guide speaks; open a box, as in "open 3".')
    return { ...state, said: [...state.said, action.text] }
  }
  if (seat !== 'seeker') throw new IllegalAction('Only the seeker opens boxes; say something.')
  const { boxes } = state.config
  if (action.box > boxes) throw new IllegalAction(`There is no box ${action.box}; the boxes are 1 to ${boxes}.`)
  if (state.opened.includes(action.box)) throw new IllegalAction(`Box ${action.box} was opened and is empty.`)
  return { ...state, opened: [...state.opened, action.box] }
}

/**
 * Some legal action, from what the seat sees alone.
 *
 * @param {Observation} seen
 * @param {Random} random
 * @returns {Action}
 */
export function sample({ seat, boxes, opened }, random) {
  if (seat === 'guide') return { type: 'message', text: `Try box ${random.int(1, boxes)}.` }
  return { type: 'open', box: random.pick(closed(boxes, opened)) }
}

/**
 * Another state that looks the same from this seat: what it may not know, drawn anew.
 *
 * @param {import('./instances.mjs').State} state
 * @param {string} seat
 * @param {number} seed
 * @returns {import('./instances.mjs').State}
 */
export function resample(state, seat, seed) {
  if (seat === 'guide' || outcome(state)) return state
  const { config, opened } = state
  return { ...state, treasure: new Random(seed, 'resample').pick(closed(config.boxes, opened)) }
}

/**
 * @param {number} boxes
 * @param {readonly number[]} opened
 */
const closed = (boxes, opened) => Array.from({ length: boxes }, (_, i) => i + 1).filter((box) => !opened.includes(box))
