/** Whether the game's readers take no more time than what they read, and refuse what means nothing: in every kind of turn. */
import { IllegalAction, InvalidInput, Unreadable } from '../core/errors.ts'
import { freeze } from '../core/frozen.ts'
import type { Game, Seat } from '../core/game.ts'
import { canonical, copy, same } from '../core/json.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'
import { slowAtOnce, slowReader } from './reader-scaling.ts'

/** Games whose readers were found to be quick for long replies, which take seconds: in another config they hardly read otherwise. */
const quick = new WeakSet<Game>()

/** The first of the game's readers that is slow for replies in which one of the units is repeated. */
export function slowReaders(
  game: Game,
  config: unknown,
  seed: number,
  units: readonly string[],
  original = game,
): string | undefined {
  const [first, ...others] = turnsOf(game, config, seed)
  if (!first) return undefined
  const texts = quick.has(original)
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
  quick.add(original)
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

/** Replies in which there is nothing to be read, not even words for somebody. */
const EMPTY = ['', ' ', '\n\t']
/** Words that name nothing: who takes them for a message keeps them. */
const MEANINGLESS = ['xyzzy', 'qwrtz plugh', '{"action":', '\0']
/** How many actions are drawn in each kind of turn to be offered side by side, and how many of one kind are enough. */
const DRAWN = 30
const OF_A_KIND = 3

/**
 * The first reply that decides nothing and is read as an action all the same: an empty one, one without any meaning of
 * which nothing is left in the action, or `A or B`, read as just A or just B; undefined: none.
 */
export function guessedReplies(game: Game, config: unknown, seed: number): string | undefined {
  const { parse, people, say } = game.language
  const readers = Object.entries({ parse, 'people.parse': people?.parse })
  for (const { observation } of turnsOf(game, config, seed)) {
    const drawn = new Map<string, unknown>()
    const kinds = new Map<string, number>()
    for (let i = 0; i < DRAWN; i++) {
      const action: unknown = game.sample(observation, new Random(seed, 'drawn', i))
      const [words, kind] = [say(action, observation), fieldsOf(action)]
      const count = kinds.get(kind) ?? 0
      if (drawn.has(words) || count === OF_A_KIND) continue
      kinds.set(kind, count + 1)
      drawn.set(words, action)
    }
    // Two of one kind: what is written for different purposes need not stand in one line.
    const pairs = [...drawn].flatMap(([one, action]) =>
      [...drawn]
        .filter(([two, other]) => two !== one && fieldsOf(other) === fieldsOf(action))
        .map(([two]) => [one, two]),
    )
    const either = pairs.map(([one, two]) => `${one} or ${two}`)
    for (const [name, read] of readers) {
      if (!read) continue
      const readAs = (text: string): unknown => {
        try {
          return copy(read(text, observation) as unknown)
        } catch {
          return undefined
        }
      }
      const isGuess = (text: string, action: unknown): boolean =>
        EMPTY.includes(text) ||
        (MEANINGLESS.includes(text)
          ? !canonical(action).includes(canonical(text).slice(1, -1))
          : [...drawn.values()].some((one) => same(action, one)))
      for (const text of [...EMPTY, ...MEANINGLESS, ...either]) {
        const action = readAs(text)
        if (action !== undefined && isGuess(text, action))
          return `${name} of ${JSON.stringify(text)}: ${canonical(action)}`
      }
    }
  }
  return undefined
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
    const observation: unknown = freeze(copy(game.observe(state, seat)))
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
