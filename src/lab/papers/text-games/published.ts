/** The numbers of Fang et al. (2024), tables 4 to 7: score and environment steps, means over 100 games. */

export const GAMES = ['arithmetic', 'map-reader', 'sorting', 'twc'] as const
export type GameName = (typeof GAMES)[number]

export type Pair = readonly [score: number, steps: number]
type ByGame = Readonly<Record<GameName, Pair>>

const games = (arithmetic: Pair, mapReader: Pair, sorting: Pair, twc: Pair): ByGame => ({
  arithmetic,
  'map-reader': mapReader,
  sorting,
  twc,
})

/** On the test set. */
export const table4 = {
  DRRN: games([0.17, 10], [0.02, 50], [0.03, 21], [0.57, 27]),
  'DRRN + modules': games([0.14, 7], [0.02, 50], [0.03, 18], [0.37, 34]),
  'behavior cloning': games([0.56, 5], [0.71, 27], [0.72, 7], [0.9, 6]),
  'behavior cloning + modules': games([1, 5], [1, 10], [0.98, 8], [0.97, 3]),
  'GPT-3.5': games([1, 4], [0.86, 15], [0.71, 7], [0.94, 4]),
} as const

/** GPT-3.5 on the three sets. */
export const table5 = {
  train: games([1, 3], [0.84, 15], [0.7, 7], [0.93, 4]),
  dev: games([0.95, 4], [0.84, 14], [0.63, 6], [0.835, 5]),
  test: games([1, 4], [0.86, 15], [0.71, 7], [0.94, 4]),
} as const

/** GPT-3.5 with and without the constraint rules, on the test set. */
export const table6 = {
  with: games([1, 4], [0.86, 15], [0.71, 7], [0.94, 4]),
  without: games([0.96, 3], [0.64, 12], [0.35, 10], [0.73, 7]),
} as const

/** Two models, on the test set. */
export const table7 = {
  'GPT-3.5': games([1, 4], [0.86, 15], [0.71, 7], [0.94, 4]),
  'GPT-4': games([1, 4], [0.99, 7], [0.93, 8], [0.71, 16]),
} as const
