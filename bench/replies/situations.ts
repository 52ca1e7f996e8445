/** The readers of replies, each in one situation of its game, and what an action of it is called in the corpora. */
import { readReply as readKitchenOption } from '../../src/agents/overcooked/llm-co/read-reply.ts'
import { IllegalAction, Unreadable } from '../../src/core/errors.ts'
import type { Game } from '../../src/core/game.ts'
import { assignment } from '../../src/games/assignment/index.ts'
import { readBallot, readTeam } from '../../src/games/avalon/index.ts'
import { readCommand } from '../../src/games/engines/text-world/read-command.ts'
import { mediation } from '../../src/games/mediation/index.ts'
import { overcooked } from '../../src/games/overcooked/index.ts'
import { travelingAdventurers } from '../../src/games/traveling-adventurers/index.ts'
import { plainMessage } from '../../src/agents/avalon/language/plain-message.ts'
import { lastPath, readTextReply } from '../../src/agents/traveling-adventurers/language/reply.ts'
import { planning, searchSites } from '../../src/games/planning/index.ts'
import { language as theoryOfMind } from '../../src/games/theory-of-mind/language.ts'
import { nameReply } from './adventurers.ts'
import { ANSWERS, COMMANDS, OPTIONS } from './families.ts'

/** What a reply is taken for; throws `Unreadable` where it has to be asked for again. */
type Reader = (reply: string) => string

function begin(game: Game, config: object) {
  const checked = game.config['~standard'].validate(config) as { value: any }
  const state = game.start(checked.value, 1)
  return {
    state,
    observe: (at: any, seat: string) => game.observe(at, seat),
    parse: (text: string, at: any, seat: string) => game.language.parse(text, game.observe(at, seat)),
  }
}

const kitchen = begin(overcooked as Game, { layout: 'cramped-room' })
const planned = begin(planning as Game, {})
const assigned = begin(assignment as Game, {})
const mediated = begin(mediation as Game, {})

const talk = (game: Game, state: any, seat: string, text: string, to?: string) =>
  game.act(state, seat, { type: 'message', text, ...(to && { to }) } as any)

const sites = (planning.observe(planned.state, 'assistant') as any).sites as { name: string }[]
const itinerary = `[${sites
  .slice(0, 3)
  .map(({ name }) => name)
  .join(', ')}]`
const { papers, reviewers } = assignment.observe(assigned.state, 'player-1') as any
const pairs: string[] = papers.map(
  (paper: any, index: number) =>
    `- ${String(paper.short ?? paper.name ?? paper.title ?? paper).split(':')[0]}: ${reviewers[index]}`,
)
const planningTurn = talk(planning as Game, planned.state, 'user', 'Something cheap, please.', 'assistant')
let mediationTurn = talk(mediation as Game, mediated.state, 'user-0', 'Hello.', 'assistant')
try {
  mediationTurn = talk(mediation as Game, mediationTurn, 'user-1', 'Hello.', 'assistant')
} catch {
  // The other user need not speak first.
}
/** The three dialogues, with what stands for a proposal and a query in the corpora. */
export const partners = {
  planning: {
    situation: 'planning',
    to: '',
    line: itinerary,
    block: itinerary,
    search: 'Search(fields=[name], filters=[category == bar])',
  },
  assignment: {
    situation: 'assignment',
    to: '',
    line: `Proposal:<br/>${pairs.join('<br/>')}`,
    block: `Proposal:\n${pairs.join('\n')}`,
  },
  mediation: {
    situation: 'mediation',
    to: 'user-0: ',
    line: 'user 0: id 3, user 1: id 5',
    block: 'user 0: id 3\nuser 1: id 5',
  },
}

/** What an action is called in the corpora; a proposal other than that of the situation is named in full. */
function nameAction(action: any, proposal: unknown): string {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  if (action.type === 'message' || action.type === 'think') return `${action.type}|${plain(action.text)}`
  if (action.type === 'search')
    return action.query.trim() === partners.planning.search ? 'search' : `search|${action.query}`
  if (action.type === 'propose')
    return JSON.stringify(action.proposal) === JSON.stringify(proposal)
      ? 'propose'
      : `propose|${JSON.stringify(action.proposal)}`
  return action.type
}

/** A reply that was read, and then refused by the rules, which say so. */
export class Refused extends Error {
  readonly read: string
  constructor(read: string, reason: string) {
    super(reason)
    this.read = read
  }
}

function dialogue(game: Game, begun: ReturnType<typeof begin>, at: any, seat: string, example?: string): Reader {
  const proposal = example && begun.parse(example, at, seat).proposal
  return (reply) => {
    const action = begun.parse(reply, at, seat)
    try {
      game.act(at, seat, action)
    } catch (error) {
      if (IllegalAction.isInstance(error)) throw new Refused(nameAction(action, proposal), error.message)
      throw error
    }
    return nameAction(action, proposal)
  }
}

const open = (() => {
  const action = planned.parse(`[propose] ${itinerary}`, planningTurn, 'assistant')
  return planning.act(planningTurn, 'assistant', action)
})()

const house = begin(travelingAdventurers as Game, {})
const { rooms } = house.observe(house.state, 'USER') as { rooms: { letter: string; name: string }[] }
/** A whole path, in letters and in names. */
export const path = [...rooms, rooms[0]!].map(({ letter }) => letter)
export const pathNames = [...rooms, rooms[0]!].map(({ name }) => name)

/** What a query finds, in words; a query that cannot be followed is answered with a reason. */
export function search(query: string): string {
  try {
    return searchSites(sites as never, query)
  } catch (error) {
    throw new Unreadable((error as Error).message, query)
  }
}

const options = OPTIONS.map((text) => ({ text, kind: 'wait' }) as never)
const question = { options: ANSWERS.map((text, place) => ({ key: 'ABC'[place]!, text })) } as any
export const readers: Record<string, Reader> = {
  'a stable': (reply) => {
    const choice: any = readCommand(reply, COMMANDS)
    if (!('value' in choice)) throw new Unreadable('No command.', reply)
    return choice.value
  },
  'alice in cramped-room': (reply) => String(kitchen.parse(reply, kitchen.state, 'alice')),
  'alice with an onion': (reply) => readKitchenOption(reply, options, { seat: 'alice', partner: 'bob' }).option.text,
  'three answers': (reply) => {
    return String('ABC'.indexOf((theoryOfMind.parse(reply, question) as any).option))
  },
  team: (reply) =>
    readTeam(reply, { size: 4, players: 7, self: 3 })
      .toSorted((a, b) => a - b)
      .join(' '),
  vote: (reply) => String(readBallot(reply)),
  planning: dialogue(planning as Game, planned, planningTurn, 'assistant', `[propose] ${itinerary}`),
  assignment: dialogue(
    assignment as Game,
    assigned,
    assigned.state,
    'player-1',
    `[propose] ${partners.assignment.line}`,
  ),
  mediation: dialogue(
    mediation as Game,
    mediated,
    mediationTurn,
    'assistant',
    `all: [propose] ${partners.mediation.line}`,
  ),
  'an open proposal': dialogue(planning as Game, planned, open, 'user'),
  'a speaker': (reply) => {
    const text = plainMessage(reply, 3)
    if (text === '') throw new Unreadable('Nothing was said.', reply)
    return text
  },
  'a house': (reply) => nameReply(house.parse(reply, house.state, 'USER'), path),
  'a turn': (reply) => {
    const read = readTextReply({ text: reply } as never, rooms)
    return nameReply({ path: lastPath(read, 'end'), text: read.message }, path)
  },
  'a query': search,
}
