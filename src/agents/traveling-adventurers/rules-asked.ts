/** Questions about single rules of Traveling Adventurers, and their answers. */
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import type { Choose } from './english/voice.ts'

type Facts = Pick<Observation, 'rooms' | 'start' | 'turnsLeft' | 'mode'>

const RULES: readonly (readonly [asks: RegExp, answer: (facts: Facts) => readonly string[]])[] = [
  [
    /\b(?:twice|two times|more than once|several times|same room again|(?:skip|leave out|miss) (?:a|one|any|some) rooms?|(?:all|every) rooms?)\b[^.!]*\?/i,
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
    /\b(?:come|go|get|walk|be|end(?:s|ed)?|finish|return)\b[^.!?]*\b(?:back|return|end|start|where (?:we|i|it) (?:start|began|begin))\b[^.!]*\?|\bround trip\b[^.!]*\?/i,
    ({ start }) => ['At the end one is back where one began.', `It ends where it begins, in ${start}.`],
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

/** The answer to a question about a rule; undefined: none is asked. */
export function answerRule(text: string, facts: Facts, choose: Choose): string | undefined {
  const rule = RULES.find(([asks]) => asks.test(text))
  return rule && choose(rule[1](facts))
}
