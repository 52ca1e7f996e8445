/** Optimal play in the two games of rooms: both seats find the same best joint action, and each takes its own part. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { TeamSolution } from '../../solvers/team-values.ts'

interface Joint<Action> {
  readonly alice: Action | null
  readonly bob: Action | null
}

/** `solve` is asked at the first turn of an episode, and may answer from memory. */
export function symbolic<Config, Observation extends { readonly seat: 'alice' | 'bob' }, Action, Node>(parts: {
  refuses(config: Config): string | undefined
  solve(config: Config, observation: Observation): TeamSolution<Node, Joint<Action>>
  node(observation: Observation): Node
}): AgentDefinition<Config, Observation, Action> {
  return {
    name: 'symbolic',
    bestKnown: true,
    about: 'Plays optimally, by exact values of every situation, trusting its partner to do so too.',
    needsModel: false,
    refuses: ({ config }) => parts.refuses(config),
    create: ({ config }) => {
      let solution: TeamSolution<Node, Joint<Action>> | undefined
      return {
        act: (observation) => {
          solution ??= parts.solve(config, observation)
          // Of equally good joint actions both take the first, so that their parts fit.
          const rated = solution.rate(parts.node(observation))
          const { option, winChance, turns } = rated.find(({ best }) => best)!
          const expected = { winChance, turns: Number.isFinite(turns) ? turns : null }
          return { action: option[observation.seat]!, notes: { plan: { ...option }, ...expected } as any }
        },
      }
    },
  }
}
