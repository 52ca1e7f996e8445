/** Search results as text, in the published layout: names of the columns, then a line for each site. */

export function layOutResults(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'Search Results: No results\n'
  return [`Search Results (${rows.length}):`, columns.join('|'), ...rows.map((row) => row.join('|'))].join('\n')
}

/** A value as the published system (written in Python) prints it. */
export function printValue(value: unknown): string {
  if (value === true) return 'True'
  if (value === false) return 'False'
  return String(value)
}

/** A string, number or boolean as Python shows it inside a structure. */
export function printQuoted(value: unknown): string {
  if (typeof value !== 'string') return printValue(value)
  return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll("'", "\\'")}'`
}

/** Features as a result of a search prints them. */
export const printFeatures = (features: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(features)
    .map(([name, value]) => `${printQuoted(name)}: ${printQuoted(value)}`)
    .join(', ')}}`

/** Miles with a decimal, whole numbers too. */
export const printMiles = (distance: number): string => distance.toFixed(1)

/** A query that means nothing. The message is for whoever asked. */
export class SearchError extends Error {
  override name = 'SearchError'
}
