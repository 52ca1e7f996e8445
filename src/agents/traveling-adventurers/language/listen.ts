/** What the agent has not heard yet: the partner's words, and what the table itself says. */
import { oneLine } from '../../../core/quote.ts'
import type { Observation } from '../../../games/traveling-adventurers/index.ts'

export interface Listener {
  /** What the `[Observation]` block says. */
  describe(observation: Observation): string
  /** Whether there is anything new. */
  news(observation: Observation): boolean
  /** All that is there now was answered. */
  heard(observation: Observation): void
}

export function listener(): Listener {
  let words = 0
  let notices = 0
  let turns = 0

  function fresh(observation: Observation): string[] {
    const told = observation.notices.slice(notices).map(({ text }) => `<NOTICE: ${text}>`)
    const said = observation.dialogue
      .slice(words)
      .filter(({ seat }) => seat !== observation.seat)
      .map(({ text }) => oneLine(text).replace(/<(?=\s*(?:notice|start|no message)\b)/gi, '‹'))
    return [...said, ...told]
  }

  return {
    news: (observation) => fresh(observation).length > 0,
    describe(observation) {
      const news = fresh(observation)
      if (news.length > 0) return news.join('\n')
      return turns === 0 && observation.dialogue.length === 0 ? '<START>' : '<NO MESSAGE>'
    },
    heard(observation) {
      words = observation.dialogue.length
      notices = observation.notices.length
      turns++
    },
  }
}
