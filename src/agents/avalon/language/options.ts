/** What each language agent of the paper is made of, and the options that change one part (paper, sections 3 and 4.1). */
import { z } from 'zod'
import { promptsOption } from '../../published/index.ts'
import { evilPolicyName } from '../symbolic-options.ts'

/** How a leader comes to a team; everything else is the same for all four agents. */
export interface Choice {
  /** Thinks step by step before it answers. */
  readonly steps: boolean
  /** Thinks and looks things up in turns. */
  readonly recall: boolean
  /** Writes a program and reads what it prints. */
  readonly program: boolean
}

export const choices = {
  base: { steps: false, recall: false, program: false },
  cot: { steps: true, recall: false, program: false },
  react: { steps: false, recall: true, program: false },
  codeact: { steps: false, recall: false, program: true },
} as const satisfies Record<string, Choice>

export type LanguageAgentName = keyof typeof choices

const onOff = (on: boolean) => z.enum(['on', 'off']).default(on ? 'on' : 'off')

export const languageOptions = z.strictObject({
  prompts: promptsOption,
  temperature: z.coerce
    .number()
    .min(0)
    .max(2)
    .default(0.7)
    .describe('of talk, votes and choices; programs are written at 0'),
  maxTokens: z.coerce.number().int().min(50).default(1000).describe('most tokens of one reply'),
  memory: z.coerce
    .number()
    .int()
    .min(0)
    .default(15)
    .describe('how many of the last messages are remembered word for word'),
  keyInformation: z.coerce
    .number()
    .int()
    .min(0)
    .default(20)
    .describe('how many older messages that speak of roles are remembered'),
  publicInfo: z
    .enum(['quests', 'extended'])
    .default('quests')
    .describe("whether the leader's memory also holds rejected teams and votes"),
  leaderStrategyBySide: z
    .enum(['just', 'both'])
    .optional()
    .describe(
      "whether evil leaders use the agent's way to choose a team too, or answer as base does; left out: as the game's config says",
    ),
  evil: evilPolicyName('language')
    .default('language')
    .describe('who plays when dealt an evil role: the model, or a scripted policy'),
  invalidTeamPolicy: z
    .enum(['repair', 'stop'])
    .optional()
    .describe(
      "after the re-asks: make the reply legal by rule and note it, or let the game stop; left out: as the game's config says",
    ),
  reasks: z.coerce
    .number()
    .int()
    .min(0)
    .default(2)
    .describe('how often an unreadable reply is asked again before it is repaired'),
  factCheck: onOff(false).describe('check own messages against the record before they are sent; one rewrite'),
  claims: z.enum(['rules', 'model']).default('rules').describe('who finds the claims in a message that is checked'),
  verify: onOff(false).describe('have the exact solver object to a team that is a provable blunder; one rethink'),
  language: z.enum(['python', 'javascript']).default('python').describe('what programs are written in (codeact)'),
  variables: onOff(false).describe('give programs the facts as variables too, not as text alone (codeact)'),
  repairs: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(3)
    .describe('how often a failing program is revised (codeact)'),
  seconds: z.coerce.number().min(0.1).max(60).default(2).describe('how long a program may run (codeact)'),
  recalls: z.coerce.number().int().min(1).max(20).default(5).describe('how many steps of thought and recall (react)'),
})

export type LanguageOptions = z.output<typeof languageOptions>
