/**
 * Questions beside the coins that a partner may ask of this game, "what is E?", "how do I submit?", and what there is to answer
 * to these and to what anybody asks in a dialogue: "why?", "are you a bot?"
 */
import { roomName } from '../../../games/traveling-adventurers/index.ts'
import type { Choose } from './voice.ts'

export type Aside =
  | { readonly about: 'best' | 'bot' | 'numbers' | 'range' | 'reason' | 'rules' | 'submitting' | 'worth' }
  | { readonly about: 'room'; readonly room: string }

const ABOUT: readonly (readonly [RegExp, 'best' | 'numbers' | 'range' | 'submitting' | 'worth'])[] = [
  [
    /\b(?:is|was) (?:that|it|this|yours|your (?:path|route|one))(?: one| path| route)? (?:really |truly |already |definitely )?(?:the )?(?:very )?(?:best|optimal|optimum|maximum|richest)\b[^.!]*\?|\b(?:are|r) (?:you|u) (?:really |quite |absolutely |so )?(?:sure|certain)\b(?! (?:about|of|that) (?:your|the) (?:numbers|coins))[^.!]*\?/i,
    'best',
  ],
  [
    /\bhow (?:do|can|does|should) (?:i|we|one|you|it) (?:actually )?submit\b|\bwhere (?:do|can) (?:i|we) submit\b|\bhow to submit\b/i,
    'submitting',
  ],
  [
    /\bwhat(?:'s| is|s| would be) (?:the |your )?(?:total|sum|score|value|worth)\b.{0,40}\b(?:you|your)\b|\bhow (?:much|many)(?: coins)? (?:is|would|does|do) (?:that|it|this|my (?:path|route)|your (?:path|route)|the (?:path|route)) (?:be |give |bring |make |worth )?.{0,20}\byou\b/i,
    'worth',
  ],
  [
    /\bhow (?:much|many) of (?:it|that|this) (?:is|are|would be) (?:yours|for you)\b|\bwhat(?:['’]s| is|s)? (?:your|ur) (?:half|part|share|side) (?:of|for|in) (?:it|that|this)\b|\bwhat (?:do|would|will|did|does|d)(?: that| it| this)? (?:you|u|ya|give you|bring you|make you) ?(?:get|have|make|earn|score)? ?(?:for|with|on|from|out of|in) (?:it|that|this|mine|my (?:path|route|plan))\b|\bwhat (?:would|does|will|do) (?:that|it|this|my (?:path|route)) (?:give|bring|make|earn|get) (?:you|u)\b/i,
    'worth',
  ],
  [
    /\bis \d+(?: coins)? (?:a lot|lots|much|many|good|high|low|bad|the (?:max|maximum|most|highest))\b|\bwhat(?:['’]s| is|s) the (?:max(?:imum)?|most|highest|biggest|range|min(?:imum)?)\b(?! .*\b(?:you|your|path|route|hallway|one)\b)|\bhow (?:high|big|low) (?:can|do|does) (?:they|it|the (?:numbers?|coins))\b/i,
    'range',
  ],
  [
    /\bwhere (?:do|can|should|would|could) (?:i|we) (?:see|find|get|read)(?: (?:them|it|these|those|that|my coins|the (?:numbers|coins)|my numbers))?\b|\b(?:which|what) (?:ones?|numbers?|coins) (?:do|did) (?:you|u) (?:mean|want|need)\b|\b(?:you|u) mean (?:the|those|these) (?:numbers|coins|lines|hallways)\b|\bwhat (?:numbers|coins)\b ?\?/i,
    'numbers',
  ],
]

/** The question about this game that a message asks beside the coins, if any. `rooms`: letters of the house. */
export function asideIn(text: string, rooms: readonly string[]): Aside | undefined {
  const room =
    /\b(?:[Ww]hat(?:'s| is| does)|[Ww]hich (?:room|one|letter) is|[Ww]here is)(?: the)? (?:room |letter )?["']?([A-Z])["']?(?: (?:again|mean|stand for|short for|supposed to be))?(?:,? (?:is it |was (?:it|that) )?(?:the )?[a-z'’ ]{3,20})? ?\?/.exec(
      text,
    )?.[1]
  if (room !== undefined && rooms.includes(room)) return { about: 'room', room }
  const about = ABOUT.find(([asks]) => asks.test(text))?.[1]
  return about && { about }
}

interface Known {
  /** The speaker's coins on the path that was proposed last, if any was. */
  readonly worth: number | undefined
  /** Whether the speaker's proposal is proved to be the best; undefined: there is none. */
  readonly proved?: boolean | undefined
  /** How many coins a hallway can have. */
  readonly coins: { readonly min: number; readonly max: number }
}

export function answerAside(aside: Aside, { worth, proved, coins }: Known, choose: Choose): string | undefined {
  switch (aside.about) {
    case 'room':
      return choose([
        `${aside.room} is the ${roomName(aside.room)}.`,
        `By ${aside.room} the ${roomName(aside.room)} is meant.`,
      ])
    case 'best':
      if (proved === undefined) return undefined
      return proved
        ? choose(['Yes, I compared every path, and none brings us more.', 'It is: I went through all of them.'])
        : choose(['I know of none better so far.', 'So far it is the best that I can find.'])
    case 'bot':
      return choose(['I am a program that plays with you.', 'I am no person, but a program.'])
    case 'rules':
      return choose([
        'The goal is one round trip that passes every room once and is worth the most to both; both of us have to hand in the same one.',
        'Each sees only the own side, so that it takes both to find the richest round trip; in the end both have to hand in the same one.',
      ])
    case 'range':
      return choose([
        `No hallway has fewer than ${coins.min} or more than ${coins.max} for either of us.`,
        `They lie within ${coins.min} and ${coins.max} for each of us.`,
      ])
    case 'numbers':
      return choose([
        'I mean the numbers on the hallways in the picture of the house.',
        'Each hallway in the picture has a number on it, and those are meant.',
      ])
    case 'submitting':
      return choose(['One names the rooms in order, from the start back to the start, and hands that in.'])
    case 'worth':
      return worth === undefined
        ? undefined
        : choose([`For me alone that path is worth ${worth} in total.`, `It is worth ${worth} in total to me alone.`])
    case 'reason':
      return choose([
        'I ask since neither of us sees enough alone to find the richest round trip.',
        'The reason is that the richest round trip only shows once both sides are known.',
      ])
  }
}
