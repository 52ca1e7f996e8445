/** What the stand-in model answers to a question: some listed letter, always the same for the same question. */
import { hash } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import type { Responder } from '../../models/index.ts'

export const responder: Responder = {
  name: 'theory-of-mind',
  recognises: ({ messages }) => messages[0]?.content.startsWith('You answer a question about a situation') ?? false,
  answer: ({ messages }) => {
    const question = messages.find(({ content }) => content.includes('[Question]'))?.content ?? ''
    const letters = [...question.slice(question.indexOf('[Question]')).matchAll(/^([A-Z])\. /gm)].map(([, key]) => key!)
    const letter = new Random(1, hash(question)).pick(letters)
    const explains = messages[0]!.content.includes('Explanation:')
    return `${explains ? 'Explanation: Of what is listed, this fits the situation.\n' : ''}Answer: ${letter}`
  },
}
