/** How well a visitor's wishes explain what it said and did about proposals: log likelihoods, all soft. */
import { scoreItinerary, type Preference, type Site } from '../../games/planning/index.ts'
import { logistic } from '../dialogue/likelihood.ts'
import type { Tried } from './tried.ts'
import type { Opinion } from './opinions.ts'

interface World {
  readonly sites: readonly Site[]
  readonly preferences: readonly Preference[]
}

/** Points from which on a stop is liked or not, and how blurred that is. */
const STOP = { middle: 2, blur: 5 }
/** Points that legs cost before they are called far. */
const FAR = { leg: 5, all: 9, blur: 4 }
const WHOLE = { middle: 12, blur: 10 }
const PROGRESS_BLUR = 6
/** How likely somebody complains of a price with a budget that is kept, and how likely not with one that is not. */
const PRICE = { kept: 0.3, silent: 0.6 }
/** How likely somebody says nothing of travel that is as long as this. */
const QUIET = { travel: 12, blur: 8 }
const REJECTED = { middle: 24, blur: 12 }

export function logFeeling(world: World, tried: readonly Tried[]): number {
  let log = 0
  let before: number | undefined
  for (const { events, opinions, rejected, said } of tried) {
    const answered = said.length > 0
    if (opinions.length === 0 && !rejected && !answered) continue
    const scored = scoreItinerary(world, events)
    const travel = -scored.bySlot.reduce((sum, score, slot) => (slot % 2 ? sum + score : sum), 0)
    const over = world.preferences.some(
      (preference) => preference.kind === 'PriceBudgetPreference' && scored.price > preference.budget,
    )
    for (const opinion of opinions)
      log += logOpinion(opinion, {
        world,
        events,
        scored,
        travel,
        over,
        before,
      })
    const speaksOf = (about: string): boolean =>
      opinions.some((opinion) => opinion.about === about || (opinion.about === 'stop' && opinion.reason !== undefined))
    if (answered && !speaksOf('travel')) log += logistic((QUIET.travel - travel) / QUIET.blur)
    if (answered && over && !speaksOf('price')) log += Math.log(PRICE.silent)
    if (rejected) log += logistic((REJECTED.middle - scored.total) / REJECTED.blur)
    before = scored.total
  }
  return log
}

interface Scene {
  readonly world: World
  readonly events: readonly (number | null)[]
  readonly scored: ReturnType<typeof scoreItinerary>
  /** Points that all legs cost. */
  readonly travel: number
  readonly over: boolean
  /** What the proposal before was worth. */
  readonly before: number | undefined
}

function logOpinion(opinion: Opinion, { world, events, scored, travel, over, before }: Scene): number {
  switch (opinion.about) {
    case 'travel':
      return logistic(((opinion.good ? -1 : 1) * (travel - FAR.all)) / FAR.blur)
    case 'price':
      return logPrice(over !== opinion.good)
    case 'whole':
      return logistic(((opinion.good ? 1 : -1) * (scored.total - WHOLE.middle)) / WHOLE.blur)
    case 'progress':
      return before === undefined ? 0 : logistic(((opinion.better ? 1 : -1) * (scored.total - before)) / PROGRESS_BLUR)
    default: {
      const { place, good, reason } = opinion
      const legs = -((scored.bySlot[2 * place - 1] ?? 0) + (scored.bySlot[2 * place + 1] ?? 0))
      if (reason === 'far') return logistic(((good ? -1 : 1) * (legs - FAR.leg)) / FAR.blur)
      if (reason === 'price') return logPrice(over !== good)
      const worth = worthOf(place, { world, events, scored })
      return logistic(((good ? 1 : -1) * (worth - STOP.middle)) / STOP.blur)
    }
  }
}

const logPrice = (explained: boolean): number => Math.log(explained ? 1 - PRICE.kept : PRICE.kept)

/** What a stop adds to the whole. Half of the way to it and from it is there for the others. */
function worthOf(place: number, { world, events, scored }: Pick<Scene, 'world' | 'events' | 'scored'>): number {
  const without = events.map((event, at) => (at === place ? null : event))
  const legs = (scored.bySlot[2 * place - 1] ?? 0) + (scored.bySlot[2 * place + 1] ?? 0)
  return scored.total - scoreItinerary(world, without).total - legs / 2
}
