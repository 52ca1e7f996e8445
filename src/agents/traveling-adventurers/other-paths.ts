/** Answers in numbers to what is asked of paths, named or not: their totals, the next best, others as good, what each gets. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import type { Knowledge } from './knowledge.ts'
import { TIES } from './path-cues.ts'
import { pathsSoFar, topicOf } from './paths-spoken-of.ts'
import { inLetters, keeps } from './wishes.ts'
import { answerOfShares, asksAtLeast } from './shares.ts'
import { asksShares, asksWhichOfTwo, claimedIn, comparesShares, type Claimed } from './shares-asked.ts'
import { asksForSame, asksIfBest, asksIfBetter, asksMost, asksSums, nextBestAsked, totalAsked } from './sums-asked.ts'

type Path = readonly string[]

export function answerOfOthers(
  conversation: Conversation,
  knowledge: Knowledge,
  standing: Path | undefined,
  choose: Choose,
): string | undefined {
  const { lastWords, informed, askedPaths, rooms, own, heard, negotiation, me, offers } = conversation
  const ofMine = (path: Path): number => worth(own, rooms, path)
  const ofBoth = (path: Path): number => worth(heard, rooms, path) + ofMine(path)
  const brackets = (path: Path): string => `(${path.join(' ')})`
  const others = askedPaths.filter(
    (path, i) =>
      (standing === undefined || !samePath(path, standing)) && askedPaths.findIndex((one) => samePath(one, path)) === i,
  )
  const plain = inLetters(lastWords, rooms)
  const topic = topicOf(plain, conversation) ?? standing
  const claimed = claimedIn(plain, rooms)
  if (claimed && !asksAtLeast(lastWords) && topic && others.length < 2 && !Number.isNaN(ofBoth(topic)))
    return answerClaimed(claimed, topic, standing, conversation, choose)
  if (others.length > 0) return others.map((path) => totalOf(path, standing, ofBoth, ofMine, choose)).join(' ')
  if (standing === undefined || topic === undefined) {
    const best = asksAtLeast(lastWords) ? knowledge.proved() : undefined
    return best && answerOfShares(conversation, best, best, choose)
  }
  if (!Number.isNaN(ofBoth(topic))) {
    const other = [offers.discussed, ...offers.offered.toReversed()].find((path) => path && !samePath(path, standing))
    if (other && asksWhichOfTwo(plain) && !Number.isNaN(ofBoth(other)))
      return [standing, other]
        .map((path) => `${brackets(path)} brings you ${ofBoth(path) - ofMine(path)} and me ${ofMine(path)}`)
        .join(', ')
        .concat('.')
    if (comparesShares(plain, rooms)) return whoGetsMore(ofBoth(topic) - ofMine(topic), ofMine(topic), choose)
  }
  const shares = conversation.offers.pointed ? undefined : answerOfShares(conversation, topic, standing, choose)
  if (shares !== undefined) return shares
  if (Number.isNaN(ofBoth(topic))) return undefined
  const offered = conversation.offers.offered.at(-1)
  if (offered && /\b(?:which|what) (?:one|path) (?:is|was) (?:it|that)\b/i.test(lastWords))
    return totalOf(offered, standing, ofBoth, ofMine, choose)
  const isProved = knowledge.proved() !== undefined
  const best = knowledge.bestGuess()
  const asked = totalAsked(lastWords)
  if (asked !== undefined && isProved && asked > ofBoth(best))
    return choose([`No, none brings us more than ${ofBoth(best)}.`, `No, ${ofBoth(best)} is the most that can be had.`])
  if (asksMost(lastWords) && isProved)
    return choose([
      `The most that we can have is ${ofBoth(best)} together ${brackets(best)}.`,
      `At most ${ofBoth(best)} together, for instance on ${best.join(' ')}.`,
    ])
  // "With B second" is of a room.
  const next = conversation.wished.some(({ about }) => about === 'place') ? 0 : nextBestAsked(lastWords)
  if (next > 0) {
    const found = nextBest(knowledge, standing, next)
    const list = found.map((path) => `${ofBoth(path)} ${brackets(path)}`).join(', then ')
    return list === ''
      ? undefined
      : choose([`After mine the next best brings ${list}.`, `The best beside mine brings ${list}.`])
  }
  if ((asksForSame(lastWords) || TIES.test(lastWords)) && isProved) {
    const equal = nextBest(knowledge, standing, MOST_NAMED).filter(
      (path) => knowledge.gap(path) === knowledge.gap(standing),
    )
    // Those that are as they are wished, whichever way they are walked.
    const fitting = [...equal, ...equal.map((path) => path.toReversed())].filter((path) =>
      conversation.wishes.every((wish) => keeps(path, wish)),
    )
    const same = conversation.wishes.length > 0 && fitting.length > 0 ? fitting.slice(0, MOST_NAMED) : equal
    if (same.length > 0)
      return choose([
        `Yes, ${same.length > 1 ? 'others are' : 'one more is'} worth as much, namely ${ofBoth(standing)} ${same.map(brackets).join(' and ')}.`,
        `As much, ${ofBoth(standing)}, also comes from ${same.map(brackets).join(' and ')}.`,
      ])
    const [second] = nextBest(knowledge, standing, 1)
    return second === undefined
      ? undefined
      : choose([
          `No other path is worth as much, only the same one walked backwards; the next best brings ${ofBoth(second)} ${brackets(second)}.`,
          `None but the same one walked backwards; after that comes one with ${ofBoth(second)} ${brackets(second)}.`,
        ])
  }
  const proposal = negotiation.proposals[me]
  if (asksIfBetter(lastWords) && isProved && knowledge.gap(standing) === 0 && !informed)
    return choose([
      `No, none brings us more than the ${ofBoth(standing)} of ${standing.join(' ')}.`,
      `None is better than ${standing.join(' ')}: I compared every path.`,
    ])
  if (asksIfBest(lastWords) && proposal)
    return proposal.proved
      ? choose([
          'Yes, I compared every path, and none brings us more.',
          'I went through all of them, and none brings more.',
        ])
      : choose(['I know of none better so far.', 'So far it is the best that I can find.'])
  if (asksSums(lastWords) || (!informed && asksShares(plain, rooms))) {
    const [mine, all] = [ofMine(topic), ofBoth(topic)]
    return choose([
      `On that path you would get ${all - mine} of the ${all} coins, and I ${mine}.`,
      `Your part of it is ${all - mine} and mine ${mine}, which makes ${all} together.`,
      `It is ${all} for both of us: ${all - mine} on your side, ${mine} on mine.`,
    ])
  }
  return undefined
}

/** Whether what was said of who gets what is so, on the path that is spoken of or on another. */
function answerClaimed(
  claimed: Claimed,
  topic: Path,
  standing: Path | undefined,
  conversation: Conversation,
  choose: Choose,
): string {
  const { own, heard, rooms } = conversation
  const parts = (path: Path) => [worth(heard, rooms, path), worth(own, rooms, path)] as const
  const isSo = (path: Path): boolean => {
    const [theirs, mine] = parts(path)
    const { all = theirs + mine } = claimed
    return (claimed.theirs ?? theirs) === theirs && (claimed.mine ?? mine) === mine && all === theirs + mine
  }
  const split = (path: Path): string => {
    const [theirs, mine] = parts(path)
    const others = standing && !samePath(path, standing) ? parts(standing) : undefined
    const beside = others ? comparedWith(theirs + mine, others[0] + others[1]) : ''
    return `${theirs} for you and ${mine} for me, ${theirs + mine} together${beside}`
  }
  if (isSo(topic)) return choose([`Yes, ${split(topic)}.`, `So it is: ${split(topic)}.`])
  const other = pathsSoFar(conversation).find((path) => !samePath(path, topic) && isSo(path))
  // Right, but of another path than it seems.
  return other
    ? `That is so on (${other.join(' ')}): ${split(other)}; on (${topic.join(' ')}) it is ${split(topic)}.`
    : choose([`Not quite: ${split(topic)}.`, `I count ${split(topic)}.`])
}

