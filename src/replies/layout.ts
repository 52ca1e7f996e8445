/** How replies to any question may be laid out: lists of their own, ticks and arrows, rounds that are made up. */
import { withoutClosing } from './around/closings.ts'
import { withEnglishLabels } from './foreign/labels.ts'
import { withoutMarks } from './marks.ts'
import { inLines, withItems } from './own-lists.ts'
import { firstRound, talkIn } from './rounds.ts'
import { withIntroductions } from './scope.ts'

/** What can be chosen, and who speaks, as far as it matters to how a reply is laid out. */
export interface Laid {
  /** Whether letters, or numbers, are choices themselves. */
  readonly named?: 'by letters' | 'by numbers' | undefined
  /** Whether a sentence names nothing that can be chosen. */
  readonly saysNothing: (sentence: string) => boolean
  readonly self?: readonly string[]
  readonly others?: readonly string[]
}

/** "I choose option 2: take the cup": what stands behind it says the same. */
const CALLED =
  /(?<=\b(?:choose|pick|select|take|with|for|is|be)\s{1,3})(?:the\s)?(?:option|action|choice|number)\s?#?\d{1,2}\s?[:,(–—-]\s{0,2}(?=[\p{L}"“*_`])/giu

/** A text without what opens and closes it, with its items in the places of what they are called, and its first round alone. */
export function laid(text: string, given: Laid, items = inLines): string {
  const { named } = given
  const said = withoutClosing(text, given.saysNothing)
  const plain = named === 'by numbers' ? said : items(said).replace(CALLED, '')
  const listed = named === 'by letters' ? plain : withItems(plain, named !== undefined)
  return firstRound(withIntroductions(withoutMarks(listed)), given)
}

/** What a reader needs for replies laid out in these ways: part of its habits. */
export const LAYOUT = {
  /** Leaves of a text what decides, with its own list and its first round laid open. */
  laid: (text: string, given: Laid): string => laid(text, given),
  /** Puts labels in other languages into English. */
  foreign: withEnglishLabels,
  /** Finds a talk with others that is made up. */
  talk: talkIn,
} as const
