/** The engine of the four text games, for programs that step a world many times. */
export { TextWorld } from './engine.ts'
export { exportStateGraph, type StateGraph } from './state-graph.ts'
export { provideTables } from './tables.ts'
export { PLAYER } from './player.ts'
export { openWorld, type TextAction, type TextGame, type TextObservation, type TextState } from './text-game.ts'
