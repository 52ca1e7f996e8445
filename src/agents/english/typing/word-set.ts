/** Lists of words as they are written down: one string, blanks between any two. */

/** The words of the string, to look others up in. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What words stand for, and nothing besides: "constructor" stands for nothing, whatever objects inherit. */
export const wordTable = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, values)
