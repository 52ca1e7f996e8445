/**
 * LLM-Co's action manager: carries a medium-level action out step by step, and asks for the next when it is done
 * (reference, sections 3.4 and 3.8). This is the authors' manager; the mended one is in mended.ts.
 */
import { DISH, NOTHING } from '../engine/items.ts'
import { INTERACT, STAY, type Kitchen } from '../engine/kitchen.ts'
import { describeSight } from './describe.ts'
import { listOptions, type Option } from './options.ts'
import { look, readPot, type Compat, type Sight } from './sight.ts'
import { neighbour } from './paths.ts'

/** What the manager remembers of the step before. */
interface Before {
  readonly spot: number
  readonly direction: number
  readonly move: number
  readonly directive: 'wait' | 'away' | 'other'
}

/**
 * The authors' action manager for one player: {@link ActionManager.see} a state, {@link ActionManager.choose} an
 * option, then take moves.
 */
export class ActionManager {
  readonly kitchen: Kitchen
  readonly player: number
  readonly compat: Compat
  /** Medium-level actions chosen so far, oldest first. */
  readonly history: string[] = []
  /** What is being done. */
  option: Option | undefined
  needsOption = true
  options: readonly Option[] = []
  #sight!: Sight
  #before: Before | undefined
  #movingAway = false

  constructor(kitchen: Kitchen, player: number, compat: Compat) {
    this.kitchen = kitchen
    this.player = player
    this.compat = compat
  }

  /** Takes in the state of this step. */
  see(cells: ArrayLike<number>): void {
    this.#sight = look(this.kitchen, cells, this.player)
    if (this.needsOption) this.options = listOptions(this.#sight, this.compat)
  }

  /** The prompt's part on this step. */
  describe(): string {
    return describeSight(this.#sight, this.history, this.options, this.compat)
  }

  /** Begins to carry this option out. */
  choose(option: Option): void {
    this.option = option
    this.history.push(option.text)
    this.needsOption = false
  }

  /** The move of this step (0 to 5). */
  move(): number {
    const option = this.option!
    let move = this.#carryOut(option)
    move = this.#breakStalemate(option, move)
    const { ways } = this.#sight
    this.#before = {
      spot: ways.spot(this.player),
      direction: ways.direction(this.player),
      move,
      directive: this.#movingAway ? 'away' : option.kind === 'wait' ? 'wait' : 'other',
    }
    return move
  }

  #carryOut(option: Option): number {
    const { ways } = this.#sight
    if (option.kind === 'wait') {
      this.needsOption = true
      return STAY
    }
    if (option.kind === 'away') {
      this.needsOption = true
      return this.#moveAway()
    }
    const { cell } = option.target!
    const me = ways.spot(this.player)
    const other = ways.spot(1 - this.player)
    const places = ways.beside(cell).filter((place) => place !== other)
    if (places.length === 0) {
      this.needsOption = true
      return STAY
    }
    if (places.includes(me)) {
      const wanted = ways.facing(me, cell)
      return wanted === ways.direction(this.player) ? this.#use(option) : wanted
    }
    // The first place with a way to it, not the nearest.
    for (const place of places) {
      const direction = ways.firstStep(me, place, other)
      if (direction >= 0) return direction
    }
    return STAY
  }

  /** Acts on what is faced, or waits where that would do nothing. */
  #use(option: Option): number {
    const held = this.#sight.ways.held(this.player)
    if (option.kind === 'load') {
      this.needsOption = true
      return held === DISH && readPot(this.kitchen, this.#sight.cells, option.target!.word).ready ? INTERACT : STAY
    }
    const wantsEmpty = option.kind === 'pick' || option.kind === 'open'
    // The authors' manager hangs here for good; the option is never offered with the wrong hands.
    if (wantsEmpty !== (held === NOTHING)) return STAY
    this.needsOption = true
    return INTERACT
  }

  #moveAway(avoid = -1): number {
    this.#movingAway = true
    const { ways, kitchen } = this.#sight
    const me = ways.spot(this.player)
    const other = ways.spot(1 - this.player)
    const dx = kitchen.x(kitchen.spots[me]!) - kitchen.x(kitchen.spots[other]!)
    const dy = kitchen.y(kitchen.spots[me]!) - kitchen.y(kitchen.spots[other]!)
    const preferred = [...(dx > 0 ? [2] : dx < 0 ? [3] : []), ...(dy > 0 ? [1] : dy < 0 ? [0] : [])]
    const considered = [...preferred, ...[3, 0, 1, 2].filter((direction) => !preferred.includes(direction))]
    for (const direction of considered) {
      if (direction === avoid) continue
      const cell = neighbour(kitchen, kitchen.spots[me]!, direction)
      const spot = cell === undefined ? -1 : kitchen.spotOf[cell]!
      if (spot < 0 || !ways.isOpen(spot)) continue
      const step = ways.firstStep(me, spot, other)
      if (step >= 0) return step
    }
    return STAY
  }

  /** Only player 1 gives way: when a step changed nothing, it moves away and keeps its aim. */
  #breakStalemate(option: Option, move: number): number {
    const before = this.#before
    if (
      !before ||
      before.directive === 'wait' ||
      before.move === INTERACT ||
      move === INTERACT ||
      option.kind === 'wait'
    ) {
      this.#movingAway = false
      return move
    }
    const { ways } = this.#sight
    const stuck =
      before.spot === ways.spot(this.player) && before.direction === ways.direction(this.player) && !this.needsOption
    if (!stuck || this.player !== 1) return move
    return this.#moveAway(before.directive === 'away' && before.move !== STAY ? before.move : -1)
  }
}
