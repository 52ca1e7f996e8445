import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAgent, type Check } from './check-agent.ts'
import { readAgentSpec } from './lineup.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'check-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** A module whose agent decides by this text of JavaScript. */
function agentOf(name: string, act: string, more = ''): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `export default { name: '${name}', about: 'for a test', ${more} create: ({ game }) => ({ ${act} }) }\n`,
  )
  return path
}
const failedOf = (checks: readonly Check[]): string[] => checks.filter(({ ok }) => !ok).map(({ what }) => what)

describe('an agent that is tried out', () => {
  it('passes where it plays any turn of any game, and goes on where it is refused', async () => {
    const path = agentOf('sampler', 'act: (seen, turn) => ({ action: game.sample(seen, turn.random) })')
    const checks = await checkAgent(readAgentSpec(path))
    expect(failedOf(checks)).toEqual([])
    expect(new Set(checks.map(({ kind }) => kind)).size).toBe(6)
    // Whoever is overtaken is asked anew instead, and refused then.
    const refused = checks.filter(({ what }) => what === 'goes on where it is refused')
    for (const { detail } of refused) expect(detail).toMatch(/ 1 refusal,/)
  }, 60_000)

  it('is tried in the games that it says it plays, and in no other', async () => {
    const sample = 'act: (seen, turn) => ({ action: game.sample(seen, turn.random) })'
    const path = agentOf('picky', sample, "games: ['arithmetic', 'sorting'],")
    const checks = await checkAgent(readAgentSpec(path))
    expect([...new Set(checks.map(({ game }) => game))]).toEqual(['arithmetic', 'sorting'])
    await expect(checkAgent(readAgentSpec(path), { games: ['overcooked'] })).rejects.toThrow('and not overcooked')
    const other = agentOf('other', sample, "games: ['pebbles'],")
    await expect(checkAgent(readAgentSpec(other))).rejects.toThrow('name the path of the game')
  })

  it.each([
    [
      'throws now and then',
      'act: (seen, turn) => { if (turn.number === 2) throw new Error("oh"); return { action: game.sample(seen, turn.random) } }',
      /oh/,
    ],
    ['says what nobody can read', 'act: () => ({ reply: "??" })', /stopped|failed/],
    ['never answers', 'act: () => new Promise(() => {})', /./],
    [
      'gives up where it is refused',
      'act: (seen, turn) => { if (turn.rejections.length) throw new Error("I give up"); return { action: game.sample(seen, turn.random) } }',
      /I give up/,
    ],
  ])('fails where it %s, with what it said', async (name, act, said) => {
    const path = agentOf(name.replaceAll(' ', '-'), act)
    const checks = await checkAgent(readAgentSpec(path), { games: ['collab-capture'], deadline: 300 })
    const failed = checks.filter(({ ok }) => !ok)
    expect(failed.length).toBeGreaterThan(0)
    expect(failed[0]!.detail).toMatch(said)
  })
})
