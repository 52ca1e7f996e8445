/** Reading teams out of free text (paper, section 2.2: a leader's reply is mapped to a selection). */
import { quote } from '../../core/quote.ts'
import { Unreadable } from '../../core/errors.ts'
import { composedTeam } from './composed-team.ts'
import * as lexicon from './lexicon.ts'
import {
  FOLLOWING,
  LAYOUT,
  Reader,
  anyOf,
  spaced,
  TOOL_FIELDS,
  ownWords,
  Typing,
  wordsOf,
  type Choice,
  type Mention,
  type Word,
} from '../../replies/index.ts'

export interface TeamAsked {
  /** How many members the quest takes. */
  readonly size: number
  readonly players: number
  /** The player who speaks: `myself`. */
  readonly self: number
}

/**
 * The team that a leader's reply chooses: from JSON (`{"team": [2, 3]}`), behind a label, or in sentences that choose
 * somebody. Throws {@link Unreadable} where it names too many or too few, one twice, nobody, or several teams.
 */
export function readTeam(given: string, asked: TeamAsked): number[] {
  const text = ownWords(given)
  const chosen = chooseTeam(text, asked)
  const composed = 'reason' in chosen || chosen.value.length < asked.size ? composeTeam(text, asked) : undefined
  const read = composed ? { value: composed } : chosen
  const example = `name exactly ${asked.size} different players from 1 to ${asked.players}, as in: I choose players ${[...Array(asked.size).keys()].map((index) => index + 1).join(', ')}.`
  const refuse = (what: string) => new Unreadable(`${what}; ${example}`, text)
  if ('reason' in read) throw refuse(`No team could be read from the reply: ${lower(read.reason)}`)
  const named = [...read.value]
  const strangers = named.filter((player) => player < 1 || player > asked.players)
  if (strangers.length) throw refuse(`There is no player ${quote(strangers.join(', '), 60)}`)
  const repeated = named.find((player, index) => named.indexOf(player) !== index)
  if (repeated !== undefined) throw refuse(`Player ${repeated} is named twice`)
  if (named.length !== asked.size)
    throw refuse(`The reply names ${named.length} players (${quote(named.join(', '), 60)})`)
  return named
}

/** The players that a reply chooses, in the order named; not yet checked, and none where it chooses no team. */
export function namedTeam(text: string, asked: Pick<TeamAsked, 'self' | 'players'>): number[] {
  const read = chooseTeam(text, asked)
  return 'value' in read ? [...read.value] : []
}

/** A team put together in sentences, where nowhere in the text a whole team is named. */
function composeTeam(text: string, asked: TeamAsked): number[] | undefined {
  const said = text.slice(-LONGEST_COMPOSED)
  const isNamed = listsIn(said, asked).some(({ team }) => team.length >= asked.size)
  return isNamed ? undefined : composedTeam(said, asked)
}

/** So much of a text is looked at for a team in pieces. */
const LONGEST_COMPOSED = 4000

const lower = (reason: string): string => `${reason[0]!.toLowerCase()}${reason.slice(1).replace(/\.$/, '')}`

type Asked = Pick<TeamAsked, 'self' | 'players'>

function chooseTeam(text: string, asked: Asked): Choice<readonly number[]> {
  // Teams are the same whatever the order in which they are named.
  const teams = new Map<string, readonly number[]>()
  const keyOf = (team: readonly number[]): string => {
    const key = team.toSorted((a, b) => a - b).join(', ')
    if (!teams.has(key)) teams.set(key, team)
    return key
  }
  const reader = new Reader<string>(
    {
      find: (given) => find(given, asked, keyOf),
      readLine: (line) => {
        const [list, ...more] = listsIn(line, asked)
        const around = list && line.slice(0, list.begin) + line.slice(list.end)
        return list && more.length === 0 && !/[\p{L}\p{N}?]/u.test(around!) ? keyOf(list.team) : undefined
      },
      answerIn: (json) => {
        const team = teamIn(json)
        return team === undefined || typeof team === 'string' ? said(team) : { value: keyOf(team) }
      },
      named: 'by numbers',
      show: (key) => `players ${key}`,
    },
    { ...SETTING, self: [`player ${asked.self}`] },
    LAYOUT,
  )
  const plain = inOneLine(plainly(text.slice(0, LONGEST)))
  const read = reader.read(plain)
  if ('reason' in read) return read
  const lists = listsIn(plain, asked)
  const rival = rivalOf(read.value, lists, plain, keyOf)
  if (rival !== undefined)
    return { reason: `Your reply can be read as several actions (players ${read.value}; players ${rival}).` }
  const team = teams.get(read.value)!
  const end = lists.findLast((list) => keyOf(list.team) === read.value)?.end
  const changed = end === undefined ? undefined : CHANGED.exec(plain.slice(end, end + 200))?.[1]
  return team.includes(Number(changed)) ? { reason: 'Your reply takes back what it says.' } : { value: team }
}

