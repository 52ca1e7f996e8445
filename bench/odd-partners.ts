/**
 * Whether an assistant freezes beside partners with odd ways, in kitchens that are in no paper:
 *
 *     npx tsx bench/odd-partners.ts [partner …] [--kitchens island,…] [--seeds 1] [--horizon 300]
 *
 * Partners: `loop` (the same moves over and over), `onions` and `dishes` (fetches them and puts them anywhere), `ditherer` (goes
 * three steps east and three west), `mirror` (does what we did a step ago), `corridor` (stands in the narrowest place), `hog` (stands before a pot with full hands), `moody` (greedy
 * and still by turns). For each kitchen and partner the scores of both seats; frozen is who does nothing to any thing for 50
 * steps though it could have delivered a soup alone.
 */
import { parseArgs } from 'node:util'
import { assistant } from '../src/agents/overcooked/agents.ts'
import { playPair } from '../src/agents/overcooked/play-pair.ts'
import { ODD, oddCook } from './odd-cooks.ts'
import { OWN } from './own-kitchens.ts'

const KITCHENS: Readonly<Record<string, object>> = {
  island: { grid: ['XXOXPXX', 'X1    D', 'X XXX X', 'S XXX O', 'X    2X', 'XXPXDXX'] },
  'two hatches': { grid: ['XXPXPXXX', 'S  1   S', 'X XXXX X', 'O  2   D', 'XXXXXXXX'] },
  corridor: { grid: ['XXXXXXXXXX', 'O 1    2 P', 'X XXXXXX X', 'D        S', 'XXXXXXXXXX'] },
  'pot room': { grid: ['XXXXXXX', 'O1 X  P', 'X     P', 'D2 X  S', 'XXXXXXX'] },
  'three pots': OWN['three small pots']!,
  'four pots': OWN['four pots']!,
  'far dishes': { grid: ['XXPXXXXXXX', 'O  1     X', 'X    2   D', 'XXSXXXXXXX'] },
  'few counters': { grid: ['XXPXX', 'O1 2O', 'X   X', 'XDXSX'] },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kitchens: { type: 'string', default: Object.keys(KITCHENS).join() },
    seeds: { type: 'string', default: '1' },
    horizon: { type: 'string', default: '300' },
  },
})
let [games, frozen] = [0, 0]
for (const kitchen of values.kitchens.split(','))
  for (const name of positionals.length > 0 ? positionals : ODD) {
    const other = { agent: oddCook(name) }
    const scores: string[] = []
    for (const seat of [0, 1])
      for (let seed = 1; seed <= Number(values.seeds); seed++) {
        const me = { agent: assistant }
        const config = { ...KITCHENS[kitchen], horizon: Number(values.horizon) }
        const { score, froze } = await playPair(config, seat === 0 ? [me, other] : [other, me], seed)
        games++
        if (froze[seat]) frozen++
        scores.push(`${score}${froze[seat] ? ` FROZE seat ${seat} seed ${seed}` : ''}`)
      }
    console.log(`${kitchen.padEnd(12)} ${name.padEnd(9)} ${scores.join(', ')}`)
  }
console.log(`frozen in ${frozen} of ${games} games`)
