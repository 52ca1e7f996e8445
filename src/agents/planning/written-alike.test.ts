import { describe, expect, it } from 'vitest'
import { withWordsMeant } from './written-alike.ts'

describe('words written for others', () => {
  it.each([
    ['Id love it, its a must, dont skip it', "I'd love it, it's a must, don't skip it"],
    ['no more then 40, atleast one bar aswell', 'no more than 40, at least one bar as well'],
    ['thats to far and to expensive', "that's too far and too expensive"],
    ['somewhere quite', 'somewhere quiet'],
  ])('are read as these: %s', (text, meant) => expect(withWordsMeant(text)).toBe(meant))

  it.each([
    'show your id, its price is 20, I feel ill',
    'better, then we can go to touristy places',
    'it is quite nice, from far to near',
  ])('are left where they are meant: %s', (text) => expect(withWordsMeant(text)).toBe(text))
})
