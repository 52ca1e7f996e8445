/**
 * The text world in play: what can be done now, what doing it changes, what the player reads. It is the fast core that
 * learners may step directly; the games wrap it in the contract. Texts that nobody reads are never written.
 */
import { IllegalAction } from '../../../core/errors.ts'
import type { ActionKeys } from '../../../core/learning.ts'
import { CLOSE_DOOR, CommandList, FIRST_OF_TWO, INVENTORY, LOOK, MOVE, OPEN_DOOR, OWN, TASK } from './commands.ts'
import { Teller } from './describe-room.ts'
import { JavaRandom } from './java-random.ts'
import type { Phrasebook } from './phrasebook.ts'
import { EMPTY, NONE } from './world.ts'
import type { Dealt, Rules, Situation, Verdict, World } from './world.ts'

/** Where {@link TextWorld} keeps that a thing is carried; rooms are kept as the negative numbers below it. */
const CARRIED = -1

/** Where a text comes from that nobody has read yet. */
type Unwritten = 'look' | 'inventory' | 'given'

export class TextWorld<Goal = unknown> {
  readonly world: World<Goal>
  readonly phrases: Phrasebook
  readonly #rules: Rules<Goal>
  readonly #order: JavaRandom
  /** The present; its lists may be those of {@link #given}, which are copied before they are changed. */
  #situation: Situation
  /** The snapshot that was last taken, or gone on from. */
  #given: Situation
  /** Whether the present is {@link #given}. */
  #isGiven = false
  #verdict: Verdict
  /** The order as it was before it arranged what is shown now: what a snapshot goes on from. */
  #orderHigh = 0
  #orderLow = 0
  readonly #commands: CommandList
  /** What can be done, by number, in the order in which it is shown, and that in words (written when asked for). */
  readonly #shown: number[] = []
  #words: readonly string[] | undefined
  /** What was said last; undefined while it is {@link #unwritten}. */
  #text: string | undefined
  #unwritten: Unwritten = 'look'
  #look: string | undefined
  #inventory: string | undefined
  readonly #teller: Teller
  /** What taking each thing says, once it was said. */
  readonly #taken: (string | undefined)[]
  /** Where each thing is: the container's number, `CARRIED`, or `-2 - room`. */
  readonly #where: number[]
  /** Whether two things share a name: their commands then mean the first of them. */
  readonly #twins: boolean

  /** Leaves the situation as it is. A world just dealt (`text` still empty) is looked around in first. */
  constructor(dealt: Dealt<Goal>, rules: Rules<Goal>, phrases: Phrasebook) {
    const { world, situation } = dealt
    this.world = world
    this.#rules = rules
    this.phrases = phrases
    this.#situation = { ...situation }
    this.#given = situation
    this.#order = new JavaRandom(situation.order)
    this.#teller = new Teller(world, phrases)
    this.#taken = new Array<string | undefined>(world.things.length).fill(undefined)
    this.#where = locate(situation, world.things.length)
    this.#twins = hasTwins(world)
    this.#commands = new CommandList(world, rules)
    this.#verdict = rules.judge(world, situation)
    if (this.#situation.text !== '') {
      this.#text = this.#situation.text
      this.#isGiven = true
    }
    this.#commands.update(this.#situation)
    this.#arrange()
  }

