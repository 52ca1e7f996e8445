/**
 * Answers to each why: why that path, why not another or a hallway or a room, why so many questions, why it is handed in
 * already, how the path was found, which of two rooms is meant.
 */
import { roomName, samePath } from '../../games/traveling-adventurers/index.ts'
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import type { Knowledge } from './knowledge.ts'
import { placeNamed } from './places-wished.ts'
import { sentencesIn } from './rows-meant.ts'
import { submittedIn } from './talk-asked.ts'
import { inLetters } from './wishes.ts'

const WHY =
  /\bwhy\b(?! not\W*$)|\bhow come\b|\bwhat(?:['’]?s| is| was) (?:wrong with|the reason|so (?:good|special) about)\b|\bexplain (?:that|it|this|why|me|how|your)\b|\b(?:is there|have you|do you have|what(?:['’]?s| is)|for (?:what|which)|have you got) (?:(?:a|an|any|the|your|some) )?(?:particular |special |good |real )?reason\b|\bwhat makes (?:it|that|this|you)\b|\bhow (?:did|do|can) (?:you|u) (?:find|found|get|come|come up|work|calculate|compute|know|figure|arrive)\b|\b(?:what|how)\b.{0,25}\b(?:going to do|do you do|will you do|do) with (?:them|my|the|those|all|these)\b|\bwhat do you need\b.{0,30}\bfor\b|\b(?:enumerat\w+|brute[ -]?force|greedy|algorithm|exhaustive\w*|heuristic)\b[^.!]*\?|\bdid you (?:really )?(?:check|try|compare|look at|go through) (?:them )?(?:all|every)\b[^.!]*\?/i
/** "How come it is one more now?" */
const ASKS_CHANGE =
  /\b(?:more|less|fewer|higher|lower|better|worse|different|another|other|new|chang\w+|increas\w+|decreas\w+|went (?:up|down)|suddenly|now|all of a sudden)\b/i
const OF_SUBMITTING = /\b(?:submit\w*|hand(?:ed)? (?:it )?in|press\w*|so (?:fast|quickly|soon)|already)\b/i
const OF_ASKING =
  /\b(?:need|want|ask|asking|asks|questions?|numbers?|coins|values?|tell|type|with them|with my|all of (?:my|them)|again)\b/i
const OF_MANNER = /\b(?:short|rude|cold|formal|repeat\w*|robotic|slow|quiet|silent|letters)\b/i
const HALLWAY = /\b([A-Z]) ?(?:-+|[–—/]|to|and|with|→) ?(?:the )?([A-Z])\b(?! ?[-–—→])/
const PATH = /\b[A-Z](?:(?: ?(?:-+>?|[–—,→>]|to|then) ?| )[A-Z]\b){4,}/
const OTHER_PATH =
  /\b(?:first|previous|earlier|old|other|last|former|one before|different|mine|my (?:path|one|route|way|idea|proposal|suggestion))\b/i
/** "Which one do you mean, the attic or the kitchen?" */
const WHICH =
  /\bwhich (?:one|room|of (?:them|the two|those))?\b.{0,15}\b(?:mean|meant)\b|\byou said two (?:things|rooms)\b/i

