/** Finds the JSON that stands among other words, in time that grows with the length of the text alone. */

/** How deep brackets may nest: no reply needs more, and what walks over values afterwards calls itself once a level. */
const DEEPEST = 100

/** How often each character may be parsed in vain, on average; and how many characters an error costs besides. */
const PATIENCE = 20
const COST_OF_FAILURE = 1000

/**
 * The values of the JSON objects and arrays in a text, in order; those inside others do not count. `mend` may put right
 * what models get wrong before a block is parsed.
 */
export function* jsonBlocks(text: string, mend = (block: string): string => block): Generator<unknown> {
  if (!/[{[]/.test(text)) return
  const { closing, depth } = matchBrackets(text)
  let effort = PATIENCE * text.length + 100_000
  for (let at = 0; at < text.length && effort > 0; at++) {
    if (!isOpening(text.charCodeAt(at))) continue
    const end = closing[at + 1]!
    if (end < 0) continue
    if (depth[at + 1]! >= DEEPEST) {
      at = end
      continue
    }
    const tried = mayBeJson(text, at)
    const value = tried ? parse(mend(text.slice(at, end + 1))) : undefined
    if (value === undefined) effort -= end - at + (tried ? COST_OF_FAILURE : 0)
    else {
      yield value
      at = end
    }
  }
}

/**
 * For each place: where the bracket around it closes (-1: nowhere) if no quotation is open there, and how deep brackets
 * nest up to then. Worked out from the end, so that every place is looked at once, whatever is never closed before it.
 */
function matchBrackets(text: string): { closing: Int32Array; depth: Int32Array } {
  const length = text.length
  const closing = new Int32Array(length + 2).fill(-1)
  const depth = new Int32Array(length + 2)
  // The same for places inside a quotation.
  const quotedClosing = new Int32Array(length + 3).fill(-1)
  const quotedDepth = new Int32Array(length + 3)
  for (let at = length - 1; at >= 0; at--) {
    const code = text.charCodeAt(at)
    const isQuote = code === 0x22
    if (isQuote) {
      closing[at] = quotedClosing[at + 1]!
      depth[at] = quotedDepth[at + 1]!
      quotedClosing[at] = closing[at + 1]!
      quotedDepth[at] = depth[at + 1]!
      continue
    }
    const next = at + (code === 0x5c ? 2 : 1)
    quotedClosing[at] = quotedClosing[next]!
    quotedDepth[at] = quotedDepth[next]!
    if (isOpening(code)) {
      const inner = closing[at + 1]!
      closing[at] = inner < 0 ? -1 : closing[inner + 1]!
      depth[at] = inner < 0 ? 0 : Math.max(1 + depth[at + 1]!, depth[inner + 1]!)
    } else if (code === 0x7d || code === 0x5d) {
      closing[at] = at
      depth[at] = 0
    } else {
      closing[at] = closing[at + 1]!
      depth[at] = depth[at + 1]!
    }
  }
  return { closing, depth }
}

/** Whether a bracket is followed by what may follow it in JSON: `[message]` is not worth an error. */
function mayBeJson(text: string, at: number): boolean {
  const begins = text[at] === '{' ? /\s*["}]/y : /\s*(?:["{[\]\d-]|true|false|null)/y
  begins.lastIndex = at + 1
  return begins.test(text)
}

const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b

function parse(block: string): unknown {
  try {
    return JSON.parse(block)
  } catch {
    return undefined
  }
}
