/**
 * Exact play of a small kitchen: from every state, how soon the next soup can be delivered, with how few actions, and
 * what both cooks do next in all the plans that are best.
 */
import { engine } from '../../../../games/overcooked/index.ts'

const { CONTENTS, PER_PLAYER, PLAYER, STAY, HAPPENED, SPARSE, createResult, nameEvents, step } = engine

/** What a cook does with a thing. `wait`: nothing more until the soup is delivered. */
export const acts = [
  'wait',
  'take an onion',
  'take a plate',
  'put the onion into the cooker',
  'load the soup onto the plate',
  'deliver the soup',
  'open the gate',
  'put it on the counter',
  'take it from the counter',
] as const
export type Act = (typeof acts)[number]

/** The next act of each cook in one of the best plans. */
export interface NextActs {
  readonly alice: Act
  readonly bob: Act
}

export interface KitchenValue {
  /** Steps until a soup is delivered; Infinity: never. */
  readonly steps: number
  /** Actions other than staying, of both together, in the best of the plans that take so few steps. */
  readonly effort: number
}

const ACTIONS = 6
const OPTIONS = ACTIONS * ACTIONS
const NEVER = 0x7fff
const DELIVERED = -1

/** One digit of a state's number: the words that it stands for, for each of its values. */
interface Digit {
  readonly words: readonly number[]
  readonly values: readonly (readonly number[])[]
}

/** The solved states of a classic kitchen with one pot, at most one counter and one gate; onions only. */
export class KitchenValues {
  readonly kitchen: engine.Kitchen
  readonly #digits: readonly Digit[]
  /** How many numbers there are; some stand for states that cannot be. */
  readonly size: number
  readonly #next: Int32Array
  readonly #steps: Int16Array
  readonly #effort: Int16Array
  readonly #acts = new Map<number, readonly NextActs[]>()

  constructor(kitchen: engine.Kitchen) {
    this.kitchen = kitchen
    this.#digits = digitsOf(kitchen)
    this.size = this.#digits.reduce((size, { values }) => size * values.length, 1)
    this.#next = new Int32Array(this.size * OPTIONS)
    this.#steps = new Int16Array(this.size).fill(NEVER)
    this.#effort = new Int16Array(this.size)
    this.#followAll()
    this.#countSteps()
    this.#countEffort()
  }

  /** The state of a number, or undefined where both cooks would stand in one place or one in a closed gate. */
  state(number: number): Int16Array | undefined {
    const state = this.kitchen.start()
    for (const { words, values } of this.#digits) {
      const value = values[number % values.length]!
      number = Math.floor(number / values.length)
      words.forEach((word, i) => (state[word] = value[i]!))
    }
    const [one, two] = [state[PLAYER]!, state[PLAYER + PER_PLAYER]!]
    const inGate = [one, two].some(
      (spot) => this.kitchen.gateWord[spot]! > 0 && state[this.kitchen.gateWord[spot]!] === 0,
    )
    return one === two || inGate ? undefined : state
  }

