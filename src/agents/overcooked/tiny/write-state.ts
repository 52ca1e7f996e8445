/**
 * A state of LLM-Co's in the small format that a tiny model reads: hands, the last thing done, then each thing in the
 * kitchen with how far it is for both cooks and what is in or on it, the nearest of a kind first. Ids are numbered slots.
 *
 * ```
 *  [hold]  onion  [other]  plate  [first]  [did]  pick  c  <0>  m2  y1  n2  off  o  <1>  m1  y4  …  [do]
 * ```
 */
import { writeSlot } from '../../../models/tiny/words.ts'
import { targetOf, type ToldObject, type ToldState, type Way } from '../llm-co/read-state.ts'

/** More steps than this are written as this many, and so is the time that a soup still cooks. */
const MOST = 20
/** Things in the order in which their kinds are told. */
const KINDS = ['c', 's', 'k', 'o', 't', 'p', 'd', 'g'] as const
const VERBS = { pick: 'pick', place: 'place', load: 'load', open: 'unlock', turn: 'start', 'wait at': 'meet' } as const
const THINGS = ['nothing', 'onion', 'tomato', 'plate', 'soup'] as const

const counts = (letter: string, most: number): string[] => Array.from({ length: most + 1 }, (_, n) => `${letter}${n}`)

/** All words of the format but the slots. */
export const STATE_WORDS: readonly string[] = [
  ...['[hold]', '[other]', '[first]', '[second]', '[did]', '[do]', 'wait', 'away', 'off', 'ready', 'open', 'closed'],
  ...['far', 'blocked', ...KINDS, ...Object.values(VERBS), ...THINGS],
  ...['m', 'y', 'l'].flatMap((letter) => counts(letter, MOST)),
  ...['n', 't'].flatMap((letter) => counts(letter, 3)),
]

/** A state and its actions, in the order in which they are offered: ` pick  o  <2> `, ` wait `. */
export interface WrittenState {
  readonly text: string
  readonly answers: readonly string[]
}

/** `order`: the slots in the order in which they are given out; training draws it. */
export function writeState({ objects, actions, ...state }: ToldState, order?: readonly number[]): WrittenState {
  const slots = new Map<string, string>()
  const slotOf = (id: string): string => {
    if (!slots.has(id)) slots.set(id, writeSlot(order?.[slots.size % order.length] ?? slots.size % 64))
    return slots.get(id)!
  }
  const told = KINDS.flatMap((kind) =>
    objects.filter(({ id, own, partner }) => id.startsWith(kind) && (own ?? partner)).sort(byDistance),
  )
  const words = [
    ...['[hold]', thingIn(state.held), '[other]', thingIn(state.partnerHeld)],
    ...[state.first ? '[first]' : '[second]', '[did]', verbOf(state.history.at(-1) ?? 'wait.')],
    ...told.flatMap((object) => [object.id[0]!, slotOf(object.id), ...writeObject(object)]),
    '[do]',
  ]
  const answers = actions.map((action) => {
    const target = targetOf(action)
    return join(target === '' ? [verbOf(action)] : [verbOf(action), target[0]!, slotOf(target)])
  })
  return { text: join(words), answers }
}

const join = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('')

const byDistance = (a: ToldObject, b: ToldObject): number => stepsOf(a.own) - stepsOf(b.own)
const stepsOf = (way: Way | undefined): number => way?.steps ?? Infinity

const bound = (count: number, most = MOST): number => Math.min(most, count)

function writeObject({ own, partner, pot, holds, gate }: ToldObject): string[] {
  const words = [own ? `m${bound(own.steps)}` : 'far', ...(own?.blocked ? ['blocked'] : [])]
  if (partner) words.push(`y${bound(partner.steps)}`)
  if (pot) {
    words.push(`n${bound(pot.onions, 3)}`, ...(pot.tomatoes > 0 ? [`t${bound(pot.tomatoes, 3)}`] : []))
    words.push(pot.soup === 'cooking' ? `l${bound(pot.left ?? 10)}` : pot.soup === 'cooked' ? 'ready' : 'off')
  }
  if (holds !== undefined) words.push(thingIn(holds))
  if (gate) words.push(gate)
  return words
}

/** `soup in plate`, `a plate`, `cooked soup`: the thing meant. */
const thingIn = (text: string): string =>
  ['soup', 'plate', 'onion', 'tomato'].find((thing) => text.includes(thing)) ?? 'nothing'

function verbOf(action: string): string {
  if (action.startsWith('wait at')) return VERBS['wait at']
  if (action.startsWith('move')) return 'away'
  const first = action.split(/\W/)[0]!
  return Object.hasOwn(VERBS, first) ? VERBS[first as keyof typeof VERBS] : 'wait'
}
