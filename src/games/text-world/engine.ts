/**
 * The text world in play: what can be done now, what doing it changes, what the player reads. It is the fast core that
 * learners may step directly; the games wrap it in the contract. Texts that nobody reads are never written.
 */
import { IllegalAction } from '../../core/game.ts'
import { JavaRandom } from './java-random.ts'
import type { Phrasebook, WayOut } from './phrasebook.ts'
import { DIRECTIONS, EMPTY, NONE, copySituation } from './world.ts'
import type { Dealt, Direction, Rules, Situation, Verdict, World } from './world.ts'

type Verb =
  'look' | 'inventory' | 'task' | 'move' | 'open door' | 'close door' | 'take' | 'open' | 'close' | 'put' | 'read'

/** Something that can be done: the words for it, and the thing (or direction, by number) and container that it is done with. */
export interface Command {
  readonly text: string
  readonly verb: Verb
  readonly thing: number
  readonly target: number
}

const command = (text: string, verb: Verb, thing = NONE, target = NONE): Command => ({ text, verb, thing, target })

const LOOK = command('look around', 'look')
const INVENTORY = command('inventory', 'inventory')
const TASK = command('task', 'task')
const byDirection = (make: (direction: Direction, number: number) => Command) => DIRECTIONS.map(make)
const MOVE = byDirection((direction, number) => command('move ' + direction, 'move', number))
const OPEN_DOOR = byDirection((direction, number) => command('open door to ' + direction, 'open door', number))
const CLOSE_DOOR = byDirection((direction, number) => command('close door to ' + direction, 'close door', number))

/** Where {@link TextWorld} keeps that a thing is carried; rooms are kept as the negative numbers below it. */
const CARRIED = -1

export class TextWorld<Goal = unknown> {
  readonly world: World<Goal>
  readonly #rules: Rules<Goal>
  readonly #phrases: Phrasebook
  readonly #order: JavaRandom
  #situation: Situation
  #verdict: Verdict
  /** The order as it was before it arranged what is shown now: what a snapshot goes on from. */
  #orderHigh = 0
  #orderLow = 0
  /** What can be done, in the order of the rules: the first `#count` of the list. */
  readonly #canonical: Command[] = []
  #count = 0
  /** The same, in the order in which it is shown, and that in words (written when asked for). */
  #shown: readonly Command[] = []
  #words: readonly string[] | undefined
  /** What was said last; undefined while it is what looking around says and nobody has read it. */
  #text: string | undefined
  #look: string | undefined
  #inventory: string | undefined
  /** Where each thing is: the container's number, `CARRIED`, or `-2 - room`. */
  readonly #where: number[]
  /** Commands are made when they are first possible and kept for as long as the world is played. */
  readonly #takes: Command[] = []
  readonly #puts: Command[][] = []
  readonly #opens: Command[] = []
  readonly #closes: Command[] = []
  readonly #reads: Command[] = []
  /** What is open here to put things into: the first `#open` of the list. */
  readonly #containers: number[] = []
  #open = 0
  /** Whether two things share a name: their commands then mean the first of them. */
  readonly #twins: boolean

  /** Takes the situation as its own. A world just dealt (`text` still empty) is looked around in first. */
  constructor(dealt: Dealt<Goal>, rules: Rules<Goal>, phrases: Phrasebook) {
    const { world, situation } = dealt
    this.world = world
    this.#rules = rules
    this.#phrases = phrases
    this.#situation = situation
    this.#order = new JavaRandom(situation.order)
    this.#where = locate(situation, world.things.length)
    this.#twins = hasTwins(world)
    this.#verdict = rules.judge(world, situation)
    if (situation.text !== '') this.#text = situation.text
    this.#list()
    this.#arrange()
  }

