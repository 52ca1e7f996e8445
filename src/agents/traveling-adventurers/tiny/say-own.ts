/** A message in the small format in English, with the coins and paths that it points to. */
import type { Pair } from '../english/acts.ts'
import { tellCoins } from '../english/write.ts'
import type { House } from './house.ts'
import { pathOf, Telling, wholePath } from './own-message.ts'
import { sentencesOf } from './words.ts'

export function sayOwn(words: readonly string[], house: House): string {
  const telling = new Telling(house)
  return sentencesOf(words)
    .map((sentence) => (sentence[0] === '[rest]' ? sayRest(house, telling) : saySentence(sentence, house, telling)))
    .join(' ')
}

/** All that is not told yet, room by room. */
function sayRest(house: House, telling: Telling): string {
  const coins = house.rooms.flatMap((room) => {
    const rest = telling.rest(room)
    telling.tell(rest)
    return rest.map(([a, b]) => ({ a, b, coins: house.own(a, b) }))
  })
  return tellCoins(coins)
}

function saySentence(words: readonly string[], house: House, telling: Telling): string {
  const pairs: Pair[] = []
  let anchor = ''
  const said = words.map((word, i) => {
    const room = house.letterIn(word)
    if (room !== undefined) {
      if (words[i - 1] === 'to' && words[i - 2] === '#') pairs.push([anchor, room])
      else anchor = room
      return room
    }
    const path = pathOf(word, house)
    if (path) return path.join(' ')
    if (word === 'i') return 'I'
    if (word === '#') return String(house.own(anchor, house.letterIn(words[i + 2])!))
    if (word === '[sum]') return String(house.worth(wholePath(words, house)!))
    if (word === '[gap]') return String(house.gap)
    if (word === '[unknown]') return sayHallways(house)
    if (word !== '[coins]') return word
    const rest = telling.rest(anchor)
    pairs.push(...rest)
    return sayList(rest.map(([, to]) => `${house.own(anchor, to)} to ${to}`))
  })
  telling.tell(pairs)
  const text = said.join(' ').replace(/ (?=[.,:;?!])/g, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** All that is not known, room by room. */
function sayHallways({ rooms, unknown }: House): string {
  const from = rooms.flatMap((room) => {
    const others = unknown.filter(([a]) => a === room).map(([, b]) => b)
    return others.length > 0 ? [`from ${room} to ${sayList(others)}`] : []
  })
  return from.join(', ')
}

/** "a, b and c" */
const sayList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`
