/** Parameters and presets of New Game. */
import * as z from 'zod'

export const SEATS = ['guide', 'seeker'] as const

/** Every parameter has a playable default: `{}` is a valid config. */
export const config = z.strictObject({
  boxes: z.int().min(2).max(99).default(8).describe('boxes on the table'),
  tries: z.int().min(1).default(3).describe('boxes that may be opened'),
})

export type Config = z.infer<typeof config>

/** Configs with a name, each completed by the defaults. */
export const presets: Readonly<Record<string, Partial<Config>>> = { hard: { boxes: 40, tries: 2 } }
