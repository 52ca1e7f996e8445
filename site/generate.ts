/**
 * Writes the pages of the site into `pages/`, beside the API reference that TypeDoc has put there: guides as they stand
 * in the repository, games and papers from the registries.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { games } from '../src/games/index.ts'
import { gamePage } from './game-page.ts'
import { examplePages, guideFiles, guidePage } from './guide-pages.ts'
import { homePage } from './home-page.ts'
import { moreAbout } from './more-about.ts'
import { writePage, type Page } from './page.ts'
import { apiAddress, sidebarOf } from './sidebar.ts'

const here = (path: string): string => new URL(path, import.meta.url).pathname

/** Doors of the package that have a page in the API reference, as TypeDoc is told in typedoc.config.mjs. */
function doorsOf(names: readonly string[]): string[] {
  const { exports } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { exports: Record<string, unknown> }
  return Object.keys(exports)
    .filter((door) => !door.endsWith('.json'))
    .flatMap((door) => {
      if (door === './games/*') return names.map((name) => `roundtable/games/${name}`)
      return [door.replace('./agents/*', './agents/language').replace(/^\./, 'roundtable')]
    })
    .sort()
}

const written = await Promise.all(guideFiles().map(guidePage))
const played = await Promise.all(Object.values(games).map((load) => load()))
const pages: Page[] = [
  ...written,
  ...examplePages(),
  ...(await Promise.all(played.map((game) => gamePage(game, moreAbout(game.name, written))))),
]

for (const name of readdirSync(here('pages'))) if (name !== 'api') rmSync(here(`pages/${name}`), { recursive: true })
mkdirSync(here('pages/public'))
for (const page of pages) writePage(page)
writeFileSync(here('pages/index.md'), homePage(played))
if (existsSync(here('../docs/pictures')))
  cpSync(here('../docs/pictures'), here('pages/public/pictures'), { recursive: true })
const sidebar = sidebarOf(
  pages,
  doorsOf(played.map(({ name }) => name)).map((door) => ({ text: door, link: apiAddress(door) })),
)
writeFileSync(here('pages/sidebar.json'), JSON.stringify(sidebar, null, 2))
console.log(`${pages.length + 1} pages from guides, games and papers`)
