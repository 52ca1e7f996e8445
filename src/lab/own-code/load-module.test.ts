import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { loadAgent, loadGame } from './load-module.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

it('refuses a game or an agent by path that is not whole, in one line', async () => {
  const agent = file('agent.mjs', `export default { name: 'mine', create: () => ({ act: () => ({}) }) }`)
  await expect(loadAgent(agent)).rejects.toThrow(
    `${agent} exports an agent that is not whole: about is missing, a text that is not empty (see docs/write-an-agent.md)`,
  )
  const game = file(
    'game.mjs',
    `export const game = { name: 'mine', version: 1, title: 'Mine', act: (state) => state }`,
  )
  await expect(loadGame(game)).rejects.toThrow(/^[^\n]*observation is missing, a schema, [^\n]*write-a-game.md\)$/)
  await expect(loadGame(file('none.mjs', 'export const answer = 42'))).rejects.toThrow(
    'exports no game: it is an object',
  )
  await expect(loadGame(join(folder, 'nowhere.mjs'))).rejects.toThrow('cannot load the game')
})

it('gives up a module that waits at its top for what does not come', async () => {
  const game = file('waits.mjs', 'await new Promise(() => {})')
  await expect(loadGame(game, 0.01)).rejects.toThrow(
    `cannot load the game ${game}: it waits at its top level (\`await\`) for what has not come in 0.01 s`,
  )
})

const sorting = JSON.stringify(new URL('../../games/sorting/index.ts', import.meta.url).href)

it.each([
  ['at its top', 'for (;;);', 'loadGame(path, 1)', 'while it was loaded'],
  [
    'where it is played',
    `import { sorting } from ${sorting}; export default { ...sorting, start() { for (;;); } }`,
    'watchGame(await loadGame(path), async () => (await loadGame(path)).start({}, 1), 1)',
    'without a pause',
  ],
])(
  'does not hold up the process for good where a game loops %s',
  (_, code, what, words) => {
    const game = file('loops.mjs', code)
    const program = `
    import { loadGame, watchGame } from ${JSON.stringify(new URL('./load-module.ts', import.meta.url).href)}
    const path = ${JSON.stringify(game)}
    await ${what}`
    const args = ['--import', 'tsx', '--input-type=module', '-e', program]
    const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 })
    expect(stderr).toContain(`loops.mjs held up this process for 1 s ${words}`)
    expect(signal).toBe('SIGKILL')
  },
  60_000,
)

it('puts back what a module replaces of all that is built in', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { map } = Array.prototype
  const path = file(
    'replaces.mjs',
    `Array.prototype.map = () => []; Object.prototype.evil = 1
     export default { name: 'mine', about: 'replaces', create: () => ({ act: () => ({}) }) }`,
  )
  expect(await loadAgent(path)).toMatchObject({ name: 'mine' })
  expect([].map).toBe(map)
  expect('evil' in {}).toBe(false)
  expect(said.mock.calls).toEqual([[expect.stringContaining('replaced Array.prototype.map')]])
  said.mockRestore()
})
