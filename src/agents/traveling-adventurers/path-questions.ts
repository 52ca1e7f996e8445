/**
 * What a partner asks of paths, and the answers in numbers: what is in it for either, what a change would bring, whether another
 * is as good, whether a path keeps to a wish.
 */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import type { Knowledge } from './knowledge.ts'
import { answerOfOthers } from './other-paths.ts'
import { COSTS, OF_COINS, SHARE, SWAPS, TIES, YOUR_SHARE } from './path-cues.ts'
import { topicOf } from './paths-spoken-of.ts'
import { answerOfThreshold } from './thresholds-answered.ts'
import { stepsAsked } from './steps-asked.ts'
import { asksForSame } from './sums-asked.ts'
import { answerOfOrder } from './order-asked.ts'
import { wantsShare } from './shares.ts'
import { priceOf, priceOfAll } from './priced-wishes.ts'
import { hallwayIn, inLetters, keeps } from './wishes.ts'

interface Answer {
  readonly text: string
}

/** The answer to what the partner asked of paths when it last spoke, if it did. */
export function answerOfPaths(conversation: Conversation, knowledge: Knowledge, choose: Choose): Answer | undefined {
  const { lastWords, informed, rooms, negotiation, me, partner, heard, own } = conversation
  const plain = inLetters(lastWords, rooms)
  const mine = negotiation.proposals[me]?.path ?? negotiation.refused.findLast(({ by }) => by === me)?.path
  const theirs = negotiation.proposals[partner]?.path
  const standing = negotiation.agreed ?? mine ?? theirs
  const ofThreshold = standing && answerOfThreshold(conversation, knowledge, standing, choose)
  if (ofThreshold) return { text: ofThreshold }
  const isSo = standing && conversation.wished.every((wish) => keeps(standing, wish))
  const asksOthers = isSo && (asksForSame(lastWords) || TIES.test(lastWords))
  const ofWishes =
    standing && !wantsShare(lastWords) && !asksOthers && answerOfWishes(conversation, knowledge, standing, choose)
  const ofOthers = (ofWishes || undefined) ?? answerOfOthers(conversation, knowledge, standing, choose)
  if (ofOthers !== undefined) return { text: ofOthers }
  const ofOrder = standing && answerOfOrder(plain, standing, conversation, choose)
  if (ofOrder) return { text: ofOrder }
  if (standing === undefined) return undefined
  const share = (path: readonly string[]): number => worth(heard, rooms, path)
  const total = (path: readonly string[]): number => share(path) + worth(own, rooms, path)
  const unknown = {
    text: choose([
      'I cannot tell yet, since I do not know all of your coins on it.',
      'That I cannot tell before I know all of your coins on it.',
    ]),
  }
  const topic = topicOf(plain, conversation) ?? standing
  if (!informed && YOUR_SHARE.test(lastWords) && !SHARE.test(lastWords) && !Number.isNaN(total(topic))) {
    const [part, all] = [worth(own, rooms, topic), total(topic)]
    return {
      text: choose([
        `I would get ${part} of the ${all}, and you ${all - part}.`,
        `Mine would be ${part} of the ${all}.`,
      ]),
    }
  }
  const ofHallway = COSTS.test(lastWords) ? priceOfHallway(plain, standing, conversation, knowledge, choose) : undefined
  if (ofHallway !== undefined) return { text: ofHallway }
  if (SHARE.test(lastWords)) {
    if (theirs && mine && !samePath(theirs, mine) && /\b(?:which|mine|or)\b/i.test(lastWords)) {
      const [a, b] = [share(theirs), share(mine)]
      if (Number.isNaN(a) || Number.isNaN(b)) return unknown
      return {
        text: choose([
          `You would get ${a} with yours and ${b} with mine.`,
          `With yours it is ${a} for you, with mine ${b}.`,
        ]),
      }
    }
    const path = theirs && /\b(?:mine|my (?:path|route|one))\b/i.test(lastWords) ? theirs : topic
    const [part, all] = [share(path), total(path)]
    if (Number.isNaN(part)) return unknown
    return {
      text: choose([
        `On that path you would get ${part} of the ${all} coins, and I ${all - part}.`,
        `Of the ${all} coins on it ${part} would be yours, the other ${all - part} mine.`,
        `Your share of the ${all} is ${part}, mine ${all - part}.`,
      ]),
    }
  }
  const swap =
    SWAPS.exec(plain)
      ?.slice(1)
      .filter((room) => room !== undefined && rooms.slice(1).includes(room)) ?? []
  const [one, other] = swap
  if (one !== undefined && other !== undefined) {
    const changed = standing.map((room) => (room === one ? other : room === other ? one : room))
    return { text: compared(total(changed), total(standing), choose) ?? unknown.text }
  }
  if (COSTS.test(lastWords) && knowledge.proved() !== undefined && !Number.isNaN(total(standing))) {
    const gap = knowledge.gap(standing)
    return {
      text:
        gap > 0
          ? choose([
              `It is worth ${total(standing)} to the two of us, ${gap} less than at best.`,
              `We lose ${gap}, it comes to ${total(standing)}.`,
            ])
          : choose(['It costs us nothing, none is worth more.', 'Nothing at all, it is worth as much as any.']),
    }
  }
  const steps = stepsAsked(plain, rooms)
  if (steps && !OF_COINS.test(lastWords) && !conversation.wished.some(({ demand }) => demand)) {
    if (steps.every((room, i) => standing[i] === room))
      return { text: choose(['The path that I named begins so.', 'So it does already.']) }
    const path = knowledge.bestFrom(steps)
    const text = compared(total(path), total(standing), choose)
    const name = `(${path.join(' ')})`
    return text === undefined
      ? undefined
      : {
          text: `${choose([`The best that begins so ${name}:`, `At best, from there on ${name}:`])} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
        }
  }
  return undefined
}

/** "And my 6 from L to K? What do we lose if we keep it in?": the price of a hallway, or of one left out. */
function priceOfHallway(
  plain: string,
  standing: readonly string[],
  conversation: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string | undefined {
  const [a, b] = hallwayIn(plain, conversation.rooms) ?? []
  if (a === undefined || b === undefined) return undefined
  const wish = { about: 'hallway', a, b, ...(LEAVES_OUT.test(plain) && { not: true as const }) } as const
  return keeps(standing, wish) ? undefined : priceOf(wish, standing, conversation, knowledge, choose)
}
const LEAVES_OUT =
  /\b(?:without|drop|dropping|skip|skipping|avoid\w*|leav(?:e|ing) (?:it |that |this )?out|left out|omit\w*)\b/i

/** The answer to what the partner wished of the path that stands, or to what it asked whether it can be. */
function answerOfWishes(
  conversation: Conversation,
  knowledge: Knowledge,
  standing: readonly string[],
  choose: Choose,
): string | undefined {
  const { wished, negotiation, me, news, demands, offers, lastWords } = conversation
  const mine = negotiation.proposals[me]?.path ?? negotiation.agreed
  if (!news || wished.length === 0 || mine === undefined || !samePath(mine, standing)) return undefined
  // "Only if it has B–A": the path that was just spoken of.
  if (offers.discussed && ONLY_IF.test(lastWords)) {
    const { discussed } = offers
    const isSo = wished.every((wish) => keeps(discussed, wish))
    const name = discussed.join(' ')
    return isSo
      ? choose([`Yes, that is so on it (${name}).`, `It is (${name}).`, `That one is so, yes (${name}).`])
      : choose([`No, that is not so on it (${name}).`, `It is not (${name}).`, `That one is not so (${name}).`])
  }
  const unmet = wished.filter((wish) => !keeps(standing, wish))
  if (unmet.length === 0)
    return choose([
      'The path that I named does so already.',
      'That is so on the path that I named.',
      'So it is already on mine.',
    ])
  const [wish, ...more] = unmet
  if (wished.some(({ demand }) => demand)) return undefined
  if (more.length > 0 || wished.length > 1) return priceOfAll(wished, standing, conversation, knowledge, choose)
  const path = knowledge.keeping([wish!], [])
  return path && (negotiation.agreed || demands.length > 0 || knowledge.gap(path) > knowledge.gap(standing))
    ? priceOf(wish!, standing, conversation, knowledge, choose)
    : undefined
}

const ONLY_IF =
  /\b(?:only if|only when|as long as|provided(?: that)?|if and only if) (?:it|that|this|that one|this one)\b/i

/** What a change brings, beside what stands. */
function compared(changed: number, standing: number, choose: Choose): string | undefined {
  if (Number.isNaN(changed) || Number.isNaN(standing)) return undefined
  const gap = standing - changed
  if (gap === 0)
    return choose([
      `That is worth ${changed} to the two of us, just as much.`,
      `It comes to ${changed} again, the same.`,
    ])
  return gap > 0
    ? choose([
        `That is worth ${changed} to the two of us, ${gap} less than before.`,
        `It comes to ${changed} for the two of us, so we lose ${gap}.`,
      ])
    : choose([
        `That is worth ${changed} to the two of us, ${-gap} on top.`,
        `It comes to ${changed} for the two of us, so we gain ${-gap}.`,
      ])
}

/** To whom a yes was heard from that was none. */
export const unsaid = (handedIn: boolean, choose: Choose): string =>
  handedIn
    ? choose([
        'Sorry, I thought that you had agreed. I have handed it in, but as long as you have not, another one can take its place.',
        'My mistake. It is handed in on my side, yet nothing is final before you hand in the same.',
      ])
    : choose(['Sorry, I thought that you had agreed.', 'My mistake, then nothing is settled yet.'])
