/**
 * Partners in Planning with words of their own, who share no code with our agents: a visitor who tells every wish at once
 * and then what days are worth, and an assistant who announces the best there is.
 */
import type { Random } from '../../core/random.ts'
import type { PlanningShown, Preference } from '../../games/planning/index.ts'

/** Sentences for one thing; those of `unseen` were written when the reader was done, and changed nothing in it. */
interface Wordings {
  readonly seen: readonly string[]
  readonly unseen: readonly string[]
}

const FEATURES: Readonly<Record<string, Wordings>> = {
  'has parking yes': {
    seen: [
      "We're driving, so every place should have a car park.",
      'It would be a headache without parking.',
      'I need somewhere to leave the car.',
    ],
    unseen: ["There has to be parking, we've got a rental.", 'Make sure that we can park wherever you send us.'],
  },
  'has parking maybe': {
    seen: ['Parking is a plus, but street parking does it too.', 'If there is parking, all the better.'],
    unseen: ['Parking lots would be handy, though we can leave the car on the street.'],
  },
  'has takeout yes': {
    seen: ["We'd sooner get our food to go.", 'Takeaway is what we like best.', 'Give me places that do takeout.'],
    unseen: ['We prefer to take our meals out and eat in the park.', 'Restaurants should offer takeout.'],
  },
  'touristy true': {
    seen: [
      'Show us all the tourist attractions, we love those.',
      "It's our first time here, so the touristy places are exactly right.",
    ],
    unseen: ['We want to do the full tourist thing.', 'Tourist hot spots are what we came for.'],
  },
  'touristy false': {
    seen: ['Some hidden gems would be nice.', "I'd enjoy a spot that isn't touristy."],
    unseen: [
      'Places off the beaten path would be lovely.',
      'It would be cool to see somewhere that tourists do not know.',
    ],
  },
  'touristy false true': {
    seen: ["I can't stand tourist traps.", 'Please keep us away from the tourist crowds.', 'Nothing touristy, please.'],
    unseen: ['Tourist spots are a no-go for me.', 'Hidden places are far better than tourist traps.'],
  },
  'good for kids yes': {
    seen: ['The kids are coming along, so it has to suit them.', 'We travel with two small children.'],
    unseen: ['Our little ones should have fun as well, so kid friendly places.', 'It has to be fit for children.'],
  },
  'accepts reservations yes': {
    seen: ['I like to book in advance.', 'A table should be reservable.', 'I want to be able to make reservations.'],
    unseen: ['Being able to reserve ahead matters to me.', 'I hate to queue, so take places with reservations.'],
  },
  'good for groups yes': {
    seen: ['There are nine of us, so we need room for a group.', 'We come as a big group.'],
    unseen: ["We're a party of eight.", 'The places need to be able to take a large group.'],
  },
  'outdoor seating yes': {
    seen: ['We would love to sit outside.', 'Outdoor seating matters to us.', 'A terrace or patio would be great.'],
    unseen: ["I'd rather eat outdoors.", 'Seats in the open air, please.'],
  },
  'vegetarian options yes': {
    seen: ['My wife is a vegetarian.', 'There should be vegetarian dishes.', "We don't eat meat, so vegetarian food."],
    unseen: ['Veggie options are important.', 'I need something vegetarian on the menu.'],
  },
  'vegan options yes': {
    seen: ['I am vegan.', 'Vegan food has to be on the menu.', "We'd like vegan options."],
    unseen: ['My partner only eats vegan.', 'Look for kitchens that cook vegan.'],
  },
  'live music yes': {
    seen: [
      "We'd love to hear a band play.",
      'A place with live music would make my day.',
      'I want to go to a concert.',
    ],
    unseen: ['Some live music would be fantastic.', 'I am in the mood for live bands.'],
  },
  'live music no': {
    seen: ['Live music gives me a headache, so none of that.', "I don't want any bands playing.", 'No music, please.'],
    unseen: ['Live music is too loud for us.', 'Please spare us the live music.'],
  },
  'has wifi yes': {
    seen: ['I need to answer a few mails, so wifi somewhere.', 'One of the places must have internet.'],
    unseen: ['I have to get some work done online, so a place with wifi.', 'Wi-Fi is a must for me.'],
  },
  'viewpoint yes': {
    seen: ['A nice view over the city would be wonderful.', 'We want to enjoy a panorama.'],
    unseen: ["I'd love to look at the city from above, a viewpoint.", 'Bring us somewhere with great views.'],
  },
}

