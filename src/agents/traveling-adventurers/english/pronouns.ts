/** Says which room "its" and "it" stand for: "The kitchen is great: 8 coins on its hallway to the attic." */
import type { Sentence, Token } from './tokens.ts'
import { wordOf } from './token.ts'

const WAYS = new Set('hallway corridor way connection passage path edge link door hallways coins coin'.split(' '))

/** Sentences in which the hallways of "its" lead from a room; what is said of the room before is a sentence of its own. */
export function nameRooms(sentences: readonly Sentence[]): Sentence[] {
  const named: Sentence[] = []
  let topic: string | undefined
  for (const sentence of sentences) {
    const { tokens } = sentence
    const spelled: Token[] = []
    let from = 0
    for (const [i, token] of tokens.entries()) {
      const next = tokens[i + 1]
      const owns = wordOf(token) === 'its' && (WAYS.has(wordOf(next)) || next?.kind === 'number')
      const isEnd = wordOf(token) === 'it' && wordOf(tokens[i - 1]) === 'between'
      if (topic !== undefined && (owns || isEnd)) {
        const mark = spelled.findLastIndex(({ kind }, at) => at >= from && kind === 'mark')
        const front = spelled.slice(from, mark)
        // "The kitchen is great, 8 coins …": the room is what the rest is about.
        // "As to the kitchen, …" says nothing of it.
        const heads = /^(?:as|about|regarding|concerning)$/.test(wordOf(front[0]))
        if (heads) from = mark + 1
        else if (
          mark > from &&
          front.every(({ kind }) => kind !== 'number') &&
          front.some(({ kind }) => kind === 'room')
        ) {
          named.push({ ...sentence, tokens: front, question: false })
          from = mark + 1
        }
        if (owns) spelled.push({ kind: 'word', word: 'from' })
        spelled.push({ kind: 'room', room: topic })
      } else spelled.push(token)
      if (token.kind === 'room') topic = token.room
    }
    named.push(
      from === 0 && spelled.length === tokens.length
        ? { ...sentence, tokens: spelled }
        : { ...sentence, tokens: spelled.slice(from) },
    )
  }
  return named
}
