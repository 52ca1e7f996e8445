/** Checks that need a table: private notes stay private, strangers do no harm, and the clock ticks when it is due. */
import type { Agent } from '../core/agent.ts'
import { CLOCK, type Game, type Seat, type ToAct } from '../core/game.ts'
import { canonical, copy } from '../core/json.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'

export type Report = (what: string, detail?: string) => void

/** No player ever sees this unless a game shows what is private. */
const SECRET = 'private-7f3a9c'

/** Plays by chance with what is private marked, and looks for the mark where others can see it. */
export function checkNotes(game: Game, config: unknown, seed: number, most: number, report: Report): void {
  const seats = game.seats(config)
  const random = new Random(seed, 'private notes')
  let state: unknown = game.start(config, seed)
  for (let count = 0; count < Math.min(most, 60) && !game.outcome(state); count++) {
    const { must, may, clock } = game.turn(state)
    const movers = [...must, ...may]
    if (clock && (movers.length === 0 || random.int(0, 9) === 0)) {
      state = game.act(state, CLOCK, clock.action)
      continue
    }
    if (movers.length === 0) return
    const mover = random.pick(movers)
    const action: unknown = game.sample(game.observe(state, mover), random)
    state = game.act(state, mover, withNotes(game, action))
    for (const seat of seats)
      if (seat !== mover && canonical(game.observe(state, seat)).includes(SECRET))
        return report(`${seat} sees the private notes of another seat`)
  }
}

/** The action with notes beside it, where its schema lets that through. */
function withNotes(game: Game, action: unknown): unknown {
  if (typeof action !== 'object' || action === null) return action
  let noted: object = action
  for (const name of ['notes', 'thoughts', 'private', 'privateNotes']) {
    for (const secret of [SECRET, [SECRET], { text: SECRET }]) {
      try {
        const more = validate(game.action, { ...copy(noted), [name]: secret }, 'a noted action') as Record<
          string,
          unknown
        >
        if (!canonical(more[name] ?? null).includes(SECRET)) continue
        noted = more
        break
      } catch {
        // Its schema is strict: nothing private can come with an action by that name.
      }
    }
  }
  return noted
}

/** A clock says when it is due in terms that hold. */
export function checkClock(game: Game, config: unknown, seed: number, report: Report): void {
  const random = new Random(seed, 'clock')
  let state: unknown = game.start(config, seed)
  for (let count = 0; count < 40 && !game.outcome(state); count++) {
    const { must, may, clock } = game.turn(state)
    if (clock) {
      if (!Number.isFinite(clock.after) || clock.after < 1)
        return report('the clock is due after no number of milliseconds', String(clock.after))
      if (clock.since !== 'tick' && clock.since !== 'action')
        return report('the clock counts since neither tick nor action', String(clock.since))
      try {
        game.act(state, CLOCK, clock.action)
      } catch (error) {
        return report('the clock’s own action is not taken', String(error))
      }
    }
    const movers = [...must, ...may]
    if (clock && (movers.length === 0 || random.int(0, 3) === 0)) {
      state = game.act(state, CLOCK, clock.action)
      continue
    }
    if (movers.length === 0) return
    const mover = random.pick(movers)
    state = game.act(state, mover, game.sample(game.observe(state, mover), random))
  }
}

/** Whether a player's action, after which the state is this, puts off the tick that was due. */
export function isPutOff(game: Game, { clock }: ToAct, after: unknown): boolean {
  if (clock?.since !== 'tick' || game.outcome(after)) return false
  const then = game.turn(after).clock
  return then?.since !== 'tick' || then.after > clock.after
}

/** An agent that plays by chance and does to what it is given and what it gives whatever a careless agent could do. */
export function scrambler(game: Game, seat: Seat): Agent {
  return {
    act(observation, turn) {
      const action: unknown = game.sample(observation, turn.random)
      const plain = typeof action === 'object' && action !== null ? copy(action) : action
      scramble(observation)
      const held = typeof plain === 'object' && plain !== null ? plain : undefined
      // After the decision: whoever kept the object sees it change.
      if (held) queueMicrotask(() => scramble(held))
      return { action: plain, notes: { seat } }
    },
  }
}

/** Changes all of it that can be changed. */
function scramble(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const part of Object.values(value)) scramble(part, seen)
  try {
    if (Array.isArray(value)) value.length = 0
    else for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key]
  } catch {
    // Frozen: as it should be.
  }
}
