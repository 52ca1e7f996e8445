/** Complaints about the talk: that something was told or asked already, that it is too much. They ask for nothing. */
import { sentencesIn } from './rows-meant.ts'

const REPEATS =
  /\bno need (?:to|for|of)\b[^.?!]*\b(?:repeat\w*|tell\w*|say\w*|list\w*|again|that|all)\b|\b(?:you|u) (?:don['’]?t|do not|didn['’]?t|did not|needn['’]?t) (?:have to|need to|have|need)? ?(?:repeat|tell|say|list|send)\b[^.?!]*\b(?:again|twice|me|them|it|all|those|these|that|every)\b|\bstop (?:repeating|telling me|listing|sending)\b|\b(?:you|u)(?:['’]ve| have)? (?:already|just) (?:told|said|gave|sent|listed)\b|\b(?:you|u) (?:keep|are|['’]re) (?:repeating|telling|saying|listing)\b|\bi (?:already )?(?:know|have|heard|got|saw) (?:your (?:numbers|coins|values)|those|them|that|these|it) (?:already|now)\b|\bi (?:can|could) (?:read|see) (?:it|that|them) (?:above|already)\b/i
const TOLD =
  /\bi(?:['’]ve| have)? (?:already|just|all ?ready) (?:told|said|gave|given|sent|answered|wrote|written|typed|listed|did)\b|\bi (?:told|gave|sent|answered|wrote|said) (?:you |it |that |this |them |those |all |everything )*(?:already|before|above|twice|a minute ago)\b|\b(?:you|u) (?:keep|are|['’]re) asking\b|\b(?:you|u) asked (?:me )?(?:that|this|it) (?:already|before)\b|\bstop asking\b|\bhow (?:often|many times)\b[^.?!]*\b(?:tell|say|ask|repeat)\b/i
const TOO_MUCH =
  /\b(?:do|will|would) (?:you|u) (?:really|actually|honestly) (?:need|want|require)\b|\b(?:do|must) i (?:really|actually|honestly) (?:have|need)?\b|\b(?:no|not) more numbers\b|\bthat(?:['’]s| is) all i(?:['’]m| am|['’]ll| will)? (?:going to |gonna )?(?:type|write|tell|say|send|give)\b|\bi(?:['’]m| am) not (?:going to |gonna )?(?:type|typing|write|writing|telling|tell)\b/i

export type Complaint = 'repeats' | 'told' | 'too much'

export const complaintIn = (text: string): Complaint | undefined =>
  REPEATS.test(text) ? 'repeats' : TOLD.test(text) ? 'told' : TOO_MUCH.test(text) ? 'too much' : undefined

/** The text without complaints, which name rooms and coins without asking for them. Whatever has numbers tells something. */
export function withoutComplaints(text: string): string {
  if (complaintIn(text) === undefined) return text
  return sentencesIn(text)
    .filter((sentence) => /\d/.test(sentence) || complaintIn(sentence) === undefined)
    .join('')
}

/** "No more numbers please, just choose", "that's all I'm going to type": leaves the path to the listener. */
const LEAVES =
  /\bno more (?:numbers|questions|coins)\b|\bthat(?:['’]s| is) all i(?:['’]m| am|['’]ll| will)? (?:going to |gonna )?(?:type|write|tell|say|send|give)\b|\bi(?:['’]m| am) not (?:going to |gonna )?(?:type|typing|write|writing|telling|tell)\b[^.?!]*\b(?:all|more|rest|others|that)\b|\bjust (?:choose|decide|pick)(?: (?:one|something|it|a path|any|already|now))?\W*$|\bthe (?:rest|others) (?:are|is) all (?:around|about|roughly)\b/i
export const leavesChoice = (text: string): boolean => LEAVES.test(text)
