/** Published games in their cleaned form: `human/<domain>.<split>.json`, a list of records. */
import { z } from 'zod'
import type { Json } from '../../../../core/json.ts'
import { validate } from '../../../../core/schema.ts'
import { countWords } from '../../../../games/engines/dialogue/state.ts'
import { DOMAINS, type PublishedAction, type PublishedGame } from './published-game.ts'

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), player: z.int(), text: z.string(), room: z.int().optional() }),
  z.object({
    kind: z.literal('proposal'),
    player: z.int(),
    t: z.number().optional(),
    text: z.string().optional(),
    reviewerOfPaper: z.array(z.int()).optional(),
    events: z.array(z.int().nullable()).optional(),
    flights: z.array(z.int()).optional(),
  }),
  z.object({ kind: z.literal('response'), player: z.int(), accept: z.boolean(), t: z.number().optional() }),
])

const record = z.object({
  id: z.string(),
  domain: z.enum(DOMAINS),
  split: z.string().optional(),
  usedInRepoPrompt: z.string().nullish(),
  state: z.record(z.string(), z.json()),
  log: z.array(entry),
  recorded: z.object({ score: z.number(), best: z.number(), worst: z.number() }),
})

export type CleanedEntry = z.output<typeof entry>

/** Throws `InvalidInput` with the place where a record is not as expected. */
export const readCleaned = (data: unknown, name: string): PublishedGame[] =>
  validate(z.array(record), data, name).map(({ id, domain, split, usedInRepoPrompt, state, log, recorded }) => ({
    id,
    domain,
    ...(split !== undefined && { split }),
    example: Boolean(usedInRepoPrompt),
    config: { instance: state, ...labelsFrom(log) },
    actions: log.flatMap((line, place) => toActions(domain, line, place)),
    words: log.map((line) => (line.kind === 'message' ? countWords(line.text) : 0)),
    recorded,
  }))

const SEATS = {
  assignment: ['player-1', 'player-2'],
  planning: ['user', 'assistant'],
  mediation: ['user-0', 'user-1', 'assistant'],
} as const

/** One entry of a log: several messages where somebody went on, as ` / ` shows. */
function toActions(domain: PublishedGame['domain'], line: CleanedEntry, entry: number): PublishedAction[] {
  const seat = SEATS[domain][line.player]!
  if (line.kind === 'message') {
    const to: Record<string, string> = domain === 'mediation' && line.player === 2 ? { to: `user-${line.room}` } : {}
    return line.text
      .split(' / ')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ seat, action: { type: 'message', text, ...to }, entry }))
  }
  const seconds = line.t === undefined ? {} : { seconds: line.t }
  if (line.kind === 'response')
    return [{ seat, action: { type: line.accept ? 'accept' : 'reject' }, ...seconds, entry }]
  const proposal =
    domain === 'assignment'
      ? { reviewerOfPaper: line.reviewerOfPaper! }
      : domain === 'planning'
        ? { events: line.events! }
        : { flights: line.flights! }
  return [{ seat, action: { type: 'propose', proposal }, ...seconds, entry }]
}

const PUBLISHED_PAPERS = ['BLEU', 'Electra', 'GloVe', 'GLUE', 'LLaMA', 'RoBERTa', 'QuAC', 'SWAG']

/** Names of reviewers, where a proposal's text shows that the game was played with others than usual. */
function labelsFrom(log: readonly CleanedEntry[]): { labels?: Json } {
  const proposal = log.find((line) => line.kind === 'proposal' && line.reviewerOfPaper && line.text)
  if (proposal?.kind !== 'proposal' || proposal.text!.includes('Ava Li')) return {}
  const reviewers: string[] = []
  for (const [, paper, reviewer] of proposal.text!.matchAll(/- (\w+): ([^<]+)/g)) {
    const column = PUBLISHED_PAPERS.indexOf(paper!)
    if (column >= 0) reviewers[proposal.reviewerOfPaper![column]!] = reviewer!.trim()
  }
  if (reviewers.filter(Boolean).length !== PUBLISHED_PAPERS.length) return {}
  return { labels: { papers: PUBLISHED_PAPERS.map((short) => ({ short, title: short })), reviewers } }
}
