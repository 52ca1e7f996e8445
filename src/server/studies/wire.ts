/** What the dashboard is told of a study, as it goes over the wire. */
import type { ParticipantOutcome } from './outcomes.ts'

/** Who is where, and how it stands with the conditions. */
export interface StudyOverview {
  readonly name: string
  readonly title: string
  readonly platform: string
  readonly places?: number
  readonly steps: readonly { readonly name: string; readonly kind: string; readonly here: number }[]
  readonly conditions: readonly {
    readonly name: string
    readonly weight: number
    /** Under way or done with nothing amiss: what the balance goes by. */
    readonly count: number
    readonly completed: number
  }[]
  readonly outcomes: Readonly<Partial<Record<ParticipantOutcome, number>>>
  readonly participants: readonly {
    readonly id: string
    readonly arrived: number
    readonly condition?: string
    /** The step that they are at; absent: done. */
    readonly step?: string
    readonly doing: 'reads' | 'waits' | 'plays' | 'done'
    readonly since?: number
    readonly awaySince?: number
    readonly table?: string
    readonly outcome: ParticipantOutcome
    readonly code?: string | null
    readonly bonus: number
  }[]
}
