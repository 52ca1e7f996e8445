/** What a wish of the partner's costs: the best path that keeps to it, beside the one that is proposed. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import type { Conversation } from './conversation.ts'
import { worth } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import type { Knowledge } from './knowledge.ts'
import { keeps, nameOfWish, type Wish } from './wishes.ts'

/** "With E–C", "ending with the kitchen". */
function nameOf(wish: Wish): string {
  const no = wish.not === true
  if (wish.about === 'hallway') return `${no ? 'Without' : 'With'} ${wish.a}–${wish.b}`
  if (wish.about === 'place') {
    const { from, to } = wish
    return `With ${wish.room} ${from === to ? ORDINALS[from - 1] : from === 1 ? 'earlier' : 'later'}`
  }
  return `${wish.about === 'first' ? (no ? 'Not beginning' : 'Beginning') : no ? 'Not ending' : 'Ending'} with ${wish.room}`
}

const ORDINALS = ['first', ...'second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ')]

/** "With E–C and beginning with K" */
const namesOf = (wishes: readonly Wish[]): string =>
  wishes
    .map((wish, i) => {
      const name = nameOf(wish)
      const [first] = wishes
      // "With E–C and L–B"
      const again = i > 0 && wish.about === 'hallway' && first?.about === 'hallway' && wish.not === first.not
      return i === 0 ? name : again ? name.slice(name.indexOf(' ') + 1) : name.charAt(0).toLowerCase() + name.slice(1)
    })
    .join(' and ')

/** Whether any path keeps to all of some wishes, and if so what the best that does is worth; undefined where that cannot be told. */
export function priceOfAll(
  wishes: readonly Wish[],
  standing: readonly string[],
  conversation: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string | undefined {
  const path = knowledge.keeping(wishes, [])
  return path && wishes.every((wish) => keeps(path, wish))
    ? told(namesOf(wishes), path, standing, conversation, choose)
    : choose(['No path has all of that.', 'All of that at once is on no path.'])
}

/** "With E–C it is 72 coins at best (L K C E B A L), 1 fewer."; undefined where that cannot be told. */
export function priceOf(
  wish: Wish,
  standing: readonly string[],
  conversation: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string | undefined {
  const path = knowledge.keeping([wish], [])
  return path && keeps(path, wish) ? told(nameOf(wish), path, standing, conversation, choose) : undefined
}

/** What a path is worth that is so, beside the one that stands. */
function told(
  name: string,
  path: readonly string[],
  standing: readonly string[],
  { own, heard, rooms }: Conversation,
  choose: Choose,
): string | undefined {
  const total = (one: readonly string[]): number => worth(own, rooms, one) + worth(heard, rooms, one)
  const [all, gap] = [total(path), total(standing) - total(path)]
  if (Number.isNaN(gap)) return undefined
  const beside =
    gap === 0 ? 'just as many' : gap > 0 ? `${gap} fewer than on the other` : `${-gap} more than on the other`
  return choose([
    `${name} it is ${all} coins at best (${path.join(' ')}), ${beside}.`,
    `${name} both of us get ${all} at most (${path.join(' ')}), ${beside}.`,
    `${name} the best is ${all} (${path.join(' ')}), ${beside}.`,
  ])
}

/** What was wished before and is not so on a path that is proposed now, each at its price. */
export function pricesBeside(
  path: readonly string[],
  conversation: Conversation,
  knowledge: Knowledge,
  choose: Choose,
): string[] {
  const { wishes } = conversation
  return wishes
    .filter((wish, i) => !keeps(path, wish) && wishes.findIndex((one) => nameOfWish(one) === nameOfWish(wish)) === i)
    .filter((wish) => !isOffered(knowledge.keeping([wish], []), conversation))
    .flatMap((wish) => priceOf(wish, path, conversation, knowledge, choose) ?? [])
    .slice(-MOST)
}
const MOST = 2

const isOffered = (path: readonly string[] | undefined, { offers }: Conversation): boolean =>
  path !== undefined && (offers.has(path) || offers.unwanted.some((one) => samePath(one, path)))

/** To who wishes something of a path before there is one: that it was heard. */
export function noted({ wished, news, negotiation, me, partner }: Conversation, choose: Choose): string | undefined {
  const isEarly = negotiation.proposals[me] === undefined && negotiation.proposals[partner] === undefined
  if (!news || !isEarly || wished.length === 0 || negotiation.refused.length > 0) return undefined
  const names = namesOf(wished)
  const name = names.charAt(0).toLowerCase() + names.slice(1)
  return choose([
    `Your wish is noted (${name}), and what it costs will show later.`,
    `It can be so (${name}) if it costs us nothing; otherwise the price will show later.`,
    `Maybe (${name}), it depends on what it costs us, which will show later.`,
  ])
}
