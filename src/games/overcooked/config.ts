/** The parameters of an episode, and the kitchen that they stand for. */
import * as z from 'zod'
import { parseCompact } from './engine/compact.ts'
import { CONTENTS } from './engine/items.ts'
import { Kitchen } from './engine/kitchen.ts'
import type { KitchenSpec } from './engine/spec.ts'
import { whyHopeless } from './reachable.ts'
import { findGrid, findLayout, layouts } from './instances.ts'
import { string } from '../engines/string.ts'

const amount = z.number().int().min(0).max(1000)
const perSoup = z.union([
  amount,
  z.strictObject({ onion: amount.describe('for each onion in it'), tomato: amount.describe('for each tomato in it') }),
])
const soup = string().refine((letters) => (CONTENTS as readonly string[]).includes(letters) && letters !== '', {
  message: 'a soup is one of ' + CONTENTS.slice(1).join(', '),
})
const place = z.tuple([z.number().int().min(0), z.number().int().min(0)])

export const configSchema = z
  .strictObject({
    layout: string().default('cramped-room').describe('a kitchen by name; ignored where a grid is given'),
    grid: z
      .array(string())
      .optional()
      .describe('a kitchen of your own: rows of X O T D P S W G, blanks for floor, 1 and 2 for the starts'),
    starts: z.array(place).length(2).optional().describe('where the players start, for a grid without digits'),
    dynamics: z.enum(['classic', 'modern']).default('classic').describe('pots start by themselves, or by hand'),
    horizon: z.number().int().min(1).max(30_000).default(400).describe('steps of an episode'),
    realTime: z
      .number()
      .int()
      .min(20)
      .max(60_000)
      .optional()
      .describe(
        'milliseconds of a step that waits for nobody: who has chosen nothing stays; absent: it waits for both',
      ),
    cookTime: perSoup.optional().describe('steps until a soup is ready: 20 unless the layout says otherwise'),
    value: perSoup.optional().describe('points of a delivery: 20 unless the layout says otherwise'),
    orders: z.array(soup).nullish().describe('soups that earn points; null: all'),
    bonusOrders: z.array(soup).optional().describe('soups that earn more'),
    bonus: z.number().int().min(1).max(100).default(2).describe('by how much'),
    orderList: z
      .array(z.enum(['onion', 'tomato', 'any']))
      .min(1)
      .nullable()
      .default(null)
      .describe('classic: soups wanted in turn, the last ends the episode'),
    shaping: z
      .strictObject({
        placement: z.number().describe('for an ingredient put into a pot'),
        dishPickup: z.number().describe('for a dish taken while a pot is in use and nobody has one to spare'),
        soupPickup: z.number().describe('for a soup plated from a pot'),
        gateOpening: z.number().describe('for a closed gate opened'),
      })
      .partial()
      .default({})
      .describe('extra reward for learners (3, 3, 5 and 0 unless given); never part of the score'),
    idleTick: z
      .union([z.literal(0), z.literal(-1)])
      .optional()
      .describe('how the compact state writes the tick of a pot that does not cook'),
    state: string().optional().describe('a compact state to begin from'),
    randomStart: z
      .strictObject({
        places: z.boolean().default(true).describe('whether the cooks begin at random places'),
        things: z.number().min(0).max(1).default(0).describe('the chance that a hand or a pot is not empty'),
      })
      .optional()
      .describe('begin at random places, and with a probability for things in hands and pots'),
  })
  .superRefine((config, context) => {
    try {
      const kitchen = new Kitchen(kitchenSpec(config))
      const hopeless = whyHopeless(kitchen)
      if (hopeless !== undefined) throw new RangeError(`nothing can be delivered in this kitchen: ${hopeless}`)
      if (config.state !== undefined) parseCompact(kitchen, config.state)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
    }
  })

/** The parameters, defaults filled in. */
export interface Config extends z.infer<typeof configSchema> {}

/** The kitchen of a config. Throws `RangeError` naming what is wrong with the layout, the grid or the starts. */
export function kitchenSpec(config: Config): KitchenSpec {
  const layout = config.grid ? findGrid(config.grid) : findLayout(config.layout)
  if (!config.grid && !layout) {
    throw new RangeError(
      `no layout is called "${config.layout}"; there are ${layouts.map(({ name }) => name).join(', ')}, or give a grid`,
    )
  }
  const drawn = config.grid ?? layout!.grid
  const classic = config.dynamics === 'classic'
  const recipes = classic ? undefined : (layout?.recipes ?? (layout ? { orders: ['ooo'] } : undefined))
  const spec: KitchenSpec = {
    grid: drawn.map((row) => row.replace(/[1-9]/g, ' ')),
    starts: config.starts ?? findStarts(config.grid ? drawn : layout!.grid) ?? findStarts(layout?.grid ?? []) ?? [],
    dynamics: config.dynamics,
    cookTime: config.cookTime ?? recipes?.cookTime ?? 20,
    value: config.value ?? recipes?.value ?? 20,
    orders: config.orders !== undefined ? config.orders : (recipes?.orders ?? null),
    bonusOrders: config.bonusOrders ?? recipes?.bonusOrders ?? [],
    bonus: config.bonus,
    orderList: classic ? config.orderList : null,
    shaping: { placement: 3, dishPickup: 3, soupPickup: 5, gateOpening: 0, ...config.shaping },
    idleTick: config.idleTick ?? (classic ? (layout?.idleTick ?? 0) : -1),
  }
  checkGrid(spec)
  return spec
}

/** The places of the digits 1 and 2; undefined where there are none. */
function findStarts(grid: readonly string[]): [number, number][] | undefined {
  const starts: [number, number][] = []
  grid.forEach((row, y) =>
    [...row].forEach((tile, x) => (/[1-9]/.test(tile) ? (starts[Number(tile) - 1] = [x, y]) : undefined)),
  )
  return starts.length > 0 ? starts : undefined
}

function checkGrid({ grid, starts }: KitchenSpec): void {
  const width = grid[0]?.length ?? 0
  if (grid.length < 3 || width < 3 || grid.length > 64 || width > 64)
    throw new RangeError('a grid has from 3 to 64 rows of 3 to 64 tiles')
  grid.forEach((row, y) => {
    if (row.length !== width)
      throw new RangeError(`row ${y} of the grid has ${row.length} tiles, row 0 has ${width}; all rows must be as long`)
    ;[...row].forEach((tile, x) => {
      if (!' XOTDPSWG'.includes(tile)) {
        throw new RangeError(
          `"${tile}" at ${x},${y} is no tile; tiles are X counter, O onions, T tomatoes, D dishes, P pot, S serving, W wall, G gate, blank floor, 1 and 2 starts`,
        )
      }
      const border = x === 0 || y === 0 || x === width - 1 || y === grid.length - 1
      if (border && (tile === ' ' || tile === 'G'))
        throw new RangeError(`${x},${y} is on the border and must not be floor or gate`)
    })
  })
  if (starts.length !== 2 || starts.some((start) => !start))
    throw new RangeError('a kitchen needs two starts: the digits 1 and 2 in the grid, or "starts"')
  starts.forEach(([x, y], player) => {
    if (grid[y]?.[x] !== ' ') throw new RangeError(`player ${player} cannot start at ${x},${y}: it is not floor`)
  })
  if (String(starts[0]) === String(starts[1])) throw new RangeError('both players start at the same place')
}
