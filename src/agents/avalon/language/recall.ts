/** Thought and recall in turns, over the record of the game (ReAct; the paper gives no action set, this one is ours). */
import type { Turn } from '../../../core/agent.ts'
import type { Message } from '../../../core/model.ts'
import { describeQuest, errand, listOf, playersNamed, type Observation } from '../../../games/avalon/index.ts'
import type { Module } from '../../language/index.ts'
import { describeSides, privateInformation } from './leader-memory.ts'
import type { LanguageOptions } from './options.ts'
import { transcribe, writeLine } from './transcript.ts'

export function recall({ recalls, temperature, maxTokens }: LanguageOptions): Module<Observation> {
  let steps: string[] = []
  return {
    name: 'recall',
    async update(observation, turn) {
      steps = await think(observation, turn, recalls, { temperature, maxTokens })
    },
    input: () =>
      steps.length ? [{ title: 'What you have thought and looked up', text: `\n${steps.join('\n')}` }] : [],
  }
}

async function think(
  observation: Observation,
  turn: Turn,
  most: number,
  settings: { temperature: number; maxTokens: number },
): Promise<string[]> {
  const messages: Message[] = [{ role: 'user', content: writeTask(observation) }]
  const steps: string[] = []
  for (let step = 1; step <= most; step++) {
    const answer = await turn.ask({ ...settings, messages: [...messages], stop: ['\nObservation'], purpose: 'recall' })
    const said = withoutObservation(answer.text).slice(0, 3000)
    steps.push(said)
    if (/\bFinish\s*\[/i.test(said)) break
    const seen = `Observation: ${lookUp(said, observation)}`
    steps.push(seen)
    messages.push({ role: 'assistant', content: said }, { role: 'user', content: seen })
  }
  return steps
}

export function writeTask(observation: Observation): string {
  const { size, round } = errand(observation)
  return [
    describeSides(observation),
    ...privateInformation(observation),
    `You lead round ${round} and need the ${size} players who are most likely to be good.`,
    'Find out by thinking and looking things up in turns. In each turn write "Thought: …" and then one of these:',
    'Action: Recall[round <number>]: who was on that quest and how it ended, and which teams were chosen',
    'Action: Recall[player <number>]: the quests that player was on, and what they last said',
    'Action: Finish[<numbers of your team>]: when you know enough',
    'After each Recall you are shown an Observation. Write only your own Thought and Action.',
  ].join('\n')
}

/** What the model said before it went on to invent what it would be shown. */
export function withoutObservation(text: string): string {
  for (let at = text.indexOf('Observation'); at >= 0; at = text.indexOf('Observation', at + 1)) {
    let line = at
    while (line > 0 && /\s/.test(text[line - 1]!)) line--
    if (text.slice(line, at).includes('\n')) return text.slice(0, line).trim()
  }
  return text.trim()
}

/** What a recall brings to mind. */
export function lookUp(said: string, observation: Observation): string {
  const action = [...said.matchAll(/Recall\s*\[\s*(round|quest|player)\s*#?(\d+)\s*\]/gi)].at(-1)
  if (!action) return 'No action was read. Write one, as in: Action: Recall[round 1]'
  const number = Number(action[2])
  return action[1]!.toLowerCase() === 'player' ? aboutPlayer(number, observation) : aboutRound(number, observation)
}

function aboutRound(round: number, { proposals }: Observation): string {
  const attempts = proposals.filter((proposal) => proposal.round === round && proposal.team)
  if (attempts.length === 0) return `Round ${round} has not been played.`
  return attempts
    .map((proposal) => {
      const { attempt, leader, team, approved, quest } = proposal
      const result = quest ? describeQuest(round, proposal) : approved === false ? 'It was rejected.' : ''
      return `Attempt ${attempt}: player ${leader} chose ${playersNamed(team!)}. ${result}`.trim()
    })
    .join(' ')
}

function aboutPlayer(player: number, observation: Observation): string {
  if (player < 1 || player > observation.rules.players) return `There is no player ${player}.`
  const on = observation.proposals.filter(({ team, quest }) => quest && team!.includes(player))
  const quests = on.length
    ? `was on quest${on.length > 1 ? 's' : ''} ${listOf(on.map(({ round, quest }) => `${round} (${quest!.success ? 'succeeded' : 'failed'})`))}`
    : 'has been on no quest'
  const said = transcribe(observation).findLast((line) => line.player === player)
  return `Player ${player} ${quests}.${said ? ` Last said: ${writeLine(said).slice(0, 400)}` : ''}`
}
