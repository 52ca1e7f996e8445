/**
 * The compact state string `player;player;objects;gates`, for comparing and storing states: a player is
 * `x,y,direction,item`, an object `x,y=item`, a gate `x,y=closed:0` or `x,y=open:steps`; items are `-` nothing,
 * `o` onion, `t` tomato, `d` dish, `s<ingredients>@<tick>` soup. Objects and gates stand in reading order.
 */
import { CONTENTS, contentsOf, NOTHING, SOUP } from './items.ts'
import { CLOCK, PER_PLAYER, PLAYER, type Kitchen } from './kitchen.ts'

const DIRECTIONS = 'NSEW'
const ITEMS = '-otd'

/** What stands in a kitchen, in reading order, with the words for its place: written once for each kitchen. */
interface Places {
  readonly spots: readonly string[]
  readonly holders: readonly { readonly at: string; readonly word: number; readonly isPot: boolean }[]
  readonly gates: readonly { readonly at: string; readonly word: number }[]
}

const known = new WeakMap<Kitchen, Places>()

function placesOf(kitchen: Kitchen): Places {
  const present = known.get(kitchen)
  if (present) return present
  const at = (cell: number) => `${kitchen.x(cell)},${kitchen.y(cell)}`
  const holders = [
    ...kitchen.counters.map(({ cell, word }) => ({ cell, word, isPot: false })),
    ...kitchen.pots.map(({ cell, word }) => ({ cell, word, isPot: true })),
  ].sort((a, b) => a.cell - b.cell)
  const places: Places = {
    spots: Array.from(kitchen.spots, at),
    holders: holders.map(({ cell, word, isPot }) => ({ at: at(cell), word, isPot })),
    gates: kitchen.gates.map(({ cell, word }) => ({ at: at(cell), word })),
  }
  known.set(kitchen, places)
  return places
}

/** Writes the state at `offset` in `states`. */
export function formatCompact(kitchen: Kitchen, states: ArrayLike<number>, offset = 0): string {
  const { spots, holders, gates } = placesOf(kitchen)
  let text = ''
  for (let word = offset + PLAYER; word < offset + PLAYER + 2 * PER_PLAYER; word += PER_PLAYER)
    text += `${spots[states[word]!]},${DIRECTIONS[states[word + 1]!]},${formatItem(kitchen, states[word + 2]!)};`
  let blank = ''
  for (const { at, word, isPot } of holders) {
    const content = states[offset + word]!
    // Nothing on a counter and nothing in a pot are both 0.
    if (content === NOTHING) continue
    text += `${blank}${at}=${isPot ? formatPot(kitchen, content, states[offset + word + 1]!) : formatItem(kitchen, content)}`
    blank = ' '
  }
  text += ';'
  for (const [number, { at, word }] of gates.entries()) {
    const timer = states[offset + word]!
    text += `${number > 0 ? ' ' : ''}${at}=${timer === 0 ? 'closed:0' : `open:${timer - 1}`}`
  }
  return text
}

function formatItem(kitchen: Kitchen, item: number): string {
  if (item <= SOUP) return ITEMS[item]!
  return `s${CONTENTS[item - SOUP]}@${kitchen.cookTime[item - SOUP]}`
}

function formatPot(kitchen: Kitchen, contents: number, tick: number): string {
  return `s${CONTENTS[contents]}@${tick < 0 ? kitchen.spec.idleTick : tick}`
}

/** Reads a compact state into words (clock 0). Throws `RangeError` naming the part that does not fit this kitchen. */
export function parseCompact(kitchen: Kitchen, text: string): Int16Array {
  const parts = text.split(';')
  if (parts.length !== 4)
    throw new RangeError(`a state has four parts between semicolons; this one has ${parts.length}: "${text}"`)
  const state = kitchen.start()
  state[CLOCK] = 0
  parts.slice(0, 2).forEach((part, index) => {
    const [x, y, direction, item] = part.split(',')
    const spot = kitchen.spotOf[cellOf(kitchen, `${x},${y}`)]!
    if (spot < 0) throw new RangeError(`player ${index} cannot stand at ${x},${y}`)
    if (!direction || !DIRECTIONS.includes(direction))
      throw new RangeError(`player ${index} looks to "${direction}", which is none of N, S, E, W`)
    const word = PLAYER + index * PER_PLAYER
    state[word] = spot
    state[word + 1] = DIRECTIONS.indexOf(direction)
    state[word + 2] = parseItem(item ?? '').item
  })
  for (const [place, item] of entries(parts[2]!)) {
    const cell = cellOf(kitchen, place)
    const pot = kitchen.pots.find((thing) => thing.cell === cell)
    const counter = kitchen.counters.find((thing) => thing.cell === cell)
    const parsed = parseItem(item)
    if (pot) {
      if (parsed.item <= SOUP) throw new RangeError(`the pot at ${place} holds "${item}", which is no soup`)
      const contents = parsed.item - SOUP
      state[pot.word] = contents
      // In classic kitchens tick 0 of a pot that is not full means that it does not cook.
      state[pot.word + 1] = kitchen.classic && CONTENTS[contents]!.length < 3 ? -1 : parsed.tick
    } else if (counter) state[counter.word] = parsed.item
    else throw new RangeError(`there is neither pot nor counter at ${place}`)
  }
  for (const [place, text] of entries(parts[3]!)) {
    const gate = kitchen.gates.find((thing) => thing.cell === cellOf(kitchen, place))
    const match = /^(closed|open):(\d+)$/.exec(text)
    if (!gate || !match)
      throw new RangeError(`"${place}=${text}" is no gate of this kitchen, or neither closed:0 nor open:<steps>`)
    state[gate.word] = match[1] === 'open' ? Number(match[2]) + 1 : 0
  }
  return state
}

const entries = (part: string): [string, string][] =>
  part
    .split(' ')
    .filter(Boolean)
    .map((entry) => entry.split('=') as [string, string])

function cellOf(kitchen: Kitchen, place: string): number {
  const [x, y] = place.split(',').map(Number)
  if (!(x! >= 0 && x! < kitchen.width && y! >= 0 && y! < kitchen.height))
    throw new RangeError(`"${place}" is no place in this kitchen`)
  return y! * kitchen.width + x!
}

function parseItem(text: string): { item: number; tick: number } {
  const soup = /^s([ot]{1,3})@(-?\d+)$/.exec(text)
  if (soup) return { item: SOUP + contentsOf(soup[1]!), tick: Number(soup[2]) }
  const item = text.length === 1 ? ITEMS.indexOf(text) : -1
  if (item < 0) throw new RangeError(`"${text}" is no item: -, o, t, d or s<ingredients>@<tick>`)
  return { item, tick: -1 }
}
