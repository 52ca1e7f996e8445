/** What the symbolic visitor of Planning takes of two things that it is asked to choose between: "the view or the food?" */
import { capital } from '../english/index.ts'
import { readerFor } from './english.ts'
import type { Asked } from './visitor-asked.ts'
import type { Wish } from './wished.ts'

/** Words for what wishes are about, beside the names of things. */
const TOPICS: readonly (readonly [words: RegExp, is: (wish: Wish) => boolean])[] = [
  [
    /\b(?:budget|price|prices|cheap|cheaper|money|cost|costs|spend|spending|limit|expensive)\b/,
    ({ about }) => about === 'budget',
  ],
  [/\b(?:walk|walks|walking|distances?|near|close|short|shorter|way|ways)\b/, ({ about }) => about === 'distance'],
  [/\b(?:food|eat|eating|cuisine)\b/, (wish) => wish.about === 'feature' && wish.feature === 'cuisine'],
  [/\b(?:drinks?|drinking|alcohol)\b/, (wish) => wish.about === 'feature' && wish.feature === 'alcohol type'],
  [/\b(?:mood|atmosphere|ambience|vibe)\b/, (wish) => wish.about === 'feature' && wish.feature === 'ambience'],
  [/\b(?:stars|ratings?)\b/, (wish) => wish.about === 'feature' && wish.feature === 'rating'],
  [/\bcars?\b/, (wish) => wish.about === 'feature' && wish.feature === 'has parking'],
  [/\b(?:view|views)\b/, (wish) => wish.about === 'feature' && wish.feature === 'viewpoint'],
]

const CHOOSES = /\bor\b|\bbetter (?:for you )?than\b/
/** "By car or on foot or not at all": no two things. */
const ASKS_WHETHER = /\bor (?:not|is it|do you|are you|would you|should i|shall i)\b|\bone or two\b/

/** How a wish takes what is asked of: liked, not liked, or it is of something else. */
export function leaningOf(
  wish: Wish,
  { kind, id }: { kind: string; id: string | number },
): 'for' | 'against' | undefined {
  if (wish.about === 'see') return kind === 'site' && wish.names.includes(String(id)) ? 'for' : undefined
  if (wish.about === 'type') return kind === 'type' && id === wish.type ? 'for' : undefined
  if (wish.about !== 'feature') return undefined
  if (kind === 'feature') {
    const isHidden = id === 'hidden' && wish.feature === 'touristy'
    if (wish.feature !== id && !isHidden) return undefined
    return wish.good.includes(!isHidden) || wish.feature === 'rating' ? 'for' : 'against'
  }
  if (wish.feature !== kind) return undefined
  return wish.good.includes(String(id)) ? 'for' : wish.bad.includes(String(id)) ? 'against' : undefined
}

interface Half {
  /** What it is called in an answer. */
  readonly name: string
  readonly wishes: readonly Wish[]
  /** Above 0: wished for. */
  readonly worth: number
}

/** The answer to a question in lower case; `names`: sites that may be spoken of. */
export function choose(question: string, names: readonly string[], { wishes, book, say }: Asked): string | undefined {
  if (!CHOOSES.test(question) || ASKS_WHETHER.test(question)) return undefined
  const at = CHOOSES.exec(question)!
  const [before, after] = [question.slice(0, at.index), question.slice(at.index + at[0].length)]
  const read = (text: string, place: string, last: boolean): Half | undefined => {
    const mentions = readerFor(names).mentions(text)
    // "The Arch": by a part of its name.
    const part = names.find((name) =>
      name
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.length > 3 && text.split(/\W+/).includes(word)),
    )
    const mention =
      (last ? mentions.at(-1) : mentions[0]) ?? (part === undefined ? undefined : { kind: 'site', id: part })
    if (mention !== undefined) {
      const found = wishes.flatMap((wish) => {
        const leaning = leaningOf(wish, mention)
        return leaning === undefined ? [] : [{ wish, leaning }]
      })
      const name =
        mention.kind === 'site'
          ? String(mention.id)
          : mention.kind === 'type'
            ? `a ${mention.id}`
            : mention.kind === 'feature'
              ? place
              : String(mention.id)
      const worth = found.reduce((sum, { leaning }) => sum + (leaning === 'for' ? 1 : -1), 0)
      return { name, wishes: found.map(({ wish }) => wish), worth }
    }
    const [topic] = TOPICS.filter(([words]) => words.test(text))
    if (topic === undefined) return undefined
    const found = wishes.filter(topic[1])
    return { name: place, wishes: found, worth: found.length }
  }
  const [one, other] = [read(before, 'the first', true), read(after, 'the second', false)]
  if (one === undefined || other === undefined) return undefined
  const told = (some: readonly Wish[]): string => [...new Set(some)].map(say).join(' ')
  const all = told([...one.wishes, ...other.wishes])
  if (one.worth > 0 && other.worth > 0)
    return `${one.wishes[0] === other.wishes[0] ? 'Either of them.' : 'Both count for me.'} ${all}`
  if (one.worth === other.worth)
    return one.worth < 0
      ? `Neither, please. ${all}`
      : book.fresh(['Either is fine with me.', 'I have no favourite there, you choose.'])
  const taken = one.worth > other.worth ? one : other
  return `Rather ${taken.name}. ${all}`
}

/** Wishes that a question in lower case speaks of by its topic. */
export const onTopic = (question: string, wishes: readonly Wish[]): readonly Wish[] | undefined => {
  const [topic] = TOPICS.filter(([words]) => words.test(question))
  return topic && wishes.filter(topic[1])
}

/** "Is there any food you do not eat?" */
const DISLIKES =
  /\b(?:any|anything|what|which)\b.*\b(?:not (?:eat|like|drink|want|stand)|don't (?:eat|like|drink|want)|avoid|dislike|hate|allerg\w+|never)\b/

/** What is not liked, where that is asked. */
export function tellDislikes(question: string, { wishes, book, say }: Asked): string | undefined {
  if (!DISLIKES.test(question)) return undefined
  const disliked = wishes.filter((wish) => wish.about === 'feature' && wish.bad.some((value) => value !== false))
  const own = onTopic(question, disliked) ?? disliked
  return own.length > 0 ? own.map(say).map(capital).join(' ') : book.fresh(['No, nothing.', 'Nothing in particular.'])
}