/** "1, 3, 4 and 5, but swap 5 for 7": behind the team, who of it is not to be on it. */
const CHANGED = new RegExp(
  `^[^.!?\\n]{0,40}?\\b(?:${anyOf(lexicon.CHANGING)})(?: player| p| #)? ?(\\d)(?!,| and \\d)`,
  'i',
)

/** What leads from one team to another that is as good: "… for the quest team, or I choose …". */
const OR = new RegExp(
  `^[^\\d\\n]{0,60}\\bor (?:(?:i|we)(?:['’]ll| will| would| could)? (?:${anyOf(lexicon.TAKING)}) )?(?:the )?(?:players? )?$`,
  'i',
)

/** Another team that is offered beside the chosen one. */
function rivalOf(
  chosen: string,
  lists: readonly List[],
  text: string,
  keyOf: (team: readonly number[]) => string,
): string | undefined {
  for (let i = 1; i < lists.length; i++) {
    const [one, two] = [lists[i - 1]!, lists[i]!]
    const other = keyOf(two.team)
    if (keyOf(one.team) === chosen && other !== chosen && OR.test(text.slice(one.end, two.begin).slice(0, 200)))
      return other
  }
  return undefined
}

const PLAYERS = new Typing(['player', 'players'])

const ALSO = new RegExp(
  `\\band(?: also)?(?:,? (?:${anyOf(lexicon.ADDING)}),?)?(?= (?:(?:player |p|#)?\\d|me\\b|myself\\b))`,
  'gi',
)
const FOREIGN = new RegExp(
  `${lexicon.FOREIGN_CROWDS.join('|')}|(?<!\\p{L})(?:l[oea]s )?(?:${lexicon.FOREIGN_PLAYERS.join('|')})(?!\\p{L})`,
  'giu',
)
const FOREIGN_AND = new RegExp(
  `(?<=\\d|\\bme|self)\\s{1,3}(?:${lexicon.FOREIGN_AND.join('|')}) ?(?=(?:players ?)?\\d)`,
  'giu',
)
const CHEERED = new RegExp(`(?<=\\d)[\\s,.!–-]{1,4}(?:let['’]?s g+o+|go+|${anyOf(lexicon.CHEERS)})[\\s.!]{0,9}$`, 'i')

