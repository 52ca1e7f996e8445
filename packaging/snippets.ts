/** The programs that stand in the guides. */
import { readBlocks } from './guides.ts'

export interface Snippet {
  /** As `docs/models.md, line 91`. */
  readonly place: string
  readonly language: 'ts' | 'js'
  readonly text: string
}

const LANGUAGES: Readonly<Record<string, Snippet['language']>> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
}

/** Every TypeScript and JavaScript snippet of README and docs, in order. */
export const readSnippets = (): Snippet[] =>
  readBlocks().flatMap(({ place, tag, text }) => {
    const language = LANGUAGES[tag]
    return language ? [{ place, language, text }] : []
  })
