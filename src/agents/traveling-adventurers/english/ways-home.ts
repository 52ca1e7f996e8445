/**
 * Parts what is said of both ends of a path: "start with B and come home from E" speaks of its first step and of its last one,
 * and of nothing between, as "open L-B, close K-L" does. The way home is said in full: "back via the attic" leads from the attic to the start.
 */
import { shapeOf, tokenAt, tokensOf, tokensTo } from './retelling.ts'
import type { Sentence, Token } from './tokens.ts'

/** In longer sentences nobody speaks of the way home in passing. */
const LONGEST = 60

const GO = String.raw`(?:(?:come|coming|go|going|get|getting|walk|walking|head|heading|travel|travelling|run|move) )?`
const BEFORE = String.raw`(?:(?:and|then|to|we|finally|later|in the end|at the end|in the very end|,) )*`
const VIA = '(?:from|via|through|thru|over|by|by way of|out of|using)'
const ENDS = String.raw`(?=$| [,.;:!?()]| (?:and|because|since|as|which|where|at|in|for|i|it|that|that's|it's|so|please|then|later|again|instead|if|or|would|will|with)\b)`

/** "Home from K", "back to L via K", "return through the K": the last room, and the start. */
const homeFrom = (start: string): RegExp =>
  new RegExp(
    `(?<=^| )${BEFORE}${GO}(?:(?:back|return|returning|home)(?: (?:to|in|into))?(?: (?:the )?(?:home|${start}))?(?: again)?|${start}) ${VIA} (?:the )?([A-Z])(?: (?:-|to|into) (?:the )?${start})?(?: ${start})?${ENDS}`,
  )
/** "Finish with K and then back to L", "end on K - L". */
const endsWith = (start: string): RegExp =>
  new RegExp(
    `(?<=^| )${BEFORE}(?:finish|finishing|end|ending|close|closing|conclude|wrap up) (?:off )?(?:with|on|in|at|by|via) (?:the )?([A-Z]) (?:,|and|then|before|-|to|into|we|walk|walking|go|going|come|coming|get|getting|back|return|returning|again|the| )*(?:back|return|returning|to|into|-)(?: (?:to|into|the))* ${start}${ENDS}`,
  )
/** "Leave through K", "go out via K": the first room. */
const OUT =
  /(?<=^| )(?:(?:go|going|head|heading|walk|walking|set|setting|move) (?:out|off)|leave|leaving|out)(?: (?:the )?L)? (?:via|through|thru|over|by|by way of) (?:the )?([A-Z])(?! (?:-|to|into)\b)/

/** "K last and then back to L" */
const lastThenHome = (start: string): RegExp =>
  new RegExp(
    `(?<=^| )(?:(?:and|then|so|we) )*(?:the )?([A-Z]) (?:last|at last|finally|at the (?:very )?end|as the last(?: one| room)?)(?: ,)?(?: (?:and|then|to|right|just|shortly|before|we|both|from there|from it))* ${GO}(?:back|home|return|returning)(?: (?:to|in|into))?(?: (?:the )?${start})?${ENDS}`,
  )

/** "End with K" */
const END_WITH = new RegExp(
  `(?<=^| )${BEFORE}(?:finish|finishing|end|ending|close|closing|conclude|wrap up) (?:off |up )?(?:(?:the|our) (?:tour|path|route|round|trip|way) )?(?:with|on|in|at|by|via) (?:the )?([A-Z])${ENDS}`,
)
/** "K comes last before L" */
const lastBefore = (start: string): RegExp =>
  new RegExp(
    `(?<=^|(?<!-) )(?:the )?([A-Z]) (?:(?:should |would |could )?(?:be |come |go )|is |comes |goes )?(?:the |as the )?(?:very )?(?:last|final)(?: (?:one|room|stop|place|step))?(?: ,)?(?: (?:right|just|directly))? before (?:we (?:go|get|come|are|head) )?(?:(?:back|home|back home)(?: (?:to|in))?(?: (?:the )?${start})?|(?:the )?${start})${ENDS}`,
  )
