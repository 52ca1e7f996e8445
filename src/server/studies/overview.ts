/** A study as its experimenter sees it: who is where, and how it stands with the conditions. */
import { countsFor } from './assign.ts'
import type { ParticipantOutcome } from './outcomes.ts'
import { stepOf, type Participant, type StudyState } from './state.ts'
import type { StudyOverview } from './wire.ts'

export function overviewOf(state: StudyState): StudyOverview {
  const { study } = state
  const all = Object.values(state.participants)
  const outcomes: Partial<Record<ParticipantOutcome, number>> = {}
  for (const { paid } of all) if (paid) outcomes[paid.outcome] = (outcomes[paid.outcome] ?? 0) + 1
  return {
    ...{ name: study.name, title: study.title, platform: study.platform, outcomes },
    ...(study.places !== undefined && { places: study.places }),
    steps: study.steps.map(({ name, kind }, i) => ({
      ...{ name, kind },
      here: all.filter(({ step, paid }) => step === i && !paid).length,
    })),
    conditions: study.conditions.map(({ name, weight }) => {
      const counted = all.filter((one) => one.condition === name && countsFor(state, one))
      return { name, weight, count: counted.length, completed: counted.filter(({ paid }) => paid).length }
    }),
    participants: all.map((one) => row(state, one)),
  }
}

function row(state: StudyState, one: Participant): StudyOverview['participants'][number] {
  const { id, arrived, condition, waitingSince, awaySince, paid, bonus } = one
  const at = paid ? undefined : stepOf(state, one)
  const group = one.group === undefined ? undefined : state.groups[one.group]
  const since = group?.since ?? waitingSince
  return {
    ...{ id, arrived, bonus, outcome: paid?.outcome ?? one.left ?? one.outcome },
    doing: paid ? 'done' : group ? 'plays' : waitingSince !== undefined ? 'waits' : 'reads',
    ...(condition !== undefined && { condition }),
    ...(at && { step: at.name }),
    ...(since !== undefined && { since }),
    ...(awaySince !== undefined && !paid && { awaySince }),
    ...(group?.table !== undefined && { table: group.table }),
    ...(paid && { code: paid.code }),
  }
}
