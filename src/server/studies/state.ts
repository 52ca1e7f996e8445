/** Where a study stands: what its events come to, one after the other. Pure. */
import type { Seat } from '../../core/game.ts'
import type { StudyEvent } from './events.ts'
import type { ParticipantOutcome } from './outcomes.ts'
import { readStudy, type GameStep, type Seating, type Step, type Study } from './study-file.ts'

/** Who sits where in each game of each condition: by step, then condition. */
export type Seatings = Readonly<Record<string, Readonly<Record<string, Seating>>>>

export interface Participant {
  readonly id: string
  readonly arrived: number
  /** Of the tokens that open their pages. */
  readonly hashes: readonly string[]
  readonly platform: Readonly<Record<string, string>>
  /** Which step they are at; behind the last: done. */
  readonly step: number
  readonly condition?: string
  /** How it has gone so far. */
  readonly outcome: ParticipantOutcome
  /** They left before all steps were done. */
  readonly left?: ParticipantOutcome
  readonly waitingSince?: number
  /** Waited in vain once, and was put into another condition. */
  readonly reassigned: boolean
  /** The game that they are in. */
  readonly group?: string
  readonly awaySince?: number
  /** Of the present quiz. */
  readonly tries: number
  readonly wrong: readonly string[]
  readonly bonus: number
  readonly paid?: { readonly outcome: ParticipantOutcome; readonly code: string | null; readonly bonus: number }
  readonly messages: readonly { readonly n: number; readonly text: string }[]
}

/** Some who play together. */
export interface Group {
  readonly id: string
  readonly step: string
  readonly condition: string | null
  readonly people: Readonly<Record<Seat, string>>
  readonly agents: Readonly<Record<Seat, string>>
  readonly filled: boolean
  readonly since: number
  readonly table?: string
  readonly over?: {
    readonly how: ParticipantOutcome
    readonly scores: Readonly<Record<Seat, number>> | null
    readonly metrics: Readonly<Record<string, number | boolean | null>> | null
  }
}

export interface StudyState {
  readonly study: Study
  readonly seatings: Seatings
  readonly seed: number
  /** How many events there were. */
  readonly n: number
  readonly participants: Readonly<Record<string, Participant>>
  readonly groups: Readonly<Record<string, Group>>
}

/** What the first event of a log opens. Throws where it is none. */
export function beginStudy(event: StudyEvent | undefined): StudyState {
  if (event?.type !== 'opened') throw new Error('a log of a study begins with its opening')
  const { study, seatings } = event.study as unknown as { study: { name: string }; seatings: Seatings }
  const { name, ...data } = study
  return { study: readStudy(name, data), seatings, seed: event.seed, n: event.n, participants: {}, groups: {} }
}

export const stepOf = ({ study }: StudyState, { step }: Participant): Step | undefined => study.steps[step]

/** What somebody at a seat has reached: the score of the seat, or a metric of the game. Undefined: it has no value. */
export function reached({ over }: Pick<Group, 'over'>, seat: Seat, metric: string): number | undefined {
  const value = metric === 'score' ? over?.scores?.[seat] : over?.metrics?.[metric]
  return value === null || value === undefined ? undefined : Number(value)
}

/** The bonus of a seat: the highest tier that was reached. */
export function bonusOf({ bonus = [] }: GameStep, group: Pick<Group, 'over'>, seat: Seat): number {
  const paid = bonus.filter(({ metric, atLeast }) => (reached(group, seat, metric) ?? -Infinity) >= atLeast)
  return Math.max(0, ...paid.map(({ pay }) => pay))
}

