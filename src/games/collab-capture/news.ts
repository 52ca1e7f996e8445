/** What came of a turn, for whoever reads an episode: where the thief went, which doors opened and closed. */
import { mapOf } from './config.ts'
import { name } from './language.ts'
import type { CaptureState } from './state.ts'

/** Nothing while one of the players has not chosen yet. */
export function news(before: CaptureState, after: CaptureState): readonly string[] {
  if (after.history.length === before.history.length) return []
  const [then, now] = [before.situation, after.situation]
  return [
    now.thief === then.thief ? 'The thief stays.' : `The thief goes to room ${now.thief}.`,
    ...mapOf(after.config).doors.flatMap(({ between: [a, b] }, i) =>
      now.open[i] === then.open[i] ? [] : [`The door between rooms ${a} and ${b} ${now.open[i] ? 'opens' : 'closes'}.`],
    ),
    ...(after.captors.length > 0 ? [`The thief is caught by ${after.captors.map(name).join(' and ')}.`] : []),
  ]
}
