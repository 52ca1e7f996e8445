/** Plays a best response to the partner as it has been so far: plans a stretch ahead, and anew when things come otherwise. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Random } from '../../../core/random.ts'
import { planJointly, type Partner } from '../planner/beam.ts'
import { Potential, type Weights } from '../planner/potential.ts'
import { roomsOf } from '../planner/rooms.ts'
import { JointPlan } from '../planner/joint-plan.ts'
import { Attention } from './attention.ts'
import { Belief, readMove } from './belief.ts'
import { Habit } from './habit.ts'
import { Handover } from './handover.ts'
import { echo, isFaced, slow, still, Useful, yielding } from './models.ts'
import { planAlone, worksAlone } from './plan-alone.ts'
import { Progress } from './progress.ts'
import { Rote } from './rote.ts'

const { PLAYER, PER_PLAYER } = engine
type Kitchen = engine.Kitchen
type Name = 'still' | 'greedy' | 'passing' | 'habit' | 'echo' | 'rote'

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
/** Who gets done less than this share of what it could do works for nobody. */
const POOR = 0.1
/** Who has stood for fewer steps has not stopped. */
const LINGERS = 6
const WIDE = 450
/** The widest of the plans that are tried when nothing gets on. */
const HARDEST = 300
const WEIGHTS: Weights = { cooking: 1, early: 0.3, walking: 0.5, patient: false }

/** What is held for later may be what stops everything: with these weights hands are soon free of it. */
const NOTHING_EARLY: Weights = { ...WEIGHTS, early: 0 }
/** Who does not make way for so many steps is taken to stay for so many. */
const PUSHES = 4
const STUBBORN = 20

/** What a plan may lose by a surprise, in steps of work, and still be followed. */
const LOSS = 4

/** So much likelier another kind of partner has to be before the plans are made for it: to and fro leads nowhere. */
const SURE = 3

/**
 * Who has come back so often to where it was, with nothing done, goes through with what it is about: a partner who takes
 * and puts the same thing by turns makes now this and now that the better plan, for ever.
 */
const DITHERS = 4

/** After so many steps in which nothing got on something else is tried. */
const PATIENCE = 12
/** When nothing has got on for long and both have stood for so many steps it walks about: a partner may stand for its sake. */
const RIGID = 12
const STROLL = { min: 3, max: 8 }

export class Responder {
  readonly #kitchen: Kitchen
  readonly #player: number
  readonly #belief = new Belief<Name>({ still: 0.2, greedy: 0.3, passing: 0.4, habit: 0.08, echo: 0.02, rote: 0.02 })
  readonly #useful: readonly Useful[]
  readonly #habit: Habit
  readonly #rote: Rote
  readonly #models: Readonly<Record<Name, Partner>>
  readonly #attention: Attention
  /** Null where it can do everything itself, or meets the partner. */
  #handover: Handover | null | undefined
  /** A plan for both, tried when nothing gets on. */
  #joint: { readonly plan: JointPlan; at: number } | undefined
  #isAskedFor = false
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
  /** Whether both have just tried to go to the same place. */
  #contests = false
  /** For how many steps the partner has not left its place, whatever it did there. */
  #placed = 0
  /** Where it has been since it last took or put something, and how often it has come back to such a place. */
  readonly #visited = new Set<number>()
  #returns = 0
  /** For how many steps both have stood so, and for how many more it walks about. */
  #rigid = 0
  #strolls = 0

