import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../run.ts'

it('loses one episode to an agent that never pauses, and one to an agent that ends its process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
  const path = join(folder, 'stuck.mjs')
  writeFileSync(
    path,
    `export default { name: 'mine', about: 'a test', create: ({ game, seat }) => ({ async act(observation, turn) {
      const drawn = turn.number === 1 && seat === 'USER' ? turn.random.int(1, 1000) % 10 : 0
      if (drawn === 3) for (;;);
      if (drawn === 7) process.abort()
      return { action: game.sample(observation, turn.random) }
    } }) }`,
  )
  const plan = { game: 'traveling-adventurers', agents: [path, 'random'], episodes: 14, deadline: 1 }
  const result = await run(plan, { folder, workers: 2 })
  const failed = result.rows.filter(({ status }) => status === 'failed')
  const reasons = failed.map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason.includes('held up the worker that played it')).length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => reason.includes('SIGABRT')).length).toBeGreaterThan(0)
  expect(result.rows).toHaveLength(14)
  expect(failed.length).toBeLessThan(8)
  for (const { seed } of failed)
    expect(result.folder.read(`seed-${seed}`).at(-1)).toMatchObject({ type: 'ended', status: 'failed' })
  rmSync(folder, { recursive: true })
})
