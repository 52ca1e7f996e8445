/** The prompts of the AvalonPlay agents, as far as the paper prints them: figures 3 and 7, table 4. */
import { InvalidInput } from '../../../core/errors.ts'
import { above, between, plainSpaces } from '../../prompts/passages.ts'
import type { Recipe } from '../../prompts/recipe.ts'

export const avalon: Recipe = {
  paper: 'avalon',
  takes: 'the paper’s text (its figures 3 and 7, its table 4)',
  find(sources) {
    const source = sources.find(({ name, read }) => !name.includes('jsonl') && read().includes('{PRIVATE_INFORMATION}'))
    if (!source) return []
    const table = between(source, /Role Global Prompt/, /Table 4:/).split('\n')
    const roles = ROLES.map(([title, role]) => {
      const at = table.findIndex((line) => line.trim() === title)
      const text = table.slice(at + 1).find((line) => line.includes(RULE))
      if (at < 0 || text === undefined) throw new InvalidInput(`${source.path}: table 4 has no prompt of ${title}`)
      return [`role.${role}.txt`, plainSpaces(text.slice(text.indexOf(RULE) + RULE.length).replace(/^\s*\+\s*/, ''))]
    })
    return [
      {
        edition: 'paper',
        // How players are asked to speak and to vote is not printed.
        whole: false,
        from: [source],
        texts: {
          'rules.txt': plainSpaces(above(source, /^Figure 7:/)),
          ...(Object.fromEntries(roles) as Record<string, string>),
          // The figure is a piece of a program, which ends behind the text.
          'program.txt': plainSpaces(above(source, /^Figure 3:/)).replace(/['’]{3}\W*$/, ''),
        },
      },
    ]
  },
}

const RULE = '{Game Rule}'

/** The roles as table 4 calls them. */
const ROLES = [
  ['Merlin', 'merlin'],
  ['Percival', 'percival'],
  ['Servant', 'servant'],
  ['Morgana', 'morgana'],
  ['Assassin', 'assassin'],
  ['Minion', 'minion'],
] as const
