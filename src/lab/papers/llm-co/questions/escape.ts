/** Scenarios of Collab Escape: those in which one plan is the best. */
import { same } from '../../../../core/json.ts'
import { Random } from '../../../../core/random.ts'
import { validate } from '../../../../core/schema.ts'
import {
  actionsOf,
  collabEscape,
  escapeMaps,
  killerChoices,
  solveEscape,
  waysFrom,
  worldOf,
  type EscapeAction,
  type Situation,
  type World,
} from '../../../../games/collab-escape/index.ts'
import type { Scenario, ScenarioSet } from '../../../../games/theory-of-mind/index.ts'
import { distancesFrom } from '../../../../solvers/distances.ts'
import { ask, askNumber, drawEvenly, list, type Asked } from './ask.ts'
import { prove, type Proof } from './joint-choice.ts'

/** The rule sets that are asked about; everything else is as the game has it by default. */
const variants = {
  'ten-rooms': { map: 'prompt' },
  'ten-rooms-alone': { map: 'prompt', fixBy: 'same', lossIf: 'both', fixesNeeded: 3 },
  'seven-rooms': { map: 'seven-rooms', killerMayStay: true },
  'seven-rooms-alone': { map: 'seven-rooms', fixBy: 'same', lossIf: 'both', fixesNeeded: 3 },
  'seven-areas': { map: 'seven-areas', lossIf: 'both' },
  'seven-areas-alone': { map: 'seven-areas', fixBy: 'same', fixesNeeded: 2 },
} as const

const worlds: Readonly<Record<string, World>> = Object.fromEntries(
  Object.entries(variants).map(([name, given]) => [
    name,
    worldOf(validate(collabEscape.config, given, name), escapeMaps[given.map].generators),
  ]),
)

export interface EscapeFacts {
  /** The name of the rule set. */
  readonly rules: string
  readonly situation: Situation
}

interface Proved extends EscapeFacts {
  readonly proof: Proof<EscapeAction>
  /** Turns that optimal play takes, to be expected. */
  readonly turns: number
}

/** What is proved of a situation from which escape can be made sure while both are free. */
export function proveEscape({ rules, situation }: EscapeFacts): Proved | undefined {
  const solution = solveEscape(worlds[rules]!)
  const { winChance, turns } = solution.value(situation)
  if (winChance < 1 || situation.alice === null || situation.bob === null) return undefined
  const proof = prove(solution.rate(situation), 0.05)
  return proof && { rules, situation, proof, turns }
}

export function escapeScenarios(count: number): ScenarioSet {
  const random = new Random(2023, 'theory of mind', 'escape')
  const proved = Object.entries(worlds).flatMap(([rules, world]) =>
    solveEscape(world).situations.flatMap((situation) => {
      const one = proveEscape({ rules, situation })
      return one && isWorthAsking(one) ? [one] : []
    }),
  )
  // What can be done says nothing of what should be: where a generator is at hand, it is right to leave it as often.
  const kindOf = ({ rules, proof, situation }: Proved): string => {
    const canFix = (['alice', 'bob'] as const).map((survivor) =>
      actionsOf(worlds[rules]!, situation, survivor).some(({ type }) => type === 'fix'),
    )
    return [rules, proof.bob.type, proof.alice[0]!.type, ...canFix].join()
  }
  return {
    descriptions: Object.fromEntries(Object.entries(worlds).map(([name, world]) => [name, describeGame(world)])),
    scenarios: drawEvenly(proved, kindOf, count, random).map((one, index) =>
      scenarioOf(`escape-${index + 1}`, one, random),
    ),
  }
}

/** Whether guessing is seldom right. */
function isWorthAsking({ rules, situation, proof }: Proved): boolean {
  const [mine, his] = (['alice', 'bob'] as const).map((one) => actionsOf(worlds[rules]!, situation, one).length)
  return his! >= 3 && mine! >= 3 && 2 * proof.alice.length <= mine!
}

function scenarioOf(id: string, { rules, situation, proof, turns }: Proved, random: Random): Scenario {
  const world = worlds[rules]!
  const others = (survivor: 'alice' | 'bob', right: readonly EscapeAction[]): string[] =>
    actionsOf(world, situation, survivor)
      .filter((action) => !right.some((one) => same(one, action)))
      .map(say)
  const mine = list(proof.alice.map(say)).replace(' and ', ' or ')
  const because = `If Bob chooses to ${say(proof.bob)} and I choose to ${mine}, we escape for sure, in ${turns.toFixed(1)} turns on average;`
  const worse = (who: string): string => `anything else that ${who} could do makes it less sure or takes longer.`
  return {
    id,
    game: 'collab-escape',
    description: rules,
    situation: describeSituation(world, situation),
    facts: { rules, situation } satisfies EscapeFacts,
    questions: [
      askAboutPlace(world, situation, random),
      ask(
        {
          aspect: 'intention',
          question: 'What does Bob intend to do in this turn?',
          right: [say(proof.bob)],
          wrong: others('bob', [proof.bob]),
          why: `${because} ${worse('Bob')}`,
        },
        random,
      ),
      ask(
        {
          aspect: 'action',
          question: 'What should I do in this turn?',
          right: proof.alice.map(say),
          wrong: others('alice', proof.alice),
          why: `${because} ${worse('I')}`,
        },
        random,
      ),
    ],
  }
}

