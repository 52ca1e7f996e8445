/**
 * What only says how a text was typed, put right before anything is read: capital letters throughout, names in small letters,
 * spaces in a row, quotation marks around everything. What a reader tells by capitals or single spaces then holds for all who
 * type otherwise.
 */

/** Two of these behind each other, or one longer text, are shouted. */
const SHOUTED = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu

/** Share of letters from which on a text is written in capitals, names and short forms aside. */
const MOSTLY = 0.8

/** Shorter names may be meant as words. */
const LEAST = 6

/** The text without quotation marks around all of it, and with single spaces between its words. */
export const evenly = (text: string): string => withoutQuotes(text).replace(/(?<=\S)[ \t\u00a0]{2,}(?=\S)/g, ' ')

/** The text as somebody would type it who takes care. `names`: as they are written, of what the text may speak of. */
export function tidy(text: string, names: readonly string[] = []): string {
  const spoken = unshouted(evenly(text))
  return names.length === 0 ? spoken : withNames(spoken, names)
}

/** A text in capitals, or what of it is, in small letters. */
export const unshouted = (text: string): string =>
  isShouted(text) ? lowered(text) : text.replace(SHOUTED_PART, lowered)

const lowered = (shouted: string): string => shouted.toLowerCase().replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')

/** Three words in capitals behind each other are no name. */
const SHOUTED_PART = /(?<![\p{L}'’])(?:(?:\p{Lu}{2,}|[IA])(?:['’]\p{Lu}{1,2})?,? ){2,30}\p{Lu}{2,}(?!\p{L})/gu

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals > MOSTLY * letters && (text.match(SHOUTED)?.length ?? 0) > 1
}

/** Without quotation marks that hold all of it. */
function withoutQuotes(text: string): string {
  const inner = /^\s*["“”](.*)["“”]\s*$/s.exec(text)?.[1]
  return inner === undefined || /["“”]/.test(inner) ? text : inner
}

/** Names in small letters as they are written: "lincoln park". Those of one short word may be words, and stay. */
function withNames(text: string, names: readonly string[]): string {
  const key = names.join('\n')
  let found = spellings.get(key)
  if (!found) {
    if (spellings.size > 50) spellings.clear()
    spellings.set(key, (found = spellingOf(names)))
  }
  const { pattern, written } = found
  return pattern === undefined ? text : text.replace(pattern, (small) => written.get(small) ?? small)
}

interface Spelling {
  /** Finds a name in whatever letters; undefined where there is none. */
  readonly pattern: RegExp | undefined
  /** By the name in small letters. */
  readonly written: ReadonlyMap<string, string>
}

const spellings = new Map<string, Spelling>()

/** Of "The Old Mint" also "Old Mint"; the longest first, so that none is taken for a part of another. */
function spellingOf(names: readonly string[]): Spelling {
  const forms = names.flatMap((name) => [name, name.replace(/^The /, '')])
  const long = [...new Set(forms)].filter((name) => name.length >= LEAST && name.includes(' '))
  if (long.length === 0) return { pattern: undefined, written: new Map() }
  const sought = long
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return {
    // "Is there an old bar?" names none.
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d]|\b(?:an?|any|some|another|no|every|each) )(?:${sought.join('|')})(?![\p{L}\d])`,
      'gu',
    ),
    written: new Map(long.map((name) => [name.toLowerCase(), name])),
  }
}
