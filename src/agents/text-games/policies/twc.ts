/** TWC: put away what is at hand, pick up what is not where it belongs, and look on where nothing is left to do. */
import type { TwcConfig } from '../../../games/twc/index.ts'
import type { SeenThing } from '../../modules/room-text.ts'
import type { Policy, Situation } from './policy.ts'

export function playTwc({ hideItems }: TwcConfig): Policy {
  /** Where each thing is kept, in lower case, once the knowledge base was asked. */
  const places = new Map<string, readonly string[]>()
  const belongs = (thing: string, container: SeenThing): boolean =>
    places.get(thing)?.includes(container.name.toLowerCase()) ?? false

  async function learn({ seen, around, ask }: Situation): Promise<void> {
    const lying = around.here.things
      .map(({ name }) => name)
      .filter((name) => seen.validActions.includes(`take ${name}`))
    for (const thing of [...lying, ...around.carried]) {
      if (!places.has(thing)) places.set(thing, readPlaces(await ask('knowledge-base', `query ${thing}`)))
    }
  }

  /** Things that the knowledge base knows and that are not where they belong. */
  const misplaced = ({ name, container, holds }: SeenThing): boolean =>
    !holds && !!places.get(name)?.length && !places.get(name)!.includes(container?.toLowerCase() ?? '')

  return async (situation) => {
    const { seen, around, goTo, explore } = situation
    await learn(situation)
    const { here } = around
    const put = findPut(here.things, around.carried, belongs)
    if (put) return put
    const lying = here.things.find(misplaced)
    if (lying && !around.full) return `take ${lying.name}`
    const home = around.nearest((container) => around.carried.some((thing) => belongs(thing, container)))
    const elsewhere = around.full ? undefined : around.nearest(misplaced)
    const closed = hideItems ? around.nearest(({ open }) => open === false) : undefined
    // What is nearest first; of equally near ones, delivering before fetching before searching.
    const errands = [home, elsewhere, ...(home || elsewhere ? [] : [closed])].filter((errand) => errand !== undefined)
    const [next] = errands.sort((a, b) => around.distance(a.room) - around.distance(b.room))
    const toGo = next && next.room !== here.name ? () => goTo(next.room) : undefined
    if (next && !toGo && seen.validActions.includes(`open ${next.thing.name}`)) return `open ${next.thing.name}`
    return (toGo && (await toGo())) ?? (await explore()) ?? 'look around'
  }
}

/** Putting a carried thing where it belongs here: into something open if possible, else the opening comes first. */
function findPut(
  things: readonly SeenThing[],
  carried: readonly string[],
  belongs: (thing: string, container: SeenThing) => boolean,
): string | undefined {
  for (const open of [true, false]) {
    for (const thing of carried) {
      const home = things.find(
        (container) => container.holds && (container.open ?? true) === open && belongs(thing, container),
      )
      if (home) return open ? `put ${thing} in ${home.name}` : `open ${home.name}`
    }
  }
  return undefined
}

const readPlaces = (answer: string): readonly string[] =>
  /is usually kept here: (.+)\.$/.exec(answer)?.[1]!.toLowerCase().split(', ') ?? []
