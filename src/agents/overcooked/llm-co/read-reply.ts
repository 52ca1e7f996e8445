/** Finds the medium-level action that a reply names. */
import { Unreadable } from '../../../core/errors.ts'
import type { llmCo } from '../../../games/overcooked/index.ts'
import { Choices } from '../../../replies/index.ts'

export interface Reply {
  readonly explanation: string
  /** Undefined where the authors’ later code draws one. */
  readonly option: llmCo.Option | undefined
  /** Why this stands in place of what was said. */
  readonly fallback?: string
}

/** A reply that names an action. */
export type Decided = Reply & { readonly option: llmCo.Option }

/** Throws `Unreadable`, naming what can be done, where the reply decides on no action or on more than one. */
export function readReply(text: string, options: readonly llmCo.Option[], table: Table): Decided {
  const choices = new Choices(
    options.map((option) => ({
      value: option,
      phrases: [
        option.text,
        option.text.replace(/ (?:from|in) /, ' '),
        ...(OTHER_WORDS[option.text] ?? []).map((words) => words.replace('PARTNER', table.partner)),
      ],
      alone: heldIn(option.text),
    })),
    { synonyms: SYNONYMS, self: [table.seat, table.seat === 'alice' ? 'she' : 'he'], others: [table.partner] },
  )
  const read = choices.read(text)
  if ('value' in read) return { explanation: explanationIn(text), option: read.value }
  const list = options.map((option) => option.text).join(', ')
  throw new Unreadable(`${read.reason} The available actions are: ${list}`)
}

/** Who replies, and who is the other cook. */
interface Table {
  readonly seat: string
  readonly partner: string
}

/** "Put it in c0": what is in one's hands need not be named. */
const heldIn = (text: string): string[] => {
  const place = /^place \w+ (?:in|on) (\w+)\.?$/.exec(text)?.[1]
  return place === undefined
    ? []
    : [`place it in ${place}`, `place it on ${place}`, `place in ${place}`, `place on ${place}`]
}

/** Other words for actions without an object. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'wait.':
    'stay put,stay,stay still,stand still,stand by,hold still,hold position,hold on,keep still,do nothing,do not move,stay in place,idle,pause'.split(
      ',',
    ),
  'move away.':
    "make way,make room,make space,give way,clear the way,step aside,step back,back off,back away,get out of the way,move aside,move out of the way,move out of PARTNER's way,get out of PARTNER's way".split(
      ',',
    ),
}

const SYNONYMS = {
  'pick the': 'pick up',
  grab: 'pick up',
  take: 'pick up',
  get: 'pick up',
  fetch: 'pick up',
  picking: 'pick',
  placing: 'place',
  put: 'place',
  add: 'place',
  drop: 'place',
  insert: 'place',
  load: 'place',
  deposit: 'place',
  putting: 'place',
  into: 'in',
  onto: 'on',
  delivering: 'deliver',
  serve: 'deliver',
  waiting: 'wait',
  'hold on for': 'wait for',
  'hold on until': 'wait until',
  'my onion': 'onion',
  'my plate': 'plate',
  'my soup': 'soup',
}

/** What stands before the action, without its own label. */
export const explanationIn = (text: string): string =>
  text
    .split(/\baction\W{0,5}:/i)[0]!
    .replace(/^\W*explanation\W*/i, '')
    .trim()
