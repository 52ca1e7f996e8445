/**
 * Steps of an arrangement, said plainly: however somebody is put on a paper ("toss Ada on Delta?", "how do you feel about Ada
 * being on Delta?", "I'm fine with having Ada on Delta", "let's stick with Ada"), the sentence comes to say "should we put …"
 * or "let us put …", which the reader knows.
 */

/** Names that a sentence has, by kind. */
export interface NamedIn {
  readonly reviewer: readonly number[]
  readonly paper: readonly number[]
}

const PUTTING =
  'toss|throw|slot|stick|slide|plug|pencil|pop|park|lock|shift|slip|chuck|squeeze|tuck|fit|pair|match|team|put|place|assign|give|set|have|get|move|send|use|keep|leave|try|run|roll|sign|go'
/** Where a verb is an imperative, or what somebody is going to do. */
const LEADS =
  "(?:let['’]?s|let us|let me|(?:we|i)['’]?(?:ll|d)|(?:we|i) (?:should|could|can|will|would|might|may|shall|want to|would like to|['’]?d like to)|should (?:we|i)|shall (?:we|i)|(?:can|could|may|might) (?:we|i)|why (?:not|don['’]?t we)|(?:might|may) as well)"
const DEGREES = '(?:(?:just|then|maybe|perhaps|probably|possibly|also|still|instead|go ahead and|try to|try and) )*'
const OPENS = '(?:(?:and|so|then|ok|okay|or|but|well|yes|yeah|sure|maybe|perhaps|possibly|alright|hm+),? )*'

/** "Toss Ada on Delta": verbs that the reader does not know for it. */
const TOSSES =
  /\b(?:toss|throw|slot|stick|slide|plug|pencil|pop|park|lock|shift|slip|chuck|squeeze|tuck)(?: in| down| over| back| up)?(?= (?!with\b|to\b|out\b|off\b)\w)/i
const IS_LED = new RegExp(`(?:^${OPENS}|[,;] ?${OPENS}|\\b${LEADS} ${DEGREES})$`, 'i')
const OPENING = new RegExp(`^${OPENS}$`, 'i')
/** "Ill put him there", "so ill stick her on it". */
const ILL = new RegExp(`\\bill(?= ${DEGREES}(?:${PUTTING})\\b)`, 'gi')

/** Asks what is thought of it. */
const ASKS_FOR = new RegExp(
  `(?:${[
    'how (?:do|would|did|are) (?:you|u|we) feel(?:ing)? (?:about|with)',
    'how (?:do|would) you like',
    'what (?:do|would|did) (?:you|u) (?:think|say) (?:of|about|to)',
    "(?:what (?:are|is) |what['’]s )?(?:any |your )?(?:thoughts?|opinions?|feelings?|take|objections?|concerns?|problems?|issues?) (?:on|about|to|with|against)",
    '(?:are|would) (?:you|u) (?:be )?(?:ok|okay|alright|fine|good|happy|cool|comfortable|on board) (?:with|if (?:we|i)|about)',
    'would (?:it|that) (?:make sense|be (?:ok|okay|fine|good|a good idea|possible|wise|better|best)) (?:to|if (?:we|i))',
    'does it make sense to|is it (?:ok|okay|fine|possible|alright) (?:to|if (?:we|i))|do you mind if (?:we|i)|would you mind(?: if (?:we|i))?',
    'is there a possibility of',
  ].join(
    '|',
  )}) (?:(?:maybe|possibly|perhaps|us|me|the idea of|my) )*(?:(?:putting|put|having|have|placing|place|assigning|assign|using|use|keeping|keep|giving|give|getting|get|letting|let|see|seeing) )?`,
  'i',
)
/** "Ada being on Delta", "Ada would be for Delta", "Ada work on Delta". */
const BEING =
  / (?:would be|could be|being|to be|going|working|to work|work|do|doing|take|taking|review|reviewing|handle|handling)(?= (?:on|for|at|in|with|to)\b| \w+ ?\?)/i
