/**
 * How a pair of assistants gets on in kitchens drawn at random, beside what a plan for both comes to:
 *
 *     npx tsx bench/drawn-kitchens.ts [--from 1] [--kitchens 40] [--gates]
 *
 * Rooms of up to 9 × 7 with walls inside, two in five of them parted in two (with a gate, if asked), and everything at random
 * places. Each is played once as drawn and three times from random places with random things about, 300 steps a game; drawings
 * in which the plan delivers nothing are left out. Printed are those where a cook froze (50 steps without an act of its own
 * though it could work alone) or the pair earned less than half of the plan, and the share of all plans' points.
 */
import { parseArgs } from 'node:util'
import { planEpisode } from '../src/agents/overcooked/symbolic/plan-episode.ts'
import { playPair } from '../src/agents/overcooked/play-pair.ts'
import { InvalidInput } from '../src/core/errors.ts'
import { Random } from '../src/core/random.ts'
import { validate } from '../src/core/schema.ts'
import { compile, overcooked as game } from '../src/games/overcooked/index.ts'
import { cookCalled } from './cooks.ts'

const HORIZON = 300
const WIDTH = 120
const STARTS = 3

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    kitchens: { type: 'string', default: '40' },
    gates: { type: 'boolean', default: false },
  },
})
const assistant = cookCalled('assistant', '', '')!

function draw(seed: number): string[] {
  const random = new Random(seed, 'kitchen')
  const [width, height] = [random.int(5, 9), random.int(4, 7)]
  const isRim = (x: number, y: number) => x === 0 || y === 0 || x === width - 1 || y === height - 1
  const grid = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x): string => (isRim(x, y) ? 'X' : ' ')),
  )
  const inside = () => [random.int(1, width - 2), random.int(1, height - 2)] as const
  for (let walls = random.int(0, Math.floor(((width - 2) * (height - 2)) / 3)); walls > 0; walls--) {
    const [x, y] = inside()
    grid[y]![x] = 'X'
  }
  if (random.float() < 0.4) {
    const x = random.int(2, width - 3)
    for (let y = 1; y < height - 1; y++) grid[y]![x] = 'X'
    if (values.gates) grid[random.int(1, height - 2)]![x] = 'G'
  }
  const cells = grid.flatMap((row, y) => row.map((_, x) => [x, y] as const))
  const isFloor = (x: number, y: number) => grid[y]?.[x] === ' '
  const isReached = ([x, y]: readonly [number, number]) =>
    grid[y]![x] === 'X' && (isFloor(x + 1, y) || isFloor(x - 1, y) || isFloor(x, y + 1) || isFloor(x, y - 1))
  const places = random.shuffle(cells.filter(isReached))
  for (const tile of [...'ODPS', ...random.shuffle([...'PODS']).slice(0, random.int(0, 4))]) {
    const [x, y] = places.pop() ?? [0, 0]
    grid[y]![x] = tile
  }
  const floor = random.shuffle(cells.filter(([x, y]) => isFloor(x, y)))
  for (const cook of '12') {
    const [x, y] = floor.pop() ?? [0, 0]
    grid[y]![x] = cook
  }
  return grid.map((row) => row.join(''))
}

/** What a plan for both earns from a beginning; 0 where nothing can be cooked there. */
function plan(config: object, seed: number): number {
  try {
    const { kitchen, cells } = game.start(validate(game.config, config, 'config'), seed)
    return planEpisode(compile(kitchen), cells, HORIZON, WIDTH).reward
  } catch (error) {
    if (InvalidInput.isInstance(error)) return 0
    throw error
  }
}

let [games, frozen, low, earned, planned] = [0, 0, 0, 0, 0]
for (let seed = Number(values.from), kitchens = 0; kitchens < Number(values.kitchens); seed++) {
  const grid = draw(seed)
  const drawn = { grid, horizon: HORIZON }
  if (plan(drawn, 1) === 0) continue
  kitchens++
  const failures: string[] = []
  for (let start = 0; start <= STARTS; start++) {
    const config = start === 0 ? drawn : { ...drawn, randomStart: { things: 0.5 } }
    const best = plan(config, Math.max(1, start))
    if (best === 0) continue
    const { score, froze } = await playPair(config, [assistant, assistant], Math.max(1, start))
    games++
    earned += score
    planned += best
    if (froze.includes(true)) frozen++
    if (score < best / 2) low++
    if (froze.includes(true) || score < best / 2)
      failures.push(
        `${start === 0 ? 'as drawn' : `random start ${start}`}: ${score} of ${best}${froze.includes(true) ? ', frozen' : ''}`,
      )
  }
  if (failures.length > 0) console.log(`\nkitchen ${seed}: ${failures.join('; ')}\n${grid.join('\n')}`)
}
console.log(
  `\n${values.kitchens} kitchens, ${games} games: frozen in ${frozen}, less than half of the plan in ${low}, ${((100 * earned) / planned).toFixed(0)} % of the plans' points`,
)
