/** Lists of words as they are written down: one string, a space between any two. */

/** The words of the string, to look others up in. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
