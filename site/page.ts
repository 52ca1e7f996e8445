/** A page of the site, and how it comes to lie where VitePress looks for it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Page {
  /** Its address without ending, as `guides/models`. */
  readonly address: string
  readonly title: string
  /** Markdown, its heading included. */
  readonly text: string
}

const pages = new URL('pages/', import.meta.url).pathname

export function writePage({ address, title, text }: Page): void {
  const path = join(pages, `${address}.md`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text.trim()}\n`)
}

/** Text as a cell of a table shows it: one line, no bar, no tag. */
export const cell = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;').trim()

/** A table of Markdown. Columns in which nothing stands are left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = heads.map((_, i) => i).filter((i) => rows.some((row) => row[i] !== ''))
  const line = (cells: readonly string[]): string => `| ${shown.map((i) => cells[i]).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A block that is shown letter by letter. */
export const fenced = (text: string, tag = 'text'): string => `\`\`\`\`${tag}\n${text.trimEnd()}\n\`\`\`\``
