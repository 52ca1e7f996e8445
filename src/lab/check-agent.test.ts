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
function agentOf(name: string, act: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, `export default { name: '${name}', about: 'for a test', create: ({ game }) => ({ ${act} }) }\n`)
  return path
}
const failedOf = (checks: readonly Check[]): string[] => checks.filter(({ ok }) => !ok).map(({ what }) => what)

describe('an agent that is tried out', () => {
  it('passes where it plays any turn of any game, and goes on where it is refused', async () => {
    const path = agentOf('sampler', 'act: (seen, turn) => ({ action: game.sample(seen, turn.random) })')
    const checks = await checkAgent(readAgentSpec(path))
    expect(failedOf(checks)).toEqual([])
    expect(new Set(checks.map(({ kind }) => kind)).size).toBe(6)
    // Whoever was overtaken meanwhile is asked anew instead of being refused.
    const alone = checks.filter(
      ({ what, kind }) => what === 'goes on where it is refused' && ['turn by turn', 'alone'].includes(kind),
    )
    for (const { detail } of alone) expect(detail).toMatch(/ 1 refusal,/)
  }, 60_000)

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
