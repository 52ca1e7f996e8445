/** Questions about the words and the small print of this game, each a sentence, and their answers. */
import type { Player } from '../../games/traveling-adventurers/index.ts'
import { roomName, samePath } from '../../games/traveling-adventurers/index.ts'
import type { Negotiation } from './negotiation.ts'
import type { Offers } from './offers.ts'

export type GameAsked = { readonly topic: Topic; readonly plain: string; readonly written: string }

interface Facts {
  /** The talk so far. */
  readonly conversation: {
    readonly rooms: readonly string[]
    readonly me: Player
    readonly negotiation: Negotiation
    readonly offers: Offers
    readonly informed: boolean
    readonly riddles: readonly object[]
    readonly unsure: ReadonlyMap<number, object>
    readonly contradictions: ReadonlyMap<number, object>
  }
  readonly submitted: readonly string[] | undefined
}

interface Topic {
  /** What is answered once, however often it is asked. */
  readonly name: string
  readonly asks: RegExp
  /** What says that it is about something else. */
  readonly never?: RegExp
  /** Undefined: there is nothing to say. */
  readonly answer: (facts: Facts, asked: GameAsked) => readonly string[] | undefined
}

const BETWEEN_ROOMS =
  /\b(?:way|path|connection|line|link|passage|passageway|corridor|door|edge|road|stretch|piece|thing)\b[^?]{0,12}\b(?:between|from|that (?:connects|joins|links))\b[^?]{0,20}\b(?:rooms?|[A-Z] (?:to|and) (?:the )?[A-Z])\b/
const BOTH_WAYS =
  /\b(?:back(?:wards?)?(?: again)?|other (?:way|direction)(?: (?:a)?round)?|both (?:ways|directions)|either (?:way|direction)|reverse|return|opposite|there and back)\b/i
const NAMES = "living room|empty room|empty|children['’]?s room|kids['’]? room|kitchen|bathroom|bath|attic"

