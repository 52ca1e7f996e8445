import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { guides, readGuide } from './guides.ts'
import { repository } from './packed.ts'

const kept = join(repository, 'docs/pictures')

/** The words of a picture; throws where it is no XML. */
const wordsOf = (svg: string): string =>
  new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement.textContent ?? ''

it('pictures are drawn from what the product plays and prints', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-pictures-'))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/pictures/draw.ts', folder], { cwd: repository })
  const drawn = Object.fromEntries(
    readdirSync(folder).map((name) => [name, wordsOf(readFileSync(join(folder, name), 'utf8'))]),
  )
  rmSync(folder, { recursive: true })
  expect(Object.keys(drawn)).toEqual(readdirSync(kept))
  expect(drawn['board.svg']).toMatch(/step \d+, \d+ points[\s\S]*alice[\s\S]*bob/)
  expect(drawn['replay.svg']).toMatch(/both submitted[\s\S]*USER[\s\S]*BOT/)
  expect(drawn['structure.svg']).toMatch(/core[\s\S]*games[\s\S]*agents/)
  expect(drawn['table.svg']).toMatch(/floor: random[\s\S]*optimal[\s\S]*Episodes: 100 completed/)
})

it('pictures that a guide shows follow the reader’s preference for light or dark', () => {
  const shown = guides().flatMap((path) => [...readGuide(path).matchAll(/!\[[^\]]+\]\([^)]*?([\w-]+\.svg)\)/g)])
  expect(shown.length).toBeGreaterThan(1)
  for (const [, name] of shown) {
    const svg = readFileSync(join(kept, name!), 'utf8')
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(wordsOf(svg)).toMatch(/\w/)
  }
})
