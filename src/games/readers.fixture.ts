/** Every function of the games that reads what somebody wrote, with the situations in which it reads, for tests and measurements. */
import type { Game } from '../core/game.ts'
import { Random } from '../core/random.ts'
import { games } from './index.ts'
import { planning } from './planning/index.ts'
import { searchSites } from './planning/search/complete.ts'
import { searchAsPublished } from './planning/search/published.ts'
import { jsonBlocks, namedTeam, readBallot } from './avalon/index.ts'

export interface Reader {
  readonly name: string
  readonly read: (text: string) => unknown
  /** What texts begin with that get past the first look. */
  readonly prefixes: readonly string[]
}

/** By game; the empty prefix is always tried. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'collab-capture': ['Action: ', 'Action: move to room ', 'Action: I '],
  'collab-escape': ['Action: ', 'Action: move to room ', 'Action: I '],
  overcooked: ['Action: ', 'Action: north\n'],
  avalon: ['Final Answer: ', 'I choose player 1, ', '{"vote": ', 'I name player '],
  'theory-of-mind': ['Answer: ', 'Answer: A'],
  'traveling-adventurers': ['submit ', 'click ', 'say ', '{"type":', 'the '],
  assignment: ['[message] ', '[propose] ', '[propose] Proposal:<br/>', 'propose ', '0: '],
  mediation: ['[message] ', '[propose] ', '[propose] user 0: ', 'all: [propose] ', 'propose ', '0: '],
  planning: ['[message] ', '[propose] ', '[propose] [', 'propose ', '[tool] Search('],
  arithmetic: ['Action: ', '> '],
}

export async function readersOfGames(): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const [name, load] of Object.entries(games)) {
    const prefixes = PREFIXES[name] ?? PREFIXES.arithmetic!
    const game = await load()
    for (const { what, observation } of situationsOf(game)) {
      for (const [way, read] of waysToRead(game))
        readers.push({ name: `${name} ${way} (${what})`, prefixes, read: (text) => read(text, observation) })
    }
  }
  return [...readers, ...partsOfReaders()]
}

/** What models and what people write may be read by functions of their own. */
function waysToRead({ language }: Game): [string, (text: string, observation: unknown) => unknown][] {
  const { parse, hear, people } = language as unknown as Record<
    'parse' | 'hear',
    ((...given: any[]) => unknown) | undefined
  > & {
    readonly people?: { parse?: (...given: any[]) => unknown }
  }
  return Object.entries({ parse, hear, 'people.parse': people?.parse }).flatMap(([way, read]) =>
    read ? [[way, read.bind(language)] as const] : [],
  ) as [string, (text: string, observation: unknown) => unknown][]
}

/** Observations that differ in what is asked for, from some steps of random play. */
function situationsOf(game: Game): { what: string; observation: unknown }[] {
  const found = new Map<string, unknown>()
  const config = resolved(game)
  const seats = game.seats(config)
  const random = new Random(1, 'readers')
  let state = game.start(config, 1)
  for (let step = 0; step < 120; step++) {
    let moved = false
    for (const seat of seats) {
      const observation = game.observe(state, seat)
      const what = situationOf(observation, seat)
      if (what !== undefined && !found.has(what)) found.set(what, observation)
      try {
        state = game.act(state, seat, game.sample(observation, random))
        moved = true
      } catch {
        // It was not this seat's turn.
      }
    }
    if (!moved) break
  }
  return [...found].map(([what, observation]) => ({ what, observation }))
}

function resolved(game: Game): any {
  const result = game.config['~standard'].validate({})
  if (result instanceof Promise || result.issues) throw new Error(`${game.name} has no default config`)
  return result.value
}

/** In Avalon the task, in dialogues the kind of seat and whether an offer waits: elsewhere a seat is always asked for the same. */
function situationOf(observation: any, seat: string): string | undefined {
  if ('rules' in observation && 'task' in observation) return observation.task ?? undefined
  if (!observation.may) return 'any seat'
  return seat.replace(/-?\d+$/, '') + (observation.may.answer ? ' at an offer' : '')
}

function partsOfReaders(): Reader[] {
  const { sites } = planning.start(resolved(planning), 1).world
  return [
    {
      name: 'planning search, complete',
      read: (text) => searchSites(sites, text),
      prefixes: [
        'Search(',
        'Search(fields=[',
        'Search(filters=[price',
        'Search(sort_by=[distance_to(',
        'Search(text_query="',
      ],
    },
    {
      name: 'planning search, published',
      read: (text) => searchAsPublished(sites, text),
      prefixes: [
        'Search(',
        'Search(fields=[',
        'Search(fields=[name, ',
        'Search(text_query=',
        'Search(sort_by=[distance_to(a',
      ],
    },
    { name: 'avalon jsonBlocks', read: jsonBlocks, prefixes: ['{"a": ', '['] },
    {
      name: 'avalon namedTeam',
      read: (text) => namedTeam(text, { self: 1, players: 6 }),
      prefixes: ['Final Answer: ', 'not ', 'players '],
    },
    { name: 'avalon readBallot', read: readBallot, prefixes: ['"vote": ', 'I do not '] },
  ]
}
