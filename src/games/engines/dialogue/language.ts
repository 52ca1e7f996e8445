/** Dialogues in the published text format: `[message] …`, `[propose] …`, `[accept]`, `[reject]`, `[think] …`, `[tool] …`. */
import { oneLine, quote } from '../../../core/quote.ts'
import { Unreadable } from '../../../core/errors.ts'
import { type Seat } from '../../../core/game.ts'
import {
  ALONE,
  anyOf,
  plainVerdicts,
  PlainChoices,
  spaced,
  stanceAmong,
  TagReader,
  takesBack,
  withoutThoughts,
  wordsOf,
  type Tagged,
} from '../../../replies/index.ts'
import * as lexicon from './lexicon.ts'
import type { DialogueAction } from './action.ts'
import type { Domain } from './domain.ts'
import type { Manners } from './manners.ts'
import type { DialogueObservation, Line } from './observation.ts'

const CLOSING = 'You must make your best final proposal now.'

/** A recipient, if any, the type in brackets, and the content. */
export const TAGGED = /^(?:(\w+):)?\s*\[(\w+)\](.*)$/s

export function describe<Knows extends object, Shown>(
  domain: Domain<any, any, Knows, any, Shown>,
  observation: DialogueObservation<Knows, Shown>,
): string {
  const knows = domain.words.describe(observation)
  const history = [
    ...observation.talk.map((line) => describeLine(domain, observation, line)),
    ...hintsFor(observation, domain.words.choices),
  ]
  return [knows, ...(history.length ? [''] : []), ...history].join('\n')
}

/** What is due now; `choices`: how a full proposal may be answered. */
export const hintsFor = (
  { may, wordsLeft, closing }: DialogueObservation<object, unknown>,
  choices: string,
): readonly string[] => [
  ...(may.answer ? [choices] : []),
  ...(wordsLeft === null ? [] : [`Words left: ${wordsLeft}`]),
  ...(closing ? [CLOSING] : []),
]

/** One line of the history, as the seat that observes reads it. */
function describeLine<Knows extends object, Shown>(
  domain: Domain<any, any, Knows, any, Shown>,
  observation: DialogueObservation<Knows, Shown>,
  line: Line<Shown>,
): string {
  const { words } = domain
  const own = line.by === observation.seat
  const whom = line.kind === 'message' ? line.to : line.kind === 'proposal' && 'all'
  const to = own && whom && words.recipients?.prefix(whom)
  const who = own ? (to ? `You to ${to}` : 'You: ') : `${words.speaker(observation.seat, line.by)}: `
  switch (line.kind) {
    case 'message':
      return `${who}[message] ${oneLine(line.text)}`
    case 'proposal':
      return `${who}[propose] ${words.proposed(line.shown, observation, own)}`
    case 'response':
      return `${who}[${line.accept ? 'accept' : 'reject'}]`
    case 'think':
      return `${who}[think] ${line.text}`
    default:
      return `${who}[tool] ${line.query}\n${line.result}`
  }
}

