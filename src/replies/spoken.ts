/** What a reply says aloud: without thoughts, labels, what surrounds it, and what it makes others say. */
import { getOrAdd } from '../core/get-or-add.ts'
import { jsonIn } from './calls.ts'
import { FOREIGN_SPEECH } from './foreign/lexicon.ts'
import { MESSAGE_FIELDS, SPOKEN_NAMES, TOOL_FIELDS } from './lexicon.ts'
import { MADE_UP } from './revisions.ts'
import { ownWords, unwrap } from './unwrap.ts'

/** Who speaks, and who else could be made to. */
export interface SpokenOptions {
  /** How whoever replies may be called before what they say: `player 3`. */
  readonly self?: readonly string[]
  /** What the lines of others begin with, as a pattern's source: `player[ -]?\d`. */
  readonly others?: string
  /** Lines that are no thoughts, wherever they stand: commands. */
  readonly isPublic?: (line: string) => boolean
}

/** Where words stand in such tags, they alone are said. */
const SPOKEN_TAGS = /<(message|speech|say|response|reply|statement|public\w{0,12}|spoken|aloud)>([^]*?)(?:<\/\1>|$)/gi
/** What is thought and told to nobody. */
const THOUGHT =
  '(?:(?:my |real |true |actual |honest |private |inner |internal |hidden |secret |step[- ]by[- ]step ){0,2}(?:thoughts?|thinking|reasoning|thought process|analysis|reflections?|rationale|monologue|scratchpad|strategy|explanation|justification|intentions?|goals?|role|knowledge|note to (?:my)?self|what i (?:know|think))|private)'
