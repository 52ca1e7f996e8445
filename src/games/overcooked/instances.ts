/** The kitchens by name: the papers' and a few more. Digits are the starts of player 0 (`1`) and player 1 (`2`). */
import type { PerSoup } from './engine/spec.ts'

/** A kitchen with a name, and what is special about its rules. */
export interface Layout {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly grid: readonly string[]
  /** Other names under which it is known. */
  readonly aliases?: readonly string[]
  /** Counters over which its prompts let things be passed. */
  readonly shared?: readonly (readonly [number, number])[]
  /** What differs from the usual recipe (three onions, 20 steps, 20 points) in the modern rules. */
  readonly recipes?: {
    readonly cookTime?: PerSoup
    readonly value?: PerSoup
    readonly orders?: readonly string[]
    readonly bonusOrders?: readonly string[]
  }
  /** How the published data of this kitchen write a pot that does not cook. */
  readonly idleTick?: 0 | -1
}

const MIXED = { cookTime: { onion: 15, tomato: 7 }, value: { onion: 21, tomato: 13 } } as const

/** The kitchens that have a name. */
export const layouts: readonly Layout[] = [
  {
    name: 'cramped-room',
    title: 'Cramped Room',
    about: 'a small room where two cooks are in each other’s way',
    grid: ['XXPXX', 'O  2O', 'X1  X', 'XDXSX'],
    aliases: ['simple'],
  },
  {
    name: 'asymmetric-advantages',
    title: 'Asymmetric Advantages',
    about: 'two rooms, one near the onions, one near the serving hatch, with two pots between them',
    grid: ['XXXXXXXXX', 'O XSXOX S', 'X   P 1 X', 'X2  P   X', 'XXXDXDXXX'],
    aliases: ['asymmetric_advantages_9wide', 'asymmetric-advantages-9', 'unident_s'],
    idleTick: -1,
  },
  {
    name: 'asymmetric-advantages-11',
    title: 'Asymmetric Advantages, eleven wide',
    about: 'the wider form in which the paper’s language agents play Asymmetric Advantages',
    grid: ['XXXXXXXXXXX', 'O XXSXOXX S', 'X    P  1 X', 'X2   P    X', 'XXXXDXDXXXX'],
    aliases: ['asymmetric_advantages_11wide_llmco', 'asymmetric-advantages-11-wide', 'asymmetric-advantages-wide'],
  },
  {
    name: 'coordination-ring',
    title: 'Coordination Ring',
    about: 'a ring one cell wide: whoever goes the wrong way round blocks the other',
    grid: ['XXXPX', 'X 1 P', 'D2X X', 'O   X', 'XOSXX'],
    aliases: ['random1'],
  },
  {
    name: 'forced-coordination',
    title: 'Forced Coordination',
    about: 'one cook has onions and dishes, the other pots and serving; everything goes over the counter between them',
    grid: ['XXXPX', 'O X1P', 'O2X X', 'D X X', 'XXXSX'],
    aliases: ['random0'],
    shared: [
      [2, 1],
      [2, 2],
      [2, 3],
    ],
  },
  {
    name: 'counter-circuit',
    title: 'Counter Circuit',
    about: 'a ring around counters over which onions can be passed',
    grid: ['XXXPPXXX', 'X  2   X', 'D XXXX S', 'X  1   X', 'XXXOOXXX'],
    aliases: ['counter_circuit_o_1order', 'random3'],
    shared: [
      [2, 2],
      [3, 2],
      [4, 2],
      [5, 2],
    ],
  },
  {
    name: 'gated-delivery',
    title: 'Gated Delivery',
    about: 'the serving hatch lies behind two gates that only empty hands can open',
    grid: ['XWPWX', 'O  2O', 'D1  W', 'WGWGW', 'W   W', 'XWWSX'],
    aliases: ['gated_delivery_no_counter_door', 'no_counter_door'],
  },
  {
    name: 'locked',
    title: 'Locked',
    about: 'two rooms with everything but a serving hatch in one of them, and a gate between them',
    grid: ['WWOXDWW', 'D 1W2 W', 'P  W  P', 'W  G  W', 'WWSWOWW'],
    aliases: ['locked_soup_passing_door', 'soup_passing_door'],
  },
  {
    name: 'soup-passing',
    title: 'Soup Passing',
    about: 'Locked with counters in place of the wall and the gate',
    grid: ['XXOXDXX', 'D 1X2 X', 'P  X  P', 'X  X  X', 'XSXXOXX'],
    shared: [
      [3, 1],
      [3, 2],
      [3, 3],
    ],
  },
  {
    name: 'door-rectangle',
    title: 'Door Rectangle',
    about: 'one room with the serving hatch behind a double gate',
    grid: ['XXXPXXX', 'O    2O', 'X     X', 'X1    X', 'XDXXGGX', 'XXXX  X', 'XXXXXSX'],
    aliases: ['door_rect_room'],
  },
  {
    name: 'tomato-circuit',
    title: 'Counter Circuit with tomatoes',
    about: 'a wider circuit with onions, tomatoes and three recipes (modern rules)',
    grid: ['XXXPDPXXX', 'X   2   X', 'X XXXXX X', 'X   1   X', 'XXXOSTXXX'],
    aliases: ['counter_circuit_tomato', 'newdyn_counter_circuit_tomato'],
    recipes: { ...MIXED, orders: ['ot', 'oot', 'ott'], bonusOrders: ['ot'] },
  },
  {
    name: 'soup-coordination',
    title: 'Soup Coordination',
    about: 'two rooms with one pot between them, onions and tomatoes on opposite sides (modern rules)',
    grid: ['XXXDTXOXXXX', 'X    X    X', 'S 2  P  1 S', 'X    X    X', 'XXXXOXTDXXX'],
    aliases: ['newdyn_soup_coordination'],
    recipes: { ...MIXED, orders: ['o', 't', 'ttt', 'ot', 'oot'], bonusOrders: ['o', 't', 'ttt', 'oot'] },
  },
]

/** The layout of that name or alias, underscores and capitals forgiven. */
export function findLayout(name: string): Layout | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('_', '-')
  return layouts.find((layout) =>
    [layout.name, ...(layout.aliases ?? [])].some((known) => plain(known) === plain(name)),
  )
}

/** The layout with just this grid (digits for starts or blanks in their place). */
export function findGrid(grid: readonly string[]): Layout | undefined {
  const bare = (rows: readonly string[]) => rows.join('\n').replace(/[12]/g, ' ')
  return layouts.find((layout) => bare(layout.grid) === bare(grid))
}
