/** What a participant's page shows: one thing at a time, made from where the study stands and from nothing else. */
import { placesOf, seatingFor, waitersWith } from './assign.ts'
import { OUTCOMES, type ParticipantOutcome } from './outcomes.ts'
import { withoutAnswer, type Question } from './questions.ts'
import { stepOf, type Participant, type StudyState } from './state.ts'
import { inTime, type Study } from './study-file.ts'

/** The present page. Times are in milliseconds since 1970. */
export type ParticipantPage =
  | { readonly kind: 'consent' | 'text'; readonly step: string; readonly title?: string; readonly text: string }
  | {
      readonly kind: 'questionnaire' | 'quiz'
      readonly step: string
      readonly title?: string
      readonly text?: string
      readonly elements: readonly Omit<Question, 'correctAnswer'>[]
      /** Of a quiz: what was answered wrongly the last time, and how often it may be tried still. */
      readonly wrong?: readonly string[]
      readonly left?: number
    }
  | {
      readonly kind: 'waiting'
      readonly step: string
      readonly text?: string
      /** Others who are needed still. */
      readonly missing: number
      readonly since: number
      /** When the waiting is over; absent: it has no end. */
      readonly until?: number
      /** What follows then. */
      readonly next: string
    }
  | {
      readonly kind: 'game'
      readonly step: string
      readonly title?: string
      readonly text?: string
      readonly tutorial: boolean
      readonly group: string
      readonly seat: string
      /** Absent: the table is being prepared. */
      readonly table?: string
      readonly until?: number
      /** Others at the table who are away, and how long they are waited for. */
      readonly away?: number
    }
  | {
      readonly kind: 'end'
      readonly outcome: ParticipantOutcome
      readonly text: string
      readonly code?: string
      /** Where the code is handed in by one click. */
      readonly link?: string
      readonly pay?: { readonly currency: string; readonly base: number; readonly bonus: number }
    }

export interface ParticipantView {
  readonly study: string
  readonly title: string
  readonly contact?: string
  readonly progress: { readonly at: number; readonly of: number }
  readonly page: ParticipantPage
  /** What the experimenter has said. */
  readonly messages: Participant['messages']
}

/** What this participant sees now. */
export function viewOf(state: StudyState, { id }: Participant): ParticipantView {
  const one = state.participants[id]!
  const { study } = state
  return {
    study: study.name,
    title: study.title,
    ...(study.contact !== undefined && { contact: study.contact }),
    progress: { at: one.paid ? study.steps.length : Math.min(one.step, study.steps.length), of: study.steps.length },
    page: one.paid ? endOf(study, one.paid) : pageOf(state, one),
    messages: one.messages,
  }
}

function pageOf(state: StudyState, one: Participant): ParticipantPage {
  const { study } = state
  const at = stepOf(state, one)!
  const head = { step: at.name, ...(at.title !== undefined && { title: at.title }) }
  const text = at.text === undefined ? {} : { text: at.text }
  switch (at.kind) {
    case 'consent':
    case 'text':
      return { kind: at.kind, ...head, text: at.text }
    case 'questionnaire':
      return { kind: at.kind, ...head, ...text, elements: at.elements.map(withoutAnswer) }
    case 'quiz': {
      const tried = one.tries > 0 && { wrong: one.wrong }
      return {
        kind: at.kind,
        ...head,
        ...text,
        elements: at.elements.map(withoutAnswer),
        ...tried,
        left: at.attempts - one.tries,
      }
    }
    case 'game': {
      const group = one.group === undefined ? undefined : state.groups[one.group]!
      if (group) {
        const limit = inTime(at.minutes)
        const others = Object.values(group.people).flatMap((other) => state.participants[other]!.awaySince ?? [])
        return {
          ...{ kind: 'game', ...head, ...text, tutorial: at.tutorial, group: group.id },
          seat: Object.keys(group.people).find((seat) => group.people[seat] === one.id)!,
          ...(group.table !== undefined && { table: group.table }),
          ...(limit < Infinity && { until: group.since + limit }),
          ...(others.length > 0 &&
            study.dropOut.policy !== 'wait' && { away: Math.min(...others) + inTime(study.dropOut.minutes) }),
        }
      }
      const limit = inTime(study.waiting.minutes)
      const wanted = placesOf(seatingFor(state, at, one.condition)).length
      const since = one.waitingSince!
      return {
        ...{ kind: 'waiting', ...head, ...text, since, next: nextOf(study, one) },
        missing: Math.max(1, wanted - waitersWith(state, at, one.condition).length),
        ...(limit < Infinity && { until: since + limit }),
      }
    }
  }
}

function nextOf({ waiting: { next }, codes }: Study, { reassigned, condition }: Participant): string {
  if (typeof next === 'object' && 'agent' in next) return 'a computer player takes the empty seat, and you play'
  if (typeof next === 'object' && !reassigned && next.condition !== condition) return 'you go on in another way'
  return codes['no-partner'] ? 'you are released, with a code for the time you waited' : 'you are released'
}

const PROLIFIC = 'https://app.prolific.com/submissions/complete?cc='

function endOf(study: Study, { outcome, code, bonus }: NonNullable<Participant['paid']>): ParticipantPage {
  return {
    ...{ kind: 'end', outcome, text: study.endings[outcome] ?? OUTCOMES[outcome][1] },
    ...(code !== null && { code }),
    ...(code !== null && study.platform === 'prolific' && { link: `${PROLIFIC}${encodeURIComponent(code)}` }),
    ...(study.pay && code !== null && { pay: { ...study.pay, bonus } }),
  }
}
