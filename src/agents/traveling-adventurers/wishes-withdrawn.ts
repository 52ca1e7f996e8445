/** Tells which wish a partner gives up: "I take it back about E-C", "forget E-C", "I don't need E-C any more", "drop my wish". */
import { hallwayIn, inLetters } from './wishes.ts'

const UP =
  /\b(?:take|taking|took)\b[^.!?]{0,30}\bback\b|\bgiv(?:e|ing) up(?: on)?\b|\b(?:forget|scrap|ignore|disregard|drop|withdraw|never ?mind|nvm|let go of|cancel|revoke|retract)\b/i
const NO_NEED =
  /(?:n['’]t|\bnot|\bno longer)(?: (?:really|actually|even|necessarily))? (?:need|require|insist on|care about|have to have|have to include|have to be|need to have|need to include|need to be|important|necessary|needed|required|that important|a must)\b/i
const NO_MORE =
  /\bno longer (?:want|need|insist|wish|like|care)\b|(?:n['’]t|\bnot)(?: \w+){0,2} (?:want|like|wish for|have)\b.*\b(?:any ?more|any longer|after all)\b/i
const NEGATED = /(?:n['’]t|\bnot|\bnever(?! ?mind)|\bwithout|\bwhy|\bif)\b/i
const OF_WISH = /\bmy (?:\w+ )?(?:wish|wishes|request|demand|condition|preference)\b/i

export interface Withdrawn {
  /** The hallway that is wished no more; undefined: nothing is. */
  readonly hallway: readonly [string, string] | undefined
  /** The room that need not be first or last any more. */
  readonly room?: string
}

/** The wish that a clause gives up. */
export function withdrawnIn(clause: string, rooms: readonly string[]): Withdrawn | undefined {
  if (clause.length > LONGEST || /\d|\?\s*$/.test(clause)) return undefined
  const givesUp = (UP.test(clause) && !NEGATED.test(clause)) || NO_NEED.test(clause) || NO_MORE.test(clause)
  if (!givesUp) return undefined
  const hallway = hallwayIn(inLetters(clause, rooms), rooms)
  if (hallway || OF_WISH.test(clause)) return { hallway }
  const [room, ...others] =
    inLetters(clause, rooms)
      .match(/\b(?:[B-Z]|A(?! [a-z]))\b/g)
      ?.filter((one) => rooms.includes(one)) ?? []
  return room !== undefined && others.length === 0 ? { hallway: undefined, room } : undefined
}

/** "No, actually, forget it": gives up what was wished right before. */
const FORGETS_IT =
  /^\W*(?:(?:no|nah|actually|ok|okay|oh|well|sorry|but|wait|hm+|on second thoughts?)\W+){0,4}(?:(?:just |let['’]s )?(?:forget|scrap|ignore|drop|scratch|leave|skip)(?: about)? (?:it|that|this|my (?:wish|question|idea))|never ?mind|nvm)(?: (?:then|again|actually|please|that|it))*\W*$/i
export const forgetsIt = (sentence: string): boolean => sentence.length < LONGEST && FORGETS_IT.test(sentence)

const LONGEST = 120

/** A text in clauses, each with what parts it from the next. */
export const clausesOf = (text: string): string[] => text.match(/[^.!?;,\n]+[.!?;,\n]*\s*/g) ?? []
