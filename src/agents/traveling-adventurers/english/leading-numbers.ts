/**
 * Parts a number that answers from a list behind it, whose numbers all stand behind their hallways: "7, and L-K 4, L-G 1" tells
 * two hallways, and the 7 belongs to what was asked.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { isMark, wordOf } from './token.ts'
import type { Sentence, Token } from './tokens.ts'

/** May stand before a number that answers. */
const BEFORE = wordSet(
  "it's it is that's i mean meant yes yep yeah ok okay well so oh sorry no just make sure right the i'd get",
)
/** What goes on with something else behind it. */
const GOES_ON = wordSet('and but i so then plus also or')
/** A hallway's rooms are linked by these. */
const LINKS = wordSet('to the and room')

export const partLeadingNumbers = (sentences: readonly Sentence[]): Sentence[] => sentences.flatMap(partOne)

function partOne(sentence: Sentence): Sentence[] {
  const { tokens } = sentence
  let at = 0
  while (BEFORE.has(wordOf(tokens[at]))) at++
  const [number, next] = [tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number' || !(isMark(next, ',:') || GOES_ON.has(wordOf(next)))) return [sentence]
  const rest = tokens.slice(isMark(next, ',:') ? at + 2 : at + 1)
  if (!numbersBehind(rest)) return [sentence]
  const answer: Sentence = { tokens: tokens.slice(0, at + 1), question: false, text: String(number.value) }
  return [answer, { ...sentence, tokens: rest }]
}

/** Whether rooms and numbers alternate, rooms first, and each room or hallway has the number behind it. */
function numbersBehind(tokens: readonly Token[]): boolean {
  let kinds = ''
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'number') kinds += 'n'
    else if (token.kind === 'room') {
      let before = i - 1
      while (LINKS.has(wordOf(tokens[before])) || tokens[before]?.kind === 'join') before--
      if (!(before < i && tokens[before]?.kind === 'room')) kinds += 'r'
    }
  }
  // "7 to A, 3 to B": whatever leads to a room has its number before it.
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  return /^(?:rn)+$/.test(kinds) && !/^(?:to|for|from|on|in|into|at)$/.test(wordOf(tokens[first - 1]))
}
