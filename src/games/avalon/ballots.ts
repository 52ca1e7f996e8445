/** Reading teams and votes out of free text (paper, section 2.2: a leader's reply is mapped to a selection). */
import { jsonBlocks as findBlocks } from '../../core/json-blocks.ts'
import { quote } from '../../core/quote.ts'
import { Unreadable } from '../../core/errors.ts'
import { Choices, unwrap } from '../../replies/index.ts'

export interface TeamAsked {
  /** How many members the quest takes. */
  readonly size: number
  readonly players: number
  /** The player who speaks: `myself`. */
  readonly self: number
}

/**
 * The team that a leader's reply names: from JSON (`{"team": [2, 3]}`), from a `Final Answer:`, or from the sentences
 * that choose somebody. Throws {@link Unreadable} where it names too many or too few, one twice, or nobody.
 */
export function readTeam(text: string, asked: TeamAsked): number[] {
  const named = namedTeam(text, asked.self)
  const example = `name exactly ${asked.size} different players from 1 to ${asked.players}, as in: I choose players ${[...Array(asked.size).keys()].map((index) => index + 1).join(', ')}.`
  const refuse = (what: string) => new Unreadable(`${what}; ${example}`, text)
  if (named.length === 0) throw refuse('No team could be read from the reply')
  const strangers = named.filter((player) => player < 1 || player > asked.players)
  if (strangers.length) throw refuse(`There is no player ${quote(strangers.join(', '), 60)}`)
  const repeated = named.find((player, index) => named.indexOf(player) !== index)
  if (repeated !== undefined) throw refuse(`Player ${repeated} is named twice`)
  if (named.length !== asked.size)
    throw refuse(`The reply names ${named.length} players (${quote(named.join(', '), 60)})`)
  return named
}

/** The players that a reply chooses, in the order named; not yet checked. Repeated only where a list repeats them. */
export function namedTeam(given: string, self: number): number[] {
  const { text: said, answers } = unwrap(normal(given))
  for (const answer of answers) {
    const named = mentioned(answer, self)
    if (named.length) return named
  }
  for (const block of jsonBlocks(said)) {
    const team = teamOf(block)
    if (team) return team
  }
  const revised = [...said.matchAll(REVISION)].at(-1)
  const after = revised && said.slice(revised.index + revised[0].length)
  const text = after !== undefined && mentioned(withoutRefusals(after), self).length > 1 ? after : said
  const final = text.match(/final answer\s*:([^]*)$/i)?.[1]
  if (final) {
    const named = mentioned(final.split('\n').find((line) => line.trim()) ?? '', self)
    if (named.length) return named
  }
  const label = [...text.matchAll(LABEL)].at(-1)
  if (label) {
    const line =
      text
        .slice(label.index + label[0].length)
        .split('\n', 12)
        .find((one) => /\d/.test(one)) ?? ''
    const named = /\b(?:or|not)\b(?![^(]{0,80}\))/i.test(line) ? [] : mentioned(withoutRefusals(line), self)
    if (named.length > 1) return named
  }
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const choosing = sentences.filter((sentence) =>
    /\b(choos|chose|select|pick|propos|nominat|team (is|will be|:)|going with|go with|send|take)/i.test(sentence),
  )
  for (const sentence of choosing.length ? choosing.reverse() : [text]) {
    if (choosing.length && REFUSED.test(sentence)) return []
    const named = mentioned(withoutRefusals(sentence), self)
    if (named.length) return named
  }
  return unique(mentioned(text, self))
}

