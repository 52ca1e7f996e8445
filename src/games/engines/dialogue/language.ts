/** Dialogues in the published text format: `[message] …`, `[propose] …`, `[accept]`, `[reject]`, `[think] …`, `[tool] …`. */
import { quote } from '../../../core/quote.ts'
import { Unreadable } from '../../../core/errors.ts'
import { type Seat } from '../../../core/game.ts'
import type { DialogueAction } from './action.ts'
import type { Domain } from './domain.ts'
import type { Manners } from './manners.ts'
import type { DialogueObservation, Line } from './observation.ts'

const CLOSING = 'You must make your best final proposal now.'

/** A recipient, if any, the type in brackets, and the content. */
export const TAGGED = /^(?:(\w+):)?\s*\[(\w+)\]([\s\S]*)$/

export function describe<Knows extends object, Shown>(
  domain: Domain<any, any, Knows, any, Shown>,
  observation: DialogueObservation<Knows, Shown>,
): string {
  const knows = domain.words.describe(observation)
  const history = observation.talk.map((line) => describeLine(domain, observation, line))
  const hints = [
    ...(observation.may.answer ? [domain.words.choices] : []),
    ...(observation.wordsLeft === null ? [] : [`Words left: ${observation.wordsLeft}`]),
    ...(observation.closing ? [CLOSING] : []),
  ]
  return [knows, ...(history.length || hints.length ? [''] : []), ...history, ...hints].join('\n')
}

/** One line of the history, as the seat that observes reads it. */
function describeLine<Knows extends object, Shown>(
  domain: Domain<any, any, Knows, any, Shown>,
  observation: DialogueObservation<Knows, Shown>,
  line: Line<Shown>,
): string {
  const { words } = domain
  const own = line.by === observation.seat
  const prefix = own && words.recipients
  const to = !prefix
    ? ''
    : line.kind === 'message'
      ? prefix.prefix(line.to)
      : line.kind === 'proposal'
        ? prefix.prefix('all')
        : ''
  const who = own ? (to ? `You to ${to}` : 'You: ') : `${words.speaker(observation.seat, line.by)}: `
  switch (line.kind) {
    case 'message':
      return `${who}[message] ${line.text}`
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

/** The action a reply stands for. What a model tends to put before it (`You:`) is passed over. Throws `Unreadable`. */
export function parse<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  reply: string,
  observation: DialogueObservation<Knows, Shown>,
): DialogueAction<Proposal> {
  const text = reply.trim().replace(/^you(?: to)?\s*:?\s+(?=\S)/i, '')
  const match = TAGGED.exec(text)
  if (!match)
    throw new Unreadable(
      `Invalid message: ${quote(reply.trim())}. Messages must be formatted with a type like '[message]<content here>'`,
      reply,
    )
  const [, recipient, tag, rest] = match as unknown as [string, string | undefined, string, string]
  const content = rest.trim()
  const to = recipient === undefined ? undefined : recipientOf(domain, recipient, reply)
  switch (tag.toLowerCase()) {
    case 'message':
      return { type: 'message', text: content, ...(to !== undefined && { to }) }
    case 'propose':
      if (
        to !== undefined &&
        to !== 'all' &&
        observation.may.message.length > 0 &&
        !observation.may.message.includes(to)
      )
        throw new Unreadable('It is not your turn there. Try talking to the other user.', reply)
      return { type: 'propose', proposal: domain.words.parse(content, observation) }
    case 'accept':
    case 'reject':
      return { type: tag.toLowerCase() as 'accept' | 'reject' }
    case 'think':
      return { type: 'think', text: content }
    case 'tool':
      return { type: 'search', query: content }
    default:
      throw new Unreadable(
        `There is no message type [${quote(tag, 60)}]. Types: [message], [propose], [accept], [reject], [think]${observation.may.search ? ', [tool]' : ''}.`,
        reply,
      )
  }
}

function recipientOf(domain: Domain<any, any, any, any, any>, recipient: string, reply: string): Seat {
  const seat = domain.words.recipients?.seat(recipient.toLowerCase())
  if (seat === undefined) throw new Unreadable(`There is nobody called '${quote(recipient, 60)}' to address.`, reply)
  return seat
}

export function say<Proposal>(domain: Domain<any, any, any, Proposal, any>, action: DialogueAction<Proposal>): string {
  const { recipients } = domain.words
  switch (action.type) {
    case 'message':
      return `${action.to !== undefined && recipients ? recipients.prefix(action.to) : ''}[message] ${action.text}`
    case 'propose':
      return `${recipients ? recipients.prefix('all') : ''}[propose] ${domain.words.say(action.proposal)}`
    case 'think':
      return `[think] ${action.text}`
    case 'search':
      return `[tool] ${action.query}`
    default:
      return `[${action.type}]`
  }
}

/** Rules of talking, common to the three games. */
export function explainTalk(manners: Manners, may: { propose: boolean; search?: boolean; to?: string }): string {
  const lines = [
    'Write one line each time, beginning with its type:',
    `${may.to ?? ''}[message] something you say`,
    ...(may.propose ? [`${may.to ? 'all: ' : ''}[propose] a decision`] : []),
    '[accept] or [reject] when you have been sent a full proposal; the dialogue ends when everybody else accepts',
    '[think] a thought that nobody else sees; the turn stays with you',
    ...(may.search ? ['[tool] a query to your database; only you see the answer, and the turn stays with you'] : []),
    ...(manners.wordLimit === null
      ? []
      : [`The dialogue has to end after about ${manners.wordLimit} words, earlier ones included.`]),
    'Be brief: words cost something.',
  ]
  return lines.join('\n')
}
