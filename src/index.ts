/** `roundtable`: what a program of your own needs to play, to bring an agent, or to bring a game. */
export type { Agent, AgentDefinition, AgentSetup, Decision, Refusal, Turn } from './core/agent.ts'
export type { Event, EventBody, EventOf, Seating, Status } from './core/event.ts'
export { fork, type Fork } from './core/fork.ts'
export {
  CLOCK,
  IllegalAction,
  Unreadable,
  type Game,
  type Language,
  type Metric,
  type Outcome,
  type Seat,
} from './core/game.ts'
export { Diverged } from './core/journal.ts'
export type { Json } from './core/json.ts'
export { LogFailure, fileLog, memoryLog, readLog, type Log } from './core/log.ts'
export { ModelFailure, type Message, type Model, type ModelAnswer, type ModelRequest } from './core/model.ts'
export { Left, play, type Ending, type Episode, type Seated } from './core/play.ts'
export { Random, type Chance } from './core/random.ts'
export { endOf, replay, startOf, type Replayed } from './core/replay.ts'
export { InvalidInput, validate, type Schema } from './core/schema.ts'
export { games } from './games/index.ts'
export { agents } from './agents/index.ts'
