/** What a table and the thread of an agent say to each other. */
import type { Decision, Rejection } from '../../../core/agent.ts'
import { messageOf } from '../../../core/boundary.ts'
import { ModelFailure, Unreadable, type ModelFailureKind } from '../../../core/errors.ts'
import type { Seat } from '../../../core/game.ts'
import type { Json } from '../../../core/json.ts'
import type { ModelRequest } from '../../../core/model.ts'

/** What the thread makes its agent from. */
export interface Setup {
  /** The path of the agent's module. */
  readonly agent: string
  /** By name, or the path of its module. */
  readonly game: string
  readonly config: unknown
  readonly seat: Seat
  readonly options: Json
}

/** A turn as it travels; chance by a seed, drawn from the seat's own. */
export interface SentTurn {
  readonly seat: Seat
  readonly number: number
  readonly mayPass: boolean
  readonly rejections: readonly Rejection[]
  readonly random: number
}

export type ToThread =
  | { readonly type: 'act'; readonly act: number; readonly observation: unknown; readonly turn: SentTurn }
  | { readonly type: 'answer'; readonly request: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly request: number; readonly error: SentError }
  /** What was asked for by `use` is to be run: the journal has no answer. */
  | { readonly type: 'run'; readonly request: number }

/** `act`: the number of the decision that it belongs to; what comes after that is over is not heard. */
export type FromThread = { readonly act: number } & (
  | { readonly type: 'decided'; readonly decision: Decision }
  | { readonly type: 'threw'; readonly error: SentError }
  | { readonly type: 'note'; readonly kind: string; readonly data: Json }
  | { readonly type: 'ask'; readonly request: number; readonly question: ModelRequest }
  | { readonly type: 'use'; readonly request: number; readonly tool: string; readonly input: Json }
  | { readonly type: 'ran'; readonly request: number; readonly value: unknown }
  | { readonly type: 'broke'; readonly request: number; readonly error: SentError }
)

/** An error as it travels, with its flat properties. */
export interface SentError {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
  readonly brand?: 'ModelFailure' | 'Unreadable'
}

export function sendError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: `threw ${messageOf(error)}`, properties: {} }
  const flat = Object.entries(error).filter(([, value]) => value === null || /^(str|num|boo)/.test(typeof value))
  const brand = ModelFailure.isInstance(error)
    ? 'ModelFailure'
    : Unreadable.isInstance(error)
      ? 'Unreadable'
      : undefined
  return {
    name: messageOf(error.name),
    message: messageOf(error),
    ...(typeof error.stack === 'string' && { stack: error.stack }),
    properties: Object.fromEntries(flat) as SentError['properties'],
    ...(brand && { brand }),
  }
}

export function receiveError({ name, message, stack, properties, brand }: SentError): Error {
  if (brand === 'ModelFailure') return new ModelFailure(properties['kind'] as ModelFailureKind, message)
  if (brand === 'Unreadable') return new Unreadable(message, properties['reply'] as string | undefined)
  return Object.assign(new Error(message), properties, { name, ...(stack !== undefined && { stack }) })
}
