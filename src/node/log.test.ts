import { LogFailure } from '../core/errors.ts'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Event } from '../core/event.ts'
import { fileLog, readLog } from './log.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
  path = join(folder, 'a', 'episode.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const noted = (n: number): Event => ({ n, time: n, type: 'noted', seat: 'alice', kind: 'k', data: 'é' })

const write = (event: Event): void => {
  const log = fileLog(path)
  log.append(event)
  log.close()
}

describe('a log file', () => {
  it('keeps what was appended, line by line', () => {
    const log = fileLog(path)
    log.append(noted(1))
    log.append(noted(2))
    log.close()
    expect(readLog(path)).toEqual([noted(1), noted(2)])
  })

  it('cuts off a line that a crash left unfinished, and goes on', () => {
    write(noted(1))
    appendFileSync(path, '{"n":2,"ti')
    const log = fileLog(path)
    expect(log.events).toEqual([noted(1)])
    log.append(noted(2))
    log.close()
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3)
  })

  it('cuts off a first line that a crash left unfinished: what comes now is not its rest', () => {
    mkdirSync(dirname(path))
    writeFileSync(path, '{"n":1,"ti')
    const log = fileLog(path)
    log.append(noted(1))
    log.close()
    expect(readLog(path)).toEqual([noted(1)])
  })

  it('knows whether anybody else has written into it', async () => {
    const log = fileLog(path)
    log.append(noted(1))
    await log.flush?.()
    expect(log.isWhole()).toBe(true)
    appendFileSync(path, 'junk\n')
    expect(log.isWhole()).toBe(false)
    log.close()
  })

  it('names the line that cannot be read', () => {
    write(noted(1))
    appendFileSync(path, 'rubbish\n')
    expect(() => readLog(path)).toThrow(/episode.jsonl, line 2: not an event/)
  })

  it.each([0, -3, 1.5])('says plainly that there never was a format %d', (format) => {
    write(noted(1))
    writeFileSync(path, `${JSON.stringify({ n: 1, time: 1, type: 'started', format })}\n`)
    expect(() => readLog(path)).toThrow(/which there never was/)
  })

  it('says plainly when it cannot be written', () => {
    writeFileSync(join(folder, 'a'), 'a file where a folder should be')
    expect(() => fileLog(path)).toThrow(LogFailure)
  })

  it('says plainly when the disk is full', () => {
    const log = fileLog('/dev/full')
    const ended = { n: 1, time: 1, type: 'ended', status: 'completed', reason: 'x', outcome: null } as const
    expect(() => log.append(ended)).toThrow(/the disk is full/)
    expect(() => log.append(noted(2))).toThrow(/the disk is full/)
  })

  it('says so at the next event when what waited could not be written', async () => {
    const log = fileLog('/dev/full')
    log.append(noted(1))
    await new Promise((resolve) => setImmediate(resolve))
    expect(() => log.append(noted(2))).toThrow(/the disk is full/)
  })
})
