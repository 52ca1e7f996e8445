/** Finds passages in the text of a paper by the headings and captions around them. */
import { InvalidInput } from '../../core/errors.ts'
import type { Source } from './sources.ts'

/** The text between two headings, without white space around it. Throws {@link InvalidInput} where one is not there. */
export function between({ path, read }: Source, from: RegExp, to: RegExp): string {
  const text = read()
  const begin = from.exec(text)
  if (!begin) throw new InvalidInput(`${path}: ${from.source} is not in it, so its prompts cannot be found`)
  const rest = text.slice(begin.index + begin[0].length)
  const end = to.exec(rest)
  if (!end) throw new InvalidInput(`${path}: ${to.source} does not come after ${from.source}`)
  return rest.slice(0, end.index).trim()
}

/** The lines just above a caption, back to the blank line before them. */
export function above({ path, read }: Source, caption: RegExp): string {
  const lines = read().split('\n')
  const at = lines.findIndex((line) => caption.test(line))
  if (at < 0) throw new InvalidInput(`${path}: no caption ${caption.source} is in it, so its prompts cannot be found`)
  const blank = lines.slice(0, at).findLastIndex((line) => line.trim() === '')
  return lines
    .slice(blank + 1, at)
    .join('\n')
    .trim()
}

/** As a paper prints line breaks within a text: `\n`. */
export const unescape = (text: string): string => text.replace(/\s*\\n[ \t]?/g, '\n').trim()

/** Typeset spaces as plain ones. */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
