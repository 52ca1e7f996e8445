/** The programs that stand in the guides, and in doc comments. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, readBlocks } from './guides.ts'
import { repository } from './packed.ts'

export interface Snippet {
  /** As `docs/models.md, line 91`, or `src/core/play.ts, line 11`. */
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

/** Every `@example` of a doc comment that is a whole program. */
export const readExamples = (): Snippet[] =>
  readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(repository, 'src', path), 'utf8')
      return [...text.matchAll(EXAMPLE)].map(({ 1: code = '', index }): Snippet => ({
        place: `src/${path}, line ${lineAt(text, index)}`,
        language: 'ts',
        text: code.replaceAll(/^ *\* ?/gm, ''),
      }))
    })

const EXAMPLE = /^ *\* @example\n *\* ```ts\n([\s\S]*?)^ *\* ```$/gm
