/** Answers the prompt of a player: decides as the symbolic agent would on what the prompt shows, and says so in the prompt's format. */
import type { Turn } from '../../../core/agent.ts'
import { Random } from '../../../core/random.ts'
import type { Message } from '../../../core/model.ts'
import { travelingAdventurers } from '../../../games/traveling-adventurers/index.ts'
import type { Action } from '../../../games/traveling-adventurers/index.ts'
import { Conversation } from '../conversation.ts'
import type { Pair } from '../english/acts.ts'
import { createReader } from '../english/read.ts'
import { askFor, propose } from '../english/write.ts'
import { sayActs, type Act } from '../language/acts.ts'
import { symbolic } from '../symbolic.ts'
import { readList, readPrompt, type Prompt } from './read-prompt.ts'

export function answerPlayer(messages: readonly Message[]): string {
  const prompt = readPrompt(messages)
  return writeReply(prompt, decide(prompt, strategyOf(prompt)))
}

/** An action in the format that the prompt asks for; `thought`: what stands for its reasons. */
export function writeReply(prompt: Prompt, action: Action, thought = thoughtOf(prompt)): string {
  const text = ('text' in action && action.text) || 'Done.'
  const path = action.type === 'submit' ? action.path : undefined
  return write(prompt, { thought, acts: actsOf(prompt, text, path), message: text })
}

/** The papers' protocol for agents that keep visited rooms; the others tell all, or (in JSON) ask only for what matters. */
function strategyOf({ blocks, json }: Prompt): StrategyName {
  if (blocks.has('Visited')) return 'node-by-node'
  return json ? 'lazy' : 'full-exchange'
}

type StrategyName = 'full-exchange' | 'lazy' | 'node-by-node'

/** What the symbolic agent would do on what the prompt shows, or what an objection to the last reply asks for. */
export const decide = (prompt: Prompt, strategy: StrategyName): Action =>
  heed(prompt) ?? decideBySymbols(prompt, { strategy })

function decideBySymbols({ observation }: Prompt, options: { readonly strategy: StrategyName }): Action {
  const game = travelingAdventurers
  const agent = symbolic.create({ game, config: {} as never, seat: observation.seat, options })
  const random = new Random(observation.dialogue.length, 'stand-in', observation.seat)
  const turn = { mayPass: false, random, rejections: [], number: 1 } as unknown as Turn
  const { action } = agent.act(observation, turn) as { action?: Action }
  return action ?? { type: 'message', text: 'I am waiting for your answer.' }
}

/** What an objection to its last reply asks for, where it asks for something. */
function heed({ complaint = '' }: Prompt): Action | undefined {
  const hallways = /coins in ((?:\w-\w(?:, )?)+) before you end/.exec(complaint)?.[1]
  if (hallways) {
    const pairs = hallways.split(', ').map((hallway) => hallway.split('-') as [string, string])
    return { type: 'message', text: askFor(pairs) }
  }
  const better = /but (\[[^\]]*\]) collects/.exec(complaint)?.[1]
  if (better) return { type: 'message', text: propose(JSON.parse(better) as string[], 'it collects more') }
  return undefined
}

/** What the words do, as the paper's actions. */
function actsOf({ observation, blocks, drafts }: Prompt, text: string, end: readonly string[] | undefined): Act[] {
  const before = new Conversation(observation).hear(observation.dialogue)
  const after = new Conversation(observation).hear([...observation.dialogue, { seat: observation.seat, text }])
  const acts: Act[] = agreements(blocks, before, after)
  const { acts: said } = createReader({ rooms: before.rooms, coins: observation.coins })(text)
  const theirs = before.negotiation.proposals[before.partner]?.path
  for (const act of said) {
    if (act.kind === 'disagree' && theirs) acts.push({ type: 'reject', path: theirs })
    else if (act.kind === 'propose') acts.push(...suggestion(act.whole ? act.path : stepOf(after)))
    else if (act.kind === 'ask') acts.push({ type: 'ask', text: act.all ? 'all your coins' : listOf(act.pairs) })
  }
  const told = said.flatMap((act) => (act.kind === 'tell' ? act.coins : []))
  if (told.length > 0)
    acts.push({ type: 'inform', text: told.map(({ a, b, coins }) => `${a}-${b} ${coins}`).join(', ') })
  if (end) acts.push(...ending(blocks, acts, end, theirs, drafts))
  if (acts.length === 0) acts.push({ type: 'inform', text })
  return acts
}

const listOf = (pairs: readonly Pair[]): string => `your coins in ${pairs.map(([a, b]) => `${a}-${b}`).join(', ')}`

const suggestion = (path: readonly string[] | undefined): Act[] =>
  path
    ? [
        { type: 'suggest', path },
        { type: 'agree-inner', path },
      ]
    : []

/** The step that is open after the message: the last two rooms of the way. */
const stepOf = ({ negotiation }: Conversation): readonly string[] | undefined => negotiation.openStep?.path.slice(-2)

/** Rooms that both have agreed on beyond what the blocks show: own steps that the partner took, and its step now taken. */
function agreements(blocks: Prompt['blocks'], before: Conversation, after: Conversation): Act[] {
  const shown = readList((blocks.get('Visited') ?? blocks.get('Agreed')?.split('= ').at(-1)) || '[]') as string[]
  const way = after.negotiation.steps
  const acts: Act[] = []
  for (let i = Math.max(1, shown.length); i < way.length; i++) {
    const path = [way[i - 1]!, way[i]!]
    acts.push({ type: 'agree-outer', path })
    if (i >= before.negotiation.steps.length) acts.push({ type: 'agree-inner', path })
    if (!blocks.has('Agreed')) acts.push({ type: 'visit', room: way[i]! })
  }
  return acts
}

/** Agreement to the whole path, the rooms that are left, and the end. */
function ending(
  blocks: Prompt['blocks'],
  acts: readonly Act[],
  end: readonly string[],
  theirs: readonly string[] | undefined,
  drafts: boolean,
): Act[] {
  const visited = [
    ...(readList(blocks.get('Visited')) as string[]),
    ...acts.flatMap((act) => (act.type === 'visit' ? [act.room] : [])),
  ]
  const onTheWay = blocks.has('Visited') && visited.every((room, i) => room === end[i])
  const rest = onTheWay ? end.slice(visited.length) : []
  return [
    { type: 'agree-outer', path: end },
    ...(theirs && theirs.join() === end.join() ? [{ type: 'agree-inner', path: end } as const] : []),
    ...rest.map((room): Act => ({ type: 'visit', room })),
    ...(drafts ? [{ type: 'solve', path: end } as const] : []),
    { type: 'end', path: end },
  ]
}

function thoughtOf({ blocks }: Prompt): string {
  const best = blocks.get('IBP')
  return best ? `The best path by now is ${best}.` : 'I compare the paths that I know of.'
}

interface Written {
  readonly thought: string
  readonly acts: readonly Act[]
  readonly message: string
}

function write({ json, drafts }: Prompt, { thought, acts, message }: Written): string {
  if (json) return JSON.stringify({ thought, actions: acts, message })
  const asks = acts.some(({ type }) => type === 'ask')
  const missing = asks ? '\n[Thought-MISSING]: Coins of my partner.' : ''
  const thoughts = drafts ? `[Thought-DRAFT]: ${thought}${missing}` : `[Thought]: ${thought}`
  return `${thoughts}\n[Action]: ${sayActs(acts)}\n[Message]: ${message}`
}
