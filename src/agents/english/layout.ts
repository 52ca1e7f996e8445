/**
 * Messages laid out in lists, tables, headings or JSON, as language models write them, said in plain lines: each item with the
 * headings that it stands under ("Avoid: touristy places"), each cell with its row and column. Text without layout stays as
 * it is.
 */

/** What is longer than any talk is not looked at. */
const LONGEST = 6000

const BULLET = /^\s*(?:[-*•–—+·▪◦‣]|\(?\d{1,2}[.)]|[a-h]\))\s+(?=\S)/
const ROW = /^\s*\|.*\|\s*$/
const RULE = /^[\s|:=_*-]*$/
const HEADING = /^\s*#{1,6}\s+/
/** Opens a list and says nothing of what is in it. */
const OPENER =
  /^(?:sure|here|hi|hello|hey|okay|ok|thanks?|below|the following|following|these|this is|based|so|as requested|to (?:help|start|summari[sz]e)|let me|i (?:can|will|have|see|know|would)|my (?:table|calendar|preferences|wishes|view|meetings|side|notes|part|data|information)|from my)\b/i

/** "Noah / SWAG = 37": one thing before what is said of it. Else the mark parts messages. */
const PAIR = /^([\w'-]+(?: [\w'-]+)?) \/ (?=[\w'-]+\s*(?:[=:→>–—-]))/

interface Line {
  readonly kind: 'item' | 'row' | 'heading' | 'plain' | 'blank'
  readonly indent: number
  readonly text: string
}

/** The message in plain lines. */
export function plainLayout(message: string): string {
  const text = message.slice(0, LONGEST)
  if (!/[\n*_`#|{[~]| \/ /.test(text) && !BULLET.test(text)) return message
  const told = sayJson(text)
  if (told !== undefined) return told
  return sayLines(text.split(/\r?\n/).map(lineOf)).join('\n')
}

/** Without the marks of emphasis; what is struck out is not said. */
const plain = (text: string): string =>
  text
    .replaceAll(/~~[^~\n]*~~/g, '')
    .replaceAll(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?=\S)([^*_\n]*\S)[*_](?![\w*])/g, '$1')
    .replaceAll(/`+([^`\n]*)`+/g, '$1')
    .replaceAll(/\[[ x]\]\s/gi, '')
    .trim()

function lineOf(line: string): Line {
  const indent = /^\s*/.exec(line)![0].replaceAll('\t', '  ').length
  if (line.trim() === '' || (RULE.test(line) && !ROW.test(line))) return { kind: 'blank', indent, text: '' }
  if (ROW.test(line)) return { kind: 'row', indent, text: line.trim() }
  if (HEADING.test(line)) return { kind: 'heading', indent: -1, text: headOf(line.replace(HEADING, '')) }
  const item = BULLET.exec(line)
  // "Noah / SWAG" in an item is one thing, not two messages.
  if (item) return { kind: 'item', indent, text: plain(line.slice(item[0].length)).replace(/ \/ /g, ' ') }
  const bold = /^\s*(\*\*|__)[^*\n]*[^*\n.!?]\1:?\s*$/.test(line)
  const said = bold ? headOf(line) : plain(line).replace(PAIR, '$1 ')
  return { kind: bold ? 'heading' : 'plain', indent: bold ? -1 : indent, text: said }
}

const headOf = (text: string): string => plain(text).replace(/[:\s]+$/, '')

interface Heading {
  readonly indent: number
  readonly text: string
}

function sayLines(lines: readonly Line[]): string[] {
  const said: string[] = []
  let over: Heading[] = []
  const say = (text: string): void =>
    void said.push([...over.map((heading) => heading.text), text].filter(Boolean).join(': '))
  // Blank lines say nothing, but they end a table.
  const ahead = nextSaid(lines)
  for (let at = 0; at < lines.length; at++) {
    const { kind, indent, text } = lines[at]!
    const next = ahead[at]
    if (kind === 'blank') continue
    if (kind === 'heading') {
      // What nothing stands under heads nothing, however it is printed: "**I accept.**"
      if (next === undefined || next.kind === 'heading') {
        over = []
        said.push(text)
        continue
      }
      over = [{ indent: -1, text: OPENER.test(text) || countWords(text) > 6 ? '' : text }]
      if (over[0]!.text === '') said.push(text)
      continue
    }
    if (kind === 'row') {
      const rows = [text]
      while (lines[at + 1]?.kind === 'row') rows.push(lines[++at]!.text)
      for (const sentence of sayTable(rows)) say(sentence)
      continue
    }
    if (kind === 'plain' && !text.endsWith(':')) {
      // A paragraph ends what stood under a line with a colon.
      over = over.filter((heading) => heading.indent < 0)
      say(text)
      continue
    }
    over = over.filter(
      (heading) => heading.indent < indent || (kind === 'item' && heading.indent === 0 && indent === 0),
    )
    const opens = text.endsWith(':') && (next?.kind === 'item' || next?.kind === 'row')
    const hasBelow = kind === 'item' && next?.kind === 'item' && next.indent > indent && countWords(text) <= 4
    if (!opens && !hasBelow) {
      say(text)
      continue
    }
    const head = headOf(text)
    if (OPENER.test(head) || countWords(head) > 6) said.push(head)
    else over.push({ indent: kind === 'plain' ? Math.min(0, indent) : indent + 0.5, text: head })
  }
  return said
}

/** For each line the next that is not blank, in one pass: a message of nothing but blank lines is read as fast as any. */
function nextSaid(lines: readonly Line[]): (Line | undefined)[] {
  const ahead: (Line | undefined)[] = []
  let next: Line | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    ahead[at] = next
    if (lines[at]!.kind !== 'blank') next = lines[at]
  }
  return ahead
}

const countWords = (text: string): number => text.split(/\s+/).length

/** Names of columns that say what kind of thing is in them, and nothing of it. */
const LABEL =
  /^(?:#|no|nr|id|name|papers?|reviewers?|scores?|fit|match|rating|rank|value|points?|strength|suitability|quality|assessment|evaluation|importance|priority|weight|level|day|date|time|times|when|slot|start|from|begin|begins|end|to|until|ends|meeting|event|what|item|notes?|comments?|preferences?|wish|wishes|category|criterion|feature|detail|details|requirement|aspect|type|stop|place|n|score \/ 100|importance \(1-10\))$/i
const TIME = /^\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?)?$/i
const isTime = (cell: string): boolean => TIME.test(cell) && /[:a-z]/i.test(cell)
const EMPTY = /^(?:-|–|—|n\/?a|\?|\/)?$/i

function sayTable(rows: readonly string[]): string[] {
  const cells = rows.map((row) =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(plain),
  )
  const ruled = rows.length > 1 && RULE.test(rows[1]!)
  const [head, body] = ruled ? [cells[0]!, cells.slice(2)] : [[], cells]
  return body.flatMap((row) => sayRow(head, row))
}

/** "QuAC: Great: Andrei" for each column that says something of its cells; cells of the others together. */
function sayRow(head: readonly string[], row: readonly string[]): string[] {
  let lead = ''
  const apart: string[] = []
  for (const [at, cell] of row.entries()) {
    if (EMPTY.test(cell)) continue
    const label = head[at] ?? ''
    if (at > 0 && label !== '' && !LABEL.test(label)) apart.push(`${label}: ${cell}`)
    else if (lead !== '' && isTime(cell) && isTime(row[at - 1] ?? '')) lead += ` to ${cell}`
    else lead += lead === '' ? cell : /^[\d.]+(?:\s*\/\s*\d+)?$/.test(cell) ? `: ${cell}` : ` ${cell}`
  }
  return apart.length === 0 ? [lead] : apart.map((one) => (lead === '' ? one : `${lead}: ${one}`))
}

/** JSON in words, where the message is nothing else; undefined: it is none. */
function sayJson(text: string): string | undefined {
  const code = text
    .trim()
    .replace(/^```(?:json)?|```$/g, '')
    .trim()
  if (!/^[{[]/.test(code) || !/[}\]]$/.test(code)) return undefined
  try {
    return sayValue('', JSON.parse(code)).join('\n')
  } catch {
    return undefined
  }
}

function sayValue(name: string, value: unknown): string[] {
  const head = name === '' ? '' : `${name}: `
  if (value === null) return []
  if (typeof value === 'boolean') return [`${head}${value ? 'yes' : 'no'}`]
  if (typeof value === 'string' || typeof value === 'number') return [`${head}${value}`]
  if (typeof value !== 'object') return []
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object')) return [`${head}${value.join(', ')}`]
    return value.flatMap((one) => sayValue('', one)).map((line) => `${head}${line}`)
  }
  const entries = Object.entries(value).map(([key, part]) => [key.replaceAll('_', ' '), part as unknown] as const)
  // A record: what it is of, then what is said of it.
  const isRecord = entries.length > 1 && entries.every(([key, part]) => LABEL.test(key) && typeof part !== 'object')
  if (isRecord) {
    const row = [...entries].sort((a, b) => Number(typeof a[1] === 'number') - Number(typeof b[1] === 'number'))
    return sayRow(
      [],
      row.map(([, part]) => String(part)),
    ).map((line) => `${head}${line}`)
  }
  return entries.flatMap(([key, part]) => sayValue(key, part)).map((line) => `${head}${line}`)
}
