/** Collab Capture: what Bob will do by what he has done, what fits it best, where he believes the thief to be. */
import { getOrAdd } from '../../../../../core/get-or-add.ts'
import type { Random } from '../../../../../core/random.ts'
import { captors, waysFrom, type CaptureMap, type Situation } from '../../../../../games/collab-capture/index.ts'
import {
  approach,
  areApart,
  isWithoutReturn,
  list,
  move,
  moved,
  movesBetween,
  pathOf,
  tellPath,
  varyPaths,
} from './building.ts'
import type { Room, RoomFacts, Scene, Ways } from './building.ts'
import { drawBuildings } from './buildings.ts'
import type { Family, Posed } from './family.ts'
import { possiblePlans, type Observed, type Plan } from './plans.ts'

const buildings = drawBuildings('capture', 160)
const maps: Readonly<Record<string, CaptureMap>> = Object.fromEntries(
  Object.entries(buildings).map(([name, { map }]) => [name, map]),
)
/** Rooms that Bob may have been told to guard. */
const postsOf = (world: string): readonly Room[] => buildings[world]!.posts

const tables = new Map<string, Ways>()
/** The open ways of a building, one function for each way that its doors can be. */
const waysOf = ({ world, set }: RoomFacts): Ways =>
  getOrAdd(tables, `${world} ${set.join()}`, () => {
    const ways = new Map(maps[world]!.rooms.map(({ room }) => [room, waysFrom(maps[world]!, set, room)]))
    return (from: Room) => ways.get(from)!
  })

const roomsOf = (world: string): Room[] => maps[world]!.rooms.map(({ room }) => room)
const situationOf = ({ scenes, set }: RoomFacts, turn = scenes.length - 1): Situation => {
  const { alice, bob, hunted } = scenes[turn]!
  return { alice, bob, thief: hunted, open: set }
}

/** What Bob may be after. */
function plansOf(facts: RoomFacts): Plan<Scene>[] {
  const ways = waysOf(facts)
  const to = (name: string, target: (scene: Scene) => Room): Plan<Scene> => ({
    name,
    actions: (scene) => approach(ways, scene.bob, target(scene)),
  })
  return [
    to('chase the thief', ({ hunted }) => hunted),
    to('come to me', ({ alice }) => alice),
    ...postsOf(facts.world).map((room) => to(`guard room ${room}`, () => room)),
  ]
}

/** Whether everybody walked through open doors, and the thief got away each time. */
function isCoherent(facts: RoomFacts): boolean {
  const ways = waysOf(facts)
  return facts.scenes.every((scene, turn) => {
    if (scene.hunted === scene.alice || scene.hunted === scene.bob) return false
    const before = facts.scenes[turn - 1]
    return (
      !before ||
      ((['alice', 'bob', 'hunted'] as const).every((who) => moved(ways, before[who], scene[who])) &&
        captors(situationOf(facts, turn - 1), situationOf(facts, turn)).length === 0)
    )
  })
}

/** What Bob has done, and what was the case when he did it. */
function observedOf(facts: RoomFacts): Observed<Scene>[] {
  const ways = waysOf(facts)
  return facts.scenes.slice(1).map((scene, turn) => {
    const before = facts.scenes[turn]!
    return { scene: before, action: moved(ways, before.bob, scene.bob)! }
  })
}

function draw(random: Random, turns: number): RoomFacts {
  const world = random.pick(Object.keys(maps))
  const set = maps[world]!.doors.map(() => random.int(0, 1) === 1)
  const rooms = roomsOf(world)
  const ways = waysOf({ world, set, scenes: [] })
  let facts: RoomFacts = {
    world,
    set,
    scenes: [{ alice: random.pick(rooms), bob: random.pick(rooms), hunted: random.pick(rooms) }],
  }
  const plan = random.pick(plansOf(facts))
  while (facts.scenes.length < turns) {
    const last = facts.scenes.at(-1)!
    const go = random.pick(plan.actions(last))
    const bob = ways(last.bob).find((room) => move(room) === go) ?? last.bob
    const anywhere = (from: Room): Room => random.pick([from, ...ways(from)])
    facts = { ...facts, scenes: [...facts.scenes, { alice: anywhere(last.alice), bob, hunted: anywhere(last.hunted) }] }
  }
  return facts
}

const tell = (facts: RoomFacts): string[] => [
  tellPath('I', ['was', 'am'], pathOf(facts, 'alice')),
  tellPath('Bob', ['was', 'is'], pathOf(facts, 'bob')),
  tellPath('The thief', ['was', 'is'], pathOf(facts, 'hunted')),
  ...tellDoors(maps[facts.world]!, facts.set),
]

/** Whether the paths of the three have no room in common. */
const arePathsApart = (facts: RoomFacts): boolean =>
  areApart(pathOf(facts, 'alice'), pathOf(facts, 'bob'), pathOf(facts, 'hunted'))

const tellDoors = ({ doors }: CaptureMap, set: readonly boolean[]): string[] =>
  doors.map(({ between: [a, b] }, i) => `The door between room ${a} and room ${b} is ${set[i] ? 'open' : 'closed'}.`)

function poseIntention(facts: RoomFacts): Posed | undefined {
  if (!isWithoutReturn(pathOf(facts, 'bob')) || !arePathsApart(facts) || !isCoherent(facts)) return undefined
  const plans = plansOf(facts)
  const possible = possiblePlans(plans, observedOf(facts))
  if (possible.length !== 1) return undefined
  const options = plans.map(({ name }) => name)
  return {
    description: `${facts.world}-plans`,
    slots: tell(facts),
    question: 'What is Bob after?',
    options,
    right: options.indexOf(possible[0]!.name),
    why: `With every other plan Bob would have gone elsewhere at least once.`,
  }
}

