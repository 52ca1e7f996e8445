/** Leaves out words that only open or close what is said: "allow me to inform you that …", "…, what do you think?". */
import { dropAfterthoughts } from './afterthoughts.ts'
import { dropConsents } from './consents.ts'
import { renderWords, type Sentence, type Token } from './tokens.ts'
import { wordOf } from './token.ts'

/** Whoever does this to "you" tells something. */
const TELLS = new Set(
  'tell answer inform assure remind notify confess report confirm announce declare mention known out know add say show advise'.split(
    ' ',
  ),
)
/** Before such a verb it is the speaker who tells: "to inform you", "let me tell you", "I can assure you". */
const SPEAKERS = new Set("to me i can may must will should shall would let it be i'll could pleased".split(' '))
/** So many words may lead up to it. */
const LONGEST = 12

/** "I wish to let you know that", "permit me to inform you that": without what stands before the message itself. */
function dropPrefaces(tokens: readonly Token[]): readonly Token[] {
  for (let i = 1; i < Math.min(tokens.length, LONGEST); i++) {
    if (tokens[i - 1]!.kind !== 'word') return tokens
    if (wordOf(tokens[i]) !== 'you') continue
    const to = wordOf(tokens[i - 1]) === 'to' ? 1 : 0
    // "Let you know"
    const lets = wordOf(tokens[i - 1]) === 'let' && wordOf(tokens[i + 1]) === 'know'
    // "I know you have 9" is about the listener.
    const verb = wordOf(tokens[i - 1 - to])
    const tells = TELLS.has(verb) && (to === 1 || verb !== 'know') && i - 2 - to >= 0
    const speaker = tokens.slice(Math.max(0, i - 4 - to), i - 1 - to).some((token) => SPEAKERS.has(wordOf(token)))
    if (!lets && !(tells && speaker)) continue
    let at = lets ? i + 2 : i + 1
    while (/^(?:that|of|about)$/.test(wordOf(tokens[at]))) at++
    if (wordOf(tokens[at]) === 'my' || at >= tokens.length - 1) return tokens
    return tokens.slice(at)
  }
  return tokens
}

/** Asks what is thought of what was said before: "…, what do you think?", "… you agree?" */
const TAGS =
  /(?<=\S) ?,? (?:and |so )?(?:what do you (?:think|say)(?: of (?:it|that)| about (?:it|that))?|what you think|what about it|you think (?:ok|good)|do(?:n't)? you (?:agree|think(?: so)?)|you agree|isn't it)$/
/** After statements of one's own these ask nothing either: "it is a lot, or?" */
const IS_GOOD = /(?<=\S) ?,? (?:is|it's|is it|is that|that's) (?:good|ok|okay|fine|right)(?: for you)?$/
const FILLS = /(?<=\S) ?,? (?:or|no|right|eh|huh|or not)$/

/** "Let's go to K what do you think": without what asks for an opinion. */
function dropTags(sentence: Sentence): Sentence {
  const { tokens } = sentence
  const end = tokens.slice(-8)
  if (tokens.length < 4 || end.at(-1)?.kind !== 'word') return sentence
  if (tokens.every(({ kind }) => kind !== 'room')) return sentence
  const text = renderWords(end)
  const counted = tokens.some(({ kind }) => kind === 'number')
  const tag =
    TAGS.exec(text) ??
    (sentence.question ? IS_GOOD.exec(text) : null) ??
    (sentence.question && counted ? FILLS.exec(text) : null)
  if (!tag) return sentence
  const words = tag[0].replace(/,/g, ' , ').split(' ').filter(Boolean).length
  const kept = tokens.slice(0, tokens.length - words)
  return kept.some(({ kind }) => kind === 'room') ? { ...sentence, tokens: kept, question: !counted } : sentence
}

/** "Did you know that K-A has 10 for me?" asks nothing. */
const KNOWS =
  /^(?:[^A-Z\d,]{0,60},? )?(?:(?:and|so|but|hey|well|by the way),? )*(?:(?:did|do|didn't|don't) you (?:know|notice|see|realise|realize|remember)|have(?:n't)? you (?:considered|noticed|seen|forgotten|realized|realised|thought of|overlooked)|you (?:do |surely |do know |of course )?(?:realise|realize|know|understand|see|remember))(?: that)? (?!.*\b(?:your|yours|what|how)\b)/

/** "Did you know that …": without it, where a number is told. */
function dropRhetoric(sentence: Sentence): Sentence {
  const { tokens, question } = sentence
  if (!question || tokens.every(({ kind }) => kind !== 'number')) return sentence
  const opening = KNOWS.exec(renderWords(tokens.slice(0, LONGEST)))
  if (!opening) return sentence
  const words = opening[0].replace(/,/g, ' , ').split(' ').filter(Boolean).length
  return { ...sentence, tokens: tokens.slice(words), question: false }
}

/** "Why don't we go to K", "why not K next": asks for no reason, it proposes. "Why not?" agrees. */
function plainlyPropose(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => wordOf(token) === 'why')
  const [first, second, third] = [1, 2, 3].map((i) => wordOf(tokens[at + i]))
  const words =
    first === 'not'
      ? 2
      : second === 'we' && /^(?:don't|dont)$/.test(first ?? '')
        ? 3
        : first === 'do' && second === 'not' && third === 'we'
          ? 4
          : 0
  const named = tokens.slice(at, at + LONGEST).some(({ kind }) => kind === 'room')
  const goesOn = tokens[at + words] !== undefined && tokens[at + words]!.kind !== 'mark'
  if (at < 0 || words === 0 || !goesOn || (first === 'not' && !named)) return tokens
  return [...tokens.slice(0, at), { kind: 'word', word: "let's" }, ...tokens.slice(at + words)]
}

/** "Not the attic, the bathroom!": where to go instead. */
const INSTEAD =
  /^(?:no,? |nope,? )?not (?:to |via |through )?(?:the )?[A-Z] ?,? (?:but |rather |no |to |via )*(?:the )?[A-Z](?: first| next| then| instead| please)*$/

function goInstead(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > LONGEST || !INSTEAD.test(renderWords(tokens))) return tokens
  const room = tokens.findLast(({ kind }) => kind === 'room')!
  const says = tokens.slice(0, wordOf(tokens[0]) === 'not' ? 0 : 1)
  const goes = ["let's", 'go', 'to'].map((word): Token => ({ kind: 'word', word }))
  return [...says, ...(says.length > 0 ? [{ kind: 'mark' as const, mark: ',' }] : []), ...goes, room]
}

export const dropAround = (sentence: Sentence): Sentence => {
  const kept = dropConsents(dropTags(dropAfterthoughts(dropRhetoric(sentence))))
  return { ...kept, tokens: goInstead(plainlyPropose(dropPrefaces(kept.tokens))) }
}
