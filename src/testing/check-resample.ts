/**
 * Whether `resample` draws anew what each seat cannot know. Two starts that look the same to a seat and not to another
 * show that it does not know something; then some redrawing for it has to change what another sees.
 */
import { sharedConfig, type Game, type Seat } from '../core/game.ts'
import { canonical, same } from '../core/json.ts'
import { validate } from '../core/schema.ts'

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

/** The first seat for which nothing is drawn anew that another sees, though it cannot know that; undefined: none. */
export function keptFromSeat(
  game: Game,
  seats: readonly Seat[],
  starts: readonly unknown[],
): { seat: Seat; other: Seat } | undefined {
  const seenIn = starts.map((state) => views(game, seats, state))
  for (const [at, seat] of seats.entries())
    for (const [to, other] of seats.entries()) {
      const isOpen = (_: unknown, i: number): boolean =>
        seenIn.some((views) => views[at] === seenIn[i]![at] && views[to] !== seenIn[i]![to])
      const open = starts.filter(isOpen)
      if (open.length > 0 && open.every((state) => isKept(game, state, seat, other))) return { seat, other }
    }
  return undefined
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

/** A seed that stands nowhere by chance. */
const TELLING = 918_273_645

/** The first seat that is shown the seed when an episode begins. */
export const seedTold = (game: Game, config: unknown): Seat | undefined =>
  game.seats(config).find((seat) => view(game, game.start(config, TELLING), seat).includes(String(TELLING)))

/**
 * The first seat to which what it may know of the config gives away what others see, though some redrawing for it changes
 * that: a game that begins from the same config with other seeds, and with nothing else, shows others just the same.
 */
export function givenAway(game: Game, config: unknown, seats: readonly Seat[], start: unknown): Seat | undefined {
  let known: unknown
  try {
    known = validate(game.config, sharedConfig(game, config), 'what is shared of the config')
  } catch {
    // No config by itself: then there is nothing to begin from.
    return undefined
  }
  const seen = views(game, seats, start).join('\n')
  if (!seeds.every((seed) => views(game, seats, game.start(known, seed)).join('\n') === seen)) return undefined
  return seats.find((seat) => seats.some((other) => !isKept(game, start, seat, other)))
}

const seeds = Array.from({ length: TRIES }, (_, i) => i + 1)

function isKept(game: Game, state: unknown, seat: Seat, other: Seat): boolean {
  const before = view(game, state, other)
  return seeds.every((seed) => view(game, game.resample(state, seat, seed), other) === before)
}

const view = (game: Game, state: unknown, seat: Seat): string => canonical(game.observe(state, seat))

const views = (game: Game, seats: readonly Seat[], state: unknown): string[] =>
  seats.map((seat) => view(game, state, seat))
