/** What can be switched on and off in the language agent of the text games: each an ablation of its own. */
import { z } from 'zod'
import { promptsOption } from '../../published/index.ts'

export const optionsSchema = z.strictObject({
  prompts: promptsOption,
  modules: z
    .enum(['ours', 'bct', 'llm', 'none'])
    .default('ours')
    .describe('symbolic modules: ours, those of Wang et al. (bct) or of Fang et al. (llm), or none'),
  rules: z.boolean().default(true).describe('advice on how to play this game (the constraint rules of table 3)'),
  examples: z.boolean().default(false).describe('worked examples, from games that are never played (the paper: none)'),
  think: z.boolean().default(true).describe('a thought before the action'),
  score: z.boolean().default(true).describe('the score line'),
  subgoal: z.boolean().default(false).describe('MapReader: a hint where to go now, worked out from task and inventory'),
  history: z.int().min(0).max(200).default(10).describe('how many of its last steps it is reminded of'),
  chat: z.boolean().default(false).describe('keep those steps as a conversation, as the paper does, not as a list'),
  match: z
    .enum(['longest', 'exact', 'published'])
    .optional()
    .describe(
      'a reply counts by the longest action in it, or only if a line of it is an action, or as in the authors’ code: its first line, else the first action that stands in it, and at the third try an action at random, which the log says; left out: longest, with published prompts published',
    ),
  moduleLimit: z.int().min(1).max(100).default(8).describe('most module steps between two steps of the game'),
  withheld: z.number().min(0).max(1).default(0).describe('share of things that the knowledge base knows nothing about'),
  temperature: z.number().min(0).max(2).default(0.5).describe('how freely the model chooses its words'),
})

export type LanguageOptions = z.output<typeof optionsSchema>
