import { expect, it } from 'vitest'
import { Choices } from './index.ts'

const choices = new Choices(
  ['north', 'south', 'east', 'west', 'stay'].map((value) => ({ value, phrases: [value] })),
  { self: ['alice', 'she'], others: ['bob'] },
)
const read = (reply: string): string | undefined => {
  const choice = choices.read(reply)
  return 'value' in choice ? choice.value : undefined
}

it.each([
  ['1. south\n2. south\n3. east', 'south'],
  ['Step 1: east. Step 2: north.', 'east'],
  ['west -> west -> north', 'west'],
  ["return 'west'", 'west'],
  ['action = "stay"  # bob goes north', 'stay'],
  ['\\(\\textbf{stay}\\)', 'stay'],
  ['east x2', 'east'],
  ['north → pot, west → plates. I have a pot → west', 'west'],
  ['She stays.', 'stay'],
  ['Antwort: north', 'north'],
  ['◁think▷I choose north.◁/think▷west', 'west'],
  ['south\n\nExplanation: it is near. After that I go north.', 'south'],
  ['The rest is blocked, so only west remains.', 'west'],
  ['Path: east, east, south. Right now: east.', 'east'],
  ['My plan is to go west, stay and then go south. First step: west', 'west'],
  ['Plan: south now; north later, once Bob is gone.', 'south'],
  ['I stay, and only after that I go east.', 'stay'],
  ['I go west although I could stay.', 'west'],
  ['Old plan: north. New plan: south.', 'south'],
])('%j is %s', (reply, meant) => expect(read(reply)).toBe(meant))

it.each([
  '1) north 2) south',
  'if x:\n  return "north"\nreturn "south"',
  'Bob stays.',
  'West? Hmm.',
  'If necessary, I go north.',
  'I have just done "go east".',
  'Actions: north; south; and more',
  'north → pot, west → plates. I have neither.',
])('%j chooses nothing', (reply) => expect(read(reply)).toBeUndefined())
