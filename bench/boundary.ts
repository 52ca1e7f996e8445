/**
 * What strangers cost: symbolic agents (or the game's first) play each game bare, asked by a plain loop that hands them
 * the game's own observations; with the boundary, which freezes what they see and copies and checks what they do; and at
 * a table, which keeps order and listens as well. All in one run, in turns; ratios are of processor time.
 *
 * The bare time is the game's own and its agents' thinking after three episodes that are not counted: what agents keep
 * from one episode to the next, as plans for a kitchen, is there already, so it is as short as it gets. Games that freeze
 * what they show by themselves do so in all three; the rest of the freezing is the boundary's.
 * `npx tsx bench/boundary.ts [game …]`.
 */
import { agents } from '../src/agents/index.ts'
import type { Agent, Turn } from '../src/core/agent.ts'
import { readDecision } from '../src/core/boundary.ts'
import { freeze } from '../src/core/frozen.ts'
import { CLOCK, type Game, type Seat } from '../src/core/game.ts'
import { play } from '../src/core/play.ts'
import { Random } from '../src/core/random.ts'
import { validate } from '../src/core/schema.ts'
import { games } from '../src/games/index.ts'
import { prepare, seatAll } from '../src/lab/seating/lineup.ts'

/** Seconds of bare play for each game, about. */
const SECONDS = 1.5
const CONFIGS: Readonly<Record<string, object>> = { overcooked: { layout: 'cramped-room', horizon: 400 } }

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(games)
console.log('game                      bare ms/episode   with the boundary      at a table')
for (const name of names) {
  const game = await games[name]!()
  const config = validate(game.config, CONFIGS[name] ?? {}, name)
  const agent = (await agents(name)).find(({ needsModel }) => !needsModel)!.name
  const player = await prepare(game, { agent }, () => Promise.reject(new Error('no model here')))
  const players = Object.fromEntries(game.seats(config).map((seat) => [seat, player]))
  const spent = { bare: 0, guarded: 0, table: 0 }
  let episodes = 0
  const once = async (seed: number): Promise<void> => {
    const seated = (): ReturnType<typeof seatAll> => seatAll(game, config, players)
    spent.bare += await cost(() => playBare(game, config, seed, seated(), false))
    spent.guarded += await cost(() => playBare(game, config, seed, seated(), true))
    spent.table += await cost(() => play({ game, config, seed, seats: seated() }))
    episodes++
  }
  for (let seed = 1; seed <= 3; seed++) await once(seed)
  spent.bare = spent.guarded = spent.table = episodes = 0
  for (let seed = 4; spent.bare < SECONDS * 1000 && seed < 3000; seed++) await once(seed)
  const ratio = (part: number): string => `${(part / spent.bare).toFixed(2)} ×`.padStart(16)
  const bare = (spent.bare / episodes).toFixed(2).padStart(10)
  console.log(`${`${name} (${agent})`.padEnd(34)}${bare}${ratio(spent.guarded)}${ratio(spent.table)}`)
}

async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A loop with nothing around it, or with the boundary alone: no log, no second try. */
async function playBare(
  game: Game,
  config: unknown,
  seed: number,
  seats: Readonly<Record<Seat, { readonly agent: Agent }>>,
  guarded: boolean,
): Promise<void> {
  let state: unknown = game.start(config, seed)
  const numbers = new Map<Seat, number>()
  while (!game.outcome(state)) {
    const { must, may, clock } = game.turn(state)
    let acted = false
    for (const seat of must.length > 0 ? must : may) {
      const number = (numbers.get(seat) ?? 0) + 1
      numbers.set(seat, number)
      const turn = {
        seat,
        number,
        mayPass: must.length === 0,
        rejections: [],
        random: new Random(seed, 'seat', seat, number, 0),
        signal: new AbortController().signal,
        note: () => {},
        use: async (_tool: string, _input: unknown, run: (signal: AbortSignal) => unknown) =>
          run(new AbortController().signal),
      } as unknown as Turn
      const seen: unknown = game.observe(state, seat)
      const decision = await seats[seat]!.agent.act(guarded ? freeze(seen) : seen, turn)
      const read = guarded ? readDecision(game, game.language, decision, seen) : undefined
      const action: unknown = read ? (read.type === 'act' ? read.action : undefined) : decision.action
      if (action === undefined) continue
      state = game.act(state, seat, action)
      acted = true
    }
    if (!acted && clock) state = game.act(state, CLOCK, clock.action)
    else if (!acted) return
  }
}
