/**
 * How the symbolic agents of the dialogue games talk with their own kind: words, queries, affirmations and explanations a
 * dialogue, how often they offer again, and how many forms their sentences have. With the published dialogues (not brought
 * with the project) people's stand beside. `npx tsx bench/forms.ts [dialogues] [game] [folder with human/*.dev.json]`
 *
 * In a form names and numbers are blank and lists are one item; openings are the first three words of forms, so that wishes in
 * other words count once.
 */
import { play } from '../src/core/play.ts'
import type { Game } from '../src/core/game.ts'
import { validate } from '../src/core/schema.ts'
import { agents } from '../src/agents/index.ts'
import { games } from '../src/games/index.ts'
import { tagByRules, type Act } from '../src/lab/papers/dialop/analyses/acts.ts'
import { DOMAINS, wordsOfGame, type PublishedGame } from '../src/lab/papers/dialop/published/published-game.ts'
import { readPublished } from '../src/lab/papers/dialop/published/read-published.ts'

const dialogues = Number(process.argv[2] ?? 500)
const [only, folder] = process.argv.slice(3)

interface Dialogue {
  readonly messages: readonly string[]
  readonly words: number
  readonly proposals: number
  readonly reward?: number
}

/** A sentence with names and numbers blank. */
function blank(sentence: string): string {
  const [first = '', ...rest] = sentence.trim().split(/\s+/)
  const words = rest.map((word) => (/^[“"(]?[A-Z]/.test(word) && !/^I\b/.test(word) ? '_' : word))
  return [first, ...words]
    .join(' ')
    .replace(/[+-]?\$?\d[\d:/.,]*(?: [AP]M)?/g, '#')
    .replace(/(?:[_#] ?(?:, |and |or |to |- ?)?)+/g, '_ ')
    .trim()
}

async function playOne(name: string, seed: number): Promise<Dialogue> {
  const game: Game = await games[name]!()
  const symbolic = (await agents(name)).find((one) => one.name === 'symbolic')!
  const config = validate<any>(game.config, {}, 'config')
  const options = symbolic.options ? validate<any>(symbolic.options, {}, 'options') : null
  const seats = Object.fromEntries(
    game.seats(config).map((seat) => [
      seat,
      {
        name: 'symbolic',
        agent: symbolic.create({ game, config, seat, options }),
      },
    ]),
  )
  const messages: string[] = []
  const { outcome } = await play({
    game,
    config,
    seed,
    seats,
    listen: (event) => {
      const { type, action } = event as {
        type: string
        action?: { type: string; text: string }
      }
      if (type === 'acted' && action?.type === 'message') messages.push(action.text)
    },
  })
  const { words, proposals, normalised } = outcome!.metrics as Record<string, number>
  return {
    messages,
    words: words!,
    proposals: proposals!,
    reward: normalised!,
  }
}

/** What was sent without an answer between is one message. */
function asDialogue(published: PublishedGame): Dialogue {
  const entries = new Map<number, string[]>()
  for (const { action, entry } of published.actions)
    if (action.type === 'message') entries.set(entry, [...(entries.get(entry) ?? []), action.text as string])
  return {
    messages: [...entries.values()].map((texts) => texts.join(' / ')),
    words: wordsOfGame(published),
    proposals: published.actions.filter(({ action }) => action.type === 'propose').length,
  }
}

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

function describe(who: string, all: readonly Dialogue[]): string {
  const tagged = all.map(({ messages }) => messages.map((text) => new Set<Act>(tagByRules(text))))
  const count = (act: Act): string => mean(tagged.map((acts) => acts.filter((some) => some.has(act)).length))
  const rewards = all.flatMap(({ reward }) => reward ?? [])
  return [
    `  ${who} (n ${all.length}): ${mean(all.map(({ words }) => words))} words (median ${median(all.map(({ words }) => words))})`,
    `${count('query')} queries, ${count('affirm')} affirmations, ${count('explain')} explanations`,
    `${mean(all.map(({ proposals }) => proposals))} offers`,
    ...(rewards.length > 0
      ? [`reward ${(rewards.reduce((sum, one) => sum + one, 0) / rewards.length).toFixed(4)}`]
      : []),
  ].join('; ')
}

const published = folder === undefined ? [] : readPublished(folder).games
for (const name of DOMAINS) {
  if (only !== undefined && only !== 'all' && only !== name) continue
  const ours: Dialogue[] = []
  for (let seed = 0; seed < dialogues; seed++) ours.push(await playOne(name, 20_000 + seed))
  const sentences = ours.flatMap(({ messages }) => messages.flatMap((text) => text.split(/(?<=[.!?])\s+/)))
  const forms = new Set(sentences.map(blank))
  const openings = new Set([...forms].map((form) => form.split(' ').slice(0, 3).join(' ')))
  console.log(`${name}: ${sentences.length} sentences of ${forms.size} forms, ${openings.size} openings`)
  console.log(describe('symbolic', ours))
  const people = published.filter(({ domain }) => domain === name)
  if (people.length > 0) console.log(describe('people', people.map(asDialogue)))
}
