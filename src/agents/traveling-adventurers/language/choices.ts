/** Which modules each agent has (paper, section 4 and figure 4), and the options that take one away or change it. */
import * as z from 'zod'
import { STRATEGIES } from './prompt/strategies.ts'

/** How an agent is put together. */
export interface Choice {
  /** Knows the partner's coins by extracting them from messages. */
  readonly grounding: boolean
  /** Sees its own past actions. */
  readonly actions: boolean
  /** Keeps the visited and the remaining rooms. */
  readonly tracking: boolean
  /** Sees the best path given what is known. */
  readonly solver: boolean
  /** Keeps a ledger of agreements that can be taken back, and is held back from ending with a path that is not best. */
  readonly ledger: boolean
  /** `draft`: Thought-DRAFT and Thought-MISSING; `single`: one Thought. */
  readonly thoughts: 'draft' | 'single'
  /** Whether it answers in sections of text or in one JSON object. */
  readonly reply: 'text' | 'json'
  /** What the solver takes hallways for that the partner has not spoken of. */
  readonly unknown: 'zero' | 'mean' | 'max'
}

const baseline: Choice = {
  grounding: false,
  actions: true,
  tracking: false,
  solver: false,
  ledger: false,
  thoughts: 'draft',
  reply: 'text',
  unknown: 'zero',
}
const grounding: Choice = { ...baseline, grounding: true }
const stateTracking: Choice = { ...grounding, actions: false, tracking: true, thoughts: 'single' }
const problemSolving: Choice = { ...stateTracking, solver: true }
const backtracking: Choice = { ...problemSolving, tracking: false, ledger: true, unknown: 'max' }
const structured: Choice = { ...backtracking, reply: 'json' }

export const CHOICES = {
  baseline,
  grounding,
  'state-tracking': stateTracking,
  'problem-solving': problemSolving,
  backtracking,
  structured,
} as const satisfies Record<string, Choice>

const onOff = (on: boolean) => z.enum(['on', 'off']).default(on ? 'on' : 'off')

/** The options of an agent; `{}` is the agent as published. */
export const optionsOf = (choice: Choice) =>
  z.strictObject({
    grounding: onOff(choice.grounding).describe("the partner's coins, extracted from messages"),
    actions: onOff(choice.actions).describe('the history of its own actions'),
    tracking: onOff(choice.tracking).describe('visited and remaining rooms'),
    solver: onOff(choice.solver).describe('the best path given what is known'),
    unknown: z
      .enum(['zero', 'mean', 'max'])
      .default(choice.unknown)
      .describe('what the solver takes unknown coins for'),
    extractor: z.enum(['model', 'rules']).default('model').describe("who reads the partner's coins from messages"),
    history: z
      .union([z.literal('all'), z.int().min(0)])
      .default('all')
      .describe('how many past turns of the chat stay in the prompt'),
    examples: z
      .enum(['all', 'none', ...STRATEGIES])
      .default('all')
      .describe('which strategies the worked examples of the prompt show'),
    temperature: z.number().min(0).max(2).default(1).describe('how freely the model chooses its words'),
    maxTokens: z.int().min(100).default(1200).describe('most tokens of one reply'),
  })

export type Options = z.infer<ReturnType<typeof optionsOf>>

/** The agent's choice of modules with the options applied. */
export const choose = (choice: Choice, options: Options): Choice => ({
  ...choice,
  grounding: options.grounding === 'on',
  actions: options.actions === 'on',
  tracking: options.tracking === 'on',
  solver: options.solver === 'on',
  unknown: options.unknown,
})
