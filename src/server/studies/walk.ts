/**
 * Bots that walk through a study: some to the end, some only a part of the way, some away for a while, some late, some who
 * answer wrongly, some who do everything twice. Time is simulated and games end by lot, so that fifty take a moment.
 */
import type { Outcome } from '../../core/game.ts'
import { copy } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import type { StudyEvent } from './events.ts'
import { someAnswer, wrongAnswer, type Question } from './questions.ts'
import { apply, beginStudy, stepOf, type Group, type Participant, type StudyState } from './state.ts'
import { step, type StudyInput } from './step.ts'

export interface WalkOptions {
  readonly bots?: number
  readonly seed?: number
  /** Whether everything stops and is read from the log again after each event. */
  readonly restarts?: boolean
  /** How a game comes out. Absent: its metrics are 1 or 0, by lot. */
  readonly outcome?: (group: Group, random: Random) => Outcome
}

/** What a walk came to. */
export interface Walk {
  readonly state: StudyState
  readonly events: readonly StudyEvent[]
  /** Those for whom it never ended. */
  readonly stuck: readonly Participant[]
}

/** How a bot behaves. */
type Manner = 'through' | 'declines' | 'wrong' | 'vanishes' | 'naps' | 'reloads' | 'withdraws'

const MANNERS: readonly Manner[] = [
  ...(['through', 'through', 'through', 'reloads', 'naps', 'vanishes'] as const),
  ...(['through', 'wrong', 'vanishes', 'through', 'declines', 'withdraws'] as const),
]

const SECOND = 1000
const MINUTE = 60 * SECOND
/** After so long of nothing but time nothing more will come. */
const LONG = 365 * 24 * 60 * MINUTE

interface Bot {
  readonly id: string
  readonly manner: Manner
  /** How many steps it takes before it leaves or vanishes. */
  readonly until: number
  awake: number
  taken: number
}

export class Walker {
  state: StudyState
  readonly events: StudyEvent[]
  readonly #random: Random
  readonly #bots = new Map<string, Bot>()
  readonly #options: WalkOptions
  now: number

  /** `opened`: the first event of the log. */
  constructor(opened: StudyEvent, options: WalkOptions = {}) {
    this.state = beginStudy(opened)
    this.events = [opened]
    this.#options = options
    this.#random = new Random(options.seed ?? 1, 'bots')
    this.now = opened.at
  }

  do(input: StudyInput): void {
    const { state, events } = step(this.state, input, this.now)
    this.state = state
    this.events.push(...events)
    if (this.#options.restarts) this.state = this.#fromLog()
  }

  /** As a server that was killed and started again has it. */
  #fromLog(): StudyState {
    const [first, ...rest] = copy(this.events as never) as unknown as StudyEvent[]
    return rest.reduce(apply, beginStudy(first))
  }

