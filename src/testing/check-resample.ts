/**
 * Whether `resample` draws anew what each seat cannot know. Two starts that look the same to a seat and not to another
 * show that it does not know something; then some redrawing for it has to change what another sees.
 */
import type { Game, Seat } from '../core/game.ts'
import { canonical, same } from '../core/json.ts'

/** Starts that are looked at besides those of the episodes, so that two look the same to somebody; and milliseconds for them. */
const MORE_STARTS = 50
const PATIENCE = 200

/** The starts of the seeds after this one. */
export function moreStarts(game: Game, config: unknown, seed: number): unknown[] {
  const until = performance.now() + PATIENCE
  const starts: unknown[] = []
  while (starts.length < MORE_STARTS && performance.now() < until)
    starts.push(game.start(config, seed + starts.length + 1))
  return starts
}

/** How often a state is drawn anew before it is said that nothing ever changes. */
const TRIES = 8

/** The first seat for which nothing is drawn anew, though it cannot know something; undefined: none. */
export function keptFromSeat(game: Game, seats: readonly Seat[], starts: readonly unknown[]): Seat | undefined {
  const seenIn = starts.map((state) => views(game, seats, state))
  const wholes = seenIn.map((views) => views.join('\n'))
  return seats.find((seat, at) => {
    const own = seenIn.map((views) => views[at]!)
    const open = starts.filter((_, i) => own.some((view, j) => view === own[i] && wholes[i] !== wholes[j]))
    return open.length > 0 && open.every((state) => isKept(game, seats, state, seat))
  })
}

/**
 * The first seat for which every seed draws the same other state from each start, though other starts show two or more
 * others that look the same to it: of one alternative alone nothing could be told.
 */
export function drawsTheSame(game: Game, seats: readonly Seat[], starts: readonly unknown[]): Seat | undefined {
  const seenIn = starts.map((state) => views(game, seats, state))
  return seats.find((seat, at) => {
    const alike = (own: string): string[] =>
      seenIn.filter((views) => views[at] === own).map((views) => views.join('\n'))
    const isOpen = (_: unknown, i: number): boolean => new Set(alike(seenIn[i]![at]!)).size > 2
    const open = starts.filter(isOpen)
    const drawn = open.map((state) => game.resample(state, seat, 1) as unknown)
    // By chance what is drawn is now and then what was there.
    if (drawn.every((state, i) => same(state, open[i]))) return false
    return open.every((state, i) => seeds.every((seed) => same(game.resample(state, seat, seed), drawn[i])))
  })
}

const seeds = Array.from({ length: TRIES }, (_, i) => i + 1)

function isKept(game: Game, seats: readonly Seat[], state: unknown, seat: Seat): boolean {
  const before = views(game, seats, state).join('\n')
  return seeds.every((seed) => views(game, seats, game.resample(state, seat, seed)).join('\n') === before)
}

const views = (game: Game, seats: readonly Seat[], state: unknown): string[] =>
  seats.map((seat) => canonical(game.observe(state, seat)))
