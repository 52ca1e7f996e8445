/**
 * The flow of a study: a pure function from where it stands, one thing that happens and the time, to the events that follow.
 * Nobody is ever left between two pages: after every input all that can go on does.
 */
import { Random } from '../../core/random.ts'
import type { Outcome } from '../../core/game.ts'
import type { Status } from '../../core/event.ts'
import { drawCondition, drawSeats, placesOf, seatingFor, waitersWith } from './assign.ts'
import type { StudyEvent, StudyEventBody } from './events.ts'
import type { ParticipantOutcome } from './outcomes.ts'
import { readAnswers, wrongOf } from './questions.ts'
import { apply, reached, stepOf, type Group, type Participant, type StudyState } from './state.ts'
import { inTime, type GameStep } from './study-file.ts'

/** Something that happens. What a participant does names the step that they saw: done twice, it is done once. */
export type StudyInput =
  | { readonly type: 'arrive'; readonly hash: string; readonly platform: Readonly<Record<string, string>> }
  | { readonly type: 'consent'; readonly participant: string; readonly step: string; readonly agreed: boolean }
  | { readonly type: 'read'; readonly participant: string; readonly step: string }
  | {
      readonly type: 'answer'
      readonly participant: string
      readonly step: string
      readonly answers: Readonly<Record<string, unknown>>
    }
  | { readonly type: 'withdraw' | 'away' | 'back'; readonly participant: string }
  | { readonly type: 'hosted'; readonly group: string; readonly table: string }
  /** Somebody came again by the platform's link. */
  | { readonly type: 'return'; readonly participant: string; readonly hash: string }
  | {
      readonly type: 'ended'
      readonly group: string
      readonly status: Status
      readonly reason: string
      readonly outcome: Outcome | null
    }
  | { readonly type: 'speak'; readonly participant: string; readonly text: string }
  | { readonly type: 'move'; readonly participant: string; readonly step: string }
  | { readonly type: 'release'; readonly participant: string; readonly outcome?: ParticipantOutcome }
  | { readonly type: 'tick' }
  /** The server is there again, after so many milliseconds. */
  | { readonly type: 'resume'; readonly paused: number }

export interface Stepped {
  readonly state: StudyState
  readonly events: readonly StudyEvent[]
  /** What was wrong with the answers that were handed in, by the name of the question. */
  readonly problems?: Readonly<Record<string, string>>
}

/** What follows. An input that no longer fits (a page of before, somebody who has gone) changes nothing. */
export function step(state: StudyState, input: StudyInput, now: number): Stepped {
  const flow = new Flow(state, now)
  const problems = flow.take(input)
  flow.settle()
  return { state: flow.state, events: flow.events, ...(problems && { problems }) }
}

/** The events of one input, as they come. */
class Flow {
  state: StudyState
  readonly events: StudyEvent[] = []
  readonly #now: number

  constructor(state: StudyState, now: number) {
    this.state = state
    this.#now = now
  }

  #emit(body: StudyEventBody): void {
    const event = { n: this.state.n + 1, at: this.#now, ...body }
    this.state = apply(this.state, event)
    this.events.push(event)
  }

