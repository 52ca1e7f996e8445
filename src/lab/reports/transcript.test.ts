import { describe, expect, it } from 'vitest'
import { agents } from '../../agents/index.ts'
import type { Event } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { transcribe } from './transcript.ts'

/** An episode as it is read, of the agents of that name. */
async function read(name: string, given: object, who = 'symbolic'): Promise<string> {
  const game: Game = await games[name]!()
  const { create, options } = (await agents(name)).find((one) => one.name === who)!
  const config = validate<any>(game.config, given, 'config')
  const chosen = options ? validate<any>(options, {}, 'options') : null
  const seats = Object.fromEntries(
    game.seats(config).map((seat) => [seat, { name: who, agent: create({ game, config, seat, options: chosen }) }]),
  )
  const events: Event[] = []
  await play({ game, config, seed: 1, seats, listen: (event) => events.push(event) })
  const page = transcribe(events, game)
  return page.slice(page.indexOf('What happened'), page.indexOf('Results'))
}

describe('an episode to read', () => {
  it('tells what cooks did to things, and cooks who wait once', async () => {
    const page = await read('overcooked', { horizon: 150 })
    expect(page.match(/puts an onion into a pot/g)!.length).toBeGreaterThanOrEqual(3)
    expect(page).toMatch(/→ (?:alice|bob) delivers a soup: 20 points now\./)
    expect(page).toMatch(/alice: stay · bob: stay, \d+ times/)
    expect(page.match(/· bob: stay · alice: stay · bob: stay · alice: stay/)).toBeNull()
  })

  it('tells how every vote and quest ended, and who sabotaged it', async () => {
    const page = await read('avalon', {}, 'random')
    expect(page.match(/→ The team is (?:approved|rejected), \d to \d\./g)!.length).toBeGreaterThan(0)
    for (const round of [1, 2, 3])
      expect(page.match(new RegExp(`Quest ${round} (?:succeeds|fails)`, 'g'))).toHaveLength(1)
    expect(page).toMatch(/Quest \d fails: players? \d.* sabotaged it/)
  })

  it('tells what a world answered, once each, and what that earned', async () => {
    const page = await read('sorting', {})
    const commands = page.match(/player: /g)!.length
    expect(page.match(/→/g)).toHaveLength(commands)
    expect(page).toContain('The score is 1.')
  })

  it('tells where pursuers and fugitives went, and what was mended, opened and caught', async () => {
    const escape = await read('collab-escape', {})
    expect(escape).toMatch(/→ The killer (?:stays|goes to room \d)/)
    expect(escape).toContain('The exit is open.')
    expect(await read('collab-capture', {})).toMatch(/The thief is caught by (?:Alice|Bob)/)
  })

  it('tells what each full proposal would earn', async () => {
    const page = await read('assignment', {})
    expect(page).toMatch(/→ It would earn \d+ of at most \d+\./)
  })
})
