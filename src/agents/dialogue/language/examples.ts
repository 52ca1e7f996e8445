/** Worked examples for prompts: whole dialogues as one seat saw them, written by hand or held by people. */
import { join } from 'node:path'
import { InvalidInput } from '../../../core/errors.ts'
import type { Game, Seat } from '../../../core/game.ts'
import type { Json } from '../../../core/json.ts'
import { replay, startOf } from '../../../core/replay.ts'
import { validate } from '../../../core/schema.ts'
import { readLog } from '../../../node/log.ts'

/** One line of a dialogue, and what whoever says it thinks before. */
export interface ExampleLine {
  readonly by: Seat
  /** Seen only where the example is told from this seat, to an agent that thinks. */
  readonly think?: string
  /** Queries to the database, before the line. */
  readonly searches?: readonly string[]
  /** As a player writes it: `[message] Hello`. */
  readonly says: string
}

/** A dialogue written by hand, about an instance that is never played: seeds of runs count from 1. */
export interface ExampleScript {
  readonly config: unknown
  readonly seed: number
  readonly lines: readonly ExampleLine[]
}

/** The dialogue as the seat saw it, closed by its score, in the layout of the prompts that the paper used. */
export function writeScript(
  game: Game,
  { config: given, seed, lines }: ExampleScript,
  seat: Seat,
  { thinks }: { readonly thinks: boolean },
): string {
  const config = validate(game.config, given, 'an example')
  let state = game.start(config, seed)
  const act = (by: Seat, line: string): void => {
    state = game.act(state, by, game.language.parse(line, game.observe(state, by)))
  }
  for (const { by, think, searches = [], says } of lines) {
    if (by === seat && thinks && think) act(by, `[think] ${think}`)
    for (const query of by === seat ? searches : []) act(by, `[tool] ${query}`)
    act(by, says)
  }
  return closed(game, state, seat)
}

/** A dialogue of people that the user has imported, as the seat saw it. */
export interface HumanExample {
  readonly id: string
  readonly text: string
  /** What the seat knew at its beginning: who knows the same plays the same instance. */
  readonly known: Json
}

/**
 * Reads `<folder>/dialop-<game>/episodes/<id>.jsonl`, where `roundtable import dialop` puts them. Throws
 * {@link InvalidInput} where it is not there, or is of another game.
 */
export function readHumanExample(game: Game, id: string, folder: string, seat: Seat): HumanExample {
  const path = join(folder, `dialop-${game.name}`, 'episodes', `${id}.jsonl`)
  const events = (() => {
    try {
      return readLog(path)
    } catch (error) {
      throw new InvalidInput(
        `there is no dialogue ${id} to show (${(error as Error).message}): bring the published ones in with roundtable import dialop <data.zip> --into ${folder}, or name their folder with dialogues=<folder>`,
      )
    }
  })()
  const { config, seed, game: name } = startOf(events)
  if (name !== game.name) throw new InvalidInput(`${path} is a dialogue of ${name}, not of ${game.name}`)
  const known = knownOf(game.observe(game.start(validate(game.config, config, path), seed), seat))
  const last = [...replay(game, events)].at(-1)!
  return { id, text: closed(game, last.state, seat), known }
}

/** What a seat knows of the instance, without what was said since. */
export const knownOf = (observation: unknown): Json =>
  Object.fromEntries(Object.entries(observation as object).filter(([name]) => !OF_THE_TALK.has(name))) as Json

const OF_THE_TALK: ReadonlySet<string> = new Set(['talk', 'open', 'decided', 'may', 'wordsLeft', 'closing', 'end'])

function closed(game: Game, state: unknown, seat: Seat): string {
  const outcome = game.outcome(state)
  const score = outcome ? `\nFinal score: ${Math.round(100 * (outcome.metrics.normalised as number))}/100` : ''
  return `${game.language.describe(game.observe(state, seat))}${score}`
}
