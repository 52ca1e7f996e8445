/** What can be done in a text world: commands as values, and the list of those that are valid now. */
import { DIRECTIONS, NONE } from './world.ts'
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

/** The valid commands of one world in play, in the order of the rules. Lists are reused, commands made once. */
export class CommandList {
  readonly #world: World
  readonly #rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>
  /** The list: the first `count` of these. */
  readonly #commands: Command[] = []
  #count = 0
  /** What is open here to put things into: the first `#open` of these. */
  readonly #containers: number[] = []
  #open = 0
  /** Commands by thing, made when they are first possible. */
  readonly #takes: Command[] = []
  readonly #puts: Command[][] = []
  readonly #opens: Command[] = []
  readonly #closes: Command[] = []
  readonly #reads: Command[] = []

  constructor(world: World, rules: Pick<Rules<unknown>, 'asksTask' | 'opensCupboards'>) {
    this.#world = world
    this.#rules = rules
  }

  /** A copy of the list. */
  copy(): Command[] {
    return this.#commands.slice(0, this.#count)
  }

  /** The first command with these words: where two things share a name, they mean the first of them. */
  find(words: string): Command | undefined {
    for (let i = 0; i < this.#count; i++) if (this.#commands[i]!.text === words) return this.#commands[i]
    return undefined
  }

  /** Writes the list anew: general commands, ways out, doors, things in sight, things carried. */
  update(situation: Situation): void {
    this.#count = 0
    this.#open = 0
    this.#add(LOOK)
    this.#add(INVENTORY)
    if (this.#rules.asksTask) this.#add(TASK)
    this.#listWays(situation)
    const floor = situation.floors[situation.here]!
    for (let i = 0; i < floor.length; i++) this.#listThing(floor[i]!, situation)
    const { carried } = situation
    for (let i = 0; i < carried.length; i++) this.#listCarried(carried[i]!)
  }

  #add(command: Command): void {
    this.#commands[this.#count++] = command
  }

  #listWays({ here }: Situation): void {
    const { exits, doors } = this.#world.rooms[here]!
    for (let direction = 0; direction < 4; direction++) if (exits[direction] !== NONE) this.#add(MOVE[direction]!)
    for (let direction = 0; direction < 4; direction++) {
      if (doors[direction] === NONE) continue
      this.#add(OPEN_DOOR[direction]!)
      this.#add(CLOSE_DOOR[direction]!)
    }
  }

  #listThing(number: number, situation: Situation): void {
    const { kind, name } = this.#world.things[number]!
    if (kind === 'scenery') return
    if (kind === 'item') return this.#add((this.#takes[number] ??= command('take ' + name, 'take', number)))
    if (kind === 'cupboard') {
      const open = situation.open[number]!
      if (this.#rules.opensCupboards) {
        if (open) this.#add((this.#closes[number] ??= command('close ' + name, 'close', number)))
        else this.#add((this.#opens[number] ??= command('open ' + name, 'open', number)))
      }
      if (!open) return
    }
    this.#containers[this.#open++] = number
    const contents = situation.inside[number]!
    for (let i = 0; i < contents.length; i++) this.#listThing(contents[i]!, situation)
  }

  #listCarried(item: number): void {
    const { things } = this.#world
    const { name, reading } = things[item]!
    const puts = (this.#puts[item] ??= [])
    for (let i = 0; i < this.#open; i++) {
      const target = this.#containers[i]!
      this.#add((puts[target] ??= command('put ' + name + ' in ' + things[target]!.name, 'put', item, target)))
    }
    if (reading !== undefined) this.#add((this.#reads[item] ??= command('read ' + name, 'read', item)))
  }
}
