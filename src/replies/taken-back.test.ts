/** Replies that take back what they say, or tell only what an action would lead to, and were taken for it. */
import { describe, expect, it } from 'vitest'
import { Choices } from './index.ts'

const commands = new Choices(
  ['read the sheet', 'open the chest', 'look around'].map((value) => ({ value, phrases: [value] })),
  { self: ['alice'], others: ['bob'] },
)
const ballots = new Choices(
  [
    { value: true, phrases: ['approve', 'accept', 'support'], alone: ['yes'] },
    { value: false, phrases: ['reject', 'oppose'], alone: ['no'] },
  ],
  { labels: ['vote'], opposites: true, mayFollow: () => true },
)

describe('what is taken back', () => {
  it.each([
    'open the chest. Forget that.',
    'open the chest. Cancel that!',
    'open the chest lol jk',
    '"Open the chest!" shouts Bob.',
    'Action: open the chest (never mind, done already)',
    'open the chest\nbob: look around\nalice: read the sheet',
  ])('is not done: %j', (reply) => expect(commands.read(reply)).toHaveProperty('reason'))

  it.each([
    'Action: open the chest (edit: read the sheet)',
    'open the chest -> changed to read the sheet',
    'look around, no wait, read the sheet',
    'Forget the chest. read the sheet',
    'Ignore what I said about the chest: read the sheet',
  ])('gives way to what comes in its place: %j', (reply) =>
    expect(commands.read(reply)).toEqual({ value: 'read the sheet' }),
  )

  it('is nothing behind which somebody only says sorry', () =>
    expect(ballots.read("I'm gonna reject this one, sorry guys")).toEqual({ value: false }))
})

describe('what an action leads to', () => {
  it.each([
    'Approving hands evil the win.',
    'Approving hands us information, rejecting hands us time.',
    'Rejecting throws away our last attempt.',
    'Rejecting costs us nothing.',
    'Supporting this hurts us.',
    'Why shouldn’t I approve?',
  ])('is no vote in words that are not known: %j', (reply) => expect(ballots.read(reply)).toHaveProperty('reason'))

  it('refuses it where that is nothing', () =>
    expect(ballots.read('Rejecting now gains nothing.')).toEqual({ value: true }))
})

it.each(['ill read the sheet', 'lets read the sheet', 'im reading the sheet', 'Now that it is light, read the sheet.'])(
  'reads %j',
  (reply) => expect(commands.read(reply)).toEqual({ value: 'read the sheet' }),
)

it('finds a list of its own on one line', () =>
  expect(commands.read('Options: (a) look around (b) read the sheet (c) open the chest. I choose (b).')).toEqual({
    value: 'read the sheet',
  }))
