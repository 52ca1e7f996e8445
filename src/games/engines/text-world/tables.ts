/**
 * The data tables of the published engine (TextWorldExpress), from a folder that the user names.
 *
 * The tables are the publisher's and are not part of Roundtable. On Node they are read from the disk, and this is the one
 * file of the text games that touches it; elsewhere they are given as text beforehand. A table is read once, and what was
 * read never changes: to the rules of a game it is a constant. A folder that lacks a table is noticed when a config is
 * validated.
 */
import * as z from 'zod'
import { builtin } from '../../../core/builtin.ts'
import type { Thing } from './world.ts'
import { record, string } from '../string.ts'

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
      name: string(),
      prefersConnectingTo: z.array(string()),
      contents: z.array(z.object({ name: string(), container: z.boolean(), openable: z.boolean() })),
    }),
  ),
})
const doorsFile = z.object({ doors: record(z.array(string())) })
const locationsFile = z.object({ order: z.array(string()) })
const fruitFile = byFold(z.array(z.tuple([string(), string()])))
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
const sortingFile = byFold(z.array(z.array(z.tuple([string(), z.number(), string()]))))
const household = record(z.object({ name: string(), locations: z.array(string()) }))
const objectsFile = z.object({ train: household, valid: household, test: household })

const given = new Map<string, Readonly<Record<string, string>>>()

/**
 * Gives the files of a folder as text, by name. A config that names this folder then needs no disk.
 *
 * @example
 * provideTables('textworldexpress', { 'rooms.json': await (await fetch('/tables/rooms.json')).text() })
 */
export const provideTables = (folder: string, files: Readonly<Record<string, string>>): void =>
  void given.set(folder, { ...given.get(folder), ...files })

function readFile(folder: string, file: string): string {
  const text = given.get(folder)?.[file]
  if (text !== undefined) return text
  const fs = builtin('node:fs')
  if (!fs) throw new Error(`${file} was not given (provideTables), and folders can be read on Node only`)
  return fs.readFileSync(`${folder}/${file}`, 'utf8')
}

/** Reads a table of a folder and shapes it; later calls for the same folder return the same value. */
function table<Value>(file: string, shape: (text: string) => Value): (folder: string) => Value {
  const known = new Map<string, Value>()
  return (folder) => {
    const present = known.get(folder)
    if (present !== undefined) return present
    const value = shape(readFile(folder, file))
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
