/** Words for numbers, lists of players, and where sentences end. */

const words: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  first: 1,
  initial: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
}

/** The number that a numeral, a word or an ordinal stands for. */
export const ordinal = (word: string): number => words[word.toLowerCase()] ?? Number(word)

/** The players of a list; `I`, `me` and `myself` are the speaker. */
export function numbersIn(list: string, speaker: number): number[] {
  const numbers = [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (/\b(I|me|myself)\b/.test(list)) numbers.push(speaker)
  return [...new Set(numbers)]
}

export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim())
