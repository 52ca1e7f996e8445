/** What has been proposed and agreed: step by step, and as whole paths. Both seats come to the same view of it. */
import type { Player } from '../../games/traveling-adventurers/index.ts'
import { partnerOf, samePath } from '../../games/traveling-adventurers/index.ts'
import type { Act } from './english/acts.ts'

export interface Proposal {
  readonly by: Player
  readonly path: readonly string[]
  /** Whether it was said that no path can be better. */
  readonly proved: boolean
  /** Where in the dialogue it was made. */
  readonly at: number
}

export class Negotiation {
  /** Rooms agreed one by one, the start first. */
  steps: readonly string[]
  /** Steps that are proposed and not answered, as the whole way from the start. */
  openStep: Proposal | undefined
  /** The latest whole path each has proposed and the other has not refused. */
  readonly proposals: { [seat in Player]?: Proposal } = {}
  /** Whole paths that were proposed and refused by the other, oldest first. */
  readonly refused: Proposal[] = []
  /** Steps that were proposed and refused, each as the whole way from the start. */
  readonly refusedSteps: (readonly string[])[] = []
  /** What a seat has proposed, and asks about itself since: it stands for it no more than for another. */
  pondered: Proposal | undefined
  /** Where in the dialogue a path was taken back last. */
  droppedAt = -1
  /** The whole path that both stand by. */
  agreed: readonly string[] | undefined
  /** Who has submitted something. */
  readonly submitted = new Set<Player>()
  readonly #rooms: readonly string[]

  constructor(rooms: readonly string[]) {
    this.#rooms = rooms
    this.steps = rooms.slice(0, 1)
  }

  /** An act of one seat's, said at a place in the dialogue. */
  take(by: Player, act: Act, at: number): void {
    const other = partnerOf(by)
    const theirs = this.proposals[other]
    switch (act.kind) {
      case 'agree':
        if (this.openStep && this.openStep.by !== by) this.#settleStep(this.openStep.path)
        else if (theirs) this.agreed = theirs.path
        // Who has nothing else to offer and comes round takes what it refused last.
        else if (!this.proposals[by]) this.agreed = this.refused.findLast((one) => one.by === other)?.path
        return
      case 'disagree':
        if (this.openStep && this.openStep.by !== by) this.refuseStep()
        else if (theirs) {
          this.refused.push({ ...theirs, at })
          delete this.proposals[other]
          this.agreed = undefined
        }
        return
      case 'submit': {
        if (!act.asks) this.submitted.add(by)
        const path = act.path ?? theirs?.path
        if (path === undefined) return
        if (theirs && samePath(theirs.path, path)) this.agreed = path
        else if (act.path) this.proposals[by] = { by, path, proved: false, at }
        return
      }
      case 'propose':
        if (act.whole) {
          this.openStep = undefined
          if (theirs && samePath(theirs.path, act.path)) this.agreed = act.path
          else if (this.agreed && !samePath(this.agreed, act.path)) this.agreed = undefined
          this.proposals[by] = { by, path: act.path, proved: act.proved === true, at }
        } else {
          const path = this.#onwards(act.path)
          // What is agreed already is no new step.
          if (path === undefined || path.every((room, i) => this.steps[i] === room)) return
          if (this.openStep && this.openStep.by !== by && samePath(this.openStep.path, path)) this.#settleStep(path)
          else this.openStep = { by, path, proved: false, at }
          // The last step makes it a whole path.
          if (this.openStep && path.length === this.#rooms.length)
            this.proposals[by] = { by, path: [...path, this.#rooms[0]!], proved: false, at }
        }
        return
      default:
      // Other acts settle nothing.
    }
  }

  /** Nothing is agreed after all: who was heard to say yes has not. What was proposed still stands. */
  reopen(): void {
    this.agreed = undefined
  }

  /** Whoever proposed a path does not stand by it any more, though it may still be the one. */
  ponder(by: Player): void {
    this.pondered = this.proposals[by] ?? this.pondered
    delete this.proposals[by]
    this.agreed = undefined
  }

  /** Takes back the path that a seat has proposed. */
  drop(by: Player, at: number): void {
    this.ponder(by)
    this.pondered = undefined
    this.droppedAt = at
  }

  /** The step that is open is not wanted. */
  refuseStep(): void {
    if (this.openStep) this.refusedSteps.push(this.openStep.path)
    this.openStep = undefined
  }

  /** Steps are looked for from the start again. */
  restart(): void {
    this.steps = this.#rooms.slice(0, 1)
    this.openStep = undefined
  }

  #settleStep(path: readonly string[]): void {
    this.openStep = undefined
    this.steps = path
    if (path.length === this.#rooms.length) this.agreed = [...path, this.#rooms[0]!]
  }

  /** The way from the start that steps lead to: on from where both are, or anew from the start; undefined if it cannot be. */
  #onwards(said: readonly string[]): readonly string[] | undefined {
    const here = this.steps[this.steps.length - 1]!
    const begin = this.#rooms[0]!
    const path =
      said[0] === here ? [...this.steps, ...said.slice(1)] : said[0] === begin ? said : [...this.steps, ...said]
    const inner = path.length === this.#rooms.length + 1 && path[path.length - 1] === begin ? path.slice(0, -1) : path
    return inner.length > 1 && new Set(inner).size === inner.length ? inner : undefined
  }
}
