/** The rules: one question, one answer. */
import * as z from 'zod'
import { IllegalAction } from '../../core/errors.ts'
import type { Seat, ToAct } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import type { Question, Seen } from './question.ts'
import { string } from '../engines/string.ts'

export const action = z.strictObject({
  type: z.literal('answer'),
  option: string().describe('the letter of an option'),
})
/** The choice of an option, by its letter. */
export type Answer = z.output<typeof action>

export interface State {
  readonly question: Question
  readonly chosen: string | null
}

export const turn = ({ chosen }: State): ToAct<Answer> => ({ must: chosen === null ? ['player'] : [], may: [] })

export const observe = ({
  question: { id: _, answers: __, published: ___, why: ____, ...rest },
  chosen,
}: State): Seen => ({ ...rest, chosen })

export function act(state: State, seat: Seat, { option }: Answer): State {
  if (seat !== 'player') throw new IllegalAction(`nobody called ${seat} is asked`)
  if (state.chosen !== null) throw new IllegalAction('the question has been answered')
  const keys = state.question.options.map(({ key }) => key)
  if (!keys.includes(option)) throw new IllegalAction(`there is no answer ${option}; there are ${keys.join(', ')}`)
  return { ...state, chosen: option }
}

/** The same question, with any other key. */
export function resample(state: State, _seat: Seat, seed: number): State {
  const { key } = new Random(seed, 'theory-of-mind').pick(state.question.options)
  return { ...state, question: { ...state.question, answers: [key], published: undefined, why: undefined } }
}
