/** What a text world is made of: rooms, things and doors as dealt (never changed), and the situation that play changes. */
import type { JavaChance } from './java-random.ts'

/** The ways out of a room, in the order in which every list and text names them. */
export const DIRECTIONS = ['north', 'south', 'east', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** `exits` and `doors` of a room where there is none. */
export const NONE = -1

/**
 * What a thing is to the player: `scenery` is only looked at, a `surface` and the `box` are always open to put things on
 * or into, a `cupboard` opens and closes, an `item` can be taken.
 */
export type ThingKind = 'scenery' | 'surface' | 'cupboard' | 'box' | 'item'

export interface Thing {
  readonly name: string
  readonly kind: ThingKind
  /** Written without an article: `18 avocados`, `47g of brick`. */
  readonly bare?: true
  /** What reading it says, where it can be read. */
  readonly reading?: string
}

/** What things are brought to. One for all worlds, as furniture is. */
export const BOX: Thing = { name: 'box', kind: 'box' }

export interface Room {
  readonly name: string
  /** The room behind each direction, by number. */
  readonly exits: readonly number[]
  /** The door in each direction, by number; the same on both sides. */
  readonly doors: readonly number[]
}

/** A world as dealt. Rooms, things and doors are named by their numbers in these lists. */
export interface World<Goal = unknown> {
  readonly rooms: readonly Room[]
  readonly things: readonly Thing[]
  readonly doors: readonly string[]
  readonly task: string
  /** Most items that can be carried at once, where that is limited. */
  readonly capacity?: number
  /** What is to be reached, in the game's own terms. */
  readonly goal: Goal
}

/**
 * All that changes in play. The inner lists are never changed in place, only replaced, so that a copy of the outer ones
 * is a snapshot (see {@link copySituation}).
 */
export interface Situation {
  /** The room that the player is in. */
  here: number
  /** Whether the player has been in each room. */
  seen: boolean[]
  /** What stands and lies in each room, in the order of the text. */
  floors: (readonly number[])[]
  /** What is in or on each thing. */
  inside: (readonly number[])[]
  /** Whether each cupboard is open. */
  open: boolean[]
  /** Whether each cupboard was ever open. */
  lookedInto: boolean[]
  /** Whether each door is open. */
  openDoors: boolean[]
  /** What the player carries. */
  carried: readonly number[]
  /** Whether something has been read. */
  read: boolean
  /** What was said last. */
  text: string
  /** Chance that orders the valid actions, as it was before it ordered the present ones. */
  order: JavaChance
}

export const EMPTY: readonly number[] = Object.freeze([])

export function copySituation(situation: Situation): Situation {
  const { floors, inside, seen, open, lookedInto, openDoors } = situation
  return {
    ...situation,
    floors: floors.slice(),
    inside: inside.slice(),
    seen: seen.slice(),
    open: open.slice(),
    lookedInto: lookedInto.slice(),
    openDoors: openDoors.slice(),
  }
}

/** A world just dealt, with the situation in which play starts. */
export interface Dealt<Goal> {
  readonly world: World<Goal>
  readonly situation: Situation
}

/** How a game stands. */
export interface Verdict {
  /** In the game's points. */
  readonly raw: number
  /** 1 when everything is done; -1 when the game is lost. */
  readonly score: number
  readonly success: boolean
  readonly failure: boolean
  /** What lost the game, as a clause, where the game can tell. */
  readonly why?: string
}

/** What tells one game from another in play: what can be done besides taking and putting, and how it is judged. */
export interface Rules<Goal> {
  /** Whether the task can be asked for. */
  readonly asksTask: boolean
  /** Whether cupboards can be opened and closed. */
  readonly opensCupboards: boolean
  judge(world: World<Goal>, situation: Situation): Verdict
}
