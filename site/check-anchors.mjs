/** After the build: every link of the site leads to a page, and to a place in it where it names one. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const dist = new URL('dist/', import.meta.url).pathname
const base = process.env.DOCS_BASE ?? '/'

/** Pages by address, without ending. */
const pages = new Map(
  readdirSync(dist, { recursive: true })
    .filter((path) => path.endsWith('.html'))
    .map((path) => [base + path.replace(/(^|\/)index\.html$|\.html$/, '$1'), readFileSync(join(dist, path), 'utf8')]),
)
const places = new Map(
  [...pages].map(([address, html]) => [
    address,
    new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => plain(id))),
  ]),
)

const dead = new Set()
let count = 0
for (const [address, html] of pages)
  for (const [, link] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
    if (/^[a-z]+:/.test(link)) continue
    count++
    const { pathname, hash } = new URL(plain(link), `http://site${address}`)
    const target = decodeURIComponent(pathname).replace(/\.html$/, '')
    const place = decodeURIComponent(hash.slice(1))
    const found = places.get(target)
    if (!found && !existsSync(join(dist, target.slice(base.length)))) dead.add(`${address} links to ${link}`)
    else if (place !== '' && !found?.has(place)) dead.add(`${address} links to ${link}: there is no such heading`)
  }

/** Text as it stood before it was put into an attribute. */
function plain(text) {
  return text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

if (dead.size > 0) {
  console.error(`dead links:\n${[...dead].join('\n')}`)
  process.exitCode = 1
} else console.log(`${pages.size} pages, ${count} links, none dead`)
