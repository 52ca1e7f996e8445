/**
 * The sentences of the published engine (TextWorldExpress, Apache-2.0), to the blank: capitals in mid-sentence, trailing
 * blanks and "a umbrella stand" are part of the format that agents were trained on.
 */
import type { Fixture, Phrasebook } from './phrasebook.ts'
import { withArticle } from './phrasebook.ts'
import type { Thing } from './world.ts'

const PLACES = [
  'In one part of the room you see ',
  'There is also ',
  'You also see ',
  'In another part of the room you see ',
] as const

/** Two things and more are joined with a comma before the "and". */
function list(items: readonly string[]): string {
  if (items.length === 1) return items[0]!
  let text = ''
  for (let i = 0; i < items.length - 1; i++) text += items[i]! + ', '
  return text + 'and ' + items[items.length - 1]!
}

function fixture({ kind, name }: Thing): Fixture {
  if (kind === 'surface')
    return {
      shut: '',
      empty: 'a ' + name + ', that has nothing on it',
      begin: 'a ' + name + ' that has ',
      end: ' on it',
    }
  if (kind === 'box')
    return { shut: '', empty: 'a ' + name + ', that is empty', begin: 'A ' + name + ', that contains ', end: '' }
  if (kind === 'scenery') return { shut: withArticle(name), empty: '', begin: '', end: '' }
  return {
    shut: 'a ' + name + ' that is closed',
    empty: 'an open ' + name + ', that is empty',
    begin: 'An open ' + name + ', that contains ',
    end: '',
  }
}

const DIRECTION = { north: 'North', south: 'South', east: 'East', west: 'West' } as const

/** What an inventory of so many things at most begins with, once it was written: it is told at every step. */
const LIMITED: string[] = []
const limited = (capacity: number): string => 'Inventory (maximum capacity is ' + capacity + ' items): \n'

export const publishedPhrases: Phrasebook = {
  item: (thing) => (thing.bare ? thing.name : withArticle(thing.name)),
  fixture,
  list,
  begin: (room) => 'You are in the ' + room + '. ',
  place: (index) => index & 3,
  sight: (told, place) => PLACES[place]! + told + '. ',
  end(ways) {
    let text = '\n'
    for (const { direction, room, door } of ways) {
      const to = 'o the ' + DIRECTION[direction] + ' you see '
      if (!door) text += 'T' + to + 'the ' + room + '. '
      else if (door.open) text += 'Through an open ' + door.name + ', t' + to + 'the ' + room + '. '
      else text += 'T' + to + 'a closed ' + door.name + '. '
    }
    return text
  },
  carried: (item) => '  ' + item + '\n',
  inventory(items, capacity) {
    let text = capacity === undefined ? 'Inventory: \n' : (LIMITED[capacity] ??= limited(capacity))
    if (items.length === 0) text += '  Your inventory is currently empty.\n'
    for (let i = 0; i < items.length; i++) text += items[i]!
    return text
  },
  taken: (thing) => 'You take the ' + thing + '.',
  full: (carried) =>
    'Your inventory currently has ' + carried + " items, and is full.  You can't pick up another item. ",
  put: (thing, container) => 'You put the ' + thing + ' in the ' + container + '.',
  opened(container, contents) {
    const inside =
      contents.length === 0 ? "It's empty inside." : 'The ' + container + ' contains ' + contents.join(', ') + '.'
    return 'You open the ' + container + '. ' + inside
  },
  closed: (container) => 'You close the ' + container + '.',
  blocked: () => "You can't move there, the door is closed. ",
  doorOpened: (door, room) => 'You open the ' + door + ', revealing the ' + room + '. ',
  doorAlreadyOpen: () => 'That is already open. ',
  doorClosed: (door, room) => 'You close the ' + door + ' to the ' + room + '. ',
  doorAlreadyClosed: () => 'That is already closed. ',
  unknown: () => "Unknown action: I'm not sure what you mean.",
}
