/** Whether a value has the parts of a game, and whether these answer at once. */
import type { Game } from '../core/game.ts'
import { validate } from '../core/schema.ts'

const FUNCTIONS = ['seats', 'start', 'turn', 'observe', 'act', 'outcome', 'sample', 'resample'] as const
const WORDS = ['rules', 'describe', 'parse', 'say'] as const

/** What the value lacks to be a game, so that it cannot be played. */
export function missingParts(game: Game): string[] {
  const found: string[] = []
  for (const name of FUNCTIONS) if (typeof game[name] !== 'function') found.push(`the game has no function ${name}`)
  for (const name of WORDS)
    if (typeof game.language?.[name] !== 'function') found.push(`the game has no function language.${name}`)
  for (const name of ['config', 'action'] as const)
    if (!game[name]?.['~standard']) found.push(`the game has no schema ${name}`)
  if (!Number.isSafeInteger(game.version)) found.push('the game has no version, which is a whole number')
  if (typeof game.metrics !== 'object' || game.metrics === null) found.push('the game declares no metrics')
  return found
}

/** Metrics that tables cannot show. */
export function misdeclaredMetrics({ metrics }: Game): string | undefined {
  const kinds: unknown[] = ['share', 'mean']
  return Object.keys(metrics).find((name) => !kinds.includes(metrics[name]?.kind))
}

/** Presets that the game's own config does not take, each with the reason. */
export function brokenPresets({ config, presets = {} }: Game): string[] {
  return Object.entries(presets).flatMap(([name, preset]) => {
    try {
      validate(config, preset, `the preset ${name} is no config of the game`)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
}

/** What a game does that nothing else can be tried after. */
export class Broken extends Error {}

/** The same game; a function that is not done when it returns throws {@link Broken}, which says so. */
export function answeringAtOnce(game: Game): Game {
  const { language } = game
  const watched: Record<string, unknown> = {}
  for (const name of FUNCTIONS) watched[name] = atOnce(name, (...given) => (game[name] as Any)(...given))
  const words = { ...language, ...watchWords('language.', language) }
  const { people } = language
  watched['language'] = people ? { ...words, people: { ...people, ...watchWords('language.people.', people) } } : words
  return Object.assign(Object.create(Object.getPrototypeOf(game) as object | null), game, watched) as Game
}

type Any = (...given: any[]) => unknown

function watchWords(prefix: string, words: object): Record<string, Any> {
  const functions = Object.entries(words).filter(([, value]) => typeof value === 'function') as [string, Any][]
  return Object.fromEntries(
    functions.map(([name, value]) => [name, atOnce(prefix + name, (...given) => value.apply(words, given))]),
  )
}

const atOnce =
  (name: string, call: Any): Any =>
  (...given) => {
    const answer = call(...given)
    if (typeof (answer as PromiseLike<unknown> | null)?.then !== 'function') return answer
    // Whatever comes of it: a promise that is rejected with nobody there would end the process.
    ;(answer as PromiseLike<unknown>).then(undefined, () => undefined)
    throw new Broken(`${name} returns a promise: the functions of a game are done when they return`)
  }
