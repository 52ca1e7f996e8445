/** Overcooked: where Bob believes a plate to be that was moved about, by what he could see from where he stood. */
import { Random } from '../../../../../core/random.ts'
import { list } from './building.ts'
import type { Family, Posed } from './family.ts'

/** A kitchen: its counters, and from which of its other places these can be seen. */
interface Kitchen {
  readonly counters: readonly string[]
  readonly open: readonly string[]
  readonly hidden: readonly string[]
}

interface KitchenFacts {
  readonly kitchen: string
  /** Where the plate was, step by step, the last one now. */
  readonly plate: readonly string[]
  /** Where Bob stood. */
  readonly bob: readonly string[]
}

const PLACES = ['o0', 'o1', 'p0', 'p1', 'c0', 'c1', 'd0', 'd1']
const random = new Random(2026, 'kitchens of the second edition')
const kitchens: Readonly<Record<string, Kitchen>> = Object.fromEntries(
  Array.from({ length: 80 }, (_, i) => {
    const counters = random.shuffle(Array.from({ length: 12 }, (_, k) => `k${k}`)).slice(0, 4)
    const places = random.shuffle(PLACES)
    const seen = random.int(3, 5)
    return [`kitchen-${i + 1}`, { counters: counters.sort(), open: places.slice(0, seen), hidden: places.slice(seen) }]
  }),
)

const CHANGES = 4

function draw(random: Random): KitchenFacts {
  const kitchen = random.pick(Object.keys(kitchens))
  return {
    kitchen,
    plate: random.shuffle(kitchens[kitchen]!.counters),
    bob: random.shuffle(PLACES).slice(0, CHANGES),
  }
}

/** Bob elsewhere, in one or several of the steps. */
function vary(facts: KitchenFacts): KitchenFacts[] {
  const paths = PLACES.flatMap((place) => facts.bob.map((_, at) => facts.bob.map((was, i) => (i === at ? place : was))))
  const moreThanOne = paths.flatMap((path) =>
    PLACES.slice(0, 4).map((_, i) => path.map((_, at) => path[(at + i) % path.length]!)),
  )
  return [...paths, ...moreThanOne].map((bob) => ({ ...facts, bob }))
}

function pose({ kitchen, plate, bob }: KitchenFacts): Posed | undefined {
  const { counters, open } = kitchens[kitchen]!
  const last = bob.findLastIndex((place) => open.includes(place))
  if (last < 0 || new Set(bob).size < bob.length) return undefined
  const options = counters.map((counter) => `pick up plate from ${counter}.`)
  const told = (verbs: readonly [string, string], places: readonly string[]): string =>
    `${verbs[0]} ${places.slice(0, -1).join(', then at ')}, and ${verbs[1]} ${places.at(-1)}.`
  return {
    description: kitchen,
    slots: [told(['The plate was at', 'is now at'], plate), told(['Bob stood at', 'stands now at'], bob)],
    question: 'Bob wants the plate next. What does he choose?',
    options,
    right: options.indexOf(`pick up plate from ${plate[last]}.`),
    why: `Bob last saw the plate at ${plate[last]}, when he stood at ${bob[last]}${last === CHANGES - 1 ? '' : `; it is at ${plate.at(-1)} by now`}.`,
  }
}

function describe({ counters, open, hidden }: Kitchen): string {
  return [
    'I am Alice. Bob and I play Overcooked, in a kitchen with onion dispensers (o0, o1), plate dispensers (p0, p1), cookers (c0, c1), delivery areas (d0, d1) and kitchen counters to lay things on.',
    `There is one plate left, and the dispensers are empty. It lies on one of the counters ${list(counters)}; I move it from time to time.`,
    `Whoever stands at ${list([...open].sort(), 'or')} sees all of these counters; from ${list([...hidden].sort())} none of them is in sight.`,
    'The places that are told were taken at the same times: first where the plate was and where Bob stood in the first step, and so on, up to now. Bob takes the plate to lie where he last saw it.',
  ].join('\n')
}

/** The families of questions about Overcooked. */
export const kitchenFamilies: readonly Family<any>[] = [
  {
    name: 'kitchen-belief',
    game: 'overcooked',
    aspect: 'belief',
    descriptions: Object.fromEntries(Object.entries(kitchens).map(([name, kitchen]) => [name, describe(kitchen)])),
    draw,
    vary,
    pose,
  },
]
