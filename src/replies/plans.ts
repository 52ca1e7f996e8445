/** Finds the first of several steps where a reply is nothing but a plan of them: "1. west 2. west 3. interact". */

/** A longer text is no bare plan. */
const LONGEST = 1500
const HEADING =
  /^[\s*_#]{0,6}(?:(?:my|the|our|here(?:'s| is) (?:my|the)) )?(?:plan|steps|sequence|moves|actions)(?: is| are)?[*_]{0,2}:[*_]{0,2}\s{0,3}/i
/** Where an item begins: `Step 1:`, `2)`, `First move:`. */
const ITEM =
  /(?:^|[\n.,;]\s{0,3}|\s{1,3})[*_]{0,2}(?:((?:step|move|turn) ?#?)?\(?(\d{1,2})[.):]|(first|second|third|fourth|fifth|then|next) (?:step|move|turn):)[*_]{0,2}\s{1,3}/gi
const LINKS = /\s{0,3}(?:→|⇒|->|=>|>|,(?: ?(?:then|and then))?|;|\bthen\b)\s{1,3}/i
/** An item that says what is not done, asks, or goes on with another sentence makes the list no plan. */
const OPEN = /\?|[.!]\s+\S|\b(?:not|no|never|or|if|but)\b|n['’]t\b/i

/** Behind a plan, what is done of it now: "Steps: north, east. Right now: north". */
const NOW =
  /[.;\n]\s{1,3}(?:so |thus )?[*_]{0,2}(?:(?:right |for |so )?now|(?:first|current|immediate) (?:step|move|action)|this turn)[*_]{0,2}\s?:[*_]{0,2}\s{1,3}([^\n]{1,100})$/i
const PUT_OFF = /\b(?:later|afterwards?|then|next|once|after)\b/i

/**
 * What the first step stands for, by `readLine`; undefined where the text is no plan. A mere list of different actions is
 * none: it may be a list of what can be done. One does nothing twice in such a list, numbers no steps in it, and puts
 * nothing there (`namesNone`) that cannot be done yet.
 */
export function firstStep<Value>(
  text: string,
  readLine: (line: string) => Value | undefined,
  namesNone: (item: string) => boolean,
): Value | undefined {
  const plan = text.trim()
  if (plan.length > LONGEST) return undefined
  const now = NOW.exec(plan)
  const done = now ? readLine(now[1]!) : undefined
  if (done !== undefined) return done
  const bare = plan.replace(HEADING, '')
  const { items, areSteps } = numbered(bare)
  const steps = items.length > 1 ? items : bare.includes('\n') ? [] : bare.split(LINKS)
  if (steps.length < 2 || steps.some((step) => OPEN.test(step) || step.includes('\n'))) return undefined
  // "North now, east afterwards"
  const [current, ...more] = steps.filter((step) => /\bnow\b/i.test(step))
  if (current !== undefined && more.length === 0 && steps.some((step) => step !== current && PUT_OFF.test(step)))
    return readLine(current)
  const values = steps.map((step) => readLine(step.replace(/\([^()]{0,60}\)/g, '')))
  const [first] = values
  if (first === undefined) return undefined
  const known = values.filter((value) => value !== undefined)
  const isRepeated = new Set(known).size < known.length && new Set(known).size > 1
  const isBeyond = items.length > 2 && steps.some((step, i) => values[i] === undefined && namesNone(step))
  return isRepeated || areSteps || isBeyond ? first : undefined
}

/** The items, where they are numbered from the first on. */
function numbered(text: string): { items: string[]; areSteps: boolean } {
  const marks = [...text.matchAll(ITEM)].filter(({ 2: number }, i) => number === undefined || Number(number) === i + 1)
  if (marks.length === 0 || marks[0]!.index > 0) return { items: [], areSteps: false }
  const items = marks.map(({ 0: all, index }, i) =>
    text.slice(index + all.length, marks[i + 1]?.index ?? text.length).trim(),
  )
  return { items, areSteps: marks.every(({ 1: noun, 3: ordinal }) => noun !== undefined || ordinal !== undefined) }
}
