/** The shapes that the modules of these agents share. */
import type { Action, Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Module } from '../../../language/index.ts'
import type { Reply } from '../reply.ts'

export type AgentModule = Module<Observation, Action, Reply>

/** One entry in the list of what the model reads each turn. */
export const inputLine = (flag: string, text: string) => [{ title: '', text: `- \`[${flag}]\`: ${text}` }]
