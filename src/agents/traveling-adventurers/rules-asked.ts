/** Questions about single rules of Traveling Adventurers, and their answers. */
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import type { Choose } from './english/voice.ts'
import { clausesOf } from './questions-heard.ts'
import { sentencesIn } from './rows-meant.ts'

type Facts = Pick<Observation, 'rooms' | 'start' | 'turnsLeft' | 'mode'>

/** Asks whether both have to take the same path, or what two different ones are worth. */
const OF_ONE_PATH =
  /\b(?:same|identical|different|differ|differs|match|matches|equal|own|not agree|disagree|another(?= than yours))\b/i
const OF_PATHS =
  /\b(?:paths?|routes?|ways?|tours?|submissions?|submit\w*|hand\w* in|walk|pick|same one|they match|ours match|agree)\b/i
const OF_A_RULE =
  /\b(?:must|have to|has to|need|needs|should|supposed|allowed|can|may|if|when|happens|matter|or|do we|does|get|points)\b/i
const OF_NO_RULE =
  /\bsame (?:coins?|totals?|amount|numbers?|values?|worth|sum|direction|as (?:before|that|this|yours))\b|\b(?:total|worth|coins|sum)\b.{0,15}\bthe same\b|\b(?:is|was|are) (?:that|this|it|there|those) (?:the same|an?(?:ny)?)?\b|\b(?:other|same) (?:way round|direction)|\bdifferent (?:path|one|route) (?:that|with|which|worth|from)\b|\bbetter\b/i

/** "Does the living room count as one of the six?" */
const OF_START =
  /\b(?:living room|start(?:ing)? room|\bL)\b[^.!?]*\b(?:count(?:s|ed)?|one of|included?|part of|belongs?|among)\b[^.!?]*\b(?:rooms?|six|6|them|those|too|as well|path)\b/i
const asksOfStart = (sentence: string): boolean => OF_START.test(sentence) && isQuestion(sentence)
/** A text without the sentences that ask for that, whose number is none of coins. */
export const withoutRoomsCounted = (text: string): string =>
  OF_START.test(text)
    ? sentencesIn(text)
        .filter((sentence) => !asksOfStart(sentence) || /[-–:]\s?[A-Z]?\s?\d/.test(sentence))
        .join('')
    : text

