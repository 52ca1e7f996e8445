/** Reads tables of coins: rooms in a line, and below them lines of a room and its numbers. */
import type { Sentence, Token } from './tokens.ts'

/** Marks, and the articles of the rooms. */
const isSkipped = (token: Token): boolean =>
  token.kind === 'join' || token.kind === 'mark' || (token.kind === 'word' && token.word === 'the')

/** The rooms of a line of nothing else; undefined: there is more, or less than two. */
function headOf({ tokens }: Sentence): string[] | undefined {
  const cells = tokens.filter((token) => !isSkipped(token))
  const rooms = cells.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  return rooms.length > 1 && rooms.length === cells.length && new Set(rooms).size === rooms.length ? rooms : undefined
}

/** The room and the numbers of a line; undefined where it is no row of a table. */
function rowOf({ tokens }: Sentence): { readonly room: string; readonly numbers: readonly number[] } | undefined {
  const [first, ...cells] = tokens.filter((token) => !isSkipped(token))
  if (first?.kind !== 'room' || cells.length === 0) return undefined
  const numbers = cells.flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  return numbers.length === cells.length ? { room: first.room, numbers } : undefined
}

/** The rooms that a row has numbers for: all of the head, all but its own, or those after its own. */
function columnsOf(head: readonly string[], room: string, count: number): readonly string[] | undefined {
  const others = head.filter((other) => other !== room)
  const after = head.slice(head.indexOf(room) + 1)
  return [head, others, after].find(({ length }) => length === count)
}

/** The sentences with each row of a table as a list of hallways. */
export function spellTables(all: readonly Sentence[]): Sentence[] {
  const sentences = all.filter(({ tokens }) => !tokens.every(isSkipped))
  const spelled: Sentence[] = []
  let head: readonly string[] | undefined
  for (const [i, sentence] of sentences.entries()) {
    const triple = tripleOf(sentence)
    if (triple) {
      spelled.push({ ...sentence, tokens: triple })
      head = undefined
      continue
    }
    const row = head && rowOf(sentence)
    const columns = row && columnsOf(head!, row.room, row.numbers.length)
    if (row && columns) {
      // A number in the diagonal, or one that is no number of coins, stands for nothing.
      const cells = columns.flatMap((room, at) =>
        room === row.room || row.numbers[at] === 0 ? [] : hallway(row.room, room, row.numbers[at]!),
      )
      spelled.push({ ...sentence, tokens: cells.slice(0, -1) })
      continue
    }
    head = headOf(sentence)
    const next = sentences[i + 1]
    const begins = head && next && rowOf(next)
    if (!(begins && columnsOf(head!, begins.room, begins.numbers.length))) {
      head = undefined
      spelled.push(sentence)
    }
  }
  return spelled
}

/** "L,B,5" or "| L | B | 5 |" in a line of its own. */
function tripleOf({ tokens }: Sentence): readonly Token[] | undefined {
  const [a, b, coins, ...more] = tokens.filter((token) => !isSkipped(token))
  return a?.kind === 'room' && b?.kind === 'room' && coins?.kind === 'number' && more.length === 0 && a.room !== b.room
    ? hallway(a.room, b.room, coins.value).slice(0, -1)
    : undefined
}

const hallway = (a: string, b: string, coins: number): Token[] => [
  { kind: 'room', room: a },
  { kind: 'join' },
  { kind: 'room', room: b },
  { kind: 'number', value: coins },
  { kind: 'mark', mark: ',' },
]
