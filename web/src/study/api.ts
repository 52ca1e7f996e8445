/** What the pages of studies ask the server, and what it answers. */
import type { StudyOverview } from '../../../src/server/studies/wire.ts'
import { send, type SeatKey } from '../api.ts'

export type { StudyOverview }

type Value = string | number | boolean

/** A question as SurveyJS has it, of the kinds that studies need. */
export interface Question {
  readonly type: 'text' | 'comment' | 'radiogroup' | 'dropdown' | 'checkbox' | 'rating' | 'boolean'
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly isRequired: boolean
  readonly inputType?: 'text' | 'number'
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  readonly choices?: readonly (Value | { readonly value: Value; readonly text: string })[]
  readonly rateMin?: number
  readonly rateMax?: number
  readonly minRateDescription?: string
  readonly maxRateDescription?: string
  readonly labelTrue?: string
  readonly labelFalse?: string
}

interface Headed {
  readonly step: string
  readonly title?: string
}

export type ReadingPage = Headed & { readonly kind: 'consent' | 'text'; readonly text: string }
export type AskingPage = Headed & {
  readonly kind: 'questionnaire' | 'quiz'
  readonly text?: string
  readonly elements: readonly Question[]
  readonly wrong?: readonly string[]
  readonly left?: number
}
export type WaitingPage = Headed & {
  readonly kind: 'waiting'
  readonly text?: string
  readonly missing: number
  readonly until?: number
  readonly next: string
}
export type GamePage = Headed & {
  readonly kind: 'game'
  readonly text?: string
  readonly tutorial: boolean
  readonly until?: number
  readonly away?: number
}
export interface EndPage {
  readonly kind: 'end'
  readonly outcome: string
  readonly text: string
  readonly code?: string
  readonly link?: string
  readonly pay?: { readonly currency: string; readonly base: number; readonly bonus: number }
}

/** What a participant sees now. */
export interface Shown {
  readonly version: string
  readonly now: number
  readonly view: {
    readonly title: string
    readonly contact?: string
    readonly progress: { readonly at: number; readonly of: number }
    readonly page: ReadingPage | AskingPage | WaitingPage | GamePage | EndPage
    readonly messages: readonly { readonly n: number; readonly text: string }[]
  }
  readonly seat?: SeatKey
}

export type Deed =
  | { readonly do: 'consent'; readonly step: string; readonly agreed: boolean }
  | { readonly do: 'read'; readonly step: string }
  | { readonly do: 'answer'; readonly step: string; readonly answers: Readonly<Record<string, unknown>> }
  | { readonly do: 'withdraw' }

const at = (study: string, rest = ''): string => `/api/studies/${encodeURIComponent(study)}${rest}`

/** Somebody comes by a link; `place`: the token that this browser has from before. */
export const arrive = async (
  study: string,
  parameters: Readonly<Record<string, string>>,
  place: string | null,
): Promise<string> => {
  // The answer is for whoever came, whatever key this tab may hold.
  const response = await send(at(study, '/participants'), {
    token: '',
    body: { parameters, ...(place !== null && { place }) },
  })
  return ((await response.json()) as { token: string }).token
}

export const show = async (
  study: string,
  token: string,
  seen: string | undefined,
  signal: AbortSignal,
  waits = true,
): Promise<Shown> => {
  const query = seen === undefined || !waits ? '' : `?wait=20&seen=${encodeURIComponent(seen)}`
  return (await (await send(at(study, `/me${query}`), { token, signal })).json()) as Shown
}

export const act = async (
  study: string,
  token: string,
  deed: Deed,
): Promise<Shown & { readonly problems?: Readonly<Record<string, string>> }> =>
  (await (await send(at(study, '/me'), { token, body: deed })).json()) as Shown

export const listStudies = async (): Promise<readonly StudyOverview[]> =>
  ((await (await send('/api/studies')).json()) as { studies: StudyOverview[] }).studies

export const readStudy = async (study: string): Promise<StudyOverview> =>
  (await (await send(at(study))).json()) as StudyOverview

export type Command =
  | { readonly do: 'speak'; readonly text: string }
  | { readonly do: 'move'; readonly step: string }
  | { readonly do: 'release' }

export const command = async (study: string, participant: string, body: Command): Promise<StudyOverview> =>
  (await (await send(at(study, `/participants/${encodeURIComponent(participant)}`), { body })).json()) as StudyOverview