/** "K, B and back" */
const andBack =
  /(?<=^| )(?:the )?([A-Z])(?: ,)? (?:and |then |finally )+(?:back|home|back home)(?: again)?(?=$| [,.;!?])/
/** Of the last room, before the start, which goes without saying. */
const ONLY_LAST = [
  END_WITH,
  // "K as the last one", "keep K for last"
  new RegExp(
    `(?<=^|(?<!-) )(?:the )?([A-Z]) (?:(?:should |would |could |can |might |may |must )?(?:be |come |go |stay )|is |comes |goes |stays )?(?:last|(?:as|for) (?:the |our )?(?:very )?(?:last|final)(?: (?:one|room|stop|place|step))?|(?:the |our )(?:very )?(?:last|final)(?: (?:one|room|stop|place|step))|(?:at|for|till|until) the (?:very )?end)${ENDS}`,
  ),
  // "Last room: K"
  new RegExp(
    `(?<=^(?:(?:and|then|so|ok|okay|,) )*)(?:the |our |as )?(?:very )?(?:last|final) (?:room|one|stop|step|place)(?: (?:is|be|will be|would be|should be|could be|:|,|then))? (?:the )?([A-Z])(?=$| [.!?])`,
  ),
]
/** Whose end it is that is spoken of, or only what is so. */
const OF_YOURS =
  /\b(?:yours?|or)\b|^(?:and |so |but )?(?:does|do|is|are|did|why|must)\b|\b(?:have|has|had|need|needs) to\b/

/** Where a path ends: "come back E - L", "last K to L", "E - L at the end". */
const LAST =
  /\b(?:last|lastly|finally|final|end|ending|finish|finishing|close|closing|back|home|return|returning|come|coming)\b/
/** Where it begins. */
const FIRST = /\b(?:start|starting|begin|beginning|first|open|opening|out|leave)\b/

/** Who walks, or would; not who counts coins. */
const WALKS =
  /\b(?:start|starting|begin|beginning|first|let's|let|we|i'd|go|going|walk|take|then|path|route|plan|propose|suggest|could|should|shall|how about|what about|via|so)\b/
