/** What the cooks brought about in a step, for whoever reads an episode: "north" and "interact" do not tell. */
import type { Event } from './engine/index.ts'
import { SEATS, type State } from './rules.ts'

/** What each event is called of a cook; the finer kinds of picking up and potting are left out. */
const WORDS: Partial<Record<Event, string>> = {
  onion_pickup: 'takes an onion',
  onion_drop: 'puts an onion down',
  potting_onion: 'puts an onion into a pot',
  tomato_pickup: 'takes a tomato',
  tomato_drop: 'puts a tomato down',
  potting_tomato: 'puts a tomato into a pot',
  dish_pickup: 'takes a dish',
  dish_drop: 'puts a dish down',
  soup_pickup: 'fills a dish with soup',
  soup_drop: 'puts a soup down',
  soup_delivery: 'delivers a soup',
  gate_opening: 'opens a gate',
}

/** What each cook did to the kitchen's things, and the points that it brought. */
export function news(before: State, after: State): readonly string[] {
  if (after.events === before.events) return []
  const told = SEATS.flatMap((cook) => tellOf(cook, before, after).map((did) => `${cook} ${did}`))
  const earned = after.score - before.score
  return told.map(
    (did) => `${did}${earned > 0 && did.endsWith(WORDS.soup_delivery!) ? `: ${after.score} points now` : ''}.`,
  )
}

const tellOf = (cook: (typeof SEATS)[number], before: State, after: State): string[] =>
  Object.entries(WORDS).flatMap(([event, did]) => {
    const [then, now] = [before, after].map(({ events }) => events[cook][event as Event] ?? 0)
    return now! > then! ? [did] : []
  })
