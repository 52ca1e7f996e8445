/** Who gets what on a path: the most even one, and the best that leaves the partner so many coins, each at its price. */
import { worth, type Conversation } from './conversation.ts'
import { samePath } from '../../games/traveling-adventurers/index.ts'
import type { Choose } from './english/voice.ts'
import { keeps } from './wishes.ts'

type Path = readonly string[]

/** Wants both to get about the same. */
const EVEN =
  /\bmy (?:share|part|half) is (?:so much |much |far )?(?:smaller|less|lower|worse)\b|\bin between\b[^.!]*\?|\bboth (?:should|must|shall|have to|need to|would) (?:get|have|earn) (?:about )?the same\b|\b(?:un)?fair(?:er|est|ness|ly)?\b|\b(?:more|so|less|very) even\b|\beven(?:ly|er)\b|\b(?:balanced?|50.50|half.half|halve)\b|\b(?:about|roughly|nearly|exactly|both) (?:get |have )?(?:about )?(?:the )?(?:same|equal\w*)\b(?! (?:path|way|total|direction|one))|\bboth (?:of us )?(?:get|have|earn) [^.!?]*\b(?:same|equal\w*|similar)\b|\b(?:share|split|divide)\w* (?:it |them |the coins )?(?:equally|in half|evenly|fairly)\b|\byou (?:get|have|earn|make) (?:\d+ |much |a lot |so much )?more than (?:me|i)\b|\bi (?:get|have|earn) (?:\d+ |much )?(?:coins )?(?:less|fewer) than you\b/i
const MINE_MORE =
  /\b(?:you (?:get|have|earn|make) (?:\w+ ){0,2}more than (?:me|i)|i (?:get|have|earn) (?:\w+ ){0,2}(?:less|fewer) than you)\b/i
/** Wants so many for itself. */
const HALF =
  /\b(?:at least|no less than|minimum) (?:(?:the )?half|as (?:much|many)(?: coins)? as (?:you|yours))\b|\bas (?:much|many)(?: coins)? (?:for me )?as you\b|\bhalf of (?:the coins|it|them)\b/i
