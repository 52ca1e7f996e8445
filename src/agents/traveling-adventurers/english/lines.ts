/** Puts together what stands on several lines: a number and where it belongs, a path room by room, hallways under a question. */
import { asRoundTrip } from './routes.ts'
import { share } from './sentences.ts'
import { spellTables } from './tables.ts'
import { renderWords, type Sentence, type Token } from './tokens.ts'
import { PATHS } from './words.ts'

export const joinLines = (sentences: readonly Sentence[], rooms: readonly string[]): Sentence[] =>
  joinQuestions(joinPaths(joinHalves(joinSums(countEach(spellTables(sentences)))), rooms))

/** "Three hallways with 6 coins:", and below it which they are. */
const OF_EACH =
  /\b(?:hallways|ones|corridors|connections) (?:with|of|at|worth|that have|have|having) (\d+)(?: coins)?(?: each)? ?:?$/

/** Hallways of a list under a number, each with that number. */
function countEach(sentences: readonly Sentence[]): Sentence[] {
  let coins: number | undefined
  return sentences.flatMap((sentence) => {
    const heading = sentence.tokens.some(({ kind }) => kind === 'room')
      ? null
      : OF_EACH.exec(renderWords(sentence.tokens))
    if (heading) {
      coins = Number(heading[1])
      return []
    }
    if (!isHallway(sentence)) coins = undefined
    return coins === undefined
      ? [sentence]
      : [{ ...sentence, tokens: [...sentence.tokens, { kind: 'number', value: coins }], question: false }]
  })
}

