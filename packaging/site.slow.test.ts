import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { reproductions } from '../src/lab/papers/index.ts'
import { guides } from './guides.ts'
import { repository } from './packed.ts'

const dist = join(repository, 'site/dist')
const read = (address: string): string => readFileSync(join(dist, `${address}.html`), 'utf8')

let built: ReturnType<typeof spawnSync>

/** Installs the site's own dependencies where they are missing. A dead link, or a name without a comment, ends it. */
beforeAll(() => {
  built = spawnSync('npm', ['run', 'docs:build'], { cwd: repository, encoding: 'utf8' })
}, 540_000)

describe('the documentation site', () => {
  it('builds, and none of its links is dead', () => {
    expect({ status: built.status, said: built.status === 0 ? '' : `${built.stdout}${built.stderr}` }).toEqual({
      status: 0,
      said: '',
    })
    expect(String(built.stdout)).toMatch(/\d+ pages, \d{4,} links, none dead/)
  })

  it('has every guide', () => {
    for (const path of guides().filter((path) => /^docs\/[^/]+\.md$/.test(path))) {
      const name = path.replace(/^docs\/|\.md$/g, '')
      expect(
        [`guides/${name}.html`, `${name}.html`].some((file) => existsSync(join(dist, file))),
        path,
      ).toBe(true)
    }
  })

  it.each(Object.keys(games))('has a page for %s with what its schemas and registries say', async (name) => {
    const page = read(`games/${name}`)
    const { title, metrics } = await games[name]!()
    for (const head of [title, 'Config', 'Actions', 'Observation', 'Agents', 'Metrics']) expect(page).toContain(head)
    for (const metric of Object.keys(metrics)) expect(page).toContain(`<code>${metric}</code>`)
  })

  it('has a page for each paper with all that can be reproduced of it', async () => {
    const all = await reproductions()
    const papers = readdirSync(join(dist, 'papers'))
    expect(papers.length).toBe(5)
    for (const { name } of all) expect(read(`papers/${name.split('/')[0]}`)).toContain(`roundtable reproduce ${name}`)
  })

  it('has a reference of the doors, with examples', () => {
    expect(read('api/roundtable')).toContain('openTable')
    expect(read('api/roundtable')).toContain('Example')
    for (const door of ['agents', 'games', 'models', 'modules', 'lab', 'node', 'testing', 'events'])
      expect(existsSync(join(dist, `api/roundtable/${door}.html`)), door).toBe(true)
  })

  it('lets whoever reads sit down to a game', () => {
    expect(existsSync(join(dist, 'play/games/overcooked/index.html'))).toBe(true)
    expect(read('index')).toMatch(/href="\/play\/"[^>]*>\s*Play now/)
  })

  it('can be searched without a server', () => {
    const assets = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    expect(assets.some((name) => name.includes('localSearchIndex'))).toBe(true)
  })
})
