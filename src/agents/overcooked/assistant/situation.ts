/** One state of a kitchen, read for deciding: who is where with what, what the pots do, how far everything is. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import { FAR, type Transport } from '../planner/transport.ts'
import type { Tables } from './tables.ts'

const { PER_PLAYER, PLAYER } = engine
export type Target = llmCo.KitchenObject

/** A pot and what it is doing. */
export interface PotNow {
  readonly index: number
  readonly pot: Target
  readonly size: number
  readonly contents: number
  readonly cooking: boolean
  readonly ready: boolean
  /** Steps that it still cooks. */
  readonly left: number
}

export class Situation {
  readonly tables: Tables
  readonly cells: ArrayLike<number>
  readonly pots: readonly PotNow[]

  constructor(tables: Tables, cells: ArrayLike<number>) {
    this.tables = tables
    this.cells = cells
    this.pots = tables.objects.c.map((pot, index) => ({
      index,
      pot,
      ...llmCo.readPot(tables.kitchen, cells, pot.word),
    }))
  }

  spot(player: number): number {
    return this.cells[PLAYER + player * PER_PLAYER]!
  }

  pose(player: number): number {
    return 4 * this.spot(player) + this.cells[PLAYER + player * PER_PLAYER + 1]!
  }

  held(player: number): number {
    return this.cells[PLAYER + player * PER_PLAYER + 2]!
  }

  /** The counters on which such a thing (or nothing) lies. */
  lying(wanted: (item: number) => boolean): Target[] {
    return this.tables.counters.filter(({ word }) => wanted(this.cells[word]!))
  }

  /** Steps for a cook to face a thing; where nobody can pass, what lies behind the other is out of reach. */
  walk(player: number, target: Target): number {
    const [here, there] = [this.spot(player), this.spot(1 - player)]
    if (this.tables.isLane(here) && this.tables.isBehind(here, there, target.cell)) return FAR
    return this.tables.walkTo(target.cell)[this.pose(player)]!
  }

  /** Whether a cook, wherever it gets to with the gates as they are, keeps the other from a thing. */
  blocksEverywhere(player: number, target: Target): boolean {
    const other = this.spot(1 - player)
    const { steps } = new llmCo.Ways(this.tables.kitchen, this.cells).explore(this.spot(player), other)
    return [...steps.keys()].every(
      (spot) => spot === other || steps[spot]! < 0 || this.tables.isBehind(other, spot, target.cell),
    )
  }

  /** Steps for what a cook holds to get to a pot. */
  carry(player: number, pot: number): number {
    return this.tables.toPot[pot]!.held[this.pose(player)]!
  }

  serveFrom(player: number, pot: Target): number {
    return this.tables.serveFrom(pot, this.spot(player))
  }

  /** The nearest of these for a cook, `more` added to the steps of each; none where there is no way. */
  nearest(
    player: number,
    targets: readonly Target[],
    more: (target: Target) => number = () => 0,
  ): { target: Target; steps: number } | undefined {
    const reached = targets
      .map((target) => ({ target, steps: this.walk(player, target) + more(target) }))
      .filter(({ steps }) => steps < FAR)
    return reached.sort((a, b) => a.steps - b.steps)[0]
  }

  /** Whether a cook gets to a pot, by its number, on foot. */
  canBring(player: number, pot: number): boolean {
    return this.walk(player, this.tables.objects.c[pot]!) < FAR
  }

  /** Whether a thing is in a room that the cook never gets to. */
  isApart(player: number, target: Target): boolean {
    return this.tables.walkTo(target.cell)[this.pose(player)]! >= FAR
  }

  /** Free counters over which things pass from one cook to the other. */
  freePassages(): Target[] {
    return this.passages().filter(({ word }) => this.cells[word] === engine.NOTHING)
  }

  /** The counters that both cooks get to. */
  passages(): Target[] {
    return this.tables.counters.filter((at) => this.walk(0, at) < FAR && this.walk(1, at) < FAR)
  }

  /** Whether a cook gets to a serving hatch. */
  serves(player: number): boolean {
    return this.tables.objects.d.some((hatch) => this.walk(player, hatch) < FAR)
  }

  /** Whether a soup, in hands or lying about, can only be served by the cook who cannot get to it. */
  hasSoupToPass(): boolean {
    return [0, 1].some(
      (cook) =>
        !this.serves(cook) &&
        this.serves(1 - cook) &&
        (this.held(cook) > engine.SOUP ||
          this.lying((item) => item > engine.SOUP).some(
            (at) => this.walk(cook, at) < FAR && this.walk(1 - cook, at) >= FAR,
          )),
    )
  }

  /** The place from which a cook brings a thing to a pot in the fewest steps, and how many. */
  nearestSource(player: number, places: readonly Target[], pot: number): [Target | undefined, number] {
    let nearest: Target | undefined
    let least = FAR
    const canBring = this.canBring(player, pot)
    for (const at of places) {
      // What lies on a counter has been handed over: only who can reach the pot takes it on.
      if (!canBring && isCounter(at)) continue
      const steps = this.#bring(player, at, this.tables.toPot[pot]!)
      if (steps < least) [nearest, least] = [at, steps]
    }
    return [nearest, least]
  }

  /** Steps to a thing and from there, carrying it, to its pot. */
  #bring(player: number, at: Target, onward: Transport): number {
    const walk = this.walk(player, at)
    if (walk >= FAR) return FAR
    const rest = isCounter(at)
      ? onward.lying[at.word]! - 1
      : 1 + this.tables.carryFrom(at.cell, onward, this.spot(player))
    return Math.min(FAR, walk + rest)
  }

  /** Whether this cook is the nearer one to a pot. */
  isFirst(player: number, pot: number): boolean {
    const [mine, theirs] = [this.carry(player, pot), this.carry(1 - player, pot)]
    return mine === theirs ? player === 0 : mine < theirs
  }

  /** The first closed gate on the way of a cook to the nearest of the goals; none where one is reached without. */
  shutGate(player: number, goals: readonly Target[]): Target | undefined {
    const { kitchen, objects } = this.tables
    if (kitchen.gates.length === 0) return undefined
    const from = this.spot(player)
    const reach = (ways: llmCo.Ways) => {
      const { steps } = ways.explore(from, -1)
      const places = goals.flatMap(({ cell }) => ways.beside(cell)).filter((place) => steps[place]! >= 0)
      return places.sort((a, b) => steps[a]! - steps[b]!)[0]
    }
    if (reach(new llmCo.Ways(kitchen, this.cells)) !== undefined) return undefined
    const through = new llmCo.Ways(kitchen, this.cells, true)
    const goal = reach(through)
    if (goal === undefined) return undefined
    const isShut = (spot: number) => kitchen.gateWord[spot]! > 0 && this.cells[kitchen.gateWord[spot]!] === 0
    const shut = through.path(from, goal, -1).find(isShut)
    return objects.g.find(({ cell }) => shut !== undefined && kitchen.spots[shut] === cell)
  }
}

const isCounter = ({ letter }: Target): boolean => letter === 's' || letter === 'k'