/** The state after an event; the given one is untouched. */
export function apply(before: StudyState, event: StudyEvent): StudyState {
  const state: StudyState = { ...before, n: event.n }
  switch (event.type) {
    case 'opened':
      return state
    case 'resumed':
      return resume(state, event)
    case 'arrived': {
      const { participant: id, hash, platform, at } = event
      const fresh: Participant = {
        ...{ id, arrived: at, hashes: [hash], platform, step: 0, outcome: 'completed', reassigned: false },
        ...{ tries: 0, wrong: [], bonus: 0, messages: [] },
      }
      return { ...state, participants: { ...state.participants, [id]: fresh } }
    }
    case 'returned':
      // Whoever opens their link for ever keeps the newest few.
      return change(state, event.participant, (one) => ({ hashes: [...one.hashes, event.hash].slice(-20) }))
    case 'consented':
      return change(state, event.participant, event.agreed ? onwards : () => ({}))
    case 'passed':
      return change(state, event.participant, onwards)
    case 'answered': {
      const { wrong = [] } = event
      return change(state, event.participant, (one) =>
        wrong.length === 0 ? onwards(one) : { tries: one.tries + 1, wrong },
      )
    }
    case 'assigned':
      return change(state, event.participant, ({ condition }) => ({
        condition: event.condition,
        waitingSince: undefined,
        reassigned: condition !== undefined,
      }))
    case 'waits':
      return change(state, event.participant, () => ({ waitingSince: event.at }))
    case 'seated': {
      const { group: id, step, condition, people, agents, filled, at } = event
      const group: Group = { id, step, condition, people, agents, filled, since: at }
      const seated = Object.values(people).reduce(
        (all, one) => change(all, one, () => ({ group: id, waitingSince: undefined })),
        state,
      )
      return { ...seated, groups: { ...seated.groups, [id]: group } }
    }
    case 'hosted':
      return changeGroup(state, event.group, () => ({ table: event.table }))
    case 'substituted':
      return changeGroup(state, event.group, ({ people, agents }) => {
        const { [event.seat]: _, ...rest } = people
        return { people: rest, agents: { ...agents, [event.seat]: event.agent } }
      })
    case 'finished':
      return finish(state, event)
    case 'away':
      return change(state, event.participant, () => ({ awaySince: event.at }))
    case 'back':
      return change(state, event.participant, () => ({ awaySince: undefined }))
    case 'left':
      return change(state, event.participant, () => ({
        left: event.outcome,
        group: undefined,
        waitingSince: undefined,
      }))
    case 'moved': {
      const step = state.study.steps.findIndex(({ name }) => name === event.step)
      return change(state, event.participant, () => ({
        ...{ step, outcome: 'completed', group: undefined, waitingSince: undefined, tries: 0, wrong: [] },
      }))
    }
    case 'spoke':
      return change(state, event.participant, ({ messages }) => ({
        messages: [...messages, { n: event.n, text: event.text }],
      }))
    case 'paid': {
      const { outcome, code, bonus } = event
      return change(state, event.participant, () => ({ paid: { outcome, code, bonus } }))
    }
  }
}

/** What was under way goes on as if no time had passed; whoever was away has all the time again to come back. */
function resume(state: StudyState, { paused, at }: Extract<StudyEvent, { type: 'resumed' }>): StudyState {
  const groups = mapValues(state.groups, (group) => (group.over ? group : { ...group, since: group.since + paused }))
  const participants = mapValues(state.participants, (one) => ({
    ...one,
    ...(one.waitingSince !== undefined && { waitingSince: one.waitingSince + paused }),
    ...(one.awaySince !== undefined && { awaySince: at }),
  }))
  return { ...state, groups, participants }
}

const mapValues = <Item>(items: Readonly<Record<string, Item>>, map: (item: Item) => Item): Record<string, Item> =>
  Object.fromEntries(Object.entries(items).map(([key, item]) => [key, map(item)]))

function finish(state: StudyState, event: Extract<StudyEvent, { type: 'finished' }>): StudyState {
  const { group: id, how, scores, metrics } = event
  const over = { how, scores, metrics }
  const ended = changeGroup(state, id, () => ({ over }))
  const group = ended.groups[id]!
  return Object.entries(group.people).reduce(
    (all, [seat, one]) =>
      change(all, one, (participant) => {
        // Whoever left, or was put elsewhere, has nothing to do with it any more.
        if (participant.group !== id) return {}
        const step = stepOf(all, participant) as GameStep
        return {
          ...onwards(participant),
          group: undefined,
          bonus: participant.bonus + bonusOf(step, group, seat),
          ...(!step.tutorial && how !== 'completed' && { outcome: how }),
        }
      }),
    ended,
  )
}

/** What is given as undefined is taken away, so that a state read from a log is the same as one that was lived through. */
type Changes<Item> = { readonly [Key in keyof Item]?: Item[Key] | undefined }

const onwards = ({ step }: Participant): Changes<Participant> => ({ step: step + 1, tries: 0, wrong: [] })

function change(
  state: StudyState,
  id: string,
  changes: (participant: Participant) => Changes<Participant>,
): StudyState {
  const before = state.participants[id]!
  return { ...state, participants: { ...state.participants, [id]: merge(before, changes(before)) } }
}

function changeGroup(state: StudyState, id: string, changes: (group: Group) => Changes<Group>): StudyState {
  const before = state.groups[id]!
  return { ...state, groups: { ...state.groups, [id]: merge(before, changes(before)) } }
}

function merge<Item extends object>(item: Item, changes: Changes<Item>): Item {
  const entries = Object.entries({ ...item, ...changes }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as Item
}
