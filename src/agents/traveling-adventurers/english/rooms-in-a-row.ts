/**
 * Rooms in a row that somebody only wonders about, "what if L C A K E B L", "B A E L maybe?", "so attic, empty room, kitchen?": a
 * stretch of the path is proposed, and no coins are asked for. Rooms told the other way round, "E after A, then C", are put in order.
 */
import { shapeOf, tokenAt, tokensOf, tokensTo } from './retelling.ts'
import type { Sentence } from './tokens.ts'

const LONGEST = 40

const OPENS = String.raw`(?:(?:so|then|and|or|but|ok|okay|no|nah|nope|hmm?|well|now|what about|how about|what if(?: we (?:go|do|walk|take|try))?|maybe|perhaps|like|e\.g\.|something like|say) (?:, )?)*`
const BEHIND = String.raw`(?:(?: ?,)? (?:maybe|perhaps|then|first|next|for example|to (?:begin|start)(?: with)?|as (?:a|the) (?:beginning|start|first (?:step|steps|part|half))|(?:for|at|in) (?:the )?(?:very )?end|to (?:finish|end)(?: with)?|as (?:the|an) end(?:ing)?|instead|for now|as a path|would that work|or so|too))*`
/** Letters without marks: four are no list of hallways. */
const LETTERS = String.raw`[A-Z](?:(?: -)? [A-Z]){3,7}`
/** Named one by one with a word that goes on: "so A, E, K?" */
const LISTED = String.raw`[A-Z](?:(?: ,)?(?: (?:and|then|and then))?(?: the)? [A-Z]){2,7}`
const WONDERED = new RegExp(`^(${OPENS})(${LETTERS})(${BEHIND})$`)
/** Who is asked for consent to an order: "would you be up for A, E, then K?" */
const UP_FOR =
  '(?:would|are|will) you (?:be )?(?:up for|open to|ok with|okay with|fine with|happy with|happy to (?:go|do|walk|take|visit))(?: the order)?'
const CONCLUDED = new RegExp(
  `^((?:(?:so|then|so then|ok so|and then) (?:, )?)(?:what about |how about |maybe |${UP_FOR} )?|(?:so |and )?${UP_FOR} )((?:the )?${LISTED})(${BEHIND})$`,
)
/** Said of what one thinks: "what about …", "maybe". */
const WONDERS =
  /\b(?:what about|how about|what if|maybe|perhaps|something like|for example)\b|\bas (?:a|the) (?:beginning|start)\b/

export const proposeRows = (sentences: readonly Sentence[]): Sentence[] => sentences.flatMap(proposeRow)

/** "E after A, then C": A comes first. */
const AFTER =
  /\b([A-Z]) (?:(?:right|directly|straight|just|comes|goes) )?after (?:the )?([A-Z])(?=(?: ,)?(?: and)? then\b)/

/** The sentence with its rooms in the order of the path. */
function inOrder(sentence: Sentence): Sentence {
  const { tokens } = sentence
  const shape = shapeOf(tokens)
  const found = AFTER.exec(shape)
  if (!found) return sentence
  const [from, to] = [tokenAt(shape, found.index), tokensTo(shape, found.index + found[0].length)]
  const plainly = tokensOf(`${found[2]!} then ${found[1]!}`)
  return { ...sentence, tokens: [...tokens.slice(0, from), ...plainly, ...tokens.slice(to)] }
}

function proposeRow(said: Sentence): Sentence[] {
  if (said.tokens.length > LONGEST) return [said]
  const sentence = inOrder(said)
  const shape = shapeOf(sentence.tokens)
  const found = WONDERED.exec(shape) ?? (sentence.question || WONDERS.test(shape) ? CONCLUDED.exec(shape) : null)
  if (!found || !(WONDERS.test(shape) || sentence.question)) return [sentence]
  const [, before, row] = found
  const rooms = row!.match(/[A-Z]/g)!
  // "How about …" of a whole path turns another down.
  if (rooms.length > 2 && rooms[0] === rooms.at(-1) && !/\bwhat if\b/.test(before!)) return [sentence]
  // From one room to several, "L E and L B", are hallways.
  if (new Set(rooms).size < rooms.length - (rooms[0] === rooms.at(-1) ? 1 : 0)) return [sentence]
  const behind = sentence.tokens.slice(tokensTo(shape, before!.length + row!.length))
  const proposed = { ...sentence, tokens: [...tokensOf(`let's go ${rooms.join(' - ')}`), ...behind] }
  return /\b(?:no|nah|nope)\b/.test(before!)
    ? [{ ...sentence, question: false, tokens: tokensOf('no') }, proposed]
    : [proposed]
}
