/**
 * Tells the question words that ask from those that only head a clause within a statement: "what you said was wrong",
 * "A-L, which is 10", "hallways on which both have much".
 */
import { renderWords, type Token } from './tokens.ts'
import { wordOf } from './token.ts'

const ABOUT_LISTENER = new Set(['your', 'yours', 'you', 'everything', 'all'])

/** Whether a word asks, like "what" and "how". `lastNumber`: where the last number of the sentence stands. */
export function asksWithWord(tokens: readonly Token[], i: number, lastNumber: number): boolean {
  const word = wordOf(tokens[i])
  const next = wordOf(tokens[i + 1])
  if (!ASKING.has(word) || /^i(?:'\w+)?$/.test(next) || headsClause(tokens, i)) return false
  if (isSubject(tokens, i)) return false
  // "A-L, which is 10" asks nothing.
  return word === 'which' ? isInterrogative(tokens, i) : !isFreeRelative(tokens, i, lastNumber)
}

const ASKING = new Set(['what', "what's", 'whats', 'which', 'how', "how's"])

/** Whether "what" or "how" heads a clause that is a part of another, or an exclamation. */
function headsClause(tokens: readonly Token[], i: number): boolean {
  const word = wordOf(tokens[i])
  const next = wordOf(tokens[i + 1])
  // "No matter what, …"
  if (wordOf(tokens[i - 1]) === 'matter' && wordOf(tokens[i - 2]) === 'no') return true
  // "What a bathroom!"
  if (word === 'what' && (next === 'a' || next === 'an')) return true
  // "What you said about K was wrong"
  if (
    word === 'what' &&
    next === 'you' &&
    /^(?:said|wrote|told|say|wrote)$/.test(wordOf(tokens[i + 2])) &&
    tokens.slice(i + 3).some((token) => /^(?:is|was|isn't|wasn't|makes|sounds)$/.test(wordOf(token)))
  )
    return true
  // "Let's begin with what we know", "what's left is K and A"
  if (
    word === 'what' &&
    next === 'we' &&
    wordOf(tokens[i - 1]) === 'with' &&
    /^(?:know|have|said|agreed|see)$/.test(wordOf(tokens[i + 2]))
  )
    return true
  const left = word === 'what' && next === 'is' ? i + 2 : word === "what's" ? i + 1 : i + 1
  if (
    /^what(?:'s)?$/.test(word) &&
    /^(?:left|missing|remains|remaining)$/.test(wordOf(tokens[left])) &&
    tokens.length > left + 1 &&
    tokens.every((token) => !ABOUT_LISTENER.has(wordOf(token)))
  )
    return true
  // "Nine is what you get nearly everywhere"
  if (
    word === 'what' &&
    (next === 'you' || next === 'one') &&
    /^(?:is|was|are)$/.test(wordOf(tokens[i - 1])) &&
    (tokens[i - 2]?.kind === 'number' || /^(?:eleven|twelve)$/.test(wordOf(tokens[i - 2]))) &&
    tokens.length > i + 3
  )
    return true
  // "K-A 9 is what you said"
  if (
    word === 'what' &&
    next === 'you' &&
    /^(?:is|was|are|were|that's|it's)$/.test(wordOf(tokens[i - 1])) &&
    /^(?:said|told|wrote|gave|sent)$/.test(wordOf(tokens[i + 2])) &&
    tokens.slice(0, i).some(({ kind }) => kind === 'number')
  )
    return true
  // "I don't see how that's the best"
  if (word === 'how' && wordOf(tokens[i - 1]) === 'see' && /n't$|^not$/.test(wordOf(tokens[i - 2]))) return true
  // "That's also what K-B has."
  if (
    word === 'what' &&
    (/\bthat(?:'s| is) (?:also|exactly|just|precisely)$/.test(renderWords(tokens.slice(Math.max(0, i - 3), i))) ||
      // "That's what you got, too."
      (next === 'you' && /\bthat(?:'s| is|'re)$/.test(renderWords(tokens.slice(Math.max(0, i - 2), i)))))
  )
    return true
  // "From what you told me, A is your best room"
  if (
    word === 'what' &&
    (next === 'you' || next === "you've") &&
    /^(?:from|on|of|with|by|in|given|per|to|for|about|than|as|like|considering|despite)$/.test(wordOf(tokens[i - 1])) &&
    /^(?:told|said|wrote|gave|sent|shared|mentioned|listed|proposed|suggested|describe|described|say)$/.test(
      wordOf(tokens[i + 2]),
    )
  )
    return true
  // "What about my ten on K-A?" tells.
  if (
    (word === 'what' || word === 'how') &&
    next === 'about' &&
    wordOf(tokens[i + 2]) === 'my' &&
    tokens.slice(i + 3).some(({ kind }) => kind === 'number')
  )
    return true
  // "What pays for me is what hurts you"
  if (
    word === 'what' &&
    i > 2 &&
    i < REACH &&
    /^(?:and |but |so )?what\b.* (?:is|are)(?: (?:exactly|just|precisely|also))?$/.test(renderWords(tokens.slice(0, i)))
  )
    return true
  // "… looks better than what you have there"
  if (word === 'what' && /^(?:you|you've)$/.test(next) && /^(?:than|as)$/.test(wordOf(tokens[i - 1]))) return true
  // "Here's what we have so far: …"
  if (
    word === 'what' &&
    (next === 'we' || next === 'you') &&
    /^(?:here's|here|this|these|below|above)(?: (?:is|are|follows))?$/.test(
      renderWords(tokens.slice(Math.max(0, i - 2), i)).replace(/^.* (?=here's$)/, ''),
    )
  )
    return true
  // "I appreciate how clearly you've laid out your numbers."
  if (
    word === 'how' &&
    /^(?:appreciate|like|love|admire|enjoy|noticed|notice|liked)$/.test(wordOf(tokens[i - 1])) &&
    !/^(?:many|much|about)$/.test(next)
  )
    return true
  return false
}

/**
 * "What's good for me from the attic seems poor for you", "how much we get depends on both": a clause that is what another verb
 * speaks of. A question has one finite verb, and what it asks of stands behind that verb.
 */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const word = wordOf(tokens[i])
  const next = wordOf(tokens[i + 1])
  const [amount, whose] = [/^(?:much|many)$/.test(next), wordOf(tokens[i + 2])]
  if (word.startsWith('how')) {
    if (!amount || !/^(?:i|we|each|both)$/.test(whose)) return false
  } else if (!word.startsWith('what') || INVERTS.has(next)) return false
  const end = tokens.findIndex(({ kind }, at) => at > i && kind === 'mark')
  const rest = tokens.slice(i + 2, end < 0 ? undefined : end)
  return rest.some(
    (token, at) =>
      SPEAKS_OF.has(wordOf(token)) ||
      (at > 1 &&
        rest[at + 1] !== undefined &&
        !/^yours?$/.test(wordOf(rest[at + 1])) &&
        /^(?:is|are|isn't|aren't)$/.test(wordOf(token)) &&
        !/^(?:that|which|what|how|it|there|and)$/.test(wordOf(rest[at - 1]))),
  )
}
/** What stands behind the word of a question. */
const INVERTS = new Set(
  "do does did are have can could would will should shall about else if your yours coins numbers values of were was has exactly all you've".split(
    ' ',
  ),
)
const SPEAKS_OF = new Set('seems seem looks appears depends differs hurts costs'.split(' '))

/** What stands further back is not looked at. */
const REACH = 40

/** "What remains is B with 7", "what counts for me is K-A, 9": a subject, and what is told of it. */
function isFreeRelative(tokens: readonly Token[], i: number, lastNumber: number): boolean {
  if (lastNumber < i || !/^(?:what|what's)$/.test(wordOf(tokens[i]))) return false
  const next = wordOf(tokens[i + 1])
  const begins =
    wordOf(tokens[i]) === "what's" || next === 'is'
      ? 1
      : /^(?:remains|matters|counts|follows|stands|comes|strikes|interests|worries)$/.test(next)
        ? 2
        : 0
  if (begins === 0) return false
  if (begins === 1 && !/^(?:left|missing|important|best|open|nice)$/.test(wordOf(tokens[i + (next === 'is' ? 2 : 1)])))
    return false
  return (
    tokens.slice(i + 1, lastNumber).filter((token) => /^(?:is|are|that|has|with|:)$/.test(wordOf(token))).length > 0
  )
}

/** "Which is better?", "tell me which"; not "the corridor which leads to K", "A-L, which is 10". */
const isInterrogative = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1]
  // "(We'd skip K-A,) which is 10"
  const rest = tokens.slice(i + 1, i + 5)
  const number = rest.findIndex(({ kind }) => kind === 'number')
  const tells = /^(?:is|has|gives|pays|was|brings|would|are)$/.test(wordOf(rest[0]))
  if (tells && number > 0 && rest.slice(0, number).every(({ kind }) => kind === 'word')) return false
  // "(So E, then A,) which leaves only K"
  if (/^(?:leaves|means|saves|avoids)$/.test(wordOf(rest[0]))) return false
  // "… only a 2, which is a shame as I like it"
  if (IS_SIGH.test(renderWords(tokens.slice(i + 1, i + 6)))) return false
  if (before === undefined) return true
  // "Twelve together, of which mine are 7".
  if (wordOf(before) === 'of' && tokens.some(({ kind }) => kind === 'number')) return false
  // "Hallways on which we both have much"
  if (before.kind === 'word' && PREPOSITIONS.has(before.word) && i > 1)
    return tokens[i - 2]!.kind === 'mark' || BEFORE_WHICH.has(wordOf(tokens[i - 2]))
  if (before.kind === 'word') return BEFORE_WHICH.has(before.word)
  return before.kind === 'mark' && tokens.slice(0, i).every(({ kind }) => kind === 'word' || kind === 'mark')
}

const IS_SIGH =
  /^(?:is|was|would be|makes) (?:such |quite |rather |really |kind of |a bit of |it )*(?:an? )?(?:(?:real|big|huge|little|bit|great) )*(?:of )?(?:an? )?(?:shame|pity|bummer|disappointment|relief|surprise|joke|nuisance|blow|treat|sad|unfortunate|annoying|lovely|disappointing|frustrating|regrettable|unlucky)\b/
const PREPOSITIONS = new Set(['of', 'on', 'for', 'in', 'from', 'at', 'with', 'through', 'by', 'to'])
const BEFORE_WHICH = new Set(
  'tell know say wonder and but so or about ask me us ok okay sure of on in for from then now see show please hm well, hmm'.split(
    ' ',
  ),
)
