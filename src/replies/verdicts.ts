/**
 * The many ways to let pass or to refuse what somebody else puts forward, as plain verbs: "let this team through" and "I'm
 * fine with it" accept, "vote it down" and "I veto this plan" reject. What is denied, asked or considered stays so.
 */
import * as lexicon from './lexicon.ts'
import { anyOf, spaced } from './words.ts'

const MINE = `my (?:full )?(?:${anyOf(lexicon.CONSENT)})`
const FOR_ME = '(?:for|by|with|to) (?:me|us)'
const FINE = '(?:fine|okay|ok|good|great|acceptable)'

const WAYS = [
  {
    verb: 'reject',
    before: spaced(lexicon.REJECTING),
    around: [[anyOf(lexicon.PUT_DOWN), 'down']],
    being: anyOf(lexicon.UNWILLING),
    clauses: `(?:do|does|wo|will)(?: not|n['’]t) work ${FOR_ME}|(?:(?:is|are)(?: not|n['’]t)|^not) ${FINE} ${FOR_ME}|no (?:green light|support|vote|approval|go) from (?:me|us)|withhold ${MINE}|(?<=\\b(?:I|we)(?:['’]ll| must| have to)? )(?:refuse|decline)(?=[.!;\\s]*$)`,
  },
  {
    verb: 'accept',
    before: spaced(lexicon.ACCEPTING),
    around: [
      ['let', `(?:${anyOf(lexicon.LET_THROUGH)})`],
      ['wave|nod|push', 'through'],
      ['give', `(?:a|the|my) (?:${anyOf([...lexicon.GIVEN, ...lexicon.CONSENT])})`],
    ],
    being: anyOf(lexicon.WILLING),
    clauses: `(?:works|(?:(?:is|are|['’]s) |^)${FINE}) ${FOR_ME}|(?<!\\b(?:\\d|s?he|who) )(?:has|gets?|have) ${MINE}|no (?:${anyOf(lexicon.OBJECTIONS)}) (?:from (?:me|us)|here)|(?:rule|vote) in favou?r(?! of)`,
  },
] as const

/** Words that say it only where nothing else is said. */
export const ALONE = { accept: spaced(lexicon.ACCEPTED_ALONE), reject: spaced(lexicon.REJECTED_ALONE) } as const

/** "turn down" as "turning down". */
const gerundOf = (verb: string): string => verb.replace(/^([a-z-]+?)e?(?= |$)/, '$1ing')

/**
 * Makes the function that puts plain verbs in the place of these ways.
 *
 * @param nouns What is judged is called, as a part of a pattern: `team|proposal`.
 */
export function plainVerdicts(nouns: string): (text: string) => string {
  const object = `((?:(?:the|this|that|your|their|these|those) (?:[a-z]{2,12} )?)?(?:ones?|${nouns})|it|this|that|these|them)(?![\\w'’]|-\\w)`
  const rules = WAYS.flatMap(({ verb, before, around, being, clauses }): [string, string][] => [
    [
      `\\b(I|we)(?:['’]?m|['’]re| am| are)( not| never)?(?: [a-z]{2,10}ly| quite| just| still)? (?:${being}) ${object}`,
      `$1$2 ${verb} $3`,
    ],
    ...around.map(([first, behind]): [string, string] => [
      `\\b(?:${first})(?:t?(ing))? ${object} ${behind}(?![\\w-])`,
      `${verb}$1 $2`,
    ]),
    [`(?<!\\b(?:the|an?|my|your) )\\b(?:${before.join('|')}) ${object}`, `${verb} $1`],
    [`\\b(?:${before.map(gerundOf).join('|')}) ${object}`, `${verb}ing $1`],
    [`(?:(?:I|we|${object}) )?\\b(?:${clauses})\\b`, `I ${verb}`],
  ]).map(([pattern, meant]) => [new RegExp(pattern, 'gi'), meant] as const)
  return (text) => rules.reduce((said, [pattern, meant]) => said.replace(pattern, meant), text)
}
