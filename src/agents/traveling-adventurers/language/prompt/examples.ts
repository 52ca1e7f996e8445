/**
 * The worked examples of the prompts: one dialogue for each strategy, seen by one of its players. Every number comes from
 * the house of the example; a test checks each claim, and each final path, against the solver.
 */
import type { Hallway } from '../../../../games/traveling-adventurers/index.ts'
import type { Act } from '../acts.ts'
import {
  coinsIn,
  exampleHouse,
  jointCoins,
  jointSteps,
  letterList,
  stepsOf,
  tellFrom,
  tellHallways,
  type ExampleHouse,
} from './house.ts'
import type { Strategy } from './strategies.ts'

export interface Example {
  readonly strategy: Strategy
  readonly title: string
  readonly house: ExampleHouse
  readonly turns: readonly ExampleTurn[]
}

export interface ExampleTurn {
  /** What the partner said; undefined at the start. */
  readonly heard?: string
  /** The partner's coins that it told with that. */
  readonly told?: readonly Hallway[]
  /** What the player tries to work out, and what it finds that it lacks. */
  readonly draft: string
  readonly missing?: string
  /** The same for a player who sees the best path computed. */
  readonly solved: string
  /** Actions of all kinds: each agent shows those that it has. */
  readonly acts: readonly Act[]
  readonly message: string
}

const path = (letters: string): string[] => [...letters]
const suggest = (letters: string): Act[] => [
  { type: 'suggest', path: path(letters) },
  { type: 'agree-inner', path: path(letters) },
]
const agree = (letters: string): Act[] => [
  { type: 'agree-outer', path: path(letters) },
  { type: 'agree-inner', path: path(letters) },
]
const inform = (text: string): Act => ({ type: 'inform', text })
const ask = (text: string): Act => ({ type: 'ask', text })
const visit = (letters: string): Act[] => [...letters].map((room) => ({ type: 'visit', room }))
const finish = (letters: string): Act[] => [
  { type: 'solve', path: path(letters) },
  { type: 'end', path: path(letters) },
]
const told = (hallways: readonly Hallway[], steps: readonly string[]): Hallway[] =>
  steps.map((step) => [step[0]!, step[1]!, coinsIn(hallways, step)])

function fullExchange(): Example {
  const house = exampleHouse('LGPDS', [7, 4, 2, 4, 6, 3, 9, 9, 5, 6], [7, 8, 4, 10, 4, 9, 5, 1, 4, 3])
  const { own, partner } = house
  const all = own.map(([a, b]) => a + b)
  const [best, rival] = ['LPDGSL', 'LGPDSL']
  return {
    strategy: 'full-exchange',
    title: 'Tell everything, then solve once',
    house,
    turns: [
      {
        draft: 'I know nothing of my partner’s coins yet, so no path can be called good.',
        missing: 'All coins of my partner.',
        solved: 'The IBP rests on my coins alone, so it means little yet. I need all coins of my partner.',
        acts: [inform('all my coins'), ask('all your coins')],
        message: `Hello! Before we choose anything, let us tell each other everything. My coins: ${tellHallways(own, all)}. What are yours?`,
      },
      {
        heard: `Good idea. Mine are: ${tellHallways(partner, all)}. Which path do you find?`,
        told: told(partner, all),
        draft: `Now I can add up both worlds. ${letterList(best)} gives ${jointSteps(house, best)} = ${jointCoins(house, best)}. Others give less, ${letterList(rival)} for one gives ${jointSteps(house, rival)} = ${jointCoins(house, rival)}.`,
        solved: `I know all coins of my partner now, so the IBP is the best path of all: ${letterList(best)}, ${jointSteps(house, best)} = ${jointCoins(house, best)} coins.`,
        acts: [...suggest(best), inform(`the path collects ${jointCoins(house, best)} coins in all`)],
        message: `Thank you! I suggest the whole path ${letterList(best)}. Hallway by hallway we collect ${jointSteps(house, best)} there, ${jointCoins(house, best)} coins together. Do you agree?`,
      },
      {
        heard: `I get ${jointCoins(house, best)} as well and see nothing better. Agreed!`,
        draft: `My partner agrees to the whole path. It visits every room once and ends in L, so I can submit it.`,
        solved: `My partner agrees to the IBP as a whole, so I can submit it.`,
        acts: [{ type: 'agree-outer', path: path(best) }, ...visit(best.slice(1)), ...finish(best)],
        message: `Wonderful. I submit ${letterList(best)} now; please submit exactly the same, in this direction.`,
      },
    ],
  }
}

