/** Plays a partner made of words against a symbolic agent of Traveling Adventurers. */
import type { Turn } from '../../core/agent.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { travelingAdventurers as game } from '../../games/traveling-adventurers/index.ts'
import type { Action, State } from '../../games/traveling-adventurers/index.ts'
import { symbolic } from './symbolic.ts'

export type Hallway = readonly [a: string, b: string, coins: number]

/** What a partner has in mind when it is its turn. */
export interface Mind {
  readonly heard: string
  /** The hallways that were asked for just now. */
  readonly asked: readonly Hallway[]
  readonly all: readonly Hallway[]
  /** How many times it has spoken. */
  readonly turn: number
  readonly proposed: boolean
}

export const short = (hallways: readonly Hallway[]): string => hallways.map(([a, b, n]) => `${a}-${b} ${n}`).join(', ')

export const PATH = /\b(L(?: [A-Z]){5} L)\b/

/** What the agent said, and how it ended. */
export function converse(
  temper: (mind: Mind) => string,
  strategy: string,
  seed: number,
): { said: string[]; state: State } {
  const config = validate<any>(game.config, { boards: 'generated', turnLimit: 30 }, 'config')
  const options = validate<any>(symbolic.options!, { strategy }, 'options')
  const agent = symbolic.create({ game, config, seat: 'BOT', options })
  let state = game.start(config, seed)
  const all = game.observe(state, 'USER').weights
  const said: string[] = []
  for (let turn = 0; !state.outcome; turn++) {
    const heard = said.at(-1) ?? ''
    const submitted = /submit/.test(heard) ? PATH.exec(heard)?.[1] : undefined
    const mind = { heard, asked: askedIn(heard, all), all, turn, proposed: PATH.test(heard) }
    const action: Action = submitted
      ? { type: 'submit', path: submitted.split(' ') }
      : { type: 'message', text: temper(mind) }
    state = game.act(state, 'USER', action)
    if (state.outcome) break
    const decision = agent.act(game.observe(state, 'BOT'), {
      seat: 'BOT',
      number: turn,
      mayPass: false,
      rejections: [],
      random: new Random(seed, turn),
    } as unknown as Turn) as { action: Action }
    said.push('text' in decision.action ? (decision.action.text ?? '') : '')
    state = game.act(state, 'BOT', decision.action)
  }
  return { said, state }
}

function askedIn(heard: string, all: readonly Hallway[]): Hallway[] {
  const questions = heard.split(/(?<=[.!?]) /).filter((text) => /\?$|tell me|give me/.test(text))
  if (questions.some((text) => /all your coins/.test(text))) return [...all]
  const asked = questions.flatMap((text) =>
    [...text.matchAll(/from ([A-Z]) to ([A-Z](?:(?:, | and )[A-Z]\b)*)/g)].flatMap(([, from, to]) =>
      [...to!.matchAll(/\b[A-Z]\b/g)].map(([room]) => [from!, room]),
    ),
  )
  return all.filter(([a, b]) => asked.some(([from, to]) => (from === a && to === b) || (from === b && to === a)))
}

/** The sentences of a message. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) +/).filter(Boolean)
