/** `roundtable/testing`: what a game or an agent of your own is checked with. Needs no test framework. */
export { conform, violations, type ConformanceOptions } from './conform.ts'
