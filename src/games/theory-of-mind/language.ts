/** A question in words, and an answer out of words. */
import { Unreadable } from '../../core/errors.ts'
import { type Language } from '../../core/game.ts'
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
    // What is meant stands last, after an explanation.
    const said = reply
      .split(/\b(?:answer|action)\s*:/i)
      .at(-1)!
      .trim()
    const letter = /^\W*([A-Z])(?:[.):]|\W*$)/.exec(said)?.[1]
    const byLetter = options.find(({ key }) => key === letter)
    if (byLetter) return { type: 'answer', option: byLetter.key }
    const words = plain(said)
    const exact = options.filter(({ text }) => plain(text) === words)
    const within = options.filter(({ text }) => words.includes(plain(text)))
    const [found, ...others] = exact.length > 0 ? exact : within
    if (!found || others.length > 0)
      throw new Unreadable(`answer with one of the letters ${options.map(({ key }) => key).join(', ')}`, reply)
    return { type: 'answer', option: found.key }
  },
  say: ({ option }) => `Answer: ${option}`,
}

/** Words alone, so that case, points and spaces do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
