import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../running/run.ts'
import { verifyLog, verifyRun } from './verify.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const play = () => run({ game: 'traveling-adventurers', agents: ['random'], episodes: 5 }, { folder })

/** Changes a log and gives it a digest that fits, as somebody would who knows how. */
function forge(path: string, change: (text: string) => string): void {
  const text = change(readFileSync(path, 'utf8').replace(/,"digest":"\w+"\}\n$/, '}'))
  const digest = createHash('sha256').update(text).digest('hex')
  writeFileSync(path, `${text.slice(0, -1)},"digest":"${digest}"}\n`)
}

describe('a run that is verified', () => {
  it('is sound where nothing has happened to it', async () => {
    const { folder: kept } = await play()
    expect(await verifyRun(kept.path)).toMatchObject({ episodes: 5, sound: 5, wrong: [], sameSoftware: true })
    expect(await verifyLog(kept.episodePath('seed-1'))).toMatchObject({ sealed: true })
  })

  it('names a log whose outcome was forged, digest and all', async () => {
    const { folder: kept } = await play()
    forge(kept.episodePath('seed-2'), (text) => text.replace(/"scores":\{[^}]*\}/, '"scores":{"USER":60,"BOT":60}'))
    forge(kept.episodePath('seed-4'), (text) => text.replace(/"action":\{/, '"action":{"text":"hm","kind":'))
    rmSync(join(kept.path, 'finished.jsonl'))
    const { wrong, sound } = await verifyRun(kept.path)
    expect(sound).toBe(3)
    expect(wrong).toEqual([
      { episode: 'seed-2', why: 'the game comes to another outcome than was logged' },
      { episode: 'seed-4', why: expect.any(String) as string },
    ])
    await expect(verifyLog(kept.episodePath('seed-2'))).rejects.toThrow('another outcome')
  })

  it('is played again where its numbers stand for a paper', async () => {
    const { folder: kept, rows } = await play()
    forge(kept.episodePath('seed-2'), (text) => text.replace(/"scores":\{[^}]*\}/, '"scores":{"USER":60,"BOT":60}'))
    rmSync(join(kept.path, 'finished.jsonl'))
    const plan = { game: 'traveling-adventurers', agents: ['random'], episodes: 5 }
    const again = await run(plan, { folder, replay: true })
    expect(again.setAside).toMatchObject([
      { episode: 'seed-2', why: expect.stringContaining('another outcome') as string },
    ])
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(rows.map(({ outcome }) => outcome))
  })

  it('names a log that was exchanged or changed, one that was never begun, and what is none of its logs', async () => {
    const { folder: kept } = await play()
    copyFileSync(kept.episodePath('seed-1'), kept.episodePath('seed-3'))
    copyFileSync(kept.episodePath('seed-1'), kept.episodePath('seed-77'))
    const found = await verifyRun(kept.path)
    expect(found.wrong).toEqual([{ episode: 'seed-3', why: 'it is the log of seed-1, seed 1' }])
    expect(found.strangers).toEqual(['seed-77.jsonl'])
  })

  it('refuses what is no run', async () => {
    await expect(verifyRun(folder)).rejects.toThrow('is not a run')
    writeFileSync(join(folder, 'plan.json'), '[]')
    await expect(verifyRun(folder)).rejects.toThrow('is not the plan of a run')
  })
})
