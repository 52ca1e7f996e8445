/**
 * Messages whose sentences run on without a mark between them, as people type them in a hurry: "no live music I get headaches
 * we want to eat outside Kite Hill is a must". A long sentence is parted where another begins: at a subject with its verb, at
 * what opens a wish ("no …", "somewhere …"), at a capital letter that no name explains.
 */
import { wordSet } from '../english/typing/word-set.ts'

/** Words from which on a sentence counts as long. */
const LONG = 14

/** Behind these the same sentence goes on, whatever follows. */
const GOES_ON = wordSet(
  'and or but so because cause since if when while whenever that which who whom whose where what how why as than then to of for with without in on at by from about into over under near around between unless until till before after though although whereas plus nor neither either both the a an my our your his her their this these those some any no not very really quite too is are was were be been am do does did have has had having will would can could should must may might let lets think thinks guess hope know knows say says said feel believe suppose wish sure glad happy make means mean maybe perhaps also just only even still wherever whatever however especially except n & recommended recommend recommends suggested suggest suggests told tell heard read mentioned like i we you they he she there it is',
)
/** What a wish that begins with no subject may not stand behind: what wants, finds, shows, or names a place in a sentence. */
const WANTS = wordSet(
  'want wants wanted need needs like likes love loves hate hates prefer prefers enjoy enjoys see visit find get gets go going goes eat drink take give gives make show us me choose pick include add put plan try avoid got absolutely definitely least most please hit skip check book know serve serves offer offers has',
)
/** Nouns that a clause without "that" may describe: "a place we can reach". */
const DESCRIBED = wordSet(
  'place places spot spots somewhere anywhere something anything everything all thing things way food',
)
const SUBJECT = /^(?:i|we|they|i'(?:d|m|ve|ll)|we'(?:d|re|ve|ll)|there'?s|it'?s|that'?s|let'?s|don't|dont)$/
const OWNER = /^(?:my|our|the)$/
const VERB =
  /^(?:is|are|was|has|have|had|needs?|wants?|likes?|loves?|hates?|can|can't|could|would|will|should|must|isn't|aren't|don't|doesn't|doesnt|dont|eats?|gets?|sounds?|looks?|looked|seems?|comes?|matters?)$/
const OPENER =
  /^(?:no|nothing|somewhere|anywhere|not|there|maybe|perhaps|please|show|keep|avoid|give|find|short|one|only|nobody|budget|somebody)$/
/** With a capital these begin a sentence; names begin with other words. */
const CAPITAL =
  /^(?:A|An|No|Nothing|Some|If|We|We'\w+|There|There's|It|It's|My|Our|Please|Somewhere|Only|Not|Maybe|Let|Show|Keep|Parking|Also|Places?|Is|Are|Can|Could|Do|Don't|That)$/
const JOINS = /^(?:of|the|and|or|&|food|cooking|cuisine|dishes|kitchen|place|places|spots|restaurants)$/

/** The text with a full stop where a sentence begins that nothing parts from the one before. */
export const partRunOns = (text: string): string => text.replace(/[^.!?\n;]+/g, partSentence)

function partSentence(sentence: string): string {
  const words = sentence.split(' ')
  if (words.length < LONG) return sentence
  const plain = words.map((word) => word.toLowerCase().replace(/[,:)"]+$/, ''))
  const seams = new Set(
    words.flatMap((_, at) => (at > 1 && at < words.length - 1 && begins(words, plain, at) ? [at] : [])),
  )
  // One alone may be a clause that describes something, in a sentence that is only long.
  const parts = seams.size > 1 || [...seams].some((at) => isCapital(words, at))
  return parts ? words.map((word, at) => (seams.has(at) ? `. ${word}` : word)).join(' ') : sentence
}

const isCapital = (words: readonly string[], at: number): boolean =>
  CAPITAL.test(words[at]!) && /^[a-z\d$']/.test(words[at - 1]!)

/** Whether a sentence begins with this word. */
function begins(words: readonly string[], plain: readonly string[], at: number): boolean {
  const before = plain[at - 1]!
  if (/[,:(–—-]$/.test(words[at - 1]!) || words[at - 1] === '' || before === 'and') return false
  if (isCapital(words, at)) return true
  if (GOES_ON.has(before) && !(before === 'must' && plain[at - 2] === 'a')) return false
  const word = plain[at]!
  // "For me" ends what "give me" begins.
  const wants =
    WANTS.has(before) && !(/^(?:me|us)$/.test(before) && /^(?:for|with|to|by|of|from)$/.test(plain[at - 2]!))
  if (SUBJECT.test(word)) return !DESCRIBED.has(before) || /'/.test(word)
  if (OWNER.test(word)) return plain.slice(at + 2, at + 4).some((next) => VERB.test(next)) && !wants
  if (OPENER.test(word)) return !wants
  return startsSubject(words, plain, at) && !wants
}

/** "Kite Hill or Echo Room is a must", "Korean and thai food would be great": names up to a verb. */
function startsSubject(words: readonly string[], plain: readonly string[], at: number): boolean {
  if (!/^[A-Z]/.test(words[at]!) || /^[A-Z]/.test(words[at - 1]!)) return false
  for (let to = at + 1; to < Math.min(words.length, at + 14); to++) {
    if (VERB.test(plain[to]!)) return true
    const listed = words[to - 1]!.endsWith(',') || /^(?:and|or)$/.test(plain[to - 1]!)
    if (!listed && !/^[A-Z]/.test(words[to]!) && !JOINS.test(plain[to]!)) return false
  }
  return false
}
