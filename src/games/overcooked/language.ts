/** A kitchen in words: the rules, what one sees, and the six moves. */
import { Unreadable } from '../../core/errors.ts'
import { type Language, type Seat } from '../../core/game.ts'
import { firstStep, LAYOUT, ownWords, PlainChoices, remember, spaced, type Option } from '../../replies/index.ts'
import { kitchenSpec, type Config } from './config.ts'
import * as lexicon from './lexicon.ts'
import { ACTIONS, type Action, type Observation } from './rules.ts'
import type { SceneItem } from './scene.ts'

const WORDS: Readonly<Record<string, string>> = { o: 'onion', t: 'tomato' }

function rules(config: Config, seat: Seat): string {
  const spec = kitchenSpec(config)
  const classic = spec.dynamics === 'classic'
  const has = (tile: string) => spec.grid.some((row) => row.includes(tile))
  const lines = [
    `You are ${seat}, one of two cooks, alice and bob, in one kitchen. You earn points together: deliver as many soups as you can in ${config.horizon} steps.`,
    config.realTime === undefined
      ? 'Each step both of you choose at the same time, without seeing the other’s choice: north, south, east, west, stay or interact.'
      : `A step is made every ${config.realTime} milliseconds, whether you have chosen or not: north, south, east, west, stay or interact. The last thing you chose counts; who has chosen nothing stays.`,
    'A direction turns you that way and moves you one cell if it is free. Two cooks cannot stand in one cell or change places: then both stay where they are. Interact acts on what you face.',
    'You carry one thing at a time. With empty hands, interact takes an onion, a tomato or a dish from its dispenser, or what lies on a counter. With full hands it puts the thing onto an empty counter.',
    classic
      ? 'A pot takes three ingredients of one kind and starts to cook by itself with the third.'
      : 'A pot takes one to three ingredients, mixed as you like; interact with empty hands starts it, and then nothing can be added.',
    `${cookingTime(spec.cookTime)} Interact with a dish in hand before a pot that is ready puts the soup onto the dish; interact at the serving hatch delivers it.`,
    earnings(spec.orders, spec.bonusOrders, spec.bonus, spec.value),
  ]
  if (has('G')) {
    lines.push(
      'A closed gate blocks the way. Only empty hands open it, from either side; it stays open for ten steps, longer while somebody stands in it. Whoever carries something needs the other to open it.',
    )
  }
  lines.push(
    'Positions are x,y with x growing to the east and y to the south. Tiles: X counter, O onions, T tomatoes, D dishes, P pot, S serving hatch, W wall, G gate, blank floor.',
  )
  return lines.join('\n')
}

/** How long a soup cooks, in words. */
export function cookingTime(cookTime: Observation['kitchen']['cookTime']): string {
  return typeof cookTime === 'number'
    ? `A soup is ready after ${cookTime} steps.`
    : `A soup takes ${cookTime.onion} steps for each onion and ${cookTime.tomato} for each tomato.`
}

/** Which soups earn how much, in words. */
export function earnings(
  orders: readonly string[] | null,
  bonusOrders: readonly string[],
  bonus: number,
  value: Observation['kitchen']['value'],
): string {
  const price =
    typeof value === 'number'
      ? `${value} points`
      : `${value.onion} points for each onion and ${value.tomato} for each tomato in it`
  const wanted = orders
    ? `Only these soups earn anything: ${orders.map(nameSoup).join('; ')}.`
    : 'Any soup earns points.'
  const more = bonusOrders.length > 0 ? ` ${bonus} times as much for: ${bonusOrders.map(nameSoup).join('; ')}.` : ''
  return `A delivery earns ${price}. ${wanted}${more}`
}

const nameSoup = (contents: string): string => [...contents].map((letter) => WORDS[letter]).join(', ')

