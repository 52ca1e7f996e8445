/** The pages that explain the project, as they stand in the repository. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './packed.ts'

export interface Block {
  /** As `docs/models.md, line 91`. */
  readonly place: string
  /** `ts`, `yaml`, …; empty where none is named. */
  readonly tag: string
  readonly text: string
}

/** README and every page of docs, by path from the repository's root. */
export const guides = (): string[] => [
  'README.md',
  ...readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => join('docs', path)),
]

export const readGuide = (path: string): string => readFileSync(join(repository, path), 'utf8')

/** Every fenced block of README and docs, in order. */
export const readBlocks = (): Block[] =>
  guides().flatMap((path) => {
    const text = readGuide(path)
    return [...text.matchAll(FENCED)].map(({ 1: tag = '', 2: code = '', index }) => ({
      place: `${path}, line ${lineAt(text, index)}`,
      tag,
      text: code,
    }))
  })

/** The text of a page without its fenced blocks, lines kept. */
export const withoutBlocks = (text: string): string =>
  text.replaceAll(FENCED, (block) => block.replaceAll(/[^\n]/g, ''))

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const FENCED = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm
