/** The kitchen that is trained for, by any of its names. */
import { z } from 'zod'
import { findLayout, layouts } from '../../games/overcooked/index.ts'

export const layoutOption = z
  .string()
  .default('cramped-room')
  .refine((name) => findLayout(name) !== undefined, {
    error: ({ input }) =>
      `no kitchen is called "${String(input)}"; there are ${layouts.map(({ name }) => name).join(', ')}`,
  })
  .describe('the kitchen')

export const nameLayout = (layout: string): string => findLayout(layout)!.name
