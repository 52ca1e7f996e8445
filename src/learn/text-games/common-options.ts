/** What all methods of the text games take. */
import { z } from 'zod'

export const commonOptions = {
  modules: z.boolean().default(false).describe('learn to ask the modules too'),
  level: z.int().min(1).max(2).default(1).describe('the level of the games it learns from (TWC: the first)'),
  tables: z
    .string()
    .optional()
    .describe('learn the published world instead of ours: the folder with the data tables of TextWorldExpress'),
  measured: z
    .int()
    .min(1)
    .max(10_000)
    .default(100)
    .describe('games of each kind that the score is measured on at the end'),
}

/** The world that is learnt, in words. */
export const worldIn = ({ level, tables }: { readonly level: number; readonly tables?: string | undefined }): string =>
  tables === undefined ? `level ${level} of our own world` : 'the published world'