  number(state: Int16Array): number {
    let number = 0
    for (const { words, values } of [...this.#digits].reverse())
      number = number * values.length + values.findIndex((value) => words.every((word, i) => state[word] === value[i]))
    return number
  }

  value(number: number): KitchenValue {
    const steps = this.#steps[number]!
    return steps === NEVER ? { steps: Infinity, effort: Infinity } : { steps, effort: this.#effort[number]! }
  }

  /** What both do next, in every plan that delivers as soon as can be and with as few actions as can be. */
  nextActs(number: number): readonly NextActs[] {
    const known = this.#acts.get(number)
    if (known) return known
    const found = new Map<string, NextActs>()
    for (let option = 0; option < OPTIONS; option++) {
      if (!this.#isBest(number, option)) continue
      const now = this.#actsOf(number, option)
      const to = this.#next[number * OPTIONS + option]!
      const later = to === DELIVERED ? [{ alice: 'wait', bob: 'wait' } as const] : this.nextActs(to)
      for (const then of later) {
        const acts = { alice: now.alice ?? then.alice, bob: now.bob ?? then.bob }
        found.set(`${acts.alice},${acts.bob}`, acts)
      }
    }
    const all = [...found.values()]
    this.#acts.set(number, all)
    return all
  }

  #isBest(number: number, option: number): boolean {
    const to = this.#next[number * OPTIONS + option]!
    const steps = to === DELIVERED ? 1 : 1 + this.#steps[to]!
    const effort = effortOf(option) + (to === DELIVERED ? 0 : this.#effort[to]!)
    return steps === this.#steps[number] && effort === this.#effort[number]
  }

  #actsOf(number: number, option: number): Partial<NextActs> {
    const before = this.state(number)!
    const after = before.slice()
    const result = createResult()
    step(this.kitchen, after, 0, Math.floor(option / ACTIONS), option % ACTIONS, result)
    const act = (player: number): Act | undefined => {
      const events: readonly string[] = nameEvents(result[HAPPENED + player]!)
      const word = PLAYER + player * PER_PLAYER
      const onCounter = this.kitchen.faced[4 * before[word]! + before[word + 1]!] === engine.COUNTER
      const did = (event: string): boolean => events.includes(event)
      if (events.length === 0) return undefined
      if (did('potting_onion')) return 'put the onion into the cooker'
      if (did('soup_delivery')) return 'deliver the soup'
      if (did('gate_opening')) return 'open the gate'
      if (did('onion_drop') || did('dish_drop') || did('soup_drop')) return 'put it on the counter'
      if (onCounter) return 'take it from the counter'
      if (did('soup_pickup')) return 'load the soup onto the plate'
      return did('onion_pickup') ? 'take an onion' : 'take a plate'
    }
    const [alice, bob] = [act(0), act(1)]
    return { ...(alice && { alice }), ...(bob && { bob }) }
  }

  #followAll(): void {
    const { kitchen } = this
    const result = createResult()
    const place = this.#placeValues()
    const after = kitchen.start()
    for (let number = 0; number < this.size; number++) {
      const state = this.state(number)
      for (let option = 0; option < OPTIONS; option++) {
        if (!state) {
          this.#next[number * OPTIONS + option] = number
          continue
        }
        after.set(state)
        step(kitchen, after, 0, Math.floor(option / ACTIONS), option % ACTIONS, result)
        const delivered = result[SPARSE]! + result[SPARSE + 1]! > 0
        this.#next[number * OPTIONS + option] = delivered ? DELIVERED : place(after)
      }
    }
  }

  /** `number`, made fast: a look-up for each digit. */
  #placeValues(): (state: Int16Array) => number {
    let scale = 1
    const parts = this.#digits.map(({ words, values }) => {
      const place = scale
      scale *= values.length
      // Words are small: two of them, moved out of the negative, make an index.
      const table = new Int32Array(64 * 64).fill(-1)
      values.forEach((value, i) => (table[(value[0]! + 1) * 64 + (value[1] ?? 0) + 1] = i * place))
      return { first: words[0]!, second: words[1], table }
    })
    return (state) => {
      let number = 0
      for (const { first, second, table } of parts)
        number += table[(state[first]! + 1) * 64 + (second === undefined ? 0 : state[second]!) + 1]!
      return number
    }
  }

  #countSteps(): void {
    for (let steps = 1, found = true; found; steps++) {
      found = false
      for (let number = 0; number < this.size; number++) {
        if (this.#steps[number] !== NEVER) continue
        for (let option = number * OPTIONS; option < (number + 1) * OPTIONS; option++) {
          const to = this.#next[option]!
          if (steps === 1 ? to !== DELIVERED : to === DELIVERED || this.#steps[to] !== steps - 1) continue
          this.#steps[number] = steps
          found = true
          break
        }
      }
    }
  }

  #countEffort(): void {
    const most = this.#steps.reduce((most, steps) => (steps === NEVER ? most : Math.max(most, steps)), 0)
    const bySteps: number[][] = Array.from({ length: most + 1 }, () => [])
    for (let number = 0; number < this.size; number++)
      if (this.#steps[number] !== NEVER) bySteps[this.#steps[number]!]!.push(number)
    for (const [steps, numbers] of bySteps.entries())
      for (const number of numbers) {
        let least = NEVER
        for (let option = 0; option < OPTIONS; option++) {
          const to = this.#next[number * OPTIONS + option]!
          if (steps === 1 ? to !== DELIVERED : to === DELIVERED || this.#steps[to] !== steps - 1) continue
          least = Math.min(least, effortOf(option) + (to === DELIVERED ? 0 : this.#effort[to]!))
        }
        this.#effort[number] = least
      }
  }
}

const effortOf = (option: number): number =>
  Number(Math.floor(option / ACTIONS) !== STAY) + Number(option % ACTIONS !== STAY)

/** What can differ between states of the kitchen. */
function digitsOf(kitchen: engine.Kitchen): Digit[] {
  const { pots, counters, gates, spots, cookTime, classic } = kitchen
  const usable = counters.filter(({ word }) => kitchen.facedWord.includes(word))
  if (!classic || pots.length !== 1 || usable.length > 1 || gates.length > 1)
    throw new RangeError('only classic kitchens with one pot, at most one counter in reach and one gate are solved')
  const [one, two, soup] = ['o', 'oo', 'ooo'].map((contents) => CONTENTS.indexOf(contents as 'o'))
  const range = (to: number): number[][] => Array.from({ length: to }, (_, i) => [i])
  const things = [engine.NOTHING, engine.ONION, engine.DISH, engine.SOUP + soup!].map((item) => [item])
  const players = [0, 1].flatMap((player): Digit[] => {
    const word = PLAYER + player * PER_PLAYER
    return [
      { words: [word], values: range(spots.length) },
      { words: [word + 1], values: range(4) },
      { words: [word + 2], values: things },
    ]
  })
  const ticks = Array.from({ length: cookTime[soup!]! }, (_, i) => [soup!, i + 1])
  const pot = pots[0]!.word
  return [
    ...players,
    { words: [pot, pot + 1], values: [[0, -1], [one!, -1], [two!, -1], ...ticks] },
    ...usable.map(({ word }) => ({ words: [word], values: things })),
    // Closed, or 1 + the steps since it opened, the opening one counted.
    ...gates.map(({ word }) => ({ words: [word], values: range(12).filter(([timer]) => timer !== 1) })),
  ]
}
