/** What is to be done in a kitchen now, and who should do it: both cooks come to the same answer from the same state. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import { roomsOf } from '../planner/rooms.ts'
import { FAR, transportTo, walkTo, type Transport } from '../planner/transport.ts'

const { CONTENTS, DISH, NOTHING, ONION, PER_PLAYER, PLAYER, SIZE, SOUP, TOMATO } = engine
type Kitchen = engine.Kitchen
type Target = llmCo.KitchenObject

/** Something that empty hands can go and do. */
export interface Task {
  readonly kind: 'dish' | 'ingredient' | 'soup' | 'gate' | 'start'
  /** What the task is for: no two cooks take the same. */
  readonly purpose: string
  readonly target: Target
  /** Worth, less the steps it takes this cook. */
  readonly worth: number
}

/** What full hands should do. */
export interface Errand {
  readonly kind: 'place' | 'load' | 'meet' | 'wait'
  readonly target?: Target
}

/** Worth of each kind of task, in steps; the spread decides what comes first. */
const WORTH = { soup: 100, gate: 90, dish: 80, start: 85, ingredient: 60, early: 20 } as const
/** What handing something over a counter costs beyond the steps, where there is another way. */
const HANDOVER = 6
/** What carrying something through a gate costs beyond the steps: the partner has to open it. */
const GATE_PRICE = 12
/** What a cook who is busy needs to be back with a dish, about. */
const ROUND = 8

/** The tables of one kitchen that deciding needs. */
export class Errands {
  readonly kitchen: Kitchen
  readonly objects: llmCo.KitchenObjects
  readonly #toPot: readonly Transport[]
  readonly #toServing: Transport
  readonly #walk = new Map<number, Int16Array>()
  readonly #counters: readonly Target[]
  /** The fewest steps from any pot to the serving hatch. */
  readonly #leastServe: number

  constructor(kitchen: Kitchen) {
    this.kitchen = kitchen
    this.objects = llmCo.findObjects(kitchen)
    this.#toPot = this.objects.c.map(({ word }) =>
      transportTo(kitchen, (pose) => kitchen.facedWord[pose] === word, GATE_PRICE),
    )
    this.#toServing = transportTo(kitchen, (pose) => kitchen.faced[pose] === engine.SERVING, GATE_PRICE)
    const serve = [...this.#toServing.held].filter((_, pose) => kitchen.faced[pose] === engine.POT)
    this.#leastServe = Math.min(FAR, ...serve)
    this.#counters = [...this.objects.s, ...this.objects.k]
  }

  /** Steps for a cook to face a thing, closed gates at the price of opening them. */
  walk(cells: ArrayLike<number>, player: number, target: Target): number {
    let steps = this.#walk.get(target.cell)
    if (!steps) {
      const width = this.kitchen.width
      const ahead = [-width, width, 1, -1]
      steps = walkTo(this.kitchen, (pose) =>
        this.kitchen.spots[pose >> 2]! + ahead[pose & 3]! === target.cell ? 0 : undefined,
      )
      this.#walk.set(target.cell, steps)
    }
    return steps[this.pose(cells, player)]!
  }

  pose(cells: ArrayLike<number>, player: number): number {
    const word = PLAYER + player * PER_PLAYER
    return 4 * cells[word]! + cells[word + 1]!
  }

  held(cells: ArrayLike<number>, player: number): number {
    return cells[PLAYER + player * PER_PLAYER + 2]!
  }