const AT_LEAST =
  /\b(?:at least|no less than|minimum(?: of)?|(?:gives?|give you|brings?|leaves?) me|i (?:want|need|would like|['’]d like)(?: to get)?|(?:where|so that|if) i (?:get|have|make)|(?:that|which) i (?:get|have)|can(?:['’]t|not)? i (?:get|have)|(?:not|n['’]t|never|no) (?:\w+ ){0,3}less than) (?:about |around )?(\d\d)\b(?! (?:coins )?(?:and|,) you\b)/i
const BEHIND = /\b(\d\d)(?: coins)? (?:at least|or more|minimum)\b/i
/** "What's the best path for me?" */
const MOST_FOR_ME =
  /\b(?:best|richest) (?:path |one |route )?for me\b|\b(?:where|that|which) (?:i get|gives me|brings me) (?:the )?most\b|\bthe most for me\b/i
const MORE =
  /\bmore (?:coins )?for (?:me|myself|my (?:side|part|half))\b|\b(?:gives?|brings?|get|gets|leaves?) me (?:a (?:bit|little) )?more\b|\b(?:bit|little|some|few) (?:coins )?more (?:coins )?for me\b|\bbetter for me\b|\bi (?:get|want|need|would like|['’]d like|have)(?: to (?:get|have))? (?:a (?:bit|little) |some |much )?more\b|\b(?:too|so) (?:little|few|low)\b[^.!?]*\bfor me\b|\b\d\d? (?:is|are) (?:too|so|a bit|very) (?:little|few|low|less)\b|\bnot enough for me\b|\bgood one for me\b/i

/** "Ok, fair.", "I don't need it more even." */
const NOT_MEANT =
  /(?:^|(?<=[.!?]\s?))(?:(?:ok|okay|well|yeah|yes|oh|hm+|alright|that['’]?s|that is|it['’]?s|seems|sounds|i guess)[\s,]{1,3}){0,4}fair(?: enough| point)?(?=\s*(?:[,.!]|$))|(?:n['’]t|\bnot|\bnever) (?:really )?(?:need|want|ask|care|mind)\b[^.!?]{0,30}\b(?:even|fair\w*|equal\w*)\b/gi
/** Asks for so many coins for itself. */
export const asksAtLeast = (text: string): boolean =>
  (text.match(/[^.!?\n]+[.!?\n]*/g) ?? []).some(
    (sentence) => sentence.includes('?') && /\b(?:i|me)\b/i.test(sentence) && AT_LEAST.test(sentence),
  )

/** Wants a share of a size, whatever else it wants. */
export const wantsShare = (text: string): boolean =>
  HALF.test(text) || (AT_LEAST.exec(text)?.[1] ?? BEHIND.exec(text)?.[1]) !== undefined

/** Rooms of which every round trip is looked at. */
const MOST_ROOMS = 8

/** The answer to who wants more for itself, or as much as the other. */
/** `topic`: the path that is spoken of; `standing`: the one that is proposed. */
export function answerOfShares(
  conversation: Conversation,
  topic: Path,
  standing: Path,
  choose: Choose,
): string | undefined {
  const { rooms, own, heard } = conversation
  const lastWords = conversation.lastWords.replace(NOT_MEANT, '')
  const isEven = EVEN.test(lastWords)
  const isHalf = HALF.test(lastWords)
  const wanted = AT_LEAST.exec(lastWords)?.[1] ?? BEHIND.exec(lastWords)?.[1]
  const isMost = MOST_FOR_ME.test(lastWords)
  if (!isEven && !isHalf && wanted === undefined && !isMost && !MORE.test(lastWords)) return undefined
  if (rooms.length > MOST_ROOMS) return undefined
  const judged = (path: Path): Judged => {
    const [theirs, mine] = [worth(heard, rooms, path), worth(own, rooms, path)]
    return { path, theirs, mine, all: theirs + mine }
  }
  const now = judged(topic)
  const mine = judged(standing)
  // What was wished and is so already stays so.
  const kept = conversation.wishes.filter((wish) => (!wish.asked || wish.demand) && keeps(topic, wish))
  const all = everyPath(rooms)
  const keeping = kept.length === 0 ? all : bothWays(all).filter((path) => kept.every((wish) => keeps(path, wish)))
  const every = keeping.map(judged)
  if (every.some(({ all }) => Number.isNaN(all)))
    return choose([
      'I cannot tell yet who gets what elsewhere, since I do not know all of your coins.',
      'That I can tell as soon as I know all of your coins.',
    ])
  const richest = (from: readonly Judged[]): Judged | undefined =>
    from.toSorted((a, b) => b.all - a.all || b.theirs - a.theirs)[0]
  const split = `${now.theirs} for you and ${now.mine} for me`
  if (isEven && !isHalf && wanted === undefined) {
    // "If you get more than me …", where it is not so.
    if (MINE_MORE.test(lastWords) && now.theirs >= now.mine)
      return choose([
        `I would not get more than you: it is ${split}.`,
        `It is ${split}, so the larger part is not mine.`,
      ])
    const cost = ({ theirs, mine, all }: Judged): number => Math.abs(theirs - mine) - all
    const [fairest] = every.toSorted((a, b) => cost(a) - cost(b) || b.all - a.all)
    if (cost(fairest!) >= cost(now))
      return choose([
        `It is ${split}, and a more even path would cost both of us more than that; what counts in the end are the ${now.all} together.`,
        `${split} is as even as it gets without losing more than it evens out.`,
      ])
    return told('More even is', fairest!, mine, choose)
  }
  const [yours] = every.toSorted((a, b) => b.theirs - a.theirs || b.all - a.all)
  if (isMost)
    return yours!.theirs > now.theirs
      ? told('The most for you is', yours!, mine, choose)
      : choose([`No path gives you more than ${now.theirs}.`, `More than ${now.theirs} for you is not to be had.`])
  const other = kept.length === 0 ? '' : choose(['With what you wish for ', 'Kept as you wish '])
  const none = (words: string): string =>
    other === '' ? words : `${other}${words.charAt(0).toLowerCase()}${words.slice(1)}`
  const least = isHalf ? undefined : wanted === undefined ? now.theirs + 1 : Number(wanted)
  const isEnough = ({ theirs, mine }: Judged): boolean => (least === undefined ? theirs >= mine : theirs >= least)
  const where = samePath(topic, standing) ? '' : ` on (${topic.join(' ')})`
  if (isEnough(now)) return choose([`That is so already${where}: ${split}.`, `It is already ${split}${where}.`])
  const best = richest(every.filter(isEnough))
  if (best) return told('Better for you is', best, mine, choose)
  return yours!.theirs > now.theirs
    ? `${none(choose(['No path gives you so much.', 'So much for you is on no path.']))} ${told('The most for you is', yours!, mine, choose)}`
    : none(choose([`No path gives you more than ${now.theirs}.`, `More than ${now.theirs} for you is not to be had.`]))
}

interface Judged {
  readonly path: Path
  readonly theirs: number
  readonly mine: number
  readonly all: number
}

function told(begin: string, { path, theirs, mine, all }: Judged, now: Judged, choose: Choose): string {
  const beside =
    now.all > all ? `${all} together, ${now.all - all} fewer than on mine` : `${all} together, as many as on mine`
  return choose([
    `${begin} a path with ${theirs} for you and ${mine} for me (${path.join(' ')}): ${beside}.`,
    `${begin} the one with ${theirs} on your side and ${mine} on mine (${path.join(' ')}), ${beside}.`,
  ])
}

const bothWays = (paths: readonly Path[]): Path[] => paths.flatMap((path) => [path, path.toReversed()])

/** Every round trip, each walked in one direction. */
function everyPath([start, ...others]: readonly string[]): Path[] {
  const paths: Path[] = []
  const walk = (path: readonly string[], left: readonly string[]): void => {
    if (left.length === 0 && path[1]! < path.at(-1)!) paths.push([...path, start!])
    for (const room of left)
      walk(
        [...path, room],
        left.filter((other) => other !== room),
      )
  }
  walk([start!], others)
  return paths
}
