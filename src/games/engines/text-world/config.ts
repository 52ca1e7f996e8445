/** The parameters that all text games share, and how each game adds its own. */
import * as z from 'zod'
import { FOLDS, type Fold } from './tables.ts'
import { string } from '../string.ts'

export interface TextConfig {
  readonly world: 'ours' | 'textworldexpress'
  readonly tables?: string
  readonly fold: Fold
  readonly level: number
  readonly envStepLimit: number
  readonly endless: boolean
  /** Absent: `refuse`. */
  readonly invalid?: 'refuse' | 'step'
}

/** On or off; the published engine writes 1 and 0. */
export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean)

const shared = {
  world: z
    .enum(['ours', 'textworldexpress'])
    .default('ours')
    .describe('our own world, or the published engine’s, which needs its tables'),
  tables: string().min(1).optional().describe('folder with the data tables of TextWorldExpress'),
  fold: z.enum(FOLDS).default('train').describe('which rooms, things and problems; the folds share none'),
  level: z.int().min(1).max(5).default(1).describe('our world: how hard, unless told in detail'),
  envStepLimit: z.int().min(1).max(1_000_000).optional().describe('the episode ends after so many steps'),
  invalid: z
    .enum(['refuse', 'step'])
    .optional()
    .describe('a command that is not valid is refused, or (step) answered in the game’s words and counted as a step'),
  endless: z.boolean().default(false).describe('play on whatever happens, as the published engine does'),
}

/** The cap of the papers' evaluations. */
export const PUBLISHED_STEP_LIMIT = 50

/** What a game adds to the shared parameters, with the step limit that goes with them. */
type Added<Filled> = Filled & Pick<TextConfig, 'envStepLimit'>

export interface TextParameters<Fields extends z.ZodRawShape, Filled> {
  readonly fields: Fields
  /** What the published engine takes for what is not given. */
  readonly published: Added<Filled>
  /** What our world takes at each level, from 1. */
  readonly levels: readonly Added<Filled>[]
  /** The tables that the published world needs; each throws where it is missing. */
  readonly tables: readonly ((folder: string) => unknown)[]
  /** Parameters that the published engine does not have; in its world they stay as they are. */
  readonly oursOnly?: readonly (keyof Filled & string)[]
  /** What is wrong with these parameters in this world, if anything. */
  check?(config: TextConfig & Filled): string | undefined
}

/** A schema whose values have every parameter filled in, by world and level. */
export function textConfig<Fields extends z.ZodRawShape, Filled>(
  parameters: TextParameters<Fields, Filled>,
): z.ZodType<TextConfig & Filled> {
  const schema = z.strictObject({ ...shared, ...parameters.fields }).transform((given, context) => {
    const { world, level } = given as TextConfig
    const base = world === 'ours' ? parameters.levels[level - 1]! : parameters.published
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const config = { ...base, ...set } as TextConfig & Filled
    const problem =
      checkTables(config, parameters.tables) ?? checkOurs(config, parameters) ?? parameters.check?.(config)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return config
  })
  return schema
}

function checkTables({ world, tables }: TextConfig, needed: TextParameters<any, any>['tables']): string | undefined {
  if (world === 'ours') return undefined
  if (tables === undefined)
    return 'the world textworldexpress needs `tables`: the folder with the data tables of TextWorldExpress'
  try {
    for (const table of needed) table(tables)
  } catch (error) {
    return `tables: "${tables}" lacks something or holds something else: ${(error as Error).message}`
  }
  return undefined
}

function checkOurs<Filled>(config: TextConfig & Filled, parameters: TextParameters<any, Filled>): string | undefined {
  if (config.world === 'ours') return undefined
  const set = parameters.oursOnly?.find((name) => config[name] !== parameters.published[name])
  return set && `${set} is a parameter of our world; the published game has none`
}
