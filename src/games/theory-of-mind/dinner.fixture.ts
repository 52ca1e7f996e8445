/** A question that anybody might ask. */
import type { Question } from './index.ts'

export const dinner: Question = {
  id: 'dinner-1',
  scenario: 'dinner',
  game: 'dinner',
  aspect: 'intention',
  description: 'Bob and I lay the table.',
  situation: 'I hold the plates. Bob stands at the drawer.',
  question: 'What does Bob intend to do?',
  options: [
    { key: 'A', text: 'Take out the forks.' },
    { key: 'B', text: 'Wait.' },
  ],
  answers: ['A'],
}
