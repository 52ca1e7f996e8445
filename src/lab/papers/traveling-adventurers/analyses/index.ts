/** Analyses of the dialogues of Traveling Adventurers, as pure functions over logs (paper, section 5.3 and appendices). */
export { countCoOccurrence, type CoOccurrence } from './co-occurrence.ts'
export { countDesync } from './desync.ts'
export { countExtractions } from './extraction.ts'
export { countFailures } from './failures.ts'
export { countSuggestLengths } from './suggest-lengths.ts'
export { countTransitions, START, STOP, type Transitions } from './transitions.ts'
export { readTurns, type ActTurn } from './turns.ts'
