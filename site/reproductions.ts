/** What of a paper can be reproduced and imported, from the registry. */
import { importers, reproductions } from '../src/lab/papers/index.ts'
import { cell, table } from './page.ts'

export async function reproductionsOf(paper: string): Promise<string> {
  const tables = (await reproductions()).filter(({ name }) => name.startsWith(`${paper}/`))
  if (tables.length === 0) throw new Error(`there is no paper "${paper}" in src/lab/papers`)
  const own = (await importers()).filter(({ name }) => name.startsWith(paper))
  return [
    table(
      ['command', 'shows'],
      tables.map(({ name, about }) => [`\`roundtable reproduce ${name}\``, cell(about)]),
    ),
    ...(own.length > 0
      ? [
          table(
            ['command', 'brings in'],
            own.map(({ name, about }) => [`\`roundtable import ${name} <path>\``, cell(about)]),
          ),
        ]
      : []),
  ].join('\n\n')
}
