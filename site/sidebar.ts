/** What stands beside the pages: guides by what somebody wants to do, games, papers, the API, the project. */
import { existsSync } from 'node:fs'
import type { Page } from './page.ts'

export interface Item {
  readonly text: string
  readonly link?: string
  readonly collapsed?: boolean
  readonly items?: readonly Item[]
}

/** Guides in the order in which they are read. What is not named here stands behind, so that no page is lost. */
const TASKS: readonly (readonly [string, readonly string[]])[] = [
  ['Play and run', ['start', 'guides/first-hour', 'guides/runs', 'guides/models', 'guides/reproduce']],
  [
    'Build',
    [
      'guides/write-an-agent',
      'guides/exec',
      'guides/write-a-game',
      'guides/python',
      'guides/env',
      'guides/serve',
      'guides/table',
    ],
  ],
]

const PROJECT = ['glossary', 'decisions', 'changelog', 'contributing', 'security']

/** Guides to one game or a few, which stand with the games. */
const GAME_GUIDES: readonly string[] = [
  'traveling-adventurers',
  'overcooked',
  'collab-games',
  'theory-of-mind',
  'dialogue-games',
  'avalon',
  'text-games',
].map((name) => `guides/${name}`)

export function sidebarOf(pages: readonly Page[], doors: readonly Item[]): readonly Item[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const item = (address: string): Item => {
    const page = byAddress.get(address)
    if (!page) throw new Error(`the sidebar names ${address}, which is not there: see site/sidebar.ts`)
    return { text: address === 'start' ? 'Begin' : page.title, link: `/${address}` }
  }
  const inFolder = (folder: string): readonly string[] =>
    pages.map(({ address }) => address).filter((address) => address.startsWith(`${folder}/`))
  const named = new Set([...TASKS.flatMap(([, addresses]) => addresses), ...GAME_GUIDES])
  const more = inFolder('guides').filter((address) => !named.has(address))
  return [
    ...TASKS.map(([text, addresses]) => ({ text, items: addresses.map(item) })),
    ...(more.length > 0 ? [{ text: 'More guides', items: more.map(item) }] : []),
    { text: 'Examples', collapsed: true, items: inFolder('examples').map(item) },
    { text: 'Guides to the games', collapsed: true, items: GAME_GUIDES.map(item) },
    { text: 'Games', collapsed: true, items: inFolder('games').map(item) },
    { text: 'Papers', collapsed: true, items: inFolder('papers').map(item) },
    { text: 'API', collapsed: true, items: doors },
    { text: 'Project', collapsed: true, items: PROJECT.map(item) },
  ]
}

/** Where the reference of a door stands, in what TypeDoc has written: a door with rooms of its own is a folder. */
export function apiAddress(door: string): string {
  const [page, folder] = [`api/${door}`, `api/${door}/`]
  const found = [page, folder].find((address) =>
    existsSync(new URL(`pages/${address.replace(/\/$/, '/index')}.md`, import.meta.url)),
  )
  if (!found) throw new Error(`TypeDoc wrote no page for ${door}: is it an entry point of typedoc.config.mjs?`)
  return `/${found}`
}
