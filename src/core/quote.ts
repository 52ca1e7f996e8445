/** Quotes what somebody wrote in a message to them, short enough to be read. */

/** The text, or its beginning where it is longer than `most` characters. */
export const quote = (text: string, most = 200): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Everything that a terminal, a model or a person may take for the end of a line. */
const LINE_ENDS = /\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g

/**
 * What somebody said, on one line: a speaker who writes line breaks could otherwise make up a line of somebody else's,
 * `\nModerator: …`.
 */
export const oneLine = (text: string): string => text.trim().replace(LINE_ENDS, ' / ')

/** What somebody said, on one line and in quotation marks that it cannot close. */
export const spoken = (text: string): string => `“${oneLine(text).replace(/[“”]/g, '"')}”`
