/** What the stand-in model answers to the language agents of Traveling Adventurers, all six, and to their extractor. */
import type { Responder } from '../../models/index.ts'
import { answerExtractor, isExtractorPrompt } from './stand-in/answer-extractor.ts'
import { answerPlayer } from './stand-in/answer-player.ts'
import { isPlayerPrompt } from './stand-in/read-prompt.ts'

export const responders: readonly Responder[] = [
  {
    name: 'traveling-adventurers',
    recognises: ({ messages }) => messages[0]?.role === 'system' && isPlayerPrompt(messages[0].content),
    answer: ({ messages }) => answerPlayer(messages),
  },
  {
    name: 'traveling-adventurers/extractor',
    recognises: ({ messages }) => messages[0]?.role === 'system' && isExtractorPrompt(messages[0].content),
    answer: ({ messages }) => answerExtractor(messages),
  },
]
