/** Dialogues as a person reads them: no types in brackets, offers laid out line by line, and what is due last. */
import { oneLine } from '../../../core/quote.ts'
import { hintsFor } from './language.ts'
import type { Domain } from './domain.ts'
import type { DialogueObservation, Line } from './observation.ts'

/** What the seat knows, what was said and done, and what may be done now. */
export function describeForPeople<Knows extends object, Shown>(
  { words }: Domain<any, any, Knows, any, Shown>,
  observation: DialogueObservation<Knows, Shown>,
): string {
  const { talk, seat, may } = observation
  const tell = (line: Line<Shown>): readonly string[] => {
    const own = line.by === seat
    const who = own ? 'You' : words.speaker(seat, line.by)
    const does = (verb: string): string => `${who} ${verb}${own ? '' : 's'}`
    switch (line.kind) {
      case 'message': {
        const to = own && words.recipients ? ` to ${words.speaker(seat, line.to)}` : ''
        return [`${who}${to}: ${oneLine(line.text)}`]
      }
      case 'proposal':
        return [`${does('propose')}:`, ...indent(words.people.offer(line.shown, observation))]
      case 'response':
        return [`${does(line.accept ? 'accept' : 'reject')}.`]
      case 'think':
        return [`You think: ${oneLine(line.text)}`]
      default:
        return [`You search: ${line.query}`, ...indent(line.result.split('\n'))]
    }
  }
  const due = [
    ...hintsFor(observation, 'Accept, or reject and say why.'),
    ...(may.propose && may.message.length > 0 ? [`To propose, type: propose ${words.people.example}`] : []),
  ]
  return [
    words.people.knows(observation),
    ...[talk.flatMap(tell), due].flatMap((part) => (part.length ? ['', ...part] : [])),
  ].join('\n')
}

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A table with a head, in letters of one width: numbers to the right, words to the left. */
export function layOutColumns(rows: readonly (readonly string[])[]): string[] {
  const [head, ...body] = rows
  const columns = head!.map((name, i) => {
    const cells = body.map((row) => row[i]!)
    const width = Math.max(...[name, ...cells].map(({ length }) => length))
    return { width, isNumber: cells.every((cell) => /^\W?[\d.]*$/.test(cell)) }
  })
  const lay = (cell: string, i: number): string => {
    const { width, isNumber } = columns[i]!
    return isNumber ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(lay).join('  ').trimEnd())
}
