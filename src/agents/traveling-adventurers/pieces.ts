/** The sentences of a message, parted where it objects, and what kind of saying each is beside what it says of coins and rooms. */
import { endAskedIn } from './end-asked.ts'

export interface Piece {
  readonly text: string
  /** Whether it asks something. */
  readonly asks: boolean
  /** Whether it objects to, or restricts, what stands before. */
  readonly objects: boolean
}

const LONGEST = 600
const OBJECTS =
  /(?:,\s*|\s+[-–—]\s*|^\s*|\s)(?=(?:but|however|except|only(?=,)|though(?! )|just(?=,)|yet(?= (?:i|could|can|what|how)\b))\b)|,\s*(?=(?:only|and (?:could|can|would|what|how|which)|what|how|which|could|can|anyway)\b)/i
const IS_OBJECTION = /^\s*(?:but|however|except|only|though|just,)\b/i
const INTERROGATIVE =
  /^(?:(?:and|but|so|ok|okay|well|hm+|then|also|or|only|just|however|before (?:i|we) \w+|before \w+ing|one (?:more )?question|by the way|please|sorry|wait|great|good|fine|yes|thanks|thank you)[\s,:.]+)*(?:what|how|why|which|who|where|when|is|are|was|do|does|did|can|could|would|will|shall|should|may|might|have|has|isn't|aren't|don't|doesn't|couldn't|can't)\b(?! (?:i|we) (?:can|have|said|told|want|get)\b)/i

/** Parts a message. `plain`: rooms as letters. */
export function piecesOf(plain: string): Piece[] {
  return plain
    .replaceAll('’', "'")
    .split(/(?<=[.!?;…])\s+|\n+/)
    .filter((sentence) => /\w/.test(sentence))
    .flatMap((sentence): Piece[] => {
      const parts = sentence.length > LONGEST ? [sentence] : sentence.split(OBJECTS).filter((part) => /\w/.test(part))
      const isQuestion = /\?[\s)"']*$/.test(sentence)
      return parts.map((text, i) => ({
        text: text.trim(),
        asks:
          (isQuestion && i === parts.length - 1) ||
          (INTERROGATIVE.test(text) && (isQuestion || ASKS_PLAINLY.test(text))),
        objects: IS_OBJECTION.test(text),
      }))
    })
}

/** Asks without a question mark. */
const ASKS_PLAINLY =
  /^(?:\W*(?:and|but|so|ok|only|then|also)\W+)*(?:how (?:much|many)|what(?:'s| is| are| would| do)|which|(?:could|can|would|will) (?:you|we)|is there|why)\b/i

/** Asks how to go on, not what is gone on with: "shall we submit?", "deal?", "do I press something now?" */
export function isOfProceeding({ text }: Piece): boolean {
  if (/\bwhy\b|\bbefore\b/i.test(text)) return false
  if (
    /\b(?:submi\w+|hand(?:ing)? (?:it |that |them )?in|press|click|buttons?|lock (?:it |that )?in|enter (?:it|that))\b/i.test(
      text,
    )
  )
    return true
  // "And what else must I do?"
  if (endAskedIn(`${text}?`) !== undefined) return true
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return words.length > 0 && words.length <= 9 && words.every((word) => PROCEEDING.has(word))
}
const PROCEEDING = new Set(
  (
    "so and then ok okay alright shall should do does can could are is it's we you i it that this one go going now agree agreed deal fine good great happy ready " +
    'right correct yes yeah too also with for me us sound sounds work works all set settled done take doing final finally what next finished everything think yours both want let lets like happy content accept'
  ).split(' '),
)

/** Puts off what is to be said of the path. */
const PUTS_OFF =
  /\bbefore (?:i|we|you) (?:\w+ )?(?:agree|say|accept|submit|decide|confirm|do|hand|commit)|\bbefore (?:agreeing|submitting|accepting|deciding|that|doing)\b|\b(?:let me|lemme|let us|i(?: still| first| just| only)?(?:'d| would| want| need| have|'ll| will| must|'m going)(?: like| want| need| love| have)?(?: to)?)(?: just| quickly| first| only| quick)* (?:check|think|see|look|draw|verify|calculate|compute|count|double|summari[sz]e|recap|write|note|add|make sure|try|sum|go over|go through|have a look|compare|understand|know|be sure|ask)\b|(?<!(?:can't|cannot|don't|not) )\bwait\b|\bhold on\b|\bhang on\b|\b(?:one|a|just a) (?:(?:more|last|other|further|final) )?(?:moment|sec|second|minute|question|thing)\b|\bnot (?:yet|so fast|sure)\b|\bstill (?:thinking|checking)\b|^(?:checking|thinking)\b|\bi(?:'m| am) (?:still |just )?(?:checking|thinking|not (?:so |yet |quite )?(?:sure|convinced)|unsure|curious|wondering)\b|\bi wonder\b|\bi have (?:a|one) question\b|\b(?:please )?(?:tell|show|give|explain|list)(?: it)? (?:to )?me\b(?! when| once| if you| as soon)|^(?:and )?please (?:list|explain|compare|show|check)\b/i
export const putsOff = ({ text }: Piece): boolean =>
  PUTS_OFF.test(text) && !/\blet me know (?:when|once|if)\b/i.test(text)

/** Makes what is said depend on something. */
const DEPENDS =
  /\bonly if\b|\bunless\b|\bif (?:nothing|there(?:'s| is)|no|you|we|it|that|i|the|[A-Z])\b|\bas long as\b|\bprovided\b|\bin case\b|\bassuming\b/
export const depends = ({ text }: Piece): boolean =>
  DEPENDS.test(text) &&
  !/\bif (?:you(?:['’]re| are)? (?:also |too )?(?:ok|okay|fine|happy|good|cool|content|alright|all right|in)\b|you (?:like|want|agree|prefer|say so|do too|are ok\w*)|you (?:think|say|mean|believe)\b|(?:that|it)(?:'s| is) (?:really )?(?:the )?(?:best|max\w*|optimal|ok\w*|fine|good|all right) (?:with|for) you)\b/.test(
    text,
  )

/** After "but": wants something, or denies something, that the yes before does not cover. */
const WANTS_ELSE =
  /\b(?:want|need|like|prefer|rather|should|must|can|could|would|tell|not|wait|first|until|hate|question|too (?:little|few|low)|unfair|without|with|instead|better|more|less)\b|n't\b/i
const OF_ORDER =
  /\b(?:submi\w+|order|know when|exactly|press|ok(?:ay)?|fine|anyway|whatever|let's (?:do|take|go)|i(?:'ll| will) (?:take|do))\b/i
export const wantsElse = ({ text, objects }: Piece): boolean => objects && WANTS_ELSE.test(text) && !OF_ORDER.test(text)
