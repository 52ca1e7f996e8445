/** Whether a visitor comes by car and wants to park it. */
import type { Leaning } from './english.ts'
import { isNegative } from './negation.ts'

const DRIVES =
  /parking|\b(?:suv|van|minivan|pickup|motorbike|motorcycle|campervan)\b|circling the block|\b(?:(?:have|'ve|has) driven|drove) (?:here|down|up|over|in)\b|\b(?:place|spot|space|room|somewhere|lot) (?:for|to (?:leave|put|store|stash)) (?:the|our|my|a|his|her) (?:\w+ )?(?:car|vehicle|truck|bike|bus|auto)\b|\b(?:put|leave|stash|store|keep) (?:the|our|my|a|his|her) (?:\w+ )?(?:car|vehicle|truck|bus|auto)\b|\b(?:arriv\w+|com(?:e|ing)|travel\w*|are|get there|go) (?:\w+ )?(?:by|in|with) (?:the |our |my |a |two |three |several )?(?:own )?cars?\b|\b(?:drives|driving) (?:me|us)\b|\b(?:to|can|could) park\b|\bpark (?:the|our|my|a) (?:\w+ )?car\b|\bcar ?parks?\b|\bby car\b|(?:rent|have|got|renting|rented|hired|borrowed|brought) (?:an?|our|my|the) (?:\w+ )?car|\b(?:in|with|by|have|drive|brought|parked?) (?:my|our|a|the|his|her) (?:[\w']+ ){0,2}(?:truck|van|jeep|suv|pickup|rv|camper|minibus)|\brental\b|leave (?:the|our|my) (?:\w+ )?car|\b(?:we(?:'re| are)|i(?:'m| am)|we|i) (?:\w+ )?driv(?:e|ing)\b|\bdriving\b/

/** Parking that is welcome, and not missed where it is lacking. */
const MAYBE_PARKING =
  /street|handy|if possible|also ok|all the better|\b(?:a|would be|is) (?:\w+ )?(?:plus|bonus)\b|nice to have|nice if|would be (?:nice|cool)\b|no biggie|no big deal|not a big deal|dispensable|not a must|optional|if there is|if there's/

/** `must`: it is missed where it is lacking. */
export function readParking(text: string, leaning: Leaning = 'for'): 'must' | 'maybe' | undefined {
  if (!DRIVES.test(text) || isNegative(text)) return undefined
  const isMaybe = MAYBE_PARKING.test(text)
  if (leaning === 'against' || (leaning === 'indifferent' && !isMaybe)) return undefined
  return isMaybe ? 'maybe' : 'must'
}
