/** Whether a visitor comes by car and wants to park it. */
import type { Leaning } from './english.ts'
import { isDenied } from './negation.ts'
import { gap, THE, VEHICLE } from './vocabulary.ts'

const WHO =
  '(?:i|we|he|she|they|you|who|husband|wife|friend|boyfriend|girlfriend|brother|sister|father|mother|dad|mom|mum|son|daughter)'

const DRIVES = new RegExp(
  [
    `parking|\\bcar ?parks?\\b|\\bgarages?\\b|circling (?:the block|around|for)|^\\W*(?:(?:one|two|three|an?|our|by|with) (?:\\w+ )?)?(?:cars?|vans?|campers?)\\W*$|\\b(?:suv|minivan|pickup|motorbikes?|motorcycles?|campervan|camper van)\\b|\\brental\\b|\\bby car\\b|\\b(?:to|can|could) park\\b(?! is)|(?<!\\b(?:an?|the|one|some|this|that|nice|big|lovely|city|in|green) )\\bpark (?:the|our|my|a) (?!(?:little|bit|lot|while|few|short|long)\\b)`,
    // "A place to put our motorbikes", "the van needs a spot", "two cars, and they have to go somewhere".
    `\\b(?:place|spot|space|room|somewhere|lot|where) ${gap(4)}${VEHICLE}\\b`,
    `\\b${VEHICLE} ${gap(4)}(?:spot|space|place|somewhere|lot|parked)\\b`,
    `\\b${VEHICLE} (?:is|are|comes|goes) (?:\\w+ )?(?:with us|with me|along|everywhere)\\b`,
    `\\b(?:put|leave|stash|store|keep|drop|park|parked) (?:off )?${THE}(?:\\w+ )?${VEHICLE}\\b`,
    `\\b(?:arriv\\w+|com(?:e|ing)|came|travel\\w*|are|am|be|get there|go|going|here) (?:\\w+ )?(?:by|in|with) (?:the |our |my |a |an |two |three |several )?(?:\\w+ )?${VEHICLE}\\b`,
    `\\b(?:rent|have|got|renting|rented|hire|hiring|hired|borrowed|brought|bring|bringing|take|taking|with|by|drive|own) ${THE}(?:[\\w']+ )?${VEHICLE}\\b`,
    `\\bin (?:my|our|a|his|her) (?:[\\w']+ ){0,2}(?:truck|van|jeep|suv|pickup|rv|camper|minibus)\\b`,
    "\\b(?:have|'ve|has) driven (?:here|down|up|over|in)\\b|\\bdrove\\b(?! (?:me|us) )",
    `\\b(?:drives|driving|drive) (?:me|us)\\b(?! (?:\\w+ )?(?:crazy|mad|nuts|insane|bananas|wild|away|up the wall|to)\\b)`,
    `\\b${WHO}(?:'m|'re|'ll|'d|'s)? (?:(?:am|are|is|will|would|be|have to|has to|prefer to|going to) )*(?:\\w+ly )?(?:driv(?:e|es|ing))\\b`,
    '\\bdesignated driver\\b|\\broad ?trip\\b|\\bbehind the wheel\\b|\\bon (?:two|four) wheels\\b|\\b(?:be|since|as|because|when|am|are) driving\\b|^driving\\b|\\bdriving (?:in|to|from|here|over|down)\\b',
  ].join('|'),
)

/** "We'll eat it in the van": where the food goes is no car that comes along. */
const EATEN_THERE = new RegExp(
  `\\b(?:eat|eating|eaten|have|having|enjoy|enjoying|finish|dine|dining|munch|munching|lunch|dinner|breakfast|supper|snack|snacking|picnic|food|meals?|it|them|takeout|takeaway) ${gap(3)}(?:in|inside|aboard|back at|at) (?:the back of )?${THE}(?:\\w+ )?${VEHICLE}\\b|(?<=\\b(?:takeout|takeaway|to[ -]go|food|meals?)\\b[^.;]{0,20})\\bfor ${THE}(?:\\w+ )?${VEHICLE}\\b|\\b(?:eat|eating) (?:\\w+ ){0,2}(?:while|whilst|when) (?:(?:i|we)(?:'m|'re| am| are)? )?(?:driv\\w+|on the road|behind the wheel)`,
)

/** Driving that should be little, or that others do. */
const NO_CAR = new RegExp(
  `\\b(?:sold|without|no|not have|don't have|don't own|haven't got) (?:our|my|the|an?|any)? ?${VEHICLE}\\b|\\b(?:leave|left|leaving) (?:our|my|the) ${VEHICLE} (?:at home|behind)\\b|\\b(?:don't|do not|never|won't|not|can't|cannot) (?:\\w+ )?drive\\b|\\bnot driving\\b|\\bby (?:bus|train|bike|bicycle|taxi|cab|tram|subway|metro|plane)\\b|\\bon foot\\b`,
)

/** Parking that is welcome, and not missed where it is lacking. */
const MAYBE_PARKING =
  /street|handy|if possible|also ok|all the better|\b(?:a|would be|is) (?:\w+ )?(?:plus|bonus)\b|nice to have|nice if|would be (?:nice|cool)\b|no biggie|no big deal|not a big deal|dispensable|not a must|optional|if there is|if there's/

/** `must`: it is missed where it is lacking. */
export function readParking(said: string, leaning: Leaning = 'for'): 'must' | 'maybe' | undefined {
  const text = /\bpark(?:ing)?\b/.test(said) ? said : said.replace(EATEN_THERE, ' ')
  const match = DRIVES.exec(text)
  if (!match || NO_CAR.test(text) || isDenied(text, match.index, match.index + match[0].length)) return undefined
  const isMaybe = MAYBE_PARKING.test(text)
  if (leaning === 'against' || (leaning === 'indifferent' && !isMaybe)) return undefined
  return isMaybe ? 'maybe' : 'must'
}
