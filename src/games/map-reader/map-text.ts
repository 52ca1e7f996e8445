/** What a map says: which room joins which. */
import { NONE } from '../engines/text-world/world.ts'

type Rooms = readonly { readonly name: string; readonly exits: readonly number[] }[]

/** One line for each room, in the order of the rooms and of their exits unless `shuffle` changes the lists in place. */
function mapLines(
  rooms: Rooms,
  shuffle: (names: string[]) => void,
  write: (name: string, beside: string) => string,
): string[] {
  const lines: string[] = []
  for (const { name, exits } of rooms) {
    const names: string[] = []
    for (const beside of exits) if (beside !== NONE) names.push(rooms[beside]!.name)
    shuffle(names)
    const last = names.pop()
    if (last === undefined) continue
    lines.push(write(name, names.length > 0 ? list(names) + ' and ' + last : last))
  }
  shuffle(lines)
  return lines
}

function list(names: readonly string[]): string {
  let text = names[0]!
  for (let i = 1; i < names.length; i++) text += ', ' + names[i]!
  return text
}

/** Put together by adding: few maps are ever read, and only reading them makes that cost anything. */
function together(begin: string, lines: readonly string[]): string {
  let text = begin
  for (const line of lines) text += line
  return text
}

/** The published engine's map. */
export const writePublishedMap = (rooms: Rooms, shuffle: (names: string[]) => void): string =>
  together(
    'The map reads:\n',
    mapLines(rooms, shuffle, (name, beside) => '  The ' + name + ' connects to the ' + beside + '.\n'),
  )

/** Our map. */
export const writeOurMap = (rooms: Rooms, shuffle: (names: string[]) => void): string =>
  together(
    'The map shows:\n',
    mapLines(rooms, shuffle, (name, beside) => '- From the ' + name + ' you reach the ' + beside + '.\n'),
  )
