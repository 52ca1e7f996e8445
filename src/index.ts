/**
 * The contract of games and agents, the table that hosts an episode, its log and its replay.
 *
 * @module roundtable
 */
export type { Agent, AgentDefinition, AgentSetup, Decision, Rejection, Turn } from './core/agent.ts'
export { own } from './core/boundary.ts'
export { freeze } from './core/frozen.ts'
export { isRemote, type Episode, type Holder, type Remote, type Seated } from './core/episode.ts'
export { Diverged, IllegalAction, InvalidInput, LogFailure, ModelFailure, Unreadable } from './core/errors.ts'
export type { Event, EventBody, EventOf, RejectedWhy, Seating, Status } from './core/event.ts'
export { fork, type Fork } from './core/fork.ts'
export {
  CLOCK,
  sharedConfig,
  wordsForPeople,
  type Clock,
  type Game,
  type Language,
  type Metric,
  type Outcome,
  type Seat,
  type ToAct,
  type Words,
} from './core/game.ts'
export { hash, type Json } from './core/json.ts'
export { schemasOf, toJsonSchema, type GameSchemas, type JsonSchema } from './core/json-schema.ts'
export type { ActionKeys, Batch, BatchOptions, Encoding, Learning } from './core/learning.ts'
export { learningOf } from './core/learning-of.ts'
export { memoryLog, type Log } from './core/log.ts'
export type { Message, Model, ModelAnswer, ModelRequest } from './core/model.ts'
export { play } from './core/play.ts'
export { begin, step, type Ending, type Input, type Position } from './core/position.ts'
export { Random, type RngState } from './core/random.ts'
export { advance, endOf, follow, holdersOf, replay, startOf, type Follower, type Replayed } from './core/replay.ts'
export { validate, type Schema, type ValueOf } from './core/schema.ts'
export type { Seen, SeatTurn } from './core/stream.ts'
export { openTable } from './core/open-table.ts'
export type { DropOut, Submission, SubmissionAnswer, Table, TableOptions } from './core/table.ts'
export { manualTime, realTime, type ManualTime, type TimeSource } from './core/time.ts'