const TOPICS: readonly Topic[] = [
  // "What is a hallway?", "is it the way between two rooms?"
  {
    name: 'hallway',
    asks: /\b(?:what(?:['’]?s| is| are|s)?|know|see|understand|get|mean by|explain|clear)\b[^?.!]{0,24}\b(?:hall ?ways?|corridors?)\b["'”’]?(?: (?:is|are|mean|means|exactly|then|here|supposed to be|in this game|for you)){0,3}\W*$|\b(?:is|are) (?:a |the |these |your )?["'“‘]?(?:hall ?ways?|corridors?)\b["'”’]? (?:the same|a kind|just|also|like|a|an|really|rooms?|doors?)\b[^?]*\?/i,
    never: /\b(?:best|good|worth|numbers?|coins?|your best|missing|left|ones|told)\b/i,
    answer: () => [
      'A hallway is the way between two rooms, and its number says how many coins it holds for you.',
      'It is what joins two rooms; on each there is a number in your picture, which is not the same in mine.',
    ],
  },
  {
    name: 'hallway',
    asks: new RegExp(
      String.raw`^\W*(?:(?:so|and|oh|ok|ah|wait|well)\W+){0,2}(?:is|are|you mean) (?:it|that|this|they|a hall ?way|the hall ?way|hall ?ways)?\b[^?]{0,16}${BETWEEN_ROOMS.source}[^?]*\?`,
      'i',
    ),
    never: /\b(?:best|how (?:many|much)|worth|coins?|better)\b|\d/i,
    answer: () => [
      'Yes, a hallway is the way between two rooms, and its number says how many coins it holds for you.',
      'Just so: it joins two rooms, and the number on it is what counts.',
    ],
  },
  // Whether a hallway has the same both ways.
  {
    name: 'both ways',
    asks: new RegExp(
      String.raw`\b(?:same|twice|double|again|different|as (?:many|much)|count|costs?|less|both)\b[^?]*${BOTH_WAYS.source}[^?]*\?|${BOTH_WAYS.source}[^?]*\b(?:same|twice|double|different|as (?:many|much)|count\w*|costs?)\b[^?]*\?`,
      'i',
    ),
    never:
      /\b(?:paths?|routes?|tours?|submit\w*|round trip|we both|order|direction count|(?:at|in) the end|proposal|plan|hand)\b|\b[A-Z](?:[ ,–-]+[A-Z]){3}/,
    answer: () => [
      'A hallway has the same number both ways, and a path takes it only once.',
      'The number is the same whichever way one walks there, and it counts once.',
    ],
  },
  {
    name: 'both ways',
    asks: /\b([A-Z])(?: ?[-–] ?| to (?:the )?)([A-Z])\b[^?]{0,20}\b(?:same|equal|identical|as much)\b[^?]{0,12}\b\2(?: ?[-–] ?| to (?:the )?)\1\b[^?]*\?/,
    answer: () => ['Yes, a hallway has the same number both ways.', 'It is the same hallway, and so is its number.'],
  },
  // Whether the start is written at the end.
  {
    name: 'end',
    asks: /(?=[^?]*\b(?:writ\w+|typ\w+|put|click\w*|add|nam\w+|enter|includ\w+|press|repeat|mention|need|list|have to|must|goes)\b)[^?]*(?:\bL\b|\bstart(?:ing room)?\b|\bfirst room\b)[^?]*\b(?:at the (?:very )?end|again|both ends|twice|as (?:the )?last|at both|a second time)\b[^?]*\?/i,
    never: /\bwhy\b|\b(?:have|got|coins|how (?:many|much))\b(?! to)/i,
    answer: ({ conversation: { rooms } }) => [
      `Yes, ${rooms[0]} stands at both ends of the path, so it comes at the end as well.`,
      `At the end as well: a path begins and ends with ${rooms[0]}.`,
    ],
  },
  // Whether coins are given away.
  {
    name: 'give',
    asks: /\b(?:do|does|must|should|have|will|am|can|is|if)\b[^?.!]{0,24}\b(?:i|we|one|you)\b[^?.!]{0,24}\b(?:give|hand(?: over)?|pay|lose|keep|spend|transfer|trade|take)\b[^?.!]{0,30}\bcoins?\b[^?]*\?/i,
    never:
      /\b(?:tell (?:you )?(?:all|my|the|these|them|every\w*)|list|numbers|all (?:of )?(?:my|the|your)|path|route|by|if we|hallway|how (?:many|much)|from [A-Z])\b|\d/i,
    answer: () => [
      'Nobody gives any away: you only tell me the numbers, and the coins on our path count for both of us.',
      'They stay where they are. We only tell each other the numbers, so that we find the path with the most for both.',
    ],
  },
  // Whether one of the two wins.
  {
    name: 'winner',
    asks: /\b(?:is|are|will|do|does|can|could|am|who)\b[^?.!]{0,40}\b(?:winners?|losers?|prize for (?:one|the better) of us)\b[^?]*\?|\b(?:does it|is it|would it)\b[^?.!]{0,12}\b(?:matter|important|count)\b[^?.!]{0,24}\b(?:who|which of us|whether (?:you|i)|if (?:you|i)) \b[^?.!]{0,20}\b(?:more|most|less|fewer)\b[^?]*\?/i,
    never: /\b(?:path|route|tour|way|hall ?way|you win)\b/i,
    answer: () => [
      'No, we play together: only the sum of both sides counts, whoever has more of it.',
      'There is none: what counts is what both of us get together.',
    ],
  },
  // What a path is.
  {
    name: 'path',
    asks: /\b(?:what(?:['’]?s| is| are|s)|mean by)\b[^?.!]{0,14}\b(?:a |an )(?:round ?trip|tour|route|path|leg|loop)\b["'”’]?(?: (?:then|exactly|here))?\W*$/i,
    answer: ({ conversation: { rooms } }) => [
      `A walk from ${rooms[0]} through each other room once and back to ${rooms[0]}.`,
      `It begins in ${rooms[0]}, passes each other room once, and ends in ${rooms[0]}.`,
    ],
  },
  // What was meant by words of one's own.
  {
    name: 'costs',
    asks: /\b(?:what|mean\w*|understand|explain)\b[^?.!]{0,40}\b(?:what it costs|costs? will show|wish is noted|show later)\b/i,
    answer: () => [
      'I meant that I remember your wish; whether it costs us coins I only see once I know all of your numbers.',
    ],
  },
  {
    name: 'best',
    asks: /\b(?:what|mean\w*|understand|explain)\b[^?.!]{0,40}\b(?:no path can be better|best that i know)\b/i,
    answer: () => ['I meant that I added up both sides of the paths, and found none with more coins.'],
  },
  // "Is E the empty room?"
  {
    name: 'letter',
    asks: new RegExp(
      String.raw`\b(?:is|are|does)(?: the)?(?: letter| room)? ["'“]?([A-Z])["'”]?,? (?:stand for |mean |short for |your name for |then )?(?:the )?(${NAMES})\b[^?]{0,12}\?|\b(?:letter|room) ["'“]?([A-Z])["'”]?,? (?:is|it['’]?s|means|stands for)[^?]{0,6}(?:the )?(${NAMES})\b[^?]{0,12}\?|^\W*(?:(?:so|and|ok)\W+)?([A-Z]) (?:is|means|stands for|=) (?:the )?(${NAMES}),? (?:right|yes|no|isn['’]t it|correct|or)\b[^?]{0,8}\?`,
    ),
    answer: ({ conversation: { rooms } }, { written, topic }) => {
      const found =
        topic.asks
          .exec(written)
          ?.slice(1)
          .filter((group) => group !== undefined) ?? []
      const [letter = '', name = ''] = found
      if (!rooms.includes(letter)) return undefined
      const called = roomName(letter)
      const short = (word: string): string =>
        word.toLowerCase().replace(/[’']/g, '').slice(0, 4).replace('kids', 'chil')
      return short(called) === short(name)
        ? [`Yes, ${letter} is the ${called}.`, `Yes, by ${letter} the ${called} is meant.`]
        : [`No, ${letter} is the ${called}.`, `No, by ${letter} the ${called} is meant.`]
    },
  },
  {
    name: 'names',
    asks: /\b(?:shall|should|can|could|may|do|must|is it (?:ok|okay|fine))\b[^?.!]{0,30}\b(?:write|use|name|call|type|say|spell|abbreviate)\b[^?.!]{0,24}\b(?:letters?|names|full names|words|initials)\b/i,
    never: /\b(?:what|which|mean|coins?|your name)\b/i,
    answer: () => ['Letters or names, as you like: I understand both.', 'Either will do, letters as well as names.'],
  },
  // Which path was handed in.
  {
    name: 'submitted',
    asks: /\b(?:which|what)\b[^?]{0,40}\b(?:you|u)\b[^?]{0,20}\b(?:got|have|put|sent|handed|entered|typed|lock(?:ed)?) in\b(?! (?:your|ur|the|mind)\b)[^?]*\?|\b(?:which|what)(?: (?:one|path|route))? (?:is|was|went) in\b[^?]{0,20}\b(?:you|your side)\b[^?]*\?/i,
    answer: ({ submitted }) =>
      submitted
        ? [`I have handed in ${submitted.join(' ')}.`, `It was ${submitted.join(' ')}.`]
        : ['None yet: nothing is handed in before you say yes.', 'I have not handed in any yet.'],
  },
  // Whether one did it right.
  {
    name: 'right',
    asks: /\b(?:did|have|am) i (?:do|say|write|tell|type|put|explain|fill|enter|done|said|written|typed|doing|saying|writing)(?: (?:it|that|this|them|those|all|everything))?(?: \w+)? ?(?:right|correct(?:ly)?|well|properly|ok|okay|the right way|clear(?:ly)? enough)(?: (?:now|so|this time|then))?\W*$|\b(?:is|was|are) (?:that|this|it|these|those) (?:what|how|the way|the ones?|the numbers?) (?:that )?(?:you|u) (?:mean|meant|want(?:ed)?|need(?:ed)?|ask(?:ed)?(?: for)?|wish|like)\b[^?]{0,24}\?|\b(?:is|was) (?:that|this|it) (?:the right way|right so|right like (?:this|that)|how it (?:is|['’]s) done|clear enough|the right format)\W*$|^\W*(?:like (?:this|that|so)|is (?:this|that) (?:format|way) (?:ok|okay|fine|good|right))\W*\?/i,
    answer: ({ conversation: { riddles, unsure, contradictions, informed } }) =>
      riddles.length + unsure.size + contradictions.size > 0
        ? undefined
        : informed
          ? ['Yes, exactly so.', 'Yes, that is just right.', 'You did it right.']
          : ['Yes, you do it right.', 'Yes, that is fine.'],
  },
  // "Am I bad at it?"
  {
    name: 'bad',
    asks: /\b(?:am i|i['’]m|(?:mean|means)(?: that)? (?:i|mine|my side)|is it (?:bad|my fault)|are mine)\b[^?.!]{0,24}\b(?:bad|worse|poor|losing|weak|stupid|terrible|unlucky|wrong|fault|low)\b[^?]*\?/i,
    never: /\b(?:path|route|how|count\w*|add\w*|sum|number)\b/i,
    answer: () => [
      'Not at all: the numbers are given by chance, and only the sum of both sides counts.',
      'No, nobody chose these numbers, and we share what we find.',
    ],
  },
  // "Why the other way round?"
  {
    name: 'turned',
    asks: /\b(?:why|how come|what for|reason)\b[^?.!]{0,40}\b(?:other way(?: a?round)?|turn(?:ed|ing)? (?:it|that|the path|around|round)|revers\w+|backwards?|opposite (?:way|direction)|other direction|switch(?:ed)? (?:the )?(?:order|direction)|flip\w*)\b/i,
    never: /\bwhy not\b/i,
    answer: ({ conversation: { negotiation, me, offers } }) => {
      const path = negotiation.proposals[me]?.path
      const turned = path && offers.proposed.some((one) => samePath(one, path.toReversed()))
      return turned
        ? [
            `I had heard no yes to the first, and it is worth the same both ways; (${path.toReversed().join(' ')}) is as fine with me.`,
          ]
        : ['A path is worth the same whichever way round it is walked.', 'Both ways round it is worth the same.']
    },
  },
]

/** "I still don't see what a hallway is." asks as well. */
const LONGEST = 240

/** `plain`: rooms as letters; `written`: as it was typed. */
export function gameAskedIn(plain: string, written: string): GameAsked | undefined {
  if (plain.length > LONGEST) return undefined
  const topic = TOPICS.find(
    ({ asks, never }) => (asks.test(plain) || asks.test(written)) && !never?.test(plain) && !/\d ?[,;]/.test(plain),
  )
  return topic && { topic, plain, written }
}
