/** What can be set for a game of Collab Escape. */
import * as z from 'zod'
import { escapeMap, escapeMaps, isSolvable, misplaced, misplacedStart, places, room, type EscapeMap } from './maps.ts'

/** How the killer chooses its way; see adversary.ts. */
const killers = ['code', 'greedy'] as const

/** What the paper tells (section 3.2), where its program does otherwise: see `preset`. */
const presets = {
  code: { generators: 'map', lossIf: 'any' },
  paper: { generators: 'random', lossIf: 'both' },
} as const

export const escapeConfig = z
  .strictObject({
    preset: z
      .enum(['code', 'paper'])
      .default('code')
      .describe(
        'what holds unless it is given: generators of the map and a loss with the first one caught, as in the paper’s program; or two randomly selected rooms, and a win if any one escapes, as the paper tells',
      ),
    map: z
      .union([z.enum(Object.keys(escapeMaps) as (keyof typeof escapeMaps)[]), escapeMap], {
        error: `must be a map by name (${Object.keys(escapeMaps).join(', ')}), or an object with rooms, generators, exit and start`,
      })
      .default('code')
      .describe('a map by name, or its rooms, generators, exit and start'),
    adversary: z.enum(killers).default('code').describe('how the killer chooses its way'),
    killerMayStay: z.boolean().default(false).describe('whether the killer of the code may stay while it wanders'),
    generators: z
      .union([z.enum(['map', 'random']), z.array(room).min(1).max(2)])
      .optional()
      .describe('where the generators are: as the map says, drawn such that escape can be made sure, or given'),
    fixesNeeded: z
      .int()
      .min(1)
      .max(5)
      .default(2)
      .describe('fixes in turns that follow each other that mend a generator'),
    fixBy: z
      .enum(['any', 'same'])
      .default('any')
      .describe('whether the fixes of one generator may come from both survivors or must all come from the same one'),
    lossIf: z.enum(['any', 'both']).optional().describe('how many survivors have to be caught for the game to be lost'),
    maxTurns: z.int().min(1).max(1000).default(50).describe('turns after which nobody has escaped'),
    start: z
      .union([
        z.enum(['map', 'sampled']),
        z.strictObject({ optimalTurns: z.int().min(1).describe('expected turns of optimal play from there, rounded') }),
        z.strictObject(places),
      ])
      .default('map')
      .describe('as the map says; drawn, every difficulty equally often; drawn of one difficulty; or given'),
  })
  .superRefine((config, context) => {
    const say = (message: string, ...path: string[]): void => context.addIssue({ code: 'custom', message, path })
    const map = mapOf(config)
    const rooms = new Set(map.rooms.map(({ room }) => room))
    if (Array.isArray(config.generators))
      for (const issue of misplaced(rooms, config.generators, map.exit)) say(issue, 'generators')
    if (typeof config.start === 'object' && 'alice' in config.start)
      for (const issue of misplacedStart(rooms, config.start)) say(issue, 'start')
    if ((config.generators ?? presets[config.preset].generators) === 'random' && !isSolvable(map))
      say('this map is too large to be solved, so none can be drawn', 'generators')
  })
  .transform(({ preset, ...given }) => ({
    ...given,
    generators: given.generators ?? presets[preset].generators,
    lossIf: given.lossIf ?? presets[preset].lossIf,
  }))

/** The parameters, defaults filled in. */
export type EscapeConfig = z.output<typeof escapeConfig>

/** The map of a config: by name, or as it is given. */
export const mapOf = ({ map }: { readonly map: keyof typeof escapeMaps | EscapeMap }): EscapeMap =>
  typeof map === 'string' ? escapeMaps[map] : map
