/** What no dialogue at all, or plain greed, comes to on the same houses (reference figures: paper, section 4). */
import type { Outcome } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { jointWeights, travelingAdventurers, type Config, type House } from '../../games/traveling-adventurers/index.ts'
import { bestTours, greedyTours } from '../../solvers/tours/index.ts'
import type { Floor, Floors } from '../game-agents.ts'

type Choose = (house: House, random: Random) => readonly number[]

/** One seat dictates the best round trip for its own coins; ties are broken at random. */
const soloOptimum: Choose = ({ rooms, weights }, random) =>
  random.pick(bestTours({ size: rooms.length, values: Float64Array.from(weights.USER) }).tours)

/** Both, with everything known, always take the hallway with the most coins next; ties are broken at random. */
const jointGreedy: Choose = (house, random) => {
  let draw = random.float()
  const tours = greedyTours(jointWeights(house))
  return (tours.find(({ chance }) => (draw -= chance) < 0) ?? tours.at(-1)!).tour
}

export const floors: Floors = (config, seeds) => [
  floor('solo optimum, no talk', soloOptimum, config as Config, seeds),
  floor('joint greedy', jointGreedy, config as Config, seeds),
]

function floor(name: string, choose: Choose, config: Config, seeds: readonly number[]): Floor {
  const outcomes = seeds.map((seed): Outcome => {
    let state = travelingAdventurers.start({ ...config, mode: 'self-play' }, seed)
    const tour = choose(state.house, new Random(seed, name))
    const path = [...tour, tour[0]!].map((place) => state.house.rooms[place]!)
    for (const seat of ['USER', 'BOT']) state = travelingAdventurers.act(state, seat, { type: 'submit', path })
    return travelingAdventurers.outcome(state)!
  })
  return { name, outcomes }
}
