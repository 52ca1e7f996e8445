/**
 * The switches: one for every question that the paper leaves open, most of them about the rules (its section 2.2), two
 * about how language agents deal with them (4.1 and 4.5). Defaults: see the presets.
 */
import * as z from 'zod'

export const ambiguities = {
  failThresholds: z
    .array(z.int().min(1))
    .length(5)
    .optional()
    .describe('how many sabotaging cards make each of the five quests fail'),
  stopAtThree: z
    .boolean()
    .optional()
    .describe('whether the game stops at three successes or three failures, or always plays five quests'),
  onFifthReject: z
    .enum(['force', 'evilWins', 'randomTeam', 'sixthForced'])
    .optional()
    .describe(
      'what follows when the fifth team of a round is rejected: it goes all the same (`force`), the evil side wins, a team is drawn by lot, or a sixth leader’s team goes without a vote',
    ),
  leaderRotation: z
    .enum(['perProposal', 'perRound'])
    .default('perProposal')
    .describe('whether the next round is led by the player after the last leader, or after the round’s first leader'),
  voteVisibility: z
    .enum(['outcome', 'tally', 'individual'])
    .optional()
    .describe('what is told of a vote: whether the team was approved, also how many approved, or also who'),
  questVisibility: z
    .enum(['result', 'count'])
    .optional()
    .describe('what is told of a quest: whether it succeeded, or also how many sabotaged it'),
  questPlay: z
    .enum(['forced', 'evilChoice'])
    .optional()
    .describe('whether every evil member of a quest must sabotage it, or plays either card'),
  leaderVotes: z.boolean().default(true).describe('whether the leader votes on their own team'),
  speakOrder: z
    .enum(['seat', 'fromLeader', 'random'])
    .default('seat')
    .describe('who speaks first: player 1, the leader, or by lot'),
  discussionRounds: z
    .int()
    .min(0)
    .max(10)
    .optional()
    .describe('how many messages each player sends in a discussion; 0: no communication'),
  discussionWhen: z
    .enum(['after', 'before', 'both'])
    .default('after')
    .describe('whether there is a discussion after the team is chosen, before, or both'),
  assassination: z
    .enum(['off', 'report', 'decides'])
    .optional()
    .describe(
      'whether the Assassin names Merlin after three successes, and whether that only is reported (`gameWin` stays as the quests left it) or decides the game',
    ),
  leaderStrategyBySide: z
    .enum(['just', 'both'])
    .default('just')
    .describe(
      'which leaders use their language agent’s way to choose a team: the just ones, while evil ones answer as `base` does, or both. An option of the agent overrules it; no rule of the game depends on it',
    ),
  invalidTeamPolicy: z
    .enum(['repair', 'stop'])
    .default('repair')
    .describe(
      'what follows when a language agent’s reply still cannot be read after the re-asks, as a team of a wrong size: it is made legal by rule and noted, or the game stops. An option of the agent overrules it; no rule of the game depends on it',
    ),
  teamAccUnit: z
    .enum(['executed', 'proposed'])
    .default('executed')
    .describe(
      'what `teamAccuracy` counts of the just side’s teams: those that went on a quest, or all that were proposed',
    ),
  promptVariant: z
    .enum(['fixed', 'verbatim'])
    .default('fixed')
    .describe('whether prompts state the numbers of the game, or keep silent about them as the paper’s prompt does'),
}
