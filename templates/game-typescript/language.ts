/** The game in words, and actions out of words. */
import { Unreadable, type Language } from 'roundtable'
import type { Config } from './config.ts'
import type { Action, Observation } from './rules.ts'

export const language: Language<Config, Observation, Action> = {
  rules: ({ boxes, tries }, seat) =>
    `A treasure lies in one of ${boxes} boxes. The guide knows which and may speak; the seeker opens boxes, ${tries} at ` +
    `most, one after each word of the guide. You are the ${seat}. ` +
    (seat === 'guide' ? 'Whatever you type is said.' : 'Type "open 3" to open box 3.'),

  describe({ boxes, treasure, said, opened, triesLeft }) {
    return [
      `Boxes: 1 to ${boxes}. Tries left: ${triesLeft}.`,
      ...(treasure === null ? [] : [`The treasure is in box ${treasure}.`]),
      ...said.flatMap((text, i) => [
        `guide: ${text}`,
        ...(opened[i] === undefined ? [] : [`seeker opened box ${opened[i]}: empty`]),
      ]),
    ].join('\n')
  },

  parse(reply, { seat }) {
    const text = reply.trim()
    if (seat === 'guide') {
      if (!text) throw new Unreadable('Say something to the seeker.', reply)
      return { type: 'message', text }
    }
    const [, box] = /^open (?:box )?(\d{1,9})\.?$/i.exec(text) ?? []
    if (box === undefined) throw new Unreadable('Type "open" and the number of a box, as in "open 3".', reply)
    return { type: 'open', box: Number(box) }
  },

  // What a person sees, at a terminal and in the browser: the board before the words.
  people: { describe: (seen) => `${drawBoard(seen)}\n\n${language.describe(seen)}` },

  // Names and numbers as a player would write them; `parse` reads it back as the same action.
  say: (action) => (action.type === 'open' ? `open ${action.box}` : action.text),
}

/** A row of boxes: closed ones with their numbers, empty ones without, and for the guide the one with the treasure. */
export function drawBoard({ boxes, treasure, opened }: Observation): string {
  const cells = Array.from({ length: boxes }, (_, i) => {
    const box = i + 1
    if (opened.includes(box)) return '[ ]'
    return box === treasure ? `[${box}*]` : `[${box}]`
  })
  return cells.join(' ')
}
