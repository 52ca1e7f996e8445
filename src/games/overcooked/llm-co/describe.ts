/** A state in LLM-Co's words: the part of the prompt that changes with every decision. */
import { closestEmptyCounter, type Option } from './options.ts'
import { isEmpty, nameHeld, readPot, type Compat, type Distance, type Seen, type Sight } from './sight.ts'

const NAMES = ['Alice', 'Bob'] as const
/** How many past actions are told. */
const HISTORY = 5

/** The description of a state for its player, with what was done before and what may be done now. */
export function describeSight(
  sight: Sight,
  history: readonly string[],
  options: readonly Option[],
  compat: Compat,
): string {
  return [
    `action history: ${history.slice(-HISTORY).join(', ')}.`,
    `${describeHands(sight)}${describeWays(sight, compat)}`,
    describePartner(sight, compat),
    describeKitchen(sight, compat),
    describeOptions(options, compat),
  ].join('\n')
}

const partnerName = (sight: Sight): string => NAMES[1 - sight.player]!
const ownName = (sight: Sight): string => NAMES[sight.player]!

function describeHands({ ways, player }: Sight): string {
  return `<Inventory>: I am holding ${nameHeld(ways.held(player))}. ${NAMES[1 - player]} is holding ${nameHeld(ways.held(1 - player))}. `
}

/** What distances are told of; kitchen counters only where something lies on them. */
const told = ({ objects }: Sight): Seen[] => [
  ...objects.o,
  ...objects.t,
  ...objects.p,
  ...objects.d,
  ...objects.c,
  ...objects.s,
  ...objects.g,
]

function describeWays(sight: Sight, compat: Compat): string {
  const ways = told(sight).map(({ id, own }) => describeDistance(id, own, partnerName(sight), compat))
  return `<My location information:> ${ways.join('')}`
}

function describePartner(sight: Sight, compat: Compat): string {
  const ways = told(sight).map(({ id, own, partner }) =>
    // The later code prints the wrong distance here, and loses the words around it.
    compat === 'head' && partner.blocked
      ? `${id} is ${own.steps} by ${ownName(sight)}. `
      : describeDistance(id, partner, ownName(sight), compat),
  )
  return `<${partnerName(sight)}'s location information>: ${ways.join('')}`
}

function describeDistance(id: string, { steps, blocked }: Distance, by: string, compat: Compat): string {
  if (steps === Infinity) return `${id} is inaccessible. `
  if (!blocked) return `${id} is ${steps} units away. `
  return compat === 'paper' ? `${id} is blocked by ${by}. ` : `${id} is ${steps} units away, but blocked by ${by}. `
}

function describeKitchen(sight: Sight, compat: Compat): string {
  const { objects, cells } = sight
  const counters = objects.k.filter((seen) => !isEmpty(sight, seen))
  const closest = closestEmptyCounter(sight)
  const parts = [
    ...objects.c.map((seen) => describeCooker(sight, seen, compat)),
    ...objects.s.map((seen) =>
      isEmpty(sight, seen) ? `${seen.id} is empty. ` : `${seen.id} contains ${nameHeld(cells[seen.word]!)}. `,
    ),
    ...counters.map((seen) => {
      const way = describeDistance(seen.id, seen.own, partnerName(sight), compat)
      const open = seen.own.steps < Infinity && (compat === 'mended' || !seen.own.blocked)
      return open ? `${way}${seen.id} contains ${nameHeld(cells[seen.word]!)}. ` : way
    }),
    ...objects.g.filter(({ own }) => own.steps < Infinity).map((seen) => describeGate(seen.id, cells[seen.word]!)),
  ]
  if (closest) parts.push(`Closest empty kitchen counter ${closest.id} is ${closest.own.steps} units away. `)
  return `<Environment Details>: ${parts.join('')}`
}

function describeCooker(sight: Sight, { id, word }: Seen, compat: Compat): string {
  const { size, contents, cooking, ready, left } = readPot(sight.kitchen, sight.cells, word)
  const soup = ready
    ? 'cooked'
    : cooking
      ? compat === 'mended'
        ? `still cooking for ${left} timesteps`
        : 'still cooking'
      : 'not cooking'
  const within =
    compat === 'mended' && sight.objects.t.length > 0 ? describeContents(contents) : `${size} out of 3 onions`
  return `${id} contains ${within}. ${id} is ${cooking ? 'on' : 'off'}. soup in ${id} is ${soup}. `
}

function describeContents(contents: number): string {
  const [onions, tomatoes] = [
    [0, 1, 0, 2, 1, 0, 3, 2, 1, 0],
    [0, 0, 1, 0, 1, 2, 0, 1, 2, 3],
  ].map((counts) => counts[contents]!)
  return `${onions} onions and ${tomatoes} tomatoes`
}

function describeGate(id: string, timer: number): string {
  return timer === 0 ? `${id} is closed. ` : `${id} is open. ${id} will stay open for ${11 - timer} timesteps. `
}

function describeOptions(options: readonly Option[], compat: Compat): string {
  const list = `[${options.map(({ text }) => text).join(', ')}]`
  return compat === 'head' ? `Available Actions:\n${list}` : `Available Actions: ${list}. `
}
