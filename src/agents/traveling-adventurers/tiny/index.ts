/**
 * What `roundtable:tiny` answers to the language agents of Traveling Adventurers: it reads what their prompts show, and a
 * small network writes the message, word by word. Coins are read from messages by rule, not by the network.
 */
import { fileURLToPath } from 'node:url'
import type { Responder } from '../../../models/index.ts'
import { TinyReader } from '../../../models/tiny/reader.ts'
import { readTiny } from '../../common/read-tiny.ts'
import { answerExtractor, isExtractorPrompt } from '../stand-in/answer-extractor.ts'
import { writeReply } from '../stand-in/answer-player.ts'
import { isPlayerPrompt, readPrompt } from '../stand-in/read-prompt.ts'
import { decideByWords } from './decide.ts'

const path = fileURLToPath(
  new URL(/* @vite-ignore */ '../../../../data/learned/traveling-adventurers/tiny/houses.json', import.meta.url),
)
let opened: TinyReader | undefined
const openReader = (): TinyReader => (opened ??= new TinyReader(readTiny(path, 'messages').model))

export const responders: readonly Responder[] = [
  {
    name: 'traveling-adventurers',
    recognises: ({ messages }) => messages[0]?.role === 'system' && isPlayerPrompt(messages[0].content),
    answer({ messages }) {
      const prompt = readPrompt(messages)
      return writeReply(prompt, decideByWords(prompt, openReader()), 'A network without thoughts wrote this.')
    },
  },
  {
    name: 'traveling-adventurers/extractor',
    recognises: ({ messages }) => messages[0]?.role === 'system' && isExtractorPrompt(messages[0].content),
    answer: ({ messages }) => answerExtractor(messages),
  },
]
