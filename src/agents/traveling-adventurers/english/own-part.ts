/** Finds the speaker's own number where those of both are told of one hallway: "your 6 and my 4 make 10 on L-B". */
import type { Coins } from './acts.ts'
import { OWN_NUMBER, OWN_PART } from './cues.ts'
import { renderWords, type Token } from './tokens.ts'

const EACH =
  /\b(?:we (?:both|each)|both of us|each of us) (?:have|has|see|got|get|count) (?:(?:a|an|exactly|only|just) )?(\d+)\b/
const SUMMED = /\b(?:together|total|sum|altogether|combined)\b/

/** "With your 6 and my 4 we'd have 10 on L-B": one's own among the numbers of a hallway. */
export function ownOfBoth(tokens: readonly Token[]): Coins | undefined {
  const rooms = tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  const numbers = tokens.filter(({ kind }) => kind === 'number').length
  if (rooms.length !== 2 || rooms[0] === rooms[1]) return undefined
  const part = OWN_PART.exec(renderWords(tokens))?.slice(1).find(Boolean)
  const forMe =
    /\b(?:for|to) you\b/.test(renderWords(tokens)) && /\b(\d+)(?: coins)? (?:for|to) me\b/.exec(renderWords(tokens))
  // "We both have 5 on K-A"
  const each = numbers === 1 && !SUMMED.test(renderWords(tokens)) && EACH.exec(renderWords(tokens))
  if (each) return { a: rooms[0]!, b: rooms[1]!, coins: Number(each[1]) }
  if (forMe) return { a: rooms[0]!, b: rooms[1]!, coins: Number(forMe[1]) }
  if (part !== undefined) return { a: rooms[0]!, b: rooms[1]!, coins: Number(part) }
  const mine = numbers === 1 && /\bmy (\d+)(?: coins?)?\b/.exec(renderWords(tokens))
  if (mine) return { a: rooms[0]!, b: rooms[1]!, coins: Number(mine[1]) }
  if (numbers === 1 && !/\b(?:we|us|both)\b.*\bmine(?: is|'s|:| being)? ?:? ?\d/.test(renderWords(tokens)))
    return undefined
  if (numbers < 1) return undefined
  const own = OWN_NUMBER.exec(renderWords(tokens))?.[1] ?? ownNumber(tokens)
  return own === undefined ? undefined : { a: rooms[0]!, b: rooms[1]!, coins: Number(own) }
}

/** "10 (you) + 6 (me)", "yours 10, mine 6": the one number that is said to be one's own, where another is the listener's. */
function ownNumber(tokens: readonly Token[]): number | undefined {
  const owners = tokens.flatMap((token, i) =>
    token.kind === 'number' ? [{ coins: token.value, owner: ownerOf(tokens, i) }] : [],
  )
  const own = owners.filter(({ owner }) => owner === 'mine')
  return own.length === 1 && owners.some(({ owner }) => owner === 'yours') ? own[0]!.coins : undefined
}

/** Whose a number is, by the words in brackets behind it or else by those before it. */
function ownerOf(tokens: readonly Token[], at: number): 'mine' | 'yours' | undefined {
  const owner = (token: Token | undefined): 'mine' | 'yours' | undefined =>
    token?.kind !== 'word'
      ? undefined
      : /^(?:you|your|yours|you've)$/.test(token.word)
        ? 'yours'
        : /^(?:me|my|mine|i|i've)$/.test(token.word)
          ? 'mine'
          : undefined
  const opens = tokens[at + 1]
  if (opens?.kind === 'mark' && '(['.includes(opens.mark)) {
    const inside = tokens
      .slice(at + 2, at + 5)
      .map(owner)
      .find(Boolean)
    if (inside) return inside
  }
  // "4 on your side, 6 on mine"
  const behind = renderWords(tokens.slice(at + 1, at + 5)).split(/[,\d(]/)[0]!
  const owns =
    /^(?:coins? )?(?:(?:on|at|from|in|for|by|is|are) )?(?:(my|mine|me)|(?:your|yours|you))\b(?! (?:have|had|told|said))/.exec(
      behind,
    )
  if (owns) return owns[1] === undefined ? 'yours' : 'mine'
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const token = tokens[i]!
    if (token.kind === 'number' || (token.kind === 'mark' && token.mark !== ':')) break
    if (owner(token)) return owner(token)
  }
  return undefined
}
