/** The questions of the second edition as they are asked, with the facts that prove them. */
import { toldIn, type Aspect, type QuestionGroup } from '../../../../../games/theory-of-mind/index.ts'
import type { Posed } from './family.ts'

/** Questions that are never parted when a reader is trained on some and tried on others. */
export interface AskedGroup {
  readonly aspect: Aspect
  readonly posed: readonly Posed[]
}

/** A group as it lies in the file. */
export function posedIn(group: QuestionGroup): AskedGroup {
  const { aspect, description, question, options, items } = group
  const posed = toldIn(group).map((slots, i) => ({
    description,
    slots,
    question,
    options,
    right: items[i]!.answer,
    why: items[i]!.why,
  }))
  return { aspect, posed }
}
