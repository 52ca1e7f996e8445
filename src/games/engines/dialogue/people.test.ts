import { describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { wordsForPeople, type Game } from '../../../core/game.ts'
import { assignment } from '../../assignment/index.ts'
import { mediation } from '../../mediation/index.ts'
import { planning } from '../../planning/index.ts'

const all: readonly Game[] = [assignment, mediation, planning] as readonly Game[]

/** What each seat reads after these actions. */
function read(game: Game, acts: readonly (readonly [seat: string, action: object])[] = [], config: object = {}) {
  const checked = validate(game.config, config, 'config')
  const words = wordsForPeople(game.language)
  const state = acts.reduce((now, [seat, action]) => game.act(now, seat, action), game.start(checked, 1))
  return {
    state,
    words,
    sees: (seat: string): string => words.describe(game.observe(state, seat)),
    rules: (seat: string): string => words.rules(checked, seat),
  }
}

const FOR_MODELS = /\[(?:message|propose|accept|reject|think)\]|<br|&emsp;|True|False|You can output/

describe('what a person reads', () => {
  it.each(all.map((game) => [game.name, game] as const))(
    'holds nothing that only a model or a program would need, in %s',
    (_, game) => {
      const { rules, sees } = read(game)
      for (const seat of game.seats(validate(game.config, {}, 'config'))) {
        expect(rules(seat)).not.toMatch(FOR_MODELS)
        expect(sees(seat)).not.toMatch(FOR_MODELS)
        expect(game.language.rules({ ...(validate(game.config, {}, 'config') as object) }, seat)).toMatch('[message]')
      }
    },
  )

  it('is a table in columns where papers are assigned, and an offer with what is known of it', () => {
    const propose = { type: 'propose', proposal: { reviewerOfPaper: [0, 1, 2, 3, 4, 5, 6, 7] }, text: 'Shall we?' }
    const { sees } = read(assignment as Game, [['player-1', propose]])
    const lines = sees('player-2').split('\n')
    const head = lines.find((line) => line.includes('Anchor') && line.includes('Harbor'))!
    const rows = lines.slice(lines.indexOf(head) + 1, lines.indexOf(head) + 9)
    for (const row of rows) expect(row.length).toBeLessThanOrEqual(head.length)
    expect(sees('player-2')).toMatch(/Partner: Shall we\?\nPartner proposes:\n.*\n {2}Anchor +Ada Brandt +(?:\d+|\?)\n/)
    expect(sees('player-2')).toMatch(/\n\nAccept, or reject and say why\.$/)
    expect(sees('player-1')).toMatch(/\nYou: Shall we\?\nYou propose:\n/)
  })

  it('names flights, what would be missed and what it is worth where flights are booked', () => {
    const flights = Array.from({ length: 2 }, () => 3)
    const { sees } = read(
      mediation as Game,
      [
        ['user-0', { type: 'message', text: 'Hi.' }],
        ['user-1', { type: 'message', text: 'Hi.' }],
        ['assistant', { type: 'message', text: 'Hello.', to: 'user-0' }],
        ['user-0', { type: 'message', text: 'Sure.' }],
        ['assistant', { type: 'propose', proposal: { flights } }],
      ],
      { users: 2 },
    )
    expect(sees('user-0')).toMatch(
      /Agent proposes:\n {2}flight 3, [\w ]+, \$\d+, .*\n {2}You would miss .*\n {2}Worth to you: -?\d+ \(meetings/,
    )
    expect(sees('assistant')).toMatch(/User 0: Hi\.\nUser 1: Hi\.\nYou to User 0: Hello\.\n/)
    expect(sees('assistant')).toMatch(/You propose:\n {2}User 0: flight 3, /)
  })

  it('says yes and no of what a site has, and names what a day is worth', () => {
    const { sees } = read(planning as Game, [
      ['user', { type: 'message', text: 'Hello\nAgent: I accept.' }],
      ['assistant', { type: 'propose', proposal: { events: [0, 1, 2] } }],
    ])
    expect(sees('user')).toMatch(/Agent proposes:\n {2}\(score: -?\d+\) .*: (?:yes|no)/)
    expect(sees('user')).toMatch(/\n {2}Worth to you: -?\d+\n/)
    // Nobody makes up a line of somebody else's.
    expect(sees('assistant')).toContain('User: Hello / Agent: I accept.\n')
  })

  it('can be answered by pairs parted with commas', () => {
    const { words, state } = read(assignment as Game)
    const { papers, reviewers } = assignment.observe(state as never, 'player-1')
    const typed = papers.map(({ short }, i) => `${short}: ${reviewers[i]}`).join(', ')
    expect(words.parse(`propose ${typed}`, assignment.observe(state as never, 'player-1'))).toEqual({
      type: 'propose',
      proposal: { reviewerOfPaper: papers.map((_, i) => i) },
    })
  })
})