  /** All that this cook could do with empty hands. */
  tasks(cells: ArrayLike<number>, player: number): Task[] {
    const { objects } = this
    const tasks: Task[] = []
    const add = (kind: Task['kind'], purpose: string, target: Target, worth: number, steps: number) => {
      if (steps < FAR) tasks.push({ kind, purpose, target, worth: worth - steps })
    }
    const lying = (wanted: (item: number) => boolean) => this.#counters.filter(({ word }) => wanted(cells[word]!))
    for (const target of lying((item) => item > SOUP)) {
      add(
        'soup',
        target.id,
        target,
        WORTH.soup,
        this.walk(cells, player, target) + this.#toServing.lying[target.word]! - 2,
      )
    }
    this.#addGate(cells, player, add)
    const { dishes, ingredients } = this.#needs(cells)
    const dishAt = [...objects.p, ...lying((item) => item === DISH)]
    const onionAt = [...objects.o, ...lying((item) => item === ONION)]
    const tomatoAt = [...objects.t, ...lying((item) => item === TOMATO)]
    objects.c.forEach((pot, index) => {
      const { cooking, ready, left, size } = llmCo.readPot(this.kitchen, cells, pot.word)
      if (!this.kitchen.classic && size > 0 && !cooking && !ready && this.#isWanted(cells[pot.word]!)) {
        add('start', pot.id, pot, WORTH.start, this.walk(cells, player, pot))
      }
      if (cooking || ready) {
        const [at, steps] = this.#nearestVia(cells, player, dishAt, index)
        // A dish that comes before the soup is ready waits; other work may be done meanwhile.
        const soonest = Math.min(steps, this.#nearestVia(cells, 1 - player, dishAt, index)[1])
        const early = Math.max(0, left - soonest)
        if (at && dishes.has(index))
          add('dish', pot.id, at, WORTH.dish - 4 * early, steps + this.#serveFrom(cells, player, pot) / 2)
      }
      const wanted = ingredients[index]!
      for (const [item, places] of [
        [ONION, onionAt],
        [TOMATO, tomatoAt],
      ] as const) {
        if (!wanted.items.has(item)) continue
        const [at, steps] = this.#nearestVia(cells, player, places, index)
        for (let unit = 0; at && unit < Math.min(2, wanted.count); unit++) {
          add(
            'ingredient',
            `${pot.id}+${unit}`,
            at,
            (wanted.now ? WORTH.ingredient + 2 * size : WORTH.early) - unit / 2,
            steps,
          )
        }
      }
    })
    return tasks
  }

  /** What this cook should do with what it holds. */
  errand(cells: ArrayLike<number>, player: number): Errand {
    const held = this.held(cells, player)
    if (held > SOUP) return this.#carry(cells, player, this.objects.d, this.#toServing, 'place')
    if (held === DISH) {
      const full = this.objects.c
        .map((pot, index) => ({ pot, index, ...llmCo.readPot(this.kitchen, cells, pot.word) }))
        .filter(({ cooking, ready }) => cooking || ready)
        .map((entry) => ({
          ...entry,
          steps: Math.max(this.#toPot[entry.index]!.held[this.pose(cells, player)]!, entry.left),
        }))
        .filter(({ steps }) => steps < FAR)
        .sort((a, b) => a.steps - b.steps)
      const partnerHasDish = this.held(cells, 1 - player) === DISH
      const mine =
        partnerHasDish && full.length > 1 && !this.#isFirst(cells, player, full[0]!.index) ? full[1] : full[0]
      if (mine && !(partnerHasDish && full.length === 1 && !this.#isFirst(cells, player, mine.index))) {
        return this.#carry(cells, player, [mine.pot], this.#toPot[mine.index]!, 'load')
      }
      const filling = this.objects.c.some(({ word }) => SIZE[cells[word]!]! > 0)
      return filling && !partnerHasDish ? { kind: 'wait' } : this.#putDown(cells, player)
    }
    const accepting = this.objects.c
      .map((pot, index) => ({
        pot,
        index,
        steps: this.#toPot[index]!.held[this.pose(cells, player)]! - 3 * SIZE[cells[pot.word]!]!,
      }))
      .filter(({ pot }) => llmCo.takes(this.kitchen, cells, pot.word, held))
      .sort((a, b) => a.steps - b.steps)
    const partner = this.held(cells, 1 - player)
    const slots = accepting.length === 1 ? 3 - SIZE[cells[accepting[0]!.pot.word]!]! : 6
    const crowded =
      accepting.length === 1 && slots === 1 && partner === held && !this.#isFirst(cells, player, accepting[0]!.index)
    if (accepting.length > 0 && !crowded)
      return this.#carry(cells, player, [accepting[0]!.pot], this.#toPot[accepting[0]!.index]!, 'place')
    return this.#shouldFreeHands(cells, player) ? this.#putDown(cells, player) : { kind: 'wait' }
  }

  /** Everything cooks: whether this cook would have a dish at a pot well before its partner could. */
  #shouldFreeHands(cells: ArrayLike<number>, player: number): boolean {
    const partner = 1 - player
    const held = this.held(cells, partner)
    if (held === NOTHING) return false
    const theirs = this.pose(cells, partner)
    const busy = held > SOUP ? this.#toServing.held[theirs]! : Math.min(...this.#toPot.map((pot) => pot.held[theirs]!))
    for (const index of this.#needs(cells).dishes) {
      const pot = this.objects.c[index]!
      const { left } = llmCo.readPot(this.kitchen, cells, pot.word)
      const mine = 4 + this.#nearestVia(cells, player, this.objects.p, index)[1]
      const others =
        busy +
        (held === DISH ? 6 + this.#serveFrom(cells, partner, pot) : 2) +
        ROUND +
        Math.min(FAR, this.#serveFrom(cells, partner, pot))
      if (left <= mine && mine + this.#serveFrom(cells, player, pot) < others) return true
    }
    return false
  }

  /** Steps for this cook from a pot to the serving hatch. */
  #serveFrom(cells: ArrayLike<number>, player: number, pot: Target): number {
    const rooms = roomsOf(this.kitchen)
    const room = rooms[cells[PLAYER + player * PER_PLAYER]!]
    let best = FAR
    for (let pose = 0; pose < this.#toServing.held.length; pose++) {
      if (this.kitchen.facedWord[pose] === pot.word && rooms[pose >> 2] === room)
        best = Math.min(best, this.#toServing.held[pose]!)
    }
    return best === FAR ? this.#leastServe : best
  }

  /** Whether this cook is the nearer one to a pot. */
  #isFirst(cells: ArrayLike<number>, player: number, pot: number): boolean {
    const mine = this.#toPot[pot]!.held[this.pose(cells, player)]!
    const theirs = this.#toPot[pot]!.held[this.pose(cells, 1 - player)]!
    return mine === theirs ? player === 0 : mine < theirs
  }

  /** The place from which a thing is brought to a pot in the fewest steps, and how many. */
  #nearestVia(
    cells: ArrayLike<number>,
    player: number,
    places: readonly Target[],
    pot: number,
  ): [Target | undefined, number] {
    let nearest: Target | undefined
    let least = FAR
    const goal = this.objects.c[pot]!
    const canBring = this.walk(cells, player, goal) < FAR
    for (const at of places) {
      // What lies on a counter has been handed over: only who can reach the pot takes it on.
      if (!canBring && (at.letter === 's' || at.letter === 'k')) continue
      const steps = this.#via(cells, player, at, this.#toPot[pot]!)
      if (steps < least) [nearest, least] = [at, steps]
    }
    return [nearest, least]
  }

  /** Steps to a thing and from there, carrying it, to its pot. */
  #via(cells: ArrayLike<number>, player: number, at: Target, onward: Transport): number {
    const walk = this.walk(cells, player, at)
    if (walk >= FAR) return FAR
    if (at.letter === 's' || at.letter === 'k') return walk + onward.lying[at.word]! - 1
    let best = FAR
    for (let pose = 0; pose < onward.held.length; pose++) {
      const width = this.kitchen.width
      if (this.kitchen.spots[pose >> 2]! + [-width, width, 1, -1][pose & 3]! === at.cell)
        best = Math.min(best, onward.held[pose]!)
    }
    return Math.min(FAR, walk + 1 + best)
  }

  /** To the goal on foot, or over a counter where that is the only or a much shorter way; to the gate where one is shut. */
  #carry(
    cells: ArrayLike<number>,
    player: number,
    goals: readonly Target[],
    onward: Transport,
    kind: 'place' | 'load',
  ): Errand {
    const gate = this.shutGate(cells, player, goals)
    if (gate) return { kind: 'meet', target: gate }
    const reached = goals
      .map((target) => ({ target, steps: this.walk(cells, player, target) }))
      .filter(({ steps }) => steps < FAR)
      .sort((a, b) => a.steps - b.steps)
    const pass = this.#counters
      .filter(({ word }) => cells[word] === NOTHING)
      .map((target) => ({ target, steps: this.walk(cells, player, target) + onward.lying[target.word]! + HANDOVER }))
      .filter(({ steps }) => steps < FAR)
      .sort((a, b) => a.steps - b.steps)
    const partnerIsFree = this.held(cells, 1 - player) === NOTHING
    const best = reached[0]
    const over = pass[0]
    if (best && !(over && partnerIsFree && over.steps < best.steps)) return { kind, target: best.target }
    return over ? { kind: 'place', target: over.target } : { kind: 'wait' }
  }

  #putDown(cells: ArrayLike<number>, player: number): Errand {
    const free = this.#counters
      .filter(({ word }) => cells[word] === NOTHING)
      .map((target) => ({ target, steps: this.walk(cells, player, target) }))
      .filter(({ steps }) => steps < FAR)
      .sort((a, b) => a.steps - b.steps)
    return free[0] ? { kind: 'place', target: free[0].target } : { kind: 'wait' }
  }

  /** The first closed gate on the way of a cook to the nearest goal. */
  shutGate(cells: ArrayLike<number>, player: number, goals: readonly Target[]): Target | undefined {
    if (this.kitchen.gates.length === 0) return undefined
    const from = cells[PLAYER + player * PER_PLAYER]!
    if (
      goals.some(({ cell }) =>
        new llmCo.Ways(this.kitchen, cells)
          .beside(cell)
          .some((place) => new llmCo.Ways(this.kitchen, cells).explore(from, -1).steps[place]! >= 0),
      )
    )
      return undefined
    const ways = new llmCo.Ways(this.kitchen, cells, true)
    const { steps } = ways.explore(from, -1)
    const places = goals.flatMap(({ cell }) => ways.beside(cell)).filter((place) => steps[place]! >= 0)
    if (places.length === 0) return undefined
    const nearest = places.reduce((best, place) => (steps[place]! < steps[best]! ? place : best))
    const shut = ways
      .path(from, nearest, -1)
      .find((spot) => this.kitchen.gateWord[spot]! > 0 && cells[this.kitchen.gateWord[spot]!] === 0)
    return this.objects.g.find(({ cell }) => shut !== undefined && this.kitchen.spots[shut] === cell)
  }

  /** A gate that the partner waits for, or soon will. */
  #addGate(
    cells: ArrayLike<number>,
    player: number,
    add: (kind: 'gate', purpose: string, target: Target, worth: number, steps: number) => void,
  ): void {
    const partner = 1 - player
    const held = this.held(cells, partner)
    if (held === NOTHING || this.objects.g.length === 0) return
    const goals = held > SOUP ? this.objects.d : this.objects.c
    const gate = this.shutGate(cells, partner, goals)
    if (!gate) return
    const mine = this.walk(cells, player, gate)
    const theirs = this.walk(cells, partner, gate)
    // Opened much before they come it would be shut again.
    if (held > SOUP || theirs <= mine + 2)
      add('gate', gate.id, gate, WORTH.gate - Math.max(0, theirs - mine - 4) * 4, mine)
  }

