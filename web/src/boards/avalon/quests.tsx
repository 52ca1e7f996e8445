/** The five quests: how many go, how they ended, how many attempts this one has had. */
import type { Observation } from 'roundtable/games/avalon'
import { current } from './moment.ts'

export function Quests({ observation }: { readonly observation: Observation }) {
  const { rules, proposals, end } = observation
  const { round, attempt } = current(observation)
  return (
    <ol className="avalon-quests" aria-label="Quests">
      {rules.teamSizes.map((size, place) => {
        const quest = proposals.find((proposal) => proposal.round === place + 1 && proposal.quest)?.quest
        const isNow = !end && !quest && round === place + 1
        const needed = rules.failThresholds[place]!
        const result = quest ? (quest.success ? 'succeeded' : 'failed') : isNow ? `attempt ${attempt}` : ''
        const fails = quest?.fails ?? null
        return (
          <li key={place} className="avalon-quest" aria-current={isNow ? 'step' : undefined}>
            <span
              className={`avalon-disc ${quest ? (quest.success ? 'avalon-won' : 'avalon-lost') : isNow ? 'avalon-now' : ''}`}
            >
              {quest ? (quest.success ? '✓' : '✗') : size}
            </span>
            <span>
              {quest ? `${size} went` : `${size} go`}
              {needed > 1 && !quest && <>, {needed} must sabotage</>}
            </span>
            <span className="board-soft">
              {result}
              {fails !== null && fails > 0 && `, ${fails} sabotaged`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
