/** Words that only open what somebody says, and say nothing of it: "ok so", "well,", "hmm", "look,", "anyway". */
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** Say nothing wherever they stand at the beginning. */
const SOUNDS = wordSet(
  'ugh urgh argh phew hm hmm mm mmm um umm uh uhh uhm er erm oh ooh ah ahh aha wow whoa woah omg yo lol haha hehe fyi fwiw',
)
/** Say nothing before "so", "then" and their like. */
const NODS = wordSet('ok okay k kk alright right cool yeah yep yes yup sure great fine good')
/** Say nothing before a pause, and before what plainly begins a clause: not in "well suited", "so good". */
const TURNS = wordSet('so well now then look listen see anyway anyways anyhow basically')
/** Say nothing before a pause. */
const PAUSED = wordSet(
  'ok okay k alright right hi hey hello heya honestly frankly personally seriously truthfully admittedly',
)
/** As {@link TURNS}, in several words. */
const PHRASES = [
  'you know',
  'you see',
  'here goes',
  'for the record',
  'for what it s worth',
  'just so you know',
  'just to let you know',
  'just so we are clear',
  'just to be clear',
  'as far as i can tell',
  'as far as i can see',
  'as far as i know',
  'from what i see',
  'from what i can see',
  'from what i can tell',
  'the way i see it',
  'on my side',
  'on my end',
  'by the way',
  'let us see',
  'let me see',
  'one more thing',
  'to be fair',
  'to be honest',
  'to be frank',
  'to be sure',
  'to tell the truth',
  'in all fairness',
  'in all honesty',
  'all in all',
  'all things considered',
  'quick note',
].map((phrase) => phrase.split(' '))

const PAUSES = wordSet(', - : .')
const BEGINS = wordSet(
  'i you he she it we they that this there these those nobody everyone everybody the my our your his her their its a an let if for on in with between as who what which how could can would do does should please not give put',
)
/** "So is Boris", "so do I" say again what was said. */
const ECHOES = wordSet('could can would do does should is are was')

/** Behind "ok so" these belong to "so". */
const BOUND = wordSet(', so far much many long good could can would do does should is are was')

/** How many tokens only open the sentence. `isNamed`: whether a name stands there. */
export function leadIn(tokens: readonly Token[], isNamed: (at: number) => boolean): number {
  let at = 0
  for (;;) {
    const to = behindOne(tokens, at, isNamed)
    // Who says nothing else says it with these words.
    if (to === undefined || to >= tokens.length) return at
    at = to
  }
}

/** Where a word that opens ends; undefined: none stands there. */
function behindOne(tokens: readonly Token[], at: number, isNamed: (at: number) => boolean): number | undefined {
  const word = tokens[at]?.text ?? ''
  const pauses = (to: number): boolean => PAUSES.has(tokens[to]?.text ?? '')
  const behindPause = (to: number): number => (pauses(to) ? to + 1 : to)
  if (SOUNDS.has(word)) return behindPause(at + 1)
  const next = tokens[behindPause(at + 1)]?.text ?? ''
  if (PAUSED.has(word) && pauses(at + 1)) return at + 2
  // "Ok so giving it to Ava …", where "so" strengthens nothing.
  const open = tokens[at + 2]?.text ?? ''
  if (
    NODS.has(word) &&
    tokens[at + 1]?.text === 'so' &&
    open !== '' &&
    (!BOUND.has(open) || /^(?:you|we|they|i)$/.test(tokens[at + 3]?.text ?? ''))
  )
    return at + 2
  if (NODS.has(word))
    return TURNS.has(next) && next !== 'see' && next !== 'look' ? turn(tokens, behindPause(at + 1), isNamed) : undefined
  return turn(tokens, at, isNamed)
}

/** Where "so", "well", "for the record" end. */
function turn(tokens: readonly Token[], at: number, isNamed: (at: number) => boolean): number | undefined {
  const word = tokens[at]!.text
  const phrase = PHRASES.find((words) => words.every((one, i) => tokens[at + i]?.text === one))
  const to = phrase ? at + phrase.length : TURNS.has(word) ? at + 1 : undefined
  if (to === undefined) return undefined
  const next = tokens[to]
  if (next === undefined) return undefined
  if (PAUSES.has(next.text)) return to + 1
  if (phrase && word !== 'by') return undefined
  const begins =
    isNamed(to) || next.value !== undefined || (BEGINS.has(next.text) && !(word === 'so' && ECHOES.has(next.text)))
  return begins || TURNS.has(next.text) || SOUNDS.has(next.text) ? to : undefined
}
