/** The table of wishes that a visitor can have about one feature: which values count, and our words for each. */
import type { FeatureValue } from './site-tables.ts'

/** A wish about one feature: which values count against a stop, which for it, and ways to say so. */
export interface FeatureWish {
  readonly bad: readonly FeatureValue[]
  readonly good: readonly FeatureValue[]
  readonly texts: readonly string[]
}

/** Our words for wishes about something else; `_` stands for what is wished, `*` for its kind. */
export const WISH_TEXTS = {
  liked: ['love _', 'glad of _'],
  mood: ['_ places', 'an ambience that is _'],
  'no mood': ['nothing _', 'no _ places'],
  budget: ['spend at most $_', '$_ is all we have'],
  must: ['must see _', 'set on going to _'],
  may: ['people praise _', 'curious about _'],
  some: ['people praise these *s: _', 'curious about _'],
  one: ['one _ at least', 'a _ has to be among them'],
  distance: ['as little travel as possible', 'short distances'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const LOW = [1, 1.5, 2, 2.5]

/** The published variants of each feature with fixed ones; features not listed are generated or never wished for. */
export const FEATURE_WISHES: Readonly<Record<string, readonly FeatureWish[]>> = {
  rating: [
    { bad: LOW, good: [3, 3.5, 4, 4.5, 5], texts: ['nothing rated under 3 stars', 'rated 3 stars or better, please'] },
    { bad: LOW, good: [4, 4.5, 5], texts: ['rated 4 stars or better', 'places with 4 stars and up'] },
    { bad: LOW, good: [4.5, 5], texts: ['only the top rated, 4.5 stars and up', 'rated 4.5 stars or better'] },
  ],
  'has parking': [
    { bad: [false], good: [true], texts: ['coming by car, so parking matters', 'need parking at every stop'] },
    { bad: [], good: [true], texts: ['parking would be handy, though we can leave the car on the street'] },
  ],
  'has takeout': [{ bad: [false], good: [true], texts: ['rather take the food away: takeout', 'places with takeout'] }],
  touristy: [
    { bad: [], good: [true], texts: ['all the famous touristy sights', 'first visit: the touristy highlights'] },
    {
      bad: [],
      good: [false],
      texts: ['somewhere off the tourist track would be fun', 'non-touristy corners would be nice'],
    },
    {
      bad: [true],
      good: [false],
      texts: ['keep away from tourist traps', 'quiet non-touristy spots, no tourist crowds'],
    },
  ],
  'good for kids': [{ bad: [false], good: [true], texts: ['bringing two children: good for kids', 'suits kids'] }],
  'accepts reservations': [
    { bad: [false], good: [true], texts: ['book tables ahead: takes reservations', 'places that accept reservations'] },
  ],
  'good for groups': [
    { bad: [false], good: [true], texts: ['nine of us, so good for groups', 'room for a big group'] },
  ],
  'outdoor seating': [
    { bad: [false], good: [true], texts: ['sit outside: outdoor seating', 'outdoor seating, we love fresh air'] },
  ],
  'vegetarian options': [{ bad: [false], good: [true], texts: ['vegetarian options', 'one of us is vegetarian'] }],
  'vegan options': [{ bad: [false], good: [true], texts: ['vegan options', 'we eat vegan'] }],
  'live music': [
    { bad: [false], good: [true], texts: ['live music, the more the better', 'hear some live music'] },
    { bad: [true], good: [false], texts: ['no live music, we want to talk', 'somewhere quiet without live music'] },
  ],
  'has wifi': [{ bad: [false], good: [true], texts: ['a place with wifi to answer mail', 'wifi at some point'] }],
  viewpoint: [{ bad: [false], good: [true], texts: ['a good view over the town', 'a viewpoint for photographs'] }],
}
