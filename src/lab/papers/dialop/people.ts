/** The people's dialogues beside which ours are shown, and our runs on the same worlds. */
import type { Event } from '../../../core/event.ts'
import type { Outcome } from '../../../core/game.ts'
import { InvalidInput } from '../../../core/errors.ts'
import { games } from '../../../games/index.ts'
import { asEpisode } from './published/as-episode.ts'
import { DOMAINS, type DialogueDomain, type PublishedGame } from './published/published-game.ts'
import { readPublished } from './published/read-published.ts'
import { outcomesOf } from '../../summary.ts'
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

/** Which agents play: those that need no model, and the paper's kind where a model was named. */
export function players(bench: Bench, domain: DialogueDomain): string[] {
  // The paper prompts with thoughts in Planning only (section 5).
  return ['silent', 'symbolic', ...(bench.model ? [domain === 'planning' ? 'react' : 'few-shot'] : [])]
}

export const labelOf = (bench: Bench, agent: string): string =>
  ['few-shot', 'react'].includes(agent) ? `${agent} on ${bench.model}` : agent

export interface Played {
  readonly published: PublishedGame
  readonly outcome: Outcome
  readonly events: readonly Event[]
}

/** One episode for each dialogue, on a config made from it. Language models are not shown games from the paper's prompts. */
export async function playEach(
  bench: Bench,
  domain: DialogueDomain,
  agent: string,
  dialogues: readonly HumanDialogue[],
  configOf: (published: PublishedGame) => Readonly<Record<string, Json>>,
): Promise<Played[]> {
  const played: Played[] = []
  for (const [i, { published }] of dialogues.entries()) {
    if (published.example && agent !== 'symbolic' && agent !== 'silent') continue
    bench.say(`${domain}: ${agent}, ${i + 1} of ${dialogues.length}`)
    const { rows, folder } = await bench.run({
      game: domain,
      config: configOf(published),
      agents: [agent],
      episodes: 1,
    })
    const [outcome] = outcomesOf(rows)
    if (outcome) played.push({ published, outcome, events: folder.read(rows[0]!.episode) })
  }
  return played
}
