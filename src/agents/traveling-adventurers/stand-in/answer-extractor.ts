/** Answers the prompt of the extractor by reading the message with the reader of controlled English. */
import type { Message } from '../../../core/model.ts'
import type { Hallway, Observation } from '../../../games/traveling-adventurers/index.ts'
import type { Turn } from '../../../core/agent.ts'
import { EXTRACTOR_TITLE } from '../language/extractor/prompt.ts'
import { rulesExtractor } from '../language/extractor/rules.ts'
import type { Extracted } from '../language/extractor/extractor.ts'
import { readList } from './read-prompt.ts'

export const isExtractorPrompt = (system: string): boolean => system.startsWith(`## ${EXTRACTOR_TITLE}`)

export function answerExtractor(messages: readonly Message[]): string {
  const system = messages[0]!.content
  const [, input = '', flags = ''] = /^\[Message\]: ([^]*?)\n(\[OWS\]: [^]*)$/.exec(messages[1]!.content) ?? []
  const flag = (name: string): string | undefined => new RegExp(`^\\[${name}\\]: (.*)$`, 'm').exec(flags)?.[1]
  const [, list, min, max] = /The rooms of this house are (.*)\. One hallway holds (\d+) to (\d+)/.exec(system)!
  const rooms = [...list!.matchAll(/(\w) \(([^)]+)\)/g)].map(([, letter, name]) => ({ letter: letter!, name: name! }))
  const observation = { rooms, coins: { min: Number(min), max: Number(max) } } as unknown as Observation
  const suggested = flag('Suggested')
  const heard = {
    message: input,
    observation,
    known: readList(flag('OWS')) as Hallway[],
    location: flag('Loc'),
    suggested: suggested ? (readList(suggested) as string[]) : undefined,
  }
  // The rules ask nobody: no turn is needed.
  const {
    claims = [],
    corrections = [],
    sums = [],
  } = rulesExtractor.extract(heard, undefined as unknown as Turn) as Extracted
  const hallway =
    (corrects: boolean) =>
    ([from, to, coins]: Hallway) => ({ from, to, coins, corrects })
  return JSON.stringify({
    thought: 'Read hallway by hallway.',
    hallways: [...claims.map(hallway(false)), ...corrections.map(hallway(true))],
    sums,
  })
}