/** Who asks what another thinks of it. */
const ASKS_FOR =
  /(?:^|[,;] |\b(?:and|so|then|but|or|ok|okay) )(?:what|how) about$|(?:^| )(?:(?:what (?:would|do) you (?:say|think)(?: (?:to|of|about))?|would it be (?:ok|okay|fine|good) to|(?:do|would|don't) you (?:want|like|prefer|mind)|are you (?:ok|okay|fine|happy) with|why not)(?: to)?)(?: (?:have|having|keep|keeping|put|putting|leave|leaving|visit|visiting|do|doing))?$/
/** What only leads on to a last room, and who would have one last. */
const LEADS = /^(?:(?:and|then|so|but|with|ok|okay|yes|no|fine|maybe|perhaps|,) )*$/
const ONLY_ROOMS = /^(?:(?:[A-Z]|the|and|then|so|ok|okay|,|-) ?)*$/
const WISHES =
  /\b(?:want|wanna|wish|like|love|prefer|rather|keep|keeping|leave|leaving|save|saving|put|putting|visit|do|convinced|need)\b/
/** What is read off, of which an end is no step. */
const LISTS = /\b(?:list|lists|number|numbers|row|rows|map|table|coins?|sum|score|total|screen|message|sentence)\b/
const COUNTS = /(?:\d|coins?|have|got|get|mine|is|it's)$/
const DENIES = /\b(?:not|n't|never|don't|won't|can't|instead of|rather than|avoid|if|why)\b|n't\b/

/** Sentences each of which speaks of one stretch of the path. */
export const partWaysHome = (sentences: readonly Sentence[], rooms: readonly string[]): Sentence[] => {
  const start = rooms[0]!
  const patterns = [homeFrom(start), endsWith(start), lastThenHome(start), lastBefore(start), andBack, ...ONLY_LAST]
  return sentences.flatMap((sentence) => partOne(sentence, start, patterns))
}

function partOne(sentence: Sentence, start: string, patterns: readonly RegExp[]): Sentence[] {
  if (sentence.tokens.length > LONGEST) return [sentence]
  let tokens = sentence.tokens
  let shape = shapeOf(tokens)
  if (!/[A-Z]/.test(shape)) return [sentence]
  const kept = KEPT.exec(shape)
  const ends = kept ? [[kept[1]!, kept[2]!]] : (firstAndLast(shape, start) ?? bothEnds(shape, start))
  if (ends)
    return ends.map((steps) => ({
      ...sentence,
      tokens: tokensOf(steps.length > 1 ? `let's go ${steps.join(' - ')}` : `let's start with ${steps[0]!}`),
    }))
  if (DENIES.test(shape)) return [sentence]
  const out = OUT.exec(shape)
  if (out && !COUNTS.test(shape.slice(0, out.index).trimEnd())) {
    tokens = replaced(tokens, shape, out, `start with ${out[1]!}`)
    shape = shapeOf(tokens)
  }
  for (const pattern of patterns) {
    const found = pattern.exec(shape)
    if (!found || found[1] === start) continue
    const isLast = ONLY_LAST.includes(pattern)
    const end = found.index + found[0].length
    // "End with K because my 8 …"
    const why = isLast && /^ ?,? ?(?:because|since|as)\b(?=.*\d)/.test(shape.slice(end))
    const told = why ? shape.slice(0, end) : shape
    const before = shape.slice(0, found.index).trimEnd()
    if (isLast && ASKS_FOR.test(before) && !/[A-Z]|\d/.test(before) && !namesMore(told, found))
      return [{ ...sentence, tokens: tokensOf(`let's go from ${found[1]!} to ${start}`) }]
    if (isLast && (OF_YOURS.test(told) || namesMore(told, found))) continue
    const walks =
      WALKS.test(told) ||
      LEADS.test(`${before} `) ||
      (pattern === andBack && ONLY_ROOMS.test(before)) ||
      (isLast && WISHES.test(before)) ||
      (pattern === END_WITH && !LISTS.test(told))
    if (COUNTS.test(before) || (before !== '' && !walks)) continue
    const named = before.match(/\b[A-Z]\b/g)
    const room = found[1]!
    if (pattern === andBack && named)
      return [{ ...sentence, tokens: replaced(tokens, shape, found, `${room} , then ${start}`) }]
    // "C, A, E and home from E": one stretch; "L-E is 10, so home from E": coins, and a step.
    if (named?.at(-1) === room && !/\d/.test(before))
      return [{ ...sentence, tokens: replaced(tokens, shape, found, `then ${start}`) }]
    const walk = `go from ${room} to ${start}`
    if (why) {
      const [at, to] = [tokenAt(shape, found.index), tokensTo(shape, end)]
      const led = withoutEnd(tokens.slice(0, named ? at : 0))
      return [
        ...(led.length > 0 ? [{ ...sentence, question: false, tokens: led }] : []),
        { ...sentence, tokens: tokensOf(`let's ${walk}`) },
        { ...sentence, question: false, tokens: withoutLead(tokens.slice(to)) },
      ]
    }
    if (!named || named.every((one) => one === start))
      return [
        {
          ...sentence,
          tokens: replaced(tokens, shape, found, /(?:let's|to|we)$/.test(before) ? walk : `let's ${walk}`),
        },
      ]
    const at = tokenAt(shape, found.index)
    const behind = tokens.slice(tokensTo(shape, found.index + found[0].length))
    return [
      { ...sentence, tokens: withoutEnd(tokens.slice(0, at)) },
      { ...sentence, tokens: [...tokensOf(`let's ${walk}`), ...behind] },
    ]
  }
  return tokens === sentence.tokens ? [sentence] : [{ ...sentence, tokens }]
}

/** Whether rooms are named behind it, or a stretch before that has no number: "K, B, and end with A" goes on from B. */
function namesMore(shape: string, { 0: { length }, index }: RegExpExecArray): boolean {
  const before = shape.slice(0, index)
  return /\b[A-Z]\b/.test(shape.slice(index + length)) || (!/\d/.test(before) && /\b[A-Z]\b.*\b[A-Z]\b/.test(before))
}

/** "Start L - C and come home E - L", "B first, last K to L": the first steps and the last ones, where nothing else is named. */
function bothEnds(shape: string, start: string): readonly (readonly string[])[] | undefined {
  if (UNMEANT.test(shape)) return undefined
  const rooms = [...shape.matchAll(/\b[A-Z]\b/g)]
  const [from, first, last, to] = rooms.length === 3 ? [undefined, ...rooms] : rooms
  if (!first || !last || to?.[0] !== start || rooms.length > 4 || (from && from[0] !== start)) return undefined
  if (new Set([start, first[0], last[0]]).size < 3) return undefined
  const between = shape.slice(first.index + 1, last.index)
  const [begins, ending] = [shape.slice(0, first.index) + between, between + shape.slice(to.index)]
  const parts = /,|\band\b|\bthen\b/.test(between) && LAST.test(ending)
  // "First B, then K and back to L": all that is walked, one after the other.
  if (
    !parts ||
    !FIRST.test(begins) ||
    (!LAST.test(between) && !/\b(?:at|in) (?:the )?(?:very )?end\b|\b(?:finish|last)\b/.test(ending))
  )
    return undefined
  return [from ? [start, first[0]] : [first[0]], [last[0], start]]
}
/** "K first and B last", "K at the start, B as the last stop before L": its first step and its last one, and nothing else. */
function firstAndLast(shape: string, start: string): readonly (readonly string[])[] | undefined {
  const found = FIRST_AND_LAST.exec(shape)
  const [first, last] = [found?.[1], found?.[2]]
  if (!first || !last || first === last || UNMEANT.test(shape)) return undefined
  const others = [...shape.matchAll(/\b[A-Z]\b/g)].filter(([room]) => room !== first && room !== last)
  return others.every(([room]) => room === start) && first !== start && last !== start
    ? [[first], [last, start]]
    : undefined
}
const THE_VERY = '(?:the |our )?(?:very )?'
const ONE = '(?: (?:one|room|stop|step|place))?'
const FIRST_AND_LAST = new RegExp(
  String.raw`\b([A-Z]) (?:first|at ${THE_VERY}(?:start|beginning)|as ${THE_VERY}first${ONE}|to (?:start|begin) with)(?: (?:,|and|but|then|with|the|while|we))* ([A-Z]) (?:last|at ${THE_VERY}end|as ${THE_VERY}last${ONE}|to (?:finish|end) with)\b`,
)

/** Coins, "where do we start?", "not first B …", "if we start with B …": nothing is meant to be walked. */
const UNMEANT =
  /\d|^(?:[\w']+ )?(?:where|which|when|who|why)\b|\b(?:not|never|avoid|instead of|rather than|(?<!what )if|unless)\b|n't\b/
/** "We keep E - L for the last step." */
const KEPT =
  /^(?:[\w']+ ){0,3}(?<!\b(?:not|don't|didn't|can't|won't|you|you'll|if) )(?:keep|save|leave|reserve|use|take) (?:the )?([A-Z]) (?:-|to|and) (?:the )?([A-Z]) (?:for|as|at|until|till) (?:the |our )?(?:very )?(?:last|end|final|first|start|beginning|opening)(?: (?:step|leg|one|hallway|move|stretch))?(?: (?:,|then|ok|okay|right|please|yes|and we are done|so))*$/

function replaced(tokens: readonly Token[], shape: string, found: RegExpExecArray, plainly: string): Token[] {
  const from = tokenAt(shape, found.index)
  const to = tokensTo(shape, found.index + found[0].length)
  return [...tokens.slice(0, from), ...tokensOf(plainly), ...tokens.slice(to)]
}

/** Without the mark and the "because" before a reason. */
const withoutLead = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(tokens.findIndex((one) => one.kind === 'word' && /^(?:because|since|as)$/.test(one.word)) + 1)

/** Without the mark, the "and" or the "so let's" that led on. */
function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length
  while (end > 0) {
    const last = tokens[end - 1]!
    if (last.kind !== 'mark' && !(last.kind === 'word' && /^(?:and|then|but|so|let's|we|to)$/.test(last.word))) break
    end--
  }
  return tokens.slice(0, end)
}
