/** The global memory: key information of the whole game, and the last messages word for word (paper, section 3.2). */
import type { Observation } from '../../../games/avalon/index.ts'
import type { Module } from '../../language/index.ts'
import { transcribe, writeLine, type Line } from './transcript.ts'

export interface Remembered {
  /** The moderator's notes, and what players said about who is who, from before the last messages. */
  readonly key: readonly Line[]
  readonly recent: readonly Line[]
}

/** What an agent remembers: `most` last messages, and of the players' older ones up to `key` that speak of roles. */
export function remember(observation: Observation, most: number, key: number): Remembered {
  const lines = transcribe(observation)
  const recent = most === 0 ? [] : lines.slice(-most)
  const older = lines.slice(0, lines.length - recent.length)
  const telling = older.filter(({ player, text }) => player > 0 && speaksOfRoles(text))
  const kept = new Set(key === 0 ? [] : dropRepeats(telling).slice(-key))
  return { key: older.filter((line) => line.player === 0 || kept.has(line)), recent }
}

/** Whether a message reveals its speaker's identity or deduces somebody else's. */
export function speaksOfRoles(text: string): boolean {
  const role = /\b(merlin|percival|morgana|mordred|oberon|assassin|minion|servant)\b/i.test(text)
  const side =
    /\b(evil|good|bad|just side|suspect|suspicious|suspicion|trust|trustworthy|innocent|guilty|sabotag\w*|loyal|traitor|lying|liar)\b/i.test(
      text,
    )
  return role || (side && /\bplayers?\s*\d|\b(I am|I'm|myself)\b/i.test(text))
}

/** Of messages that say the same, the last. */
function dropRepeats(lines: readonly Line[]): Line[] {
  const last = new Map(lines.map((line) => [`${line.player} ${line.text}`, line]))
  return lines.filter((line) => last.get(`${line.player} ${line.text}`) === line)
}

export function memory({
  memory: most,
  keyInformation,
}: {
  memory: number
  keyInformation: number
}): Module<Observation> {
  return {
    name: 'memory',
    input(observation) {
      const { key, recent } = remember(observation, most, keyInformation)
      return [
        ...(key.length ? [{ title: 'Key information', text: `\n${key.map(writeLine).join('\n')}` }] : []),
        ...(recent.length ? [{ title: 'Last messages', text: `\n${recent.map(writeLine).join('\n')}` }] : []),
      ]
    },
  }
}
