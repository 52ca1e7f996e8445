/** The pages that are written by hand, as they stand in the repository, with the links that the site has. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, withSiteLinks } from './links.ts'
import { fenced, type Page } from './page.ts'
import { reproductionsOf } from './reproductions.ts'

const repository = new URL('../', import.meta.url).pathname

/** README, what stands beside it, and all of docs. */
export function guideFiles(): string[] {
  const docs = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
  const written = docs.filter((path) => path.endsWith('.md')).map((path) => `docs/${path}`)
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...written.sort()]
}

export async function guidePage(file: string): Promise<Page> {
  const text = withSiteLinks(file, readFileSync(join(repository, file), 'utf8'))
  const address = addressOf(file)!
  return { address, title: titleOf(text, file), text: await withGenerated(address, text) }
}

/** The examples, each a page that shows its program. */
export const examplePages = (): Page[] =>
  readdirSync(join(repository, 'examples'))
    .filter((name) => !name.includes('.test.'))
    .map((name) => {
      const program = readFileSync(join(repository, 'examples', name), 'utf8')
      const tag = name.split('.').at(-1)!.replace('mjs', 'js')
      const said = `\`examples/${name}\` travels in the package and runs in the tests.`
      return {
        address: addressOf(`examples/${name}`)!,
        title: name,
        text: `# ${name}\n\n${said}\n\n${fenced(program, tag)}`,
      }
    })

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