/** Where Bob last saw the thief: in a room that his own led to through open doors. */
function lastSeen(facts: RoomFacts): Room | undefined {
  const ways = waysOf(facts)
  return facts.scenes.findLast(({ bob, hunted }) => ways(bob).includes(hunted))?.hunted
}

function poseBelief(facts: RoomFacts): Posed | undefined {
  const path = pathOf(facts, 'hunted')
  if (!isWithoutReturn(path) || !isCoherent(facts)) return undefined
  const place = lastSeen(facts)
  if (place === undefined) return undefined
  const options = path
    .map(String)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((room) => `in room ${room}`)
  return {
    description: `${facts.world}-sight`,
    slots: tell(facts).slice(1),
    question: 'Where does Bob think the thief is now?',
    options,
    right: options.indexOf(`in room ${place}`),
    why: `Bob last saw the thief in room ${place}${place === path.at(-1) ? ', where it is' : `; it has gone on to room ${path.at(-1)}`}.`,
  }
}

const DISTANCES = ['1', '2', '3', '4']

function poseDistance(facts: RoomFacts & { from?: 'alice' | 'bob' }): Posed | undefined {
  if (!arePathsApart(facts) || !isCoherent(facts)) return undefined
  const now = facts.scenes.at(-1)!
  const { from = 'bob' } = facts
  const away = movesBetween(waysOf(facts), now[from], now.hunted)
  if (away === undefined || away > DISTANCES.length) return undefined
  return {
    description: `${facts.world}-plans`,
    slots: tell(facts),
    question: `With the doors as they are, how many moves ${from === 'bob' ? 'is Bob' : 'am I'} away from the room where the thief is now?`,
    options: DISTANCES,
    right: away - 1,
    why: `The shortest way through open doors has ${away}.`,
  }
}

const NEARER = ['I am', 'Bob is', 'we are equally near']

function poseNearer(facts: RoomFacts): Posed | undefined {
  if (!arePathsApart(facts) || !isCoherent(facts)) return undefined
  const now = facts.scenes.at(-1)!
  const [mine, his] = (['alice', 'bob'] as const).map((who) => movesBetween(waysOf(facts), now[who], now.hunted))
  if (mine === undefined || his === undefined) return undefined
  const right = mine < his ? 0 : his < mine ? 1 : 2
  return {
    description: `${facts.world}-plans`,
    slots: tell(facts),
    question: 'With the doors as they are, who of us is nearer to the room where the thief is now?',
    options: NEARER,
    right,
    why: `I am ${mine} moves away, Bob is ${his}.`,
  }
}

function describe(world: string, last: readonly string[]): string {
  const map = maps[world]!
  return [
    'I am Alice. Bob and I play Collab Capture: together we chase a thief through rooms, and want to be sure of catching it within as few turns as possible, whatever it does.',
    map.rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${list(leadsTo)}.`).join(' '),
    map.doors
      .map(({ between, button }) => `The door between rooms ${list(between)} has its button in room ${button}.`)
      .join(' '),
    'In each turn Bob, the thief and I act at once: each moves to a room next to its own, or stays; Bob and I may press the button of our room instead. A button opens its door if it is closed and closes it if it is open, from the next turn on. Nobody passes a closed door. The doors have been as they are for some turns.',
    'The thief is caught when one of us ends a turn in its room, or meets it halfway as both change places.',
    ...last,
  ].join('\n')
}

const aboutPlans = (world: string): string[] => [
  'I see everything, but not what the others choose in this turn; the thief may guess even that, and keeps away from us as well as it can.',
  `Bob has had one plan from the first turn that I am told of, and keeps to it in this turn: to chase the thief (he goes by a shortest open way to the room where it is), to come to me (by a shortest open way to my room), or to guard ${list(
    postsOf(world).map((room) => `room ${room}`),
    'or',
  )} (he goes there by a shortest open way and stays there). He stays while closed doors leave no way, or where he is when he has come to me.`,
]

const SIGHT = [
  'I see everything. Bob sees the thief only when it is in a room that he could enter in that turn. He takes it to stay where he last saw it.',
]

const worlds = Object.keys(maps)
const descriptions = Object.fromEntries(
  worlds.flatMap((world) => [
    [`${world}-plans`, describe(world, aboutPlans(world))],
    [`${world}-sight`, describe(world, SIGHT)],
  ]),
)
const vary =
  (...who: (keyof Scene)[]) =>
  (facts: RoomFacts) =>
    varyPaths(facts, waysOf(facts), roomsOf(facts.world), who)
const common = { game: 'collab-capture', descriptions }

/** The families of questions about Collab Capture. */
export const captureFamilies: readonly Family<any>[] = [
  {
    ...common,
    name: 'capture-intention',
    aspect: 'intention',
    draw: (random) => draw(random, 3),
    vary: vary('bob'),
    pose: poseIntention,
  },
  {
    ...common,
    name: 'capture-belief',
    aspect: 'belief',
    draw: (random) => draw(random, 4),
    vary: vary('bob'),
    pose: poseBelief,
  },
  {
    ...common,
    name: 'capture-distance',
    aspect: 'environment',
    draw: (random) => ({ ...draw(random, 2), from: random.pick(['alice', 'bob']) }),
    vary: vary('alice', 'bob', 'hunted'),
    pose: poseDistance,
  },
  {
    ...common,
    name: 'capture-nearer',
    aspect: 'environment',
    draw: (random) => draw(random, 2),
    vary: vary('alice', 'bob', 'hunted'),
    pose: poseNearer,
  },
]
