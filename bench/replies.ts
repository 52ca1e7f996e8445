/**
 * How replies of models are read: for each family of games and each round of replies, how many are taken as meant, asked
 * again, and silently misread. `npx tsx bench/replies.ts [family]` lists what goes wrong in the rounds that were seen while
 * the readers were mended; `--all` in the unseen one too.
 */
import { readReply as readKitchenOption } from '../src/agents/overcooked/llm-co/read-reply.ts'
import { Unreadable } from '../src/core/errors.ts'
import type { Game } from '../src/core/game.ts'
import { assignment } from '../src/games/assignment/index.ts'
import { readBallot, readTeam } from '../src/games/avalon/index.ts'
import { readCommand } from '../src/games/engines/text-world/read-command.ts'
import { mediation } from '../src/games/mediation/index.ts'
import { overcooked } from '../src/games/overcooked/index.ts'
import { travelingAdventurers } from '../src/games/traveling-adventurers/index.ts'
import { plainMessage } from '../src/agents/avalon/language/plain-message.ts'
import { lastPath, readTextReply } from '../src/agents/traveling-adventurers/language/reply.ts'
import { planning, searchSites } from '../src/games/planning/index.ts'
import { language as theoryOfMind } from '../src/games/theory-of-mind/language.ts'
import { avalon } from './replies/avalon.ts'
import { entriesOf } from './replies/choices.ts'
import { adventurerEntries, nameReply, queryEntries } from './replies/adventurers.ts'
import { answerEntries, dialogueEntries } from './replies/dialogues.ts'
import { ROUNDS, UNSEEN, type Entry } from './replies/entry.ts'
import { ANSWERS, COMMANDS, families, OPTIONS } from './replies/families.ts'

const args = process.argv.slice(2)
const all = args.includes('--all')
const only = args.find((given) => !given.startsWith('--'))

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
const partners = {
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

function dialogue(game: ReturnType<typeof begin>, at: any, seat: string, example?: string): Reader {
  const proposal = example && game.parse(example, at, seat).proposal
  return (reply) => nameAction(game.parse(reply, at, seat), proposal)
}

const open = (() => {
  const action = planned.parse(`[propose] ${itinerary}`, planningTurn, 'assistant')
  return planning.act(planningTurn, 'assistant', action)
})()

const house = begin(travelingAdventurers as Game, {})
const { rooms } = house.observe(house.state, 'USER') as { rooms: { letter: string; name: string }[] }
const path = [...rooms, rooms[0]!].map(({ letter }) => letter)

/** What a query finds, in words; a query that cannot be followed is answered with a reason. */
function search(query: string): string {
  try {
    return searchSites(sites as never, query)
  } catch (error) {
    throw new Unreadable((error as Error).message, query)
  }
}

const options = OPTIONS.map((text) => ({ text, kind: 'wait' }) as never)
const question = { options: ANSWERS.map((text, place) => ({ key: 'ABC'[place]!, text })) } as any
const readers: Record<string, Reader> = {
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
  planning: dialogue(planned, planningTurn, 'assistant', `[propose] ${itinerary}`),
  assignment: dialogue(assigned, assigned.state, 'player-1', `[propose] ${partners.assignment.line}`),
  mediation: dialogue(mediated, mediationTurn, 'assistant', `all: [propose] ${partners.mediation.line}`),
  'an open proposal': dialogue(planned, open, 'user'),
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

const entries: Entry[] = [
  ...ROUNDS.flatMap((round) => [
    ...families.flatMap((family) => entriesOf(family, round)),
    ...Object.values(partners).flatMap((situation) => dialogueEntries(situation, round)),
    ...answerEntries('an open proposal', round),
  ]),
  ...avalon,
  ...adventurerEntries(
    path,
    [...rooms, rooms[0]!].map(({ name }) => name),
  ),
  ...queryEntries(search),
]

function judge({ situation, reply, meant, mayAsk }: Entry): {
  as: 'meant' | 'rightly asked' | 'asked' | 'misread'
  got: string
} {
  try {
    const got = readers[situation]!(reply)
    return { as: got === meant ? 'meant' : 'misread', got }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { as: meant === null || mayAsk ? 'rightly asked' : 'asked', got: 'asked again' }
  }
}

console.log('family           round    n  meant  taken as meant  asked again rightly  asked though meant  misread')
for (const family of [...new Set(entries.map((entry) => entry.family))]) {
  if (only && family !== only) continue
  for (const round of ROUNDS) {
    const judged = entries
      .filter((entry) => entry.family === family && entry.round === round)
      .map((entry) => ({ entry, ...judge(entry) }))
    if (judged.length === 0) continue
    const count = (as: string) => judged.filter((one) => one.as === as).length
    const meant = judged.filter(
      ({ entry, as }) => entry.meant !== null && !(entry.mayAsk && as === 'rightly asked'),
    ).length
    const cells = [judged.length, meant, `${count('meant')} (${((100 * count('meant')) / meant).toFixed(1)} %)`]
    console.log(
      `${family.padEnd(16)} ${`${round}${round === UNSEEN ? ' (unseen)' : ''}`.padEnd(10)} ${cells.join('  ')}  ${count('rightly asked')}  ${count('asked')}  ${count('misread')}`,
    )
    if (round === UNSEEN && !all) continue
    for (const { entry, as, got } of judged.toSorted((a, b) => b.as.localeCompare(a.as)))
      if (only && as !== 'meant' && as !== 'rightly asked')
        console.log(`  ${as}: ${JSON.stringify(entry.reply)} [${entry.situation}] meant ${entry.meant}, got ${got}`)
  }
}
