/** Reads a prompt of our own language agents back into what the player sees, as a model would have to. */
import type { Message } from '../../../core/model.ts'
import {
  type Hallway,
  type Observation,
  type Utterance,
  partnerOf,
  WORLDS,
  type Player,
} from '../../../games/traveling-adventurers/index.ts'
import { tellCoins } from '../english/write.ts'
import { lastPath, readJsonReply, readTextReply, type Reply } from '../language/reply.ts'

export interface Prompt {
  readonly observation: Observation
  /** The blocks of the present input, by flag. */
  readonly blocks: ReadonlyMap<string, string>
  readonly json: boolean
  /** Whether it thinks in DRAFT and MISSING. */
  readonly drafts: boolean
  /** Why the last reply was not taken, if there was one. */
  readonly complaint?: string
}

/** Whether a system prompt is one of ours for this game. */
export const isPlayerPrompt = (system: string): boolean =>
  system.startsWith('## Traveling Adventurers') && system.includes('## Your house')

/** The prompt of a player, read. Throws where it is none. */
export function readPrompt(messages: readonly Message[]): Prompt {
  const system = messages[0]!.content
  const house = system.slice(system.indexOf('## Your house'))
  const json = system.includes('One JSON object')
  const [, seat, roomList, start] = /You are (\w+)\. Rooms: (.*)\. Start: (\w)\./.exec(house)!
  const rooms = [...roomList!.matchAll(/(\w) \(([^)]+)\)/g)].map(([, letter, name]) => ({
    letter: letter!,
    name: name!,
  }))
  const [, min, max] = /holds (\d+) to (\d+) coins/.exec(house)!
  const turns = Number(/You have (\d+) turns/.exec(system)?.[1] ?? 60)
  const player = seat as Player
  const inputs = messages.filter(isInput)
  const blocks = readBlocks(inputs.at(-1)!.content)
  const replies = takenReplies(messages, json, rooms)
  const partner = partnerOf(player)
  const known = readList(blocks.get('World-state-user')) as Hallway[]
  const dialogue: Utterance[] = []
  // What the grounding block knows may have been said before the chat that is still in the prompt.
  if (known.length > 0)
    dialogue.push({ seat: partner, text: tellCoins(known.map(([a, b, coins]) => ({ a, b, coins }))) })
  for (const [i, input] of inputs.entries()) {
    const heard = saidIn(readBlocks(input.content).get('Observation') ?? '')
    if (heard) dialogue.push({ seat: partner, text: heard })
    const said = replies[i]?.message
    if (said) dialogue.push({ seat: player, text: said })
  }
  const submitted = replies.map((reply) => reply && lastPath(reply, 'end')).findLast((path) => path) ?? null
  const complaint = messages.at(-1)!
  return {
    json,
    blocks,
    drafts: system.includes('[Thought-DRAFT]'),
    ...(isInput(complaint) ? {} : { complaint: complaint.content }),
    observation: {
      seat: player,
      partner,
      mode: system.includes('You take turns') ? 'self-play' : 'free',
      world: WORLDS[player],
      rooms,
      start: start!,
      coins: { min: Number(min), max: Number(max) },
      weights: readList(blocks.get('World-state-own')) as Hallway[],
      dialogue,
      notices: [],
      submitted,
      path: submitted ?? [start!],
      match: false,
      turnsLeft: Math.max(1, turns - inputs.length + 1),
    },
  }
}

const isInput = ({ role, content }: Message): boolean => role === 'user' && content.startsWith('[World-state-own]: ')

/** For each input the reply to it that was taken: the last one before the next input. */
function takenReplies(messages: readonly Message[], json: boolean, rooms: Observation['rooms']): (Reply | undefined)[] {
  const replies: (Reply | undefined)[] = []
  for (const [i, message] of messages.entries()) {
    if (message.role !== 'assistant' || !(messages[i + 1] && isInput(messages[i + 1]!))) continue
    replies.push(read(message.content, json, rooms))
  }
  return replies
}

function read(text: string, json: boolean, rooms: Observation['rooms']): Reply | undefined {
  const answer = { text, usage: { inputTokens: 0, outputTokens: 0 }, latency: 0, attempts: 1, model: '', finish: '' }
  try {
    return json ? readJsonReply({ ...answer, data: JSON.parse(text) }, rooms) : readTextReply(answer, rooms)
  } catch {
    return undefined
  }
}

function readBlocks(input: string): Map<string, string> {
  const blocks = new Map<string, string>()
  // The observation comes last and may hold anything.
  const [, head = '', observation = ''] = /^([^]*?)\n\[Observation\]: ([^]*)$/.exec(input) ?? [undefined, input]
  for (const [, flag, text] of head.matchAll(/^\[([\w-]+)\]: (.*)$/gm)) blocks.set(flag!, text!)
  return blocks.set('Observation', observation)
}

/** What the partner said, without what the table says. */
const saidIn = (observation: string): string => observation.replace(/<(START|NO MESSAGE|NOTICE: [^>]*)>/g, '').trim()

/** A list as the blocks write it; empty where the block is absent. */
export const readList = (text: string | undefined): unknown[] =>
  text === undefined ? [] : (JSON.parse(text.replaceAll("'", '"')) as unknown[])
