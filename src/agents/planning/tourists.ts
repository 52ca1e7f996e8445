/** Whether a visitor wants to see what all tourists see, or to be away from them. */
import type { FeatureValue } from '../../games/planning/index.ts'
import type { Leaning } from './english.ts'

const SPEAKS_OF_TOURISTS =
  /\b(?:i|we)(?:'ve| have|'m|'re| am| are)? (?:live|lived|living|grew up|born|locals?|a local|from) (?:here|in (?:this|the) (?:town|city)|around here)\b|\b(?:avoid|hate|no|without|away from|not like|don't like) (?:\w+ )?crowds\b|touris|tour (?:groups?|buses)|guide ?book|selfie sticks?|\beverybody (?:goes|takes|photographs|visits)|everyone (?:goes|visits)|postcard|\busual (?:stuff|sights|spots|suspects|places)\b|famous|\bmost (?:photographed|visited|popular)\b|(?<!\b(?:outdoor|indoor|kids?|family|free|an|one|some) )\battractions?\b|\btravel guide|\blonely planet|\bmust-?sees\b|\b(?:top|big|great|main|classic|city's) (?:sights|highlights)\b|\bhighlights of (?:the|this) (?:city|town)|\b(?:all|busloads|crowds|hordes|throngs|masses|full) of (?:\w+ )?(?:visitors|tourists|holidaymakers|sightseers)|\bholidaymakers\b|\bday-?trippers\b|\bcruise (?:ships?|passengers)|\bmainstream\b|\bbucket list (?:sights|spots|places)|\b(?:classics|attractions) (?:from|of|in)\b|\bgrew up in this (?:town|city)|sight-?seeing|iconic|\bsights\b|well-known|(?:first time|never been) (?:here|in (?:town|the city|this))|hidden|off the (?:\w+ )?(?:beaten|track|path)|secret (?:spots?|places?|corners?)|low-?key|insider|\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)|where (?:the )?locals|(?:with|like|among) (?:the )?locals/

/** "I'd hate to miss the sights." */
const MISSED =
  /\b(?:hate|hates|not want|don'?t want|wouldn'?t want|sad|shame|pity|sorry|afraid) (?:\w+ ){0,2}(?:miss|missing|skip|skipping|leave out) /

/** Values of `touristy` that a clause in lower case asks for, and those it would not have. */
export function readTouristy(
  text: string,
  leaning: Leaning | undefined,
): { good: FeatureValue[]; bad: FeatureValue[] } | undefined {
  if (leaning === 'indifferent' || !SPEAKS_OF_TOURISTS.test(text)) return undefined
  if (MISSED.test(text)) return { good: [true], bad: [] }
  const away =
    leaning === 'against' ||
    /\b(?:live|lived|living|grew up|born|from) (?:here|in (?:this|the) (?:town|city)|around here)\b|unwanted|exclud\w*|overrun|swarm\w*|busloads?|hordes|something (?:else|different)|\belsewhere\b|\bcrowds? (?:with|of)|ruin\w*|\b(?:seen|done|know|visited) (?:\w+ ){0,3}(?:sights|guide ?book|usual|touris\w+|famous)|\bskip\b|opposed to|instead of|rather than|\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)|non-?\s?tourist|hidden|off the (?:\w+ ){0,2}(?:beaten|track|path|trail|grid|map|route|radar)|away|\bno(?:ne|thing|where|body)?\b|\bnot\b|avoid|hate|quiet|\b(?:do|are|is|does|ca)n'?t\b|less|without|low-key|secret|unknown|spare|far from|escape|rather not|fewer|wary|tired of|sick of|fed up|enough of|bored|real (?:city|town|side|life)|authentic|\bstress\w*|\bnightmare|\bterrible|\bawful|\bannoy\w*|\bunspoil\w*|\btraps?\b|\boff-?beat/.test(
      text,
    )
  if (!away) return { good: [true], bad: [] }
  const strong =
    leaning === 'against' ||
    /\b(?:live|lived|living|grew up|born) (?:here|in (?:this|the) (?:town|city))\b|unwanted|exclud\w*|overrun|swarm\w*|busloads?|hordes|ruin\w*|trap|crowd|avoid|away|\bno tourist|\bno touristy|much better|rather not|stress|nightmare|enough of|fed up|tired of|sick of|busload|don'?t|\bnot\b/.test(
      text,
    )
  return { good: [false], bad: strong ? [true] : [] }
}
