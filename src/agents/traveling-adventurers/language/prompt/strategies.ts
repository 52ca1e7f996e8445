/** The ways to play that the worked examples of the prompts show. */
export const STRATEGIES = ['full-exchange', 'lazy', 'node-by-node'] as const
export type Strategy = (typeof STRATEGIES)[number]
