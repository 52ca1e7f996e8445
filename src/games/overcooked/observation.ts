/** What a cook may know, as a schema. Nothing but the partner's pending move is hidden in a kitchen. */
import * as z from 'zod'
import type { Agree, ValueOf } from '../../core/schema.ts'
import { ACTIONS, SEATS, type Observation } from './rules.ts'
import { string } from '../engines/string.ts'

const name = z.enum(SEATS)
const move = z.enum(ACTIONS)

const place = {
  x: z.int().min(0).describe('column, from the left'),
  y: z.int().min(0).describe('row, from the top'),
}

const perSoup = z.union([
  z.number(),
  z.strictObject({
    onion: z.number().describe('for each onion in it'),
    tomato: z.number().describe('for each tomato in it'),
  }),
])

const kitchen = z.strictObject({
  grid: z
    .array(string())
    .describe(
      'rows of equal length: blank floor, X counter, O onions, T tomatoes, D dishes, P pot, S serving, W wall, G gate',
    ),
  starts: z.array(z.tuple([z.number(), z.number()])).describe('where alice and bob begin, as x and y'),
  dynamics: z
    .enum(['classic', 'modern'])
    .describe('classic: a pot starts by itself at its third ingredient; modern: an empty hand starts it'),
  cookTime: perSoup.describe('steps from the start until a soup is ready, for any soup or summed over ingredients'),
  value: perSoup.describe('what a delivered soup earns, for any soup or summed over ingredients'),
  orders: z.array(string()).nullable().describe('soups that earn anything, as letters of ingredients; null: all'),
  bonusOrders: z.array(string()).describe('soups that earn more'),
  bonus: z.number().describe('how many times their value these earn'),
  orderList: z
    .array(z.enum(['onion', 'tomato', 'any']))
    .nullable()
    .describe('classic: soups wanted one after the other, the last ends the episode; null: any soup, for ever'),
  shaping: z
    .strictObject({
      placement: z.number().describe('for an ingredient put into a pot'),
      dishPickup: z.number().describe('for a dish taken while a pot is in use and nobody has one to spare'),
      soupPickup: z.number().describe('for a soup plated from a pot'),
      gateOpening: z.number().describe('for a closed gate opened'),
    })
    .describe('extra reward for learners; never part of the score'),
  idleTick: z
    .union([z.literal(0), z.literal(-1)])
    .describe('what the compact state writes as the tick of a pot that does not cook'),
})

const item = z.strictObject({
  kind: z.enum(['onion', 'tomato', 'dish', 'soup']).describe('what it is'),
  contents: string().optional().describe('what a soup is made of, as letters: o for onion, t for tomato'),
})

const cook = z.strictObject({
  ...place,
  facing: z.enum(['north', 'south', 'east', 'west']).describe('which way the cook looks'),
  holding: item.nullable().describe('what the cook holds; null: nothing'),
})

const scene = z.strictObject({
  players: z
    .strictObject({ alice: cook.describe('the first cook'), bob: cook.describe('the second cook') })
    .describe('where the cooks are and what they hold'),
  pots: z
    .array(
      z.strictObject({
        ...place,
        contents: string().describe('what is in it, as letters: o for onion, t for tomato'),
        left: z.number().nullable().describe('steps until it is ready; null while it does not cook'),
      }),
    )
    .describe('the pots'),
  lying: z
    .array(z.strictObject({ ...place, item: item.describe('what lies there') }))
    .describe('things that lie on counters'),
  gates: z
    .array(
      z.strictObject({
        ...place,
        open: z.boolean().describe('whether it is open'),
        left: z.number().describe('steps that an open gate stays open with nobody in it'),
      }),
    )
    .describe('the gates'),
})

export const observation = z.strictObject({
  seat: name.describe('the cook that sees this'),
  partner: name.describe('the other cook'),
  kitchen: kitchen.describe('the kitchen and its rules; the same for a whole episode'),
  horizon: z.int().describe('steps of an episode'),
  tick: z.int().min(0).describe('steps made so far'),
  cells: z.array(z.int()).describe('the whole state as the engine keeps it, for programs that use the engine'),
  compact: string().describe('the whole state as one line of text, which a config can begin from'),
  last: z
    .strictObject({ alice: move.describe('of alice'), bob: move.describe('of bob') })
    .nullable()
    .describe('the moves of the last tick; null at the beginning'),
  score: z.number().describe('points earned so far, together'),
  scene: scene.describe('the kitchen as things with names and places'),
})

true satisfies Agree<ValueOf<typeof observation>, Observation>
