import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { misnamed } from './misnamed.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-misnamed-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'mine'))
mkdirSync(join(folder, 'empty'))
for (const file of ['mine/agent.mjs', 'mine/agent.test.mjs', 'snake.py', 'notes.txt', 'policy.json'])
  writeFileSync(join(folder, file), '')

it.each([
  ['mine', /^it is a folder: name its module, .*mine\/agent\.mjs$/],
  ['empty', /^it is a folder without a module in it$/],
  ['mine/agent', /^there is no such file; did you mean .*mine\/agent\.mjs\?$/],
  ['mine/agnet.mjs', /did you mean .*mine\/agent\.mjs\?$/],
  ['mine/planner.mjs', /^there is no such file$/],
  ['nowhere/agent.mjs', /^there is no such file$/],
  ['snake.py', /^it is a program: .*'exec:python3 .*snake\.py'$/],
  ['notes.txt', /^it is no module/],
  ['policy.json', /^it is no module: a trained network .* policy:file=.*policy\.json/],
])('what was meant by %s is said', (name, words) => expect(misnamed(join(folder, name))).toMatch(words))

it('a name that is no path means nothing else', () => {
  expect(misnamed('symbolics')).toBeUndefined()
  expect(misnamed('./nowhere')).toBeUndefined()
})