  /** All arrive, now and then one late; then time goes on until nothing more comes of it. */
  walk(): Walk {
    const { bots = 50 } = this.#options
    for (let i = 0; i < bots; i++) {
      this.#arrive(MANNERS[i % MANNERS.length]!)
      const pause = this.#random.int(0, 9) === 0 ? 30 * MINUTE : this.#random.int(1, 40) * SECOND
      this.#pass(pause)
    }
    for (let i = 0; i < 200 && this.#underWay().length > 0; i++) this.#pass(MINUTE)
    // What only waits for the clock to run out.
    for (const leap of [60 * MINUTE, 24 * 60 * MINUTE, LONG]) this.#pass(leap)
    return { state: this.state, events: this.events, stuck: this.#underWay() }
  }

  #underWay = (): Participant[] => Object.values(this.state.participants).filter(({ paid }) => paid === undefined)

  #arrive(manner: Manner): void {
    const id = `p${Object.keys(this.state.participants).length + 1}`
    const until = this.#random.int(1, Math.max(1, this.state.study.steps.length))
    this.#bots.set(id, { id, manner, until, awake: this.now, taken: 0 })
    this.do({ type: 'arrive', hash: `hash of ${id}`, platform: { PROLIFIC_PID: `person-${id}` } })
  }

  /** Time goes on, and whoever is awake does the next thing. */
  #pass(milliseconds: number): void {
    this.now += milliseconds
    this.do({ type: 'tick' })
    for (const { id } of this.#underWay()) this.#act(this.#bots.get(id)!)
    for (const group of Object.values(this.state.groups)) this.#play(group)
  }

  #act(bot: Bot): void {
    const one = this.state.participants[bot.id]!
    if (one.paid || this.now < bot.awake) return
    if (one.awaySince !== undefined) {
      if (bot.manner === 'vanishes') return
      this.do({ type: 'back', participant: bot.id })
    }
    if (bot.taken++ >= bot.until) {
      if (bot.manner === 'vanishes') return this.do({ type: 'away', participant: bot.id })
      if (bot.manner === 'naps' && bot.taken === bot.until + 1) {
        bot.awake = this.now + this.#random.int(1, 240) * MINUTE
        return this.do({ type: 'away', participant: bot.id })
      }
      if (bot.manner === 'withdraws') return this.do({ type: 'withdraw', participant: bot.id })
    }
    const input = inputFor(this.state, this.state.participants[bot.id]!, bot.manner)
    if (!input) return
    this.do(input)
    // The same page once more, as it was: a reload while something was on its way.
    if (bot.manner === 'reloads') this.do(input)
  }

  #play(group: Group): void {
    if (this.state.groups[group.id]!.over) return
    if (!group.table) return this.do({ type: 'hosted', group: group.id, table: `table-of-${group.id}` })
    const fate = this.#random.int(0, 19)
    if (fate < 8) return
    const outcome = this.#options.outcome?.(group, this.#random) ?? this.#drawOutcome(group)
    const status = fate === 8 ? 'failed' : fate === 9 ? 'abandoned' : 'completed'
    this.do({
      type: 'ended',
      group: group.id,
      status,
      reason: status,
      outcome: status === 'completed' ? outcome : null,
    })
  }

  #drawOutcome({ step: name, people, agents }: Group): Outcome {
    const at = this.state.study.steps.find((one) => one.name === name)
    const tiers = at?.kind === 'game' ? [...(at.bonus ?? []), ...(at.pass ? [at.pass] : [])] : []
    const drawn = this.#random.int(0, 3) > 0
    const value = drawn ? Math.max(1, ...tiers.map(({ atLeast }) => atLeast)) : 0
    return {
      scores: Object.fromEntries([...Object.keys(people), ...Object.keys(agents)].map((seat) => [seat, value])),
      metrics: Object.fromEntries(tiers.map(({ metric }) => [metric, value])),
      reason: 'over',
    }
  }
}

/** What somebody does on the page that they are on; undefined: they wait or play. */
function inputFor(state: StudyState, one: Participant, manner: Manner): StudyInput | undefined {
  const at = stepOf(state, one)
  if (!at || one.group !== undefined) return undefined
  const here = { participant: one.id, step: at.name }
  switch (at.kind) {
    case 'consent':
      return { type: 'consent', ...here, agreed: manner !== 'declines' }
    case 'text':
      return { type: 'read', ...here }
    case 'questionnaire':
    case 'quiz': {
      const isWrong = at.kind === 'quiz' && (manner === 'wrong' || (manner === 'naps' && one.tries === 0))
      return { type: 'answer', ...here, answers: answersTo(at.elements, isWrong) }
    }
    case 'game':
      return undefined
  }
}

function answersTo(questions: readonly Question[], wrongly: boolean): Record<string, unknown> {
  return Object.fromEntries(
    questions.map((question) => [question.name, (wrongly ? wrongAnswer(question) : undefined) ?? someAnswer(question)]),
  )
}
