/**
 * What a prompt of Traveling Adventurers shows, in the small format that a tiny model reads: who it is, how much is told and
 * known, the best path that the prompt names or else one that it drafted itself, what was proposed, and the last words of
 * both.
 *
 * ```
 *  [user]  [told]  none  [known]  none  [best]  <0>  <4>  …  <0>  [said]  [heard]  [do]
 * ```
 */
import type { Prompt } from '../stand-in/read-prompt.ts'
import type { House, Path } from './house.ts'
import { writeHeard } from './words.ts'

/** The richest hallway is written as this number. */
const RICHEST = 20

/** Marks and words of the format beside those of messages. */
export const STATE_WORDS: readonly string[] = [
  ...[
    '[user]',
    '[bot]',
    '[told]',
    '[known]',
    '[missing]',
    '[best]',
    '[draft]',
    '[near]',
    '[mine]',
    '[theirs]',
    '[agreed]',
  ],
  ...[
    '[hurry]',
    '[said]',
    '[heard]',
    '[refused]',
    '[do]',
    '[coins]',
    '[hallways]',
    '[path]',
    '[rest]',
    '[unknown]',
    '[sum]',
    '[gap]',
  ],
  ...['none', 'some', 'all', 'same', 'less', 'more', '#'],
  ...Array.from({ length: RICHEST + 1 }, (_, n) => `w${n}`),
]

/** So few hallways are named where they are missing; so few turns are a hurry. */
const [FEW_HALLWAYS, FEW_TURNS] = [4, 3]

export function writeState({ observation, complaint }: Prompt, house: House): string {
  const { conversation, unknown, best, draft, mine, theirs, hallways } = house
  const { agreed } = conversation.negotiation
  const { seat, dialogue, turnsLeft } = observation
  const lastOf = (isMine: boolean): string => dialogue.findLast((line) => (line.seat === seat) === isMine)?.text ?? ''
  const slots = (path: Path): string[] => path.map((room) => house.slotOf(room))
  const words = [
    seat === 'USER' ? '[user]' : '[bot]',
    ...(turnsLeft <= FEW_TURNS ? ['[hurry]'] : []),
    ...['[told]', share(conversation.told.size, hallways.length)],
    ...['[known]', share(hallways.length - unknown.length, hallways.length)],
    ...(unknown.length <= FEW_HALLWAYS ? unknown.flatMap((pair) => ['[missing]', ...slots(pair)]) : []),
    ...(best ? ['[best]', ...slots(best)] : draft ? ['[draft]', ...slots(draft)] : []),
    ...(mine ? ['[mine]', ...slots(mine)] : []),
    ...(theirs ? ['[theirs]', ...slots(theirs), compare(theirs, best ?? draft ?? mine, house)] : []),
    ...(agreed ? ['[agreed]', ...slots(agreed)] : []),
    ...['[said]', ...writeHeard(lastOf(true), house)],
    ...['[heard]', ...writeHeard(lastOf(false), house)],
    ...(complaint === undefined ? [] : ['[refused]', ...writeHeard(complaint, house)]),
    '[do]',
  ]
  return join(words)
}

/**
 * What a path is drafted from: for each room the others by the coins on the way there, the most first, and how many.
 *
 * ```
 *  [near]  <0>  <2>  w17  <1>  w9  …  [near]  <1>  …  [draft]
 * ```
 */
export const writeHallways = (house: House): string =>
  join([
    ...house.rooms.flatMap((room) => [
      ...['[near]', house.slotOf(room)],
      ...nearest(room, house).flatMap((other) => [
        house.slotOf(other),
        `w${Math.round(RICHEST * house.richness(room, other))}`,
      ]),
    ]),
    '[draft]',
  ])

const join = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('')

const share = (some: number, all: number): string => (some === 0 ? 'none' : some < all ? 'some' : 'all')

/** The other rooms, those with the most coins on the way first. */
export const nearest = (room: string, house: House): string[] =>
  house.rooms.filter((other) => other !== room).toSorted((a, b) => house.expected(room, b) - house.expected(room, a))

/** Whether their path is worth less or more than the other, unknown coins as they are on average. */
function compare(theirs: Path, other: Path | undefined, house: House): string {
  if (!other) return 'none'
  const gap = house.expectedWorth(theirs) - house.expectedWorth(other)
  return gap === 0 ? 'same' : gap < 0 ? 'less' : 'more'
}
