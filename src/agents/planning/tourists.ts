/** Whether a visitor wants to see what all tourists see, or to be away from them. */
import type { FeatureValue } from '../../games/planning/index.ts'
import type { Leaning } from './english.ts'
import { any } from './vocabulary.ts'

const SPEAKS_OF_TOURISTS = any(
  String.raw`\b(?:i|we)(?:'ve| have|'m|'re| am| are)? (?:live|lived|living|grew up|born|locals?|a local|from) (?:here|in (?:this|the) (?:town|city)|around here)\b`,
  String.raw`\b(?:avoid|hate|no|without|away from|not like|don't like) (?:\w+ )?crowds\b`,
  String.raw`touris`,
  String.raw`tour (?:groups?|buses)`,
  String.raw`guide ?book`,
  String.raw`selfie sticks?`,
  String.raw`\beverybody (?:goes|takes|photographs|visits)`,
  String.raw`everyone (?:goes|visits)`,
  String.raw`postcard`,
  String.raw`\busual (?:stuff|sights|spots|suspects|places)\b`,
  String.raw`famous`,
  String.raw`\bmost (?:photographed|visited|popular)\b`,
  String.raw`(?<!\b(?:outdoor|indoor|kids?|family|free|an|one|some) )\battractions?\b`,
  String.raw`\btravel guide`,
  String.raw`\blonely planet`,
  String.raw`\bmust-?sees\b`,
  String.raw`\b(?:top|big|great|main|classic|city's) (?:sights|highlights)\b`,
  String.raw`\bhighlights of (?:the|this) (?:city|town)`,
  String.raw`\b(?:all|busloads|crowds|hordes|throngs|masses|full) of (?:\w+ )?(?:visitors|tourists|holidaymakers|sightseers)`,
  String.raw`\bholidaymakers\b`,
  String.raw`\bday-?trippers\b`,
  String.raw`\bcruise (?:ships?|passengers)`,
  String.raw`\bmainstream\b`,
  String.raw`\bbucket list (?:sights|spots|places)`,
  String.raw`\b(?:classics|attractions) (?:from|of|in)\b`,
  String.raw`\bgrew up in this (?:town|city)`,
  String.raw`sight-?seeing`,
  String.raw`iconic`,
  String.raw`\bsights\b`,
  String.raw`well-known`,
  String.raw`(?:first time|never been) (?:here|in (?:town|the city|this))`,
  String.raw`hidden`,
  String.raw`off the (?:\w+ )?(?:beaten|track|path)`,
  String.raw`secret (?:spots?|places?|corners?)`,
  String.raw`low-?key`,
  String.raw`insider`,
  String.raw`\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)`,
  String.raw`where (?:the )?locals`,
  String.raw`(?:with|like|among) (?:the )?locals`,
)

/** "I'd hate to miss the sights." */
const MISSED =
  /\b(?:hate|hates|not want|don'?t want|wouldn'?t want|sad|shame|pity|sorry|afraid) (?:\w+ ){0,2}(?:miss|missing|skip|skipping|leave out) /

/** Said of what is not wanted at all. */
const SHUNNED: readonly string[] = [
  String.raw`unwanted`,
  String.raw`exclud\w*`,
  String.raw`overrun`,
  String.raw`swarm\w*`,
  String.raw`busloads?`,
  String.raw`hordes`,
  String.raw`ruin\w*`,
  String.raw`away`,
  String.raw`\bnot\b`,
  String.raw`avoid`,
  String.raw`rather not`,
  String.raw`tired of`,
  String.raw`sick of`,
  String.raw`fed up`,
  String.raw`enough of`,
  String.raw`\bstress\w*`,
  String.raw`\bnightmare`,
]
/** Tourists are shunned, or other things are nicer. */
const AWAY = any(
  ...SHUNNED,
  String.raw`\b(?:live|lived|living|grew up|born|from) (?:here|in (?:this|the) (?:town|city)|around here)\b`,
  String.raw`something (?:else|different)`,
  String.raw`\belsewhere\b`,
  String.raw`\bcrowds? (?:with|of)`,
  String.raw`\b(?:seen|done|know|visited) (?:\w+ ){0,3}(?:sights|guide ?book|usual|touris\w+|famous)`,
  String.raw`\bskip\b`,
  String.raw`opposed to`,
  String.raw`instead of`,
  String.raw`rather than`,
  String.raw`\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)`,
  String.raw`non-?\s?tourist`,
  String.raw`hidden`,
  String.raw`off the (?:\w+ ){0,2}(?:beaten|track|path|trail|grid|map|route|radar)`,
  String.raw`\bno(?:ne|thing|where|body)?\b`,
  String.raw`hate`,
  String.raw`quiet`,
  String.raw`\b(?:do|are|is|does|ca)n'?t\b`,
  String.raw`less`,
  String.raw`without`,
  String.raw`low-key`,
  String.raw`secret`,
  String.raw`unknown`,
  String.raw`spare`,
  String.raw`far from`,
  String.raw`escape`,
  String.raw`fewer`,
  String.raw`wary`,
  String.raw`bored`,
  String.raw`real (?:city|town|side|life)`,
  String.raw`authentic`,
  String.raw`\bterrible`,
  String.raw`\bawful`,
  String.raw`\bannoy\w*`,
  String.raw`\bunspoil\w*`,
  String.raw`\btraps?\b`,
  String.raw`\boff-?beat`,
)
/** So much that sights would spoil the day. */
const FAR_AWAY = any(
  ...SHUNNED,
  String.raw`\b(?:live|lived|living|grew up|born) (?:here|in (?:this|the) (?:town|city))\b`,
  String.raw`trap`,
  String.raw`crowd`,
  String.raw`\bno tourist`,
  String.raw`\bno touristy`,
  String.raw`much better`,
  String.raw`don'?t`,
)

/** Values of `touristy` that a clause in lower case asks for, and those it would not have. */
export function readTouristy(
  text: string,
  leaning: Leaning | undefined,
): { good: FeatureValue[]; bad: FeatureValue[] } | undefined {
  if (leaning === 'indifferent' || !SPEAKS_OF_TOURISTS.test(text)) return undefined
  if (MISSED.test(text)) return { good: [true], bad: [] }
  const away = leaning === 'against' || AWAY.test(text)
  if (!away) return { good: [true], bad: [] }
  const strong = leaning === 'against' || FAR_AWAY.test(text)
  return { good: [false], bad: strong ? [true] : [] }
}
