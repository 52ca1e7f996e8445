/** The conformance kit: checks any game against the contract by playing it with random legal actions. */
import { IllegalAction, InvalidInput } from '../core/errors.ts'
import type { Game, Seat } from '../core/game.ts'
import { validate } from '../core/schema.ts'
import { checkLearning } from './check-learning.ts'
import { answeringAtOnce, Broken, brokenPresets, misdeclaredMetrics, missingParts } from './check-shape.ts'
import { drawsTheSame, givenAway, keptFromSeat, moreStarts, seedTold } from './check-resample.ts'
import { checkClock, checkNotes } from './check-table.ts'
import { repeatedUnits } from './reader-scaling.ts'
import { freeze, Walk, type Report } from './walk.ts'
import { guessedReplies, misreadNonsense, slowReaders } from './check-readers.ts'

/** How much of a game is played to check it. */
export interface ConformanceOptions {
  /** Configs to play, each completed by the game's defaults. Default: the defaults alone. */
  readonly configs?: readonly unknown[]
  /** Episodes for each config. Default 10. */
  readonly episodes?: number
  /** An episode of random play has to end within so many actions. Default 2000. */
  readonly most?: number
  /** Nothing is hidden from anybody, so `resample` has nothing to draw anew. */
  readonly perfectInformation?: boolean
  /** What is repeated over and over to see whether the time of a reader grows faster than its text. Default: over a hundred short texts. */
  readonly units?: readonly string[]
}

/**
 * Throws with everything that was found; returns when the game keeps the contract.
 *
 * @example
 * ```ts
 * import { conform } from 'roundtable/testing'
 * import game from 'roundtable/games/collab-capture'
 *
 * conform(game, { configs: [{}], episodes: 3 })
 * ```
 */
export function conform(game: Game, options: ConformanceOptions = {}): void {
  const found = violations(game, options)
  if (found.length > 0) throw new Error(`${game.name} breaks the contract of a game:\n- ${found.join('\n- ')}`)
}

/** Each way in which the game breaks the contract, once, with the place where it was first seen. */
export function violations(given: Game, options: ConformanceOptions = {}): string[] {
  const { configs = [{}], episodes = 10, most = 2000, perfectInformation = false, units = repeatedUnits } = options
  const missing = missingParts(given)
  if (missing.length > 0) return missing
  const game = answeringAtOnce(given)
  const found = new Map<string, string>()
  const unsteady = new Set<Seat>()
  const misdeclared = misdeclaredMetrics(given)
  if (misdeclared) found.set('metrics', `a metric is declared as neither share nor mean: ${misdeclared}`)
  for (const fault of brokenPresets(given)) found.set(fault, fault)
  for (const [number, parameters] of configs.entries()) {
    // Where something threw, what comes behind it was not tried.
    let [resampled, threw] = [false, false]
    const starts: unknown[] = []
    let first: Walk | undefined
    for (let seed = 1; seed <= episodes; seed++) {
      const report = (what: string, detail = ''): void => {
        const where = `(config ${number}, seed ${seed})`
        if (!found.has(what)) found.set(what, `${what} ${where}${detail && `: ${detail}`}`)
      }
      try {
        const config = freeze(validate(game.config, parameters, `${game.name} config ${number}`))
        const walk = new Walk(game, config, seed, most, report, unsteady)
        walk.play()
        first ??= walk
        if (seed <= 3) {
          checkClock(game, config, seed, report)
          checkNotes(game, config, seed, most, report)
        }
        if (seed === 1) {
          const slow = slowReaders(game, config, seed, units, given)
          if (slow) report('a reader’s time grows faster than what it reads', slow)
          for (const fault of misreadNonsense(game, config, seed)) report(fault)
          const guessed = guessedReplies(game, config, seed)
          if (guessed) report('a reply that leaves it open is read as an action', guessed)
          // Learners step a game that waits for them.
          const learns = game.learning && !game.turn(game.start(config, seed)).clock
          for (const lie of learns ? checkLearning(game, { config, seed, episodes: 2, most, steps: 40 }) : [])
            report(lie)
        }
        if (seed === 1) {
          const told = seedTold(game, config)
          if (told !== undefined) report(`the observation of ${told} shows the seed, by which the whole world is known`)
        }
        resampled ||= walk.resampled
        starts.push(walk.start)
        // Whatever was played meanwhile.
        if (seed === episodes) first.playAgain()
        if (seed === episodes && !perfectInformation) {
          const all = [...starts, ...moreStarts(game, config, seed)]
          const kept = keptFromSeat(game, game.seats(config), all)
          if (kept)
            report(`resample draws nothing anew for ${kept.seat}, who does not know all that others see`, kept.other)
          const away = givenAway(game, config, game.seats(config), walk.start)
          if (away !== undefined) report(`the config that is shared with ${away} gives the hidden world away`)
          const fixed = drawsTheSame(game, game.seats(config), all)
          if (fixed !== undefined) report(`resample draws the same for ${fixed} with every seed`)
        }
      } catch (error) {
        threw = true
        reportThrown(error as Error, report)
        if (error instanceof Broken) break
      }
    }
    if (!resampled && !threw && !perfectInformation)
      found.set('resample', `resample never changed anything (config ${number}): what is hidden has to be drawn anew`)
  }
  return [...found.values()]
}

function reportThrown(error: Error, report: Report): void {
  const { name, message, stack = '' } = error
  if (error instanceof Broken) return report(message)
  // What the kit hands to `act` comes from `sample`; what is to be refused it catches itself.
  if (IllegalAction.isInstance(error)) return report('act refuses what sample drew', message)
  const [place] = (InvalidInput.isInstance(error) ? undefined : /(?<=^ +at ).*$/m.exec(stack)) ?? []
  report('a function of the game threw', `${name}: ${message}${place ? `, at ${place}` : ''}`)
}
