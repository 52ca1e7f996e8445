/** Answers what a message asks beside the coins, each of its questions. */
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import type { Conversation } from './conversation.ts'
import { answerOfEnd } from './end-told.ts'
import type { Choose } from './english/voice.ts'
import { sentencesIn } from './rows-meant.ts'
import { answerRule } from './rules-asked.ts'
import { answerSmall } from './small-questions.ts'
import { answerOfTalk, submittedIn } from './talk-asked.ts'

/** What is asked of the end, of the rules and of the talk. */
export function answerEach(conversation: Conversation, observation: Observation, choose: Choose): string | undefined {
  const said = new Set<string>()
  // The same answer in other words is none.
  const once: Choose = (wordings) => {
    const [first] = wordings
    if (said.has(first!)) return ''
    said.add(first!)
    return choose(wordings)
  }
  const answerTo = (words: string): string | undefined => {
    const small = answerSmall(conversation, once, words)
    const rule = conversation.aside?.about === 'room' ? undefined : answerRule(words, observation, once)
    return small !== undefined || rule !== undefined
      ? [small, rule].filter(Boolean).join(' ')
      : answerOfTalk(conversation, observation, once, words)
  }
  const { lastWords } = conversation
  const questions = sentencesIn(lastWords).filter((sentence) => /\?\s*$/.test(sentence))
  const ofEnd = answerOfEnd(conversation, submittedIn(observation), observation, once)
  const all = [...(ofEnd === undefined ? [lastWords] : []), ...(questions.length > 1 ? questions : [])]
  const answers = [ofEnd, ...all.map(answerTo)].filter(Boolean)
  return answers.length > 0 ? answers.join(' ') : undefined
}
