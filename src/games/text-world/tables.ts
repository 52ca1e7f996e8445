/**
 * The data tables of the published engine (TextWorldExpress), read from a folder that the user names.
 *
 * This is the one file of the text games that touches the disk: the tables are the publisher's and are not part of
 * Roundtable. Reading is synchronous, happens once for a folder and a file, and what was read never changes: to the rules
 * of a game a table is a constant. A folder that lacks a table is noticed when a config is validated.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Thing } from './world.ts'

/** The parts of an object set or a problem set that play never mixes. */
export const FOLDS = ['train', 'dev', 'test'] as const
export type Fold = (typeof FOLDS)[number]
export type ByFold<Value> = Readonly<Record<Fold, Value>>

export interface RoomPlan {
  readonly name: string
  readonly prefersConnectingTo: readonly string[]
  readonly fixtures: readonly Thing[]
}

export interface ArithmeticProblem {
  readonly num1: number
  readonly num2: number
  readonly op: '+' | '-' | '*' | '/'
  readonly distractors: readonly number[]
}

/** Name, quantity, unit (empty for things that are counted). */
export type SortingItem = readonly [name: string, quantity: number, unit: string]

/** An object of everyday life and the containers in which one would look for it. */
export interface HouseholdObject {
  readonly name: string
  readonly locations: readonly string[]
}

/** One fact of the published knowledge base. */
export interface Fact {
  readonly object: string
  readonly place: string
}

const byFold = <Schema extends z.ZodType>(schema: Schema) => z.object({ train: schema, dev: schema, test: schema })

const roomsFile = z.object({
  rooms: z.array(
    z.object({
      name: z.string(),
      prefersConnectingTo: z.array(z.string()),
      contents: z.array(z.object({ name: z.string(), container: z.boolean(), openable: z.boolean() })),
    }),
  ),
})
const doorsFile = z.object({ doors: z.record(z.string(), z.array(z.string())) })
const locationsFile = z.object({ order: z.array(z.string()) })
const fruitFile = byFold(z.array(z.tuple([z.string(), z.string()])))
const problemsFile = byFold(
  z.array(
    z.object({
      num1: z.number(),
      num2: z.number(),
      op: z.enum(['+', '-', '*', '/']),
      distractors: z.array(z.number()),
    }),
  ),
)
const sortingFile = byFold(z.array(z.array(z.tuple([z.string(), z.number(), z.string()]))))
const household = z.record(z.string(), z.object({ name: z.string(), locations: z.array(z.string()) }))
const objectsFile = z.object({ train: household, valid: household, test: household })

/** Reads a table of a folder and shapes it; later calls for the same folder return the same value. */
function table<Value>(file: string, shape: (text: string) => Value): (folder: string) => Value {
  const known = new Map<string, Value>()
  return (folder) => {
    const present = known.get(folder)
    if (present !== undefined) return present
    const value = shape(readFileSync(join(folder, file), 'utf8'))
    known.set(folder, value)
    return value
  }
}

export const roomPlans = table('rooms.json', (text): ReadonlyMap<string, RoomPlan> => {
  const plans = roomsFile.parse(JSON.parse(text)).rooms.map(({ name, prefersConnectingTo, contents }) => ({
    name,
    prefersConnectingTo,
    fixtures: contents.map((fixture): Thing => ({
      name: fixture.name,
      kind: !fixture.container ? 'scenery' : fixture.openable ? 'cupboard' : 'surface',
    })),
  }))
  return new Map(plans.map((plan) => [plan.name, plan]))
})

/** Descriptions of the doors between two rooms, under `one room+other room`. */
export const doorNames = table('doors.json', (text): ReadonlyMap<string, readonly string[]> => {
  return new Map(Object.entries(doorsFile.parse(JSON.parse(text)).doors))
})

/** Names of places for maps. */
export const locationNames = table(
  'mapreader-locations.json',
  (text): readonly string[] => locationsFile.parse(JSON.parse(text)).order,
)

/** What is counted in Arithmetic, as one and as several. */
export const countedObjects = table(
  'arithmetic-objects.json',
  (text): ByFold<readonly (readonly [string, string])[]> => {
    return fruitFile.parse(JSON.parse(text))
  },
)

export const arithmeticProblems = table('arithmetic-problems.json', (text): ByFold<readonly ArithmeticProblem[]> => {
  return problemsFile.parse(JSON.parse(text))
})

export const sortingProblems = table('sorting-problems.json', (text): ByFold<readonly (readonly SortingItem[])[]> => {
  return sortingFile.parse(JSON.parse(text))
})

export const householdObjects = table('twc_objects.folds.json', (text): ByFold<readonly HouseholdObject[]> => {
  const { train, valid, test } = objectsFile.parse(JSON.parse(text))
  return { train: Object.values(train), dev: Object.values(valid), test: Object.values(test) }
})

export const knownFacts = table('kb-twc.tsv', (text): readonly Fact[] => {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [object, , place] = line.split('\t')
      return { object: object!, place: place! }
    })
})
