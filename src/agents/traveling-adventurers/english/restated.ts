/**
 * Parts a proposed step from what is said beside it: the steps once more, "could we finish over the bathroom, so attic, bathroom,
 * living room?", and the coins that speak for it, "let's begin with the attic (it's 9 from the living room)".
 */
import { shapeOf, tokensOf, tokensTo } from './retelling.ts'
import type { Sentence, Token } from './tokens.ts'

/** In longer sentences nothing is said in passing. */
const LONGEST = 60

const PROPOSES =
  /\b(?:could|can|shall|should|might|may|would|let's|let us|i'd|i'll|i|we|maybe|perhaps|how about|what about|first|next|second|third|then|suggest|propose|proposal|vote|prefer)\b/
const DENIES = /\b(?:not|never|don't|won't|can't|cannot|instead of|rather than|avoid|if|why|your|yours|you)\b|n't\b/
/** ", so A - B - L": rooms in a row, with nothing behind them. */
const RESTATES =
  /(?: ,| :)? (?:so|meaning|thus|hence|namely|in short|in other words|that is|that's|which means|that means|that would be)(?: ,| :)? ((?:the )?[A-Z](?:(?: ,| -| to| then| and| via| the)+ [A-Z]){1,7})$/

/** "( it's 9 coins from the L for me )": where a hallway of the step begins, and its number. */
const REASON =
  /(?: ,| \(|(?= (?:because|since|as|cause|cuz) )) ?((?:(?:because|since|as|cause|cuz|also|and|only|just|it's|it is|that's|that is|there's|i have|i get|i've|i see|i've got|a|an|plus|well|at least|for me|got|mind you|btw|by the way|that one|is|worth|still|though|which is|there|we'd get) )+)?(\d+)((?: coins?)?(?: for me| here| on my side| to me)?) from (?:the )?([A-Z])((?: for me| here| on my side| to there| there)?)(?= [,)]| but\b|$)/

const BETWEEN =
  /(?: ,| \() (?:(?:it's|that's|there's|there are|i have|i get|i've|i see|since|because|as|with|only|just|a|an|got) )*(\d+)(?: coins?)?(?: for me| here)? between (?:them|those|these|the two|those two|both)(?: for me| here| on my side| \))*$/

export const partFromSteps = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap((said) => {
    if (said.tokens.length > LONGEST) return [said]
    const sentence = withoutBrackets(said)
    return withoutFirst(sentence) ?? withReason(sentence) ?? withBetween(sentence) ?? [sentence]
  })

/** "(It's 7 from the living room.)" */
function withoutBrackets(sentence: Sentence): Sentence {
  const isMark = (token: Token, mark: string): boolean => token.kind === 'mark' && token.mark === mark
  const { tokens } = sentence
  const brackets = tokens.flatMap((token, i) => (isMark(token, '(') || isMark(token, ')') ? [i] : []))
  return brackets.length === 2 &&
    brackets[0] === 0 &&
    brackets[1] === tokens.length - 1 &&
    tokens.some(({ kind }) => kind === 'number')
    ? { ...sentence, tokens: tokens.slice(1, -1) }
    : sentence
}

/** The steps as they are said last, where these are all that are said. */
function withoutFirst(sentence: Sentence): Sentence[] | undefined {
  const shape = shapeOf(sentence.tokens)
  const found = RESTATES.exec(shape)
  if (!found) return undefined
  const before = shape.slice(0, found.index)
  const roomsOf = (part: string): string[] => part.match(/\b[A-Z]\b/g) ?? []
  const [named, last] = [roomsOf(before), roomsOf(found[1]!)]
  if (named.length === 0 || /\d/.test(shape) || !PROPOSES.test(before) || DENIES.test(before)) return undefined
  if (!named.every((room) => last.includes(room))) return undefined
  return [{ ...sentence, tokens: tokensOf(`let's go ${last.join(' - ')}`) }]
}

/** A step, and where its coins are counted from, as two sentences. */
function withReason(sentence: Sentence): Sentence[] | undefined {
  const shape = shapeOf(sentence.tokens)
  const found = REASON.exec(shape)
  if (!found) return undefined
  const before = shape.slice(0, found.index)
  const rooms = before.match(/\b[A-Z]\b/g) ?? []
  if (rooms.length !== 1 || rooms[0] === found[4] || /\d/.test(before) || DENIES.test(before)) return undefined
  if (!PROPOSES.test(before)) return undefined
  const end = found.index + found[0].length
  const rest = shape
    .slice(end)
    .replace(/(?<= |^)[,()]/g, '')
    .trim()
  if (/[A-Z\d]/.test(rest)) return undefined
  return [
    { ...sentence, tokens: sentence.tokens.slice(0, tokensTo(shape, found.index)) },
    { ...sentence, question: false, tokens: tokensOf(`i have ${found[2]!} from ${found[4]!}`) },
    ...(rest === '' ? [] : [{ ...sentence, tokens: tokensOf(rest) }]),
  ]
}

/** "Kitchen then attic, 9 between them": two steps, and the coins of their hallway. */
function withBetween(sentence: Sentence): Sentence[] | undefined {
  const shape = shapeOf(sentence.tokens)
  const found = BETWEEN.exec(shape)
  if (!found) return undefined
  const before = shape.slice(0, found.index)
  const [a, b, ...others] = before.match(/\b[A-Z]\b/g) ?? []
  if (b === undefined || a === b || others.length > 0 || /\d/.test(before) || DENIES.test(before)) return undefined
  return [
    { ...sentence, tokens: sentence.tokens.slice(0, tokensTo(shape, found.index)) },
    { ...sentence, question: false, tokens: tokensOf(`i have ${found[1]!} from ${a!} to ${b}`) },
  ]
}
