/** The shape of a setting: what our own world is furnished with. */
import { getOrAdd } from '../../../../core/get-or-add.ts'
import type { Thing } from '../world.ts'

export interface Setting {
  /** Rooms by name, with what stands in them. */
  readonly rooms: Readonly<Record<string, Furniture>>
  /** Places for maps: only their names matter. */
  readonly places: readonly string[]
  /** Everyday things, and where one would look for them. */
  readonly belongings: Readonly<Record<string, Belonging>>
  /** What can be counted, as one and as several. */
  readonly counted: readonly (readonly [one: string, several: string])[]
  /** What can be measured out. */
  readonly materials: readonly string[]
  readonly doors: readonly string[]
}

/** Every place where a thing may well be kept, and why there. */
export interface Belonging {
  readonly places: readonly string[]
  /** A clause: `soap lies in the soap dish`. */
  readonly why: string
}

/** Names of what only stands there, of what things are put on, and of what opens and closes. */
export interface Furniture {
  readonly scenery: readonly string[]
  readonly surfaces: readonly string[]
  readonly cupboards: readonly string[]
}

/** One list for each room, whichever world it is in: what is told of its things is then told once for all worlds. */
const things = new WeakMap<Furniture, readonly Thing[]>()

/** The things of a room, in the order in which they are told. */
export const furnitureOf = (furniture: Furniture): readonly Thing[] =>
  getOrAdd(things, furniture, () => {
    const { scenery, surfaces, cupboards } = furniture
    const of = (kind: Thing['kind']) => (name: string) => ({ name, kind })
    return [...scenery.map(of('scenery')), ...surfaces.map(of('surface')), ...cupboards.map(of('cupboard'))]
  })
