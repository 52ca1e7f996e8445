/** Asks only for coins that can still change the answer: those on the path that could, with luck, be worth most. */
import { judgeByProof, proposeBest, remarkOnSteps } from './proof.ts'
import type { Strategy } from './strategy.ts'

/** With so few turns left everything that still matters is asked at once, and the lead is not left to the partner. */
const HURRY = 4

export const lazy: Strategy = {
  judge: judgeByProof,
  next(situation) {
    const { conversation, knowledge, turnsLeft } = situation
    const propose = proposeBest(situation)
    if (propose) return { propose }
    // Whoever asked first finds the path for both; the other answers.
    if (conversation.partnerAsks && turnsLeft > HURRY) return remarkOnSteps(situation)
    const open = turnsLeft > HURRY ? knowledge.questions() : knowledge.allQuestions()
    const keys = open.filter((key) => !conversation.unsure.has(key) && !conversation.contradictions.has(key))
    return { ask: keys, ...remarkOnSteps(situation) }
  },
}
