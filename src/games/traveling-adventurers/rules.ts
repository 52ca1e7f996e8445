/** The rules of Traveling Adventurers: what may be done, what it does, when it ends. */
import { IllegalAction } from '../../core/errors.ts'
import { CLOCK } from '../../core/game.ts'
import type { Seat, ToAct } from '../../core/game.ts'
import { partnerOf, SEATS, turnLimitOf } from './config.ts'
import type { Config, Player } from './config.ts'
import { deal } from './instances.ts'
import { judge } from './outcome.ts'
import { isRoundTrip, samePath, whyNoRoundTrip } from './rooms.ts'
import type { Action, Notice, State } from './state.ts'

/** Free play ends after so many actions of any kind, so that no game is endless. */
const MAX_ACTIONS = 400

export function start(config: Config, seed: number): State {
  const house = deal(config, seed)
  const begin = house.rooms.slice(0, 1)
  return {
    house,
    mode: config.mode,
    turnLimit: turnLimitOf(config),
    nudgeAfter: config.nudgeAfter,
    nudges: config.nudges,
    dialogue: [],
    notices: { USER: [], BOT: [] },
    taken: { USER: 0, BOT: 0 },
    paths: { USER: begin, BOT: begin },
    submissions: { USER: null, BOT: null },
    next: 'USER',
    actions: 0,
    quiet: 0,
    outcome: null,
  }
}

export function turn(state: State): ToAct<Action> {
  if (state.outcome) return { must: [], may: [] }
  if (state.mode !== 'free') return { must: [state.next], may: [] }
  const action: Action = { type: state.quiet < state.nudges ? 'nudge' : 'timeout' }
  return { must: [], may: SEATS, clock: { after: state.nudgeAfter * 1000, since: 'action', action } }
}

export function act(state: State, seat: Seat, action: Action): State {
  if (state.outcome) throw new IllegalAction('the game is over')
  if (seat === CLOCK) return tick(state, action)
  if (seat !== 'USER' && seat !== 'BOT') throw new IllegalAction(`there is no seat ${seat}; the seats are USER and BOT`)
  if (action.type === 'nudge' || action.type === 'timeout') throw new IllegalAction('only the clock does that')
  return state.mode === 'free' ? actFreely(state, seat, action) : takeTurn(state, seat, action)
}

/** Whether both seats have built the same full round trip (free play). */
export const pathsMatch = ({ house, paths }: State): boolean =>
  isRoundTrip(paths.USER, house.rooms) && samePath(paths.USER, paths.BOT)

type PlayerAction = Exclude<Action, { type: 'nudge' | 'timeout' }>

function takeTurn(state: State, seat: Player, action: PlayerAction): State {
  if (seat !== state.next) throw new IllegalAction(`it is ${state.next}'s turn, not ${seat}'s`)
  if (action.type !== 'message' && action.type !== 'submit')
    throw new IllegalAction('in self-play there is nothing to click: a turn is a message or a submission')
  let after = speak(state, seat, action.text)
  if (action.type === 'submit') {
    checkRooms(state, action.path)
    after = { ...after, submissions: { ...after.submissions, [seat]: [...action.path] } }
  }
  after = count({ ...after, next: partnerOf(seat) }, seat)
  if (after.submissions.USER && after.submissions.BOT) return end(after, 'both submitted')
  if (after.taken.USER >= after.turnLimit && after.taken.BOT >= after.turnLimit)
    return end(after, `timeout: ${after.turnLimit} turns each without two submissions`)
  return after
}

function actFreely(state: State, seat: Player, action: PlayerAction): State {
  const after = doFreely({ ...state, quiet: 0 }, seat, action)
  if (after.outcome) return after
  const counted = { ...after, actions: after.actions + 1 }
  return counted.actions >= MAX_ACTIONS ? end(counted, `timeout: ${MAX_ACTIONS} actions without a submission`) : counted
}

