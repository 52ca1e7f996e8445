/** A module that asks the model, before it decides, what its partner is going to do. */
import type { AgentSetup } from '../../core/agent.ts'
import type { Module } from '../language/index.ts'

/** The partner interpreter of the paper's program for Collab Escape; here it serves any game with a `partner`. */
export function partnerPrediction({ game, config }: AgentSetup): Module {
  let prediction = ''
  return {
    name: 'partner-prediction',
    async update(observation, turn) {
      if (turn.rejections.length > 0) return
      const partner = observation.partner as string
      const answer = await turn.ask({
        purpose: 'predict the partner',
        messages: [
          { role: 'system', content: game.language.rules(config, observation.seat) },
          {
            role: 'user',
            content: [
              game.language.describe(observation),
              `What will ${partner} most sensibly do in this turn, given that you both want to win together? Reply with one sentence.`,
            ].join('\n'),
          },
        ],
      })
      prediction = answer.text.trim()
      turn.note('partner-prediction', { partner, prediction })
    },
    input: () => [{ title: 'What my partner will probably do', text: prediction }],
  }
}
