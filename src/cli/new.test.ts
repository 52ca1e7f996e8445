import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'

// What it makes is tried from the packed package, in packaging/new.test.ts.
describe('a folder that `roundtable new` makes', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'new-'))
  afterAll(() => rmSync(cwd, { recursive: true }))
  const said = async (...args: string[]): Promise<string> => (await runHere(args, { cwd })).stderr

  it('takes the place of nothing, and has a name that others can type', async () => {
    expect(await said('new', 'game', 'once')).toBe('')
    expect(await said('new', 'game', 'once')).toContain('once is there already')
    expect(await said('new', 'game', '../once')).toContain('a name is of small letters')
    expect(await said('new', 'agent', 'one', '--game', 'no-such')).toContain('there is no game "no-such"')
    expect(await said('new', 'agent', 'one', '--python', '--typescript')).toContain('not both')
  })

  it('says what is missing where a path leads nowhere', async () => {
    expect(await said('run', './nowhere.mjs')).toContain('cannot load the game ./nowhere.mjs: there is no such file')
    expect(await said('run', './nowhere')).toContain('as in ./pebbles/index.mjs')
  })
})
