/** Plays a best response to the partner as it has been so far: plans a stretch ahead, and anew when things come otherwise. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Random } from '../../../core/random.ts'
import { planJointly, type Partner } from '../planner/beam.ts'
import { Potential, type Weights } from '../planner/potential.ts'
import { roomsOf } from '../planner/rooms.ts'
import { JointPlan } from '../planner/joint-plan.ts'
import { Attention } from './attention.ts'
import { Belief, readMove } from './belief.ts'
import { Handover } from './handover.ts'
import { isFaced, still, Useful, yielding } from './models.ts'
import { planAlone, worksAlone } from './plan-alone.ts'
import { Progress } from './progress.ts'

const { PLAYER, PER_PLAYER } = engine
type Kitchen = engine.Kitchen
type Name = 'still' | 'greedy' | 'passing'

/** States kept at each step and steps looked ahead, for a partner who moves; of one sort of situation so many are kept. */
const WIDTH = 40
const DEPTH = 40
const KEPT = 4
/** Of a plan for both at most one state in so many is of one sort. */
const SHARE = 6
/** After so many steps there is a new plan though the partner does as expected. */
const COMMIT = 8
/** Of a step's worth, for what is done early. */
const HASTE = 0.01
/** A partner who has stood still for so many steps stays there; then the plan is for all that is left, and wider. */
const SETTLED = 12
const WIDE = 450
/** The widest of the plans for both that are tried when nothing gets on. */
const HARDEST = 300
const WEIGHTS: Weights = { cooking: 1, early: 0.3, walking: 0.5, patient: false }

/** Who does not make way for so many steps is taken to stay for so many. */
const PUSHES = 4
const STUBBORN = 20

/** What a plan may lose by a surprise, in steps of work, and still be followed. */
const LOSS = 1

/** So much likelier another kind of partner has to be before the plans are made for it: to and fro leads nowhere. */
const SURE = 3

/** After so many steps in which nothing got on something else is tried. */
const PATIENCE = 12

export class Responder {
  readonly #kitchen: Kitchen
  readonly #player: number
  readonly #belief = new Belief<Name>({ still: 0.2, greedy: 0.3, passing: 0.5 })
  readonly #useful: readonly Useful[]
  readonly #models: Readonly<Record<Name, Partner>>
  readonly #attention: Attention
  /** Null where it can do everything itself, or meets the partner. */
  #handover: Handover | null | undefined
  /** A plan for both, tried when nothing gets on. */
  #joint: { readonly plan: JointPlan; at: number } | undefined
  #said: Record<Name, number> | undefined
  #before: ArrayLike<number> | undefined
  #plan: JointPlan | undefined
  #for: Name = 'passing'
  readonly #progress: Progress
  /** What is supposed of the partner for some steps, because nothing else got on. */
  #tried: { name: Name; left: number } | undefined
  #at = 0
  /** For how many steps the plan is followed. */
  #lasts = 0
  /** For how many steps the partner has stood before this cook, and for how many more it is taken not to make way. */
  #faced = 0
  #refused = 0
  /** For how many steps the partner has stood in one place with the same thing in its hands. */
  #stood = 0