/** One question about the building, the killer or the repairs as they are now. */
function askAboutPlace(world: World, situation: Situation, random: Random): Asked {
  const { bob, killer, target, repairs } = situation
  const choices = killerChoices(world, situation)
  const course = target
    ? `It follows ${target === 'alice' ? 'me' : 'Bob'}, and goes where ${target === 'alice' ? 'I am' : 'he is'} now: to room ${choices[0]}.`
    : `It sees neither of us, so it wanders: ${choices.length === 1 ? `to room ${choices[0]}` : `rooms ${list(choices)} are equally likely`}.`
  const kind = random.pick(['killer', 'caught', 'exit', 'repair'])
  if (kind === 'killer') {
    const unknown = 'that cannot be known now'
    const right = choices.length === 1 ? `in room ${choices[0]}` : unknown
    const all = [...[...waysFrom(world, killer), killer].map((room) => `in room ${room}`), unknown]
    return ask(
      {
        aspect: 'environment',
        question: 'Where will the killer be after this turn?',
        right: [right],
        wrong: all.filter((text) => text !== right),
        why: course,
      },
      random,
    )
  }
  if (kind === 'caught') {
    const who = random.pick(['alice', 'bob'] as const)
    const room = situation[who]!
    const options = ['yes', 'no', 'perhaps: it depends on chance']
    const right = !choices.includes(room) ? 'no' : choices.length === 1 ? 'yes' : options[2]!
    const [name, him] = who === 'alice' ? ['I', 'me'] : ['Bob', 'him']
    return ask(
      {
        aspect: 'environment',
        question: `If ${name} stayed in room ${room} in this turn, would the killer catch ${him} in this turn?`,
        right: [right],
        wrong: options.filter((text) => text !== right),
        why: course,
      },
      random,
    )
  }
  if (kind === 'exit') {
    const moves = distancesFrom(bob!, (room) => waysFrom(world, room)).get(world.exit)
    return askNumber(
      'How many moves is Bob away from the exit?',
      moves,
      'there is no way',
      `The shortest way from room ${bob} to room ${world.exit} has ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
      random,
    )
  }
  const broken = world.generators.map((room, i) => ({ room, ...repairs[i]! }))
  const { room, fixes } = random.pick(broken)
  return askNumber(
    `How many fixes does the generator in room ${room} still need, if nobody pauses?`,
    world.fixesNeeded - fixes,
    'it cannot be fixed any more',
    `It needs ${world.fixesNeeded} in a row and has had ${fixes}.`,
    random,
  )
}

/** The rules as the player knows them. */
function describeGame(world: World): string {
  const { rooms, generators, exit, fixesNeeded, fixBy, lossIf, killerMayStay } = world
  return [
    'I am Alice. Bob and I play Collab Escape: we fix all generators, which opens the exit, and one of us has to get out, while a killer hunts us. We want to escape as surely as can be, and then as soon as can be.',
    rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${list(leadsTo)}.`).join(' '),
    `Generators are in rooms ${list(generators)}, the exit is in room ${exit}.`,
    'In each turn Bob, the killer and I act at once: each moves to a room that its own leads to, or stays; Bob and I may fix the generator of our room instead.',
    `A generator needs ${fixesNeeded} fixes in turns that follow each other; a turn without one loses those made so far. ${
      fixBy === 'any'
        ? 'They may come from both of us, and two in one turn count as two.'
        : 'All have to come from the same one of us; when the other takes over, it begins anew.'
    }`,
    `Whoever ends a turn in the killer’s room is caught; changing places with the killer is safe. ${
      lossIf === 'any' ? 'We have lost when one of us is caught.' : 'We have lost when both of us are caught.'
    } We have won when all generators are fixed and a free one of us is in room ${exit} at the end of a turn.`,
    `The killer sees us in the rooms that its own leads to. It follows one of those that it sees and goes to the room where that one is at the start of the turn. Of two it follows the one that it did not see a turn ago; if it saw both, it goes on with the one it follows; if it saw neither, it follows me. While it sees nobody it wanders: it moves to a neighbouring room${killerMayStay ? ' or stays' : ''}, all equally likely.`,
    'Bob and I both play as well as can be played, and each knows that the other does.',
  ].join('\n')
}

function describeSituation(world: World, { alice, bob, killer, target, repairs }: Situation): string {
  const generators = world.generators.map((room, i) => {
    const { fixes, by } = repairs[i]!
    const left = world.fixesNeeded - fixes
    if (left === 0) return `The generator in room ${room} is fixed.`
    const whose = by ? ` from ${by === 'alice' ? 'me' : 'Bob'}` : ''
    return `The generator in room ${room} needs ${left} more ${left === 1 ? 'fix' : 'fixes'}${whose}.`
  })
  const follows =
    target === null
      ? 'It sees neither of us.'
      : `It follows ${target === 'alice' ? 'me' : 'Bob'}, so it goes to room ${target === 'alice' ? alice : bob} in this turn.`
  return `I am in room ${alice}. Bob is in room ${bob}. The killer is in room ${killer}. ${follows} ${generators.join(' ')}`
}

export function say(action: EscapeAction): string {
  if (action.type === 'move') return `move to room ${action.room}`
  return action.type === 'fix' ? 'fix the generator' : 'stay'
}
