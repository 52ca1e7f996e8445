/** What looking around says, and what the player carries; only what has changed since is told anew. */
import type { Holding, Phrasebook, RoomInSentences, WayOut } from './phrasebook.ts'
import { DIRECTIONS, EMPTY, NONE, type Situation, type Thing, type World } from './world.ts'

/** How many ways there are to tell of one thing, see {@link RoomInSentences.sight}. */
const TELLINGS = 4

/** Tells of one world in play. It has to be told what changes, except for what is carried and who stands where. */
export class Teller {
  readonly #world: World
  readonly #phrases: Phrasebook
  /** Things that can be taken, as they are told, and as they are told among what is carried. */
  readonly #items: (string | undefined)[]
  readonly #lines: (string | undefined)[]
  /** How single things are told, as far as it is known, and how those that hold others are told whatever they hold. */
  readonly #told: (string | undefined)[]
  readonly #holdings: (Holding | undefined)[]
  /** The place, of the `TELLINGS`, at which each thing is told so. */
  readonly #places: number[]
  /** The room that was told of last, and what stood in it. */
  #room = NONE
  #floor: readonly number[] = EMPTY
  /** What was told of that room up to each of its things; the first `#valid` of these still hold. */
  readonly #upTo: string[] = []
  #valid = 0
  /** The ways out of that room. */
  #ways: string | undefined

  constructor(world: World, phrases: Phrasebook) {
    const { length } = world.things
    this.#world = world
    this.#phrases = phrases
    this.#items = new Array<string | undefined>(length).fill(undefined)
    this.#lines = phrases.carried ? new Array<string | undefined>(length).fill(undefined) : this.#items
    this.#told = new Array<string | undefined>(length).fill(undefined)
    this.#holdings = new Array<Holding | undefined>(length).fill(undefined)
    this.#places = new Array<number>(length).fill(0)
  }

  /** What is in or on a thing has changed, or whether it is open. */
  forget(thing: number): void {
    this.#told[thing] = undefined
    if (this.#valid === 0) return
    const place = this.#floor.indexOf(thing)
    if (place >= 0 && place < this.#valid) this.#valid = place
  }

  /** A door has been opened or closed. */
  forgetWays(): void {
    this.#ways = undefined
  }

  /** Anything may have changed. */
  forgetAll(): void {
    this.#told.fill(undefined)
    this.#valid = 0
    this.#ways = undefined
  }

  describeRoom(situation: Situation): string {
    const { here } = situation
    const floor = situation.floors[here]!
    const { room } = this.#phrases
    const { name } = this.#world.rooms[here]!
    if ('whole' in room) {
      const things = floor.map((thing) => (this.#told[thing] ??= this.#describeThing(situation, thing)))
      return room.whole(name, things, listWays(this.#world, situation))
    }
    this.#compare(here, floor)
    const upTo = this.#upTo
    let text = this.#valid > 0 ? upTo[this.#valid - 1]! : room.begin(name)
    for (let i = this.#valid; i < floor.length; i++) {
      const thing = floor[i]!
      const place = i % TELLINGS
      if (this.#places[thing] !== place) this.#move(thing, place)
      text += this.#told[thing] ??= this.#sight(situation, room, thing, place)
      upTo[i] = text
    }
    this.#valid = floor.length
    return text + (this.#ways ??= room.end(listWays(this.#world, situation)))
  }

  /** Keeps of what was told last as much as holds for this room with these things. */
  #compare(room: number, floor: readonly number[]): void {
    if (room !== this.#room) {
      this.#room = room
      this.#valid = 0
      this.#ways = undefined
    } else if (floor !== this.#floor) {
      let same = 0
      while (same < this.#valid && floor[same] === this.#floor[same]) same++
      this.#valid = same
    }
    this.#floor = floor
  }

  #sight(situation: Situation, room: RoomInSentences, number: number, place: number): string {
    const thing = this.#world.things[number]!
    const { kind } = thing
    const holds = kind === 'surface' || kind === 'box' || (kind === 'cupboard' && situation.open[number]!)
    if (!holds) return room.sight(this.#describeThing(situation, number), place)
    const { empty, begin, end } = this.#holding(room, thing, number, place)
    const contents = situation.inside[number]!
    if (contents.length === 0) return empty
    return begin + (contents.length === 1 ? this.#item(contents[0]!) : room.list(this.listItems(contents))) + end
  }

  #holding(room: RoomInSentences, thing: Thing, number: number, place: number): Holding {
    return (this.#holdings[number] ??= findHolding(room, thing, place))
  }

  /** A thing now comes at another place among the things of its room. */
  #move(thing: number, place: number): void {
    this.#places[thing] = place
    this.#told[thing] = undefined
    this.#holdings[thing] = undefined
  }

  #describeThing({ inside, open }: Situation, number: number): string {
    const thing = this.#world.things[number]!
    if (thing.kind === 'item') return this.#item(number)
    return this.#phrases.fixture(thing, open[number]!, this.listItems(inside[number]!))
  }

  #item(thing: number): string {
    return (this.#items[thing] ??= this.#phrases.item(this.#world.things[thing]!))
  }

  /** Things as they are told, with their articles. */
  listItems(things: readonly number[]): readonly string[] {
    const items: string[] = new Array(things.length)
    for (let i = 0; i < things.length; i++) items[i] = this.#item(things[i]!)
    return items
  }

  /** What the player carries, in words. */
  describeInventory({ carried }: Situation): string {
    const phrases = this.#phrases
    const items: string[] = new Array(carried.length)
    for (let i = 0; i < carried.length; i++) items[i] = this.#lines[carried[i]!] ?? this.#line(carried[i]!)
    return phrases.inventory(items, this.#world.capacity)
  }

  #line(thing: number): string {
    const item = this.#item(thing)
    const line = this.#phrases.carried ? this.#phrases.carried(item) : item
    this.#lines[thing] = line
    return line
  }
}

/** Furniture is the same thing in every world that is dealt from the same tables. */
const holdings = new WeakMap<Thing, WeakMap<RoomInSentences, (Holding | undefined)[]>>()

function findHolding(room: RoomInSentences, thing: Thing, place: number): Holding {
  let byRoom = holdings.get(thing)
  if (!byRoom) holdings.set(thing, (byRoom = new WeakMap()))
  let byPlace = byRoom.get(room)
  if (!byPlace) byRoom.set(room, (byPlace = [undefined, undefined, undefined, undefined]))
  return (byPlace[place] ??= room.holding(thing, place))
}

function listWays({ rooms, doors }: World, { here, openDoors }: Situation): WayOut[] {
  const room = rooms[here]!
  const ways: WayOut[] = []
  for (let direction = 0; direction < 4; direction++) {
    const beyond = room.exits[direction]!
    if (beyond === NONE) continue
    const door = room.doors[direction]!
    const way = { direction: DIRECTIONS[direction]!, room: rooms[beyond]!.name }
    ways.push(door === NONE ? way : { ...way, door: { name: doors[door]!, open: openDoors[door]! } })
  }
  return ways
}