  constructor(kitchen: Kitchen, player: number) {
    this.#kitchen = kitchen
    this.#player = player
    const partner = 1 - player
    this.#attention = new Attention(kitchen, partner)
    this.#progress = new Progress(kitchen)
    const [greedy, passing] = [new Useful(kitchen, partner, false), new Useful(kitchen, partner, true)]
    this.#useful = [greedy, passing]
    const yields = () => this.#refused === 0
    // Who is in the way of all work is taken to make way: there is nothing else to hope for.
    this.#models = {
      still: yielding(kitchen, still(partner), yields),
      greedy: yielding(kitchen, greedy, yields),
      passing: yielding(kitchen, passing, yields),
    }
  }

  /** Takes note of the state and of the partner's last move. */
  see(cells: readonly number[], moved: number | undefined): void {
    if (this.#said && this.#before && moved !== undefined)
      this.#belief.see(this.#said, readMove(this.#kitchen, this.#before, cells, 1 - this.#player, moved))
    const theirs = PLAYER + (1 - this.#player) * PER_PLAYER
    const stands = [0, 1, 2].every((part) => this.#before?.[theirs + part] === cells[theirs + part])
    this.#stood = stands ? this.#stood + 1 : 0
    this.#progress.see(cells)
    this.#refused = Math.max(0, this.#refused - 1)
    this.#faced = stands && isFaced(this.#kitchen, cells, 0, 1 - this.#player) ? this.#faced + 1 : 0
    if (this.#faced >= PUSHES) [this.#faced, this.#refused] = [0, STUBBORN]
    if (this.#before) this.#attention.see(this.#before, cells, moved)
    const ignored = this.#attention.ignored(cells)
    for (const model of this.#useful) model.ignored = ignored
    const state = Int16Array.from(cells)
    const [greedy, passing] = this.#useful.map((model) => model.move(state, 0))
    this.#said = { still: engine.STAY, greedy: greedy!, passing: passing! }
    this.#before = cells
  }

  /** The engine's number of the move for the state last seen. */
  move(cells: readonly number[], left: number, random: Random): number {
    if (this.#handover === undefined)
      this.#handover = this.#isApart(cells) ? new Handover(this.#kitchen, this.#player, this.#attention) : null
    if (this.#handover) return this.#handover.move(cells, this.rest)
    const together = this.#joinIn(cells, left)
    if (together !== undefined) return together
    const name = this.#suppose(random)
    const isOver = name !== this.#for || this.#at >= this.#lasts
    if (isOver || !this.#plan?.expects(this.#at, cells)) {
      const state = Int16Array.from(cells)
      const adapted = isOver ? undefined : this.#adapt(state)
      if (adapted) this.#lasts -= this.#at
      this.#plan = adapted ?? this.#respond(state, name, left)
      this.#for = name
      this.#at = 0
    }
    return this.#plan.move(this.#at++, this.#player)
  }

  /**
   * The rest of the plan from a state that it did not expect, where it comes to no less: another plan at every surprise
   * would take up now what it put down before. Undefined where it is spoiled.
   */
  #adapt(state: Int16Array): JointPlan | undefined {
    const plan = this.#plan
    if (!plan || this.#for === 'still') return undefined
    const potential = this.#potential()
    const steps = plan.length - this.#at
    const moves = new Uint8Array(2 * steps)
    const result = engine.createResult()
    const partner = this.#models[this.#for]
    const now = state.slice()
    let [reward, expected] = [0, 0]
    const before = plan.state(this.#at).slice()
    for (let step = 0; step < steps; step++) {
      const planned = [plan.move(this.#at + step, 0), plan.move(this.#at + step, 1)]
      engine.step(this.#kitchen, before, 0, planned[0]!, planned[1]!, result)
      expected += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
      planned[partner.player] = partner.move(now, 0)
      moves.set(planned, 2 * step)
      engine.step(this.#kitchen, now, 0, planned[0]!, planned[1]!, result)
      reward += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
    }
    const lost = (expected - reward) * potential.perPoint + potential.of(before, 0) - potential.of(now, 0)
    return lost <= LOSS ? new JointPlan(this.#kitchen, state, { moves, reward }, 0) : undefined
  }

  #potential(): Potential {
    const ignored = this.#attention.ignored(this.#before!)
    return new Potential(this.#kitchen, WEIGHTS, [0, 1], { player: 1 - this.#player, ignored })
  }

  /** Whether each is in its own room and the other is needed. */
  #isApart(cells: readonly number[]): boolean {
    const spot = (cook: number) => cells[PLAYER + cook * PER_PLAYER]!
    const rooms = roomsOf(this.#kitchen)
    const meet = this.#kitchen.gates.length > 0 || rooms[spot(0)] === rooms[spot(1)]
    return !meet && !worksAlone(this.#kitchen, spot(this.#player), -1)
  }

  /**
   * When nothing gets on: the move of a plan for both, for as long as the partner does its part. Who thinks likewise comes
   * to the same plan at the same time, since both see how long nothing has got on.
   */
  #joinIn(cells: readonly number[], left: number): number | undefined {
    if (this.rest > 0 && this.rest % PATIENCE === 0) {
      const state = Int16Array.from(cells)
      const depth = Math.min(left, DEPTH)
      // The longer nothing gets on, the harder it is thought.
      const width = Math.min(HARDEST, WIDTH * (this.rest / PATIENCE))
      const options = { width, depth, share: SHARE, weights: WEIGHTS, goesOn: depth < left, haste: HASTE }
      this.#joint = { plan: new JointPlan(this.#kitchen, state, planJointly(this.#kitchen, state, options), 0), at: 0 }
    }
    if (!this.#joint?.plan.expects(this.#joint.at, cells)) {
      this.#joint = undefined
      return undefined
    }
    this.#plan = undefined
    return this.#joint.plan.move(this.#joint.at++, this.#player)
  }

  /** Whom to plan for: the likeliest partner; where nothing gets on, now this one and now that one, by chance. */
  #suppose(random: Random): Name {
    const stays = this.#stood >= SETTLED && this.#belief.likeliest === 'still'
    if (stays) return 'still'
    if (this.rest < PATIENCE) this.#tried = undefined
    else if (this.#tried && this.#tried.left > 0) this.#tried.left--
    else this.#tried = { name: random.pick(this.#belief.names), left: random.int(2, 8 + Math.floor(this.rest / 4)) }
    if (this.#tried) return this.#tried.name
    const { probabilities, likeliest } = this.#belief
    return probabilities[likeliest] > SURE * probabilities[this.#for] ? likeliest : this.#for
  }

  /** Steps since anything got on. */
  get rest(): number {
    return this.#progress.rest
  }

  get doing(): string {
    return `for a partner who is ${this.#for}`
  }

  /** While the partner stands where it is, one plan for all that is left; else one for the next steps. */
  #respond(cells: Int16Array, name: Name, left: number): JointPlan {
    if (name === 'still') {
      const forAll = this.#stood >= SETTLED
      const depth = forAll ? left : Math.min(left, DEPTH)
      const plan = planAlone(this.#kitchen, cells, this.#player, depth, forAll ? WIDE : WIDTH, depth < left)
      this.#lasts = forAll ? left : COMMIT
      if (plan) return plan
    }
    this.#lasts = COMMIT
    const depth = Math.min(left, DEPTH)
    const plan = planJointly(this.#kitchen, cells, {
      width: WIDTH,
      depth,
      share: WIDTH / KEPT,
      weights: WEIGHTS,
      partner: this.#models[name],
      potential: this.#potential(),
      goesOn: depth < left,
      haste: HASTE,
    })
    return new JointPlan(this.#kitchen, cells, plan, 0)
  }
}
