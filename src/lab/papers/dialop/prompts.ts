/** The prompts of the decision-oriented dialogues: the release's own text files, each ending where a new dialogue begins. */
import { DOMAINS, type DialogueDomain } from './published/published-game.ts'
import type { Recipe } from '../../prompts/recipe.ts'
import type { Source } from '../../prompts/sources.ts'

export const dialop: Recipe = {
  paper: 'dialop',
  takes: 'the folder prompts/ of the release, or the release itself; the paper’s text holds no prompts',
  find(sources) {
    const named = sources.flatMap((source) => {
      const name = nameOf(source)
      return name === undefined ? [] : [[name, source] as const]
    })
    if (named.length === 0) return []
    const texts = Object.fromEntries(named.map(([name, source]) => [name, source.read().trimEnd()]))
    return [{ edition: 'release', whole: true, from: named.map(([, source]) => source), texts }]
  },
}

/** How the release calls the games, in one place or another. */
const GAMES: readonly (readonly [RegExp, DialogueDomain])[] = [
  [/assignment|matching|optimi[sz]ation/i, DOMAINS[0]],
  [/planning|itinerary/i, DOMAINS[1]],
  [/mediation/i, DOMAINS[2]],
]

/** `planning.agent.txt` for the assistant's prompt of Planning; undefined for what is no prompt of a player. */
function nameOf({ name, path, read }: Source): string | undefined {
  if (!name.endsWith('.txt') || !/\[message\]/.test(read()) || !/\[(?:propose|accept|reject)\]/.test(read()))
    return undefined
  // A name tells more than the folders above it.
  const game = (GAMES.find(([word]) => word.test(name)) ?? GAMES.find(([word]) => word.test(path)))?.[1]
  if (game === undefined) return undefined
  if (game === 'assignment') return 'assignment.txt'
  const seat = /user[-_ ]?[01]?|agent|assistant/i.exec(name)?.[0].toLowerCase().replace(/\W|_/g, '')
  return seat === undefined ? undefined : `${game}.${seat === 'assistant' ? 'agent' : seat}.txt`
}
