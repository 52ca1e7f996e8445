/** What the symbolic visitor of Planning says of places that the assistant names in words: which of them, whether they would do, why not. */
import { list } from '../english/index.ts'
import type { Asked } from './visitor-asked.ts'

/** Names that the visitor has wished for or been shown. */
export function knownNames({ observation, wishes }: Asked): string[] {
  const shown = observation.talk.flatMap((line) =>
    line.kind === 'proposal'
      ? (line.shown.score?.slots ?? []).flatMap((slot) => (slot.kind === 'site' ? [slot.name] : []))
      : [],
  )
  return [...new Set([...wishes.flatMap((wish) => (wish.about === 'see' ? wish.names : [])), ...shown])]
}

/** Words of names that are as well of other things. */
const COMMON =
  /^(?:with|and|the|little|golden|small|museum|park|bar|cafe|shop|restaurant|landmark|walk|room|house|green|books|point|view|paper|kitchen|gardens?|market|lane|row)$/

/** A text in lower case with known places by their whole names: "the Cellar" as "sundown cellar". */
export function withFullNames(text: string, names: readonly string[]): string {
  const lower = names.map((name) => name.toLowerCase())
  return lower.reduce((said, name) => {
    if (said.includes(name)) return said
    const own = name
      .split(/\W+/)
      .filter(
        (word) =>
          word.length > 3 && !COMMON.test(word) && !lower.some((other) => other !== name && other.includes(word)),
      )
    const part = own.find((word) => new RegExp(`\\b${word}\\b`).test(said))
    return part === undefined ? said : said.replace(new RegExp(`\\b(?:the )?${part}\\b`, 'g'), name)
  }, text)
}

/** What each place was worth when it was shown last. */
function worths({ observation }: Asked): ReadonlyMap<string, number> {
  return new Map(
    observation.talk.flatMap((line) =>
      line.kind === 'proposal'
        ? (line.shown.score?.slots ?? []).flatMap((slot) =>
            slot.kind === 'site' ? [[slot.name, slot.score] as const] : [],
          )
        : [],
    ),
  )
}

/** "Which of the two attracts you more?", "your choice" */
const WHICH =
  /\b(?:which (?:of (?:the|these|those|them)(?: two)?|one|do you|would you|is (?:better|nicer))|(?:your|up to your) choice|you (?:choose|decide|pick)|(?:one|either) or the other|shall we (?:do|take|see) both)\b/
/** "Fair?", "would that bother you?", "what do you say?" */
const JUDGES =
  /^(?:(?:so|and|or|well|then),? )*(?:(?:is|was|does|would|will|do) (?:that|it|this|they|those|these)\b.*|(?:would|could|can|will|do) you (?:be|like|mind|take|accept|agree|live|do)\b.*\b(?:it|that|this|them|those)\b.*|better|fair|good|fine|ok(?:ay)?|all ?right|deal|agreed|interested|tempted|what do you (?:say|think|reckon)|what about it|how (?:about|does) (?:that|it)\b.*|any better|right|sounds? good)\b[^?]*\?$/
