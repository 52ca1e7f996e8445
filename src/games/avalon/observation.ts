/** What one player may know, as a schema; the types are inferred from it. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { roleNames } from '../../solvers/role-worlds/index.ts'
import { rules } from './config.ts'
import { string } from '../engines/string.ts'

const player = z.int().min(1).max(10)
const role = z.enum(roleNames)
const side = z.enum(['just', 'evil'])

const message = z.strictObject({
  player: player.describe('who said it'),
  text: string().describe('what was said'),
  early: z.literal(true).optional().describe('true where it was said before the team was chosen'),
})

export const seenQuest = z.strictObject({
  success: z.boolean().describe('whether it succeeded'),
  needed: z.int().describe('how many sabotaging cards it took to fail'),
  fails: z.int().nullable().describe('how many there were; null where that is not told'),
})

export const seenProposal = z.strictObject({
  round: z.int().min(1).max(5).describe('for which quest'),
  attempt: z.int().min(1).describe('which attempt of the round it is, from 1'),
  leader: z.int().min(0).max(10).describe('the player who chooses the team; 0 where it was drawn by lot'),
  messages: z.array(message).describe('what was said about it, oldest first'),
  team: z.array(player).nullable().describe('the players who are to go; null: not chosen yet'),
  votes: z
    .array(z.boolean().nullable())
    .describe('the ballots this player knows, by player: its own, and everybody’s once they are shown; else null'),
  tally: z.int().nullable().describe('how many approved; null while the votes are out, and where that is not told'),
  approved: z
    .boolean()
    .nullable()
    .describe('what the votes said; null while they are out, and where there was no vote'),
  forced: z.boolean().describe('whether the team went on its quest although it was not approved'),
  card: z.boolean().nullable().describe('the card this player played: true a success, false a sabotage; null: none'),
  quest: seenQuest.nullable().describe('how the quest came out; null: none yet'),
})

export const end = z.strictObject({
  ending: z
    .enum(['five quests', 'three successes', 'three failures', 'five rejections', 'assassination'])
    .describe('why the game is over'),
  winner: side.describe('the side that won'),
  roles: z.array(role).describe('everybody’s role, by player'),
  assassinated: player.nullable().describe('whom the Assassin named; null: nobody'),
})

export const observation = z.strictObject({
  player: player.describe('the player that sees this, by number from 1'),
  role: role.describe('its role'),
  side: side.describe('its side'),
  seen: z.array(player).describe('the players whom the role sees'),
  sight: z
    .enum(['evil', 'merlin-or-morgana', 'teammates', 'nothing'])
    .describe('what these are to it: evil players, one Merlin and one Morgana, its evil teammates, or nothing'),
  rules: rules.describe('the rules of this game, as everybody at the table knows them'),
  phase: z
    .enum(['debate', 'team', 'discussion', 'vote', 'quest', 'assassination', 'over'])
    .describe(
      'what is going on: talk before the team is chosen, the choice of the team, talk about it, the vote on it, its quest, the Assassin’s strike, or nothing any more',
    ),
  task: z
    .enum(['team', 'message', 'vote', 'quest', 'assassinate'])
    .nullable()
    .describe('the type of the action that this player has to take now; null: wait'),
  successes: z.int().min(0).describe('quests that succeeded'),
  failures: z.int().min(0).describe('quests that failed'),
  proposals: z.array(seenProposal).describe('every proposal so far, oldest first; the last is the present one'),
  assassin: player.nullable().describe('the player who is known to be the Assassin, once he is about to strike'),
  end: end.nullable().describe('how it ended, all roles shown; null while it goes on'),
})

/** All that one player may know. */
export type Observation = ValueOf<typeof observation>
/** A proposal as a player sees it: leader, team, and of the vote what the rules show. */
export type SeenProposal = ValueOf<typeof seenProposal>
/** A quest as a player sees it. */
export type SeenQuest = ValueOf<typeof seenQuest>
/** How the game came out, once it is over. */
export type End = ValueOf<typeof end>
