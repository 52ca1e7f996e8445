/**
 * Trained agents: methods by name, and trainings that resume, for methods of your own too.
 *
 * @module roundtable/learn
 */
export { Adam, type AdamOptions } from './adam.ts'
export type { Card } from './card.ts'
export type { Method, Point, Saved, SavedArray, Score, Trained, Training } from './method.ts'
export { findMethod, methodNames } from './methods.ts'
export { countParameters, drawParameters, splitParameters, type Shapes } from './parameters.ts'
export { train, type TrainOptions, type TrainProgress, type TrainResult } from './train.ts'
