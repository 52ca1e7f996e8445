/** How a player without a language model is to play, as in `--agents symbolic,vote=approve,evil=deceptive`. */
import { z } from 'zod'
import { evilLeads, evilPolicies, evilVotes, readEvilPolicy } from './policies.ts'
import { voteModel } from './votes.ts'

/** The name of an evil policy, or one of the words in `besides`. */
export const evilPolicyName = (...besides: string[]) =>
  z.string().refine((name) => besides.includes(name) || readEvilPolicy(name) !== undefined, {
    error: `must be ${[...besides, ...Object.keys(evilPolicies)].join(', ')}, or one of ${evilLeads.join(', ')} and one of ${evilVotes.join(', ')} joined by "+"`,
  })

export const symbolicOptions = z.strictObject({
  lead: z
    .enum(['best', 'self', 'random'])
    .default('best')
    .describe('just leaders: the best team, a random one with themselves, or any'),
  objective: z
    .enum(['success', 'clean'])
    .default('success')
    .describe('what the best team is likeliest to do: succeed, or hold no evil member at all'),
  ties: z
    .enum(['clean', 'random'])
    .default('clean')
    .describe('between teams that are equally good: the one likeliest to hold no evil member, or any'),
  vote: z.enum(['safe', 'approve']).default('safe').describe('just voters: approve what is good enough, or everything'),
  caution: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.2)
    .describe(
      "a team is good enough if its chance is this share of the best team's; above 0.5 careful players veto one another's teams until a bad one is forced",
    ),
  votesAsEvidence: z.boolean().default(true).describe('whether ballots count as evidence, where the game shows them'),
  votes: voteModel.default('expected'),
  merlinSafe: z
    .boolean()
    .default(false)
    .describe('whether Merlin votes and speaks as a servant would, so that the Assassin learns nothing from him'),
  talk: z
    .enum(['plain', 'open', 'hint', 'bluff'])
    .default('plain')
    .describe(
      'what to say of a team: what a servant in this seat would conclude from the record alone; or how one will vote; or, as Merlin, a hint at somebody evil; or, as evil, a suspicion of somebody good, while all others suspect by the record',
    ),
  evil: evilPolicyName().default('block').describe('how to play when dealt an evil role'),
})

export type SymbolicOptions = z.output<typeof symbolicOptions>