function doFreely(state: State, seat: Player, action: PlayerAction): State {
  switch (action.type) {
    case 'message':
      if (state.taken[seat] >= state.turnLimit)
        throw new IllegalAction(
          `all ${state.turnLimit} messages are used up; clicking and submitting is still possible`,
        )
      return count(speak(state, seat, action.text), seat)
    case 'submit':
      return tryToSubmit(state, seat, action.path, action.text)
    case 'click':
      return walk(state, seat, [...state.paths[seat], clickable(state, seat, action.room)])
    case 'undo':
      if (state.paths[seat].length === 1) throw new IllegalAction('there is no step to take back')
      return walk(state, seat, state.paths[seat].slice(0, -1))
    case 'clear':
      return walk(state, seat, state.paths[seat].slice(0, 1))
  }
}

/** Free play takes a submission only when both have built the same round trip; until then both are told what is amiss. */
function tryToSubmit(state: State, seat: Player, path: readonly string[], text: string | undefined): State {
  checkRooms(state, path)
  const amiss = whyNoRoundTrip(path, state.house.rooms)
  if (amiss) throw new IllegalAction(`${path.join(' ')} cannot be submitted: ${amiss}`)
  const after = count(walk(speak(state, seat, text), seat, path), seat)
  if (pathsMatch(after)) return end({ ...after, submissions: { USER: path, BOT: path } }, 'both submitted')
  const told = notify(after, seat, 'not-submitted', "Not submitted: your partner's path is not the same as yours.")
  return notify(
    told,
    partnerOf(seat),
    'partner-tried',
    'Your partner tried to submit, but your paths are not the same.',
  )
}

function clickable(state: State, seat: Player, room: string): string {
  checkRooms(state, [room])
  const path = state.paths[seat]
  const begin = state.house.rooms[0]!
  if (path.length > state.house.rooms.length) throw new IllegalAction('the path is complete: submit, undo or clear')
  const home = path.length === state.house.rooms.length
  if (home && room !== begin)
    throw new IllegalAction(`every room is on the path: only the way back to ${begin} is left`)
  if (!home && path.includes(room)) throw new IllegalAction(`${room} is on the path already`)
  return room
}

function walk(state: State, seat: Player, path: readonly string[]): State {
  const after = { ...state, paths: { ...state.paths, [seat]: [...path] } }
  if (!pathsMatch(after) || pathsMatch(state)) return after
  const text = 'Both paths are the same: submit?'
  return notify(notify(after, 'USER', 'match', text), 'BOT', 'match', text)
}

function tick(state: State, action: Action): State {
  if (action.type === 'nudge') {
    const text = 'Nobody has done anything for a while. Agree on a path, click it, and submit.'
    const told = notify(notify(state, 'USER', 'nudge', text), 'BOT', 'nudge', text)
    return { ...told, quiet: state.quiet + 1 }
  }
  if (action.type === 'timeout') return end(state, 'timeout: nobody did anything')
  throw new IllegalAction('the clock only nudges and ends the game')
}

function checkRooms({ house }: State, path: readonly string[]): void {
  for (const room of path)
    if (!house.rooms.includes(room))
      throw new IllegalAction(`there is no room "${room}"; the rooms are ${house.rooms.join(', ')}`)
}

const speak = (state: State, seat: Player, text: string | undefined): State =>
  text === undefined ? state : { ...state, dialogue: [...state.dialogue, { seat, text }] }

const count = (state: State, seat: Player): State => ({
  ...state,
  taken: { ...state.taken, [seat]: state.taken[seat] + 1 },
})

function notify(state: State, seat: Player, kind: Notice['kind'], text: string): State {
  const notice = { kind, text, after: state.dialogue.length }
  return { ...state, notices: { ...state.notices, [seat]: [...state.notices[seat], notice] } }
}

const end = (state: State, reason: string): State => ({ ...state, outcome: judge(state, reason) })
