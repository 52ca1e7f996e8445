/** The rules that a game of Avalon is played by: two presets, and a switch for everything that the paper leaves open. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { roleNames, sideOf, type Role } from '../../solvers/role-worlds/index.ts'
import { ambiguities } from './switches.ts'
import { evilCounts, failTable, seatsOf, teamSizes, usualDeck } from './tables.ts'

const player = z.int().min(1)
const five = (what: z.ZodInt) => z.array(what).length(5)

const input = z.strictObject({
  preset: z
    .enum(['paper', 'official'])
    .default('paper')
    .describe(
      '`paper`: AvalonPlay as published. `official`: the board game. Each is a set of defaults for the switches below',
    ),
  players: z.int().min(5).max(10).default(7).describe('how many play'),
  deck: z
    .array(z.preprocess(readRole, z.enum(roleNames)))
    .optional()
    .describe('which roles are dealt, one a player, in any order'),
  roles: z
    .preprocess(readDeal, z.array(z.preprocess(readRole, z.enum(roleNames))))
    .optional()
    .describe('a given deal, instead of chance: roles in order of seats, or by seat (`{"player-1": "merlin", …}`)'),
  leader: player.optional().describe('the first leader, instead of chance'),
  teamSizes: five(z.int().min(1)).optional().describe('how many go on each of the five quests'),
  ...ambiguities,
})

/** A config with every switch set. It is itself a valid config that stands for the same game. */
export type Config = Required<Omit<z.output<typeof input>, 'roles' | 'leader'>> & {
  readonly roles?: readonly Role[]
  readonly leader?: number
}

/** The rules as everybody at the table knows them: a config without the deal. */
export const rules = input.omit({ roles: true, leader: true }).required()

/** Every switch of the rules, the preset's defaults filled in. */
export type Rules = ValueOf<typeof rules>

const presets = {
  paper: {
    stopAtThree: false,
    onFifthReject: 'force',
    voteVisibility: 'outcome',
    questVisibility: 'result',
    questPlay: 'forced',
    assassination: 'report',
    discussionRounds: 1,
  },
  official: {
    stopAtThree: true,
    onFifthReject: 'evilWins',
    voteVisibility: 'individual',
    questVisibility: 'count',
    questPlay: 'evilChoice',
    assassination: 'decides',
    discussionRounds: 1,
  },
} as const

export const config = input
  .superRefine((given, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const { players } = given
    for (const name of ['deck', 'roles'] as const) {
      const dealt = given[name]
      if (dealt) for (const problem of deckProblems(dealt, players)) fail(name, problem)
    }
    if (given.deck && given.roles && [...given.deck].sort().join() !== [...given.roles].sort().join())
      fail('roles', 'must be the roles of `deck`, dealt; leave out one of the two')
    if (given.leader !== undefined && given.leader > players)
      fail('leader', `is ${given.leader}, but the players are numbered 1 to ${players}`)
    given.teamSizes?.forEach((size, index) => {
      if (size >= players)
        fail('teamSizes', `quest ${index + 1} takes ${size}; at most ${players - 1} of ${players} can go`)
    })
    const sizes = given.teamSizes ?? teamSizes[players]!
    given.failThresholds?.forEach((needed, index) => {
      const most = Math.min(sizes[index]!, evilCounts[players]!)
      if (needed > most)
        fail('failThresholds', `quest ${index + 1} needs ${needed}, but at most ${most} can sabotage it`)
    })
    const morgana = (given.roles ?? given.deck ?? usualDeck(players)).includes('morgana')
    if (given.preset === 'paper' && !morgana)
      fail('deck', "the paper's Percival sees Merlin and Morgana: add `morgana`, or use the preset `official`")
  })
  .transform((given): Config => ({
    teamSizes: teamSizes[given.players]!,
    failThresholds: failTable(given.preset, given.players),
    ...presets[given.preset],
    ...given,
    deck: [...(given.roles ?? given.deck ?? usualDeck(given.players))].sort(),
  }))

function deckProblems(deck: readonly Role[], players: number): string[] {
  const problems: string[] = []
  if (deck.length !== players) problems.push(`has ${deck.length} roles for ${players} players`)
  const evil = deck.filter((role) => sideOf(role) === 'evil').length
  if (evil !== evilCounts[players])
    problems.push(`has ${evil} evil roles; with ${players} players there are ${evilCounts[players]}`)
  for (const role of roleNames) {
    const copies = deck.filter((other) => other === role).length
    if (copies > 1 && role !== 'servant' && role !== 'minion')
      problems.push(`has ${copies} of ${role}; there is one at most`)
  }
  return problems
}

/** Takes `Merlin`, `Loyal Servant of Arthur` or `Minion of Mordred` for the role it names. */
function readRole(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const words = given.toLowerCase()
  if (words.includes('servant')) return 'servant'
  return words.includes('minion') ? 'minion' : words.trim()
}

/** Takes a deal by seat for the list in order of seats; what is not one is left for the schema to refuse. */
function readDeal(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given
  const entries = Object.entries(given)
  const seats = seatsOf(entries.length)
  const roles = seats.map((seat) => (given as Record<string, unknown>)[seat])
  return roles.includes(undefined) ? given : roles
}
