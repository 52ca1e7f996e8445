/** Where the files of the repository stand on the site. */
import { dirname, join, normalize } from 'node:path'

/** Pages that stand at the top of the site, by their path in the repository. */
const TOP: Readonly<Record<string, string>> = {
  'README.md': 'start',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'security',
  'docs/glossary.md': 'glossary',
  'python/README.md': 'guides/python',
  'docs/decisions.md': 'decisions',
}

/** The address of a file's page, without ending; undefined where it has none. */
export function addressOf(file: string): string | undefined {
  if (TOP[file]) return TOP[file]
  const [, paper] = /^docs\/papers\/(.+)\.md$/.exec(file) ?? []
  if (paper) return `papers/${paper}`
  const [, guide] = /^docs\/([^/]+)\.md$/.exec(file) ?? []
  if (guide) return `guides/${guide}`
  return /^examples\/[\w.-]+$/.test(file)
    ? `examples/${file.slice('examples/'.length).replaceAll('.', '-')}`
    : undefined
}

/** A page's text with its links as the site has them. Throws where one leads to what the site does not have. */
export function withSiteLinks(file: string, text: string): string {
  const rewrite = (link: string): string => {
    if (/^([a-z]+:|#)/.test(link)) return link
    const [path = '', anchor] = link.split('#')
    const target = normalize(join(dirname(file), path))
    const [, picture] = /^docs\/pictures\/(.+)$/.exec(target) ?? []
    if (picture) return `/pictures/${picture}`
    const address = addressOf(target)
    if (!address) throw new Error(`${file} links to ${target}, which has no page on the site: see site/links.ts`)
    return `/${address}${anchor === undefined ? '' : `#${anchor}`}`
  }
  return outsideOfCode(text, (prose) =>
    prose
      .replaceAll(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${rewrite(link)})`)
      .replaceAll(/\b(src|srcset)="([^"]+)"/g, (_, name: string, link: string) => `${name}="${rewrite(link)}"`),
  )
}

/** Changes a text, its code blocks and its code in lines left as they are. */
const outsideOfCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('')