  /** What was said last. */
  get text(): string {
    return (this.#text ??= this.look)
  }

  /** What looking around would say. */
  get look(): string {
    return (this.#look ??= this.#describeRoom())
  }

  /** What the player carries, in words. */
  get inventory(): string {
    return (this.#inventory ??= this.#phrases.inventory(this.#items(this.#situation.carried), this.world.capacity))
  }

  get verdict(): Verdict {
    return this.#verdict
  }

  /** What can be done now, in the order in which it is shown. */
  get commands(): readonly Command[] {
    return this.#shown
  }

  /** {@link commands} in words. */
  get validActions(): readonly string[] {
    if (this.#words) return this.#words
    const shown = this.#shown
    const words: string[] = new Array(shown.length)
    for (let i = 0; i < shown.length; i++) words[i] = shown[i]!.text
    return (this.#words = words)
  }

  /** A snapshot, as plain data that later steps leave alone. */
  save(): Situation {
    const saved = copySituation(this.#situation)
    saved.text = this.text
    saved.order = [this.#orderHigh, this.#orderLow]
    return saved
  }

  /** Goes on from a snapshot of this world. */
  restore(saved: Situation): void {
    const situation = copySituation(saved)
    this.#situation = situation
    this.#text = situation.text
    this.#order.high = situation.order[0]
    this.#order.low = situation.order[1]
    locate(situation, this.world.things.length, this.#where)
    this.#verdict = this.#rules.judge(this.world, situation)
    this.#changed()
    this.#list()
    this.#arrange()
  }

  /** Does what the words say, blanks around them aside. Throws {@link IllegalAction}, in the game's words, and changes nothing. */
  say(words: string): void {
    const trimmed = words.trim()
    const canonical = this.#canonical
    for (let i = 0; i < this.#count; i++) {
      if (canonical[i]!.text === trimmed) return this.#do(canonical[i]!)
    }
    throw new IllegalAction(this.#phrases.unknown(trimmed))
  }

  /** Does the command shown at this place of {@link commands}. */
  choose(place: number): void {
    const chosen = this.#shown[place]!
    this.#do(this.#twins ? this.#canonical.find(({ text }) => text === chosen.text)! : chosen)
  }

  #do(command: Command): void {
    this.#text = this.#carryOut(command)
    this.#arrange()
  }

  /** Does it, and says what is said then; undefined: what looking around says. */
  #carryOut({ verb, thing, target }: Command): string | undefined {
    const { world } = this
    const phrases = this.#phrases
    switch (verb) {
      case 'take':
        return this.#take(thing)
      case 'put':
        this.#move(thing, target)
        return phrases.put(world.things[thing]!.name, world.things[target]!.name)
      case 'look':
        return undefined
      case 'inventory':
        return this.inventory
      case 'task':
        return world.task
      case 'read':
        if (!this.#situation.read) {
          this.#situation.read = true
          this.#verdict = this.#rules.judge(world, this.#situation)
        }
        return world.things[thing]!.reading!
      case 'move':
        return this.#go(thing)
      case 'open':
        this.#setOpen(thing, true)
        return phrases.opened(world.things[thing]!.name, this.#items(this.#situation.inside[thing]!))
      case 'close':
        this.#setOpen(thing, false)
        return phrases.closed(world.things[thing]!.name)
      case 'open door':
      case 'close door':
        return this.#turnDoor(thing, verb === 'open door')
    }
  }

  #take(thing: number): string {
    const { carried } = this.#situation
    const { capacity } = this.world
    if (capacity !== undefined && carried.length >= capacity) return this.#phrases.full(carried.length)
    this.#move(thing, CARRIED)
    return this.#phrases.taken(this.world.things[thing]!.name)
  }

  /** Moves a thing to the end of a container's list or of what is carried. */
  #move(thing: number, target: number): void {
    const situation = this.#situation
    const from = this.#where[thing]!
    if (from === CARRIED) situation.carried = without(situation.carried, thing)
    else if (from < CARRIED) situation.floors[-2 - from] = without(situation.floors[-2 - from]!, thing)
    else situation.inside[from] = without(situation.inside[from]!, thing)
    if (target === CARRIED) situation.carried = withLast(situation.carried, thing)
    else situation.inside[target] = withLast(situation.inside[target]!, thing)
    this.#where[thing] = target
    this.#verdict = this.#rules.judge(this.world, situation)
    this.#changed()
    this.#list()
  }

  #go(direction: number): string | undefined {
    const situation = this.#situation
    const room = this.world.rooms[situation.here]!
    const door = room.doors[direction]!
    if (door !== NONE && !situation.openDoors[door]) return this.#phrases.blocked()
    situation.here = room.exits[direction]!
    situation.seen[situation.here] = true
    this.#look = undefined
    this.#list()
    return undefined
  }

  #setOpen(thing: number, open: boolean): void {
    this.#situation.open[thing] = open
    this.#situation.lookedInto[thing] = true
    this.#changed()
    this.#list()
  }

  #turnDoor(direction: number, open: boolean): string {
    const { here, openDoors } = this.#situation
    const phrases = this.#phrases
    const room = this.world.rooms[here]!
    const door = room.doors[direction]!
    if (openDoors[door] === open) return open ? phrases.doorAlreadyOpen() : phrases.doorAlreadyClosed()
    openDoors[door] = open
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
    this.#shown = this.#order.shuffle(this.#canonical.slice(0, this.#count))
    this.#words = undefined
  }

  /** Writes down what can be done: general commands, ways out, doors, things in sight, things carried. */
  #list(): void {
    this.#count = 0
    this.#open = 0
    this.#add(LOOK)
    this.#add(INVENTORY)
    if (this.#rules.asksTask) this.#add(TASK)
    this.#listWays()
    const floor = this.#situation.floors[this.#situation.here]!
    for (let i = 0; i < floor.length; i++) this.#listThing(floor[i]!)
    const { carried } = this.#situation
    for (let i = 0; i < carried.length; i++) this.#listCarried(carried[i]!)
  }

  #add(command: Command): void {
    this.#canonical[this.#count++] = command
  }

  #listWays(): void {
    const { exits, doors } = this.world.rooms[this.#situation.here]!
    for (let direction = 0; direction < 4; direction++) if (exits[direction] !== NONE) this.#add(MOVE[direction]!)
    for (let direction = 0; direction < 4; direction++) {
      if (doors[direction] === NONE) continue
      this.#add(OPEN_DOOR[direction]!)
      this.#add(CLOSE_DOOR[direction]!)
    }
  }

  #listThing(number: number): void {
    const { kind, name } = this.world.things[number]!
    if (kind === 'scenery') return
    if (kind === 'item') return this.#add((this.#takes[number] ??= command('take ' + name, 'take', number)))
    if (kind === 'cupboard') {
      const open = this.#situation.open[number]!
      if (this.#rules.opensCupboards) {
        if (open) this.#add((this.#closes[number] ??= command('close ' + name, 'close', number)))
        else this.#add((this.#opens[number] ??= command('open ' + name, 'open', number)))
      }
      if (!open) return
    }
    this.#containers[this.#open++] = number
    const contents = this.#situation.inside[number]!
    for (let i = 0; i < contents.length; i++) this.#listThing(contents[i]!)
  }

  #listCarried(item: number): void {
    const { things } = this.world
    const { name, reading } = things[item]!
    const puts = (this.#puts[item] ??= [])
    for (let i = 0; i < this.#open; i++) {
      const target = this.#containers[i]!
      this.#add((puts[target] ??= command('put ' + name + ' in ' + things[target]!.name, 'put', item, target)))
    }
    if (reading !== undefined) this.#add((this.#reads[item] ??= command('read ' + name, 'read', item)))
  }

  #items(things: readonly number[]): string[] {
    return things.map((thing) => this.#phrases.item(this.world.things[thing]!))
  }

  #describeRoom(): string {
    const { world } = this
    const { here, floors, inside, open, openDoors } = this.#situation
    const things = floors[here]!.map((number) => {
      const thing = world.things[number]!
      if (thing.kind === 'item') return this.#phrases.item(thing)
      return this.#phrases.fixture(
        thing,
        open[number]!,
        inside[number]!.length === 0 ? [] : this.#items(inside[number]!),
      )
    })
    const room = world.rooms[here]!
    const ways: WayOut[] = []
    for (let direction = 0; direction < 4; direction++) {
      const beyond = room.exits[direction]!
      if (beyond === NONE) continue
      const door = room.doors[direction]!
      ways.push({
        direction: DIRECTIONS[direction]!,
        room: world.rooms[beyond]!.name,
        ...(door === NONE ? {} : { door: { name: world.doors[door]!, open: openDoors[door]! } }),
      })
    }
    return this.#phrases.room(room.name, things, ways)
  }
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
  const rest: number[] = []
  for (let i = 0; i < list.length; i++) if (list[i] !== item) rest.push(list[i]!)
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
