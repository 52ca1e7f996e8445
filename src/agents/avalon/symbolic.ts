/** Players without a language model: exact reasoning on the just side, a named policy on the evil side. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { Action, Config, Observation } from '../../games/avalon/index.ts'
import { evilPolicies } from './policies.ts'
import { symbolicOptions, type SymbolicOptions } from './symbolic-options.ts'
import { decide } from './symbolic-player.ts'

export const symbolic: AgentDefinition<Config, Observation, Action, SymbolicOptions> = {
  name: 'symbolic',
  about: 'Reasons over every way the roles may have been dealt; plays the evil side by a named policy (option evil).',
  options: symbolicOptions,
  create: ({ options }) => ({ act: (observation, { random }) => ({ action: decide(observation, options, random) }) }),
}

const abouts: Record<string, string> = {
  self: 'Evil: a random team with itself in it, votes by a coin. Just: as symbolic.',
  deceptive: 'Evil: the failing team that looks best, approves what will fail. Just: as symbolic.',
  block: 'Evil: a random team with itself in it, approves what will fail. Just: as symbolic.',
}

/** The evil policies as agents of their own, so that a score can name its opponent. */
export const scripted: readonly AgentDefinition<Config, Observation, Action, SymbolicOptions>[] = Object.keys(
  evilPolicies,
)
  .filter((name) => name in abouts)
  .map((name) => ({
    ...symbolic,
    name,
    about: abouts[name]!,
    options: symbolicOptions.extend({ evil: symbolicOptions.shape.evil.default(name) }),
  }))
