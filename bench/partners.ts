/**
 * How well an assistant plays with strangers, each figure beside what is asked of it:
 *
 *     npx tsx bench/partners.ts [rows …] [--games 20] [--data <folder>] [--played <file>]
 *
 * Rows: `bc` (imitations of people), `ppo` (networks trained with themselves, and what those earn with themselves),
 * `greedy` (the published greedy cook), `still` (a partner who never moves, beside what one cook can do alone), `random`
 * (pairs of assistants from random starts, frozen games counted). Means with 95 % bootstrap intervals over games; seat 0
 * is alice. `--played` keeps each game in a file, so that a bench that was stopped goes on where it was: remove the file after
 * a change to the agents. Published networks play where `--data` holds them (by default `../shared/data`).
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { validate } from '../src/core/schema.ts'
import { planAlone } from '../src/agents/overcooked/partner/plan-alone.ts'
import { playPair, type Cook, type Played } from '../src/agents/overcooked/play-pair.ts'
import { compile, layouts, overcooked as game } from '../src/games/overcooked/index.ts'
import { cookCalled, intervalText, NETWORKS } from './cooks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    data: { type: 'string', default: '../shared/data' },
    played: { type: 'string' },
  },
})
const games = Number(values.games)
const asked = (row: string) => positionals.length === 0 || positionals.includes(row)
const cook = (name: string, layout: string): Cook | undefined => cookCalled(name, layout, values.data)

const ASSISTANT = cook('assistant', '')!
/** The scores that are asked for beside imitations of people, and beside the greedy cook. */
const BC: Readonly<Record<string, number>> = {
  'cramped-room': 165,
  'asymmetric-advantages': 285,
  'coordination-ring': 170,
  'forced-coordination': 100,
  'counter-circuit': 130,
}
const GREEDY: Readonly<Record<string, number>> = { 'coordination-ring': 240, 'counter-circuit': 160 }
/** What share of the score of two of their own is asked for beside networks, and of one alone beside a still partner. */
const OF_THEIR_OWN = 0.85
const OF_ALONE = 0.9
/** What one cook alone is planned with. */
const WIDTH = 300
/** Random starts in each kitchen. */
const STARTS = 2 * games

type Game = Pick<Played, 'score' | 'froze'>

/** Games that were played before, by what they are called. */
const before = new Map<string, Game>()
if (values.played !== undefined && existsSync(values.played))
  for (const line of readFileSync(values.played, 'utf8').split('\n').slice(0, -1)) {
    const { called, ...game } = JSON.parse(line) as Game & { called: string }
    before.set(called, game)
  }

/** Plays games, and tells on standard error how far it is. `called`: what tells them from all others. */
async function playGames(called: string, config: object, cooks: readonly [Cook, Cook], count = games): Promise<Game[]> {
  const all: Game[] = []
  for (let seed = 1; seed <= count; seed++) {
    const key = `${called}, game ${seed}`
    const known = before.get(key)
    if (!known && process.stderr.isTTY) process.stderr.write(`\r\u001b[K${key} of ${count}\r`)
    const { score, froze } = known ?? (await playPair(config, cooks, seed))
    all.push({ score, froze })
    if (!known && values.played !== undefined)
      appendFileSync(values.played, `${JSON.stringify({ called: key, score, froze })}\n`)
  }
  return all
}

const scoresOf = (played: readonly Game[]): number[] => played.map(({ score }) => score)
const seated = (seat: number, other: Cook): readonly [Cook, Cook] =>
  seat === 0 ? [ASSISTANT, other] : [other, ASSISTANT]
const print = (row: string, layout: string, rest: string): void =>
  console.log(`${row.padEnd(8)} ${layout.padEnd(25)} ${rest}`)

async function besides(row: string, layout: string, other: Cook, least: number): Promise<void> {
  for (const seat of [0, 1]) {
    const scores = scoresOf(await playGames(`${row} ${layout} seat ${seat}`, { layout }, seated(seat, other)))
    print(
      row,
      layout,
      `seat ${seat}: ${intervalText(scores)}, lowest ${Math.min(...scores)} (n ${games}; asked ${least})`,
    )
  }
}

if (asked('bc'))
  for (const layout of Object.keys(NETWORKS)) {
    const partner = cook('bc', layout)
    if (partner) await besides('bc', layout, partner, BC[layout]!)
  }
if (asked('ppo'))
  for (const layout of Object.keys(NETWORKS)) {
    const partner = cook('ppo_sp', layout)
    if (!partner) continue
    const own = scoresOf(await playGames(`ppo ${layout} with itself`, { layout }, [partner, partner]))
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length
    print('ppo', layout, `with itself: ${intervalText(own)} (n ${games})`)
    await besides('ppo', layout, partner, Math.round(OF_THEIR_OWN * mean))
  }
if (asked('greedy'))
  for (const [layout, least] of Object.entries(GREEDY)) await besides('greedy', layout, cook('greedy', layout)!, least)
if (asked('still'))
  for (const { name: layout, recipes } of layouts)
    for (const seat of [0, 1]) {
      const config = { layout, ...(recipes && { dynamics: 'modern' }) }
      const { kitchen, cells, horizon } = game.start(validate(game.config, config, 'config'), 1)
      const alone = planAlone(compile(kitchen), Int16Array.from(cells), seat, horizon, WIDTH)?.reward ?? 0
      if (alone === 0) continue
      const cooks = seated(seat, cook('still', layout)!)
      const [{ score }] = (await playGames(`still ${layout} seat ${seat}`, config, cooks, 1)) as [Game]
      const share = `${((100 * score) / alone).toFixed(0)} % of ${alone} alone`
      print('still', layout, `seat ${seat}: ${score}, ${share} (asked ${100 * OF_ALONE} %)`)
    }
if (asked('random'))
  for (const { name: layout, recipes } of layouts) {
    const config = { layout, ...(recipes && { dynamics: 'modern' }), randomStart: { things: 0.5 } }
    const played = await playGames(`random ${layout}`, config, [ASSISTANT, ASSISTANT], STARTS)
    const frozen = played.filter(({ froze }) => froze.includes(true)).length
    print('random', layout, `frozen in ${frozen} of ${STARTS} (asked 0), score ${intervalText(scoresOf(played))}`)
  }
