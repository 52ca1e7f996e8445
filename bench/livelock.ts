/**
 * Whether anybody freezes, and what is earned, with all sorts of partners in every kitchen:
 *
 *     npx tsx bench/livelock.ts [agent] [--partners still,greedy,…] [--layouts ring,…] [--seeds 4] [--standard] [--data <folder>]
 *
 * For each kitchen, partner and seat: the mean score with its 95 % interval, the lowest, and how often the agent froze: 50 steps without taking,
 * putting, starting or opening anything though it could have delivered a soup by itself with the other standing still.
 * Games begin at random places with random things unless `--standard` is given. Published networks (`bc`, `ppo_sp`) play
 * where `--data` holds them (by default `../shared/data`). Every frozen game is printed with its seed.
 */
import { parseArgs } from 'node:util'
import { playPair } from '../src/agents/overcooked/play-pair.ts'
import { layouts } from '../src/games/overcooked/index.ts'
import { cookCalled, intervalText, PARTNERS } from './cooks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    partners: { type: 'string', default: PARTNERS.join() },
    layouts: { type: 'string', default: layouts.map(({ name }) => name).join() },
    seeds: { type: 'string', default: '4' },
    standard: { type: 'boolean', default: false },
    data: { type: 'string', default: '../shared/data' },
  },
})
const name = positionals[0] ?? 'assistant'

let [games, frozen] = [0, 0]
for (const layout of values.layouts.split(','))
  for (const partner of values.partners.split(',')) {
    const [me, other] = [cookCalled(name, layout, values.data)!, cookCalled(partner, layout, values.data)]
    if (!other) continue
    const cells: string[] = []
    const failures: string[] = []
    for (const seat of [0, 1] as const) {
      const scores: number[] = []
      const times: number[] = []
      for (let seed = 1; seed <= Number(values.seeds); seed++) {
        const config = {
          layout,
          ...(layouts.find((one) => one.name === layout)?.recipes && { dynamics: 'modern' }),
          ...(!values.standard && { randomStart: { things: partner === 'holding' ? 1 : 0.5 } }),
        }
        const played = await playPair(config, seat === 0 ? [me, other] : [other, me], seed)
        scores.push(played.score)
        times.push(...played.times[seat])
        games++
        if (!played.froze[seat]) continue
        frozen++
        failures.push(`seat ${seat} seed ${seed}`)
      }
      const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!
      cells.push(`${intervalText(scores).padStart(16)} (min ${Math.min(...scores)}, ${slow.toFixed(0)} ms)`.padEnd(36))
    }
    const verdict = failures.length > 0 ? `FROZE ${failures.join(', ')}` : ''
    console.log(`${layout.padEnd(25)} ${partner.padEnd(10)} ${cells.join(' ')} ${verdict}`)
  }
console.log(`${name}: frozen in ${frozen} of ${games} games`)
