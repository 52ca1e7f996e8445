/** The text games for learners: the score as it grows, the valid actions by number, words as numbers. */
import type { Learning } from '../../../core/learning.ts'
import { TextBatch, type BatchParts } from './batch.ts'
import type { TextConfig } from './config.ts'
import { encodings, learnersText } from './encodings.ts'
import { settings } from './settings/index.ts'
import { furnitureOf } from './settings/setting.ts'
import { roomPlans } from './tables.ts'
import type { TextObservation } from './observation.ts'
import type { TextAction, TextState } from './state.ts'
import type { Rules, Thing, World } from './world.ts'

/** What limits how much can be done at once in the worlds of a config. */
export interface Limits {
  /** Things that can be taken, at the most. */
  readonly items: number
  /** How many of them can be carried at once; absent: all. */
  readonly capacity?: number
  /** How many of them can be read. */
  readonly readable?: number
  /** Whether rooms hold the furniture of the world, besides the box. */
  readonly furnished: boolean
  /** Whether passages may have doors. */
  readonly doors?: boolean
}

/** The most commands that can be valid at once, in any world that can be dealt. */
export function countCommands(
  config: TextConfig,
  { asksTask, opensCupboards }: Rules<any>,
  { items, capacity = items, readable = 0, furnished, doors = false }: Limits,
): number {
  const rooms = furnished ? furnishings(config) : []
  const most = (kinds: readonly Thing['kind'][]): number =>
    Math.max(0, ...rooms.map((things) => things.filter(({ kind }) => kinds.includes(kind)).length))
  const containers = most(['surface', 'cupboard']) + 1
  const carried = Math.min(items, capacity)
  const general = 2 + (asksTask ? 1 : 0) + 4 + (doors ? 8 : 0) + (opensCupboards ? most(['cupboard']) : 0)
  return general + readable + carried * containers + (items - carried)
}

/** What may stand in a room. */
const furnishings = ({ world, fold, tables }: TextConfig): (readonly Thing[])[] =>
  world === 'ours'
    ? Object.values(settings[fold].rooms).map(furnitureOf)
    : [...roomPlans(tables!).values()].map(({ fixtures }) => fixtures)

export function textLearning<Config extends TextConfig, Goal>(
  parts: BatchParts<Config, Goal>,
): Learning<Config, TextState<Goal>, TextObservation, TextAction> {
  const scoreOf = ({ world, situation }: { world: World<Goal>; situation: TextState<Goal>['situation'] }): number =>
    parts.rules.judge(world, situation).score
  return {
    /** By how much the score grew. A lost game takes back what was earned. */
    reward: (before, after) => ({ player: Math.max(0, scoreOf(after)) - Math.max(0, scoreOf(before)) }),
    /** -1 for losing the game, as the published engine scores it. */
    shaped: (before, after) => ({ player: Math.min(0, scoreOf(after)) - Math.min(0, scoreOf(before)) }),
    actions: ({ validActions }) => validActions.map((command) => ({ command })),
    actionCount: (config) => parts.actionCount(config),
    text: (observation) => learnersText(observation, observation.task),
    encodings,
    batch: (config, size, options) => new TextBatch(parts, config, size, options),
  }
}
