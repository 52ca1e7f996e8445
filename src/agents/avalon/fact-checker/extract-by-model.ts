/** Has a language model list the claims of a message; rules still judge each of them. */
import { z } from 'zod'
import type { Json } from '../../../core/json.ts'
import type { ModelAnswer, ModelRequest } from '../../../core/model.ts'
import { jsonBlocks } from '../../../games/avalon/index.ts'
import { claim, claimTypes, questWords, type Claim } from './claim.ts'

/** The request that asks for the claims of one message. Temperature 0: it is to read, not to invent. */
export function claimsRequest(text: string, speaker: number, round: number): ModelRequest {
  return {
    purpose: 'extract',
    temperature: 0,
    format: {
      name: 'claims',
      schema: z.toJSONSchema(z.object({ claims: z.array(claim) }), { io: 'input' }) as unknown as Json,
    },
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: `Round ${round}. Player ${speaker} says:\n${text}` },
    ],
  }
}

/** The claims that an answer lists; what is not a claim is left out. Undefined where it lists none at all. */
export function readClaims({ data, text }: Pick<ModelAnswer, 'data' | 'text'>): Claim[] | undefined {
  for (const block of [data, ...jsonBlocks(text)]) {
    const listed = Array.isArray(block) ? block : (block as { claims?: unknown } | null | undefined)?.claims
    if (Array.isArray(listed))
      return listed.flatMap((item) => {
        const read = claim.safeParse(item)
        return read.success ? [read.data] : []
      })
  }
  return undefined
}

const instructions = `You read one message from a game of Avalon and list what it says about the record of the game.
List a claim only where the message names or plainly means particular players and quests ("player 6, who was on the last quest"). Leave out vague praise, plans and feelings. Do not judge whether a claim is true.

Each claim is an object:
- type: one of ${claimTypes.join(', ')}.
  result (quest succeeded: value true, failed: false); member (players were on that quest: value true, were not: false); leader (players led that round); fails (value sabotage cards in that quest); successes, failures (value quests so far); count (the players have been on value quests); vote (players approved: value true, rejected: false); currentTeam (players are on the team now proposed: value true); size (the quest takes value players); threshold (value sabotage cards make it fail); identity (who somebody is or on whose side).
- round: the number of the quest or round, or one of ${questWords.join(', ')}, or null. "recently" means last; "never on a quest" is a member claim with value false and round any.
- players: their numbers; the speaker's own for "I" and "me".
- value: as above, or null.
- scope: asserted, hypothetical (if, might, would), future, or quoted (another's words).
- span: the words of the message.

Answer with JSON alone: {"claims": [ … ]}. An example: player 2 says "Players 4 and 5 were on the second quest with me, and it failed. If 4 is evil, we lost." Answer:
{"claims": [{"type": "member", "round": 2, "players": [4, 5, 2], "value": true, "scope": "asserted", "span": "Players 4 and 5 were on the second quest with me"}, {"type": "result", "round": 2, "players": [], "value": false, "scope": "asserted", "span": "it failed"}, {"type": "identity", "round": null, "players": [4], "value": null, "scope": "hypothetical", "span": "If 4 is evil"}]}`
