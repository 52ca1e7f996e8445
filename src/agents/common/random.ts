/** Plays any game with random legal actions: the floor under every table. */
import type { AgentDefinition } from '../../core/agent.ts'

export const random: AgentDefinition = {
  name: 'random',
  about: 'Some legal action, drawn at random: the floor.',
  create: ({ game }) => ({
    act: (observation, turn) => ({ action: game.sample(observation, turn.random) }),
  }),
}
