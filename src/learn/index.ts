/**
 * Trained agents: methods by name, trainings that resume, and the interface over the numeric library for methods of your
 * own.
 *
 * @module roundtable/learn
 */
export { Adam, type AdamOptions } from './adam.ts'
export type { Card } from './card.ts'
export type { Method, Point, Saved, SavedArray, Score, Trained, Training } from './method.ts'
export { findMethod, methodNames } from './methods.ts'
export { openNumeric, type Data, type Numeric, type Operations, type Value, type Values } from './numeric.ts'
export { countParameters, drawParameters, splitParameters, type Shapes } from './parameters.ts'
export { train, type TrainOptions, type TrainProgress, type TrainResult } from './train.ts'
