/** Spells out what objects in JSON do: `{"agree": true}` is a yes, `{"type": "ask", "from": "C"}` a question. */

const AGREES = /^(?:agree|agreed|accept|accepted|approve|approved|confirm|consent|ok|okay)$/i
const DOES = /^(?:type|act|action|intent|decision|kind|answer|response|reply|vote|verdict|move)$/i
const SAYS = /^(?:message|text|content|say|says|utterance|comment|note|speech)$/i
const YES = /^(?:yes|true|agree|agreed|accept|accepted|approve|approved|ok)$/i
const NO = /^(?:no|false|disagree|reject|rejected|refuse|refused|decline|declined)$/i
const ASKS = /^(?:ask|asks|question|query|request|inquire|inform_request)$/i
const SUBMITS = /^(?:submit|submits|submitted)$/i
const FROM = /^(?:from|room|start|a|origin)$/i
const HALLWAY = /^(?:hallway|corridor|edge|pair)$/i
const OF_PARTNER = /^your?s?\b|partner/i
const TO = /^(?:to|end|b|target)$/i

/** Every opening brace is passed once: where one has no end, none behind it is looked at. */
export function spellObjects(text: string): string {
  if (!/\{\s*"/.test(text)) return text
  let spelled = ''
  let from = 0
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
    const end = endOfObject(text, at)
    if (end < 0) break
    spelled += text.slice(from, at) + spellObject(text.slice(at, end))
    from = end
  }
  return spelled + text.slice(from)
}

/** Behind the brace that closes the one at `at`; -1: it stays open. */
function endOfObject(text: string, at: number): number {
  let open = 0
  for (let i = at; i < text.length; i++) {
    if (text[i] === '{') open++
    else if (text[i] === '}' && --open === 0) return i + 1
  }
  return -1
}

/** The text that is given under a key. */
function textOf(values: object, key: RegExp): string {
  for (const [name, value] of Object.entries(values)) if (key.test(name) && typeof value === 'string') return value
  return ''
}

/** `{"from": "L", "to": "K", "coins": 4}`, alone or in lists of such, a line each. */
function spellHallways(given: unknown): string {
  if (Array.isArray(given)) return given.map(spellHallways).filter(Boolean).join('\n')
  if (typeof given !== 'object' || given === null) return ''
  const values = Object.entries(given)
  const [start, end] = [textOf(given, FROM), textOf(given, TO)]
  const numbers = values.flatMap(([key, value]) => (typeof value === 'number' ? [{ key, value }] : []))
  if (start !== '' && end !== '' && numbers.length === 1)
    return OF_PARTNER.test(numbers[0]!.key) ? '' : `${start} to ${end}: ${numbers[0]!.value}`
  return values.length === 1 && Array.isArray(values[0]![1]) ? spellHallways(values[0]![1]) : ''
}

function spellObject(written: string): string {
  let given: unknown
  try {
    given = JSON.parse(written)
  } catch {
    return written
  }
  const said: string[] = []
  const rest: Record<string, unknown> = {}
  let asks = false
  for (const [key, value] of Object.entries(given as object)) {
    const word = typeof value === 'string' || typeof value === 'boolean' ? `${value}` : ''
    const answers = AGREES.test(key) || DOES.test(key)
    if (SAYS.test(key) && typeof value === 'string') said.push(value)
    else if (answers && YES.test(word)) said.push('yes')
    else if (answers && NO.test(word)) said.push('no')
    else if (DOES.test(key) && SUBMITS.test(word)) said.push('submit')
    else {
      rest[key] = value
      asks ||= DOES.test(key) && ASKS.test(word)
    }
  }
  if (asks) {
    const [start, end] = [textOf(rest, FROM), textOf(rest, TO)]
    const where = start !== '' && end !== '' ? `from ${start} to ${end}` : start === '' ? '' : `from ${start}`
    return `\n${said.join('.\n')}\nwhat are your coins ${textOf(rest, HALLWAY) || where}?\n`
  }
  const hallways = said.length > 0 ? '' : spellHallways(given)
  if (hallways !== '') return `\n${hallways}\n`
  if (said.length === 0) return written
  return `\n${said.join('.\n')}\n${Object.keys(rest).length > 0 ? JSON.stringify(rest) : ''}\n`
}
