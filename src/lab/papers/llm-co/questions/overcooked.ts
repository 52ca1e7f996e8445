/** Scenarios of Overcooked, in small kitchens of ours: those in which both cooks' next acts are the same in all best plans. */
import { getOrAdd } from '../../../../core/get-or-add.ts'
import { Random } from '../../../../core/random.ts'
import { validate } from '../../../../core/schema.ts'
import { engine, kitchenSpec, overcooked } from '../../../../games/overcooked/index.ts'
import type { Scenario, ScenarioSet } from '../../../../games/theory-of-mind/index.ts'
import { ask, askNumber, drawEvenly, list, type Asked } from './ask.ts'
import { KitchenValues, type Act, type NextActs } from './kitchen-values.ts'

const { COUNTER, DISH, DISHES, GATE, NOTHING, ONION, ONIONS, PER_PLAYER, PLAYER, POT, SERVING, SIZE, SOUP } = engine
const { formatCompact, parseCompact } = engine

/** Steps for which a soup cooks in these kitchens. */
const COOK_TIME = 6

const grids: Readonly<Record<string, readonly string[]>> = {
  galley: ['WWPWW', 'O1 2O', 'W   W', 'WDWSW'],
  hatch: ['WWWPW', 'O1W W', 'O X W', 'D W2W', 'WWWSW'],
  gatehouse: ['WWPWWW', 'O1 G2S', 'WDWWWW'],
}

/** The kitchens by name. */
export const kitchens: Readonly<Record<string, engine.Kitchen>> = Object.fromEntries(
  Object.entries(grids).map(([name, grid]) => {
    const config = validate(overcooked.config, { grid: [...grid], cookTime: COOK_TIME }, name)
    return [name, new engine.Kitchen(kitchenSpec(config))]
  }),
)

const solved = new Map<string, KitchenValues>()
function valuesOf(name: string): KitchenValues {
  return getOrAdd(solved, name, () => new KitchenValues(kitchens[name]!))
}

export interface KitchenFacts {
  readonly kitchen: string
  /** The compact state string. */
  readonly state: string
}

interface Proved extends KitchenFacts {
  readonly acts: NextActs
  readonly steps: number
}

/** What both cooks do next in every best plan; undefined where best plans differ in that, or there is none. */
export function proveKitchen({ kitchen, state }: KitchenFacts): Proved | undefined {
  const values = valuesOf(kitchen)
  const number = values.number(parseCompact(values.kitchen, state))
  const { steps } = values.value(number)
  if (!Number.isFinite(steps)) return undefined
  const [acts, ...others] = values.nextActs(number)
  return others.length > 0 ? undefined : { kitchen, state, acts: acts!, steps }
}

export function overcookedScenarios(count: number): ScenarioSet {
  const random = new Random(2023, 'theory of mind', 'overcooked')
  const proved = Object.keys(kitchens).flatMap((kitchen) => {
    const values = valuesOf(kitchen)
    const numbers = new Set(Array.from({ length: 20_000 }, () => random.int(0, values.size - 1)))
    return [...numbers].flatMap((number) => {
      const state = values.state(number)
      const one = state && proveKitchen({ kitchen, state: formatCompact(values.kitchen, state) })
      return one && one.steps >= 3 && optionsOf(one, 1).length >= 3 && optionsOf(one, 0).length >= 3 ? [one] : []
    })
  })
  // What one holds says little of what one should do: whoever could use it has as often to leave it.
  const kindOf = ({ acts, kitchen, state }: Proved): string => {
    const [alice, bob] = state
      .split(';')
      .slice(0, 2)
      .map((player) => player.split(',')[3]![0])
    return [kitchen, alice, acts.alice, bob, acts.bob].join()
  }
  return {
    descriptions: Object.fromEntries(Object.entries(kitchens).map(([name, kitchen]) => [name, describeGame(kitchen)])),
    scenarios: drawEvenly(proved, kindOf, count, random).map((one, index) =>
      scenarioOf(`overcooked-${index + 1}`, one, random),
    ),
  }
}

