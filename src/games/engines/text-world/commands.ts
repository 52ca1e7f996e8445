/** What can be done in a text world: commands by number, and the list of those that are valid now. */
import { DIRECTIONS, NONE } from './world.ts'
import type { Rules, Situation, World } from './world.ts'

/** The commands that every world knows by the same numbers, the ways and doors in the order of {@link DIRECTIONS}. */
export const LOOK = 0
export const INVENTORY = 1
export const TASK = 2
export const MOVE = 3
export const OPEN_DOOR = 7
export const CLOSE_DOOR = 11
const GENERAL: readonly string[] = [
  'look around',
  'inventory',
  'task',
  ...DIRECTIONS.map((direction) => 'move ' + direction),
  ...DIRECTIONS.map((direction) => 'open door to ' + direction),
  ...DIRECTIONS.map((direction) => 'close door to ' + direction),
]

/** From here on each thing has two numbers: an item to take and to read it, another thing to open and to close it. */
export const OWN = GENERAL.length
/** Which of the two a number is. */
export const FIRST_OF_TWO = 0
const SECOND_OF_TWO = 1

/**
 * The valid commands of one world in play, in the order of the rules. A command is a number that follows from what is done
 * with what, so that a list is written without looking anything up; its words are put together when they are first read.
 */
export class CommandList {
  readonly #world: World
  readonly #rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>
  /** The list: the first {@link count} of these. */
  readonly numbers: number[] = []
  count = 0
  /** The first number of a command that puts one thing somewhere: a row of {@link #holders} for each of {@link #items}. */
  readonly #puts: number
  readonly #items: number[] = []
  readonly #holders: number[] = []
  /** The place of each thing among the items, or among the holders: what others can be put on or into. */
  readonly #places: number[] = []
  /** The words of commands, those of the world's own once they were read, and what those begin with that put an item. */
  #words: (string | undefined)[] = []
  readonly #begins: (string | undefined)[] = []
  /** What is open here to put things into, as places among the holders: the first `#open` of these. */
  readonly #containers: number[] = []
  #open = 0

  constructor(world: World, rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>) {
    this.#world = world
    this.#rules = rules
    const { things } = world
    for (let thing = 0; thing < things.length; thing++) {
      const { kind } = things[thing]!
      this.#places.push(
        kind === 'item' ? this.#items.push(thing) - 1 : kind === 'scenery' ? NONE : this.#holders.push(thing) - 1,
      )
    }
    this.#puts = OWN + 2 * things.length
  }

  /** Whether the command puts a thing somewhere: {@link itemOf} to {@link holderOf}. */
  isPut(command: number): boolean {
    return command >= this.#puts
  }

  itemOf(command: number): number {
    return this.#items[((command - this.#puts) / this.#holders.length) | 0]!
  }

  holderOf(command: number): number {
    return this.#holders[(command - this.#puts) % this.#holders.length]!
  }

  /** The command in words. */
  wordsOf(command: number): string {
    return this.#words[command] ?? this.#write(command)
  }

  /** The first valid command with these words: where two things share a name, they mean the first of them. */
  find(words: string): number | undefined {
    for (let i = 0; i < this.count; i++) if (this.wordsOf(this.numbers[i]!) === words) return this.numbers[i]!
    return undefined
  }

  /** Writes the list anew: general commands, ways out, doors, things in sight, things carried. */
  update(situation: Situation): void {
    const { numbers } = this
    const { things } = this.#world
    const { here, inside, carried } = situation
    numbers[0] = LOOK
    numbers[1] = INVENTORY
    this.count = 2
    if (this.#rules.asksTask) numbers[this.count++] = TASK
    this.#listWays(here)
    this.#open = 0
    const floor = situation.floors[here]!
    for (let i = 0; i < floor.length; i++) {
      const thing = floor[i]!
      const { kind } = things[thing]!
      if (kind === 'scenery') continue
      if (kind === 'item') numbers[this.count++] = OWN + 2 * thing
      else if (kind !== 'cupboard' || this.#listCupboard(thing, situation.open[thing]!))
        this.#listHolder(thing, inside[thing]!)
    }
    for (let i = 0; i < carried.length; i++) this.#listCarried(carried[i]!)
  }

  /** The same after something in sight was taken: it is carried last, and all else stays as it is. */
  take(thing: number): void {
    const { numbers } = this
    const taken = OWN + 2 * thing
    let at = 0
    while (numbers[at] !== taken) at++
    this.count--
    for (; at < this.count; at++) numbers[at] = numbers[at + 1]!
    this.#listCarried(thing)
  }

  #listWays(here: number): void {
    const { numbers } = this
    const { exits, doors } = this.#world.rooms[here]!
    for (let direction = 0; direction < 4; direction++)
      if (exits[direction] !== NONE) numbers[this.count++] = MOVE + direction
    for (let direction = 0; direction < 4; direction++) {
      if (doors[direction] === NONE) continue
      numbers[this.count++] = OPEN_DOOR + direction
      numbers[this.count++] = CLOSE_DOOR + direction
    }
  }

  #listCupboard(thing: number, open: boolean): boolean {
    if (this.#rules.opensCupboards) this.numbers[this.count++] = OWN + 2 * thing + (open ? SECOND_OF_TWO : FIRST_OF_TWO)
    return open
  }

  #listHolder(thing: number, contents: readonly number[]): void {
    const { numbers } = this
    this.#containers[this.#open++] = this.#places[thing]!
    let { count } = this
    for (let i = 0; i < contents.length; i++) numbers[count++] = OWN + 2 * contents[i]!
    this.count = count
  }

  #listCarried(item: number): void {
    const { numbers } = this
    const containers = this.#containers
    const open = this.#open
    const first = this.#puts + this.#places[item]! * this.#holders.length
    let { count } = this
    for (let i = 0; i < open; i++) numbers[count++] = first + containers[i]!
    if (this.#world.things[item]!.reading !== undefined) numbers[count++] = OWN + 2 * item + SECOND_OF_TWO
    this.count = count
  }

  #write(command: number): string {
    if (this.#words.length === 0) this.#words = this.#noneButGeneral()
    return (this.#words[command] ??= this.isPut(command) ? this.#writePut(command) : this.#writeOwn(command))
  }

  /** Room for the words of all commands that there may ever be. */
  #noneButGeneral(): (string | undefined)[] {
    const words = new Array<string | undefined>(this.#puts + this.#items.length * this.#holders.length).fill(undefined)
    for (let command = 0; command < OWN; command++) words[command] = GENERAL[command]
    return words
  }

  #writeOwn(command: number): string {
    const { kind, name } = this.#world.things[(command - OWN) >> 1]!
    const isFirst = ((command - OWN) & 1) === FIRST_OF_TWO
    return (kind === 'item' ? (isFirst ? 'take ' : 'read ') : isFirst ? 'open ' : 'close ') + name
  }

  #writePut(command: number): string {
    const { things } = this.#world
    const item = this.itemOf(command)
    return (this.#begins[item] ??= 'put ' + things[item]!.name + ' in ') + things[this.holderOf(command)]!.name
  }
}