const RULES: readonly (readonly [
  asks: RegExp | ((sentence: string) => boolean),
  answer: (facts: Facts) => readonly string[],
  /** What says that it is about something else. */
  never?: RegExp,
])[] = [
  [
    (sentence) => [OF_ONE_PATH, OF_PATHS, OF_A_RULE].every((of) => of.test(sentence)) && !OF_NO_RULE.test(sentence),
    () => [
      'Both of us have to hand in the same path in the same direction, otherwise neither gets anything.',
      'Only the same path in the same direction counts; two different ones are worth nothing to either.',
    ],
  ],
  [
    /\b(?:do|does|must|should|will|that|whether|if|are) (?:you|we|both(?: of us)?|i)(?: both| also| too| all| have to| going to)* (?:start|begin|starting|beginning) (?:off |out )?(?:in|at|from) (?:the )?(?:living room\b|same\b|L\b(?! ?-| to\b))[^.!]*\?|\bwhere do (?:you|we) (?:both |have to )?(?:start|begin)\W*\?/i,
    ({ start }) => [
      `Both of us begin in ${start}, and come back there at the end.`,
      `For both of us it begins and ends in ${start}.`,
    ],
  ],
  [
    asksOfStart,
    ({ start }) => [
      `Yes, ${start} is one of them; it only stands at both ends of the path.`,
      `It counts as one of the rooms: ${start} is where the path begins and ends.`,
    ],
  ],
  [
    /\b(?:points?|coins|sums?|scores?|totals?|results?|reward|count\w*|add(?:ed)?|together|both)\b[^.!?]*\bor\b[^.!?]*\b(?:each|alone|separate\w*|own|individual\w*|single|not|everyone|everybody|mine|only|apart)\b[^.!?]*\?/i,
    () => [
      'The coins of both sides are added up, and that one sum is what both of us get.',
      'Both sides together: what counts is the sum, for you and me alike.',
    ],
    /\b(?:from|to|yours?|[B-HJ-Z]|path|route|submit\w*|first|last|begin\w*|start\w*|accept|agree|deal)\b/,
  ],
  [
    /\b(?:competition|compete|competing|competitive|against each other|cooperat\w*|same team|opponents?|rivals?|who (?:wins|gets the coins|is winning)|(?:split|share|divide) (?:the |all |all the |our )?(?:coins|points|reward|it|them)|same (?:reward|score|points|payoff)|(?:earn|get|win|make) more than (?:me|you|i)\b(?! (?:on|with|from))|(?:coins|points|score|total) (?:shared|added|combined|for both|count together)|(?:my|your) score|each (?:of us )?(?:keeps?|gets?) (?:its|their|our|his|the) own)\b[^.!]*\?|\bscore (?:only )?(?:my|your)\b[^.!]*\?|\b(?:do|does|is it|are) (?:only )?(?:i|your|my|mine|yours)\b[^?.!]*\b(?:and you|that count|or mine|or yours|or both|added (?:up )?(?:to|with)|count)\b[^?.!]*\?|\b(?:we both|both of us) (?:win|lose|get the same)\b[^.!]*\?|\b(?:do|does|will|would) (?:we|i|each|both)\b[^.!?]*\bget\b[^.!?]*\b(?:sum|both our|both of our|only (?:get )?mine|only my|my own)\b[^.!]*\?|\b(?:your|my|our)(?: \w+)? (?:and|plus) (?:mine|yours|your|my)\b[^.!?]*\b(?:added|add|summed|sum|count|together)\b[^.!]*\?|\b(?:are|is|will|do) (?:our|both|the)(?: \w+){0,2} (?:coins|numbers|scores|totals|sums?)(?: get| be)? (?:summed|added|add(?:ed)? up|combined|shared)\b[^.!]*\?/i,
    () => [
      'We play together: the coins of both sides on the path are added up, and it is the same sum for both of us.',
      'No contest: what counts is the sum of your side and mine on the path, for each of us alike.',
    ],
    /\b(?:weigh|compare|hold|set|put|paths?|routes?|tours?) [^.!?]{0,30}against each other\b/i,
  ],
  [
    /\b(?:do|can|does) (?:you|we|both)\b[^?]*\b(?:see|have|get)\b[^?]*\bsame (?:coins|numbers|values|things?|picture|map|house)\b|\b(?:are|is) (?:your|our|my|the)\b[^?]*\b(?:numbers|coins|values)\b[^?]*\bsame\b[^?]*\?|\bdifferent (?:coins|numbers|values)\b[^?]*\?|\b(?:they|these|those|coins|numbers|values|mine|yours)(?:['’]?re| are| look| is)? (?:\w+ )?(?:different|not the same|the same|others?) (?:for|to|on|from|than|as) (?:you|me|us|yours|mine|your side|both|each)\b[^?]*\?/i,
    () => ['Each of us sees other numbers in the same house.', 'The house is the same, the numbers are not.'],
  ],
  [
    /\b(?:twice|two times|more than once|several times|same room again|(?:skip|leave out|miss) (?:a|one|any|some) rooms?|(?:all|every|each)(?: of)?(?: the| these| those)?(?: (?:six|6|five|5|other|single))? rooms?)\b[^.!]*\?/i,
    () => [
      'Every room has to be passed exactly once, only the start also comes at the end.',
      'None twice and none left out, the start alone comes again at the end.',
    ],
  ],
  [
    /\b(?:direction|which way (?:a)?round|other way (?:a)?round|backwards?|reversed?)\b[^.!]*\?/i,
    () => [
      'It is worth the same both ways, but both of us have to hand in the same way round.',
      'The coins are the same, only we both need the same direction.',
    ],
  ],
  [
    /\b(?:come|go|get|walk|be|end(?:s|ed)?|finish|(?<!\bin )return)\b[^.!?]*\b(?:back|return|end|start|where (?:we|i|it) (?:start|began|begin))\b[^.!]*\?|\bround trip\b[^.!]*\?/i,
    ({ start }) => ['At the end one is back where one began.', `It ends where it begins, in ${start}.`],
  ],
  [
    /\b(?:time limit|bonus|how fast|in a hurry|shortest|fastest|number of steps)\b[^.!]*\?/i,
    () => ['Only the coins on the path count.', 'What counts is what lies on the path, and nothing else.'],
  ],
  [
    /\bhow many rooms\b/i,
    ({ rooms }) => [
      `There are ${inWords(rooms.length)} rooms, with the start.`,
      `In all ${inWords(rooms.length)} rooms.`,
    ],
  ],
  [
    /\bhow many (?:turns|messages|moves|tries|rounds)\b|\bhow (?:long|much time) (?:do|have) we\b|\bhow much time\b/i,
    ({ turnsLeft, mode }) => {
      const left = inWords(turnsLeft)
      return mode === 'free'
        ? [`I may say something ${left} more times.`, `There are ${left} messages left for me.`]
        : [`I have ${left} turns left, this one included.`, `There are ${left} turns left on my side.`]
    },
  ],
]

const NUMBERS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** In words, so that nobody takes it for coins. */
const inWords = (number: number): string => NUMBERS[number] ?? 'plenty of'

/** Ends as a question, or begins as one, or says that it asks. */
const isQuestion = (sentence: string): boolean =>
  /\?\s*$|^\W*(?:and |but |so )?(?:what|do|does|must|can|is|are|should|if|how|who)\b|\b(?:i ask|tell me|i wonder|want(?:ed)? to know|asked|rule)\b/i.test(
    sentence,
  )

const MOST_ANSWERED = 2

/** The answer to a question about a rule, or to the first of several; undefined: none is asked. */
export function answerRule(text: string, facts: Facts, choose: Choose): string | undefined {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  const questions = sentences
    .filter((sentence) => /\?\s*$/.test(sentence))
    .flatMap((sentence) => clausesOf(sentence))
    .map((clause) => clause.replace(/[,:;]?\s*$/, (end) => (clause.trimEnd().endsWith('?') ? end : '?')))
  const each = questions.length > 1 ? questions.map((question) => ruleIn(question, [question])) : []
  const several = [...new Set(each.filter((rule) => rule !== undefined))].slice(0, MOST_ANSWERED)
  if (several.length > 1) return several.map((rule) => choose(rule[1](facts))).join(' ')
  const rule = ruleIn(text, sentences)
  return rule && choose(rule[1](facts))
}

const ruleIn = (text: string, sentences: readonly string[]): (typeof RULES)[number] | undefined =>
  RULES.find(([asks, , never]) =>
    asks instanceof RegExp
      ? never
        ? sentences.some((sentence) => asks.test(sentence) && !never.test(sentence))
        : asks.test(text)
      : sentences.some((sentence) => isQuestion(sentence) && asks(sentence)),
  )