  /** Those for whom it is not over. */
  #underWay(): Participant[] {
    return Object.values(this.state.participants).filter(({ paid }) => paid === undefined)
  }

  take(input: StudyInput): Readonly<Record<string, string>> | void {
    switch (input.type) {
      case 'arrive':
        return this.#arrive(input)
      case 'tick':
        return this.#tick()
      case 'return':
        return this.#emit({ type: 'returned', participant: input.participant, hash: input.hash })
      case 'resume':
        return this.#emit({ type: 'resumed', paused: input.paused })
      case 'hosted': {
        const group = this.state.groups[input.group]
        if (group && !group.over && !group.table) this.#emit({ type: 'hosted', group: group.id, table: input.table })
        return undefined
      }
      case 'ended': {
        const group = this.state.groups[input.group]
        if (group && !group.over) this.#finish(group, HOW[input.status] ?? 'failed', input.reason, input.outcome)
        return undefined
      }
      default: {
        const participant = this.state.participants[input.participant]
        return participant && participant.paid === undefined ? this.#act(participant, input) : undefined
      }
    }
  }

  #arrive({ hash, platform }: Extract<StudyInput, { type: 'arrive' }>): void {
    const { participants, study } = this.state
    const id = `p${Object.keys(participants).length + 1}`
    const taken = Object.values(participants).filter(({ left }) => left === undefined).length
    this.#emit({ type: 'arrived', participant: id, hash, platform })
    if (study.places !== undefined && taken >= study.places)
      this.#emit({ type: 'left', participant: id, outcome: 'full', reason: 'all places are taken' })
  }

  #act(
    participant: Participant,
    input: Exclude<Extract<StudyInput, { participant: string }>, { type: 'return' }>,
  ): Readonly<Record<string, string>> | undefined {
    const { id } = participant
    const at = stepOf(this.state, participant)
    const isHere = 'step' in input && at?.name === input.step
    switch (input.type) {
      case 'consent':
        if (!isHere || at.kind !== 'consent') return
        this.#emit({ type: 'consented', participant: id, step: at.name, agreed: input.agreed })
        if (!input.agreed) this.#leave(participant, 'declined', 'did not consent')
        return
      case 'read':
        if (isHere && at.kind === 'text') this.#emit({ type: 'passed', participant: id, step: at.name })
        return
      case 'answer': {
        if (!isHere || (at.kind !== 'questionnaire' && at.kind !== 'quiz')) return
        const { answers, problems } = readAnswers(at.elements, input.answers)
        if (Object.keys(problems).length > 0) return problems
        const wrong = at.kind === 'quiz' ? wrongOf(at.elements, answers) : undefined
        this.#emit({ type: 'answered', participant: id, step: at.name, answers, ...(wrong && { wrong }) })
        if (at.kind === 'quiz' && wrong!.length > 0 && participant.tries + 1 >= at.attempts)
          this.#leave(participant, 'failed-quiz', `answered wrongly ${at.attempts} times`)
        return
      }
      case 'withdraw':
        return this.#leave(participant, 'withdrew', 'left of their own accord')
      case 'away':
        if (participant.awaySince === undefined) this.#emit({ type: 'away', participant: id })
        return
      case 'back':
        if (participant.awaySince !== undefined) this.#emit({ type: 'back', participant: id })
        return
      case 'speak':
        this.#emit({ type: 'spoke', participant: id, text: input.text })
        return
      case 'move': {
        if (!this.state.study.steps.some(({ name }) => name === input.step)) return
        const group = participant.group
        this.#emit({ type: 'moved', participant: id, step: input.step })
        if (group !== undefined) this.#partWith(group, id, 'the experimenter put somebody to another step')
        return
      }
      case 'release':
        return this.#leave(participant, input.outcome ?? 'released', 'released by the experimenter')
    }
  }

  /** It is over for them before all steps are done; those who played with them go on. */
  #leave({ id, group }: Participant, outcome: ParticipantOutcome, reason: string): undefined {
    this.#emit({ type: 'left', participant: id, outcome, reason })
    if (group !== undefined) this.#partWith(group, id, reason)
  }

  /** Somebody has gone from a game: an agent plays on, or it is over. */
  #partWith(id: string, participant: string, reason: string): void {
    const group = this.state.groups[id]!
    const { policy, agent } = this.state.study.dropOut
    const seat = Object.keys(group.people).find((one) => group.people[one] === participant)
    const others = Object.values(group.people).filter((one) => this.state.participants[one]?.group === id)
    if (policy === 'substitute' && agent !== undefined && seat !== undefined && others.length > 0)
      this.#emit({ type: 'substituted', group: id, seat, agent })
    else this.#finish(group, 'partner-left', reason, null)
  }

  #finish(group: Group, how: ParticipantOutcome, reason: string, outcome: Outcome | null): void {
    const { scores = null, metrics = null } = outcome ?? {}
    const present = Object.entries(group.people).filter(([, one]) => this.state.participants[one]?.group === group.id)
    this.#emit({ type: 'finished', group: group.id, how, reason, scores, metrics })
    const at = this.state.study.steps.find(({ name }) => name === group.step) as GameStep
    if (!at.pass) return
    const over = { over: { how, scores, metrics } }
    for (const [seat, id] of present) {
      const { metric, atLeast } = at.pass
      const value = reached(over, seat, metric)
      if (how === 'failed' || how === 'partner-left')
        this.#leave(this.state.participants[id]!, how, `the game could not be finished: ${reason}`)
      else if (value === undefined || value < atLeast)
        this.#leave(
          this.state.participants[id]!,
          'not-qualified',
          `${metric} ${value ?? 'has no value'}, needs ${atLeast}`,
        )
    }
  }

  /** What is due by the clock. */
  #tick(): void {
    const { study } = this.state
    for (const { id, since, step: name } of Object.values(this.state.groups)) {
      const at = study.steps.find((one) => one.name === name) as GameStep
      const group = this.state.groups[id]!
      if (!group.over && this.#now - since >= inTime(at.minutes))
        this.#finish(group, 'timeout', `not over after ${at.minutes} minutes`, null)
    }
    for (const { id } of this.#underWay()) {
      const one = this.state.participants[id]!
      if (one.left !== undefined) continue
      const away = one.awaySince === undefined ? 0 : this.#now - one.awaySince
      if (one.group !== undefined) {
        if (study.dropOut.policy !== 'wait' && away >= inTime(study.dropOut.minutes) && away > 0)
          this.#leave(one, 'dropped', `away for ${study.dropOut.minutes} minutes in a game`)
      } else if (away > 0 && away >= inTime(study.absence))
        this.#leave(one, 'dropped', `away for ${study.absence} minutes`)
      else if (one.waitingSince !== undefined && this.#now - one.waitingSince >= inTime(study.waiting.minutes))
        this.#stopWaiting(one)
    }
  }

  #stopWaiting(participant: Participant): void {
    const { study } = this.state
    const { next } = study.waiting
    if (participant.awaySince !== undefined)
      return this.#leave(participant, 'dropped', 'was away when the waiting was over')
    if (typeof next === 'object' && 'agent' in next) {
      const at = stepOf(this.state, participant) as GameStep
      return this.#seat(at, participant.condition, waitersWith(this.state, at, participant.condition), next.agent)
    }
    if (typeof next === 'object' && next.condition !== participant.condition && !participant.reassigned)
      return this.#emit({ type: 'assigned', participant: participant.id, condition: next.condition })
    return this.#leave(participant, 'no-partner', 'nobody came to play with')
  }

  /** Goes on until nothing more follows of itself. */
  settle(): void {
    for (;;) {
      const before = this.events.length
      for (const { id } of this.#underWay()) this.#goOn(this.state.participants[id]!)
      this.#bringTogether()
      if (this.events.length === before) return
    }
  }

  #goOn(participant: Participant): void {
    const { id, condition, outcome, left } = participant
    const at = stepOf(this.state, participant)
    if (left !== undefined || !at) return this.#pay(participant, left ?? outcome)
    const isByCondition = at.conditions !== undefined || (at.kind === 'game' && !at.tutorial)
    if (isByCondition && condition === undefined)
      return this.#emit({ type: 'assigned', participant: id, condition: drawCondition(this.state) })
    if ((at.conditions && !at.conditions.includes(condition!)) || (at.outcomes && !at.outcomes.includes(outcome)))
      return this.#emit({ type: 'passed', participant: id, step: at.name, skipped: true })
    if (at.kind === 'game' && participant.group === undefined && participant.waitingSince === undefined)
      this.#emit({ type: 'waits', participant: id, step: at.name })
  }

  /** Seats all who wait and have enough others. */
  #bringTogether(): void {
    for (const { id } of this.#underWay()) {
      const one = this.state.participants[id]!
      const at = stepOf(this.state, one)
      if (one.waitingSince === undefined || one.awaySince !== undefined || at?.kind !== 'game') continue
      const wanted = placesOf(seatingFor(this.state, at, one.condition)).length
      const waiters = waitersWith(this.state, at, one.condition)
      if (wanted > 0 && waiters.length >= wanted) this.#seat(at, one.condition, waiters.slice(0, wanted))
    }
  }

  #seat(at: GameStep, condition: string | undefined, participants: readonly Participant[], standIn?: string): void {
    const id = `g${Object.keys(this.state.groups).length + 1}`
    const seating = seatingFor(this.state, at, condition)
    this.#emit({
      type: 'seated',
      group: id,
      step: at.name,
      condition: at.tutorial ? null : (condition ?? null),
      ...drawSeats(this.state, id, seating, participants, standIn),
    })
  }

  #pay({ id, bonus }: Participant, outcome: ParticipantOutcome): void {
    this.#emit({ type: 'paid', participant: id, outcome, code: this.#codeFor(id, outcome), bonus })
  }

  #codeFor(id: string, outcome: ParticipantOutcome): string | null {
    const code = this.state.study.codes[outcome] ?? null
    if (code !== 'unique') return code
    const taken = new Set(Object.values(this.state.participants).map(({ paid }) => paid?.code))
    for (let n = 0; ; n++) {
      const random = new Random(this.state.seed, 'code', id, n)
      const drawn = Array.from({ length: 10 }, () => random.pick(LETTERS)).join('')
      if (!taken.has(drawn)) return drawn
    }
  }
}

/** Without letters and digits that look alike. */
const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']

/** What the end of an episode means for those who played it. */
const HOW: Readonly<Partial<Record<Status, ParticipantOutcome>>> = { completed: 'completed', abandoned: 'partner-left' }
