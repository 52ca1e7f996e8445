/**
 * What can be had from the words of our theory-of-mind questions without understanding them: a linear reader and a small
 * network, trained on the options alone or with fragments of the situation, cross-validated with groups kept together.
 * `npx tsx bench/theory-of-mind.ts [edition]`
 */
import { aspects, ourSets, secondEdition } from '../src/games/theory-of-mind/index.ts'
import { posedIn, type AskedGroup } from '../src/lab/papers/llm-co/questions/second/asked.ts'
import { crossValidate } from '../src/lab/papers/llm-co/questions/second/readers.ts'
import { wilson } from '../src/lab/tables/statistics.ts'

const groups = process.argv[2] === '1' ? firstEdition() : secondEdition.groups.map(posedIn)

for (const aspect of aspects) {
  const mine = groups.filter((group) => group.aspect === aspect)
  if (mine.length === 0) continue
  for (const reader of ['linear', 'network'] as const)
    for (const view of ['options', 'fragments'] as const) {
      const { right, questions, chance } = crossValidate(
        mine.map(({ posed }) => posed),
        reader,
        view,
      )
      const { mean, low, high } = wilson(Math.round(right), questions)
      const [share, from, to, guess] = [mean, low, high, chance].map((one) => (100 * one).toFixed(1))
      console.log(
        `${aspect.padEnd(11)} ${reader.padEnd(7)} ${view.padEnd(9)} ${share} % [${from}, ${to}], guessing ${guess} % (${questions} questions)${low <= chance && chance <= high ? '' : ' OUTSIDE'}`,
      )
    }
}

/** The first edition: the questions about one situation are a group; the first right answer counts. */
function firstEdition(): AskedGroup[] {
  return ourSets.flatMap(({ scenarios }) =>
    scenarios.flatMap((scenario) =>
      scenario.questions.map(({ aspect, question, options, answers, why }) => ({
        aspect,
        posed: [
          {
            description: scenario.description,
            slots: scenario.situation.match(/[^.]+\./g) ?? [],
            question,
            options,
            right: answers[0]!,
            why,
          },
        ],
      })),
    ),
  )
}