/** To who asks which of the two gets more. */
const whoGetsMore = (theirs: number, mine: number, choose: Choose): string =>
  theirs === mine
    ? choose([`Neither: it is ${mine} for each of us.`, `Both alike, ${mine} each.`])
    : theirs > mine
      ? choose([
          `You get more, ${theirs} for you and ${mine} for me; what counts are the ${theirs + mine} together.`,
          `The larger part is yours: ${theirs} for you, ${mine} for me, ${theirs + mine} together.`,
        ])
      : choose([
          `I get more, ${mine} for me and ${theirs} for you, but what counts for both are the ${theirs + mine} together.`,
          `The larger part is mine: ${theirs} for you, ${mine} for me; what counts are the ${theirs + mine} together.`,
        ])

/** ", 4 fewer than on mine" */
const comparedWith = (all: number, now: number): string =>
  Number.isNaN(now)
    ? ''
    : now === all
      ? ', as many as on mine'
      : now > all
        ? `, ${now - all} fewer than on mine`
        : `, ${all - now} more than on mine`

const MOST_NAMED = 3

/** "That path (…) brings us 69 coins, 28 of them yours: 4 fewer than mine." */
function totalOf(
  path: Path,
  standing: Path | undefined,
  ofBoth: (path: Path) => number,
  ofMine: (path: Path) => number,
  choose: Choose,
): string {
  const [all, mine, now] = [ofBoth(path), ofMine(path), standing ? ofBoth(standing) : Number.NaN]
  const name = `(${path.join(' ')})`
  if (Number.isNaN(all))
    return choose([
      `I cannot tell yet, since I do not know all of your coins on it; to me alone it is worth ${mine} ${name}.`,
      `To me alone that one ${name} is worth ${mine}, your part I do not know yet.`,
    ])
  const beside = comparedWith(all, now)
  return choose([
    `That one ${name} brings us ${all} coins, ${all - mine} of them yours${beside}.`,
    `There ${name} it is ${all} for both of us, ${all - mine} for you and ${mine} for me${beside}.`,
  ])
}

/** The best paths beside one, each walked in one direction. */
function nextBest(knowledge: Knowledge, standing: Path, count: number): Path[] {
  const found: Path[] = []
  for (let i = 0; i < count; i++) {
    const left = [standing, ...found].flatMap((path) => [path, path.toReversed()])
    const [path] = knowledge.alternatives([], left)
    if (path === undefined) break
    found.push(path)
  }
  return found
}
