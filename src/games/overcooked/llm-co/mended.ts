/**
 * An action manager without the stalls of the authors': it goes to the nearest place, asks again only when something
 * has changed, and both cooks follow one rule of the road, so that they do not stand in each other's way for long.
 */
import { DISH, NOTHING, ONION, SOUP, TOMATO } from '../engine/items.ts'
import { INTERACT, STAY, type Kitchen } from '../engine/kitchen.ts'
import { describeSight } from './describe.ts'
import { listOptions, type Option } from './options.ts'
import { look, readPot, takes, type Sight } from './sight.ts'

/** Steps after which a choice to wait is asked about anew though nothing has changed. */
const LONGEST_WAIT = 8
/** Steps of standing still together after which the right of way changes sides. */
const PATIENCE = 3

/** Our action manager for one player, with the interface of the authors'. */
export class MendedManager {
  readonly kitchen: Kitchen
  readonly player: number
  readonly compat = 'mended'
  readonly history: string[] = []
  option: Option | undefined
  needsOption = true
  options: readonly Option[] = []
  /** Spots that the other cook is known to want: steps aside keep off them. */
  avoid: ReadonlySet<number> = new Set()
  #sight!: Sight
  /** What the choice was made on, and how long ago. */
  #situation = ''
  #age = 0
  /** Steps since either cook last moved or took or put anything. */
  #still = 0
  #seen = ''

  constructor(kitchen: Kitchen, player: number) {
    this.kitchen = kitchen
    this.player = player
  }

