/**
 * Keeps to its own episode what an agent brought by path does to the process: leaving it, throwing where nobody catches,
 * letting a rejected promise go, replacing what is built in. This is order, not a prison: such an agent runs with the rights of whoever started it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Agent } from '../core/agent.ts'
import { keepBuiltins, putBackBuiltins } from './builtins.ts'

/** One agent in one episode. */
interface Watched {
  blame(error: Error): void
}

const watched = new AsyncLocalStorage<Watched>()
let watching = false

/** The agent that is made, whose faults outside of its decisions become faults of its next or present one. */
export function guardAgent(make: () => Agent): Agent {
  watchProcess()
  keepBuiltins()
  let fault: Error | undefined
  let reject: ((error: Error) => void) | undefined
  const self: Watched = {
    blame(error) {
      fault ??= error
      reject?.(error)
    },
  }
  // What it sets going while it is made (timers, promises) is its own as well.
  const agent = watched.run(self, make)
  fault ??= replacedOne()
  return {
    // Without async functions: where promises are watched each of them costs, and this is done for every decision.
    act: (observation, turn) =>
      new Promise((resolve, fail) => {
        if (fault) return fail(fault)
        reject = fail
        const settle = (finish: () => void): void => {
          if (reject === fail) reject = undefined
          finish()
        }
        watched.run(self, () => {
          try {
            const decided = agent.act(observation, turn)
            fault ??= replacedOne()
            Promise.resolve(decided).then(
              (decision) => {
                if (decided instanceof Promise) fault ??= replacedOne()
                settle(() => (fault ? fail(fault) : resolve(decision)))
              },
              (error: unknown) => {
                putBackBuiltins()
                settle(() => fail(error))
              },
            )
          } catch (error) {
            putBackBuiltins()
            // What it throws at once is a rejection like any other.
            settle(() => fail(error))
          }
        })
      }),
  }
}

function replacedOne(): Error | undefined {
  const replaced = putBackBuiltins()
  return replaced === undefined
    ? undefined
    : new Error(`the agent replaced ${replaced}, on which all else in the process depends; it was put back`)
}

function watchProcess(): void {
  if (watching) return
  watching = true
  const exit = process.exit.bind(process)
  process.exit = (code) => {
    const agent = watched.getStore()
    if (!agent) return exit(code)
    const error = new Error(`the agent called process.exit(${code ?? ''}), which would have ended every other episode`)
    agent.blame(error)
    throw error
  }
  const blame = (what: string, thrown: unknown): void => {
    const agent = watched.getStore()
    if (!agent) {
      console.error(thrown)
      return exit(1)
    }
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    const told = new Error(`${what}: ${error.message}`, { cause: error })
    if (error.stack) told.stack = `${told.name}: ${told.message}\n${error.stack}`
    agent.blame(told)
  }
  process.on('unhandledRejection', (reason) =>
    blame('a promise of the agent was rejected and nobody waited for it', reason),
  )
  process.on('uncaughtException', (error) => blame('the agent threw where nobody could catch it', error))
}