/** "Combined totals:", "our sums", "both together:" */
const OF_SUMS =
  /^(?!.*\b(?:my|mine|i|i've|me|your|yours|you)\b)(?=.*\b(?:combined|together|totals?|sums?|joint|jointly|overall|both|summed|added)\b)[^\d,]{3,60}: ?$|^(?:(?:the|our|combined|together|sums|joint|coins|values|numbers|totals|both|of|us|for|per|hallway) ?){2,5}$|^(?:together|combined|sums)$/

/** Numbers of hallways in the lines below a heading of sums are sums too, as far as no line speaks of somebody's own. */
function joinSums(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (let i = 0; i < sentences.length; i++) {
    const heading = sentences[i]!
    let end = i + 1
    if (!heading.question && OF_SUMS.test(renderWords(heading.tokens)))
      while (end < sentences.length && isSum(sentences[end]!)) end++
    joined.push(end > i + 1 ? merge(sentences.slice(i, end)) : heading)
    i = end - 1
  }
  return joined
}

const isSum = ({ tokens, question, text }: Sentence): boolean =>
  !question &&
  !text.includes('|') &&
  tokens.filter(({ kind }) => kind === 'room').length === 2 &&
  tokens.some(({ kind }) => kind === 'number') &&
  !/\b(?:my|mine|me|i|i've)\b/.test(renderWords(tokens))

/** "I have a 10! Between C and K": a number and where it belongs, cut in two. */
function joinHalves(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    const [it, behind] = sentence.tokens
    // "It's between C and K."
    const first = it?.kind === 'word' && IT_IS.has(it.word) ? behind : it
    // "B to C? 4.", "Ten coins! Living room to kids' room!"
    const parts =
      last !== undefined &&
      !asksBesides(last, sentence) &&
      ((isHallway(last) && isNumber(sentence)) || (isNumber(last) && isHallway(sentence) && !sentence.question))
    if (parts) {
      joined[joined.length - 1] = { ...merge([last, sentence]), question: false }
      continue
    }
    const halves =
      last !== undefined &&
      first?.kind === 'word' &&
      ['between', 'from', 'for', 'on', 'in', 'at'].includes(first.word) &&
      sentence.tokens.length < 12 &&
      !last.question &&
      !sentence.question &&
      last.tokens.some(({ kind }) => kind === 'number') &&
      last.tokens.every(({ kind }) => kind !== 'room') &&
      sentence.tokens.every(({ kind }) => kind !== 'number') &&
      sentence.tokens.filter(({ kind }) => kind === 'room').length === 2
    if (halves)
      joined[joined.length - 1] = {
        tokens: [...last.tokens, ...sentence.tokens],
        question: false,
        text: `${last.text} ${sentence.text}`,
      }
    else joined.push(sentence)
  }
  return joined
}

/** "And K-L? I have 6.": asks, and tells. */
const asksBesides = (last: Sentence, { tokens }: Sentence): boolean =>
  last.question &&
  last.tokens[0]?.kind === 'word' &&
  /^(?:and|so|then)$/.test(last.tokens[0].word) &&
  tokens[0]?.kind === 'word' &&
  /^(?:i|i've|mine|here|on|for|it's)$/.test(tokens[0].word)

const IT_IS = new Set(["it's", 'its', "that's", "they're", 'namely', 'located'])

/** Whether a line is a number of coins and nothing else. */
const isNumber = ({ tokens, question }: Sentence): boolean =>
  !question &&
  tokens.filter(({ kind }) => kind === 'number').length === 1 &&
  tokens.every((token) => token.kind === 'number' || (token.kind === 'word' && BESIDE_NUMBER.has(token.word)))

const BESIDE_NUMBER = new Set([
  ...'only just wow oh nice ouch woah damn big whole whopping lovely great full yay got'.split(' '),
  'coins',
  'coin',
  'a',
  'an',
  'for',
  'me',
  'have',
  'i',
  "i've",
  'it',
  'is',
  "it's",
  'that',
  "that's",
  'here',
  'there',
  'on',
  'my',
  'side',
  'end',
  'from',
])

/** Beside a room on its line in a path that is told room by room. */
const BESIDE_STEPS = new Set(
  (
    'and at back begin end finally finish first go in last next return room start step stop the then to visit up down over on onwards ' +
    'into through via across head move walk continue proceed come home off after that we our by from straight lastly afterwards now'
  ).split(' '),
)

/** The room that is all a line tells. */
function stepOf({ tokens }: Sentence): string | undefined {
  const rooms = tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
  const bare = tokens.every(
    ({ kind, ...token }) => kind !== 'number' && (!('word' in token) || BESIDE_STEPS.has(token.word)),
  )
  return rooms.length === 1 && bare ? rooms[0] : undefined
}

/** "Living room", "kitchen", ... each on a line of its own, where they make a round trip. */
function joinPaths(sentences: readonly Sentence[], rooms: readonly string[]): Sentence[] {
  const joined: Sentence[] = []
  let run: Sentence[] = []
  const close = (): void => {
    const path = asRoundTrip(
      run.map((line) => stepOf(line)!),
      rooms,
    )
    if (path) joined.push(merge(run))
    else for (const line of run) joined.push(line)
    run = []
  }
  for (const sentence of sentences) {
    if (stepOf(sentence) === undefined || sentence.question) {
      close()
      joined.push(sentence)
    } else run.push(sentence)
  }
  close()
  return joined
}

/** "Before I propose a path, could you tell me your values for:": of coins, though a path is named. */
const COUNTS = new Set(['coins', 'numbers', 'values', 'counts', 'amounts', 'hallways'])
const ASKING = new Set([
  'what',
  'which',
  'how',
  'you',
  'your',
  'please',
  'tell',
  'share',
  'need',
  'know',
  'missing',
  'unknown',
])
const BESIDE_HALLWAYS = new Set(
  "and between from hallway is it it's its one on or room that that's the this to which".split(' '),
)

const wordsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))

/** Whether a line names a hallway and says nothing of it. */
const isHallway = ({ tokens }: Sentence): boolean =>
  tokens.filter(({ kind }) => kind === 'room').length === 2 &&
  tokens.every((token) => token.kind !== 'number' && (token.kind !== 'word' || BESIDE_HALLWAYS.has(token.word)))

/** "What do you have for these?", with hallways in the lines below. */
function joinQuestions(sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = []
  for (let i = 0; i < sentences.length; i++) {
    const heading = sentences[i]!
    const words = wordsOf(heading.tokens)
    let end = i + 1
    const asks =
      share(words, ASKING) &&
      (!share(words, PATHS) || share(words, COUNTS)) &&
      heading.tokens.every(({ kind }) => kind !== 'room' && kind !== 'number')
    if (asks) while (end < sentences.length && isHallway(sentences[end]!)) end++
    joined.push(end > i + 1 ? merge(sentences.slice(i, end)) : heading)
    i = end - 1
  }
  return joined
}

/** Sentences as one, with commas between. */
const merge = (sentences: readonly Sentence[]): Sentence => ({
  tokens: sentences.flatMap(({ tokens }, i) => (i === 0 ? tokens : [{ kind: 'mark' as const, mark: ',' }, ...tokens])),
  question: sentences.some(({ question }) => question),
  text: sentences.map(({ text }) => text).join(', '),
})