function lazy(): Example {
  const house = exampleHouse('LGPDS', [4, 10, 9, 2, 2, 9, 8, 4, 6, 1], [8, 2, 10, 5, 3, 2, 6, 9, 9, 1])
  const { own, partner } = house
  const [first, best] = ['LPSGDL', 'LGSPDL']
  const swapped = ['LG', 'PD']
  const replaced = ['LP', 'GD']
  const joint = (steps: readonly string[]): number => steps.reduce((sum, step) => sum + jointCoins(house, step), 0)
  const mine = (steps: readonly string[]): number => steps.reduce((sum, step) => sum + coinsIn(own, step), 0)
  return {
    strategy: 'lazy',
    title: 'Ask only for what can still change the answer',
    house,
    turns: [
      {
        heard: 'Hi! How do you want to go about this?',
        draft: `With my coins alone ${letterList(first)} is best for me. Whether it is best for both depends on my partner’s coins there.`,
        missing: `My partner’s coins in the hallways of ${letterList(first)}.`,
        solved: `So far the IBP is ${letterList(first)}. Whether it stays best depends on my partner’s coins in its hallways.`,
        acts: [inform(`my coins on ${letterList(first)}`), ask(`your coins on ${letterList(first)}`)],
        message: `Hi! Let us tell only what matters. On my side ${letterList(first)} looks best: ${tellHallways(own, stepsOf(first))}. What do you have in these five hallways?`,
      },
      {
        heard: `There I have: ${tellHallways(partner, stepsOf(first))}.`,
        told: told(partner, stepsOf(first)),
        draft: `Together ${letterList(first)} gives ${jointSteps(house, first)} = ${jointCoins(house, first)}. Could another path still win? ${letterList(best)} keeps three of its hallways and takes L-G and P-D for L-P and G-D. I have ${mine(swapped)} coins there against ${joint(replaced)} of both on the other two, so it wins if my partner has more than ${joint(replaced) - mine(swapped)} there.`,
        missing: 'My partner’s coins in L-G and P-D. No other unknown hallway can change the answer.',
        solved: `Together ${letterList(first)} gives ${jointCoins(house, first)}. Only a path through L-G and P-D can still beat it, ${letterList(best)}: that takes more than ${joint(replaced) - mine(swapped)} coins of my partner there.`,
        acts: [inform('my coins in L-G and P-D'), ask('your coins in L-G and P-D')],
        message: `Then that path gives us ${jointCoins(house, first)} together. Only one thing can still beat it: ${tellHallways(own, swapped)} on my side. How many do you have in these two?`,
      },
      {
        heard: `I have ${tellHallways(partner, swapped)}.`,
        told: told(partner, swapped),
        draft: `${letterList(best)} gives ${jointSteps(house, best)} = ${jointCoins(house, best)}, more than ${jointCoins(house, first)}. Nothing that I do not know can beat it.`,
        solved: `Now ${letterList(best)} is the IBP: ${jointSteps(house, best)} = ${jointCoins(house, best)}, more than ${jointCoins(house, first)}. Nothing that I do not know can beat it.`,
        acts: [...suggest(best)],
        message: `Then ${letterList(best)} is better: ${jointCoins(house, best)} coins together instead of ${jointCoins(house, first)}, and nothing else can beat it. Shall we take it?`,
      },
      {
        heard: `Yes, let us submit ${letterList(best)}.`,
        draft: `My partner agrees to the whole path, a round trip through every room.`,
        solved: `My partner agrees to the IBP as a whole.`,
        acts: [{ type: 'agree-outer', path: path(best) }, ...visit(best.slice(1)), ...finish(best)],
        message: `I submit ${letterList(best)}. Thank you!`,
      },
    ],
  }
}

