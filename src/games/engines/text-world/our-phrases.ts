/** The sentences of our own world: one line for the room, one for what is there, one for the ways out. */
import { withArticle, type Phrasebook } from './phrasebook.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `x`, `x and y`, `x, y and z`. */
function list(items: readonly string[]): string {
  if (items.length === 0) return 'nothing'
  // Put together piece by piece: whoever reads no more than a part of it need not have it written out.
  let text = items[0]!
  for (let i = 1; i < items.length; i++) text += (i < items.length - 1 ? ', ' : ' and ') + items[i]!
  return text
}

const JOINTS = ['', ', ', ' and '] as const

export const ourPhrases: Phrasebook = {
  item: (thing) => (thing.bare ? thing.name : withArticle(thing.name)),
  fixture({ kind, name }) {
    const told = withArticle(name)
    return {
      shut: kind === 'cupboard' ? told + ' (closed)' : told,
      empty: told + ' (empty)',
      begin: told + (kind === 'surface' ? ' (on it: ' : ' (in it: '),
      end: ')',
    }
  },
  list,
  begin: (room, isEmpty) => 'This is the ' + room + '.\n' + (isEmpty ? 'It is empty.' : 'You see '),
  place: (index, count) => (index === 0 ? 0 : index < count - 1 ? 1 : 2),
  sight: (told, place) => JOINTS[place]! + told,
  end(ways, isEmpty) {
    const paths = ways.map(({ direction, room, door }) => {
      const to = capital(direction) + ': '
      if (!door) return to + 'the ' + room + '.'
      return door.open
        ? to + 'the ' + room + ', through an open ' + door.name + '.'
        : to + 'a closed ' + door.name + '.'
    })
    const out = paths.length === 0 ? 'There is no way out.' : 'Ways out: ' + paths.join(' ')
    return (isEmpty ? '' : '.') + '\n' + out + '\n'
  },
  inventory(items, capacity) {
    const limit = capacity === undefined ? '' : ' (you can carry ' + capacity + ' things)'
    return 'You carry ' + list(items) + limit + '.\n'
  },
  taken: (thing) => 'You pick up the ' + thing + '.',
  full: (carried) => 'You carry ' + carried + ' things already and have no hand free.',
  put: (thing, container) => 'You leave the ' + thing + ' at the ' + container + '.',
  opened: (container, contents) => 'The ' + container + ' is open. In it: ' + list(contents) + '.',
  closed: (container) => 'The ' + container + ' is closed.',
  blocked: () => 'The door in this direction is closed.',
  doorOpened: (door, room) => 'The ' + door + ' is open. Behind it is the ' + room + '.',
  doorAlreadyOpen: () => 'That door is open already.',
  doorClosed: (door, room) => 'The ' + door + ' to the ' + room + ' is closed.',
  doorAlreadyClosed: () => 'That door is closed already.',
  unknown: (command) =>
    'You cannot do "' + command + '" here and now. What you can do is one of the valid actions, word for word.',
}