/** Without what says only why these are the ones: "the four players most likely to be good are …". */
const plainly = (text: string): string =>
  text
    .replace(/[\ufe0f\u20e3]|(?<=r)_(?=\d)/g, '')
    // "Quest 2: 1, 3 (failed)" tells what has been.
    .replace(/\bquest \d\b[^()\n]{1,60}\((?:it )?(?:fail|succe|reject|approv|lost|won)[^()\n]{0,60}\)/gi, ' ')
    // "3 and 4 and also 6 and, last but not least, 2"
    .replace(ALSO, 'and')
    .replace(/\b(myself|me) (?:with|plus|alongside|along with)(?= (?:players? |p|#)?\d)/gi, '$1,')
    // Cheers behind the team.
    .replace(CHEERED, '')
    // Who stays out is on no team: "I left out 2, 5 and 6 because …".
    .replace(
      /\bI(?:'ve| have|'m| am)? (?:left|leave|leaving) out (?![^.!?\n]{0,200}\b(?:so|thus|leaves|hence|therefore)\b)[^.!?\n]{1,200}/gi,
      ' ',
    )
    .replace(/\badd (?:player )?(\d{1,2}) to (?=(?:players? )?\d)/gi, 'choose players $1, ')
    .replace(FOREIGN, ' players ')
    .replace(FOREIGN_AND, ' and ')
    // "The quest goes to 1, 2 and 3": who is given it is chosen.
    .replace(
      /\b(?:the |this )?(?:quest|mission)(?: \d)? (?:goes|should go|will go) to(?= (?:the )?(?:players?|p|#)? ?\d)/gi,
      'I choose',
    )
    .replace(/\bp[a-z]{4,8}\b/gi, (word) => PLAYERS.mend(word.toLowerCase()))
    // "Player 1 (trusted), player 4 (quiet)"
    .replace(/\b((?:player[ -]?)\d{1,2}) ?\((?!me\b|myself\b|you\b)[^()\d\n]{1,60}\)/gi, '$1')
    .replace(/\b(\d{1,2}) ?\((?:me|myself|you|I)\)/gi, '$1')
    // "5 (approved twice, on 2 quests), 6 (quiet) and 7"
    .replace(
      /(?<!\b(?:quest|round|mission|team|turn) )\b(\d{1,2}) ?\((?!me\b|myself\b|you\b)(?=[^()\n]{0,60}\p{L}{3})(?![^()\n]{0,60}(?:player|\d, ?\d))[^()\n]{1,60}\)(?=\s?(?:[,.!&\n]|and\b|$))/giu,
      '$1',
    )
    .replace(/\b(?:myself|me) ?\((?:player ?)?#?(\d{1,2})\)/gi, 'player $1')
    .replace(
      /\bplayers (?:who are |that are )?(?:the )?most likely (?:to be )?(?:good|just|loyal|innocent)\b/gi,
      'players',
    )
    .replace(
      /\b(?:players|those|the [a-z]+(?: players)?) (?:whom? |that )?(?:I|we) (?:most )?(?:trust|believe|rely on)(?: the)?(?: most)?(?= (?:are|is)\b)/gi,
      'players',
    )

/** No reply with a team is longer. */
const LONGEST = 100_000

const said = (text: string | undefined): { said: string } | undefined =>
  text === undefined ? undefined : { said: text }

const SETTING = {
  labels: spaced(lexicon.TEAM_LABELS),
  others: ['player', 'leader'],
  praise: new Set('go join come best'.split(' ')),
}

/** A list of players where it stands in a text. */
interface List {
  readonly team: readonly number[]
  readonly begin: number
  readonly end: number
}

const ITEM = `(?:(?:players?|p|[#@])[ #-]{0,3})?(?:\\d{1,3}|${lexicon.NUMBERS.join('|')})(?: ?\\((?:me|myself|you)\\))?|myself|me|(?<=and )I`
const AND = `[ \\])*_"']{0,4}(?:,\\s{0,3}(?:and|plus|with|along with|together with|as well as)\\b|[,&/+、-]|;(?=\\s?(?:player |p|#)?\\d(?:;|\\W{0,4}$|,? and))|\\band\\b|\\b(?:along|together) with\\b|\\bas well as\\b|\\bplus\\b)[ \\[*_"']{0,4}`
const LIST = `(?<![\\p{L}\\p{N}])[*_"']{0,3}(?:players? {1,3})?(?:${ITEM})(?:(?:${AND}|[ \\t]{1,3}(?=[p#@]?\\d|with (?:me|myself)\\b)(?:with )?)(?:${ITEM})(?![\\p{L}\\p{N}])){1,14}`
/** Everybody but some. */
const REST = `\\b(?:all|everybody|everyone|all players)(?: of us)?(?:,)? (?:${anyOf(lexicon.EXCEPT)}) (?:(?:the )?(?:two|three|four)(?: (?:whom? |that )?(?:I|we) [a-z]{3,10})?[,:]? (?:namely )?)?`

const LISTS = new RegExp(`(${REST})?(?:${LIST})`, 'giu')
/** Without these nobody is named. */
const NAMED = new RegExp(`\\d|\\b(?:${lexicon.NUMBERS.join('|')}|myself|me)\\b`, 'i')

function listsIn(text: string, { self, players }: Asked): List[] {
  const everybody = Array.from({ length: players }, (_, index) => index + 1)
  if (!NAMED.test(text)) return []
  return [...text.matchAll(LISTS)].map((match) => {
    const [all, rest] = match as unknown as [string, string | undefined]
    const named = [
      ...all
        .slice(rest?.length ?? 0)
        .matchAll(new RegExp(`\\d+|\\b(?:${lexicon.NUMBERS.join('|')}|myself|me|I)\\b`, 'gi')),
    ].map(([word]) => numberOf(word.toLowerCase(), self))
    const team = rest === undefined ? named : everybody.filter((player) => !named.includes(player))
    return { team, begin: match.index, end: match.index + all.length }
  })
}

const numberOf = (word: string, self: number): number =>
  word.startsWith('m') || word === 'i' ? self : /^\d/.test(word) ? Number(word) : lexicon.NUMBERS.indexOf(word) + 1

function find(
  text: string,
  asked: Asked,
  keyOf: (team: readonly number[]) => string,
): { words: readonly Word[]; found: readonly Mention<string>[] } {
  const words = wordsOf(text)
  let at = 0
  const found = listsIn(text, asked).flatMap(({ team, begin, end }) => {
    while (at < words.length && words[at]!.begin < begin) at++
    const first = at
    while (at < words.length && words[at]!.end <= end) at++
    const next = words[at]
    const isWhole = !next || next.after !== 'word' || FOLLOWING.has(next.text) || GOING.test(next.text)
    return at > first && isWhole ? [{ value: keyOf(team), first, last: at - 1 }] : []
  })
  return { words, found }
}

const GOING = /^(?:on|goes?|comes?|joins?|forms?)$/

const BLAMING = new RegExp(
  `(?:^|[:–—-])\\W{0,4}(?:(?!not?\\b|never|least|less)\\w+ ){0,2}(?:${lexicon.BLAMED.join('|')})\\b|[❌✗✘🚫]|\\b(?:${lexicon.NOTES.join('|')})\\W{0,6}$`,
  'iu',
)

/** Members under each other as one list on a line; what is said about each is left out. */
function inOneLine(text: string): string {
  const lines: string[] = []
  let members: { player: string; line: string }[] = []
  let isBlamed = false
  const close = (): void => {
    if (members.length > 1) lines.push(`Players ${members.map(({ player }) => player).join(', ')}.`)
    else lines.push(...members.map(({ line }) => line))
    members = []
  }
  for (const line of text.split('\n')) {
    const member =
      line !== '' &&
      /^\s{0,8}(?:(?:[-*•]|\(?\d{1,2}[.)])\s{1,3}[*_]{0,3}(?:(?:player|p)?[ #-]{0,3}(\d{1,3})|(myself|me))\b|[*_]{0,3}player[ -](\d{1,3})\b(?!\s*:))(?![^\n]{0,200}\d, ?\d)/i.exec(
        line,
      )
    // "Suspicious:", "- 5: evil"
    if (!member && line !== '') isBlamed = /:\W{0,6}$/.test(line) && BLAMING.test(line)
    if (!member || isBlamed || BLAMING.test(line)) {
      close()
      if (!member) lines.push(line)
    } else members.push({ player: member[1] ?? member[2] ?? member[3]!, line })
  }
  close()
  return lines.join('\n')
}

/** `final_team`, not `rejected_team`. */
const OWN_TEAM = new RegExp(`^(?:${lexicon.OWN.join('|')})[_ -]?team$`)

/** The team in a JSON value: its numbers, or words that name it; undefined: it has none. */
function teamIn(json: unknown): readonly number[] | string | undefined {
  if (json === null || typeof json !== 'object') return undefined
  if (Array.isArray(json)) {
    const numbers = json.map((item) => Number(/^(?:player[\s-]*)?(\d+)$/i.exec(String(item))?.[1]))
    return json.length === 0 || numbers.some(Number.isNaN) ? undefined : numbers
  }
  const fields = new Map(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value as unknown]))
  const inside = TOOL_FIELDS.map((name) => fields.get(name)).find(Boolean)
  if (inside !== undefined) return teamIn(inside)
  const name =
    lexicon.TEAM_FIELDS.find((one) => fields.has(one)) ?? [...fields.keys()].find((one) => OWN_TEAM.test(one))
  if (name === undefined) return undefined
  const value = fields.get(name)
  return typeof value === 'string' ? value : (teamIn(value) ?? '')
}
