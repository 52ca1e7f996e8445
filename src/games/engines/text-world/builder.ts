/** Puts a world together, thing by thing, as a game deals it. */
import type { JavaChance } from './java-random.ts'
import { EMPTY, NONE, type Dealt, type Room, type Thing } from './world.ts'

interface Draft {
  readonly name: string
  readonly exits: number[]
  readonly doors: number[]
}

export class WorldBuilder {
  readonly rooms: Draft[] = []
  readonly things: Thing[] = []
  readonly doors: string[] = []
  readonly floors: number[][] = []
  /** What lies in each thing; the shared empty list until something does. */
  readonly inside: (readonly number[])[] = []

  addRoom(name: string): number {
    this.floors.push([])
    return this.rooms.push({ name, exits: [NONE, NONE, NONE, NONE], doors: [NONE, NONE, NONE, NONE] }) - 1
  }

  /** A new thing that is nowhere yet. */
  addThing(thing: Thing): number {
    this.inside.push(EMPTY)
    return this.things.push(thing) - 1
  }

  /** A new thing at the end of a room's list. */
  addToRoom(room: number, thing: Thing): number {
    const number = this.addThing(thing)
    this.floors[room]!.push(number)
    return number
  }

  putInto(container: number, thing: number): void {
    const present = this.inside[container]!
    if (present === EMPTY) this.inside[container] = [thing]
    else (present as number[]).push(thing)
  }

  /** Joins two rooms both ways; `direction` leads from the first to the second. */
  link(from: number, to: number, direction: number): void {
    this.rooms[from]!.exits[direction] = to
    this.rooms[to]!.exits[direction ^ 1] = from
  }

  /** Hangs a closed door into a way that is already there. */
  hangDoor(from: number, direction: number, name: string): void {
    const door = this.doors.push(name) - 1
    this.rooms[from]!.doors[direction] = door
    this.rooms[this.rooms[from]!.exits[direction]!]!.doors[direction ^ 1] = door
  }

  finish<Goal>(play: {
    task: string
    goal: Goal
    start: number
    carried?: readonly number[]
    capacity?: number
    order: JavaChance
  }): Dealt<Goal> {
    const rooms: readonly Room[] = this.rooms
    const seen = rooms.map(() => false)
    seen[play.start] = true
    return {
      world: {
        rooms,
        things: this.things,
        doors: this.doors,
        task: play.task,
        ...(play.capacity === undefined ? {} : { capacity: play.capacity }),
        goal: play.goal,
      },
      situation: {
        here: play.start,
        seen,
        floors: this.floors,
        inside: this.inside,
        open: this.things.map(() => false),
        lookedInto: this.things.map(() => false),
        openDoors: this.doors.map(() => false),
        carried: play.carried ?? EMPTY,
        read: false,
        text: '',
        order: play.order,
      },
    }
  }
}
