import { describe, expect, it } from 'vitest'
import { tidy } from './tidy.ts'

const names = ['Lincoln Park', 'The Mosaic', "Saul's", 'The Old Bar']

describe('what only says how a text was typed', () => {
  it.each([
    ['I AM VEGAN, PLEASE!', 'I am vegan, please!'],
    ["I'M NOT SURE I WANT TO SEE LINCOLN PARK", "I'm not sure I want to see Lincoln Park"],
    ['lincoln park too, and the mosaic', 'Lincoln Park too, and The Mosaic'],
    ['one  bar,   please', 'one bar, please'],
    ['ok so WE WANT A MUSEUM and a bar', 'ok so we want a museum and a bar'],
    ['“Two museums, please.”', 'Two museums, please.'],
  ])('%s', (typed, plain) => expect(tidy(typed, names)).toBe(plain))

  it.each([
    // Short forms are no shouting.
    ['BLEU is for Ada'],
    ['YES'],
    // Words, not names.
    ['is there an old bar in town?'],
    ["saul's and lincoln parks"],
    ['"a bar" and "a museum"'],
    ['one\n  two'],
  ])('leaves %j as it is', (text) => expect(tidy(text, names)).toBe(text))
})
