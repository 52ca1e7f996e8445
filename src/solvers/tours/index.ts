/** Tours: round trips with the largest sum of weights, exactly, and what can be said while weights are unknown. */
export * from './certificate.ts'
export * from './greedy.ts'
export * from './held-karp.ts'
export * from './rank.ts'
export type { ProvedTour } from './proved-tour.ts'
export * from './weights.ts'
