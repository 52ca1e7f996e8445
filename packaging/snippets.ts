/** The programs that stand in the guides. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './packed.ts'

export interface Snippet {
  /** As `docs/models.md, line 91`. */
  readonly place: string
  readonly language: 'ts' | 'js'
  readonly text: string
}

const guides = (): string[] => [
  'README.md',
  ...readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
]

const LANGUAGES: Readonly<Record<string, Snippet['language']>> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
}

/** Every TypeScript and JavaScript snippet of README and docs, in order. */
export function readSnippets(): Snippet[] {
  return guides().flatMap((path) => {
    const text = readFileSync(join(repository, path), 'utf8')
    return [...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm)].flatMap(({ 1: tag, 2: code, index }) => {
      const language = LANGUAGES[tag!]
      const place = `${path}, line ${text.slice(0, index).split('\n').length}`
      return language ? [{ place, language, text: code! }] : []
    })
  })
}