function nodeByNode(): Example {
  const house = exampleHouse('LGPD', [7, 4, 5, 6, 1, 3], [2, 9, 3, 2, 1, 9])
  const { own, partner } = house
  const [walked, best] = ['LPDGL', 'LGPDL']
  const from = (room: string, rooms: string): string[] => [...rooms].map((other) => room + other)
  const both = (step: string): number => jointCoins(house, step)
  return {
    strategy: 'node-by-node',
    title: 'Go room by room, refuse what is worse, and look at the whole once more before the end',
    house,
    turns: [
      {
        draft: 'From L my best hallway leads to G. My partner may see it differently.',
        missing: 'My partner’s coins from L.',
        solved: 'The IBP begins with G, but it rests on my coins alone. I need my partner’s coins from L.',
        acts: [...suggest('LG'), inform('my coins from L'), ask('your coins from L')],
        message: `Hello! From the living room I have ${tellFrom(own, 'L', 'GPD')}. I would go to the garden first. What do you have?`,
      },
      {
        heard: `From the living room I have ${tellFrom(partner, 'L', 'GPD')}. Together the garden gives only ${both('LG')}, the play room ${both('LP')}, so let us go to the play room.`,
        told: told(partner, from('L', 'GPD')),
        draft: `Together: L-G ${both('LG')}, L-P ${both('LP')}, L-D ${both('LD')}. My partner is right, my own suggestion was worse. From P I have most to G.`,
        missing: 'My partner’s coins from P.',
        solved: `Together: L-G ${both('LG')}, L-P ${both('LP')}, L-D ${both('LD')}. My partner is right: my suggestion was worse here.`,
        acts: [
          { type: 'reject', path: path('LG') },
          ...agree('LP'),
          ...visit('P'),
          ...suggest('PG'),
          inform('my coins from P'),
          ask('your coins from P'),
        ],
        message: `You are right, ${both('LP')} beats ${both('LG')}: play room first. From there I have ${tellFrom(own, 'P', 'GD')}, so I would go on to the garden. And you?`,
      },
      {
        heard: `From there I have ${tellFrom(partner, 'P', 'GD')}. Not the garden, please: the dining room gives us ${both('PD')} together, the garden ${both('PG')}. And between dining room and garden I have ${coinsIn(partner, 'DG')}.`,
        told: told(partner, [...from('P', 'GD'), 'DG']),
        draft: `${both('PD')} is more than ${both('PG')}. But now I know every hallway, so I compare whole paths before I agree: ${letterList(walked)} gives ${jointSteps(house, walked)} = ${jointCoins(house, walked)}, ${letterList(best)} gives ${jointSteps(house, best)} = ${jointCoins(house, best)}. The step that looks best leads to a worse path.`,
        solved: `Every hallway is known now, so I compare whole paths before I agree: going on from P to D ends in ${letterList(walked)} with ${jointCoins(house, walked)} coins, while ${letterList(best)}, which takes back our first step, has ${jointSteps(house, best)} = ${jointCoins(house, best)}.`,
        acts: [
          { type: 'reject', path: path('PG') },
          { type: 'reject', path: path('PD') },
          { type: 'retract', step: 1 },
          ...suggest(best),
          inform(
            `${letterList(best)} collects ${jointCoins(house, best)}, ${letterList(walked)} only ${jointCoins(house, walked)}`,
          ),
        ],
        message: `Step by step you are right, but let us look at the whole, now that we know all: ${letterList(walked)} gives us ${jointCoins(house, walked)}, while ${letterList(best)} gives ${jointCoins(house, best)}. I would take our first step back and go ${letterList(best)}. Agreed?`,
      },
      {
        heard: `Oh, you are right: ${jointCoins(house, best)} beats ${jointCoins(house, walked)}. ${letterList(best)} it is.`,
        draft: `My partner agrees to the whole path. Nothing is unknown and nothing is better.`,
        solved: `My partner agrees to the whole path. Nothing is unknown and nothing is better.`,
        acts: [{ type: 'agree-outer', path: path(best) }, ...finish(best)],
        message: `Good. I submit ${letterList(best)}; please submit the same.`,
      },
    ],
  }
}

/** One for each strategy. */
export const examples: readonly Example[] = [fullExchange(), lazy(), nodeByNode()]