const PRIVATE = new RegExp(`^\\[private\\]|^\\[?${THOUGHT}\\]?[*_]{0,3}\\s{0,3}(?::|(?<=\\]))`, 'i')
/** A label and what stands in brackets behind it: `**Speech (public):** …`, `My private notes: …`. */
const LABEL = /^\[?([\p{L}'’ -]{2,40}?)\s?(?:\(([^()\n]{1,40})\))?\]?[*_]{0,3}\s{0,3}:[*_]{0,3}\s{0,3}/u
const IN_PRIVATE = /\b(?:private|secret|hidden|internal|not (?:shared|public|said|spoken))\b/i
const IN_PUBLIC = /\b(?:public|aloud|spoken|to (?:all|everyone))\b/i
/** A line that is a heading: `## Public statement`, `**Reasoning**`. */
const HEADING = /^\s{0,4}(?:#{1,6}\s{1,3}[*_]{0,3}([^\n]{1,60}?)[\s:*_#]*|[*_]{2,3}([^*_\n]{1,60}?):?[*_]{2,3}[\s:]*)$/
const THOUGHT_HEADING = new RegExp(
  `^(?:${THOUGHT}|.*\\b(?:private|secret|hidden|internal|not (?:shared|public|said)|i know)\\b.*|(?:step \\d\\W{1,3})?(?:assess|analy[sz]e|think|reason)(?: .*)?|(?:my )?(?:assessment|notes?|observations?|situation|context|plan|considerations?|background|comments?))$`,
  'i',
)
/** "(Thinking: …)", "*thinks: I know who it is*" */
const ASIDE_THOUGHT =
  /[([*_]{1,3}(?:i )?(?:think(?:s|ing)?|thoughts?|internal(?:ly)?|inner|private(?:ly)?|secretly|aside|(?:mutters |says )?to (?:my|him|her|them|it)self)(?=[\s:,])[^()[\]*_\n]{0,400}[)\]*_]{1,3}/gi
const MESSAGE = `(?:i(?: would| will|[’']ll|[’']d) (?:say|announce|state|tell (?:them|everyone|the others))|what i(?: will|[’']ll)? (?:say|tell them)|aloud|out loud|publicly|in public|(?:my |public |final ){0,2}(?:${SPOKEN_NAMES.join('|')}))(?: (?:aloud|out loud|publicly|in public))?(?: to (?:all|everyone|everybody|the (?:others|group|table|team|players)|my partner|you))?`
const SPEECH_HEADING = new RegExp(`^(?:step \\d\\W{1,3})?(?:${MESSAGE}|speak)$`, 'i')
const INTRODUCTION =
  /^\W*(?:thinking|let me think)\W*$|^[^\n:]{0,60}\b(?:here(?:['’]s| is| it is)|this is)\b[^\n:]{0,40}:\s*$/i
/** `speak("…")`, `player.say(message='…')` */
const CALL =
  /^\s{0,8}(?:\w{1,30}\.)?(?:say|speak|speech|talk|discuss|tell|announce|send|message|respond|reply|statement|(?:send|say|speak|public|post|make)_\w{1,20})\(\s{0,8}(?:\w{1,20}\s?[=:]\s?)?(["'`])([^]*?)\1\s{0,8}\)[\s;]*$/i
/** "…, (I won't say that I know.)" at the end. */
const LAST_ASIDE = /\s\([^()\n]{1,300}\)\s*$/
/** "Sure, here is my message: …", "… So I say: …" on one line with what is said. */
const LED_TO =
  /^(?:[^\n:"“]{0,60}\bhere(?:['’]s| is) (?:my|the) (?:\w+ ){0,2}(?:message|statement|speech|reply|response|contribution)(?: \w+){0,4}:[ \t]+(?=\S)|[^\n"“]{0,400}\b(?:so|therefore|thus|hence|then),? I(?:['’]ll| will| would)? say:[ \t]+(?=\S))/i
const DRAFTS =
  /^[\s*_#-]{0,8}(?:option|version|draft|alternative) (?:1|A)\b[^]*\n[\s*_#-]{0,8}(?:option|version|draft|alternative) (?:2|B)\b/i
const DRESS = /^[\s>*_`#•]{0,12}(?:\d{1,2}[.)]\s{1,3})?/

/** The words that are meant for the others; empty where there are none. */
export function spokenIn(reply: string, options: SpokenOptions = {}): string {
  const plain = ownWords(reply)
  const tagged = [...plain.matchAll(SPOKEN_TAGS)].map(([, , words]) => words!.trim())
  const { text, answers } = unwrap(tagged.length > 0 ? tagged.join('\n') : plain)
  const told = (answers.length > 0 ? answers.join('\n') : text)
    .replace(ASIDE_THOUGHT, '')
    .replace(LAST_ASIDE, (aside) => (SECRET.test(aside) ? '' : aside))
    .replace(LED_TO, '')
    .trim()
  // Nobody can tell which of two drafts is meant.
  if (DRAFTS.test(told)) return ''
  const said = CALL.exec(told)?.[2] ?? told
  const inJson = messageIn(said)
  const words = withoutQuotes(
    linesIn(inJson ?? said, options, inJson !== undefined)
      .join('\n')
      .trim(),
  )
  // Three dots are silence.
  return /[\p{L}\p{N}\p{Extended_Pictographic}?!]/u.test(words) ? words : ''
}

const labels = new Map<string, RegExp>()

/** What a line begins with that one of these names says aloud; kept, since making it takes longer than reading with it. */
function labelOf(names: string): RegExp {
  return getOrAdd(
    labels,
    names,
    () =>
      new RegExp(
        `^["“]?[[(<]?(?:(${MESSAGE}|${FOREIGN_SPEECH.join('|')})|(?:${names}|i(?= ?\\([^()\\n]{1,20}\\)\\s?:))(?: (?:says|said)| ?\\([^()\\n]{1,20}\\))?)[\\])>]?[*_]{0,3}\\s{0,3}(?::[\\])>]?[*_]{0,3}\\s{0,3}|(?<=[\\])>])\\s{0,3})`,
        'i',
      ),
  )
}

/** The lines that are said, or, where some are labelled as such, these. */
function linesIn(text: string, { self = [], others, isPublic = () => false }: SpokenOptions, isOwn: boolean): string[] {
  const label = labelOf([...self, 'you', 'me', 'assistant'].join('|'))
  const own = new RegExp(`^(?:${[...self, 'me', 'myself'].join('|')})$`, 'i')
  const other = others === undefined ? undefined : new RegExp(`^(?:${others})\\b[^:\\n]{0,30}:`, 'i')
  const lines: { line: string; isLabelled: boolean }[] = []
  let isThought = false
  let isLabelled = false
  for (const line of text.split('\n')) {
    if (line === '') {
      if (!isThought) lines.push({ line, isLabelled })
      continue
    }
    const bare = line.replace(DRESS, '')
    const match = label.exec(bare)
    if (!match && lines.length > 0 && (other?.test(bare) || MADE_UP.test(line))) break
    // The first line of what is a field of its own may address somebody.
    if (!match && !isOwn && other?.test(bare)) continue
    const [, marked, bold] = HEADING.exec(line) ?? []
    const heading = (marked ?? bold)?.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '') ?? ''
    if (SPEECH_HEADING.test(heading)) {
      isThought = false
      isLabelled = true
      continue
    }
    if (THOUGHT_HEADING.test(heading)) {
      isThought = true
      continue
    }
    const [named, name = '', aside = ''] = LABEL.exec(bare) ?? []
    // "Merlin (player 3): …"
    const isTold = IN_PUBLIC.test(aside) || own.test(aside) || SPEECH_HEADING.test(name)
    if (match || isTold || isPublic(bare)) isThought = false
    else if (PRIVATE.test(bare) || IN_PRIVATE.test(aside || name)) isThought = true
    if (match?.[1] || isTold) isLabelled = true
    if (isThought || (lines.length === 0 && INTRODUCTION.test(bare))) continue
    const front = match?.[0] ?? (isTold ? named : undefined)
    lines.push({ line: front !== undefined ? bare.slice(front.length) : line.replace(/^[\s>]+(?=\S)/, ''), isLabelled })
  }
  const labelledLines = lines.filter((line) => line.isLabelled)
  return withoutAsides(
    (labelledLines.length > 0 ? lines.filter((line) => line.isLabelled || isPublic(line.line)) : lines).map(
      ({ line }) => line,
    ),
  )
}

/** A paragraph in brackets at the beginning or the end is said to nobody. */
function withoutAsides(lines: readonly string[]): string[] {
  const first =
    lines.length === 1 ? 0 : lines.findIndex((line) => line.trim() !== '' && !ASIDE.test(line) && !RULE.test(line))
  const said = lines.slice(first < 0 ? -1 : first)
  const isBlank = (line: string | undefined): boolean => line?.trim() === ''
  if (said.length === 1 && WHOLE_ASIDE.test(said[0]!)) return []
  const isEnd = (line: string | undefined): boolean => isBlank(line) || RULE.test(line ?? '')
  while (isEnd(said.at(-1))) said.pop()
  while (said.length > 1 && ASIDE.test(said.at(-1)!) && SECRET.test(said.at(-1)!)) said.pop()
  while (said.length > 2 && isEnd(said.at(-2)) && (ASIDE.test(said.at(-1)!) || isRemark(said.at(-1)!))) {
    said.pop()
    while (isEnd(said.at(-1))) said.pop()
  }
  return said
}

const ASIDE = /^\s{0,8}[*_]{0,3}(?:\([^()\n]{0,500}\)|\[[^[\]\n]{0,500}\])[*_]{0,3}\s{0,8}$/

const RULE = /^\s{0,8}[-*_=]{3,20}\s{0,8}$/
/** What tells of keeping a secret: "so that my role stays hidden", "without revealing that I am …". */
const SECRET =
  /\bmy (?:real |true )?(?:role|identity|cover|allegiance|alignment|knowledge)\b|\bhid(?:e|es|ing) (?:that I|who I|my|me)\b|\bkeep(?:s|ing)? (?:me|my)\b|\bwithout (?:revealing|hinting|exposing|giving|drawing|saying)\b|\b(?:won['’]t|will not|must not|mustn['’]t|can['’]t|cannot|should not|shouldn['’]t) (?:say|tell|reveal|mention|admit|show)\b|\bI must hide\b|\bsecretly\b/i
/** How a remark on the words before it begins: "Note: the wording …", "This statement …", "I chose this because …". */
const REMARK =
  /^[\s*_>(-]{0,8}(?:(?:note|remark|comment|p\.?s\.?)[*_]{0,3}:|why (?:this|it)\b|(?:this|that|it|the (?:above|statement|message|wording|phrasing))\b|I (?:chose|kept|wrote|phrased|worded|said) (?:this|it)\b)/i
const OFFER = /^let me know if you(?:['’]d)? (?:want|like|need)\b/i
const isRemark = (line: string): boolean => (REMARK.test(line) && SECRET.test(line)) || OFFER.test(line)

const WHOLE_ASIDE = /^\s{0,8}[*_]{0,3}(?:\([^()\n]{0,500}\)|\[\w{1,20}(?: \w{1,20})?\])[*_]{0,3}\s{0,8}$/

/** The message of a JSON object; nothing of one that has none, or breaks off; undefined: there is no object. */
function messageIn(text: string): string | undefined {
  if (!/^\W{0,20}\{\s*["'}]/.test(text)) return undefined
  for (const block of jsonIn(text)) {
    const call = block as Record<string, unknown> | null
    const inner = TOOL_FIELDS.map((name) => call?.[name]).find((field) => field !== undefined)
    const said = inner !== null && typeof inner === 'object' ? inner : block
    if (said === null || typeof said !== 'object' || Array.isArray(said)) continue
    const fields = new Map(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value as unknown]))
    const found = [...MESSAGE_FIELDS.map((name) => fields.get(name)), ...[...fields].map(saidIn)]
    const message = found.find((value) => typeof value === 'string')
    if (message !== undefined) return message
  }
  return ''
}

/** What a field such as `public_message` or `statementToAll` says; not `inner_speech`. */
const saidIn = ([name, value]: readonly [string, unknown]): unknown => {
  const words = name.split(/[^a-z]+/)
  return words.some((word) => MESSAGE_FIELDS.includes(word)) &&
    !/priv|inner|intern|secret|hidden|prev|last|other/.test(name)
    ? value
    : undefined
}

const I_SAY =
  '(?:[^\\n:"“«„]{0,200}\\b)?I(?: would| will|[\'’](?:d|ll))?(?: now| just)? (?:say|state|announce|tell (?:everyone|everybody|them|all|the (?:others|group|table|players)))(?: out loud| publicly| to (?:all|everyone|the (?:others|group|table|players)))?(?: something like(?: this)?| the following)?[:,]?\\s{0,3}'

/** "Alright, here goes:" before nothing but a quotation. */
const ANNOUNCED = /^[^\n:"“«„]{1,80}:\s{0,9}\n\s{0,9}["“«„]([^"”»“]{1,2000})["”»“]$/

/** A message as a whole in quotation marks is meant without them. */
const withoutQuotes = (text: string): string =>
  new RegExp(`^(?:${I_SAY})?["“«„]([^]*)["”»“]$`, 'i').exec(text)?.[1]?.trim() ??
  // What follows a quotation on other lines is said of it.
  new RegExp(`^(?:${I_SAY})?["“«„]([^"”»“]{1,2000}[.!?…])["”»“][ \\t]{0,9}\\n[^"“«„]*$`, 'i').exec(text)?.[1]?.trim() ??
  ANNOUNCED.exec(text)?.[1]?.trim() ??
  // A last paragraph that is nothing but a quotation, behind what is only told.
  /^[^"“«„]{1,2000}\n\s{0,9}\n["“«„]([^"”»“]{1,2000}[.!?…])["”»“]$/.exec(text)?.[1]?.trim() ??
  /^([*_]{1,3})(?!\s)([^*_]*)\1$/.exec(text)?.[2]?.trim() ??
  text