/** "How does Ada on Delta sound?", "how does Ada sound for Delta?" */
const SOUNDS = /\bhow (?:does|do|would|about) ([^,.;?]{2,60}?) sound(?: to (?:you|u))?(?=$|[ ?])/i
/** "I think we should place Ada on Delta possibly?" */
const SHOULD = new RegExp(
  `^${OPENS}(?:(?:i|we) (?:think|thought|guess|feel|believe|suppose|wonder if|was thinking|say)(?: that)? )?(?:maybe |perhaps )?(?:(?:we|i) (?:should|could|can|might|would|will|may)|let['’]?s|let us) (?:maybe |perhaps |possibly |just |also |probably )*(?:${PUTTING}) `,
  'i',
)
/** "Put Ada on Delta?" */
const IMPERATIVE = new RegExp(
  `^${OPENS}(?:just |go ahead and )?(?:toss|throw|slot|stick|put|place|assign|keep|move|try|pair) `,
  'i',
)
/** "Can you put Ada on Delta?" */
const REQUESTS = new RegExp(
  `^${OPENS}(?:can|could|would|will) (?:you|u) (?:please |maybe |just )?(?:put|place|assign|move|switch|keep|use) (?!me\\b)`,
  'i',
)
/** "I'm okay with having Ada on Delta." */
const CONSENTS =
  /\b(?:i|we)(?: am| are|['’]?m|['’]re| would be|['’]?d be) (?:also |totally |completely |perfectly |quite |very |all |more than )*(?:ok|okay|fine|good|happy|cool|alright|comfortable|on board|down) (?:with|for|to|about) (?:also |maybe )?(?:(?:putting|put|having|have|placing|place|assigning|assign|keeping|keep|leaving|leave|giving|give|using|use|letting|let) )?/i

/** "I'd prefer to have Ada on Delta", where nothing is preferred to another. */
const PREFERS =
  /\b(?:prefer|like) (?:to (?:have|see|put|place|get|keep)|having|putting|seeing|placing|keeping) (?=\w)(?![^.!?]{0,120}\b(?:than|over|rather)\b)/i
/** "I'd rather not have Ada work on Delta." */
const RATHER_NOT = /\b(?:rather|prefer(?: to)?) not (?:to )?(?:have|put|place|see|use|give|assign|want) /i
/** "Could Ada take Delta instead?": no question of what she can. */
const COULD_TAKE =
  /^((?:\p{L}+,? ){0,2}?)(?:could|can|might|would) (?:we have )?(?=\p{L}+(?: \p{L}+)? (?:take|do|have|get|cover|handle|go|review|be)\b[^?]{0,80}\b(?:instead|maybe|then|perhaps|possibly)\b[^?]{0,40}\?)/iu

/** A sentence that names a reviewer and a paper. */
export function sayStep(text: string, named: NamedIn): string {
  const told = text.replace(ILL, "I'll")
  if (named.reviewer.length === 0 || named.paper.length === 0) return told
  const put = tossed(told)
    .replace(PREFERS, 'rather have ')
    .replace(RATHER_NOT, 'avoid ')
    .replace(/\bshall i put\b/i, 'should we put')
  if (put.includes('avoid ')) return put.replace(BEING, '')
  const isMarked = put.trimEnd().endsWith('?')
  const asks = ASKS_FOR.exec(put)
  // "How do you feel about having Ada on Delta." asks without a mark.
  if (asks && (isMarked || OPENING.test(put.slice(0, asks.index)))) {
    const asked = put.replace(ASKS_FOR, 'should we put ').replace(BEING, '')
    return isMarked ? asked : `${asked.replace(/[.!]*\s*$/, '')}?`
  }
  if (!isMarked) return put.replace(CONSENTS, 'let us put ')
  const sounded = put.replace(SOUNDS, 'should we put $1')
  if (sounded !== put) return sounded.replace(BEING, '')
  const taken = put.replace(COULD_TAKE, '$1should we put ')
  if (taken !== put) return taken
  const frame = [SHOULD, IMPERATIVE, REQUESTS].find((one) => one.test(put))
  return frame ? put.replace(frame, 'should we put ') : put
}

/** Verbs with which one thing is settled on: "let's stick with Ada", "okay, shoot for Delta". */
const SETTLES = new Set(
  'stick sticking go going stay keep try shoot aim opt settle use pick choose lean leaning'.split(' '),
)
/** What such a sentence may consist of beside them and one name. */
const SETTLING: ReadonlySet<string> = new Set(
  `let us we i should could can will would might may think i'm am maybe perhaps just still probably then so ok okay yes yeah yep sure
   alright great good well and with for on to at towards toward now instead there here again please too also cool fine perfect sounds that the him her them`.split(
    /\s+/,
  ),
)

/** Whether a sentence of these words beside one name settles on it, and says no more. */
export const settles = (words: readonly string[]): boolean =>
  words.length <= 12 &&
  words.some((word) => SETTLES.has(word)) &&
  words.every((word) => SETTLES.has(word) || SETTLING.has(word) || word === ',')

function tossed(text: string): string {
  const found = TOSSES.exec(text)
  if (!found || !IS_LED.test(text.slice(0, found.index))) return text
  // "Slide Ada over to Delta."
  const behind = text
    .slice(found.index + found[0].length)
    .replace(/ (?:over|down|in|into|up)(?= (?:to|on|at|for)\b)/, '')
  return `${text.slice(0, found.index)}put${behind}`
}
