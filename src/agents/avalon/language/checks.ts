/** Checks before a reply leaves the agent: facts in messages, and teams that are provably wrong. Each objects once a turn. */
import type { Turn } from '../../../core/agent.ts'
import { current, errand, listOf, type Action, type Observation } from '../../../games/avalon/index.ts'
import { maskOf, playersIn, reviewTeam } from '../../../solvers/role-worlds/index.ts'
import type { Module } from '../../language/index.ts'
import { checkMessage, claimsRequest, contradictions, readClaims } from '../fact-checker/index.ts'
import { beliefOf } from '../symbolic-player.ts'
import type { LanguageOptions } from './options.ts'

/** Holds a message that contradicts the record back once, with what was so. */
export function factCheck({ claims: reader }: LanguageOptions): Module<Observation, Action, Action> {
  return {
    name: 'fact-check',
    async check(reply, _decision, observation, turn) {
      if (reply.type !== 'message' || turn.rejections.length > 0) return undefined
      const { player, rules, proposals } = observation
      const claims = reader === 'model' ? await askForClaims(reply.text, observation, turn) : undefined
      const wrong = contradictions(checkMessage({ player, text: reply.text }, { rules, proposals }, claims))
      if (wrong.length === 0) return undefined
      turn.note(
        'contradicted',
        wrong.map(({ claim, fact }) => ({ claim, fact })),
      )
      return `Your message says what did not happen. ${[...new Set(wrong.map(({ fact }) => fact))].join(' ')} Say it again without the mistake.`
    },
  }
}

/** The claims that the model finds; where its answer cannot be read, the rules find them. */
async function askForClaims(text: string, observation: Observation, turn: Turn) {
  return readClaims(await turn.ask(claimsRequest(text, observation.player, current(observation).round)))
}

/** Objects once to a team whose leader could know better. */
export const verifyTeam = (): Module<Observation, Action, Action> => ({
  name: 'verify',
  check(reply, _decision, observation, turn) {
    if (reply.type !== 'team' || observation.side === 'evil' || turn.rejections.length > 0) return undefined
    const { size, needed } = errand(observation)
    const review = reviewTeam(beliefOf(observation), maskOf(reply.members), size, needed)
    if (!review.blunder) return undefined
    turn.note('blunder', { team: [...reply.members], chance: review.chance, best: review.best })
    const certain = playersIn(review.certainEvil)
    const reason = certain.length
      ? `player ${listOf(certain)} must be evil, given what you know`
      : `it succeeds with ${Math.round(review.chance * 100)}% at most, and another team with ${Math.round(review.best * 100)}%`
    return `Think again about this team: ${reason}. Choose ${size} players.`
  },
})
