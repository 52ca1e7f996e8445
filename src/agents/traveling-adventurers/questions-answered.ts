/** Answers to the questions in the middle of a talk that are heard by kind. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import type { Conversation } from './conversation.ts'
import { worth } from './coin-sums.ts'
import type { Pair } from './english/acts.ts'
import type { Choose } from './english/voice.ts'
import * as write from './english/write.ts'
import type { Knowledge } from './knowledge.ts'
import { choicesOf } from './paths-spoken-of.ts'
import type { Question } from './questions-heard.ts'

type Path = readonly string[]
type Of<About extends Question['about']> = Question & { readonly about: About }

/** One answer for each that has one. `submitted`: what the listener has handed in. */
export function answerQuestions(
  conversation: Conversation,
  knowledge: Knowledge,
  submitted: Path | undefined,
  choose: Choose,
): string[] {
  const asked = conversation.news ? conversation.questions : []
  // What is asked twice in other words is answered once.
  const isLast = (question: Question, at: number): boolean =>
    question.about !== 'game' ||
    !asked.some((one, i) => i > at && one.about === 'game' && one.asked.topic.name === question.asked.topic.name)
  return asked.filter(isLast).flatMap((question): readonly string[] => {
    switch (question.about) {
      case 'notes':
        return ofNotes(question, conversation, knowledge, choose)
      case 'legs':
        return ofLegs(question, conversation, choose)
      case 'both':
        return ofBoth(question, conversation, choose)
      case 'rooms':
        return ofRooms(question, conversation, knowledge, choose)
      case 'paths':
        return ofPaths(question, conversation, knowledge, choose)
      case 'own':
        return conversation.asked.size === 0
          ? [choose(['I have none of that kind.', 'There are none like that on my side.'])]
          : []
      case 'game': {
        const wordings = question.asked.topic.answer({ conversation, submitted }, question.asked)
        return wordings ? [choose(wordings)] : []
      }
      default:
        return []
    }
  })
}

const stepsOf = (path: Path): Pair[] => path.slice(1).map((room, i) => [path[i]!, room])

/** The path that is spoken of. */
function standingOf({ negotiation, me, partner }: Conversation): Path | undefined {
  return (
    negotiation.agreed ??
    (negotiation.proposals[me] ?? negotiation.refused.findLast(({ by }) => by === me) ?? negotiation.proposals[partner])
      ?.path
  )
}

const dashed = ([a, b]: Pair): string => `${a}–${b}`
const listed = (items: readonly string[]): string => items.join(', ').replace(/, ([^,]*)$/, ' and $1')

