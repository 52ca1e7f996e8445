/** What can be done in a text world: commands as values, and the list of those that are valid now. */
import { DIRECTIONS, EMPTY, NONE } from './world.ts'
import type { Rules, Situation, World } from './world.ts'

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
const MOVE = DIRECTIONS.map((direction, number) => command('move ' + direction, 'move', number))
const OPEN_DOOR = DIRECTIONS.map((direction, number) => command('open door to ' + direction, 'open door', number))
const CLOSE_DOOR = DIRECTIONS.map((direction, number) => command('close door to ' + direction, 'close door', number))

/** The commands that every world knows by the same numbers: the first of each {@link CommandList}. */
const GENERAL: readonly Command[] = [LOOK, INVENTORY, TASK, ...MOVE, ...OPEN_DOOR, ...CLOSE_DOOR]
const numberOf = (known: Command): number => GENERAL.indexOf(known)
const [LOOK_NUMBER, INVENTORY_NUMBER, TASK_NUMBER] = [LOOK, INVENTORY, TASK].map(numberOf) as [number, number, number]
const MOVE_NUMBER = numberOf(MOVE[0]!)
const OPEN_DOOR_NUMBER = numberOf(OPEN_DOOR[0]!)
const CLOSE_DOOR_NUMBER = numberOf(CLOSE_DOOR[0]!)

/** What the numbers of a thing's own commands are kept under; 0 (no such command has that number) where there is none. */
const OWN = 4
const TAKE = 0
const OPEN = 1
const CLOSE = 2
const READ = 3

const OWN_VERBS = ['take', 'open', 'close', 'read'] as const

/** The ways to put one thing somewhere. */
interface Puts {
  /** What all of these commands begin with. */
  readonly begin: string
  /** The number of the command by container; 0 where it was never possible. */
  readonly numbers: number[]
  /** The numbers for what was open at the time of {@link since}, in that order. */
  readonly row: number[]
  since: number
}

/**
 * The valid commands of one world in play, in the order of the rules. Lists are reused, commands made once, when they are
 * first possible, and known by their numbers: a list of small numbers costs less to copy and to shuffle than one of objects.
 */
export class CommandList {
  readonly #world: World
  readonly #rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>
  /** The list: the first {@link count} of these are the numbers of the commands. */
  readonly numbers: number[] = []
  count = 0
  /** All commands that were ever possible, by number. */
  readonly known: Command[] = GENERAL.slice()
  /** What stood in the room the last time, and the things among it that are not scenery. */
  #floor: readonly number[] = EMPTY
  readonly #useful: number[] = []
  /** What is open here to put things into: the first `#open` of these. */
  readonly #containers: number[] = []
  #open = 0
  /** Goes up whenever {@link #containers} changes. */
  #version = 1
  #differs = false
  /** The numbers of commands with one thing, `OWN` for each. */
  readonly #own: number[]
  readonly #puts: (Puts | undefined)[] = []

  constructor(world: World, rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>) {
    this.#world = world
    this.#rules = rules
    this.#own = new Array<number>(OWN * world.things.length).fill(0)
  }

  /** The first command with these words: where two things share a name, they mean the first of them. */
  find(words: string): Command | undefined {
    for (let i = 0; i < this.count; i++) {
      const command = this.known[this.numbers[i]!]!
      if (command.text === words) return command
    }
    return undefined
  }

  /** Writes the list anew: general commands, ways out, doors, things in sight, things carried. */
  update(situation: Situation): void {
    const { numbers } = this
    numbers[0] = LOOK_NUMBER
    numbers[1] = INVENTORY_NUMBER
    this.count = 2
    if (this.#rules.asksTask) numbers[this.count++] = TASK_NUMBER
    this.#listWays(situation)
    const before = this.#open
    this.#open = 0
    this.#differs = false
    const useful = this.#findUseful(situation.floors[situation.here]!)
    for (let i = 0; i < useful.length; i++) this.#listThing(useful[i]!, situation)
    if (this.#differs || this.#open !== before) this.#version++
    const { carried } = situation
    for (let i = 0; i < carried.length; i++) this.#listCarried(carried[i]!)
  }

  /** The things of a room with which something can be done; the list for the same things is kept. */
  #findUseful(floor: readonly number[]): readonly number[] {
    if (floor === this.#floor) return this.#useful
    const { things } = this.#world
    const useful = this.#useful
    let count = 0
    for (let i = 0; i < floor.length; i++) if (things[floor[i]!]!.kind !== 'scenery') useful[count++] = floor[i]!
    useful.length = count
    this.#floor = floor
    return useful
  }

  #listWays({ here }: Situation): void {
    const { numbers } = this
    const { exits, doors } = this.#world.rooms[here]!
    for (let direction = 0; direction < 4; direction++)
      if (exits[direction] !== NONE) numbers[this.count++] = MOVE_NUMBER + direction
    for (let direction = 0; direction < 4; direction++) {
      if (doors[direction] === NONE) continue
      numbers[this.count++] = OPEN_DOOR_NUMBER + direction
      numbers[this.count++] = CLOSE_DOOR_NUMBER + direction
    }
  }

  #listThing(number: number, situation: Situation): void {
    const { kind } = this.#world.things[number]!
    if (kind === 'item') return this.#addOwn(TAKE, number)
    if (kind === 'cupboard') {
      const open = situation.open[number]!
      if (this.#rules.opensCupboards) this.#addOwn(open ? CLOSE : OPEN, number)
      if (!open) return
    }
    if (this.#containers[this.#open] !== number) {
      this.#containers[this.#open] = number
      this.#differs = true
    }
    this.#open++
    const contents = situation.inside[number]!
    for (let i = 0; i < contents.length; i++) this.#listThing(contents[i]!, situation)
  }

  #addOwn(which: number, thing: number): void {
    this.numbers[this.count++] = this.#own[OWN * thing + which]! || this.#makeOwn(which, thing)
  }

  #makeOwn(which: number, thing: number): number {
    const verb = OWN_VERBS[which]!
    const made = this.known.push(command(verb + ' ' + this.#world.things[thing]!.name, verb, thing)) - 1
    this.#own[OWN * thing + which] = made
    return made
  }

  #listCarried(item: number): void {
    const { name, reading } = this.#world.things[item]!
    const puts = (this.#puts[item] ??= { begin: 'put ' + name + ' in ', numbers: [], row: [], since: 0 })
    const { row } = puts
    const { numbers } = this
    const open = this.#open
    if (puts.since !== this.#version) {
      for (let i = 0; i < open; i++) row[i] = this.#findPut(puts, item, this.#containers[i]!)
      puts.since = this.#version
    }
    let { count } = this
    for (let i = 0; i < open; i++) numbers[count++] = row[i]!
    this.count = count
    if (reading !== undefined) this.#addOwn(READ, item)
  }

  #findPut({ begin, numbers }: Puts, item: number, target: number): number {
    while (numbers.length <= target) numbers.push(0)
    const present = numbers[target]!
    if (present !== 0) return present
    const made = this.known.push(command(begin + this.#world.things[target]!.name, 'put', item, target)) - 1
    numbers[target] = made
    return made
  }
}
