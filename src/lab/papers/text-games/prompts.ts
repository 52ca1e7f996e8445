/** The prompts of the text games' language agent: tables 2 and 3 of the paper. */
import { InvalidInput } from '../../../core/errors.ts'
import { between, plainSpaces, unescape } from '../../prompts/passages.ts'
import type { Recipe } from '../../prompts/recipe.ts'
import type { Source } from '../../prompts/sources.ts'

export const textGames: Recipe = {
  paper: 'text-games',
  takes: 'the paper’s text (its tables 2 and 3)',
  find(sources) {
    const source = sources.find(({ name, read }) => !name.includes('jsonl') && read().includes('{VALID ACT SET}'))
    if (!source) return []
    const [role = '', query = ''] = between(source, /Role Initialization\s*\n(?=.*\{TASK DESC\})/, /Table 2:/)
      .split(/^Action Query$/m)
      .map(clean)
    for (const [text, slot] of [
      [role, '{TASK DESC}'],
      [query, '{OBS}'],
      [query, '{VALID ACT SET}'],
    ] as const)
      if (!text.includes(slot)) throw new InvalidInput(`${source.path}: table 2 has no ${slot} where it should be`)
    return [
      {
        edition: 'paper',
        whole: true,
        from: [source],
        texts: { 'role.txt': role, 'query.txt': query, ...rulesIn(source) },
      },
    ]
  },
}

const clean = (text: string): string => unescape(plainSpaces(text))

/** The games as table 3 calls them. */
const TITLES = [
  ['Arithmetic', 'arithmetic'],
  ['MapReader', 'map-reader'],
  ['Sorting', 'sorting'],
  ['TWC', 'twc'],
] as const

function rulesIn(source: Source): Record<string, string> {
  const lines = between(source, /Constrained Prompts\s*\n/, /Table 3:/).split('\n')
  return Object.fromEntries(
    TITLES.map(([title, game]) => {
      const at = lines.findIndex((line) => line.trim() === title)
      const text = lines.slice(at + 1).find((line) => line.trim() !== '')
      if (at < 0 || text === undefined) throw new InvalidInput(`${source.path}: table 3 has no prompt of ${title}`)
      return [`rules.${game}.txt`, clean(text)]
    }),
  )
}
