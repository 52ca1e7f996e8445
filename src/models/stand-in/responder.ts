/** What a stand-in model can answer. The folders of agents bring these: they know their own prompts and formats. */
import type { WireRequest } from '../chat-wire.ts'

/** A request as the stand-in server understood it. */
export interface StandInRequest extends Omit<WireRequest, 'stream'> {
  /** How many times this very request has come before and now, from 1. */
  readonly number: number
  /** Which call it is, `<episode>/<seat>/<number>`, where the client said so. */
  readonly call?: string
}

/** What answers a kind of prompt by rule, in the place of a language model. */
export interface Responder {
  readonly name: string
  /** Whether this request is a prompt that it knows. */
  recognises(request: StandInRequest): boolean
  /** The answer; JSON text where a format is asked for. */
  answer(request: StandInRequest): string | Promise<string>
}

/** Answers what nobody else knows, saying so, in a shape that fits the format asked for where there is one. */
export const fallback: Responder = {
  name: 'fallback',
  recognises: () => true,
  answer: ({ format }) => (format ? JSON.stringify({ standIn: said }) : said),
}

const said = 'The stand-in model recognised nothing in this request: none of its responders knows the prompt.'
