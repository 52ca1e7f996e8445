/** Tells whose the numbers of a list are whose heading says so: "Your values so far:", and hallways in the lines below. */
import { renderWords, type Sentence, type Token } from './tokens.ts'

/** A heading names the listener's numbers and asks for nothing. */
const OF_LISTENER =
  /^(?!.*\b(?:my|mine|please|tell|give|send|share|need|want|what|which|how|could|can|would|missing|waiting|open|unknown|still|list|i (?:have|get|see|got))\b)[^A-Z\d]*\b(?:your|yours|you|yours)\b[^A-Z\d]*$/
/** Without a colon, as a heading of Markdown has none, it is a title: "Your values (as I understood them)". */
const TITLE =
  /^(?:(?:the )?(?:coins?|values?|numbers?) (?:from|of) you|yours|your (?:[\w']+ )?(?:coins?|values?|numbers?|hallways?|side|list|counts?|table))(?: ?\(?(?:so far|as (?:far as )?(?:i )?(?:understood|noted|know|recorded|given)(?: (?:them|it|so far))?|noted|known|recap|received)\)?)* ?:?$/
/** Beside the rooms and numbers of a line. */
const BESIDE = new Set('to and the is has coins coin from between room : = only just a an'.split(' '))

/** Whether a line tells numbers of hallways and nothing else. */
const isCounted = ({ tokens, question }: Sentence): boolean =>
  !question &&
  tokens.some(({ kind }) => kind === 'number') &&
  tokens.some(({ kind }) => kind === 'room') &&
  tokens.every((token) => token.kind !== 'word' || BESIDE.has(token.word))

const isHeading = ({ tokens, question, text }: Sentence): boolean => {
  if (question || tokens.length > 14) return false
  // "(as I understood them)", "(please correct me if I'm wrong)"
  const words = renderWords(tokens)
    .replace(/ ?\((?![^)]*\b(?:my|mine)\b)[^)]*\) ?/, ' ')
    .trim()
  return TITLE.test(words) || (/:\W*$/.test(text) && OF_LISTENER.test(words))
}

const YOURS: readonly Token[] = [
  { kind: 'word', word: 'yours' },
  { kind: 'mark', mark: ':' },
]

/** "L-E: 4" without its colon, behind which another speaker's number might stand. */
function plainly(line: readonly Token[]): readonly Token[] {
  const begins = line.findIndex((token) => token.kind !== 'join' && (token.kind !== 'mark' || token.mark !== ','))
  const tokens = line.slice(begins)
  return tokens.filter(({ kind }) => kind === 'room').length === 2
    ? tokens.filter((token) => token.kind !== 'mark' || token.mark !== ':')
    : tokens
}

/** The sentences with each line below such a heading said to be the listener's. */
export function nameOwners(sentences: readonly Sentence[]): Sentence[] {
  const named: Sentence[] = []
  let yours = false
  for (const [i, sentence] of sentences.entries()) {
    const next = sentences[i + 1]
    if (next && isHeading(sentence) && isCounted(next)) {
      yours = true
      continue
    }
    yours &&= isCounted(sentence)
    named.push(yours ? { ...sentence, tokens: [...YOURS, ...plainly(sentence.tokens)] } : sentence)
  }
  return named
}
