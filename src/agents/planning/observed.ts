/** What a player of Planning sees, with what the others wrote as they mean it, answers to either-or questions said in full. */
import { asMeant } from './as-meant.ts'
import type { PlanningObservation } from './observation.ts'
import { answered, questionIn } from './stay-or-go.ts'
import { withoutTerms } from './terms.ts'

export function observedAsMeant(observation: PlanningObservation): PlanningObservation {
  const sites = observation.sites ?? []
  const names = sites.map(({ name }) => name)
  return {
    ...observation,
    talk: observation.talk.map((line, at) => {
      if (line.kind !== 'message' || line.by === observation.seat) return line
      const before = observation.talk[at - 1]
      const asked =
        before?.kind === 'message' && before.by === observation.seat ? questionIn(before.text, names) : undefined
      const text = withoutTerms(asMeant(line.text, names))
      return { ...line, text: asked === undefined ? text : answered(text, asked, sites) }
    }),
  }
}
