/** What can happen in a step, as one bit each: the 25 events that the public engine logs, and the opening of a gate. */

export const EVENTS = [
  'tomato_pickup',
  'useful_tomato_pickup',
  'tomato_drop',
  'useful_tomato_drop',
  'potting_tomato',
  'onion_pickup',
  'useful_onion_pickup',
  'onion_drop',
  'useful_onion_drop',
  'potting_onion',
  'dish_pickup',
  'useful_dish_pickup',
  'dish_drop',
  'useful_dish_drop',
  'soup_pickup',
  'soup_delivery',
  'soup_drop',
  'optimal_onion_potting',
  'optimal_tomato_potting',
  'viable_onion_potting',
  'viable_tomato_potting',
  'catastrophic_onion_potting',
  'catastrophic_tomato_potting',
  'useless_onion_potting',
  'useless_tomato_potting',
  'gate_opening',
] as const

/** Something that happened to a player in a step, by name. */
export type Event = (typeof EVENTS)[number]

const bit = (event: Event): number => 1 << EVENTS.indexOf(event)

export const TOMATO_PICKUP = bit('tomato_pickup')
export const TOMATO_DROP = bit('tomato_drop')
export const ONION_PICKUP = bit('onion_pickup')
export const ONION_DROP = bit('onion_drop')
export const DISH_PICKUP = bit('dish_pickup')
export const DISH_DROP = bit('dish_drop')
export const SOUP_PICKUP = bit('soup_pickup')
export const SOUP_DELIVERY = bit('soup_delivery')
export const SOUP_DROP = bit('soup_drop')
export const POTTING_ONION = bit('potting_onion')
export const POTTING_TOMATO = bit('potting_tomato')
export const GATE_OPENING = bit('gate_opening')
/** The useful kind of a pickup or drop is the next bit. */
export const USEFUL = 1
/** The four judgements on a potted onion; the tomato's are the next bit each. */
export const OPTIMAL = bit('optimal_onion_potting')
export const VIABLE = bit('viable_onion_potting')
export const CATASTROPHIC = bit('catastrophic_onion_potting')
export const USELESS = bit('useless_onion_potting')

/** The names of the events in a mask. */
export function nameEvents(mask: number): Event[] {
  const names: Event[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) names.push(EVENTS[31 - Math.clz32(rest & -rest)]!)
  return names
}
