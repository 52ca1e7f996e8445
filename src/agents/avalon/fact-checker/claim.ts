/** What a speaker says about the record of the game, as data that rules can check (paper, section 4.5). */
import { z } from 'zod'

export const claimTypes = [
  /** Quest `round` ended so: `value` true for success. */
  'result',
  /** The players were (`value` true) or were not on the team of quest `round`; each of them. */
  'member',
  /** The player led round `round`. */
  'leader',
  /** Quest `round` had `value` sabotage cards. */
  'fails',
  /** So many quests have succeeded, or failed. */
  'successes',
  'failures',
  /** The player has been on `value` quests. */
  'count',
  /** The players voted to approve (`value` true) or reject the team of round `round`. */
  'vote',
  /** The players are (`value` true) or are not on the present team. */
  'currentTeam',
  /** Quest `round` takes `value` players; it fails with `value` sabotage cards. */
  'size',
  'threshold',
  /** Somebody's role or side, an opinion, an accusation: no rule can check it. */
  'identity',
] as const

/**
 * Which quests are meant: one by its number, the present round's by null, or by words. `recent`: the last one. `any`:
 * at least one. `all`: every one; a word for success or failure narrows these.
 */
export const questWords = ['last', 'last success', 'last failure', 'any', 'any success', 'any failure', 'all'] as const

export const claim = z.object({
  type: z.enum(claimTypes),
  round: z
    .union([z.int().min(1).max(5), z.enum(questWords)])
    .nullable()
    .default(null),
  players: z.array(z.int().min(1).max(10)).default([]),
  value: z.union([z.boolean(), z.int()]).nullable().default(null),
  /** Whether it is said to be so, or only supposed, expected, or told as another's words. */
  scope: z.enum(['asserted', 'hypothetical', 'future', 'quoted']).default('asserted'),
  /** The words it stands in. */
  span: z.string().default(''),
})

export type Claim = z.output<typeof claim>
export type QuestWord = (typeof questWords)[number]