/** How each type of line is read; the rest of a query to the database would be what the writer makes up of its answer. */
export const dialogueReader = new TagReader({
  tags: ['message', 'propose', 'accept', 'reject', 'think', 'tool'],
  also: { search: 'tool' },
  bare: ['accept', 'reject'],
  oneLine: ['tool'],
  words: ['message', 'think'],
  belongs: { propose: /^\W{0,8}user[ -]?\d\s{0,3}:\s{0,3}(?:id|flight|null|none|#|\d)/i },
  others: spaced(lexicon.OTHERS),
})

const ANSWERS = new PlainChoices<'accept' | 'reject'>(
  [
    {
      value: 'accept',
      phrases: lexicon.ACCEPTS,
      alone: ALONE.accept,
    },
    {
      value: 'reject',
      phrases: lexicon.REJECTS,
      alone: ALONE.reject,
    },
  ],
  { opposites: true, mayFollow: (_, [next]) => !lexicon.PARTS.includes(next!), others: ['partner'] },
)

const plainly = plainVerdicts(lexicon.PROPOSALS.join('|'))

/**
 * The action a reply stands for: its first line that acts. Words beside a proposal go with it, as do those beside a
 * rejection; thoughts before an action are left out. Throws `Unreadable`.
 */
export function parse<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  reply: string,
  observation: DialogueObservation<Knows, Shown>,
): DialogueAction<Proposal> {
  const lines = dialogueReader.read(withPlainNames(withoutThoughts(reply), observation.seat))
  const acts = lines.filter(({ tag }) => tag !== 'think')
  const [first] = acts
  if (!first) {
    const thought = lines.map(({ content }) => content).join(' ')
    return thought.trim() ? { type: 'think', text: thought } : parseUntyped(reply, observation)
  }
  const proposals = acts.filter(({ tag }) => tag === 'propose')
  if (new Set(proposals.map(({ content }) => content)).size > 1)
    throw new Unreadable('Your reply makes several proposals. Make one at a time.', reply)
  if (acts.some(({ tag }) => tag === 'accept') && acts.some(({ tag }) => tag === 'reject'))
    throw new Unreadable('Your reply accepts and rejects. Do one of the two.', reply)
  const act = acts.find(({ tag }) => tag !== 'message') ?? first
  // A query comes before anything else, since its answer may change what is said.
  if (first.tag === 'message' && act.tag === 'tool') return parseMessage(domain, first, reply)
  const said = acts.find(({ tag }) => tag === 'message')?.content ?? ''
  // "[reject] later"
  if (act.tag !== 'message' && wordsOf(act.content).length < 3 && stanceAmong('', act.tag, act.content) === 'later')
    throw leftOpen(act.tag, reply)
  switch (act.tag) {
    case 'message':
      return parseMessage(domain, togetherWith(act, acts), reply)
    case 'propose':
      return parseProposal(domain, act, said, reply, observation)
    case 'tool':
      if (act.content === '') throw new Unreadable('Your query is empty: write it behind [tool].', reply)
      return { type: 'search', query: act.content.replace(/;$/, '') }
    case 'accept':
      if (
        acts
          .slice(acts.indexOf(act))
          .some(({ tag, content }) => IN_PART.test(content) && (tag === act.tag || /^but\b/i.test(content)))
      )
        throw leftOpen(act.tag, reply)
      return { type: 'accept' }
    default: {
      const why = [act.content, said].filter((text) => !/^(?:reject\W*)?$/i.test(text)).join(' ')
      return { type: 'reject', ...(why !== '' && { text: why }) }
    }
  }
}

const leftOpen = (tag: string, reply: string): Unreadable =>
  new Unreadable(
    `Your reply leaves it open whether you ${tag}: answer with [accept] or [reject], without a condition.`,
    reply,
  )

/** Behind an acceptance: of a part of what was proposed, with something else, or of what was not proposed at all. */
const IN_PART = new RegExp(
  `^\\W{0,3}(?:(?:(?:[Bb]ut|now|and|please|the),? ){0,3}(?:${anyOf(lexicon.PARTIAL)})\\b|(?:with|the|your)\\b[^.!?\\n]{1,60}\\b(?:${anyOf(lexicon.CHANGES)})\\b|(?:no|false)\\W*$|\\[ ?\\])`,
)

/** Messages to the same one after the other, as one. */
function togetherWith(first: Tagged, acts: readonly Tagged[]): Tagged {
  const end = acts.findIndex(({ tag, to }) => tag !== 'message' || to !== first.to)
  const content = acts.slice(0, end < 0 ? undefined : end).map((one) => one.content)
  return { ...first, content: content.filter(Boolean).join('\n') }
}

const ADDRESSED = /^[\s*_`>-]{0,6}(?:you|assistant) to [\w -]{1,20}?\s?:\s{0,3}\[/i
/** Whose line is not one's own, whatever it is labelled with. */
const NOT_OWN = `(?:${anyOf(lexicon.NOT_OWN_LINES)})\\b`
const LINE_OF_USER = /\n[\s*_`>-]{0,6}user[-_ ]?\d\s?:(?=\s{0,3}\[)/i

/** Lines that begin as in the history: `You to 0: [message] …`, `player-1: [message] …` by player 1, `User 0: [message] …`. */
function withPlainNames(reply: string, seat: Seat): string {
  const called = new RegExp(
    `^[\\s*_>-]{0,6}((?!${NOT_OWN}${seat.startsWith('user') ? '|agent\\b' : ''})[a-z]\\w{0,14}(?: (?!all\\b)[a-z]\\w{0,14})?)[*_]{0,3}\\s?:(?=[*_]{0,3}\\s{0,3}(?:\\[|(?:\\d|all|user[-_ ]?\\d)\\s?:\\s{0,3}\\[))`,
    'i',
  ).exec(reply)?.[1]
  const own = [seat.replace(/[^a-z0-9]+/gi, '[-_ ]?'), ...(called === undefined ? [] : [called])].join('|')
  // Who writes "You to" before the own lines makes up those of users without it.
  const begun = ADDRESSED.test(reply) ? reply.split(LINE_OF_USER, 1)[0]! : reply
  return begun
    .replace(
      /\[message to (?:the )?(user|partner|agent|player)?[ -]?(\d)?\]/gi,
      (_, who: string, which: string | undefined) =>
        who.toLowerCase() === 'user' && which !== undefined ? `user-${which}: [message]` : '[message]',
    )
    .replace(/^([ \t*_`>-]{0,6})(?:you|assistant) to ([\w -]{1,20}?)\s?:(?=\s{0,3}\[)/gim, '$1$2:')
    .replace(
      new RegExp(
        `^([ \\t*_>-]{0,6})(?:${own})[*_]{0,3}\\s?:[*_]{0,3}\\s{0,3}(?=\\[|(?:\\d|all|user[-_ ]?\\d)\\s?:\\s{0,3}\\[)`,
        'gim',
      ),
      '$1',
    )
    .replace(/^(?:to )?user (\d)\s?:(?=\s{0,3}\[)/i, 'user-$1:')
}

/** Types, ticks and lists of a reply's own: what is said in words beside them decides nothing. */
const LEFT_TO_TYPES = /\[(?:accept|reject|[ x]?)\]|[❌✗✘🚫×]|\b(?:option|choice) ?\d/iu

const EXCEPT = new RegExp(`\\b(?:${anyOf(lexicon.EXCEPTIONS)})\\b`, 'i')

/** Whether words accept or reject what was proposed; undefined where they leave it open. */
function answerIn(words: string): 'accept' | 'reject' | undefined {
  const answer = ANSWERS.read(plainly(words))
  // "I accept it, except the bar"
  return 'value' in answer && !(answer.value === 'accept' && EXCEPT.test(words)) ? answer.value : undefined
}

/** A reply that names no type: an answer where one is due, and otherwise nothing. */
function parseUntyped(reply: string, { may }: DialogueObservation<object, unknown>): { type: 'accept' | 'reject' } {
  const answer = may.answer && !LEFT_TO_TYPES.test(reply) ? answerIn(reply) : undefined
  if (answer !== undefined) return { type: answer }
  const tag = /^\W*\[(\w{1,60})\]/.exec(reply)?.[1]
  if (/^(?:accept|reject)$/i.test(tag ?? '')) throw leftOpen(tag!.toLowerCase(), reply)
  throw new Unreadable(
    tag === undefined
      ? `Invalid message: ${quote(reply.trim())}. Messages must be formatted with a type like '[message]<content here>'`
      : `There is no message type [${tag}]. Types: [message], [propose], [accept], [reject], [think]${may.search ? ', [tool]' : ''}.`,
    reply,
  )
}

function parseMessage(domain: Domain<any, any, any, any, any>, { content, to }: Tagged, reply: string): MessageAction {
  if (content === '') throw new Unreadable('Your message is empty: write what you say behind [message].', reply)
  return { type: 'message', text: content, ...(to !== undefined && { to: recipientOf(domain, to, reply) }) }
}

type MessageAction = Extract<DialogueAction<unknown>, { type: 'message' }>

/** A proposal with what is said beside it: before it, after it in a line of its own, or in lines that are no part of it. */
function parseProposal<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  { content, to }: Tagged,
  said: string,
  reply: string,
  observation: DialogueObservation<Knows, Shown>,
): DialogueAction<Proposal> {
  const recipient = to && recipientOf(domain, to, reply)
  const { message } = observation.may
  if (recipient && recipient !== 'all' && message.length > 0 && !message.includes(recipient))
    throw new Unreadable('It is not your turn there. Try talking to the other user.', reply)
  const open = new Unreadable(
    'Your proposal leaves something open: propose one decision, without "or" and "if".',
    reply,
  )
  const line = content.split('\n', 1)[0]!
  const [, before = '', behind] = AROUND.exec(line) ?? []
  if (
    LEFT_OPEN.test(line) ||
    SKETCH.test(`${before} ${behind}`) ||
    UNSURE.test(content.slice(content.indexOf(']') + 1)) ||
    /refused|later/.test(stanceAmong(before, 'this', behind)) ||
    takesBack(behind?.replace(/^\W+/, '') ?? '')
  )
    throw open
  const { proposal, rest } = readProposal(domain, content.replace(/^(?:proposal:\s*)+(?=proposal:)/i, ''), observation)
  if (UNSURE.test(rest)) throw open
  const text = [said, rest].filter(Boolean).join('\n')
  return { type: 'propose', proposal, ...(text !== '' && { text }) }
}

/** The words around what is proposed: "not tomorrow: [A, B, C] later". */
const AROUND = /^([^[\n]{0,200}?)(?:\[|user[ -]?\d|proposal:).*?([^\]\d]{0,200})$/i

const SKETCH = new RegExp(`\\b(?:${anyOf(lexicon.SKETCHES)})\\b`, 'i')
/** What on other lines behind it leaves a proposal open: "not final", "if you agree" with nothing else, "but swap …". */
const UNSURE = new RegExp(
  `^\\W*(?:(?:${anyOf(lexicon.UNDECIDED)})\\b|(?:but )?(?:only )?(?:if|unless|once)\\b[^,.!?]{1,60}\\W*$|but,? (?:please )?(?:${anyOf(lexicon.PARTIAL)})\\b)`,
  'i',
)

/** What makes a proposal depend on something, or offers something else beside it. */
const LEFT_OPEN = new RegExp(
  `\\b(?:(?:or,?|if) (?:${lexicon.BESIDE_PROPOSALS.join('|')})|(?:${anyOf(lexicon.TENTATIVE)})\\b|or\\W*(?:$|\\[))`,
  'i',
)

/** A line like one of a proposal; "Total on my side: 244" is none. */
const PART = new RegExp(`^(?!.*\\b(?:${anyOf(lexicon.TALLIES)})\\b)[^.!?\\n]*:\\s*\\S`, 'im')

/** Far more characters than any proposal has, with the words behind it. */
const LONGEST_PROPOSAL = 10_000

/** How many lines behind a proposal may be something else. */
const MOST_WORDS_BEHIND = 8

/** The proposal in the longest beginning of the content that is one; the lines behind it are words. */
function readProposal<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  content: string,
  observation: DialogueObservation<Knows, Shown>,
): { proposal: Proposal; rest: string } {
  const { words } = domain
  if (content.length > LONGEST_PROPOSAL)
    throw new Unreadable(
      `Your proposal has ${content.length} characters; no proposal has more than ${LONGEST_PROPOSAL}.`,
      content,
    )
  const read = (text: string): Proposal => {
    try {
      return words.parse(text, observation)
    } catch (error) {
      try {
        return words.parse(words.complete?.(text) ?? text, observation)
      } catch {
        throw error
      }
    }
  }
  // Lines, and sentences and reasons behind it.
  const lines = content.split(/(?<=\n|[a-z][.!?] )|(?=,? (?:since|because) )/)
  let wrong: unknown
  for (let kept = lines.length; kept > 0 && kept >= lines.length - MOST_WORDS_BEHIND; kept--) {
    const rest = lines.slice(kept).join('').trim()
    // Where a line looks like a part of the proposal, it is not for the reader to drop it.
    if (PART.test(rest)) break
    try {
      return { proposal: read(lines.slice(0, kept).join('').trim()), rest }
    } catch (error) {
      if (!Unreadable.isInstance(error)) throw error
      wrong ??= error
    }
  }
  throw wrong
}

function recipientOf(domain: Domain<any, any, any, any, any>, recipient: string, reply: string): Seat {
  const seat = domain.words.recipients?.seat(recipient.toLowerCase())
  if (seat === undefined) throw new Unreadable(`There is nobody called '${quote(recipient, 60)}' to address.`, reply)
  return seat
}

/** Words from which {@link parse} reads the same action: typed lines, or JSON where the text would be read otherwise. */
export function say<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  action: DialogueAction<Proposal>,
  observation: DialogueObservation<Knows, Shown>,
): string {
  const lines = linesOf(domain, action, observation)
  const written = lines.map(({ tag, to = '', content }) => `${to}[${tag}] ${content}`.trimEnd()).join('\n')
  const read = dialogueReader.read(written)
  const isSame =
    read.length === lines.length &&
    lines.every(({ tag, content }, i) => read[i]!.tag === tag && read[i]!.content === content)
  return isSame
    ? written
    : JSON.stringify(
        lines.map(({ tag, to, content }) => ({ type: tag, ...(to && { to: to.replace(/\W+$/, '') }), content })),
      )
}

/** The typed lines of an action; `to` is a prefix such as `0: `. */
function linesOf<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  action: DialogueAction<Proposal>,
  observation: DialogueObservation<Knows, Shown>,
): Tagged[] {
  const { recipients } = domain.words
  switch (action.type) {
    case 'message':
      return [
        {
          tag: 'message',
          ...(action.to !== undefined && recipients && { to: recipients.prefix(action.to) }),
          content: action.text,
        },
      ]
    case 'propose':
      return [
        ...(action.text === undefined ? [] : [{ tag: 'message', content: action.text }]),
        {
          tag: 'propose',
          ...(recipients && { to: recipients.prefix('all') }),
          content: domain.words.say(action.proposal, observation),
        },
      ]
    case 'think':
      return [{ tag: 'think', content: action.text }]
    case 'search':
      return [{ tag: 'tool', content: action.query }]
    default:
      return [{ tag: action.type, content: (action.type === 'reject' && action.text) || '' }]
  }
}

/** Rules of talking, common to the three games. */
export function explainTalk(
  manners: Manners,
  may: { propose: boolean; search?: boolean; to?: string },
  reader: 'model' | 'person',
): string {
  const lines = [
    ...(reader === 'person'
      ? [
          'Say what you like in your own words. A full proposal has to be answered first: accept, or reject and say why.',
          ...(may.to ? [`Begin with the number of whom you speak to: ${may.to}hello.`] : []),
        ]
      : [
          'Write one line each time, beginning with its type:',
          `${may.to ?? ''}[message] something you say`,
          ...(may.propose
            ? [`${may.to ? 'all: ' : ''}[propose] a decision; what you say with it goes before it, in a [message] line`]
            : []),
          '[accept] or [reject] when you have been sent a full proposal; the dialogue ends when everybody else accepts. Behind [reject] you may say why',
          '[think] a thought that nobody else sees; the turn stays with you',
          ...(may.search
            ? ['[tool] a query to your database; only you see the answer, and the turn stays with you']
            : []),
        ]),
    ...(manners.wordLimit === null
      ? []
      : [`The dialogue has to end after about ${manners.wordLimit} words, earlier ones included.`]),
    'Be brief: words cost something.',
  ]
  return lines.join('\n')
}
