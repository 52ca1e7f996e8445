/**
 * Overcooked: two cooks share a kitchen (with gates and walls, in both published rule sets).
 *
 * @module roundtable/games/overcooked
 */
import * as z from 'zod'
import type { Game } from '../../core/game.ts'
import { caseStudies } from './case-studies.ts'
import { configSchema, type Config } from './config.ts'
import { language } from './language.ts'
import { learning } from './learning.ts'
import { news } from './news.ts'
import { observation } from './observation.ts'
import { cutOff, metrics, outcome } from './outcome.ts'
import {
  ACTIONS,
  act,
  observe,
  resample,
  SEATS,
  start,
  turn,
  type Action,
  type Observation,
  type State,
} from './rules.ts'

/** Overcooked, seats `alice` and `bob`: cook and deliver soups in one kitchen, both moving at once. */
export const overcooked: Game<Config, State, Observation, Action> = {
  name: 'overcooked',
  version: 1,
  title: 'Overcooked',
  about: 'Two cooks share a kitchen and deliver soups; gates make them need each other.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (arXiv 2310.03903)',
  config: configSchema,
  action: z.enum(ACTIONS, { error: `an action is one of ${ACTIONS.join(', ')}` }),
  observation,
  presets: { 'real-time': { realTime: 150 }, ...caseStudies },
  metrics,
  seats: () => SEATS,
  start,
  turn,
  observe,
  act,
  outcome,
  news,
  cutOff,
  sample: (_, random) => random.pick(ACTIONS),
  resample,
  language,
  learning,
}

export { caseStudies, type CaseStudy } from './case-studies.ts'
export { kitchenSpec, type Config } from './config.ts'
export { FeatureEncoder, type FeatureOptions } from './encodings/features.ts'
export { CHANNELS, LosslessEncoder, type LosslessOptions } from './encodings/lossless.ts'
export * as engine from './engine/index.ts'
export * as llmCo from './llm-co/index.ts'
export { cookingTime, earnings } from './language.ts'
export { findGrid, findLayout, layouts, type Layout } from './instances.ts'
export { ACTIONS, compile, SEATS, type Action, type Observation, type State } from './rules.ts'
export type { Scene, SceneItem } from './scene.ts'
export { overcooked as default }
