/** The engine of the kitchens: typed arrays, no objects per step. For learners and planners. */
export { formatCompact, parseCompact } from './compact.ts'
export { Distances, UNREACHABLE } from './distances.ts'
export { EVENTS, nameEvents, type Event } from './events.ts'
export { isDead } from './dead.ts'
export * from './items.ts'
export * from './kitchen.ts'
export type { KitchenSpec, PerSoup, Shaping } from './spec.ts'
export { createResult, HAPPENED, SHAPED, SPARSE, step } from './step.ts'
