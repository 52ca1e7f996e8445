import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeWhole } from './write-whole.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-write-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('replaces what was there', () => {
  const path = join(folder, 'card.json')
  writeWhole(path, 'old and long')
  writeWhole(path, 'new')
  expect(readFileSync(path, 'utf8')).toBe('new')
})

it('leaves nothing behind where it fails', () => {
  mkdirSync(join(folder, 'taken', 'inside'), { recursive: true })
  expect(() => writeWhole(join(folder, 'taken'), 'content')).toThrow()
  expect(readdirSync(folder).filter((name) => name.endsWith('unfinished'))).toEqual([])
})