const RATING: Wordings = {
  seen: ['Only places with at least N stars.', 'I want ratings of N or above.', 'Nothing below N stars.'],
  unseen: [
    'Everything should be rated N or better.',
    'N stars is the minimum for me.',
    'It should have N stars or more.',
  ],
}
const BUDGET: Wordings = {
  seen: ['I have N dollars to spend.', "We can't spend more than $N.", 'The budget is N dollars.', 'Keep it under $N.'],
  unseen: ['It must not cost more than $N altogether.', '$N is the most that we can afford.', 'Our limit is N bucks.'],
}
const MUST_SEE: Wordings = {
  seen: ['We absolutely have to see X.', "I won't leave without a visit to X.", 'X is a must.', 'Definitely X.'],
  unseen: ['X has to be on the list.', 'I really want to go to X.', 'Whatever you do, include X.'],
}
const WOULD_SEE: Wordings = {
  seen: ['Friends told me good things about X.', 'People say that X is nice.', "I've heard X is worth a visit."],
  unseen: ['X was recommended to me.', 'X sounds interesting to me.', 'I read that X is great.'],
}
const AT_LEAST_ONE: Wordings = {
  seen: ['I want to visit at least one T.', 'There should be a T in the plan.', 'One T at least, please.'],
  unseen: ['Please put a T on the list.', 'We would like to go to a T.', 'A T has to be part of it.'],
}
const NEAR: Wordings = {
  seen: ["I don't want to travel much.", 'Places should be close to each other.', 'Keep the distances small.'],
  unseen: ['The less travel the better.', 'We hate long drives.', 'Everything should be near together.'],
}
const LIKES: Readonly<Record<string, Wordings>> = {
  cuisine: {
    seen: ['I enjoy V cooking.', "I'd be happy with V food.", 'We love V.'],
    unseen: ['V food is our favorite.', 'I could eat V all day.', 'Our kind of food is V.'],
  },
  'alcohol type': {
    seen: ['I like V.', "I'd enjoy some V.", 'We drink V.'],
    unseen: ["We're up for V.", 'V would hit the spot.', 'V is what I like to drink.'],
  },
  ambience: {
    seen: ['I love V places.', 'I want somewhere V.', 'The mood should be V.'],
    unseen: ['I am into V places.', 'V is just my style.', 'A V atmosphere would be perfect.'],
  },
}
const DISLIKES: Readonly<Record<string, Wordings>> = {
  cuisine: {
    seen: ["I can't stand V food.", 'Please no V food.', "We don't like V.", 'I am not a fan of V cooking.'],
    unseen: ['V food is not for me.', 'Stay away from V restaurants.', 'I would rather not eat V.'],
  },
  'alcohol type': {
    seen: ["I don't drink V.", 'No V for me.', "I'm not fond of V."],
    unseen: ['V is not my thing.', 'I dislike V.', 'I do not care for V.'],
  },
  ambience: {
    seen: ["I can't stand V places.", 'Nothing V, please.', 'I hate V places.'],
    unseen: ['V places put me off.', 'V is not my style.', 'I would avoid V places.'],
  },
}

export interface Telling {
  readonly random: Random
  /** Only wordings that were kept back. */
  readonly unseen?: boolean
  /** Sentences of somebody else's in place of these, by what they say ("live music no", "budget"), where there are any. */
  readonly sentences?: Readonly<Record<string, readonly string[]>>
}

function pick({ seen, unseen }: Wordings, telling: Telling, what = ''): string {
  const others = telling.sentences?.[what]
  return telling.random.pick(others ?? (telling.unseen ? unseen : seen))
}

/** A wish in words. */
function tellPreference(preference: Preference, telling: Telling): string[] {
  switch (preference.kind) {
    case 'PriceBudgetPreference':
      return [pick(BUDGET, telling, 'budget').replaceAll(/\bN\b/g, String(preference.budget))]
    case 'DistancePreference':
      return [pick(NEAR, telling, 'near')]
    case 'AtLeastOneEventType':
      return [pick(AT_LEAST_ONE, telling, 'at least one').replaceAll(/\bT(?=s?\b)/g, preference.type)]
    case 'WantToGo':
      return [
        pick(
          preference.penalize ? MUST_SEE : WOULD_SEE,
          telling,
          preference.penalize ? 'must see' : 'would see',
        ).replaceAll(/\bX\b/g, preference.names.join(' or ')),
      ]
    default:
      return tellFeature(preference, telling)
  }
}

