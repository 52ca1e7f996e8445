/** Builds the modules of one agent for one episode from its choice (DESIGN, section 6; paper, figure 4). */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Choice } from '../choices.ts'
import type { Extractor, Place } from '../extractor/extractor.ts'
import { actionHistory } from './action-history.ts'
import { agreements } from './agreements.ts'
import { finalCheck } from './final-check.ts'
import { grounding, type Grounding } from './grounding.ts'
import { lastSuggestion } from './last-suggestion.ts'
import { ownWorld } from './own-world.ts'
import { solver } from './solver.ts'
import { stateTracking } from './state-tracking.ts'
import type { AgentModule } from './types.ts'

export interface Assembled {
  readonly modules: readonly AgentModule[]
  readonly grounding?: Grounding
}

/** The modules in the order of their input blocks. */
export function assemble(choice: Choice, extractor: Extractor = nothing): Assembled {
  const progress = choice.tracking ? stateTracking() : undefined
  const ledger = choice.ledger ? agreements() : undefined
  const agreed = progress?.visited ?? ledger?.agreed
  const suggestion = lastSuggestion()
  const where = (observation: Observation): Place => ({
    location: agreed!(observation).at(-1),
    suggested: suggestion.last(),
  })
  const partner = choice.grounding ? grounding(extractor, agreed && where) : undefined
  const known = (observation: Observation) => partner?.known(observation) ?? []
  const modules: (AgentModule | undefined)[] = [
    suggestion,
    ownWorld(),
    partner,
    choice.actions ? actionHistory() : undefined,
    progress,
    ledger,
    choice.solver ? solver({ unknown: choice.unknown, known, visited: progress?.visited }) : undefined,
    choice.ledger && choice.grounding ? finalCheck(known) : undefined,
  ]
  return { modules: modules.filter((module) => module !== undefined), grounding: partner }
}

/** For agents that have no partner to listen to: those of the worked examples, and prompts that are only printed. */
const nothing: Extractor = { extract: () => ({ claims: [] }) }
