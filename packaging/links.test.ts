import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guides, lineAt, readGuide, withoutBlocks } from './guides.ts'
import { repository } from './packed.ts'
import { slugOf } from './slug.ts'

const pages = [...guides(), 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].filter((path) =>
  existsSync(join(repository, path)),
)

/** The anchors that a page's headings get where Markdown is shown: as GitHub makes them. */
function anchorsOf(path: string): Set<string> {
  const seen = new Map<string, number>()
  const headings = [...withoutBlocks(readGuide(path)).matchAll(/^#+ +(.+)$/gm)].map(([, heading]) => heading!)
  return new Set(
    headings.map((heading) => {
      const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
      const count = seen.get(slug) ?? 0
      seen.set(slug, count + 1)
      return count === 0 ? slug : `${slug}-${count}`
    }),
  )
}

/** What is wrong with the links of a page, each with its line. */
function brokenLinks(path: string): string[] {
  const text = withoutBlocks(readGuide(path))
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: link, index }) => {
    if (/^[a-z]+:/.test(link!)) return []
    const [file = '', anchor] = link!.split('#')
    const target = file === '' ? path : normalize(join(dirname(path), file))
    const where = `line ${lineAt(text, index)}: ${link}`
    if (!existsSync(join(repository, target))) return [`${where} is not there`]
    if (anchor === undefined) return []
    if (!statSync(join(repository, target)).isFile() || !target.endsWith('.md')) return [`${where} has no anchors`]
    return anchorsOf(target).has(anchor) ? [] : [`${where}: there is no such heading`]
  })
}

describe('the guides', () => {
  it.each(pages)('link to what is there: %s', (path) => expect(brokenLinks(path)).toEqual([]))

  it('name files and folders of the source that are there', () => {
    const missing = pages.flatMap((path) =>
      [
        ...withoutBlocks(readGuide(path)).matchAll(/`((?:src|data|docs|examples|packaging|scripts|bench)\/[\w./-]+)`/g),
      ].flatMap(([, name]) => (existsSync(join(repository, name!)) ? [] : [`${path}: ${name}`])),
    )
    expect(missing).toEqual([])
  })

  it('are all reached from the README, directly or by another page', () => {
    const reached = new Set(['README.md'])
    for (const path of reached)
      for (const [, link] of withoutBlocks(readGuide(path)).matchAll(/\]\(([^)\s#]+\.md)(?:#[^)\s]*)?\)/g)) {
        const target = normalize(join(dirname(path), link!))
        if (existsSync(join(repository, target))) reached.add(target)
      }
    expect(guides().filter((path) => !reached.has(path))).toEqual([])
  })
})