export function describe(observation: Observation): string {
  const { seat, partner, scene, kitchen, tick, horizon, score, last } = observation
  const cook = (name: 'alice' | 'bob') => {
    const { x, y, facing, holding } = scene.players[name]
    return `at ${x},${y} facing ${facing}, ${holding ? `holding ${describeItem(holding)}` : 'empty-handed'}`
  }
  const lines = [
    `Step ${tick} of ${horizon}; ${score} points so far.`,
    ...kitchen.grid,
    `You (${seat}) are ${cook(seat)}. ${partner} is ${cook(partner)}.`,
    ...scene.pots.map(({ x, y, contents, left }) => `The pot at ${x},${y} ${describePot(contents, left)}.`),
    ...scene.lying.map(({ x, y, item }) => `On the counter at ${x},${y} lies ${describeItem(item)}.`),
    ...scene.gates.map(
      ({ x, y, open, left }) => `The gate at ${x},${y} is ${open ? `open for ${left} more steps` : 'closed'}.`,
    ),
  ]
  if (last) lines.push(`Last step you chose ${last[seat]}, ${partner} chose ${last[partner]}.`)
  return lines.join('\n')
}

function describeItem({ kind, contents }: SceneItem): string {
  if (kind === 'soup') return `a soup (${nameSoup(contents!)})`
  return kind === 'onion' ? 'an onion' : `a ${kind}`
}

function describePot(contents: string, left: number | null): string {
  if (contents === '') return 'is empty'
  const full = `holds ${nameSoup(contents)}`
  return left === null ? full : left === 0 ? `${full} and is ready` : `${full} and cooks for ${left} more steps`
}

const MOVES: readonly Option<Action>[] = [
  ...lexicon.DIRECTIONS.map((value, i) => {
    const side = lexicon.UPRIGHT[i]!
    const alone = [`${side}ward`, `${side}wards`, `arrow ${side}`, `${side} arrow`, `arrow${side}`]
    return { value: value as Action, phrases: [value, side], alone }
  }),
  { value: 'stay', phrases: spaced(lexicon.STAY), alone: spaced(lexicon.STAY_ALONE) },
  { value: 'interact', phrases: spaced(lexicon.INTERACT), alone: spaced(lexicon.INTERACT_ALONE) },
]

const SYNONYMS = {
  ...Object.fromEntries(lexicon.DIRECTIONS.flatMap((to) => [`${to}ward`, `${to}wards`].map((said) => [said, to]))),
  waiting: 'wait',
  'hold on for': 'wait for',
  'hold on until': 'wait until',
}

/** Keys and arrows in place of a word: `↑`, `Action: ⬅️`, `moveUp()`. No move goes `up-left`. */
const inWords = (reply: string): string =>
  reply
    .replace(/\b(?:up|down|upper|lower|top|bottom)[- ]?(?:left|right)\b/gi, 'diagonally')
    .replace(/\b(move|go|step|turn)(?=(?:Up|Down|Left|Right|North|South|East|West)\b)/g, '$1 ')
    .replace(
      /(?<=^|\n|: ?)[ \t]{0,8}([↑↓←→⬆⬇⬅➡])\ufe0f?(?=[\s.!]{0,9}(?:\n|$))/gu,
      (_, arrow: string) => ARROWS[arrow]!,
    )
const ARROWS: Readonly<Record<string, string>> = {
  ...{ '↑': 'north', '↓': 'south', '←': 'west', '→': 'east' },
  ...{ '⬆': 'north', '⬇': 'south', '⬅': 'west', '➡': 'east' },
}

/** The move that a reply decides on. */
function parse(reply: string, { seat, partner }: Observation): Action {
  const read = choicesFor(`${seat} ${partner}`).read(inWords(ownWords(reply)))
  if ('value' in read) return read.value
  throw new Unreadable(`${read.reason} Answer with "Action:" and exactly one of ${ACTIONS.join(', ')}.`, reply)
}

const choicesFor = remember((key) => {
  const [seat, partner] = key.split(' ') as [string, string]
  return new PlainChoices<Action>(
    MOVES,
    {
      synonyms: SYNONYMS,
      labels: ['direction', 'dir', 'key'],
      self: [seat, seat === 'alice' ? 'she' : 'he'],
      others: [partner],
    },
    { ...LAYOUT, plans: firstStep },
  )
})

/** The same for a person, who needs no label. */
function hear(typed: string, observation: Observation): Action {
  try {
    return parse(typed, observation)
  } catch (error) {
    if (!Unreadable.isInstance(error)) throw error
    throw new Unreadable(`Type one of ${ACTIONS.join(', ')}.`, typed)
  }
}

export const language: Language<Config, Observation, Action> = {
  rules,
  describe,
  parse,
  say: (action) => action,
  people: { parse: hear },
}
