import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileLines, memoryLines } from './shared-lines.ts'

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'roundtable-lines-')), 'deep', 'lines.jsonl')

test('all who append read all lines in one order', () => {
  const path = freshFile()
  const [a, b] = [fileLines(path), fileLines(path)]
  a.append({ by: 'a', n: 1 })
  b.append({ by: 'b', n: 1 }, { by: 'b', n: 2 })
  a.append({ by: 'a', n: 2 })
  const all = [
    { by: 'a', n: 1 },
    { by: 'b', n: 1 },
    { by: 'b', n: 2 },
    { by: 'a', n: 2 },
  ]
  expect(a.read()).toEqual(all)
  expect(b.read()).toEqual(all)
  expect([a.read(), b.read()]).toEqual([[], []])
  b.append('later')
  expect(a.read()).toEqual(['later'])
  expect(b.read()).toEqual(['later'])
  expect(fileLines(path).read()).toEqual([...all, 'later'])
})

test('a file that is not there is empty, and made by the first line', () => {
  const path = freshFile()
  const lines = fileLines(path)
  expect(lines.read()).toEqual([])
  lines.append(1)
  expect(readFileSync(path, 'utf8')).toBe('1\n')
})

test('half a line that a process left when it died spoils nobody else’s', () => {
  const path = freshFile()
  const first = fileLines(path)
  first.append('whole')
  appendFileSync(path, '{"half": ')
  const next = fileLines(path)
  next.append('new')
  expect(next.read()).toEqual(['whole', 'new'])
  expect(first.read()).toEqual(['whole', 'new'])
})

test('what is no line is passed over', () => {
  const path = freshFile()
  fileLines(path).append('a')
  writeFileSync(path, '"a"\nnot JSON\n\n"b"\n')
  expect(fileLines(path).read()).toEqual(['a', 'b'])
})

test('a file that somebody deleted begins anew', () => {
  const path = freshFile()
  const lines = fileLines(path)
  lines.append('before')
  lines.read()
  rmSync(path)
  lines.append('lost')
  expect(lines.read()).toEqual(['lost'])
  lines.append('after')
  expect(lines.read()).toEqual(['after'])
  expect(readFileSync(path, 'utf8')).toBe('"after"\n')
})

test('a place where nothing can be written is one clear line', () => {
  expect(() => fileLines('/proc/nowhere/lines.jsonl').append(1)).toThrow(
    /^\/proc\/nowhere\/lines\.jsonl cannot be written: /,
  )
})

test('lines of one process need no file', () => {
  const lines = memoryLines()
  lines.append(1, 2)
  expect([lines.read(), lines.read()]).toEqual([[1, 2], []])
})
