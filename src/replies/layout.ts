/** How replies to any question may be laid out: lists of their own, ticks and arrows, rounds that are made up. */
import { withoutClosing } from './closings.ts'
import { withEnglishLabels } from './foreign/labels.ts'
import { withoutMarks } from './marks.ts'
import { inLines, withItems } from './own-lists.ts'
import { pointedAt, weighed } from './remarks.ts'
import { firstRound, talkIn } from './rounds.ts'

/** What a reader needs for replies laid out in these ways: part of its habits. */
export const LAYOUT = {
  /** Gives the letters of a list of the reply's own to what stands behind them. */
  lists: withItems,
  /** Puts the items of a list on lines of their own. */
  items: inLines,
  /** Leaves out what opens and closes a reply and says nothing. */
  closings: withoutClosing,
  /** Leaves out what ticks, crosses and arrows leave out. */
  marks: withoutMarks,
  /** Leaves out later turns that are made up. */
  rounds: firstRound,
  /** Puts labels in other languages into English. */
  foreign: withEnglishLabels,
  /** Finds what is pointed to. */
  remarks: pointedAt,
  /** Weighs choices by the chances that are given them. */
  weighed,
  /** Finds a talk with others that is made up. */
  talk: talkIn,
} as const
