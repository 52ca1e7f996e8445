/** Whether a visitor wants live music, or quiet. */
import type { Leaning } from './english.ts'
import { isNegative } from './negation.ts'

const SPEAKS_OF_MUSIC =
  /\bnothing (?:too )?(?:loud|noisy)\b|\bpeace and quiet\b|\bmusic\b|\b(?:guitars?|drums|piano|saxophones?|violins?|orchestras?|choirs?|singers?)\b|\bon (?:a |the )?stage\b|\bconcert|\bbands?\b|\bmusicians?\b|\bgigs?\b|\blive (?:acts?|performances?|shows?|singers?|jazz)\b/

/** Undefined where a clause in lower case says nothing of it. */
export function readMusic(text: string, leaning: Leaning | undefined): boolean | undefined {
  if (leaning === 'indifferent' || !SPEAKS_OF_MUSIC.test(text)) return undefined
  return (leaning ?? (isNegative(text) ? 'against' : 'for')) === 'for' && !/loud|quiet/.test(text)
}
