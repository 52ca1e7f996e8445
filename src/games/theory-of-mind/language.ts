/** A question in words, and an answer out of words. */
import { Unreadable } from '../../core/errors.ts'
import { type Language } from '../../core/game.ts'
import { Choices, remember } from '../../replies/index.ts'
import type { Seen } from './question.ts'
import type { Answer } from './rules.ts'

export const language: Language<unknown, Seen, Answer> = {
  rules: () =>
    'You are shown a situation in a game that you play together with a partner, and asked one question about it: about the situation itself, about what your partner intends to do next, or about what you should do next. Choose one of the answers that are listed.',
  describe: ({ description, situation, question, options, chosen }) =>
    [
      description,
      situation,
      [question, ...options.map(({ key, text }) => `${key}. ${text}`)].join('\n'),
      chosen && `You answered ${chosen}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  parse: (reply, { options }) => {
    const read = choicesFor(JSON.stringify(options)).read(withOwnWords(reply, options))
    if ('value' in read) return { type: 'answer', option: read.value }
    const letters = options.map(({ key }) => key).join(', ')
    throw new Unreadable(`${read.reason} Answer with one of the letters ${letters}.`, reply)
  },
  say: ({ option }) => `Answer: ${option}`,
}

const choicesFor = remember((listed) => {
  const options = JSON.parse(listed) as Seen['options']
  return new Choices(
    options.map(({ key, text }) => ({ value: key, key, phrases: [text] })),
    { isAnybodys: true },
  )
})

/** `A (wait) is wrong`: what only repeats the answer in brackets belongs to its letter. */
const withOwnWords = (text: string, options: Seen['options']): string =>
  text.replace(/\b([A-Z]) ?\(([^()\n]{1,300})\)/g, (all, letter: string, words: string) =>
    options.some(({ key, text }) => key === letter && plain(text) === plain(words)) ? `${letter}: ${words}` : all,
  )
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
