/** The pages that are written by hand, as they stand in the repository, with the links that the site has. */
import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { addressOf, withSiteLinks } from './links.ts'
import { fenced, type Page } from './page.ts'
import { reproductionsOf } from './reproductions.ts'

const repository = new URL('../', import.meta.url).pathname

/** README, what stands beside it, and all of docs. */
export function guideFiles(): string[] {
  const docs = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
  const written = docs.filter((path) => path.endsWith('.md')).map((path) => `docs/${path}`)
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'python/README.md', ...written.sort()]
}

export async function guidePage(file: string): Promise<Page> {
  const text = withSiteLinks(file, readFileSync(join(repository, file), 'utf8'))
  const address = addressOf(file)!
  return { address, title: titleOf(text, file), text: await withGenerated(address, text) }
}

/** The examples, each a page that shows its program, or the files of its folder. */
export const examplePages = (): Page[] =>
  readdirSync(join(repository, 'examples'), { withFileTypes: true })
    .filter(({ name }) => !name.includes('.test.'))
    .map((entry) => {
      const path = `examples/${entry.name}`
      const files = entry.isDirectory() ? readdirSync(join(repository, path)).map((file) => `${path}/${file}`) : [path]
      const said = `\`${path}\` travels in the package${entry.isDirectory() ? '' : ' and runs in the tests'}.`
      const shown = files.map((file) => (entry.isDirectory() ? `## ${basename(file)}\n\n` : '') + showFile(file))
      return {
        address: addressOf(path)!,
        title: entry.name,
        text: `# ${entry.name}\n\n${said}\n\n${shown.join('\n\n')}`,
      }
    })

function showFile(file: string): string {
  const program = readFileSync(join(repository, file), 'utf8')
  return fenced(program, extname(file).slice(1).replace('mjs', 'js'))
}

/** A paper's page has a place for the list of what can be reproduced. */
async function withGenerated(address: string, text: string): Promise<string> {
  const paper = /^papers\/(.+)$/.exec(address)?.[1]
  return paper ? text.replace('<!-- reproductions -->', await reproductionsOf(paper)) : text
}

function titleOf(text: string, file: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (!title) throw new Error(`${file} has no heading`)
  return title.replaceAll('`', '')
}
