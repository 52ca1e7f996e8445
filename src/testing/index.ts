/**
 * What a game or an agent of your own is checked with. Needs no test framework.
 *
 * @module roundtable/testing
 */
export { checkLearning, type LearningCheck } from './check-learning.ts'
export { scrambler } from './check-table.ts'
export { conform, violations, type ConformanceOptions } from './conform.ts'
