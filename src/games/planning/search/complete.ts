/**
 * The query language over sites, completed: fields of several words, `OR`, all comparisons, booleans that count, sorting by
 * several keys with the first one first, `limit`. Everything that the published language can say it says too.
 *
 *     Search(fields=[name, price, good for kids], filters=[category == cafe OR category == bar, price < 30, has wifi],
 *            text_query=live music, sort_by=[distance_to(Kite Hill), -rating], limit=5)
 */
import { quote } from '../../../core/quote.ts'
import { FEATURES, SITE_TYPES } from '../site-tables.ts'
import { miles } from '../outcome.ts'
import type { Site } from '../world.ts'
import { layOutResults, printFeatures, printMiles, printValue, SearchError } from './results.ts'

/** How a search is written, for prompts and people. */
export const SEARCH_HELP = [
  'Search(fields=[name, category, price, distance, features or any feature], filters=[condition, condition OR condition], text_query=words, sort_by=[key, -key, distance_to(site)], limit=n)',
  `Categories: ${SITE_TYPES.join(', ')}. Features: ${Object.keys(FEATURES).join(', ')}. All parts may be left out. Conditions compare with ==, !=, <, <=, >, >=; a feature alone means that it is true.`,
].join('\n')

/** A word's or a number's test against a site, a column, an order. */
type Test = (site: Site) => boolean
interface Order {
  readonly heading: string
  readonly key: (site: Site) => number | string | undefined
  readonly down: boolean
}

/** What a search finds, laid out as text. Throws an error named `SearchError` with words for whoever asked. */
export function searchSites(sites: readonly Site[], query: string): string {
  const parts = splitQuery(query)
  const tests = (parts.get('filters') ?? []).map((filter) => readFilter(filter, sites))
  for (const words of parts.get('text_query') ?? []) tests.push(containing(words))
  const orders = (parts.get('sort_by') ?? []).map((key) => readOrder(key, sites))
  const columns = readColumns(parts.get('fields') ?? ['name', 'category', 'price'], orders)
  const found = sites.filter((site) => tests.every((test) => test(site))).sort((a, b) => compare(orders, a, b))
  const rows = found.slice(0, readLimit(parts.get('limit'))).map((site) => columns.map(({ print }) => print(site)))
  return layOutResults(
    columns.map(({ heading }) => heading),
    rows,
  )
}

/** Longer queries are no questions any more, and each of their conditions is put to every site. */
const LONGEST = 2000

const KEYS = ['fields', 'filters', 'text_query', 'sort_by', 'limit']

/** Each key with its values. */
function splitQuery(query: string): Map<string, string[]> {
  if (query.length > LONGEST) throw new SearchError(`A search has at most ${LONGEST} characters.`)
  const whole = /^\s*search\s*\((.*)\)\s*$/is.exec(query)
  if (!whole)
    throw new SearchError(
      `Invalid search syntax: ${quote(query)}. Write Search(fields=[name], filters=[category == park]).`,
    )
  const parts = new Map<string, string[]>()
  for (const part of splitAt(whole[1]!, ',')) {
    const equals = /^(\w+)\s*=(?!=)\s*(.*)$/s.exec(part)
    if (!equals || !KEYS.includes(equals[1]!))
      throw new SearchError(`Invalid search syntax: '${quote(part)}'. A search has ${KEYS.join(', ')}.`)
    const value = equals[2]!.trim()
    const list = /^\[(.*)\]$/s.exec(value)
    parts.set(equals[1]!, list ? splitAt(list[1]!, ',').map(unquote) : [unquote(value)])
  }
  return parts
}

/** Parts between separators that stand outside brackets and quotation marks. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let mark = ''
  let part = ''
  for (const char of text) {
    if (mark) mark = char === mark ? '' : mark
    else if (char === '"') mark = char
    else if ('[('.includes(char)) depth++
    else if ('])'.includes(char)) depth--
    if (char === separator && depth === 0 && !mark) {
      parts.push(part.trim())
      part = ''
    } else part += char
  }
  if (depth !== 0 || mark)
    throw new SearchError(`Invalid search syntax: '${quote(text)}' has a bracket or quotation mark too many.`)
  parts.push(part.trim())
  return parts.filter(Boolean)
}

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
const plain = (text: string): string => unquote(text).toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ')

/** What a site may have in a field. */
type FieldValue = Site['name' | 'type' | 'price'] | Site['features'][string] | undefined

const COMPARES: Readonly<Record<string, (value: number, wanted: number) => boolean>> = {
  '<': (value, wanted) => value < wanted,
  '<=': (value, wanted) => value <= wanted,
  '>': (value, wanted) => value > wanted,
  '>=': (value, wanted) => value >= wanted,
}

/** How a field is read from a site. */
function fieldOrFail(said: string): { heading: string; get: (site: Site) => FieldValue } {
  const name = plain(said)
  if (name === 'name') return { heading: name, get: (site) => site.name }
  if (['category', 'type', 'etype'].includes(name)) return { heading: 'category', get: (site) => site.type }
  if (['price', 'est price'].includes(name)) return { heading: 'price', get: (site) => site.price }
  if (FEATURES[name]) return { heading: name, get: (site) => site.features[name] }
  throw new SearchError(
    `There is no field '${quote(said, 60)}'. Fields: name, category, price, ${Object.keys(FEATURES).join(', ')}.`,
  )
}