function scenarioOf(id: string, one: Proved, random: Random): Scenario {
  const { kitchen: name, state: compact, acts, steps } = one
  const kitchen = kitchens[name]!
  const state = parseCompact(kitchen, compact)
  const because = `In every plan that delivers the soup after ${steps} steps, with the fewest actions, Bob’s next act is to ${acts.bob} and mine is to ${acts.alice}.`
  const choose = (aspect: 'intention' | 'action', question: string, player: 0 | 1, right: Act): Asked => {
    const wrong = optionsOf(one, player).filter((act) => act !== right)
    return ask({ aspect, question, right: [right], wrong, why: because }, random)
  }
  return {
    id,
    game: 'overcooked',
    description: name,
    situation: describeState(kitchen, state),
    facts: { kitchen: name, state: compact } satisfies KitchenFacts,
    questions: [
      askAboutKitchen(kitchen, state, random),
      choose('intention', 'What does Bob intend to do next?', 1, acts.bob),
      choose('action', 'What should I do next?', 0, acts.alice),
    ],
  }
}

/** What a cook might think of doing next: what its hands and its part of the kitchen allow, now or after walking. */
function optionsOf({ kitchen: name, state: compact }: KitchenFacts, player: 0 | 1): Act[] {
  const kitchen = kitchens[name]!
  const state = parseCompact(kitchen, compact)
  const word = PLAYER + player * PER_PLAYER
  const held = state[word + 2]!
  const tiles = tilesInReach(kitchen, state[word]!)
  const can = (act: Act, possible: boolean): Act[] => (possible ? [act] : [])
  return [
    'wait',
    ...can('take an onion', held === NOTHING && tiles.has(ONIONS)),
    ...can('take a plate', held === NOTHING && tiles.has(DISHES)),
    ...can('take it from the counter', held === NOTHING && tiles.has(COUNTER)),
    ...can('open the gate', held === NOTHING && tiles.has(GATE)),
    ...can('put the onion into the cooker', held === ONION && tiles.has(POT)),
    ...can('load the soup onto the plate', held === DISH && tiles.has(POT)),
    ...can('deliver the soup', held > SOUP && tiles.has(SERVING)),
    ...can('put it on the counter', held !== NOTHING && tiles.has(COUNTER)),
    // What full hands cannot do stands beside it, so that there is something to choose from.
    ...can('take a plate', held === ONION || held > SOUP),
    ...can('take an onion', held === DISH),
  ]
}

/** What can be faced from somewhere that can be walked to, gates taken as open. */
function tilesInReach(kitchen: engine.Kitchen, from: number): Set<number> {
  const spots = new Set([from])
  const tiles = new Set<number>()
  for (const spot of spots)
    for (let direction = 0; direction < 4; direction++) {
      tiles.add(kitchen.faced[4 * spot + direction]!)
      spots.add(kitchen.next[4 * spot + direction]!)
    }
  return tiles
}

/** One question about what is the case in the kitchen. */
function askAboutKitchen(kitchen: engine.Kitchen, state: Int16Array, random: Random): Asked {
  const pot = kitchen.pots[0]!.word
  const [contents, tick] = [state[pot]!, state[pot + 1]!]
  const onions = SIZE[contents]!
  const gate = kitchen.gates[0]
  const kind = random.pick(['onions', 'cooking', 'hands', ...(gate ? ['gate', 'gate'] : [])])
  if (kind === 'onions')
    return askNumber(
      'How many more onions does the cooker need before it starts?',
      3 - onions,
      'it takes no onions at all',
      `It has ${onions} of 3.`,
      random,
    )
  if (kind === 'cooking') {
    const left = tick < 0 ? undefined : COOK_TIME - tick
    const why =
      left === undefined ? 'It does not cook: it is not full.' : `${COOK_TIME} steps in all, ${tick} are over.`
    return askNumber('How many more steps must the soup in the cooker cook?', left, 'it is not cooking', why, random)
  }
  if (kind === 'gate') {
    const timer = state[gate!.word]!
    const closes = timer === 0 ? undefined : 12 - timer
    const why =
      timer === 0
        ? 'The gate is closed.'
        : `It closes at the end of the tenth step after the one in which it was opened, and was opened ${ago(timer)}.`
    const question = 'If nobody stands in the gate, after how many more steps is it closed again?'
    return askNumber(question, closes, 'it is closed now', why, random, 1)
  }
  const held = [0, 1].map((player) => state[PLAYER + player * PER_PLAYER + 2]!)
  const free = held.map((item) => item === NOTHING)
  const answers = ['both of us', 'only I', 'only Bob', 'neither of us']
  const right = free[0] ? (free[1] ? answers[0]! : answers[1]!) : free[1] ? answers[2]! : answers[3]!
  return ask(
    {
      aspect: 'environment',
      question: 'Who of us could pick something up now, as far as hands go?',
      right: [right],
      wrong: answers.filter((text) => text !== right),
      why: `I hold ${holding(held[0]!)}, Bob holds ${holding(held[1]!)}.`,
    },
    random,
  )
}

