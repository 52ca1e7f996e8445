/** Quotes what somebody wrote in a message to them, short enough to be read. */

/** The text, or its beginning where it is longer than `most` characters. */
export const quote = (text: string, most = 200): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
