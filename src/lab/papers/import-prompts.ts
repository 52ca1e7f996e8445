/** Published prompts, out of the texts of papers or the files of their authors, as folders that agents take. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, MANIFEST, type PromptsManifest } from '../../agents/published/index.ts'
import { InvalidInput } from '../../core/errors.ts'
import { makeFolder } from '../../node/make-folder.ts'
import type { Importer } from './importer.ts'
import { avalon } from './avalon/prompts.ts'
import { dialop } from './dialop/prompts.ts'
import { llmCo } from './llm-co/prompts.ts'
import type { FoundPrompts, Recipe } from '../prompts/recipe.ts'
import { findSources } from '../prompts/sources.ts'
import { textGames } from './text-games/prompts.ts'

const recipes: readonly Recipe[] = [avalon, dialop, llmCo, textGames]

export const promptsImporter: Importer = {
  name: 'prompts',
  about:
    'The prompts that papers printed or their authors released (a paper as text, or a folder of such files), for --prompts.',
  async run(path, into) {
    const sources = findSources(path)
    const lines: string[] = []
    for (const recipe of recipes)
      for (const found of recipe.find(sources)) {
        const folder = join(into, 'prompts', folderOf(recipe, found))
        write(folder, recipe.paper, found)
        lines.push(
          `${Object.keys(found.texts).length} texts of ${recipe.paper} (${WORDS[found.edition]}) in ${folder}, out of ${found.from.map(({ name }) => name).join(', ')}`,
        )
      }
    if (lines.length > 0) return [...lines, `send them with: --prompts ${join(into, 'prompts')}`]
    const known = recipes.map(({ paper, takes }) => `${paper}: ${takes}`).join('; ')
    throw new InvalidInput(`${path} holds no prompts that are known here. What can be given: ${known}`)
  },
}

/** The wording of a paper lies under its name; others beside it, each under its own. */
const folderOf = ({ paper }: Recipe, { edition }: FoundPrompts): string =>
  edition === 'paper' || edition === 'release' ? paper : `${paper}-${edition}`

const WORDS: Readonly<Record<FoundPrompts['edition'], string>> = {
  paper: 'as the paper prints them',
  'first-code': 'as in the authors’ first code',
  'later-code': 'as in the authors’ later code',
  release: 'as released',
}

function write(folder: string, paper: string, { edition, whole, from, texts }: FoundPrompts): void {
  rmSync(folder, { recursive: true, force: true })
  makeFolder(folder)
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  const manifest: PromptsManifest = {
    format: 1,
    paper,
    edition,
    whole,
    from: from.map(({ name }) => name),
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, digest(text)])),
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
}
