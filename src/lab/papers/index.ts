/**
 * Everything that papers bring, by paper: what can be reproduced, and which of their data sets can be imported. A
 * paper's folder has its name in `roundtable reproduce <paper>/<table>`, and its index exports reproductions and
 * importers and nothing else.
 */
import type { Importer } from './importer.ts'
import type { Reproduction } from './reproduction.ts'

type Paper = Readonly<Record<string, Reproduction | Importer>>

const papers: Readonly<Record<string, () => Promise<Paper>>> = {
  'traveling-adventurers': () => import('./traveling-adventurers/index.ts'),
  'llm-co': () => import('./llm-co/index.ts'),
  'text-games': () => import('./text-games/index.ts'),
  dialop: () => import('./dialop/index.ts'),
  avalon: () => import('./avalon/index.ts'),
  // one line each
}

/** All that can be reproduced, paper by paper. */
export const reproductions = async (): Promise<readonly Reproduction[]> =>
  (await allExports()).filter((one) => 'make' in one)

/** All that can be imported. */
export const importers = async (): Promise<readonly Importer[]> => [
  ...(await allExports()).filter((one) => 'run' in one),
  // Of all papers at once, since whoever has one text has others beside it.
  (await import('./import-prompts.ts')).promptsImporter,
]

/** What all papers export, each paper's by name, `table-2` before `table-10`. */
async function allExports(): Promise<(Reproduction | Importer)[]> {
  const exported = await Promise.all(Object.values(papers).map((load) => load()))
  return exported.flatMap((paper) => Object.values(paper).sort(byName))
}

const { compare } = new Intl.Collator('en', { numeric: true })
const byName = (a: { name: string }, b: { name: string }): number => compare(a.name, b.name)

export type { Importer } from './importer.ts'
export type { Reproduction } from './reproduction.ts'
