/** Whether the game's readers take no more time than what they read, and refuse what means nothing: in every kind of turn. */
import { IllegalAction, InvalidInput, Unreadable } from '../core/errors.ts'
import type { Game, Seat } from '../core/game.ts'
import { copy } from '../core/json.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'
import { slowAtOnce, slowReader } from './reader-scaling.ts'

/** Games whose readers were found to be quick for long replies, which take seconds: in another config they hardly read otherwise. */
const quick = new WeakSet<Game>()

/** The first of the game's readers that is slow for replies in which one of the units is repeated. */
export function slowReaders(game: Game, config: unknown, seed: number, units: readonly string[]): string | undefined {
  const [first, ...others] = turnsOf(game, config, seed)
  if (!first) return undefined
  const texts = quick.has(game)
    ? { units: units.filter((_, i) => i % 4 === 0), longest: 1024 }
    : { units, longest: 32_768 }
  const said = game.language.say(game.sample(first.observation, new Random(seed, 'reply')), first.observation)
  const readers = Object.entries({ parse: game.language.parse, 'people.parse': game.language.people?.parse })
  for (const [name, read] of readers) {
    if (!read) continue
    const parse = (observation: unknown) => (text: string) => read(text, observation) as unknown
    const slow = slowReader(parse(first.observation), { prefixes: [said], ...texts })
    if (slow) return `${name}: ${slow}`
    for (const { seat, observation } of others) {
      const found = slowAtOnce(parse(observation), { units: texts.units })
      if (found) return `${name}, when ${seat} has another turn: ${found}`
    }
  }
  quick.add(game)
  return undefined
}

/** What somebody may send who means nothing that the game knows. */
const NONSENSE = [
  '',
  ' ',
  '?',
  'xyzzy',
  '{"action":',
  '[1, 2',
  '```\n```',
  '-1',
  '99999999999999999999',
  '\0',
  'ÿ\u202e😀',
]

/** Replies that mean nothing and are read as what the schema refuses, or refused with something else than words for the player. */
export function misreadNonsense(game: Game, config: unknown, seed: number): string[] {
  const found = new Map<string, string>()
  const readers = Object.entries({ parse: game.language.parse, 'people.parse': game.language.people?.parse })
  for (const { observation } of turnsOf(game, config, seed))
    for (const [name, read] of readers)
      for (const text of read ? NONSENSE : []) {
        const fault = faultOf(game, () => read!(text, observation))
        if (fault && !found.has(fault.what))
          found.set(fault.what, `${fault.what}: ${name} of ${JSON.stringify(text)}: ${fault.detail}`)
      }
  return [...found.values()]
}

function faultOf(game: Game, read: () => unknown): { what: string; detail: string } | undefined {
  let action: unknown
  try {
    action = read()
  } catch (error) {
    // What the schema or the rules would say of it is said to the player too.
    const isSaid = [Unreadable, InvalidInput, IllegalAction].some((kind) => kind.isInstance(error))
    if (isSaid && (error as Error).message.trim()) return undefined
    return { what: 'a reply that cannot be read is not refused as Unreadable, with words', detail: String(error) }
  }
  try {
    validate(game.action, copy(action), 'it')
    return undefined
  } catch (error) {
    return { what: 'a reply is read as what is no action', detail: (error as Error).message }
  }
}

/** Actions of random play in which kinds of turns are looked for, and how many kinds are enough. */
const LOOKED_AT = 60
const KINDS = 8

/** One of each kind of turn that random play comes to: who is to act, what they see, and what they do, by their fields. */
function turnsOf(game: Game, config: unknown, seed: number): { seat: Seat; observation: unknown }[] {
  const random = new Random(seed, 'kinds of turns')
  const found = new Map<string, { seat: Seat; observation: unknown }>()
  let state: unknown = game.start(config, seed)
  for (let count = 0; count < LOOKED_AT && found.size < KINDS && !game.outcome(state); count++) {
    const { must, may } = game.turn(state)
    const movers = [...must, ...may]
    if (movers.length === 0) break
    const seat = count === 0 ? movers[0]! : random.pick(movers)
    const observation: unknown = game.observe(state, seat)
    const action: unknown = game.sample(observation, random)
    const kind = `${seat} ${fieldsOf(observation)} ${fieldsOf(action)}`
    if (!found.has(kind)) found.set(kind, { seat, observation })
    state = game.act(state, seat, action)
  }
  return [...found.values()]
}

/** The names of what it has, and its type where it names one. */
function fieldsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value
  const type = (value as { readonly type?: unknown }).type
  return `${typeof type === 'string' ? type : ''}{${Object.keys(value).sort().join()}}`
}
