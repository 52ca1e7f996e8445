import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { collabCapture as game } from '../../games/collab-capture/index.ts'
import { prepare } from '../seating/lineup.ts'
import { baselines } from './baselines.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-baselines-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The baselines beside a module of the user's own that acts by this text, with `random` in the other seat. */
async function beside(name: string, act: string, deadline = 30) {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs'
    export default { name: '${name}', about: 'a test', create: ({ game }) => ({ act(seen, turn) { ${act} } }) }`,
  )
  const none = () => Promise.reject(new Error('no model is asked'))
  const [alice, bob] = await Promise.all([path, 'greedy'].map((agent) => prepare(game, { agent }, none)))
  const config = validate(game.config, {}, 'config')
  const players = { alice: alice!, bob: bob! }
  return baselines({ game, config, seeds: [1, 2], players, record: { deadline } })
}

const withModule = ({ lineup }: { lineup: readonly string[] }): boolean => lineup.join().includes('.mjs')

describe('a baseline beside a module of the user’s own', () => {
  it('is played in another process', async () => {
    const pids = join(folder, 'pids')
    const act = `appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); return { action: game.sample(seen, turn.random) }`
    const found = (await beside('present', act)).filter(withModule)
    expect(found.map(({ name, outcomes }) => [name, outcomes.size])).toEqual([
      ['random', 2],
      ['symbolic', 2],
    ])
    expect(readFileSync(pids, 'utf8').split('\n')).not.toContain(`${process.pid}`)
  })

  it('does not hold up the report where that never decides, though a timer of its own runs', async () => {
    const found = await beside('silent', 'setInterval(() => {}, 1000); return new Promise(() => {})', 0.3)
    expect(found.filter((one) => !withModule(one)).map(({ name }) => name)).toEqual(['random', 'symbolic'])
  })

  it('is left out where that ends its process', async () => {
    const found = await beside('gone', "process.kill(process.pid, 'SIGKILL'); return new Promise(() => {})")
    expect(found.some(withModule)).toBe(false)
    expect(found.length).toBeGreaterThan(0)
  })
})
