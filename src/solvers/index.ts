/**
 * Exact optimisers, each for one kind of problem. They load in a browser.
 *
 * @module roundtable/solvers
 */
export * from './distances.ts'
export * from './expression.ts'
export * from './itinerary.ts'
export * from './matching.ts'
export * as rational from './rational.ts'
export * from './rendezvous.ts'
export * from './role-worlds/index.ts'
export * from './shortest-path.ts'
export * from './strata.ts'
export * from './team-values.ts'
export * from './tours/index.ts'
