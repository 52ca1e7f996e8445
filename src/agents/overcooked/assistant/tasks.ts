/** What a cook with empty hands could go and do, and what each thing is worth. */
import { engine } from '../../../games/overcooked/index.ts'
import { FAR } from '../planner/transport.ts'
import { findErrand } from './errand.ts'
import { findNeeds, isDishAwaited, type Needs } from './needs.ts'
import type { PotNow, Situation, Target } from './situation.ts'

const { DISH, NOTHING, ONION, SOUP, TOMATO } = engine

export interface Task {
  readonly kind: 'dish' | 'ingredient' | 'soup' | 'gate' | 'start' | 'clear'
  /** What the task is for: no two cooks take the same. */
  readonly purpose: string
  readonly target: Target
  /** In steps, less the steps that it takes this cook. */
  readonly worth: number
}

/** Worth of each kind of task, in steps; the spread decides what comes first. */
const WORTH = { soup: 100, clear: 95, gate: 90, start: 85, dish: 80, ingredient: 60, early: 20 } as const
/** What each step that a dish waits for its soup takes from its worth: other work may be done meanwhile. */
const WAITING = 4

/** All that this cook could do; those it cannot get to are left out. */
export function listTasks(situation: Situation, player: number): Task[] {
  const needs = findNeeds(situation)
  const tasks = [
    ...listSoups(situation, player),
    ...listGates(situation, player),
    ...listJams(situation, player),
    ...situation.pots.flatMap((pot) => [
      ...listStarts(situation, player, pot),
      ...listDishes(situation, player, pot, needs),
      ...listIngredients(situation, player, pot, needs),
    ]),
  ]
  return tasks.filter(({ worth }) => worth > -FAR / 2)
}

const task = (kind: Task['kind'], purpose: string, target: Target, worth: number, steps: number): Task => ({
  kind,
  purpose,
  target,
  worth: steps < FAR ? worth - steps : -FAR,
})

/** Soups that lie about; who cannot serve them leaves them to who can, or brings them there. */
function listSoups(situation: Situation, player: number): Task[] {
  const { toServing } = situation.tables
  const handsOver = !situation.serves(player) && situation.serves(1 - player)
  if (handsOver && situation.freePassages().length === 0) return []
  return situation
    .lying((item) => item > SOUP)
    .filter((at) => !(handsOver && situation.walk(1 - player, at) < FAR))
    .map((at) => task('soup', at.id, at, WORTH.soup, situation.walk(player, at) + toServing.lying[at.word]! - 2))
}

/** What lies where a soup or a dish has to pass from cook to cook, when there is no other place. */
function listJams(situation: Situation, player: number): Task[] {
  if (!(situation.hasSoupToPass() || isDishAwaited(situation)) || situation.freePassages().length > 0) return []
  return situation
    .passages()
    .filter(({ word }) => situation.cells[word] !== DISH || situation.hasSoupToPass())
    .map((at) => task('clear', 'clear', at, WORTH.clear, situation.walk(player, at)))
}

/** A gate that the partner waits at, or soon will. */
function listGates(situation: Situation, player: number): Task[] {
  const partner = 1 - player
  const held = situation.held(partner)
  if (held === NOTHING || situation.tables.objects.g.length === 0) return []
  const { kind, target: gate } = findErrand(situation, partner)
  if (kind !== 'meet' || !gate) return []
  const [mine, theirs] = [situation.walk(player, gate), situation.walk(partner, gate)]
  // Opened much before they come it would be shut again.
  if (held <= SOUP && theirs > mine + 2) return []
  return [task('gate', gate.id, gate, WORTH.gate - 4 * Math.max(0, theirs - mine - 4), mine)]
}

/** A pot that is to be started as it is (modern rules): nothing better comes of it. */
function listStarts(situation: Situation, player: number, { pot, contents, cooking, ready }: PotNow): Task[] {
  const { classic, value, best } = situation.tables.kitchen
  if (classic || cooking || ready || contents === 0 || value[contents] !== best[contents]) return []
  return [task('start', pot.id, pot, WORTH.start, situation.walk(player, pot))]
}

function listDishes(situation: Situation, player: number, { index, pot, left }: PotNow, { dishes }: Needs): Task[] {
  if (!dishes.has(index) || (situation.isApart(player, pot) && hasDishes(situation, 1 - player, dishes.size))) return []
  const places = [...situation.tables.objects.p, ...situation.lying((item) => item === DISH)]
  const [at, steps] = situation.nearestSource(player, places, index)
  if (!at) return []
  const soonest = Math.min(steps, situation.nearestSource(1 - player, places, index)[1])
  const early = Math.max(0, left - soonest)
  // Whoever fetches the dish will serve the soup.
  return [task('dish', pot.id, at, WORTH.dish - WAITING * early, steps + situation.serveFrom(player, pot) / 2)]
}

function listIngredients(
  situation: Situation,
  player: number,
  { index, pot, size }: PotNow,
  { ingredients }: Needs,
): Task[] {
  const { objects } = situation.tables
  const { count, items, now } = ingredients[index]!
  const worth = now ? WORTH.ingredient + 2 * size : WORTH.early
  if (situation.isApart(player, situation.pots[index]!.pot) && !hasRoom(situation)) return []
  return [...items].flatMap((item) => {
    const dispensers = item === ONION ? objects.o : item === TOMATO ? objects.t : []
    const [at, steps] = situation.nearestSource(
      player,
      [...dispensers, ...situation.lying((other) => other === item)],
      index,
    )
    if (!at) return []
    // Each cook can bring one.
    const units = Array.from({ length: Math.min(2, count) }, (_, unit) => unit)
    return units.map((unit) => task('ingredient', `${pot.id}+${unit}`, at, worth - unit / 2, steps))
  })
}

/** Whether so many dishes lie where a cook gets to them. */
const hasDishes = (situation: Situation, player: number, count: number): boolean =>
  situation.lying((item) => item === DISH).filter((at) => situation.walk(player, at) < FAR).length >= count

/** Whether there is a place to hand over one more ingredient, and another for what else has to pass: dishes there, soups back. */
function hasRoom(situation: Situation): boolean {
  return situation.freePassages().length >= Math.min(2, situation.passages().length)
}