  /** What was said last. */
  get text(): string {
    if (this.#text !== undefined) return this.#text
    const unwritten = this.#unwritten
    this.#text = unwritten === 'look' ? this.look : unwritten === 'inventory' ? this.inventory : this.#given.text
    return this.#text
  }

  /** What looking around would say. */
  get look(): string {
    return (this.#look ??= this.#teller.describeRoom(this.#situation))
  }

  /** What the player carries, in words. */
  get inventory(): string {
    return (this.#inventory ??= this.#teller.describeInventory(this.#situation))
  }

  get verdict(): Verdict {
    return this.#verdict
  }

  /** How much can be done now. */
  get count(): number {
    return this.#commands.count
  }

  /** What can be done now, in words, in the order in which it is shown. */
  get validActions(): readonly string[] {
    if (this.#words) return this.#words
    const shown = this.#shown
    const commands = this.#commands
    const { count } = commands
    const words: string[] = new Array(count)
    for (let i = 0; i < count; i++) words[i] = commands.wordsOf(shown[i]!)
    return (this.#words = words)
  }

  /** {@link validActions} by the numbers of the commands, which stand for the same words as long as the world is played. */
  get validKeys(): ActionKeys {
    return { of: this, keys: this.#shown, count: this.count }
  }

  /**
   * A snapshot, as plain data that later steps leave alone. It shares its lists with the present and with other
   * snapshots; nobody may change them.
   */
  save(): Situation {
    if (this.#isGiven) return this.#given
    const { here, seen, floors, inside, open, lookedInto, openDoors, carried, read } = this.#situation
    const { text } = this
    const order: [number, number] = [this.#orderHigh, this.#orderLow]
    this.#given = { here, seen, floors, inside, open, lookedInto, openDoors, carried, read, text, order }
    this.#isGiven = true
    return this.#given
  }

  /** Whether this snapshot, the very object, is the present. */
  isAt(saved: Situation): boolean {
    return this.#isGiven && this.#given === saved
  }

  /** Goes on from a snapshot of this world, and leaves it as it is. */
  restore(saved: Situation): void {
    const { here, seen, floors, inside, open, lookedInto, openDoors, carried, read, order } = saved
    const text = ''
    this.#situation = { here, seen, floors, inside, open, lookedInto, openDoors, carried, read, text, order }
    this.#given = saved
    this.#text = undefined
    this.#unwritten = 'given'
    this.#order.high = order[0]
    this.#order.low = order[1]
    locate(saved, this.world.things.length, this.#where)
    this.#verdict = this.#rules.judge(this.world, saved)
    this.#teller.forgetAll()
    this.#changed()
    this.#commands.update(this.#situation)
    this.#arrange()
    this.#isGiven = true
  }

  /** Does what the words say, blanks around them aside. Throws {@link IllegalAction}, in the game's words, and changes nothing. */
  say(words: string): void {
    const trimmed = words.trim()
    const command = this.#commands.find(trimmed)
    if (command === undefined) throw new IllegalAction(this.phrases.unknown(trimmed))
    this.#do(command)
  }

  /** Does the command shown at this place of {@link validActions}. Throws `RangeError` where there is none. */
  choose(place: number): void {
    const { count } = this.#commands
    const chosen = place < count ? this.#shown[place] : undefined
    if (chosen === undefined) throw new RangeError(`there are ${count} commands, from 0; ${place} is none of them`)
    this.#do(this.#twins ? this.#commands.find(this.#commands.wordsOf(chosen))! : chosen)
  }

  #do(command: number): void {
    this.#isGiven = false
    this.#unwritten = 'look'
    this.#text = this.#carryOut(command)
    this.#arrange()
  }

  /** Does it, and says what is said then; undefined: what {@link #unwritten} says. */
  #carryOut(command: number): string | undefined {
    if (this.#commands.isPut(command))
      return this.#put(this.#commands.itemOf(command), this.#commands.holderOf(command))
    if (command >= OWN) {
      const thing = (command - OWN) >> 1
      const isFirst = ((command - OWN) & 1) === FIRST_OF_TWO
      if (this.world.things[thing]!.kind === 'item') return isFirst ? this.#take(thing) : this.#read(thing)
      return this.#setOpen(thing, isFirst)
    }
    if (command === LOOK) return undefined
    if (command === TASK) return this.world.task
    if (command === INVENTORY) {
      this.#unwritten = 'inventory'
      return this.#inventory
    }
    if (command < OPEN_DOOR) return this.#go(command - MOVE)
    return command < CLOSE_DOOR
      ? this.#turnDoor(command - OPEN_DOOR, true)
      : this.#turnDoor(command - CLOSE_DOOR, false)
  }

  #put(thing: number, target: number): string {
    const { things } = this.world
    this.#move(thing, target)
    return this.phrases.put(things[thing]!.name, things[target]!.name)
  }

  #read(thing: number): string {
    if (!this.#situation.read) {
      this.#situation.read = true
      this.#verdict = this.#rules.judge(this.world, this.#situation)
    }
    return this.world.things[thing]!.reading!
  }

  #take(thing: number): string {
    const { carried } = this.#situation
    const { capacity } = this.world
    if (capacity !== undefined && carried.length >= capacity) return this.phrases.full(carried.length)
    this.#move(thing, CARRIED)
    return (this.#taken[thing] ??= this.phrases.taken(this.world.things[thing]!.name))
  }

  /** Moves a thing to the end of a container's list or of what is carried. */
  #move(thing: number, target: number): void {
    const situation = this.#situation
    const given = this.#given
    const from = this.#where[thing]!
    if ((from >= 0 || target >= 0) && situation.inside === given.inside) situation.inside = given.inside.slice()
    if (from === CARRIED) situation.carried = without(situation.carried, thing)
    else if (from < CARRIED) {
      if (situation.floors === given.floors) situation.floors = given.floors.slice()
      situation.floors[-2 - from] = without(situation.floors[-2 - from]!, thing)
    } else {
      situation.inside[from] = without(situation.inside[from]!, thing)
      this.#teller.forget(from)
    }
    if (target === CARRIED) situation.carried = withLast(situation.carried, thing)
    else {
      situation.inside[target] = withLast(situation.inside[target]!, thing)
      this.#teller.forget(target)
    }
    this.#where[thing] = target
    this.#verdict = this.#rules.judge(this.world, situation)
    this.#changed()
    if (target === CARRIED) this.#commands.take(thing)
    else this.#commands.update(situation)
  }

  #go(direction: number): string | undefined {
    const situation = this.#situation
    const room = this.world.rooms[situation.here]!
    const door = room.doors[direction]!
    if (door !== NONE && !situation.openDoors[door]) return this.phrases.blocked()
    situation.here = room.exits[direction]!
    if (!situation.seen[situation.here]) situation.seen = withValue(situation.seen, situation.here, true)
    this.#look = undefined
    this.#commands.update(this.#situation)
    return undefined
  }

  #setOpen(thing: number, open: boolean): string {
    const situation = this.#situation
    situation.open = withValue(situation.open, thing, open)
    if (!situation.lookedInto[thing]) situation.lookedInto = withValue(situation.lookedInto, thing, true)
    this.#teller.forget(thing)
    this.#changed()
    this.#commands.update(this.#situation)
    const { phrases } = this
    const { name } = this.world.things[thing]!
    return open ? phrases.opened(name, this.#teller.listItems(situation.inside[thing]!)) : phrases.closed(name)
  }

  #turnDoor(direction: number, open: boolean): string {
    const situation = this.#situation
    const { here, openDoors } = situation
    const phrases = this.phrases
    const room = this.world.rooms[here]!
    const door = room.doors[direction]!
    if (openDoors[door] === open) return open ? phrases.doorAlreadyOpen() : phrases.doorAlreadyClosed()
    situation.openDoors = withValue(openDoors, door, open)
    this.#teller.forgetWays()
    this.#look = undefined
    const name = this.world.doors[door]!
    const beyond = this.world.rooms[room.exits[direction]!]!.name
    return open ? phrases.doorOpened(name, beyond) : phrases.doorClosed(name, beyond)
  }

  #changed(): void {
    this.#look = undefined
    this.#inventory = undefined
  }

  /** Shuffles what can be done, once a step, from a stream of chance that serves nothing else. */
  #arrange(): void {
    this.#orderHigh = this.#order.high
    this.#orderLow = this.#order.low
    this.#order.shuffleInto(this.#commands.numbers, this.#commands.count, this.#shown)
    this.#words = undefined
  }
}

/** As `with` does; copying and writing is much the faster of the two. */
function withValue(list: readonly boolean[], place: number, value: boolean): boolean[] {
  const copy = list.slice()
  copy[place] = value
  return copy
}

function withLast(list: readonly number[], item: number): readonly number[] {
  const size = list.length
  const longer: number[] = new Array(size + 1)
  for (let i = 0; i < size; i++) longer[i] = list[i]!
  longer[size] = item
  return longer
}

function without(list: readonly number[], item: number): readonly number[] {
  if (list.length === 1) return EMPTY
  const size = list.length
  const rest: number[] = new Array(size - 1)
  for (let i = 0, at = 0; i < size; i++) if (list[i] !== item) rest[at++] = list[i]!
  return rest
}

/** Where every thing is, from the lists that hold them. */
function locate(
  situation: Situation,
  things: number,
  where: number[] = new Array<number>(things).fill(CARRIED),
): number[] {
  const { floors, inside, carried } = situation
  for (let room = 0; room < floors.length; room++) for (const thing of floors[room]!) where[thing] = -2 - room
  for (let container = 0; container < inside.length; container++)
    for (const thing of inside[container]!) where[thing] = container
  for (const thing of carried) where[thing] = CARRIED
  return where
}

function hasTwins({ things }: World): boolean {
  for (let i = 1; i < things.length; i++) {
    const { kind, name } = things[i]!
    if (kind !== 'item') continue
    for (let j = 0; j < i; j++) if (things[j]!.name === name) return true
  }
  return false
}