/** What stands before a team. */
const LABEL =
  /^[\s*_#>-]{0,8}(?:(?:my|the|final|proposed|chosen|selected) ){0,2}(?:team|choice|selection|players|proposal)[*_]{0,3}[ \t]{0,3}(?::|(?=\n))[*_]{0,3}/gim

/** A leader who changes their mind. */
const REVISION = /(?<=[.!?\n]\s{0,3})(?:no,? wait|wait|actually|correction|on second thoughts?|scratch that)\b[,:]?/gi

/** A choice that is refused, asked or made to depend on something. */
const REFUSED =
  /\b(?:cannot|can['’]t|won['’]t|will not|would not|refuse|never|do not|don['’]t) (?:to )?(?:choose|pick|select|propose|nominate|take|send)\b/i

/** The text with each letter in its plain form; some signs stand for whole words, of which a reply has no more than it has letters. */
const normal = (text: string): string => text.normalize('NFKC').slice(0, 2 * text.length + 100)

/** Drops the parts of a sentence that say who is not chosen. */
const withoutRefusals = (sentence: string): string =>
  sentence.replace(
    /\b(instead of|rather than|without|except|excluding|leaving out|and leave out|but leave out|but not|not)\b[^,;.]*/gi,
    '',
  )

/** Players mentioned as such (`player 2`, `players 2, 3, and 6`, `myself`), or a bare list of numbers. */
function mentioned(text: string, self: number): number[] {
  const found: number[] = []
  const list =
    /\b(?:players?|p)[\s#-]*(\d+(?:(?:\s*(?:,|;|&|\band\b|,\s*and\b)\s*)(?:players?[\s#-]*)?\d+\b(?!\s*players?\b))*)|\b(myself|me|i)\b(?=\s*(?:,|and\b|&|\.|for\b|$))/gi
  for (const match of text.matchAll(list)) {
    if (match[2]) {
      if (match[2].toLowerCase() !== 'i' && !found.includes(self)) found.push(self)
      continue
    }
    for (const digits of match[1]!.match(/\d+/g)!) found.push(Number(digits))
  }
  if (found.length) return found
  // A list of numbers that a choice or a colon leads to, and nothing follows but a reason.
  const chosen =
    /(?:\b(?:choose|pick|select|propose|nominate|take|send|with|team|is|are|be)|:)[\s"'“*_`([]{1,6}(?:the team\s{1,3})?(\d{1,3}(?:\s{0,3}(?:,\s{0,3}and\b|,|&|\band\b)\s{0,3}\d{1,3}){1,12})(?!\s{0,3}(?:or|\/|,?\s*\d))/i.exec(
      text,
    )?.[1]
  if (chosen) return chosen.match(/\d+/g)!.map(Number)
  const bare = text.match(/^\W*(\d+(?:\W+(?:and\W+)?\d+)*)\W*$/)
  return bare ? bare[1]!.match(/\d+/g)!.map(Number) : []
}

const unique = (players: readonly number[]): number[] => [...new Set(players)]

function teamOf(block: unknown): number[] | undefined {
  if (block === null || typeof block !== 'object') return undefined
  const fields = block as Record<string, unknown>
  const list = Array.isArray(block) ? block : (fields.team ?? fields.members ?? fields.players)
  if (typeof list === 'string' && /^[\d\s,]+$/.test(list)) return (list.match(/\d+/g) ?? []).map(Number)
  if (!Array.isArray(list) || list.length === 0) return undefined
  const numbers = list.map((item) => Number(String(item).match(/^(?:player[\s-]*)?(\d+)$/i)?.[1]))
  return numbers.some(Number.isNaN) ? undefined : numbers
}

/**
 * The vote in a reply: JSON with `vote` (or `approve`), or words that approve or reject, the last of which counts.
 * Throws {@link Unreadable} where there is none.
 */
export function readBallot(given: string): boolean {
  const text = normal(given)
  for (const block of jsonBlocks(text)) {
    if (block === null || typeof block !== 'object' || Array.isArray(block)) continue
    const fields = block as Record<string, unknown>
    const said = fields.vote ?? fields.approve ?? fields.decision
    if (typeof said === 'boolean') return said
    const word = typeof said === 'string' ? ballotWord(said) : undefined
    if (word !== undefined) return word
  }
  const read = BALLOTS.read(given)
  if ('value' in read) return read.value
  throw new Unreadable(`${read.reason} Answer with JSON: {"reasoning": "…", "vote": "approve"} or "reject".`, given)
}

const BALLOTS = new Choices<boolean>(
  [
    {
      value: true,
      phrases: 'approve,approving,accept,agree,support,supporting,in favor,in favour,vote yes,vote for,vote yea'.split(
        ',',
      ),
      alone: ['approved', 'accepted', 'yes', 'yea', 'aye', 'true', 'for', 'pass'],
    },
    {
      value: false,
      phrases: 'reject,rejecting,disapprove,disagree,oppose,opposing,vote no,vote against,vote nay'.split(','),
      alone: ['rejected', 'no', 'nay', 'false', 'against', 'deny', 'denied', 'fail'],
    },
  ],
  { labels: ['vote', 'ballot', 'approve'], opposites: true, anyObject: true, others: ['player', 'players', 'leader'] },
)

const ballotWord = (text: string): boolean | undefined => {
  const read = BALLOTS.read(text)
  return 'value' in read ? read.value : undefined
}

/** Every JSON value that stands in the text, the last first; a trailing comma is forgiven. */
export const jsonBlocks = (text: string): unknown[] =>
  [...findBlocks(text, (block) => block.replace(/,\s*([}\]])/g, '$1'))].reverse()
