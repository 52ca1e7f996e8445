/** Parameters of Assignment. */
import * as z from 'zod'
import { mannersFields } from '../engines/dialogue/manners.ts'
import type { Labels } from './labels.ts'
import { string } from '../engines/string.ts'

const table = <Cell extends z.ZodType>(cell: Cell) => z.array(z.array(cell).min(2)).min(2)

/** A given table, in the fields of the published games (others, such as what players saw, follow from these). */
const instance = z
  .object({
    values: table(z.number()).describe(
      'how well each reviewer (row) fits each paper (column), 0 to 99; 50 where neither player sees it',
    ),
    masks: z
      .array(table(z.union([z.literal(0), z.literal(1)])))
      .length(2)
      .describe('for each player: 1 where it sees the cell'),
    scales: z
      .array(z.number().positive())
      .length(2)
      .describe('what each player’s numbers are multiplied by; told to nobody'),
  })
  .superRefine(({ values, masks }, context) => {
    const size = values.length
    for (const [name, grid] of [
      ['values', values],
      ['masks.0', masks[0]!],
      ['masks.1', masks[1]!],
    ] as const)
      if (grid.length !== size || grid.some((row) => row.length !== size))
        context.addIssue({ code: 'custom', path: [name], message: `must have ${size} rows of ${size} cells` })
  })

const labels: z.ZodType<Labels> = z.object({
  papers: z
    .array(
      z.object({
        short: string().min(1).describe('the paper as people say it; one word'),
        title: string().min(1).describe('the whole title'),
      }),
    )
    .describe('the papers: the columns of the table'),
  reviewers: z.array(string().min(1)).describe('the reviewers: the rows of the table'),
  aliases: z.array(string()).optional().describe('full names that some reviewers also go by'),
})

export const config = z
  .strictObject({
    ...mannersFields,
    size: z.int().min(2).max(20).default(8).describe('papers, and as many reviewers'),
    observed: z.number().min(0).max(1).default(0.4).describe('the chance that a player sees a cell'),
    margin: z
      .number()
      .min(1)
      .default(1.25)
      .describe('a dealt table is worth this many times what either player would reach alone'),
    tries: z.int().min(0).default(10_000).describe('tables drawn before any will do'),
    normalisation: z
      .enum(['best', 'range'])
      .default('best')
      .describe(
        '`best`: reward is score / best, as published (a random assignment has 0.61). `range`: (score - worst) / (best - worst)',
      ),
    instance: instance.optional().describe('a given table instead of a dealt one'),
    labels: z
      .union([z.enum(['own', 'published']), labels])
      .optional()
      .describe('names; absent: ours for dealt tables, the published ones for given tables of their size'),
  })
  .superRefine(({ labels, size, instance }, context) => {
    const wanted = instance?.values.length ?? size
    if (wanted > 20) context.addIssue({ code: 'custom', path: ['instance'], message: 'a table has at most 20 rows' })
    if (labels === 'published' && wanted > 8)
      context.addIssue({ code: 'custom', path: ['labels'], message: 'there are published names for 8 papers only' })
    if (typeof labels === 'object' && (labels.papers.length !== wanted || labels.reviewers.length !== wanted))
      context.addIssue({ code: 'custom', path: ['labels'], message: `needs ${wanted} papers and ${wanted} reviewers` })
  })

/** The parameters, defaults filled in. */
export type AssignmentConfig = z.output<typeof config>
