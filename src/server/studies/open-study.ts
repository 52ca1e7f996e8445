/** The first event of a study's log. */
import type { Json } from '../../core/json.ts'
import type { StudyEvent } from './events.ts'
import type { PreparedStudy } from './prepare-study.ts'

/** All that the study was when it began, so that its log says everything. */
export const openingOf = ({ study, seatings }: PreparedStudy, seed: number, at: number): StudyEvent => ({
  ...{ n: 1, at, type: 'opened', format: 1, seed },
  study: JSON.parse(JSON.stringify({ study, seatings })) as Json,
})