function readFilter(text: string, sites: readonly Site[]): Test {
  const tests = text
    .split(/(?<!\s)\s+OR\s+/i)
    .map((one) => one.split(/(?<!\s)\s+AND\s+/i).map((condition) => readCondition(condition, sites)))
  return (site) => tests.some((all) => all.every((test) => test(site)))
}

function readCondition(text: string, sites: readonly Site[]): Test {
  const match = /==|!=|>=|<=|>|<|=|:/.exec(text)
  if (!match) {
    const { get } = fieldOrFail(text)
    return (site) => get(site) === true
  }
  const [operator] = match
  const left = text.slice(0, match.index).trimEnd()
  const right = text.slice(match.index + operator.length).trimStart()
  const distance = /^distance_to\s*\((.*)\)$/s.exec(left)
  const { heading, get } = distance ? { heading: '', get: distanceFrom(distance[1]!, sites) } : fieldOrFail(left)
  const wanted = plain(right).replace(/^\$/, '')
  const compare = COMPARES[operator]
  const ofNumber = compare ?? /price$|^rating$/.test(heading)
  if (ofNumber && Number.isNaN(Number(wanted)))
    throw new SearchError(`'${quote(text)}' compares with '${quote(right)}', which is not a number.`)
  if (compare)
    return (site) => {
      const value = get(site)
      return typeof value === 'number' && compare(value, Number(wanted))
    }
  if (heading === 'category' && !SITE_TYPES.some((type) => plain(type) === wanted))
    throw new SearchError(`There is no category '${quote(right, 60)}'. Categories: ${SITE_TYPES.join(', ')}.`)
  const equal: Test = (site) => {
    const value = get(site)
    if (typeof value === 'boolean') return value === ['true', 'yes'].includes(wanted)
    return (
      value !== undefined &&
      (plain(String(value)) === wanted || (typeof value === 'number' && value === Number(wanted)))
    )
  }
  return operator === '!=' ? (site) => !equal(site) : equal
}

/** Words in a site's name or kind, in the name of a feature that is true of it, or in the value of another feature. */
function containing(words: string): Test {
  const wanted = plain(words)
  return ({ name, type, features }) =>
    [
      name,
      type,
      ...Object.entries(features).flatMap(([key, value]) =>
        value === true ? [key] : value === false ? [] : [`${key} ${value}`],
      ),
    ].some((text) => plain(text).includes(wanted))
}

function distanceFrom(said: string, sites: readonly Site[]): (site: Site) => number {
  const wanted = plain(said)
  const exact = sites.filter(({ name }) => plain(name) === wanted)
  const near = exact.length > 0 ? exact : sites.filter(({ name }) => plain(name).includes(wanted))
  if (near.length !== 1)
    throw new SearchError(
      `distance_to(${quote(said, 60)}): ${near.length === 0 ? 'there is no such site' : `do you mean ${near.map(({ name }) => name).join(' or ')}?`}`,
    )
  return (site) => miles(near[0]!, site)
}

function readOrder(text: string, sites: readonly Site[]): Order {
  const down = /^-|\s(desc|descending)$/i.test(text)
  const key = text
    .replace(/^-/, '')
    .replace(/(?<!\s)\s+(asc|desc|ascending|descending)$/i, '')
    .trim()
  const distance = /^distance_to\s*\((.*)\)$/s.exec(key)
  if (distance) return { heading: 'distance', key: distanceFrom(distance[1]!, sites), down }
  const { heading, get } = fieldOrFail(key)
  return { heading, key: (site) => asKey(get(site)), down }
}

const asKey = (value: unknown): number | string | undefined =>
  typeof value === 'boolean' ? Number(!value) : (value as number | string | undefined)

/** By the first key, then the second, and so on; sites without a key come last. */
function compare(orders: readonly Order[], a: Site, b: Site): number {
  for (const { key, down } of orders) {
    const [left, right] = [key(a), key(b)]
    if (left === right) continue
    if (left === undefined) return 1
    if (right === undefined) return -1
    return (left < right ? -1 : 1) * (down ? -1 : 1)
  }
  return 0
}

interface Column {
  readonly heading: string
  readonly print: (site: Site) => string
}

/** The columns asked for, and those sorted by. */
function readColumns(fields: readonly string[], orders: readonly Order[]): Column[] {
  const sorted = orders.map(({ heading, key }) => ({
    heading,
    print: (site: Site) =>
      (heading === 'distance' ? printMiles(key(site) as number) : fieldOrFail(heading).get(site)) ?? '-',
  }))
  const columns = fields.flatMap((field): Column[] => {
    if (plain(field) === 'distance') return []
    if (plain(field) === 'features') return [{ heading: 'features', print: (site) => printFeatures(site.features) }]
    const { heading, get } = fieldOrFail(field)
    return [{ heading, print: (site) => printValue(get(site) ?? '-') }]
  })
  const missing = sorted.filter(({ heading }) => !columns.some((column) => column.heading === heading))
  return [
    ...columns,
    ...missing.map(({ heading, print }) => ({ heading, print: (site: Site) => printValue(print(site)) })),
  ]
}

function readLimit(given: readonly string[] | undefined): number {
  if (given === undefined) return Infinity
  const limit = Number(given[0])
  if (!Number.isInteger(limit) || limit < 1)
    throw new SearchError(`limit=${quote(String(given[0]), 20)}: must be a whole number from 1`)
  return limit
}
