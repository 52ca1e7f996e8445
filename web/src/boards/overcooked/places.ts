/** The places of a kitchen that a cook may want to go to now, each with its name: the list beside the keys. */
import type { Observation, Scene } from 'roundtable/games/overcooked'
import { isSame, tileAt, Ways, type Place } from './way.ts'

export interface NamedPlace extends Place {
  readonly name: string
}

const KINDS: Readonly<Record<string, string>> = { O: 'onions', T: 'tomatoes', D: 'dishes', S: 'serving hatch' }

/** Of dispensers, hatches and empty counters the nearest of each kind; every pot, every closed gate, all that lies about. */
export function listPlaces(observation: Observation, cook: keyof Scene['players']): NamedPlace[] {
  const { kitchen, scene } = observation
  const ways = new Ways(observation, cook)
  const steps = (place: Place): number => ways.to(place)?.steps ?? Infinity
  const all = kitchen.grid.flatMap((row, y) => [...row].map((tile, x) => ({ tile, x, y })))
  const nearest = (places: readonly Place[]): Place | undefined => {
    const [first] = places.map((place) => ({ place, steps: steps(place) })).sort((a, b) => a.steps - b.steps)
    return first && first.steps < Infinity ? first.place : undefined
  }
  const named: NamedPlace[] = []
  const offer = (name: string, place: Place | undefined): void => {
    if (place) named.push({ name, x: place.x, y: place.y })
  }
  for (const [letter, name] of Object.entries(KINDS)) offer(name, nearest(all.filter(({ tile }) => tile === letter)))
  scene.pots.forEach((pot, place) => {
    if (steps(pot) < Infinity) offer(scene.pots.length > 1 ? `pot ${place + 1}` : 'pot', pot)
  })
  for (const { x, y, item } of scene.lying) if (steps({ x, y }) < Infinity) offer(`${item.kind} on a counter`, { x, y })
  const closed = scene.gates.filter(({ open }) => !open)
  closed.forEach((gate, place) => {
    if (steps(gate) < Infinity) offer(closed.length > 1 ? `gate ${place + 1}` : 'gate', gate)
  })
  if (scene.players[cook].holding)
    offer('empty counter', nearest(all.filter((place) => isEmptyCounter(observation, place))))
  return named
}

const isEmptyCounter = ({ kitchen, scene }: Observation, place: Place): boolean =>
  tileAt(kitchen, place) === 'X' && !scene.lying.some((thing) => isSame(thing, place))
