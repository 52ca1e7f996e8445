/** Collab Escape while the killer is shut out: which errand Bob is on, and what is left for me. */
import { getOrAdd } from '../../../../../core/get-or-add.ts'
import type { Random } from '../../../../../core/random.ts'
import { waysFrom } from '../../../../../games/collab-escape/index.ts'
import {
  approach,
  areApart,
  isWithoutReturn,
  list,
  move,
  moved,
  STAY,
  pathOf,
  tellPath,
  varyPaths,
  type Room,
  type RoomFacts,
  type Scene,
  type Ways,
} from './building.ts'
import { drawBuildings } from './buildings.ts'
import type { Family, Posed } from './family.ts'
import { possiblePlans, type Observed, type Plan } from './plans.ts'

const FIX = 'fix the generator'

const buildings = drawBuildings('escape', 1500)
const roomsOf = (world: string): Room[] => buildings[world]!.map.rooms.map(({ room }) => room)
/** Three generators, and the exit: rooms of the building that mean something else in Collab Capture. */
const generatorsOf = (world: string): readonly Room[] => [...buildings[world]!.posts, buildings[world]!.map.start.thief]
const exitOf = (world: string): Room => buildings[world]!.map.start.alice

const tables = new Map<string, Ways>()
const waysOf = (world: string): Ways =>
  getOrAdd(tables, world, () => {
    const ways = new Map(roomsOf(world).map((room) => [room, waysFrom(buildings[world]!.map, room)]))
    return (from: Room) => ways.get(from)!
  })

/** The generators that are broken. */
const brokenOf = ({ world, set }: RoomFacts): Room[] => generatorsOf(world).filter((_, i) => !set[i])

function plansOf({ world }: RoomFacts): Plan<Scene>[] {
  const ways = waysOf(world)
  return [
    ...generatorsOf(world).map((room) => ({
      name: `fix the generator in room ${room}`,
      actions: ({ bob }: Scene) => approach(ways, bob, room, FIX),
    })),
    { name: 'go to the exit', actions: ({ bob }) => approach(ways, bob, exitOf(world)) },
    { name: 'come to me', actions: ({ bob, alice }) => approach(ways, bob, alice) },
  ]
}

/** What Bob can only be after; undefined while several things are possible, or nobody walks like that. */
function errandOf(facts: RoomFacts): string | undefined {
  const ways = waysOf(facts.world)
  const seen: Observed<Scene>[] = []
  for (const [turn, scene] of facts.scenes.slice(1).entries()) {
    const before = facts.scenes[turn]!
    const action = moved(ways, before.bob, scene.bob)
    if (!action || !moved(ways, before.alice, scene.alice)) return undefined
    seen.push({ scene: before, action })
  }
  if (!areApart(pathOf(facts, 'alice'), pathOf(facts, 'bob'), [...generatorsOf(facts.world), exitOf(facts.world)]))
    return undefined
  if (!isWithoutReturn(pathOf(facts, 'bob'))) return undefined
  const [plan, ...others] = possiblePlans(plansOf(facts), seen)
  return others.length === 0 ? plan?.name : undefined
}

function draw(random: Random): RoomFacts {
  const world = random.pick(Object.keys(buildings))
  const [rooms, ways] = [roomsOf(world), waysOf(world)]
  const broken = random.int(0, 2)
  let facts: RoomFacts = {
    world,
    set: generatorsOf(world).map((_, i) => i !== broken),
    scenes: [{ alice: random.pick(rooms), bob: random.pick(rooms), hunted: 0 }],
  }
  const plan = random.pick(plansOf(facts))
  while (facts.scenes.length < 3) {
    const last = facts.scenes.at(-1)!
    const go = random.pick(plan.actions(last))
    const bob = ways(last.bob).find((room) => move(room) === go) ?? last.bob
    facts = {
      ...facts,
      scenes: [...facts.scenes, { alice: random.pick([last.alice, ...ways(last.alice)]), bob, hunted: 0 }],
    }
  }
  return facts
}

