/** What the stand-in model answers in Avalon: it reads the prompt as the paper's agents should, and reasons exactly. */
import type { Responder, StandInRequest } from '../../models/index.ts'
import {
  believe,
  bestTeams,
  maskOf,
  playersIn,
  successChance,
  viewOf,
  type Belief,
  type Role,
} from '../../solvers/role-worlds/index.ts'
import { extractByRule } from './fact-checker/index.ts'
import { readFacts, type Facts } from './stand-in-facts.ts'
import { writeProgram } from './stand-in-program.ts'

export const responder: Responder = {
  name: 'avalon',
  recognises: (request) => kindOf(request) !== undefined,
  answer: (request) => answers[kindOf(request)!](request),
}

type Kind = 'program' | 'recall' | 'claims' | 'act'

function kindOf({ messages }: StandInRequest): Kind | undefined {
  const text = messages.map(({ content }) => content).join('\n')
  if (/Write a (Python|JavaScript) program that works out which \d+ players/.test(text)) return 'program'
  if (text.includes('Action: Recall[round <number>]')) return 'recall'
  if (text.includes('You read one message from a game of Avalon')) return 'claims'
  return text.includes('This is Avalon, a game of') ? 'act' : undefined
}

const answers: Readonly<Record<Kind, (request: StandInRequest) => string>> = {
  program: ({ messages }) => {
    const [task] = messages
    const language = /Write a JavaScript/.test(task!.content) ? 'javascript' : 'python'
    const fence = '```'
    return `Thought: I turn every quest into a constraint and count the worlds that are left.\nAction: interpreter\n${fence}${language}\n${writeProgram(readFacts(task!.content), language)}${fence}`
  },
  recall: ({ messages }) => {
    const looked = messages.filter(({ role }) => role === 'assistant').length
    const round = Number(/You lead round (\d)/.exec(messages[0]!.content)![1])
    if (looked + 1 < round)
      return `Thought: I need to know what round ${looked + 1} showed.\nAction: Recall[round ${looked + 1}]`
    const facts = readFacts(messages.map(({ content }) => content).join('\n'))
    return `Thought: I know enough.\nAction: Finish[${bestTeam(facts).join(', ')}]`
  },
  claims: ({ messages }) => {
    const [, speaker, text] = /Player (\d+) says:\n([^]*)$/.exec(messages.at(-1)!.content) ?? []
    return JSON.stringify({ claims: extractByRule(text ?? '', Number(speaker)) })
  },
  act: ({ messages }) => {
    const facts = readFacts(messages.map(({ content }) => content).join('\n'))
    const request = messages.findLast(({ content }) => content.includes('[Moderator]:'))!.content
    const [, asked = ''] = /\[Moderator\]: (.*)/.exec(request) ?? []
    if (/please choose \d+ players/.test(asked)) return chooseTeam(facts, request)
    const team = (/team of (players? [\d, and]+)/.exec(asked)?.[1]?.match(/\d+/g) ?? []).map(Number)
    if (asked.includes('please vote')) return vote(facts, team)
    if (asked.includes('Play success')) return facts.evil ? 'fail' : 'success'
    return asked.includes('take for Merlin') ? guess(facts) : talk(facts, team)
  },
}

function chooseTeam(facts: Facts, request: string): string {
  const found = /\[Observation\]: \[([\d, ]+)\]/.exec(request)?.[1]?.split(',').map(Number)
  const finished = /Action: Finish\[([\d, ]+)\]/.exec(request)?.[1]?.split(',').map(Number)
  const team = (found ?? finished ?? bestTeam(facts)).slice(0, facts.size)
  const steps = request.includes('step by step')
    ? 'Step 1: the failed quests hold evil players.\nStep 2: the others are likelier to be good.\n'
    : ''
  return `${steps}Final Answer: Players ${team.join(', ')}`
}

function vote(facts: Facts, team: readonly number[]): string {
  const approve = facts.evil
    ? team.some((player) => [facts.player, ...facts.fellows].includes(player))
    : mayWork(facts, team)
  const reasoning = approve
    ? 'The quests so far speak for these players, so I approve.'
    : 'One of them cannot be good, so I reject.'
  return JSON.stringify({ reasoning, vote: approve ? 'approve' : 'reject' })
}

function talk(facts: Facts, team: readonly number[]): string {
  const last = facts.quests.at(-1)
  const record = last ? `Quest ${last.round} ${last.success ? 'succeeded' : 'failed'}. ` : 'We know nothing yet. '
  if (team.length === 0) return `${record}Choose those who have been on quests that succeeded.`
  const agrees = facts.evil || mayWork(facts, team)
  return `${record}${agrees ? 'I agree with this team.' : 'I disagree with this team.'}`
}

function guess({ players, player, fellows }: Facts): string {
  const target = Array.from({ length: players }, (_, index) => index + 1).find(
    (other) => other !== player && !fellows.includes(other),
  )
  return `It has spoken with the most certainty. I name player ${target}.`
}

const bestTeam = (facts: Facts): number[] => playersIn(bestTeams(beliefOf(facts), facts.size, facts.needed).teams[0]!)

const mayWork = (facts: Facts, team: readonly number[]): boolean =>
  successChance(beliefOf(facts), maskOf(team), facts.needed) > 0.1

/** What the prompt's facts prove. An evil player reasons as a servant would, to look like one. */
function beliefOf({ players, evilCount, player, evil, knownEvil, pair, quests }: Facts): Belief {
  const role: Role = evil ? 'servant' : knownEvil.length ? 'merlin' : pair.length ? 'percival' : 'servant'
  const seen = evil ? [] : role === 'merlin' ? knownEvil : pair
  const deck: Role[] = [
    'merlin',
    'percival',
    ...Array<Role>(players - evilCount - 2).fill('servant'),
    'morgana',
    ...Array<Role>(evilCount - 1).fill('minion'),
  ]
  const facts = quests.map((quest) => ({ ...quest, forced: true }))
  const belief = believe(viewOf(deck, { player, role, seen }), facts)
  // Under rules by which evil players may let a quest pass, or with hidden roles, the facts may leave no world.
  return belief.evilSets.length ? belief : believe(viewOf(deck, { player, role: 'servant', seen: [] }), [])
}
