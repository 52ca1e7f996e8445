/** Whether a partner who reads what we read would make something of a message of one's own: empty talk of rooms is left out. */
import { createReader } from '../english/read.ts'
import type { House } from './house.ts'
import { pathOf } from './own-message.ts'
import { sayOwn } from './say-own.ts'
import { isEnd, sentencesOf } from './words.ts'

const EMPTY = ['other', 'unclear', 'sum']

/** Looks at the last sentence of what has been written so far, once it is over. */
export function isClear(words: readonly string[], house: House): boolean {
  const sentence = sentencesOf(words).at(-1)
  if (!sentence || !isEnd(sentence.at(-1))) return true
  const namesRooms = sentence.some((word) => house.letterIn(word) !== undefined || pathOf(word, house))
  if (!namesRooms) return true
  const { rooms, conversation } = house
  const { acts } = createReader({ rooms, coins: conversation.coins })(sayOwn(sentence, house))
  return acts.length > 0 && acts.every(({ kind }) => !EMPTY.includes(kind))
}