function ofNotes(
  { pairs, all, doubts }: Of<'notes'>,
  conversation: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string[] {
  const { heard } = conversation
  const coins = ([a, b]: Pair): number => heard.values[conversation.key(a, b)]!
  const path = standingOf(conversation)
  const asked =
    pairs.length > 0
      ? pairs
      : !all && path
        ? stepsOf(path)
        : conversation.allKeys().map((key) => conversation.pair(key))
  const noted = asked.filter((pair) => !Number.isNaN(coins(pair)))
  const missing = asked.filter((pair) => Number.isNaN(coins(pair)))
  if (noted.length === 0) {
    const isEnough = doubts && knowledge.proved() !== undefined
    return [
      pairs.length === 0
        ? choose(['I have no number of yours yet.', 'Nothing of yours so far.'])
        : isEnough
          ? choose([
              `That is so, but no number on ${listed(pairs.map(dashed))} could make another path better.`,
              `True, only it does not matter: whatever you have on ${listed(pairs.map(dashed))}, none beats it.`,
            ])
          : choose([
              `I have no number of yours for ${listed(pairs.map(dashed))} yet.`,
              `For ${listed(pairs.map(dashed))} you have not told me any yet.`,
            ]),
    ]
  }
  const told = write.readBack(
    noted.map((pair) => ({ a: pair[0], b: pair[1], coins: coins(pair) })),
    choose,
  )
  const open = pairs.length > 0 || !all ? missing : []
  return open.length === 0 ? [told] : [told, `${listed(open.map(dashed))}: nothing noted yet.`]
}

const MOST_NAMED = 3

function ofLegs({ sums, path, asks }: Of<'legs'>, conversation: Conversation, choose: Choose): string[] {
  const { own, heard, offers } = conversation
  const topic = path ?? offers.pointed ?? standingOf(conversation)
  if (topic === undefined) return []
  const legs = stepsOf(topic).map((pair) => {
    const key = conversation.key(...pair)
    return { name: dashed(pair), theirs: heard.values[key]!, mine: own.values[key]! }
  })
  const total = legs.reduce((sum, { theirs, mine }) => sum + theirs + mine, 0)
  const name = `(${topic.join(' ')})`
  const parts = (leg: (typeof legs)[number]): string =>
    Number.isNaN(leg.theirs)
      ? `${leg.name} my ${leg.mine} and a number of yours that I do not know`
      : `${leg.name} ${leg.theirs + leg.mine}, your ${leg.theirs} and my ${leg.mine}`
  const whole = choose([
    `Hallway by hallway ${name} I count ${legs.map(parts).join('; ')}${Number.isNaN(total) ? '' : `: ${total} together`}.`,
    `My sum ${name}: ${legs.map(parts).join('; ')}${Number.isNaN(total) ? '' : `, which makes ${total}`}.`,
  ])
  if (sums === undefined || sums.length !== legs.length) return [whole]
  const differing = (numbers: readonly number[]): number[] =>
    legs.flatMap(({ theirs, mine }, i) => (theirs + mine === numbers[i] ? [] : [i]))
  const [there, back] = [differing(sums), differing(sums.toReversed())]
  const isBack = back.length < there.length
  const [numbers, where] = isBack ? [sums.toReversed(), back] : [sums, there]
  if (where.length === 0 && !asks) return []
  if (where.length === 0)
    return [
      choose([
        `I count the same on each hallway, ${total} together ${name}.`,
        `Hallway by hallway it is the same on my side: ${total} ${name}.`,
      ]),
    ]
  if (where.length > MOST_NAMED) return [whole]
  const each = where.map((i) => `${parts(legs[i]!)}, where you count ${numbers[i]}`).join('; ')
  return [choose([`We differ there: ${each} ${name}.`, `The difference ${name} is there: ${each}.`])]
}

function ofBoth({ pair, coins }: Of<'both'>, conversation: Conversation, choose: Choose): string[] {
  const { own, heard } = conversation
  const at = conversation.key(...pair)
  const [mine, theirs] = [own.values[at]!, heard.values[at]!]
  if (Number.isNaN(theirs)) return [choose([`I have ${mine} on ${dashed(pair)}, and do not know yours yet.`])]
  const parts = `your ${theirs} and my ${mine}`
  return mine + theirs === coins
    ? [choose([`Yes, ${parts} on ${dashed(pair)}, ${coins} together.`, `It is ${coins} there, yes: ${parts}.`])]
    : [
        choose([
          `No, ${dashed(pair)} holds ${mine + theirs}: ${parts}.`,
          `Not quite, ${parts} on ${dashed(pair)}: ${mine + theirs}.`,
        ]),
      ]
}

function ofRooms(
  { rooms: pair, place }: Of<'rooms'>,
  { rooms, own, heard }: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string[] {
  const found = pair.map((room) => {
    const path = knowledge.keeping([{ about: place, room, demand: true }], [])!
    const total = worth(own, rooms, path) + worth(heard, rooms, path)
    const way = [rooms[0]!, room]
    return {
      room,
      path,
      total,
      gap: knowledge.gap(path),
      mine: worth(own, rooms, way),
      theirs: worth(heard, rooms, way),
    }
  })
  const isKnown = found.every(({ total }) => !Number.isNaN(total))
  // With too little known, only the way there tells.
  const there = found.every(({ theirs }) => !Number.isNaN(theirs))
  const at = ({ mine, theirs }: (typeof found)[0]): number => (there ? mine + theirs : mine)
  const [less, more] = found.toSorted((a, b) => (isKnown ? b.gap - a.gap : 0) || at(a) - at(b)) as [
    (typeof found)[0],
    (typeof found)[0],
  ]
  if (!isKnown) {
    const who = there ? 'for both of us' : 'for me'
    return [
      choose([
        `As far as I can see rather ${more.room}: that hallway is worth ${at(more)} ${who}, the other ${at(less)}.`,
        `I would say ${more.room}, as far as I can tell: ${at(more)} ${who} there, and ${at(less)} with ${less.room}.`,
      ]),
    ]
  }
  const priced = (one: (typeof found)[0]): string =>
    `with ${one.room} ${place} it is ${one.total} (${one.path.join(' ')})`
  return [
    more.total === less.total
      ? choose([
          `Both are worth as much: ${priced(less)}, and ${priced(more)}. I would say ${more.room}.`,
          `It is all the same: ${priced(less)}, and ${priced(more)}. Let it be ${more.room}, if I may choose.`,
        ])
      : choose([
          `I prefer ${more.room}: ${priced(less)} at best, and ${priced(more)}.`,
          `Rather ${more.room}, since ${priced(less)} at best, but ${priced(more)}.`,
        ]),
  ]
}

function ofPaths({ paths }: Of<'paths'>, conversation: Conversation, knowledge: Knowledge, choose: Choose): string[] {
  const { rooms, own, heard } = conversation
  const total = (path: Path): number => worth(own, rooms, path) + worth(heard, rooms, path)
  const named = (paths.length > 1 ? paths : [...paths, ...choicesOf(conversation)]).filter(
    (path, i, every) => every.findIndex((one) => samePath(one, path)) === i,
  )
  const [best, next] = named.toSorted((a, b) => knowledge.gap(a) - knowledge.gap(b))
  if (best === undefined || next === undefined || Number.isNaN(total(best) + total(next))) return []
  const short = total(best) - total(next)
  const proved = knowledge.proved() !== undefined && knowledge.gap(best) === 0
  const isBest = proved ? ', and no path can be better' : ''
  const beside = short === 0 ? `, as much as the other` : `, ${short} more than the other`
  if (proved || knowledge.proved() === undefined)
    return [write.propose(best, `${total(best)} coins together${beside}${isBest}`, choose)]
  const most = knowledge.bestGuess()
  return [
    choose([
      `Of these rather (${best.join(' ')}), with ${total(best)}${beside}; best of all is (${most.join(' ')}) with ${total(most)}.`,
      `The better of these is (${best.join(' ')}): ${total(best)}${beside}. Still (${most.join(' ')}) brings ${total(most)}.`,
    ]),
  ]
}