/** "What annoys you about …, the price?" */
const WHY =
  /\bwhy\b|\bwhat(?: is|'s| exactly)? (?:\w+ ){0,3}?(?:don't|not|didn't|annoys?|bothers?|troubles?|wrong|bad|against|dislike|hate|mind|the (?:matter|problem|trouble))\b/
const MONEY = /\b(?:price|prices|expensive|dear|cost|costs|money|budget)\b/
const KEEPS =
  /\b(?:keep\w*|stays?|staying|lesser evil|leave it in|still (?:count|matter|want|see)\w*|seeing (?:it|them|that))\b/
/** Of what was spoken of before. */
const SEEING = /\b(?:see|seeing|visit|visiting) (?:it|that|them|those)\b/

/** Names by their capitals, within a sentence and, of more than one word, where it begins. */
const CAPITALS = /(?<=[a-z0-9,:;'’] )(?:The )?[A-Z][\w'’&]+(?: (?:(?:and|of|the|&) )?[A-Z][\w'’&]+)*/g
const OPENING = /(?<=^|[.!?\n] )(?:The )?[A-Z][\w'’&]+(?: (?:(?:and|of|the|&) )?[A-Z][\w'’&]+)+/g
const LEADS = /^(?:(?:The|So|And|But|Then|No|Yes|Well|If|For|With|Or|Maybe) )+/
const NO_PLACE =
  /^(?:I|I'm|I'd|I'll|I've|OK|Chinese|French|Italian|Japanese|Thai|Korean|Mexican|Spanish|Indian|American|Ethiopian|Kosher)\b/

/** Places that a text names, by their whole names where they are known. */
function placesIn(text: string, names: readonly string[]): string[] {
  const plain = withFullNames(text.toLowerCase().replaceAll('’', "'"), names)
  const known = names.filter((name) => plain.includes(name.toLowerCase()))
  const others = [...(text.match(CAPITALS) ?? []), ...(text.match(OPENING) ?? [])]
    .map((name) => name.replace(LEADS, ''))
    .filter((name) => name.length > 2 && !NO_PLACE.test(name))
  const unknown = others.filter(
    (name) => ![...known, ...others].some((one) => one !== name && one.toLowerCase().includes(name.toLowerCase())),
  )
  return [...new Set([...known, ...unknown.filter((name) => !known.includes(name))])]
}

/** The answer where the last question speaks of places that the message names before it; undefined: it does not. */
export function answerOnNamed(text: string, asked: Asked): string | undefined {
  const names = knownNames(asked)
  const lower = text.toLowerCase().replaceAll('’', "'").trim()
  const question = /[^.!?\n]*\?$/.exec(lower)?.[0].trim() ?? ''
  const isChoice =
    WHICH.test(question) || /\byour choice\b[.!]?$|\b(?:you choose|you decide|you pick)\b[.!]?$/.test(lower)
  const places = placesIn(text, names)
  const isStill = KEEPS.test(question || lower)
  const [own] = asked.wishes.filter((one) => one.about === 'see' && one.must)
  if (places.length === 0)
    return own && isStill && SEEING.test(lower) ? `Yes, it still counts. ${asked.say(own)}` : undefined
  const inQuestion = placesIn(/[^.!?\n]*\?$/.exec(text.trim())?.[0] ?? '', names)
  const isNamed = inQuestion.length > 0
  if (isChoice && places.length > 1) return between(places, asked)
  if (WHY.test(question) && (isNamed || /\b(?:it|them|that)\b/.test(question)) && !/\bwhy not\b/.test(question))
    return whyNot([...inQuestion, ...places], question, asked)
  const [wish] = asked.wishes.filter((one) => one.about === 'see' && one.names.some((name) => places.includes(name)))
  if (wish !== undefined && isStill) return `Yes, it still counts. ${asked.say(wish)}`
  return !isNamed && JUDGES.test(question) ? ofPlaces(places, asked) : undefined
}

/** Which of some places, as far as can be told. */
function between(places: readonly string[], asked: Asked): string | undefined {
  const { wishes, say, book } = asked
  const worth = worths(asked)
  const seen = places.filter((name) => worth.has(name))
  if (seen.length > 1) {
    const sorted = [...seen].sort((a, b) => worth.get(b)! - worth.get(a)!)
    const told = list(sorted.map((name) => `${name} is worth ${worth.get(name)!}`))
    return worth.get(sorted[0]!) === worth.get(sorted[1]!)
      ? `Either: ${told} to me.`
      : `Rather ${sorted[0]}: ${told} to me.`
  }
  const [wish] = wishes.filter((one) => one.about === 'see' && one.names.some((name) => places.includes(name)))
  if (wish?.about !== 'see') return ofPlaces(places, asked)
  const wished = places.filter((name) => wish.names.includes(name))
  return wished.length > 1
    ? `Either of them would do. ${say(wish)}`
    : `Rather ${wished[0]}. ${book.fresh([say(wish)]) ?? ''}`.trim()
}

/** What places were worth, and that others are to be proposed first. */
function ofPlaces(places: readonly string[], asked: Asked): string | undefined {
  const worth = worths(asked)
  const seen = places.filter((name) => worth.has(name)).slice(0, 3)
  const unseen = places.filter((name) => !worth.has(name)).slice(0, 3)
  const told = seen.length === 0 ? '' : `${list(seen.map((name) => `${name} is worth ${worth.get(name)!}`))} to me.`
  if (unseen.length === 0 && seen.length < 2) return told || undefined
  const open =
    unseen.length === 0
      ? ['The way between them I see once you propose it.', 'Propose it, then I can count the way as well.']
      : [
          `${list(unseen)} I have not seen yet, please propose it.`,
          `What ${list(unseen)} would be worth I only see once you propose it.`,
        ]
  return [told, asked.book.fresh(open) ?? ''].filter(Boolean).join(' ') || undefined
}

/** The visitor sees points and no reasons: what it can say of a place that it minds. */
function whyNot(places: readonly string[], question: string, asked: Asked): string | undefined {
  const worth = worths(asked)
  const name = places.find((one) => worth.has(one))
  if (name === undefined) return undefined
  const score = worth.get(name)!
  const line = asked.observation.talk.findLast(({ kind }) => kind === 'proposal')
  const over =
    line?.kind === 'proposal' &&
    line.shown.score?.checklist.some((item) => item.score < 0 && MONEY.test(item.text.toLowerCase()))
  const price = !MONEY.test(question) ? '' : over ? ' The price of it all is too high too.' : ' It is not the price.'
  if (score >= 0) return `I do not mind ${name}, it is worth ${score} to me.${price}`
  return (
    asked.book.fresh([
      `I only see that ${name} is worth ${score} to me, so it has something that I do not like.${price}`,
      `What it is I cannot see, only the ${score} of ${name}.${price}`,
    ]) ?? `It is still ${score}.`
  )
}

/** "Shall we settle for it?" of the plan shown last: yes where none was better. */
export function settles(text: string, { observation }: Asked): string | undefined {
  if (!SETTLES.test(text.toLowerCase())) return undefined
  const totals = observation.talk.flatMap((line) =>
    line.kind === 'proposal' && line.full && line.shown.score ? [line.shown.score.total] : [],
  )
  const last = totals.at(-1)
  if (last === undefined) return undefined
  const best = Math.max(...totals)
  return last >= best
    ? `Yes, with ${last} it is the best so far.`
    : `Rather the one that was worth ${best}, this is ${last}.`
}
const SETTLES =
  /\b(?:shall|should|can|could|will|do|would) (?:we|you|i) (?:\w+ )?(?:settle (?:for|on)|agree (?:on|to)|stick (?:with|to)|stay with|keep|leave it at|go with|take) (?:it|that|this)(?: (?:one|plan|day))?(?: then| now| after all)? ?\?/
