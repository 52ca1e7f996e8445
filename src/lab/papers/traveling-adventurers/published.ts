/** The numbers of the paper (Jeknić, Duchnowski, Koller 2025, arXiv 2505.15490), as printed there. */

export const PAPER =
  'Jeknić, Duchnowski, Koller 2025: Collaborative Problem-Solving in an Optimization Game (arXiv 2505.15490)'

/** Episodes a cell of table 1, and of table 3. */
export const SELF_PLAY_EPISODES = 100
export const HUMAN_EPISODES = 50

export const PAPER_AGENTS = ['baseline', 'grounding', 'state-tracking', 'problem-solving'] as const
export type PaperAgent = (typeof PAPER_AGENTS)[number]

/** Per cent of 100 games of self-play (table 1). */
export const TABLE_1: Readonly<Record<PaperAgent, readonly [identical: number, correct: number, optimal: number]>> = {
  baseline: [99, 71, 28],
  grounding: [100, 65, 25],
  'state-tracking': [99, 86, 17],
  'problem-solving': [98, 98, 45],
}

/** Per cent of 50 games with people, and mean turns of agent and person (table 3). */
export const TABLE_3 = {
  baseline: { completed: 88, high: 26, optimal: 10, agentTurns: 10.1, humanTurns: 8.2 },
  'problem-solving': { completed: 76, high: 32, optimal: 20, agentTurns: 9.4, humanTurns: 7.8 },
} as const

/** The lengths that tables 5 and 6 have columns for. */
export const LENGTHS = [2, 3, 4, 5, 6, 7, 8] as const

/** Per cent of all suggestions by their number of rooms, with people (table 5). */
export const TABLE_5: Readonly<Record<keyof typeof TABLE_3, readonly number[]>> = {
  baseline: [65.5, 4.5, 1.7, 0.3, 4.5, 23.1, 0.3],
  'problem-solving': [91.6, 2.6, 0.6, 0.3, 0.6, 4.2, 0],
}

/** The same in self-play, which names no suggestion of eight rooms (table 6). */
export const TABLE_6: Readonly<Record<PaperAgent, Readonly<Record<'USER' | 'BOT', readonly number[]>>>> = {
  baseline: { USER: [95.8, 2.1, 0, 0.3, 0.3, 1.4], BOT: [95.6, 3.4, 0.5, 0.3, 0, 0.3] },
  grounding: { USER: [88.5, 6, 0.9, 0, 0, 4.6], BOT: [96, 2.9, 0, 0.3, 0, 0.6] },
  'state-tracking': { USER: [91.3, 5.4, 1.2, 0.4, 0, 1.7], BOT: [99.6, 0.4, 0, 0, 0, 0] },
  'problem-solving': { USER: [73.5, 4, 0.4, 1.8, 1.8, 18.4], BOT: [96.2, 1.9, 0.5, 0.5, 0.5, 0.3] },
}

/** Share of rejections among all actions (section 5.3.2). */
export const REJECTIONS = 0.001