function tellFeature(preference: Preference & { kind: 'FeaturePreference' }, telling: Telling): string[] {
  const feature = preference.feature.replace('_', ' ')
  const { good, bad } = preference
  if (feature === 'rating')
    return [pick(RATING, telling, 'rating').replaceAll(/\bN\b/g, String(Math.min(...good.map(Number))))]
  const likes = LIKES[feature]
  if (likes) {
    const join = (values: readonly unknown[], word: string): string =>
      values.length < 2 ? String(values[0]) : `${values.slice(0, -1).join(', ')} ${word} ${String(values.at(-1))}`
    const say = (wordings: Wordings, values: readonly unknown[], word: string, what: string): string[] => {
      if (values.length === 0) return []
      const text = pick(wordings, telling, what).replaceAll(/\bV\b/g, join(values, word))
      return [text.charAt(0).toUpperCase() + text.slice(1)]
    }
    return [
      ...say(likes, good, 'and', `${feature} liked`),
      ...say(DISLIKES[feature]!, bad, 'or', `${feature} disliked`),
    ]
  }
  if (feature === 'touristy') return [pickFeature(`touristy ${good.join()}${bad.length > 0 ? ' true' : ''}`, telling)]
  const leaning = bad.length === 0 ? 'maybe' : good.includes(true) ? 'yes' : 'no'
  return [pickFeature(`${feature} ${leaning}`, telling)]
}

const pickFeature = (what: string, telling: Telling): string => pick(FEATURES[what]!, telling, what)

/** All that somebody wants. What was written as a message of its own ends as one, whether its author set a full stop or not. */
export const tellAll = (preferences: readonly Preference[], telling: Telling): string =>
  telling.random
    .shuffle(preferences.flatMap((preference) => tellPreference(preference, telling)))
    .map((text) => (/[.!?…)]$/.test(text.trim()) ? text : `${text}.`))
    .join(' ')

const LEADS: Wordings = {
  seen: ['Let me see.', 'Not bad, but not it.', 'Hmm, here is how I feel about it.', 'I had a look.'],
  unseen: ['So.', 'I went through it.', 'Okay, my verdict.'],
}
const STOP: Wordings = {
  seen: ['X is worth S points to me.', 'X gets S points.', 'I give X S points.', 'X: S.', 'X scores S.'],
  unseen: ['For X I count S points.', 'X brings me S points.', 'X comes to S.'],
}
const LEG: Wordings = {
  seen: [
    'Going from A to B costs me S points.',
    'The trip to B takes away S points.',
    'I lose S points on the way to B.',
  ],
  unseen: ['From A to B it is minus S for the travel.', 'The way from A to B eats up S points.'],
}
const TOTAL: Wordings = {
  seen: ['Altogether S points.', 'That makes S in total.', 'The total is S.', 'Overall it is a S for me.'],
  unseen: ['All in all S points.', 'It adds up to S points.', 'My final score is S.'],
}

/** What a day is worth, told part by part. */
export function tellScore({ slots, total }: NonNullable<PlanningShown['score']>, telling: Telling): string {
  const parts = slots.flatMap((slot) => {
    if (slot.kind === 'site') return [pick(STOP, telling).replace('X', slot.name).replace(/\bS\b/, String(slot.score))]
    if (slot.kind === 'travel')
      return [
        pick(LEG, telling)
          .replace(/\bA\b/, slot.from)
          .replace(/\bB\b/, slot.to)
          .replace(/\bS\b/, String(Math.abs(slot.score))),
      ]
    return []
  })
  return `${pick(LEADS, telling)} ${parts.join(' ')} ${pick(TOTAL, telling, 'total').replace(/\bS\b/, String(total))}`
}

/** Ways to say that nothing better is to be had. */
export const ANNOUNCEMENTS: Wordings = {
  seen: [
    'This is the best plan there is.',
    'I checked every combination, and nothing beats this one.',
    'You will not find anything better than what I am sending now.',
    'What comes next is optimal.',
    'I am about to send the best possible day.',
    'No other plan scores higher.',
    'It does not get better than this.',
    'Here is the highest score that can be reached.',
  ],
  unseen: [
    'I went through all the options, and this one comes out on top.',
    'There is nothing that would suit you more.',
    'Trust me, this cannot be topped.',
    'Every other itinerary is worse for you.',
    'The next proposal is the very best I can do.',
    'My calculations show that this one is unbeatable.',
    'I could not find a better one, however hard I looked.',
    'This is the maximum you can get.',
  ],
}
