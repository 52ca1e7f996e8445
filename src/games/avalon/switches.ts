/** The switches: one for every question that the paper's rules leave open (its section 2.2). Defaults: see the presets. */
import { z } from 'zod'

export const ambiguities = {
  /** How many sabotaging cards make each of the five quests fail. */
  failThresholds: z.array(z.int().min(1)).length(5).optional(),
  /** Whether the game stops at three successes or three failures, or always plays five quests. */
  stopAtThree: z.boolean().optional(),
  /**
   * What follows when the fifth team of a round is rejected: it goes all the same (`force`), the evil side wins, a team
   * is drawn by lot, or a sixth leader's team goes without a vote.
   */
  onFifthReject: z.enum(['force', 'evilWins', 'randomTeam', 'sixthForced']).optional(),
  /** Whether the next round is led by the player after the last leader, or after the round's first leader. */
  leaderRotation: z.enum(['perProposal', 'perRound']).default('perProposal'),
  /** What is told of a vote: whether the team was approved, also how many approved, or also who. */
  voteVisibility: z.enum(['outcome', 'tally', 'individual']).optional(),
  /** What is told of a quest: whether it succeeded, or also how many sabotaged it. */
  questVisibility: z.enum(['result', 'count']).optional(),
  /** Whether every evil member of a quest must sabotage it, or plays either card. */
  questPlay: z.enum(['forced', 'evilChoice']).optional(),
  /** Whether the leader votes on their own team. */
  leaderVotes: z.boolean().default(true),
  /** Who speaks first: player 1, the leader, or by lot. */
  speakOrder: z.enum(['seat', 'fromLeader', 'random']).default('seat'),
  /** How many messages each player sends in a discussion; 0: no communication. */
  discussionRounds: z.int().min(0).max(10).optional(),
  /** Whether there is a discussion after the team is chosen, before, or both. */
  discussionWhen: z.enum(['after', 'before', 'both']).default('after'),
  /**
   * Whether the Assassin names Merlin after three successes, and whether that only is reported (`gameWin` stays as the
   * quests left it) or decides the game.
   */
  assassination: z.enum(['off', 'report', 'decides']).optional(),
  /** What `teamAccuracy` counts of the just side's teams: those that went on a quest, or all that were proposed. */
  teamAccUnit: z.enum(['executed', 'proposed']).default('executed'),
  /** Whether prompts state the numbers of the game, or keep silent about them as the paper's prompt does. */
  promptVariant: z.enum(['fixed', 'verbatim']).default('fixed'),
}
