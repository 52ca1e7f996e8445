/** Whether somebody who refused takes it after all: "ok then", "that works", "I can live with it". */
import { isPleased } from './asides.ts'

const OPENINGS =
  '(?:(?:ok|okay|yes|yeah|yep|well|hm+|oh|ah|so|then|actually|sorry|alright|all right|sure|fine|on second thought|hey|but|and|no(?=[,.!…-]+ ?(?:ok|okay|yes|fine|sorry|wait|on|that|it|actually|i))|better(?=[,.!])|i (?:suppose|guess|think)(?: that)?(?= (?:that|it|this|i)\\b))[\\s,.!…-]*){0,4}'
const ENDINGS =
  '(?:[\\s,.!…-]+(?:then|for me|with me|by me|i guess|i suppose|i think|enough|now|too|actually|after all|thanks?|thank you|please|go ahead|book it|do it))*\\W*$'
const IT = '(?:(?:that|it|this|the last)(?: one)?|i)'
const WORKS =
  '(?:works?|is (?:better|ok|okay|fine|good|acceptable|alright|all right)|will (?:do|work)|would (?:do|work|be (?:ok|okay|fine|good|acceptable))|looks? (?:better|good|fine|ok|okay)|sounds? (?:better|good|fine|ok|okay)|does it)'
const TAKES =
  "(?:i (?:can|could|will|would)|i['’]?(?:ll|d)) (?:live with|take|accept|go with|be (?:ok|okay|fine|happy) with) (?:it|that|this)(?: one)?|go for it|good enough|deal|fine by me|let['’]?s (?:do|take) (?:it|that|this)(?: one)?"
const TAKEN = new RegExp(
  `^\\W*${OPENINGS}(?:${IT}(?:['’]s)? ?${WORKS.replace('(?:works?', '(?:works?|better|ok|okay|fine|good')}|${WORKS}|${TAKES})${ENDINGS}`,
  'i',
)
const ASSENT =
  /^\W*(?:(?:ok|okay|k|yes|yeah|yep|sure|alright|all right|fine|whatever)[\s,.!…-]*){1,3}(?:(?:then|i guess|i suppose|why not|go ahead|do it|book it|thanks?|thank you)[\s,.!…-]*){0,3}$/i

const LONGEST = 100

/** `isSpokenTo`: something was said since the refusal, which a bare "ok" may be said to. */
export function takesIt(message: string, isSpokenTo: boolean): boolean {
  if (message.length > LONGEST) return false
  const text = message.replaceAll(/\s+/g, ' ')
  return isPleased(text) || TAKEN.test(text) || (!isSpokenTo && ASSENT.test(text))
}
