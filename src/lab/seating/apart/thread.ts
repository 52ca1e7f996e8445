/** The thread of an agent: makes it, and decides turn by turn what it is asked. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Agent, Turn } from '../../../core/agent.ts'
import { messageOf } from '../../../core/boundary.ts'
import { freeze } from '../../../core/frozen.ts'
import { Random } from '../../../core/random.ts'
import { findGame } from '../../own-code/find-game.ts'
import { loadAgent } from '../../own-code/load-module.ts'
import { receiveError, sendError, type FromThread, type SentTurn, type Setup, type ToThread } from './messages.ts'

const port = parentPort!
const send = (message: FromThread): void => port.postMessage(message)

/** Requests that wait for their answers; `run` is what `use` was given. */
const open = new Map<number, { resolve(value: any): void; reject(error: Error): void; run?: () => unknown }>()
let last = 0

function request(say: (request: number) => FromThread, run?: () => unknown): Promise<any> {
  const number = ++last
  return new Promise((resolve, reject) => {
    open.set(number, { resolve, reject, ...(run && { run }) })
    send(say(number))
  }).finally(() => open.delete(number))
}

const { agent: path, game: named, config, seat, options } = workerData as Setup
const agent = (async (): Promise<Agent> => {
  const [game, definition] = [await findGame(named), await loadAgent(path)]
  return definition.create({ game, config: freeze(config), seat, options: freeze(options) })
})()
// Whoever asks it hears why.
agent.catch(() => {})

/** The seat is given up by ending this thread, so that nothing in it is ever told to stop. */
const { signal } = new AbortController()

const turnOf = (act: number, { random, ...sent }: SentTurn): Turn => ({
  ...sent,
  random: new Random(random),
  signal,
  ask: (question) => request((number) => ({ type: 'ask', act, request: number, question })),
  use: (tool, input, run) =>
    request(
      (number) => ({ type: 'use', act, request: number, tool, input }),
      () => run(signal),
    ),
  note: (kind, data) => send({ type: 'note', act, kind, data }),
})

async function decide({ act, observation, turn }: Extract<ToThread, { type: 'act' }>): Promise<void> {
  try {
    const decision = await (await agent).act(freeze(observation), turnOf(act, turn))
    try {
      send({ type: 'decided', act, decision })
    } catch (error) {
      throw new Error(`what it decided is no plain data: ${messageOf(error)}`, { cause: error })
    }
  } catch (error) {
    send({ type: 'threw', act, error: sendError(error) })
  }
}

async function run(act: number, number: number): Promise<void> {
  try {
    send({ type: 'ran', act, request: number, value: await open.get(number)?.run?.() })
  } catch (error) {
    send({ type: 'broke', act, request: number, error: sendError(error) })
  }
}

/** The decision that is asked for now. */
let now = 0

port.on('message', (message: ToThread) => {
  switch (message.type) {
    case 'act':
      now = message.act
      return void decide(message)
    case 'run':
      return void run(now, message.request)
    case 'answer':
      return open.get(message.request)?.resolve(message.value)
    case 'failed':
      return open.get(message.request)?.reject(receiveError(message.error))
  }
})
