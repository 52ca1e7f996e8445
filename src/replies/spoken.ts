/** What a reply says aloud: without thoughts, labels, what surrounds it, and what it makes others say. */
import { jsonBlocks } from '../core/json-blocks.ts'
import { MADE_UP } from './revisions.ts'
import { unwrap } from './unwrap.ts'

/** Who speaks, and who else could be made to. */
export interface SpokenOptions {
  /** How whoever replies may be called before what they say: `player 3`. */
  readonly self?: readonly string[]
  /** What the lines of others begin with, as a pattern's source: `player[ -]?\d`. */
  readonly others?: string
  /** Lines that are no thoughts, wherever they stand: commands. */
  readonly isPublic?: (line: string) => boolean
}

const PRIVATE =
  /^\[private\]|^private\s{0,3}[:：]|^\[?(?:(?:my |private |inner |internal ){0,2}(?:thoughts?|thinking|reasoning|analysis|reflections?|rationale|monologue|scratchpad))\]?[*_]{0,3}\s{0,3}(?:[:：]|(?<=\]))/i
const MESSAGE =
  '(?:my |public |final ){0,2}(?:message|public|speech|statement|response|reply|answer|output|say|action|move|command|final)(?: to (?:all|everyone|everybody|the others|my partner|you))?'
const INTRODUCTION = /^[^\n:]{0,60}\b(?:here(?:['’]s| is| it is)|this is)\b[^\n:]{0,40}:\s*$/i
const DRESS = /^[\s>*_`#•]{0,12}(?:\d{1,2}[.)]\s{1,3})?/

/** The words that are meant for the others; empty where there are none. */
export function spokenIn(reply: string, options: SpokenOptions = {}): string {
  const { text, answers } = unwrap(
    reply
      .replace(/<(?:public\w{0,12}|spoken|aloud)>/gi, '\n[public] ')
      .replace(/<\/?(?:message|speech|say|response|reply|statement|public\w{0,12}|spoken|aloud)>/gi, ''),
  )
  const said = (answers.length > 0 ? answers.join('\n') : text).trim()
  const inJson = messageIn(said)
  return withoutQuotes(
    linesIn(inJson ?? said, options, inJson !== undefined)
      .join('\n')
      .trim(),
  )
}

/** The lines that are said, or, where some are labelled as such, these. */
function linesIn(text: string, { self = [], others, isPublic = () => false }: SpokenOptions, isOwn: boolean): string[] {
  const names = [...self, 'you', 'me', 'assistant'].join('|')
  const label = new RegExp(
    `^["“]?\\[?(?:(${MESSAGE})|(?:${names})(?: (?:says|said)| ?\\([^()\\n]{1,20}\\))?)\\]?[*_]{0,3}\\s{0,3}(?:[:：][*_]{0,3}\\s{0,3}|(?<=\\])\\s{0,3})`,
    'i',
  )
  const other = others === undefined ? undefined : new RegExp(`^(?:${others})\\b[^:\\n]{0,30}:`, 'i')
  const lines: { line: string; isLabelled: boolean }[] = []
  let isThought = false
  let isLabelled = false
  for (const line of text.split('\n')) {
    const bare = line.replace(DRESS, '')
    const match = label.exec(bare)
    if (!match && lines.length > 0 && (other?.test(bare) || MADE_UP.test(line))) break
    // The first line of what is a field of its own may address somebody.
    if (!match && !isOwn && other?.test(bare)) continue
    if (match || isPublic(bare)) isThought = false
    else if (PRIVATE.test(bare)) isThought = true
    if (match?.[1]) isLabelled = true
    if (isThought || (lines.length === 0 && INTRODUCTION.test(bare))) continue
    lines.push({ line: match ? bare.slice(match[0].length) : line.replace(/^[\s>]+(?=\S)/, ''), isLabelled })
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
  const first = lines.length === 1 ? 0 : lines.findIndex((line) => line.trim() !== '' && !ASIDE.test(line))
  const said = lines.slice(first < 0 ? -1 : first)
  const isBlank = (line: string | undefined): boolean => line?.trim() === ''
  if (said.length === 1 && WHOLE_ASIDE.test(said[0]!)) return []
  while (isBlank(said.at(-1))) said.pop()
  while (said.length > 2 && ASIDE.test(said.at(-1)!) && isBlank(said.at(-2))) {
    said.pop()
    while (isBlank(said.at(-1))) said.pop()
  }
  return said
}

const ASIDE = /^\s{0,8}[*_]{0,3}(?:\([^()\n]{0,500}\)|\[[^[\]\n]{0,500}\])[*_]{0,3}\s{0,8}$/

const WHOLE_ASIDE = /^\s{0,8}[*_]{0,3}\([^()\n]{0,500}\)[*_]{0,3}\s{0,8}$/

const FIELDS = ['message', 'text', 'speech', 'statement', 'say', 'content', 'response', 'reply', 'answer']

/** The message of a JSON object; nothing of one that has none, or breaks off; undefined: there is no object. */
function messageIn(text: string): string | undefined {
  if (!/^\W{0,20}\{\s*["'}]/.test(text)) return undefined
  for (const block of jsonBlocks(text)) {
    const call = block as { arguments?: unknown; parameters?: unknown; input?: unknown } | null
    const inner = call?.arguments ?? call?.parameters ?? call?.input
    const said = inner !== null && typeof inner === 'object' ? inner : block
    if (said === null || typeof said !== 'object' || Array.isArray(said)) continue
    const fields = new Map(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value as unknown]))
    const found = FIELDS.map((name) => fields.get(name)).find((value) => typeof value === 'string')
    if (found !== undefined) return found
  }
  return ''
}

/** A message as a whole in quotation marks is meant without them. */
const withoutQuotes = (text: string): string =>
  /^(?:I (?:would |will )?say:?\s{0,3})?["“«„]([^]*)["”»“]$/.exec(text)?.[1]?.trim() ??
  /^([*_]{1,3})(?!\s)([^*_]*)\1$/.exec(text)?.[2]?.trim() ??
  text
