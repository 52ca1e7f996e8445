/** How long exact tours take: `npx tsx bench/tours.ts`. Random weights 1 to 10, one core. */
import { Random } from '../src/core/random.ts'
import { proveTour } from '../src/node/prove-tour.ts'
import { bestTour, rankTour, setWeight, unknownWeights } from '../src/solvers/tours/index.ts'
import type { Weights } from '../src/solvers/tours/index.ts'

function draw(size: number, seed: number): Weights {
  const random = new Random(seed, 'bench', size)
  const weights = unknownWeights(size)
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) setWeight(weights, a, b, random.int(1, 10))
  return weights
}

for (const [size, times] of [
  [4, 20_000],
  [6, 20_000],
  [8, 5000],
  [10, 1000],
  [12, 200],
  [15, 20],
  [18, 3],
  [20, 1],
] as const) {
  const boards = Array.from({ length: Math.min(times, 100) }, (_, i) => draw(size, i))
  for (const board of boards.slice(0, 20)) if (size < 16) bestTour(board)
  const begun = performance.now()
  for (let i = 0; i < times; i++) bestTour(boards[i % boards.length]!)
  console.log(`Held–Karp, n = ${size}: ${((performance.now() - begun) / times).toFixed(4)} ms`)
}

for (const size of [6, 9, 12]) {
  const board = draw(size, 1)
  const { value } = bestTour(board)
  const begun = performance.now()
  const rank = rankTour(board, value, new Random(1))
  console.log(
    `percentile, n = ${size}: ${(performance.now() - begun).toFixed(1)} ms (${rank.exact ? 'all' : 'sampled'} ${rank.tours})`,
  )
}

for (const size of [18, 24, 30, 40, 60]) {
  const begun = performance.now()
  const { value, bound, proved } = await proveTour(draw(size, 1), { seconds: 30 })
  console.log(
    `HiGHS with cuts in a worker, n = ${size}: ${((performance.now() - begun) / 1000).toFixed(2)} s, value ${value}, bound ${bound}, proved ${proved}`,
  )
}
