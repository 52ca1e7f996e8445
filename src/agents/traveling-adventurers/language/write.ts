/** Writes values as the papers' input blocks show them: lists with single quotes, `[['L', 'E', 6], ['L', 'B', 4]]`. */

export type Listed = string | number | readonly Listed[]

export function writeList(value: Listed): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return `[${value.map(writeList).join(', ')}]`
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'"
  return quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n') + quote
}
