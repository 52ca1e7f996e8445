/** What looking around says, and what the player carries; only what has changed since is told anew. */
import type { Fixture, Phrasebook, WayOut } from './phrasebook.ts'
import { DIRECTIONS, EMPTY, NONE, type Situation, type Thing, type World } from './world.ts'

/** Tells of one world in play. It has to be told what changes, except for what is carried and who stands where. */
export class Teller {
  readonly #world: World
  readonly #phrases: Phrasebook
  /** Things that can be taken, as they are told, and as they are told among what is carried. */
  readonly #items: (string | undefined)[]
  readonly #lines: (string | undefined)[]
  /** How single things are told, as far as it is known, and the place, see {@link Phrasebook.place}, where they are told so. */
  readonly #told: (string | undefined)[]
  readonly #places: number[]
  /** What is said of each room before its things, and after them; once for rooms with things, once for empty ones. */
  readonly #begins: (string | undefined)[]
  readonly #ends: (string | undefined)[]
  /** The room that was told of last, its things then, and where each of them stood among these. */
  #room = NONE
  #floor: readonly number[] = EMPTY
  readonly #at: number[]
  /** What was said of it up to each thing; the first `#fresh` things are still told so. */
  readonly #upTo: string[] = []
  #fresh = 0

  constructor(world: World, phrases: Phrasebook) {
    const { rooms, things } = world
    this.#world = world
    this.#phrases = phrases
    this.#items = new Array<string | undefined>(things.length).fill(undefined)
    this.#lines = phrases.carried ? new Array<string | undefined>(things.length).fill(undefined) : this.#items
    this.#told = new Array<string | undefined>(things.length).fill(undefined)
    this.#places = new Array<number>(things.length).fill(0)
    this.#at = new Array<number>(things.length).fill(0)
    this.#begins = new Array<string | undefined>(2 * rooms.length).fill(undefined)
    this.#ends = new Array<string | undefined>(2 * rooms.length).fill(undefined)
  }

  /** What is in or on a thing has changed, or whether it is open. */
  forget(thing: number): void {
    this.#told[thing] = undefined
    if (this.#at[thing]! < this.#fresh) this.#fresh = this.#at[thing]!
  }

  /** A door has been opened or closed. */
  forgetWays(): void {
    this.#ends.fill(undefined)
  }

  /** Anything may have changed. */
  forgetAll(): void {
    this.#told.fill(undefined)
    this.#fresh = 0
    this.forgetWays()
  }

  describeRoom(situation: Situation): string {
    const { here } = situation
    const floor = situation.floors[here]!
    const count = floor.length
    const phrases = this.#phrases
    const told = this.#told
    const upTo = this.#upTo
    const kept = count === 0 ? 2 * here : 2 * here + 1
    if (floor !== this.#floor || here !== this.#room) {
      this.#fresh = 0
      this.#floor = floor
      this.#room = here
      upTo[0] = this.#begins[kept] ??= phrases.begin(this.#world.rooms[here]!.name, count === 0)
    }
    let text = upTo[this.#fresh]!
    for (let i = this.#fresh; i < count; i++) {
      const thing = floor[i]!
      this.#at[thing] = i
      const place = phrases.place(i, count)
      if (this.#places[thing] !== place) {
        this.#places[thing] = place
        told[thing] = undefined
      }
      text += told[thing] ??= this.#tell(situation, thing, place)
      upTo[i + 1] = text
    }
    this.#fresh = count
    return text + (this.#ends[kept] ??= phrases.end(listWays(this.#world, situation), count === 0))
  }

  #tell({ inside, open }: Situation, number: number, place: number): string {
    const thing = this.#world.things[number]!
    const { kind } = thing
    if (kind === 'item') return this.#phrases.sight(this.#item(number), place)
    const { shut, empty, begin, end } = findFixture(this.#phrases, thing, place)
    if (kind === 'scenery' || (kind === 'cupboard' && !open[number]!)) return shut
    const contents = inside[number]!
    if (contents.length === 0) return empty
    const list = contents.length === 1 ? this.#item(contents[0]!) : this.#phrases.list(this.listItems(contents))
    return begin + list + end
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

/** Furniture is the same thing in every world that is dealt from the same tables or setting, so it is told of once. */
const fixtures = new WeakMap<Phrasebook, WeakMap<Thing, (Fixture | undefined)[]>>()

function findFixture(phrases: Phrasebook, thing: Thing, place: number): Fixture {
  let byThing = fixtures.get(phrases)
  if (!byThing) fixtures.set(phrases, (byThing = new WeakMap()))
  let byPlace = byThing.get(thing)
  if (!byPlace) byThing.set(thing, (byPlace = [undefined, undefined, undefined, undefined]))
  return (byPlace[place] ??= tellFixture(phrases, thing, place))
}

/** The sentences about a piece of furniture at its place. */
function tellFixture(phrases: Phrasebook, thing: Thing, place: number): Fixture {
  const { shut, empty, begin, end } = phrases.fixture(thing)
  const [before, after] = phrases.sight(GAP, place).split(GAP) as [string, string]
  return {
    shut: write(before, shut, after),
    empty: write(before, empty, after),
    begin: write(before, begin),
    end: write(end, after),
  }
}

/** As one piece: what is told at every step is put together from fewer pieces so. */
const write = (...parts: readonly string[]): string => parts.join('')

/** Stands for a thing, to find out what is said around it. */
const GAP = '\0'

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
