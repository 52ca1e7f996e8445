/** The option by which a language agent is given published prompts. */
import { z } from 'zod'

/** Names the folder; `--prompts` sets it for all agents that have it. */
export const promptsOption = z
  .string()
  .min(1)
  .optional()
  .describe(
    'a folder with the prompts as published, made by roundtable import prompts, to be sent in place of ours; none come along',
  )
