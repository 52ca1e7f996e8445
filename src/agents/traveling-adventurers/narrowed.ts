/** Asks for and tells less at a time where the partner did not answer, counted wrongly, or wants it slower. */
import type { Conversation } from './conversation.ts'
import type { Move } from './strategies/strategy.ts'

/** How often it asks in vain before it asks for hallways from one room alone, and then for a single one. */
const [FEWER, FEWEST] = [2, 5]

/** As much of what is to be asked as the partner is likely to answer. */
export function narrowed(planned: Move, conversation: Conversation, hurry: boolean): Move {
  const move = withoutUnasked(planned, conversation)
  const { miscounted, countsBadly, unheeded, beside } = conversation
  if (beside === 'slower')
    return askFromOneRoom({ ...move, ...(move.tell && { tell: fromOneRoom(move.tell, conversation) }) }, conversation)
  if (hurry || miscounted || beside === 'hurry' || unheeded >= FEWEST) return askForOne(move, conversation)
  const some = move.tell && isSilent(conversation) ? { ...move, tell: fromOneRoom(move.tell, conversation) } : move
  return countsBadly || unheeded >= FEWER ? askFromOneRoom(some, conversation) : some
}

/** Who asked for some of them alone is not told all. */
function withoutUnasked({ tell, ...rest }: Move, { news, questions }: Conversation): Move {
  return tell === undefined || (news && questions.some(({ about }) => about === 'own')) ? rest : { tell, ...rest }
}

/** Whether the partner has told nothing though it was asked: it has enough to read with one room's numbers. */
const isSilent = ({ unheeded, heard, asked }: Conversation): boolean =>
  unheeded > 0 && asked.size === 0 && heard.values.every((value) => Number.isNaN(value))

function fromOneRoom(keys: readonly number[], conversation: Conversation): readonly number[] {
  const [first] = keys
  if (first === undefined) return keys
  const [room] = conversation.pair(first)
  return keys.filter((key) => conversation.pair(key).includes(room))
}

/** Where many questions brought no answer, one hallway at a time, each in turn. */
function askForOne(move: Move, conversation: Conversation): Move {
  const { ask } = move
  if (ask === undefined || ask.length === 0) return move
  const keys = ask === 'all' ? conversation.allKeys() : ask
  return { ...move, ask: [keys[conversation.unheeded % keys.length]!] }
}

/** Whoever answers with bare numbers is asked for the hallways of one room at a time, which it can answer in order. */
function askFromOneRoom(move: Move, conversation: Conversation): Move {
  const { ask } = move
  if (ask === undefined || ask.length === 0) return move
  const keys = ask === 'all' ? unknownIn(conversation) : ask
  const [room] = conversation.pair(keys[0]!)
  return { ...move, ask: keys.filter((key) => conversation.pair(key)[0] === room) }
}

/** The partner's hallways that are not known. */
const unknownIn = (conversation: Conversation): readonly number[] =>
  conversation.allKeys().filter((key) => Number.isNaN(conversation.heard.values[key]!))