/** The rules as the player knows them. */
function describeGame(kitchen: engine.Kitchen): string {
  const faced = [...kitchen.spots].flatMap((cell) => engine.STEPS.map(([dx, dy]) => cell + dy * kitchen.width + dx))
  const where = (tile: number): string =>
    list(
      [...kitchen.tiles.keys()]
        .filter((cell) => kitchen.tiles[cell] === tile && faced.includes(cell))
        .map((cell) => place(kitchen, cell)),
    )
  const floor = [...kitchen.spots].filter((_, spot) => kitchen.gateWord[spot] === 0).map((cell) => place(kitchen, cell))
  return [
    'I am Alice. Bob and I play Overcooked. We want the next soup delivered after as few steps as possible, and, of all ways to do that, one in which we do as little as possible (steps spent staying put do not count).',
    `Places are given as column,row, counted from the upper left corner. There is floor at ${list(floor)}. Onions are at ${where(ONIONS)}, plates at ${where(DISHES)}, the cooker at ${where(POT)}, the delivery at ${where(SERVING)}.`,
    kitchen.counters.length > 0 ? `A counter at ${where(COUNTER)} takes one thing, from any side.` : '',
    kitchen.gates.length > 0
      ? `A gate is at ${where(GATE)}. Whoever faces it with empty hands can open it, from either side. It can be entered in the step in which it is opened and in the ten steps after that; at the end of the tenth it closes, unless somebody stands in it.`
      : '',
    `In each step each of us walks one place up, down, left or right, stays, or uses what is in front. Walking turns us, even where the way is blocked. Two cannot stand in one place or change places. To use something: stand next to it and face it. Each carries one thing at a time.`,
    `The cooker starts by itself with the third onion, cooks for ${COOK_TIME} steps, and takes nothing more meanwhile. A cooked soup is loaded onto a plate in hand, and then delivered.`,
    'Bob and I both play as well as can be played, and each knows that the other does. “Next” means the next time that one of us does something with a thing; to wait is to do nothing more with any thing until the soup is delivered.',
  ]
    .filter(Boolean)
    .join('\n')
}

const place = (kitchen: engine.Kitchen, cell: number): string => `${kitchen.x(cell)},${kitchen.y(cell)}`
const holding = (item: number): string =>
  item === DISH ? 'a plate' : item > SOUP ? 'a soup on a plate' : item === ONION ? 'an onion' : 'nothing'

function describeState(kitchen: engine.Kitchen, state: Int16Array): string {
  const cook = (player: 0 | 1, is: string): string => {
    const word = PLAYER + player * PER_PLAYER
    const direction = ['up', 'down', 'right', 'left'][state[word + 1]!]
    const [at, held] = [place(kitchen, kitchen.spots[state[word]!]!), holding(state[word + 2]!)]
    return `${is} at ${at}, facing ${direction}, holding ${held}.`
  }
  const pot = kitchen.pots[0]!.word
  const [onions, tick] = [SIZE[state[pot]!]!, state[pot + 1]!]
  const cooker =
    onions === 0
      ? 'The cooker is empty.'
      : tick < 0
        ? `The cooker holds ${onions === 1 ? '1 onion' : `${onions} onions`}.`
        : tick < COOK_TIME
          ? `The cooker is full and has cooked for ${tick === 1 ? '1 step' : `${tick} steps`}.`
          : 'The soup in the cooker is cooked.'
  const lying = kitchen.counters
    .filter(({ word }) => kitchen.facedWord.includes(word))
    .map(({ word }) => `On the counter lies ${holding(state[word]!)}.`)
  const gates = kitchen.gates.map(({ word }) => {
    const timer = state[word]!
    return timer === 0 ? 'The gate is closed.' : `The gate is open; it was opened ${ago(timer)}.`
  })
  return [cook(0, 'I am'), cook(1, 'Bob is'), cooker, ...lying, ...gates].join(' ')
}

/** When a gate was opened: its word is 2 at the end of the step in which it was. */
const ago = (timer: number): string =>
  timer === 2 ? 'in the last step' : `${timer - 1} steps ago, counting the last step as one`
