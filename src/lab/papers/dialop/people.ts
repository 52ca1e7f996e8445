/** The people's dialogues beside which ours are shown, and our runs on the same worlds. */
import { readPrompts } from '../../../agents/published/index.ts'
import type { Event } from '../../../core/event.ts'
import type { Outcome, Seat } from '../../../core/game.ts'
import { InvalidInput } from '../../../core/errors.ts'
import { validate } from '../../../core/schema.ts'
import { games } from '../../../games/index.ts'
import { readAgentSpec, type AgentSpec } from '../../seating/lineup.ts'
import { describePlayer } from '../../seating/lineup-names.ts'
import type { PlanInput } from '../../plans/plan.ts'
import { describePrompts } from '../shared.ts'
import { asEpisode } from './published/as-episode.ts'
import { DOMAINS, type DialogueDomain, type PublishedGame } from './published/published-game.ts'
import { readPublished } from './published/read-published.ts'
import { outcomesOf } from '../../tables/summary.ts'
import type { Bench } from '../reproduction.ts'
import type { Json } from '../../../core/json.ts'

export const PAPER = 'Lin et al. 2024, Decision-Oriented Dialogue for Human-AI Collaboration'

export interface HumanDialogue {
  readonly published: PublishedGame
  readonly events: readonly Event[]
  readonly outcome: Outcome
}

/** The dialogues of each game. Throws {@link InvalidInput} where the user keeps none. */
export async function humanDialogues(bench: Bench): Promise<Record<DialogueDomain, HumanDialogue[]>> {
  if (!bench.data)
    throw new InvalidInput(
      'this needs the published dialogues: give --data with data.zip of github.com/jlin816/dialop, or the folder that holds it',
    )
  bench.say('reading the published dialogues')
  const { games: all } = readPublished(bench.data)
  const found = {} as Record<DialogueDomain, HumanDialogue[]>
  for (const domain of DOMAINS) {
    const game = await games[domain]!()
    found[domain] = all
      .filter((one) => one.domain === domain)
      .slice(0, bench.episodes)
      .flatMap((published) => {
        const { events, outcome } = asEpisode(game, published)
        return outcome ? [{ published, events, outcome }] : []
      })
  }
  return found
}

/** Somebody who plays: one agent in all seats, or one each. */
export interface Contender {
  readonly label: string
  /** In seat order; one for all seats. */
  readonly agents: readonly AgentSpec[]
  /** It never says a word, so that there is nothing to count. */
  readonly silent?: boolean
}

/**
 * Who plays: those that need no model, the paper's kind where a model was named, in published words too where the user has
 * brought them, and the line-ups that were asked for.
 */
export async function contenders(
  { model, prompts, lineups = [] }: Bench,
  domain: DialogueDomain,
): Promise<Contender[]> {
  const players: Contender[] = [
    { label: 'silent', agents: [{ agent: 'silent' }], silent: true },
    { label: 'symbolic', agents: [{ agent: 'symbolic' }] },
  ]
  // The paper prompts with thoughts in Planning only (section 5).
  const agent = domain === 'planning' ? 'react' : 'few-shot'
  if (model !== undefined) players.push({ label: `${agent} on ${model}`, agents: [{ agent }] })
  if (model !== undefined && prompts !== undefined) {
    const words = describePrompts([readPrompts(prompts, 'dialop')])
    // As the paper samples (its section 5).
    const options = { prompts, examples: 'none', stop: 'line', maxTokens: 128 }
    players.push({ label: `${agent} ${words}, on ${model}`, agents: [{ agent, options }] })
  }
  const game = await games[domain]!()
  const seats = game.seats(validate(game.config, {}, domain))
  for (const names of lineups) players.push(lineUp(names, seats, model))
  return players
}

/** A line-up as typed: for all seats, for each, or, with more than two seats, for those who ask and for the assistant. */
function lineUp(names: readonly string[], seats: readonly Seat[], model: string | undefined): Contender {
  const given = names.map(readAgentSpec)
  const [users, assistant] = given
  const spread = given.length === 2 ? seats.map((_, i) => (i < seats.length - 1 ? users! : assistant!)) : given
  if (spread.length !== 1 && spread.length !== seats.length)
    throw new InvalidInput(`--agents ${names.join(',')}: name one for all seats, or one each for ${seats.join(', ')}`)
  // Called alike in every game, whatever its seats are.
  const called = given.map((spec) => describePlayer({ ...spec, ...modelOf(spec, model) }))
  return { label: called.join(', '), agents: spread }
}

const modelOf = ({ agent, model: own }: AgentSpec, model: string | undefined): { model?: string } => {
  const named = own ?? (ASKS_A_MODEL.includes(agent) ? model : undefined)
  return named === undefined ? {} : { model: named }
}

const ASKS_A_MODEL = ['few-shot', 'react']

export interface Played {
  readonly published: PublishedGame
  readonly outcome: Outcome
  readonly events: readonly Event[]
}

/** One episode for each dialogue, on a config made from it. Language models are not shown games from the paper's prompts. */
export async function playEach(
  bench: Bench,
  domain: DialogueDomain,
  { label, agents }: Contender,
  dialogues: readonly HumanDialogue[],
  configOf: (published: PublishedGame) => Readonly<Record<string, Json>>,
): Promise<Played[]> {
  const played: Played[] = []
  for (const [i, { published }] of dialogues.entries()) {
    if (published.example && agents.some(({ agent }) => ASKS_A_MODEL.includes(agent))) continue
    bench.say(`${domain}: ${label}, ${i + 1} of ${dialogues.length}`)
    const { rows, folder } = await bench.run({
      game: domain,
      config: configOf(published),
      agents: [...agents] as PlanInput['agents'],
      episodes: 1,
    })
    const [outcome] = outcomesOf(rows)
    if (outcome) played.push({ published, outcome, events: folder.read(rows[0]!.episode) })
  }
  return played
}
