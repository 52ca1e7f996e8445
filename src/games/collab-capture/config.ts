/** What can be set for a game of Collab Capture. */
import * as z from 'zod'
import { captureMap, captureMaps, isSolvable, places, type CaptureMap } from './maps.ts'

/** How the thief chooses its way; see adversary.ts. */
export const thieves = ['code', 'greedy', 'restless', 'minimax'] as const
/** How the thief flees. */
export type Thief = (typeof thieves)[number]

const positions = z.strictObject({
  ...places,
  open: z.array(z.boolean()).optional().describe('whether each door of the map is open; left out: as on the map'),
})

export const captureConfig = z
  .strictObject({
    map: z
      .union([z.enum(['nine-rooms']), captureMap], {
        error: `must be a map by name (${Object.keys(captureMaps).join(', ')}), or an object with rooms, doors and start`,
      })
      .default('nine-rooms')
      .describe('a map by name, or its rooms, doors and start'),
    adversary: z.enum(thieves).default('code').describe('how the thief chooses its way'),
    maxTurns: z.int().min(1).max(1000).default(30).describe('turns after which the thief has escaped'),
    start: z
      .union([
        z.enum(['map', 'sampled']),
        z.strictObject({ optimalTurns: z.int().min(1).describe('turns that optimal play takes from there') }),
        positions,
      ])
      .default('map')
      .describe('as the map says; drawn, every difficulty equally often; drawn of one difficulty; or given'),
  })
  .superRefine((config, context) => {
    const say = (message: string, ...path: string[]): void => context.addIssue({ code: 'custom', message, path })
    if (config.adversary === 'minimax' && !isSolvable(mapOf(config)))
      say('this map is too large for a thief that plays perfectly', 'adversary')
    if (typeof config.start === 'string' || 'optimalTurns' in config.start) return
    const map = mapOf(config)
    const { open, ...where } = config.start
    for (const [who, place] of Object.entries(where))
      if (!map.rooms.some(({ room }) => room === place)) say(`room ${place} is not on the map`, 'start', who)
    if (where.thief === where.alice || where.thief === where.bob)
      say('the thief starts in the room of a player', 'start', 'thief')
    if (open && open.length !== map.doors.length)
      say(`the map has ${map.doors.length} doors, not ${open.length}`, 'start', 'open')
  })

/** The parameters, defaults filled in. */
export type CaptureConfig = z.output<typeof captureConfig>

/** The map of a config: by name, or as it is given. */
export const mapOf = ({ map }: { readonly map: string | CaptureMap }): CaptureMap =>
  typeof map === 'string' ? captureMaps[map]! : map
