/** Plays reactively on LLM-Co's medium-level actions: shares out the work with a partner who does likewise. */
import { compile, llmCo, type Observation } from '../../../games/overcooked/index.ts'
import { decide } from './decide.ts'
import { Situation } from './situation.ts'
import { Tables } from './tables.ts'

/** One cook for one episode. Two of them come to the same division of the work from what both see. */
export class Reactive {
  readonly player: number
  #tables: Tables | undefined
  #manager: llmCo.MendedManager | undefined

  constructor(player: number) {
    this.player = player
  }

  /** What it is doing, in words. */
  get doing(): string {
    return this.#manager?.option?.text ?? ''
  }

  /** The engine's number of the move that it makes now. */
  move({ kitchen: spec, cells }: Pick<Observation, 'kitchen' | 'cells'>): number {
    const kitchen = compile(spec)
    this.#tables ??= new Tables(kitchen)
    this.#manager ??= new llmCo.MendedManager(kitchen, this.player)
    const manager = this.#manager
    const situation = new Situation(this.#tables, cells)
    manager.see(cells)
    manager.avoid = findWay(situation, 1 - this.player)
    const option = decide(situation, this.player)
    const inTheWay = manager.avoid.has(situation.spot(this.player))
    manager.choose(option.kind === 'wait' && inTheWay ? llmCo.MOVE_AWAY : option)
    return manager.move()
  }
}

/** The spots on which a cook has to go for what it should be doing, where it stands and where it goes included. */
export function findWay(situation: Situation, player: number): Set<number> {
  const { target } = decide(situation, player)
  if (!target) return new Set()
  const ways = new llmCo.Ways(situation.tables.kitchen, situation.cells)
  const from = situation.spot(player)
  const { steps } = ways.explore(from, -1)
  const [goal] = ways
    .beside(target.cell)
    .filter((place) => steps[place]! >= 0)
    .sort((a, b) => steps[a]! - steps[b]!)
  return new Set(goal === undefined ? [] : ways.path(from, goal, -1))
}
