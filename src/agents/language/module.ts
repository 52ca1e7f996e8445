/** The symbolic parts a language agent can be given: memory, grounding, state tracking, solver, calculator, … */
import type { Decision, Turn } from '../../core/agent.ts'
import type { Json } from '../../core/json.ts'

/** One titled part of a prompt. */
export interface Section {
  readonly title: string
  readonly text: string
}

/**
 * One part of an agent, with memory of its own for one episode. `Reply` is what the agent's reader makes of the model's
 * words. Everything is optional: a module takes part where it has something to say.
 */
export interface Module<Observation = any, Action = any, Reply = any> {
  /** As in tables of ablations and in the log: `grounding`, `solver`. */
  readonly name: string
  /** What the system prompt has to say about it. Asked once, at the first turn. */
  instructions?(observation: Observation): readonly Section[]
  /** Brings itself up to date before the prompt is written; may ask the model or use a tool through `turn`. */
  update?(observation: Observation, turn: Turn): Promise<void> | void
  /** Its part of this turn's input. */
  input?(observation: Observation): readonly Section[]
  /** An objection to a decision, in words for the model, before anybody else sees it. */
  check?(
    reply: Reply,
    decision: Decision<Action>,
    observation: Observation,
    turn: Turn,
  ): Promise<string | undefined> | string | undefined
  /** Learns that a reply of its agent was taken. */
  taken?(reply: Reply, decision: Decision<Action>, observation: Observation): void
  /** What the log keeps of it beside this reply: its state as the reply leaves it. Kept under its name in the notes. */
  note?(reply: Reply, decision: Decision<Action>, observation: Observation): Json
}
