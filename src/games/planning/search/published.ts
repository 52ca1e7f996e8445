/**
 * The query language exactly as released, with its limits: single-word fields, no OR, text that matches feature names even
 * where the feature is false, the last sort key first. For comparison with published runs; see `complete.ts` for ours.
 */
import { quote } from '../../../core/quote.ts'
import { miles } from '../outcome.ts'
import type { Site } from '../world.ts'
import { layOutResults, printFeatures, printMiles, printQuoted, printValue, SearchError } from './results.ts'

/** A query on which the release stops with a Python `KeyError` rather than an answer; the message names the key as there. */
class MissingKey extends SearchError {
  override name = 'KeyError'
}

type Item =
  | { readonly distanceTo: string }
  | { readonly field: string; readonly operator: string; readonly value: string }
  | string

type Value = string | readonly Item[]

const WORDS = String.raw`[A-Za-z0-9']+(?:\s+[A-Za-z0-9']+)*`
const ITEM = String.raw`(?:distance_to\s*\(\s*${WORDS}\s*\)|[A-Za-z]+\s*(?:==|>=|<=)\s*[A-Za-z0-9]+|[A-Za-z0-9]+)`
const VALUE = String.raw`(?:\[\s*${ITEM}(?:\s*,\s*${ITEM})*\s*\]|"\s*${WORDS}\s*"|${WORDS})`
const PAIR = String.raw`(fields|filters|text_query|sort_by)\s*=\s*(${VALUE})`
const QUERY = new RegExp(`^\\s*Search\\s*\\(\\s*(${PAIR}(?:\\s*,\\s*${PAIR})*)\\s*\\)`)

/** Longer queries are no questions any more. The release has no limit. */
const LONGEST = 2000

const COLUMN: Readonly<Record<string, string>> = { category: 'etype', price: 'est_price' }
const HEADING: Readonly<Record<string, string>> = { etype: 'category', est_price: 'price' }

export function searchAsPublished(sites: readonly Site[], query: string): string {
  const asked = parse(query)
  let found = sites.map((site) => ({ site, row: asRow(site) }))
  for (const item of list(asked.filters)) {
    const passes = asFilter(item)
    found = found.filter(({ row }) => passes(row))
  }
  if (asked.text_query !== undefined) {
    const text = textOf(asked.text_query)
    found = found.filter(({ site }) => asText(site).includes(text))
  }
  const columns =
    asked.fields === undefined
      ? undefined
      : list(asked.fields)
          .map(textOf)
          .map((field) => COLUMN[field] ?? field)
  const distances = new Map<Site, number>()
  for (const item of list(asked.sort_by)) {
    if (typeof item === 'object' && 'distanceTo' in item) {
      const near = sites.filter((site) => asText(site).includes(item.distanceTo))
      if (near.length !== 1) throw new MissingKey('distance_to')
      for (const { site } of found) distances.set(site, miles(near[0]!, site))
      found = sortBy(found, ({ site }) => distances.get(site)!)
    } else {
      const key = COLUMN[textOf(item)] ?? textOf(item)
      if (found.length > 0 && !(key in found[0]!.row)) throw new MissingKey(`'${key}'`)
      found = sortBy(found, ({ row }) => row[key] as number)
    }
  }
  if (found.length === 0) return layOutResults([], [])
  if (columns === undefined) throw new MissingKey("'fields'")
  if (!columns.includes('name')) throw new MissingKey("'name'")
  const shown = Object.keys(found[0]!.row).filter((column) => columns.includes(column))
  const withDistance = distances.size > 0
  return layOutResults(
    [...shown.map((column) => HEADING[column] ?? column), ...(withDistance ? ['distance'] : [])],
    found.map(({ site, row }) => [
      ...shown.map((column) => (column === 'features' ? printFeatures(site.features) : printValue(row[column]))),
      ...(withDistance ? [printMiles(distances.get(site)!)] : []),
    ]),
  )
}

function parse(query: string): Partial<Record<'fields' | 'filters' | 'text_query' | 'sort_by', Value>> {
  const whole = query.length > LONGEST ? null : QUERY.exec(query)
  if (!whole) throw new SearchError(`Invalid search syntax: ${quote(query, 500)}.`)
  return Object.fromEntries(
    [...whole[1]!.matchAll(new RegExp(PAIR, 'g'))].map(([, key, value]) => [key, parseValue(value!)]),
  )
}

function parseValue(text: string): Value {
  // Single quotes are letters to the release, so that they have to be found as well.
  if (!text.startsWith('[')) return words(text.replace(/^"(.*)"$/, '$1'))
  return [...text.matchAll(new RegExp(ITEM, 'g'))].map(([item]): Item => {
    const distance = /^distance_to\s*\((.*)\)$/.exec(item)
    if (distance) return { distanceTo: words(distance[1]!) }
    const filter = /^([A-Za-z]+)\s*(==|>=|<=)\s*(\w+)$/.exec(item)
    return filter ? { field: filter[1]!, operator: filter[2]!, value: filter[3]! } : item
  })
}

const words = (text: string): string => text.trim().split(/\s+/).join(' ')

/** A value where a word belongs; a comparison or a distance there names no column. */
const textOf = (value: Value | Item): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join() : JSON.stringify(value)

const list = (value: Value | undefined): readonly Item[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

type Row = Readonly<Record<string, unknown>>

const asRow = ({ name, type, loc, price, features }: Site): Row => ({
  name,
  etype: type,
  loc,
  est_price: price,
  features,
})

/** The site as the release's text search sees it. */
const asText = ({ name, type, loc, price, features }: Site): string =>
  `{'name': ${printQuoted(name)}, 'etype': '${type}', 'loc': [${loc.join(', ')}], 'est_price': ${price}, 'features': ${printFeatures(features)}, 'type': 'event'}`

function asFilter(item: Item): (row: Row) => boolean {
  if (typeof item === 'string' || !('field' in item))
    throw new SearchError('Invalid search syntax: a filter compares a field.')
  const { field, operator, value } = item
  const column = COLUMN[field] ?? field
  if (!['name', 'etype', 'est_price'].includes(column))
    throw new SearchError(`You cannot filter by ${field}.Try searching with a text query instead.`)
  if (operator === '==') return (row) => String(row[column]) === value
  if (operator === '>=') return (row) => Number(row[column]) >= Number(value)
  return (row) => Number(row[column]) <= Number(value)
}

function sortBy<Found>(found: readonly Found[], key: (found: Found) => number | string): Found[] {
  return [...found].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}