  constructor(kitchen: Kitchen, player: number) {
    this.#kitchen = kitchen
    this.#player = player
    const partner = 1 - player
    this.#attention = new Attention(kitchen, partner)
    this.#progress = new Progress(kitchen)
    const [greedy, passing] = [new Useful(kitchen, partner, false), new Useful(kitchen, partner, true)]
    this.#useful = [greedy, passing]
    this.#habit = new Habit(kitchen, greedy)
    this.#rote = new Rote(greedy)
    const yields = () => this.#refused === 0
    const pace = (name: Name) => () => this.#belief.pace(name)
    // Who is in the way of all work is taken to make way: there is nothing else to hope for.
    this.#models = {
      still: yielding(kitchen, still(partner), yields),
      greedy: yielding(kitchen, slow(greedy, pace('greedy')), yields),
      passing: yielding(kitchen, slow(passing, pace('passing')), yields),
      habit: yielding(kitchen, slow(this.#habit, pace('habit')), yields),
      echo: echo(partner),
      rote: this.#rote,
    }
  }

  /** Takes note of the state and of the partner's last move. */
  see(cells: readonly number[], moved: number | undefined): void {
    const theirs = PLAYER + (1 - this.#player) * PER_PLAYER
    const same = (part: number) => this.#before?.[theirs + part] === cells[theirs + part]
    if (this.#said && this.#before && moved !== undefined) {
      const move = readMove(this.#kitchen, this.#before, cells, 1 - this.#player, moved)
      // To turn about on the spot is to stand still.
      const still = same(0) && same(2) ? move : engine.STAY
      // Whoever makes the same moves over and over pushes against walls, too.
      const rote = this.#said.rote === moved ? move : this.#said.rote
      this.#belief.see({ ...this.#said, still, rote }, move)
    }
    this.#contests = same(0) && this.#isFree(cells, moved)
    const stands = [0, 1, 2].every(same)
    this.#stood = stands ? this.#stood + 1 : 0
    this.#placed = same(0) ? this.#placed + 1 : 0
    const mine = PLAYER + this.#player * PER_PLAYER
    this.#rigid = same(0) && this.#before![mine] === cells[mine] ? this.#rigid + 1 : 0
    this.#seeReturns(cells)
    this.#progress.see(cells)
    this.#refused = Math.max(0, this.#refused - 1)
    this.#faced = stands && isFaced(this.#kitchen, cells, 0, 1 - this.#player) ? this.#faced + 1 : 0
    if (this.#faced >= PUSHES) [this.#faced, this.#refused] = [0, STUBBORN]
    if (this.#before) {
      this.#attention.see(this.#before, cells, moved)
      this.#habit.see(this.#before, cells)
    }
    if (moved !== undefined) this.#rote.see(moved)
    const ignored = this.#attention.ignored(cells)
    for (const model of this.#useful) model.ignored = ignored
    const state = Int16Array.from(cells)
    const [greedy, passing] = this.#useful.map((model) => model.move(state, 0))
    // Whoever copies a move does what that came to.
    const went = this.#before && [0, 1].some((part) => this.#before![mine + part] !== cells[mine + part])
    this.#said = {
      still: engine.STAY,
      greedy: greedy!,
      passing: passing!,
      habit: this.#habit.move(state, 0, 0),
      echo: went ? this.#models.echo.move(state, 0, 0) : engine.STAY,
      rote: this.#rote.move(state, 0, 0),
    }
    this.#before = cells
  }

  /** Counts how often it comes back to where it has been since it last took or put something. */
  #seeReturns(cells: readonly number[]): void {
    const mine = PLAYER + this.#player * PER_PLAYER
    const spot = cells[mine]!
    if (!this.#before || this.#before[mine + 2] !== cells[mine + 2]) {
      this.#visited.clear()
      this.#returns = 0
    } else if (this.#before[mine] !== spot && this.#visited.has(spot)) this.#returns++
    this.#visited.add(spot)
  }

  /** Whether a move of the partner's that took it nowhere leads to a free place: then both wanted to go there. */
  #isFree(cells: readonly number[], moved: number | undefined): boolean {
    const { next, gateWord } = this.#kitchen
    if (moved === undefined || moved >= engine.STAY) return false
    const [mine, theirs] = [this.#player, 1 - this.#player].map((cook) => cells[PLAYER + cook * PER_PLAYER]!)
    const ahead = next[4 * theirs! + moved]!
    const isShut = gateWord[ahead]! > 0 && cells[gateWord[ahead]!] === 0
    return ahead !== theirs && ahead !== mine && !isShut
  }

  /** The engine's number of the move for the state last seen. */
  move(cells: readonly number[], left: number, random: Random): number {
    if (this.#handover === undefined)
      this.#handover = this.#isApart(cells) ? new Handover(this.#kitchen, this.#player, this.#attention) : null
    if (this.#handover) return this.#handover.move(cells, this.rest)
    if (this.#rigid >= RIGID && this.rest >= 2 * PATIENCE) this.#strolls = random.int(STROLL.min, STROLL.max)
    if (this.#strolls > 0) return this.#stroll(cells, random)
    // Whoever presses on gets there once the other waits a step; chance tells which.
    if (this.#contests && random.float() < 0.5) {
      this.#plan = undefined
      return engine.STAY
    }
    if (this.#returns >= DITHERS && this.#isOnTheWay(cells)) return this.#plan!.move(this.#at++, this.#player)
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

  /** Whether it is still where its plan has it, with something to take or put ahead, whatever the partner has done. */
  #isOnTheWay(cells: readonly number[]): boolean {
    const plan = this.#plan
    if (!plan || this.#at >= plan.length) return false
    const mine = PLAYER + this.#player * PER_PLAYER
    const planned = plan.state(this.#at)
    if ([0, 1, 2].some((part) => planned[mine + part] !== cells[mine + part])) return false
    for (let at = this.#at; at < plan.length; at++) if (plan.move(at, this.#player) === engine.INTERACT) return true
    return false
  }

  /** A step to any side that is free. */
  #stroll(cells: readonly number[], random: Random): number {
    this.#strolls--
    this.#plan = undefined
    const [mine, theirs] = [this.#player, 1 - this.#player].map((cook) => cells[PLAYER + cook * PER_PLAYER]!)
    const ahead = (way: number) => this.#kitchen.next[4 * mine! + way]!
    const ways = [0, 1, 2, 3].filter((way) => ahead(way) !== mine && ahead(way) !== theirs)
    return ways.length > 0 ? random.pick(ways) : engine.STAY
  }

  /**
   * The rest of the plan from a state that it did not expect, where it comes to no less: another plan at every surprise
   * would take up now what it put down before. Undefined where it is spoiled.
   */
  #adapt(state: Int16Array): JointPlan | undefined {
    const plan = this.#plan
    if (!plan || this.#for === 'still') return undefined
    const potential = this.#potential(this.#for)
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
      planned[partner.player] = partner.move(now, 0, step)
      moves.set(planned, 2 * step)
      engine.step(this.#kitchen, now, 0, planned[0]!, planned[1]!, result)
      reward += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
    }
    const lost = (expected - reward) * potential.perPoint + potential.of(before, 0) - potential.of(now, 0)
    return lost <= LOSS ? new JointPlan(this.#kitchen, state, { moves, reward }, 0) : undefined
  }

  #potential(name: Name): Potential {
    const ignored = this.#attention.ignored(this.#before!)
    const pace = this.#belief.pace(name)
    const spots = [0, 1].map((cook) => this.#before![PLAYER + cook * PER_PLAYER]!)
    // What a partner holds who is used to put it anywhere is no help.
    const held = this.#before![PLAYER + (1 - this.#player) * PER_PLAYER + 2]!
    const helps = name === 'habit' ? this.#habit.brings(held) : name !== 'echo' && name !== 'rote'
    return new Potential(this.#kitchen, WEIGHTS, helps ? [0, 1] : [this.#player], {
      player: 1 - this.#player,
      ignored,
      pace,
      spots,
      claims: name === 'habit' && this.#habit.jams ? Infinity : 1,
    })
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
    if (this.#isAskedFor || (this.rest > 0 && this.rest % PATIENCE === 0)) {
      this.#isAskedFor = false
      this.#joint = { plan: this.#planTogether(Int16Array.from(cells), left), at: 0 }
    }
    if (!this.#joint?.plan.expects(this.#joint.at, cells)) {
      this.#joint = undefined
      return undefined
    }
    this.#plan = undefined
    return this.#joint.plan.move(this.#joint.at++, this.#player)
  }

  /** Has a plan for both made at the next move. */
  planTogether(): void {
    this.#isAskedFor = true
  }

  /** Whether a plan for both is being followed. */
  get isTogether(): boolean {
    return this.#isAskedFor || (this.#joint?.plan.expects(this.#joint.at, this.#before!) ?? false)
  }

  /** How many states a plan keeps: the longer nothing gets on, the more. */
  get #effort(): number {
    return Math.min(HARDEST, WIDTH * Math.max(1, Math.floor(this.rest / PATIENCE)))
  }

  /** A plan for both; the longer nothing gets on, the harder it is thought. */
  #planTogether(state: Int16Array, left: number): JointPlan {
    const depth = Math.min(left, DEPTH)
    const width = this.#effort
    const potential = new Potential(this.#kitchen, WEIGHTS)
    const plans = [WEIGHTS, NOTHING_EARLY].map((weights) => {
      const options = { width, depth, share: SHARE, weights, goesOn: depth < left, haste: HASTE }
      const plan = new JointPlan(this.#kitchen, state, planJointly(this.#kitchen, state, options), 0)
      return { plan, value: plan.reward * potential.perPoint + potential.of(plan.state(plan.length), 0) }
    })
    return plans.reduce((best, other) => (other.value > best.value ? other : best)).plan
  }

  /** Whom to plan for: the likeliest partner; where nothing gets on, now this one and now that one, by chance. */
  #suppose(random: Random): Name {
    const stays = this.#stood >= SETTLED && this.#belief.likeliest === 'still'
    if (stays) return 'still'
    if (this.#rote.isKnown && this.#belief.likeliest === 'rote') return 'rote'
    // Whatever it may be about, it does it there: what lies behind it is reached by another way or not at all.
    if (this.#placed >= PATIENCE && this.rest >= PATIENCE) return 'still'
    // Of who gets nothing done no more is to be hoped than of who stands there.
    const hopeful = this.#belief.names.filter((name) => this.#belief.gain(name) >= POOR)
    if (this.rest < PATIENCE) this.#tried = undefined
    else if (this.#tried && this.#tried.left > 0) this.#tried.left--
    else this.#tried = { name: random.pick(this.#names), left: random.int(2, 8 + Math.floor(this.rest / 4)) }
    if (this.#tried) return this.#tried.name
    const { probabilities } = this.#belief
    if (hopeful.length === 1) return 'still'
    // Who has just moved is slow, if anything.
    const names = this.#names.filter((name) => name !== 'still' || this.#stood >= LINGERS)
    const likeliest = names.reduce((best, name) => (probabilities[name] > probabilities[best] ? name : best))
    if (!names.includes(this.#for)) return likeliest
    return probabilities[likeliest] > SURE * probabilities[this.#for] ? likeliest : this.#for
  }

  /** Who the partner may be. */
  get #names(): readonly Name[] {
    return this.#belief.names.filter((name) => name !== 'rote' || this.#rote.isKnown)
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
    // Of whom it is known where it will be, a way round it can be found that is long.
    const width = name === 'rote' ? this.#effort : WIDTH
    const plan = planJointly(this.#kitchen, cells, {
      width,
      depth,
      share: width / KEPT,
      weights: WEIGHTS,
      partner: this.#models[name],
      potential: this.#potential(name),
      goesOn: depth < left,
      haste: HASTE,
    })
    return new JointPlan(this.#kitchen, cells, plan, 0)
  }
}