  /** Takes in the state of this step. */
  see(cells: ArrayLike<number>): void {
    this.#sight = look(this.kitchen, cells, this.player)
    const seen = this.#describePlaces()
    this.#still = seen === this.#seen ? this.#still + 1 : 0
    this.#seen = seen
    this.#age++
    if (!this.needsOption && !this.#isStillPossible()) this.needsOption = true
    const waits = ['wait', 'load', 'meet'].includes(this.option?.kind ?? '')
    if (waits && (this.#age > LONGEST_WAIT || describeSituation(this.#sight) !== this.#situation))
      this.needsOption = true
    if (this.needsOption) this.options = listOptions(this.#sight, 'mended')
  }

  get sight(): Sight {
    return this.#sight
  }

  /** Steps since anything moved. */
  get still(): number {
    return this.#still
  }

  /** The state in words, as the model is told. */
  describe(): string {
    return describeSight(this.#sight, this.history, this.options, 'mended')
  }

  /** Begins to carry this option out. */
  choose(option: Option): void {
    if (option.text !== this.option?.text || this.needsOption) this.history.push(option.text)
    this.option = option
    this.needsOption = false
    this.#situation = describeSituation(this.#sight)
    this.#age = 0
  }

  /** The move of this step, 0 to 5; ends the option when it is done or cannot be done any more. */
  move(): number {
    const { kind, target } = this.option!
    if (kind === 'wait') return this.#isPushed() ? this.#stepAside() : STAY
    if (kind === 'away') {
      this.needsOption = true
      return this.#stepAside()
    }
    const { ways } = this.#sight
    const me = ways.spot(this.player)
    if (kind === 'meet' && this.#isInTheWayAt(target!.cell))
      return ways.facing(me, target!.cell) >= 0 ? this.#stepAside() : STAY
    const facing = ways.facing(me, target!.cell)
    if (facing < 0) return this.#approach(target!.cell)
    if (facing !== ways.direction(this.player)) return facing
    return this.#use(this.option!)
  }

  /** Acts on what is faced; a soup that still cooks is waited for. */
  #use(option: Option): number {
    if (option.kind === 'meet') return STAY
    if (option.kind === 'load' && !readPot(this.kitchen, this.#sight.cells, option.target!.word).ready) {
      return this.#isPushed() && this.#still > PATIENCE ? this.#stepAside() : STAY
    }
    this.needsOption = true
    return INTERACT
  }

  #approach(cell: number): number {
    const { ways } = this.#sight
    const me = ways.spot(this.player)
    const other = ways.spot(1 - this.player)
    const around = nearest(
      ways.beside(cell).filter((place) => place !== other),
      ways.explore(me, other).steps,
    )
    const through = nearest(ways.beside(cell), ways.explore(me, -1).steps)
    if (through < 0) return this.#isPushed() ? this.#stepAside() : STAY
    const goAround = around >= 0 ? ways.firstStep(me, around, other) : -1
    const straight = ways.firstStep(me, through, -1)
    if (this.#hasRightOfWay()) {
      const detour =
        around < 0 ? Infinity : ways.explore(me, other).steps[around]! - ways.explore(me, -1).steps[through]!
      return detour <= 2 ? goAround : straight
    }
    if (this.#isPushed() && this.#still > 0) return this.#stepAside()
    if (goAround < 0) return this.#still > PATIENCE ? this.#stepAside() : STAY
    // Where both want the same free cell, the other goes first.
    const next = this.kitchen.next[4 * me + goAround]
    if (this.kitchen.next[4 * other + ways.direction(1 - this.player)] === next) return STAY
    return goAround
  }

  /** Whether the partner could open the gate from nowhere but the place this cook would take or has taken. */
  #isInTheWayAt(gate: number): boolean {
    const { ways } = this.#sight
    const me = ways.spot(this.player)
    const other = ways.spot(1 - this.player)
    const { steps } = ways.explore(other, -1)
    const theirs = ways.beside(gate).filter((place) => steps[place]! >= 0)
    const mine = ways.explore(me, -1).steps
    const near = theirs.filter((place) => mine[place]! >= 0 && mine[place]! <= 1)
    return !theirs.includes(other) && theirs.length > 0 && near.length === theirs.length
  }

  /** Whether the other cook faces this one from the next cell. */
  #isPushed(): boolean {
    const { ways } = this.#sight
    const other = 1 - this.player
    return this.kitchen.next[4 * ways.spot(other) + ways.direction(other)] === ways.spot(this.player)
  }

  /** The fuller hands go first, then player 0; when both have stood still for a while, it is the other way round. */
  #hasRightOfWay(): boolean {
    const { ways } = this.#sight
    const mine = urgency(ways.held(this.player))
    const theirs = urgency(ways.held(1 - this.player))
    const first = mine === theirs ? this.player === 0 : mine > theirs
    return first !== (Math.floor(this.#still / PATIENCE) % 2 === 1)
  }

  /** A step to a free cell, best off the other cook's line and with ways on. */
  #stepAside(): number {
    const { ways, kitchen } = this.#sight
    const me = ways.spot(this.player)
    const other = ways.spot(1 - this.player)
    const line = ways.direction(1 - this.player)
    let best = -1
    let most = -Infinity
    for (let direction = 0; direction < 4; direction++) {
      const spot = kitchen.next[4 * me + direction]!
      if (spot === me || spot === other || !ways.isOpen(spot)) continue
      const exits = [0, 1, 2, 3].filter((onward) => kitchen.next[4 * spot + onward] !== spot).length
      const value =
        exits +
        (direction === line ? 0 : 3) -
        (this.avoid.has(spot) ? 8 : 0) -
        (ways.isOpen(spot) && kitchen.gateWord[spot]! > 0 ? 2 : 0)
      if (value > most) {
        most = value
        best = direction
      }
    }
    return best < 0 ? STAY : best
  }

  /** Whether the choice can still be carried out: the hands are right, and the thing is still there to be used. */
  #isStillPossible(): boolean {
    const { kind, target } = this.option!
    const held = this.#sight.ways.held(this.player)
    const { cells } = this.#sight
    if (kind === 'wait' || kind === 'away') return true
    const stands = target!.letter === 'k' || target!.letter === 's' ? cells[target!.word]! : undefined
    if (kind === 'pick') return held === NOTHING && stands !== NOTHING
    if (kind === 'open') return held === NOTHING && cells[target!.word] === 0
    if (kind === 'meet') return held !== NOTHING && cells[target!.word] === 0
    if (kind === 'start') return held === NOTHING && cells[target!.word + 1]! < 0
    if (kind === 'load') {
      const pot = readPot(this.kitchen, cells, target!.word)
      return held === DISH && (pot.cooking || pot.ready)
    }
    if (target!.letter === 'c')
      return (held === ONION || held === TOMATO) && takes(this.kitchen, cells, target!.word, held)
    if (target!.letter === 'd') return held > SOUP
    return held !== NOTHING && stands === NOTHING
  }

  #describePlaces(): string {
    const { ways } = this.#sight
    return [0, 1].map((player) => `${ways.spot(player)},${ways.direction(player)},${ways.held(player)}`).join(';')
  }
}

const urgency = (held: number): number => (held > SOUP ? 3 : held === DISH ? 2 : held === NOTHING ? 0 : 1)

/** The place with the fewest steps; -1 where none is reached. */
function nearest(places: readonly number[], steps: Int16Array): number {
  let best = -1
  for (const place of places) if (steps[place]! >= 0 && (best < 0 || steps[place]! < steps[best]!)) best = place
  return best
}

/** What a decision to wait depends on: hands, pots, what lies about, which gates are open. Not where the cooks stand. */
export function describeSituation(sight: Sight): string {
  const { ways, objects, cells, kitchen } = sight
  const pots = objects.c.map(({ word }) => {
    const { size, cooking, ready } = readPot(kitchen, cells, word)
    return `${size}${cooking ? 'c' : ready ? 'r' : ''}`
  })
  const lying = [...objects.s, ...objects.k].map(({ word }) => cells[word])
  const gates = objects.g.map(({ word }) => (cells[word]! > 0 ? 1 : 0))
  return [ways.held(0), ways.held(1), pots, lying, gates].join('|')
}
