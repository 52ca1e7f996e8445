import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'

const cwd = mkdtempSync(join(tmpdir(), 'roundtable-cross-play-'))
afterAll(() => rmSync(cwd, { recursive: true }))

const crossPlay = (...args: readonly string[]) =>
  runHere(['cross-play', 'overcooked', '--agents', 'random', '--episodes', '1', ...args], { cwd })

it('a cross-play takes a preset, and single parameters over it', async () => {
  const { code, stderr } = await crossPlay('--preset', 'make-way', '--set', 'horizon=5', '--json')
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('roundtable:')])
  const [run] = readdirSync(join(cwd, 'runs'))
  const { config } = JSON.parse(readFileSync(join(cwd, 'runs', run!, 'plan.json'), 'utf8'))
  expect(config).toMatchObject({ layout: 'coordination-ring', state: expect.any(String), horizon: 5 })
})

it('a preset that is none is answered with those that there are', async () => {
  const { code, stderr } = await crossPlay('--preset', 'make-ways')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/--preset: overcooked has .*make-way.*, not "make-ways"/)])
})
