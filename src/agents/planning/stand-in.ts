/** What the stand-in model answers to the language agents of Planning, and to their search. */
import type { Responder } from '../../models/index.ts'
import { answer, own, respondForSides, type ReadPrompt } from '../dialogue/stand-in.ts'
import { tellWish } from './tell.ts'
import { readWishes } from './wish.ts'

const isUser = ({ rules }: ReadPrompt): boolean => rules.includes('You are visiting a town')
const isAssistant = ({ rules }: ReadPrompt): boolean => rules.includes('You are a travel agent.')

const player = respondForSides('planning', [
  { recognises: isUser, answer: answerUser },
  { recognises: isAssistant, answer: answerAssistant },
])

/** Tells its wishes, rejects twice and says what was bad, then takes what is not worse than before. */
function answerUser(prompt: ReadPrompt): string {
  const totals = prompt.lines.flatMap((line) => /^TOTAL SCORE: .*=(-?\d+)$/.exec(line)?.[1] ?? []).map(Number)
  if (prompt.mustAnswer) {
    const good = totals.length >= 3 && totals.at(-1)! >= Math.min(...totals)
    return good
      ? answer(prompt, 'It will hardly get better.', '[accept]')
      : answer(prompt, 'I am losing points; there may be something better.', '[reject]')
  }
  if (own(prompt, 'message').length === 0) {
    const start = prompt.lines.indexOf('Travel Preferences:') + 1
    const wishes = prompt.lines.slice(start, prompt.lines.indexOf('', start)).flatMap((text) => readWishes(text))
    return answer(prompt, 'I tell what I want.', `[message] I want ${wishes.map(tellWish).join('; ')}.`)
  }
  const worst = prompt.lines
    .flatMap((line) => (/^\d\) \(score: (-?\d+)\) (.*)$/.exec(line) ? [line] : []))
    .sort((a, b) => Number(/score: (-?\d+)/.exec(a)![1]) - Number(/score: (-?\d+)/.exec(b)![1]))[0]
  const name = worst?.replace(/^\d\) \(score: -?\d+\) /, '').replace(/, [\d.]+mi$/, '') ?? 'something'
  return answer(prompt, 'I say where most points are lost.', `[message] I lose most points at this: ${name}.`)
}

/** Asks, looks sites up near each other, and proposes them, others after each rejection. */
function answerAssistant(prompt: ReadPrompt): string {
  const found = prompt.lines.flatMap((line, at) => (line.startsWith('Search Results (') ? [at] : []))
  if (own(prompt, 'message').length === 0 && own(prompt, 'propose').length === 0 && !prompt.closing)
    return answer(prompt, 'I do not know what the visitor wants.', '[message] What matters to you?')
  if (found.length === 0)
    return answer(prompt, 'I look for sites.', '[tool] Search(fields=[name, category, price], sort_by=[price, name])')
  const names = prompt.lines.slice(found[0]! + 2).flatMap((line) => (line.includes('|') ? [line.split('|')[0]!] : []))
  const tried = own(prompt, 'propose').length
  const chosen = [0, 1, 2].map((place) => names[(3 * tried + place) % names.length])
  return answer(prompt, 'These are cheap and I have not proposed them yet.', `[propose] [${chosen.join(', ')}]`)
}

/** Answers the search that is left to a model: the first sites of the database. */
const executor: Responder = {
  name: 'planning/search',
  recognises: ({ messages }) => messages[0]?.content.startsWith('You answer queries to a database of sites') ?? false,
  answer({ messages }) {
    const rows = messages.at(-1)!.content.split('\n\n')[0]!.split('\n').slice(1, 13)
    const lines = rows.map((row) => row.split(' | ').slice(0, 3).join('|').replace('$', ''))
    return `Search Results (${lines.length}):\nname|category|price\n${lines.join('\n')}`
  },
}

export const responders: readonly Responder[] = [player, executor]
export { annotator } from '../dialogue/stand-in.ts'