export function answerWhy(
  conversation: Conversation,
  knowledge: Knowledge,
  observation: Observation,
  choose: Choose,
): string | undefined {
  const { lastWords, news, rooms, own, heard, negotiation, me, partner } = conversation
  if (!news) return undefined
  const asked = sentencesIn(lastWords).find((sentence) => WHY.test(sentence) || WHICH.test(sentence))
  if (asked === undefined) return undefined
  const plain = inLetters(asked, rooms)
  const total = (path: readonly string[]): number => worth(own, rooms, path) + worth(heard, rooms, path)
  const between = (a: string, b: string): number => total([a, b])
  const { openStep } = negotiation
  const step = openStep?.by === me ? openStep.path : undefined
  const named = (plain.match(/\b[B-HJ-Z]\b|\bA\b(?! [a-z])/g) ?? []).filter((room) => rooms.includes(room))
  if (WHICH.test(asked)) {
    const next = step?.at(-1)
    return next && choose([`The ${roomName(next)} next.`, `It is the ${roomName(next)} that I meant.`])
  }
  const submitted = submittedIn(observation)
  if (submitted && OF_SUBMITTING.test(asked))
    return choose([
      'I took your words for consent; as long as yours is not in, another path can take its place.',
      'It seemed settled to me. Until yours is in, I can still hand in another one.',
    ])
  const proposal = negotiation.proposals[me] ?? negotiation.refused.findLast(({ by }) => by === me)
  const standing = submitted ?? negotiation.agreed ?? proposal?.path
  const best = standing && total(standing)
  const changed =
    ASKS_CHANGE.test(asked) && standing ? answerChange(standing, total, observation, conversation) : undefined
  if (changed) return choose(changed)
  // "Why B and not K?", where both stand.
  if (step && named.length > 0 && named.length < 3) {
    const [from, to] = step.slice(-2) as [string, string]
    const others = rooms.filter((room) => room !== to && !step.includes(room))
    const rival =
      named.find((room) => others.includes(room)) ?? others.toSorted((a, b) => between(from, b) - between(from, a))[0]
    const [mine, other] = [between(from, to), rival === undefined ? NaN : between(from, rival)]
    const way = mine < other ? ', but the way on from there is the better one, as far as I can see' : ''
    if (!Number.isNaN(mine) && !Number.isNaN(other))
      return choose([
        `For us both it is worth ${mine} together, and ${other} by way of the ${roomName(rival!)}${way}.`,
        `It brings us ${mine} in sum, where the ${roomName(rival!)} brings ${other}${way}.`,
      ])
  }
  if (standing && best !== undefined && !Number.isNaN(best)) {
    const path =
      pathIn(plain, rooms) ?? (OTHER_PATH.test(asked) ? earlierOf(observation, conversation, standing) : undefined)
    if (path && !samePath(path, standing)) return compared(total(path), best, choose)
    const [, a, b] = PATH.test(plain) ? [] : (HALLWAY.exec(plain) ?? [])
    if (a !== undefined && b !== undefined && a !== b && rooms.includes(a) && rooms.includes(b) && !path) {
      const isIn = standing.some(
        (room, i) => i > 0 && a !== b && [a, b].every((end) => end === room || end === standing[i - 1]),
      )
      const not = isIn
      const other = knowledge.keeping([{ about: 'hallway', a, b, demand: true, ...(not && { not }) }], [])
      if (other) {
        const gap = best - total(other)
        const how = isIn ? 'Without it' : 'With it'
        return gap > 0
          ? choose([
              `${how} ${total(other)} is the most that can be had, ${coins(gap)} fewer.`,
              `${how} the two of us come to ${total(other)} at best, not to ${best}.`,
            ])
          : choose([`${how} as much can be had, by ${other.join(' ')}.`])
      }
    }
    // "Why do we start with E?"
    const end = path || /\bwhy (?:not|\w+n['’]t)\b/i.test(asked) ? undefined : placeNamed(plain, rooms)
    if (end !== undefined && [standing[1], standing.at(-2)].includes(end)) {
      const hallway = { about: 'hallway' as const, a: rooms[0]!, b: end, not: true as const, demand: true as const }
      const other = knowledge.keeping([hallway], [])
      const name = `${rooms[0]}–${end}`
      if (other)
        return total(other) < best
          ? choose([
              `What counts is ${name}: without it ${total(other)} is the most that can be had, ${coins(best - total(other))} fewer. Walked the other way round the path is worth the same.`,
              `Since ${name} belongs to it: without that ${total(other)} is the most. The other way round is worth as much.`,
            ])
          : choose([
              `It need not be so: as much can be had by ${other.join(' ')}, or by the same path the other way round.`,
            ])
    }
    if (!OF_ASKING.test(asked) && !OF_MANNER.test(asked)) {
      const [part, rest] = [worth(heard, rooms, standing), worth(own, rooms, standing)]
      const [next] = knowledge.alternatives([], [standing, [...standing].reverse()])
      const second = next && !Number.isNaN(total(next)) ? ` ${rivals(total(next), best)}` : ''
      return /\b(?:how|did you|greedy|algorithm|force|enumerat\w+)\b/i.test(asked)
        ? choose([
            `I added up both sides of every path and compared them.${second}`,
            `By adding up your side and mine along each path.${second}`,
          ])
        : choose([
            `It is worth ${best} to the two of us, ${part} on your side and ${rest} on mine.${second}`,
            `Your side of it is worth ${part} and mine ${rest}.${second}`,
          ])
    }
  }
  if (OF_MANNER.test(asked) && !OF_ASKING.test(asked))
    return choose(['I keep it short so that nothing is misread.', 'Few words are misread less often.'])
  if (standing && !OF_ASKING.test(asked) && negotiation.proposals[partner] === undefined && submitted === undefined)
    return choose([
      'With what I know so far none is worth more; each number that you add makes it surer.',
      'It is the best as far as I can see your side.',
    ])
  return choose([
    'I ask since neither of us sees enough alone to find the richest round trip.',
    'I add your number of each hallway to mine, and the path with the greatest sum is the one to take.',
    'Only the sum of both sides tells which path is best, and I see but one of them.',
  ])
}

function compared(other: number, best: number, choose: Choose): string | undefined {
  if (Number.isNaN(other)) return undefined
  return other < best
    ? choose([
        `That one is worth ${other} to the two of us, and mine ${best}.`,
        `It has ${other} in all, mine has ${best}.`,
      ])
    : choose(['That one is worth as much.', 'It is as good as mine.'])
}

const rivals = (other: number, best: number): string =>
  other < best ? `Any other is worth ${other} at most.` : 'Others are worth as much, but none is worth more.'

const coins = (number: number): string => `${number} coin${number === 1 ? '' : 's'}`

/** A whole path that is named, without its end or with it. */
function pathIn(plain: string, rooms: readonly string[]): readonly string[] | undefined {
  const letters =
    PATH.exec(plain)?.[0]
      .match(/\b[A-Z]\b/g)
      ?.filter((room) => rooms.includes(room)) ?? []
  const [start] = rooms
  const inner = letters.filter((room) => room !== start)
  return inner.length === rooms.length - 1 && new Set(inner).size === inner.length
    ? [start!, ...inner, start!]
    : undefined
}

/** What became of the path that was proposed before, where numbers have changed since. */
function answerChange(
  standing: readonly string[],
  total: (path: readonly string[]) => number,
  { dialogue, seat }: Observation,
  { rooms }: Conversation,
): readonly string[] | undefined {
  const before = dialogue
    .filter((line) => line.seat === seat)
    .map(({ text }) => ({ path: pathIn(text, rooms), said: Number(/(\d+) coins together/.exec(text)?.[1] ?? NaN) }))
    .findLast(({ path, said }) => path && !Number.isNaN(said) && (said !== total(path) || !samePath(path, standing)))
  if (!before?.path || Number.isNaN(total(before.path) + total(standing))) return undefined
  if (samePath(before.path, standing))
    return [
      `The ${before.said} rested on other numbers of yours: with those that I know now it comes to ${total(standing)}.`,
    ]
  if (before.said === total(before.path))
    return [
      `The one before (${before.path.join(' ')}) is worth ${before.said} as it was, and this one ${total(standing)} by the numbers that I know now.`,
    ]
  const then = `${before.said} rested on other numbers of yours`
  return [
    `The ${then}: with those that I know now that path (${before.path.join(' ')}) comes to ${total(before.path)}, and this one to ${total(standing)}.`,
    `Since the ${then}; now it is ${total(before.path)} (${before.path.join(' ')}), so that ${total(standing)} is more.`,
  ]
}

/** The path that was named before this one: the partner's, or the first that this seat proposed. */
function earlierOf(
  { dialogue, seat }: Observation,
  { rooms, lastWords }: Conversation,
  standing: readonly string[],
): readonly string[] | undefined {
  const isMine = /\b(?:mine|my)\b/i.test(lastWords)
  return dialogue
    .filter((line) => (line.seat === seat) !== isMine)
    .map(({ text }) => pathIn(text, rooms))
    .find((path) => path !== undefined && !samePath(path, standing))
}
