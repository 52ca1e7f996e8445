/**
 * The text world in play: what can be done now, what doing it changes, what the player reads. It is the fast core that
 * learners may step directly; the games wrap it in the contract. Texts that nobody reads are never written.
 */
import { IllegalAction } from '../../core/errors.ts'
import { CommandList, type Command } from './commands.ts'
import { describeRoom, listItems } from './describe-room.ts'
import { JavaRandom } from './java-random.ts'
import type { Phrasebook } from './phrasebook.ts'
import { EMPTY, NONE, copySituation } from './world.ts'
import type { Dealt, Rules, Situation, Verdict, World } from './world.ts'

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
  readonly #commands: CommandList
  /** What can be done, in the order in which it is shown, and that in words (written when asked for). */
  #shown: readonly Command[] = []
  #words: readonly string[] | undefined
  /** What was said last; undefined while it is what looking around says and nobody has read it. */
  #text: string | undefined
  #look: string | undefined
  #inventory: string | undefined
  /** Where each thing is: the container's number, `CARRIED`, or `-2 - room`. */
  readonly #where: number[]
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
    this.#commands = new CommandList(world, rules)
    this.#verdict = rules.judge(world, situation)
    if (situation.text !== '') this.#text = situation.text
    this.#commands.update(this.#situation)
    this.#arrange()
  }

  /** What was said last. */
  get text(): string {
    return (this.#text ??= this.look)
  }

  /** What looking around would say. */
  get look(): string {
    return (this.#look ??= describeRoom(this.world, this.#situation, this.#phrases))
  }

  /** What the player carries, in words. */
  get inventory(): string {
    return (this.#inventory ??= this.#phrases.inventory(
      listItems(this.world, this.#situation.carried, this.#phrases),
      this.world.capacity,
    ))
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
    this.#commands.update(this.#situation)
    this.#arrange()
  }

  /** Does what the words say, blanks around them aside. Throws {@link IllegalAction}, in the game's words, and changes nothing. */
  say(words: string): void {
    const trimmed = words.trim()
    const command = this.#commands.find(trimmed)
    if (!command) throw new IllegalAction(this.#phrases.unknown(trimmed))
    this.#do(command)
  }

  /** Does the command shown at this place of {@link commands}. Throws `RangeError` where there is none. */
  choose(place: number): void {
    const chosen = this.#shown[place]
    if (!chosen) throw new RangeError(`there are ${this.#shown.length} commands, from 0; ${place} is none of them`)
    this.#do(this.#twins ? this.#commands.find(chosen.text)! : chosen)
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
        return phrases.opened(
          world.things[thing]!.name,
          listItems(this.world, this.#situation.inside[thing]!, this.#phrases),
        )
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
    this.#commands.update(this.#situation)
  }

  #go(direction: number): string | undefined {
    const situation = this.#situation
    const room = this.world.rooms[situation.here]!
    const door = room.doors[direction]!
    if (door !== NONE && !situation.openDoors[door]) return this.#phrases.blocked()
    situation.here = room.exits[direction]!
    situation.seen[situation.here] = true
    this.#look = undefined
    this.#commands.update(this.#situation)
    return undefined
  }

  #setOpen(thing: number, open: boolean): void {
    this.#situation.open[thing] = open
    this.#situation.lookedInto[thing] = true
    this.#changed()
    this.#commands.update(this.#situation)
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
    this.#shown = this.#order.shuffle(this.#commands.copy())
    this.#words = undefined
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