  /** Pots that want a dish that nobody brings yet, and what each pot wants next. */
  #needs(cells: ArrayLike<number>): {
    dishes: Set<number>
    ingredients: { count: number; items: Set<number>; now: boolean }[]
  } {
    const hands = [this.held(cells, 0), this.held(cells, 1)]
    let broughtDishes = hands.filter((held) => held === DISH).length
    let brought = hands.filter((held) => held === ONION || held === TOMATO).length
    const dishes = new Set<number>()
    const pots = this.objects.c.map((pot, index) => ({
      index,
      word: pot.word,
      ...llmCo.readPot(this.kitchen, cells, pot.word),
    }))
    for (const { index, cooking, ready } of [...pots].sort((a, b) => a.left - b.left)) {
      if ((cooking || ready) && broughtDishes-- <= 0) dishes.add(index)
    }
    const open = pots.filter(({ cooking, ready, size }) => !cooking && !ready && size < 3)
    const ingredients = pots.map(() => ({ count: 0, items: new Set<number>(), now: false }))
    for (const pot of [...open].sort((a, b) => b.size - a.size)) {
      const count = 3 - pot.size
      const covered = Math.min(count, brought)
      brought -= covered
      ingredients[pot.index] = { count: count - covered, items: this.#itemsFor(pot.contents), now: true }
    }
    if (open.length === 0 && brought === 0) {
      const next = [...pots].sort((a, b) => a.left - b.left)[0]
      const spare = this.kitchen.faced.includes(engine.COUNTER)
      if (next && spare) ingredients[next.index] = { count: 1, items: this.#itemsFor(0), now: false }
    }
    return { dishes, ingredients }
  }

  /** Ingredients that keep the way to the best soup open. */
  #itemsFor(contents: number): Set<number> {
    const { best } = this.kitchen
    const items = new Set<number>()
    for (const item of [ONION, TOMATO]) {
      const added = engine.ADDED[2 * contents + item - ONION]!
      if (this.kitchen.classic && CONTENTS[contents] !== '' && engine.KIND[contents] !== item) continue
      if (added > 0 && best[added] === best[contents]) items.add(item)
    }
    return items
  }

  /** Whether a pot may be started as it is. */
  #isWanted(contents: number): boolean {
    return this.kitchen.value[contents]! > 0 && this.kitchen.value[contents] === this.kitchen.best[contents]
  }
}
