/** Scenarios of Collab Capture: those in which one plan is the best against any thief. */
import { same } from '../../../../core/json.ts'
import { Random } from '../../../../core/random.ts'
import {
  actionsOf,
  captureMaps,
  solveCapture,
  waysFrom,
  type CaptureAction,
  type CaptureMap,
  type Room,
  type Situation,
} from '../../../../games/collab-capture/index.ts'
import type { Scenario, ScenarioSet } from '../../../../games/theory-of-mind/index.ts'
import { distancesFrom } from '../../../../solvers/distances.ts'
import { ask, askNumber, drawEvenly, list, type Asked } from './ask.ts'
import { prove, type Proof } from './joint-choice.ts'

/** Two more buildings: a hall with two wings, and two rings joined by a door. */
const ourMaps: Readonly<Record<string, CaptureMap>> = {
  wings: {
    rooms: [
      { room: 1, leadsTo: [2, 5, 8] },
      { room: 2, leadsTo: [1, 3] },
      { room: 3, leadsTo: [2, 4] },
      { room: 4, leadsTo: [3, 5] },
      { room: 5, leadsTo: [1, 4, 6] },
      { room: 6, leadsTo: [5, 7] },
      { room: 7, leadsTo: [6, 8] },
      { room: 8, leadsTo: [1, 7] },
    ],
    doors: [
      { between: [3, 4], button: 7, open: true },
      { between: [6, 7], button: 2, open: true },
    ],
    start: { alice: 1, bob: 5, thief: 3 },
  },
  rings: {
    rooms: [
      { room: 'Hall', leadsTo: ['Study', 'Kitchen'] },
      { room: 'Study', leadsTo: ['Hall', 'Library'] },
      { room: 'Library', leadsTo: ['Study', 'Kitchen', 'Gallery'] },
      { room: 'Kitchen', leadsTo: ['Hall', 'Library'] },
      { room: 'Gallery', leadsTo: ['Library', 'Tower', 'Chapel'] },
      { room: 'Tower', leadsTo: ['Gallery', 'Crypt'] },
      { room: 'Crypt', leadsTo: ['Tower', 'Chapel'] },
      { room: 'Chapel', leadsTo: ['Crypt', 'Gallery'] },
    ],
    doors: [
      { between: ['Library', 'Gallery'], button: 'Hall', open: true },
      { between: ['Tower', 'Crypt'], button: 'Study', open: true },
    ],
    start: { alice: 'Hall', bob: 'Study', thief: 'Crypt' },
  },
}

const maps: Readonly<Record<string, CaptureMap>> = { ...captureMaps, ...ourMaps }

export interface CaptureFacts {
  readonly map: string
  readonly situation: Situation
}

interface Proved extends CaptureFacts {
  readonly proof: Proof<CaptureAction>
  /** Turns in which the thief is caught at the latest. */
  readonly turns: number
}

/** What is proved of a situation: with which actions the thief is caught soonest, whatever it does. */
export function proveCapture({ map: name, situation }: CaptureFacts): Proved | undefined {
  const solution = solveCapture(maps[name]!, 'minimax')
  const node = { situation, caught: false }
  const { turns } = solution.value(node)
  const proof = Number.isFinite(turns) ? prove(solution.rate(node)) : undefined
  return proof && { map: name, situation, proof, turns }
}

export function captureScenarios(count: number): ScenarioSet {
  const random = new Random(2023, 'theory of mind', 'capture')
  const proved = Object.entries(maps).flatMap(([name, map]) =>
    solveCapture(map, 'minimax').situations.flatMap(({ situation }) => {
      const proved = proveCapture({ map: name, situation })
      return proved && isWorthAsking(proved) ? [proved] : []
    }),
  )
  // What can be done says nothing of what should be: where a button is at hand, it is right to leave it as often.
  const kindOf = ({ map, situation, proof, turns }: Proved): string => {
    const canPress = (['alice', 'bob'] as const).map((player) =>
      actionsOf(maps[map]!, situation, player).some(({ type }) => type === 'press'),
    )
    return [map, proof.bob.type, proof.alice[0]!.type, ...canPress, Math.min(turns, 3)].join()
  }
  const drawn = drawEvenly(proved, kindOf, count, random)
  return {
    descriptions: Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, describeGame(map)])),
    scenarios: drawn.map((one, index) => scenarioOf(`capture-${index + 1}`, one, random)),
  }
}

/** Whether there is enough to choose from, and guessing seldom right. */
function isWorthAsking({ map, situation, proof }: Proved): boolean {
  const [mine, his] = (['alice', 'bob'] as const).map((player) => actionsOf(maps[map]!, situation, player).length)
  return his! >= 3 && mine! >= 3 && 2 * proof.alice.length <= mine!
}

function scenarioOf(id: string, { map: name, situation, proof, turns }: Proved, random: Random): Scenario {
  const map = maps[name]!
  const others = (player: 'alice' | 'bob', right: readonly CaptureAction[]): string[] =>
    actionsOf(map, situation, player)
      .filter((action) => !right.some((one) => same(one, action)))
      .map(say)
  const because = `If Bob chooses to ${say(proof.bob)} and I choose to ${list(proof.alice.map(say)).replace(' and ', ' or ')}, the thief is caught within ${count(turns, 'turn')}, whatever it does;`
  return {
    id,
    game: 'collab-capture',
    description: name,
    situation: describeSituation(map, situation),
    facts: { map: name, situation } satisfies CaptureFacts,
    questions: [
      askAboutPlace(map, situation, random),
      ask(
        {
          aspect: 'intention',
          question: 'What does Bob intend to do in this turn?',
          right: [say(proof.bob)],
          wrong: others('bob', [proof.bob]),
          why: `${because} anything else that Bob could do takes longer.`,
        },
        random,
      ),
      ask(
        {
          aspect: 'action',
          question: 'What should I do in this turn?',
          right: proof.alice.map(say),
          wrong: others('alice', proof.alice),
          why: `${because} anything else that I could do takes longer.`,
        },
        random,
      ),
    ],
  }
}

