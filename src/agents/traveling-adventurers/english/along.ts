/** What a step takes from the words before it: the room it leads on from, and the hallway whose coins are told behind it. */
import type { Coins } from './acts.ts'
import type { Message } from './message.ts'
import type { Statement } from './rules.ts'

/** "(Yes to the kitchen.) From there to the attic": from the room that the message named. */
export function fromThere(
  steps: readonly string[],
  { text }: Statement,
  { there, begunAt, acts }: Message,
): readonly string[] {
  const [first] = steps
  const last = acts.findLast(({ kind }) => kind !== 'other')
  // "Go to the kitchen. From there to the bathroom": on from a step that is proposed already.
  const goesOn = last?.kind === 'propose' && last.path.at(-1) === there?.room
  return !goesOn &&
    there?.sure &&
    there !== begunAt &&
    first !== undefined &&
    there.room !== first &&
    GOES_FROM_THERE.test(text)
    ? [there.room, ...steps]
    : steps
}
const GOES_FROM_THERE = /\bfrom (?:there|here)\b(?!.*\bfrom (?:the )?[A-Z])/

const CAME_FROM =
  /^(?:[\w']+,? ){0,4}(\d+)(?: coins?)?(?: (?:for me|to me|on my (?:side|end|map)|here))?(?: (?:on|for|to|along|in) (?:it|that|this|that one|this one|that way|there|(?:that|this|the) (?:hallway|corridor|connection|way|one))| there)? from (?:the )?([A-Z])(?: (?:there|to there|to it|for me|(?:on|in) (?:my (?:side|map|list|end)|mine)|here))?$/

/** "From the kitchen it's 6 on my side." */
const FROM_IT_IS =
  /^(?:(?:and|since|because|as|cause|coming) )*from (?:the )?([A-Z]),? (?:(?:that's|that is|it's|it is|i have|i get|i've|i see|i've got|there's|there are|that makes|just|only|a|an) )*(\d+)(?: coins?)?(?: (?:for me|to me|on my (?:side|end|map)|here|there|to it|to there))*$/

/** "(How about the attic?) I got 7 from K": the coins from a room to the one that was just proposed. */
export function cameFrom({ text, rooms, sums, words }: Statement, { acts, house }: Message): Coins | undefined {
  const last = acts.findLast(({ kind }) => kind !== 'other')
  const [, from, count] = FROM_IT_IS.exec(text) ?? []
  const [, coins = count, room = from] = CAME_FROM.exec(text) ?? []
  if (room === undefined || rooms.length > 1 || sums || last?.kind !== 'propose' || last.whole) return undefined
  const b = last.path.at(-1)!
  const number = Number(coins)
  if (b === room || ['you', 'your', 'yours'].some((word) => words.has(word))) return undefined
  return number >= house.coins.min && number <= house.coins.max ? { a: room, b, coins: number } : undefined
}
