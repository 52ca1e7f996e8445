import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roundtable, start } from './test-helpers.ts'

/** Twelve iterations of a second in all. */
const TINY = ['overcooked/ppo-sp', '--layout', 'cramped-room', '--kitchens', '4', '--steps', '9600', '--measured', '20']

describe('roundtable train', () => {
  let cwd: string
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), 'train-'))))
  afterAll(() => rmSync(cwd, { recursive: true }))

  const linesIn = (runs: string): string[] => {
    const [folder] = existsSync(join(cwd, runs)) ? readdirSync(join(cwd, runs)) : []
    const path = folder && join(cwd, runs, folder, 'curve.jsonl')
    return path && existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
  }

  it('trains several seeds by one command, and tells the mean of their scores', async () => {
    const { stdout } = await roundtable(
      ['train', ...TINY, '--steps', '1600', '--seeds', '2', '--runs', 'seeds', '--json'],
      { cwd },
    )
    const { trainings, score } = JSON.parse(stdout)
    const means = trainings.map(({ card }: { card: { score: { mean: number } } }) => card.score.mean)
    expect(trainings.map(({ card }: { card: { seed: number } }) => card.seed)).toEqual([1, 2])
    expect(score).toMatchObject({ mean: (means[0] + means[1]) / 2, seeds: 2 })
  })

  it('has the same curve after kill -9 five times, on one core or two', async () => {
    const whole = await roundtable(['train', ...TINY, '--runs', 'whole', '--json'], { cwd })
    expect(whole.stderr).not.toContain('Error')
    const { card, finished } = JSON.parse(whole.stdout)
    expect(finished).toBe(true)
    const killed = ['train', ...TINY, '--runs', 'killed', '--checkpoint-every', '0', '--json']
    for (const after of [1, 3, 4, 7, 10]) {
      const child = start([...killed, '--cores', after % 2 ? '1' : '2'], { cwd })
      const timer = setInterval(() => {
        if (linesIn('killed').length >= after) child.kill('SIGKILL')
      }, 1)
      expect((await child.finished).signal).toBe('SIGKILL')
      clearInterval(timer)
    }
    const last = await roundtable(killed, { cwd })
    expect(linesIn('killed')).toEqual(linesIn('whole'))
    expect(linesIn('whole')).toHaveLength(12)
    expect(JSON.parse(last.stdout).card.score).toEqual(card.score)
  })

  it('stops at an interrupt after the iteration that runs, though it waits for nothing', async () => {
    const args = ['train', ...TINY, '--seed', '2', '--runs', 'stopped', '--json']
    const child = start(args, { cwd })
    // Once: a second interrupt would leave at once.
    const timer = setInterval(() => {
      if (linesIn('stopped').length === 0) return
      clearInterval(timer)
      child.kill('SIGINT')
    }, 5)
    const { code, stdout } = await child.finished
    expect(code).toBe(130)
    expect(JSON.parse(stdout)).toMatchObject({ finished: false, card: null })
    const done = linesIn('stopped').length
    expect(done).toBeLessThan(12)
    await roundtable(args, { cwd })
    expect(linesIn('stopped')).toHaveLength(12)
  })
})