/** One question about the building as it is now. */
function askAboutPlace(map: CaptureMap, situation: Situation, random: Random): Asked {
  const { alice, bob, thief, open } = situation
  const steps = (from: Room, doors = open): number | undefined =>
    distancesFrom(from, (room) => waysFrom(map, doors, room)).get(thief)
  const buttons = map.doors.filter(({ button }) => button === alice || button === bob)
  const kind = random.pick(['distance', 'exits', 'nearer', ...(buttons.length > 0 ? ['press', 'press'] : [])])
  if (kind === 'distance') {
    const away = steps(bob)
    const why =
      away === undefined
        ? 'Closed doors cut Bob off from the thief.'
        : `The shortest way through open doors has ${count(away, 'move')}.`
    const question = 'With the doors as they are, how many moves is Bob away from the room where the thief is now?'
    return askNumber(question, away, 'there is no open way', why, random, 1)
  }
  if (kind === 'exits') {
    const ways = waysFrom(map, open, thief)
    const all = map.rooms.find(({ room }) => room === thief)!.leadsTo
    const elsewhere = map.rooms.map(({ room }) => room).filter((room) => room !== thief && !all.includes(room))
    const name = (rooms: readonly Room[]): string => (rooms.length === 0 ? 'none: it is shut in' : list(rooms))
    const right = name(ways)
    const wrong = [all, ...ways.map((way) => [way]), [...ways, random.pick(elsewhere)], []].map(name)
    return ask(
      {
        aspect: 'environment',
        question: 'Which rooms can the thief enter in this turn?',
        right: [right],
        wrong: [...new Set(wrong)].filter((text) => text !== right).slice(0, 4),
        why: `Room ${thief} leads to ${list(all)}; of these, closed doors leave ${name(ways)}.`,
      },
      random,
    )
  }
  if (kind === 'nearer') {
    const [mine, his] = [steps(alice) ?? Infinity, steps(bob) ?? Infinity]
    const answers = ['I am', 'Bob is', 'we are equally near', 'neither of us can get to it']
    const right =
      mine === Infinity && his === Infinity
        ? answers[3]!
        : mine < his
          ? answers[0]!
          : mine > his
            ? answers[1]!
            : answers[2]!
    const away = (moves: number): string => (moves === Infinity ? 'cut off' : `${count(moves, 'move')} away`)
    return ask(
      {
        aspect: 'environment',
        question: 'Who of us is nearer to the thief now, going through open doors only?',
        right: [right],
        wrong: answers.filter((text) => text !== right),
        why: `I am ${away(mine)}, Bob is ${away(his)}.`,
      },
      random,
    )
  }
  const { button } = random.pick(buttons)
  const presser = button === alice ? 'alice' : 'bob'
  const toggled = map.doors.map((door, i) => (door.button === button ? !open[i] : open[i]!))
  const other = presser === 'alice' ? bob : alice
  const after = steps(other, toggled)
  const whose = presser === 'alice' ? ['I press', 'Bob'] : ['Bob presses', 'I']
  const why = `The button in room ${button} ${toggled[map.doors.findIndex((door) => door.button === button)] ? 'opens' : 'closes'} its door; then ${after === undefined ? 'no open way is left' : `the shortest open way has ${count(after, 'move')}`}.`
  const be = whose[1] === 'I' ? 'am I' : 'is Bob'
  const question = `Suppose ${whose[0]} the button now. With the doors as they are then, how many moves ${be} away from the room where the thief is now, going from the present room?`
  return askNumber(question, after, 'there is no open way', why, random, 1)
}

/** The rules as the player knows them. How the thief chooses is left open: the answers hold for any sensible thief. */
function describeGame(map: CaptureMap): string {
  return [
    'I am Alice. Bob and I play Collab Capture: together we chase a thief through rooms, and want to be sure of catching it within as few turns as possible, whatever it does.',
    map.rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${list(leadsTo)}.`).join(' '),
    map.doors
      .map(({ between, button }) => `The door between rooms ${list(between)} has its button in room ${button}.`)
      .join(' '),
    'In each turn Bob, the thief and I act at once: each moves to a room next to its own, or stays; Bob and I may press the button of our room instead. A button opens its door if it is closed and closes it if it is open, from the next turn on. Nobody passes a closed door.',
    'The thief is caught when one of us ends a turn in its room, or meets it halfway as both change places. All three see everything except what the others choose in this turn; the thief may guess that too, and keeps away from us as well as it can.',
    'Bob and I both play as well as can be played, and each knows that the other does.',
  ].join('\n')
}

function describeSituation(map: CaptureMap, { alice, bob, thief, open }: Situation): string {
  const doors = map.doors.map(
    ({ between }, i) => `The door between rooms ${list(between)} is ${open[i] ? 'open' : 'closed'}.`,
  )
  return [`I am in room ${alice}. Bob is in room ${bob}. The thief is in room ${thief}.`, ...doors].join(' ')
}

export function say(action: CaptureAction): string {
  if (action.type === 'move') return `move to room ${action.room}`
  return action.type === 'press' ? 'press the button' : 'stay'
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