function tell(facts: RoomFacts): string[] {
  const [broken] = brokenOf(facts)
  return [
    tellPath('I', ['was', 'am'], pathOf(facts, 'alice')),
    tellPath('Bob', ['was', 'is'], pathOf(facts, 'bob')),
    `Only the generator in room ${broken} is still broken.`,
  ]
}

function poseIntention(facts: RoomFacts): Posed | undefined {
  const errand = errandOf(facts)
  if (!errand) return undefined
  const options = plansOf(facts).map(({ name }) => name)
  return {
    description: `${facts.world}-errands`,
    slots: tell(facts).slice(0, 2),
    question: 'What is Bob after?',
    options,
    right: options.indexOf(errand),
    why: 'With every other errand Bob would have gone elsewhere at least once.',
  }
}

function poseAction(facts: RoomFacts): Posed | undefined {
  const errand = errandOf(facts)
  if (!errand) return undefined
  const { world } = facts
  const { alice } = facts.scenes.at(-1)!
  const ways = waysOf(world)
  const [broken] = brokenOf(facts) as [Room]
  const isBobs = errand === `fix the generator in room ${broken}`
  const [act, ...others] = isBobs ? [STAY] : approach(ways, alice, broken, FIX)
  const options = [STAY, ...ways(alice).map(move), ...(alice === broken ? [FIX] : [])]
  if (others.length > 0 || options.length < 3) return undefined
  return {
    description: `${world}-errands`,
    slots: tell(facts),
    question: 'What should I do in this turn?',
    options,
    right: options.indexOf(act!),
    why: `Bob is about to ${errand}${isBobs ? ': nothing is left to me.' : `, which leaves room ${broken} to me; every shortest way there begins with: ${act}.`}`,
  }
}

function describe(world: string): string {
  return [
    'I am Alice. Bob and I play Collab Escape: all generators have to be fixed, so that the exit opens. The killer is shut out for now.',
    roomsOf(world)
      .map((room) => `Room ${room} leads to ${list(waysOf(world)(room))}.`)
      .join(' '),
    `Generators are in rooms ${list(generatorsOf(world))}, the exit is in room ${exitOf(world)}.`,
    'In each turn Bob and I act at once: each moves to a room that its own leads to, or stays, or fixes the generator of its room, if that is broken. One turn of fixing mends it.',
    `Bob has been on one errand from the first turn that I am told of: to fix the generator in ${list(
      generatorsOf(world).map((room) => `room ${room}`),
      'or',
    )} (he goes there by a shortest way and fixes it; he does not know whether it is broken), to go to the exit (by a shortest way, where he stays), or to come to me (by a shortest way to my room). When it is done he does nothing more.`,
    'I want all generators fixed, and to do no more than is needed: what Bob is about to fix I leave to him, and where nothing is left to me I stay; else I go the shortest way.',
  ].join('\n')
}

const descriptions = Object.fromEntries(Object.keys(buildings).map((world) => [`${world}-errands`, describe(world)]))
const common = { game: 'collab-escape', descriptions, draw }
const vary =
  (...who: (keyof Scene)[]) =>
  (facts: RoomFacts) =>
    varyPaths(facts, waysOf(facts.world), roomsOf(facts.world), who)

/** The families of questions about Collab Escape. */
export const escapeFamilies: readonly Family<any>[] = [
  { ...common, name: 'escape-intention', aspect: 'intention', vary: vary('bob'), pose: poseIntention },
  {
    ...common,
    name: 'escape-action',
    aspect: 'action',
    vary: (facts: RoomFacts) => [
      ...vary('bob')(facts),
      ...generatorsOf(facts.world).map((_, broken) => ({ ...facts, set: facts.set.map((_, i) => i !== broken) })),
    ],
    pose: poseAction,
  },
]
