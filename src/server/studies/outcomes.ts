/** How it can end for a participant. The names stand in study files, codes, and exports. */

/** By name: what it means, and what the last page says where the study file says nothing of its own. */
export const OUTCOMES = {
  completed: ['came through all steps', 'You have completed the study. Thank you for taking part.'],
  timeout: [
    'a game reached its time limit',
    'The time for the game was over before it ended. Thank you for taking part.',
  ],
  'partner-left': [
    'somebody else at the table left for good',
    'Your partner has left, so the game could not go on. That is not your fault. Thank you for taking part.',
  ],
  failed: [
    'a game broke off for a technical reason',
    'The game broke off for a technical reason. That is not your fault. Thank you for taking part.',
  ],
  'no-partner': [
    'nobody came to play with in the waiting time',
    'Nobody else came in time to play with you. That is not your fault. Thank you for waiting.',
  ],
  'failed-quiz': [
    'answered a quiz wrongly as often as it may be tried',
    'Some of your answers about the instructions were wrong, so you cannot go on. Thank you for your time.',
  ],
  'not-qualified': [
    'did not reach what a qualification game asks for',
    'You did not reach what is asked for in this game, so you cannot go on. Thank you for your time.',
  ],
  declined: ['did not consent', 'You have not consented, so nothing more is asked of you.'],
  dropped: ['was away for too long', 'You were away for too long, so your place was given to somebody else.'],
  withdrew: ['left of their own accord', 'You have left the study.'],
  released: ['was released by the experimenter', 'You have been released from the study. Thank you for your time.'],
  full: ['came when all places were taken', 'All places of this study are taken. Thank you for your interest.'],
} as const satisfies Readonly<Record<string, readonly [about: string, words: string]>>

export type ParticipantOutcome = keyof typeof OUTCOMES

export const OUTCOME_NAMES = Object.keys(OUTCOMES) as [ParticipantOutcome, ...ParticipantOutcome[]]
