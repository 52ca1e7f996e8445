import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOfFiles } from '../own-code/content.ts'
import { run } from '../running/run.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundtable-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const put = (name: string, text: string): string => {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

describe('the content of a module', () => {
  const parts: [string, string, string][] = [
    ['a file that it imports', 'import { x } from "./lib/part.mjs"', 'lib/part.mjs'],
    ['one over several lines', 'import {\n  x,\n} from\n  "./lib/part.mjs"', 'lib/part.mjs'],
    ['one without names', "import './lib/part.mjs'", 'lib/part.mjs'],
    ['what it exports from another', 'export * from "./lib/part.mjs"', 'lib/part.mjs'],
    ['what it imports later', 'const p = import(`./lib/part.mjs`)', 'lib/part.mjs'],
    ['what it requires', 'const p = require("./lib/part")', 'lib/part.cjs'],
    ['a folder that it requires', 'const p = require("./lib")', 'lib/index.js'],
    ['data', 'import d from "./d.json" with { type: "json" }', 'd.json'],
    ['a file that it reads', 'readFileSync(new URL("./weights.bin", import.meta.url))', 'weights.bin'],
    ['a file beside it', 'readFileSync(join(import.meta.dirname, "weights.bin"))', 'weights.bin'],
    [
      'a file in the folder that it works out',
      "const here = dirname(fileURLToPath(import.meta.url)); import './agent.mjs'; readFileSync('d.json'); readFileSync(join(here, 'lib', 'd.json'))",
      'lib/d.json',
    ],
    ['a file behind a comment', 'import { x } from /* it */ "./lib/part.mjs"', 'lib/part.mjs'],
    ['a file with an escape in its name', 'import { x } from "./lib/%70art.mjs"', 'lib/part.mjs'],
    [
      'what it requires by another name',
      'const need = createRequire(import.meta.url); need("./lib/part.cjs")',
      'lib/part.cjs',
    ],
    ['what it starts', 'new Worker("./lib/part.mjs"); fork(file)', 'lib/part.mjs'],
    ['a text behind a folder that it works out', 'readFileSync(`${here}/prompts/first.txt`)', 'prompts/first.txt'],
    [
      'a file that it reads, though it has a word of one letter',
      "const player = 'x'; readFileSync('d.json')",
      'd.json',
    ],
    ['a file without an ending', 'readFileSync(join(here, "prompts/first"))', 'prompts/first'],
    ['a file that a package names by a pattern', 'import { x } from "linked/part"', 'packages/linked/src/part.mjs'],
    ['a file that its own package names by a pattern', 'import { x } from "#lib/part"', 'lib/part.mjs'],
    ['a package that is linked', 'import { x } from "linked"', 'packages/linked/main.mjs'],
  ]
  it.each(parts)('is that of %s too', (_, text, part) => {
    const agent = put('agent.mjs', text)
    put(
      'packages/linked/package.json',
      '{"name":"linked","version":"1.0.0","exports":{".":{"import":"./main.mjs"},"./*":"./src/*.mjs"}}',
    )
    put('package.json', '{"imports":{"#lib/*":"./lib/*.mjs"}}')
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(join(folder, 'packages/linked'), join(folder, 'node_modules/linked'))
    const before = put(part, 'one') && contentOfFiles([agent])
    expect(contentOfFiles([agent])).toBe(before)
    put('bystander.mjs', 'nobody imports it')
    expect(contentOfFiles([agent])).toBe(before)
    put(part, 'two')
    expect(contentOfFiles([agent])).not.toBe(before)
    put(part, 'one')
    expect(contentOfFiles([agent])).toBe(before)
    put('agent.mjs', `${text} `)
    expect(contentOfFiles([agent])).not.toBe(before)
  })

  const programs: [string, string, string, string][] = [
    ['a module beside it', 'agent.py', 'import sys, helper as h', 'helper.py'],
    ['a module in a package', 'agent.py', 'from bag import thing', 'bag/thing.py'],
    [
      'one named over several lines',
      'agent.py',
      'from bag.deep import (\n  one,  # first\n  thing,\n)',
      'bag/deep/thing.py',
    ],
    ['the package around it', 'agent.py', 'import bag.thing', 'bag/__init__.py'],
    ['a module beside one in a package', 'agent.py', 'import bag.user', 'bag/thing.py'],
    ['a module above one in a package', 'agent.py', 'import bag.deep.user', 'bag/other.py'],
    ['a module that a module in a package takes from the top', 'agent.py', 'import bag.top', 'helper.py'],
    ['a file of data', 'agent.py', 'w = json.load(open(Path(__file__).parent / "data" / "w.json"))', 'data/w.json'],
    ['a module in a folder that it adds', 'agent.py', 'sys.path.insert(0, "lib")\nimport extra', 'lib/extra.py'],
    ['a program that it starts', 'agent.py', 'subprocess.run(["python3", "lib/other.py"])', 'lib/other.py'],
    ['what a makefile starts', 'Makefile', 'play:\n\t@python3 play.py\n', 'play.py'],
    ['the program that a script starts', 'agent.sh', '#!/bin/sh\nexec python3 "$(dirname "$0")/play.py"', 'play.py'],
    ['what the program behind a script imports', 'agent', '#!/bin/bash\ncd lib\npython3 lib/start.py', 'helper.py'],
  ]
  it.each(programs)('of a program is that of %s too', (_, name, text, part) => {
    const program = put(name, text)
    put('bag/user.py', 'from . import thing')
    put('bag/deep/user.py', 'from .. import other')
    put('bag/top.py', 'import helper')
    put('lib/start.py', 'import helper')
    const before = put(part, '1') && contentOfFiles([program])
    put('bystander.py', 'nobody imports it')
    expect(contentOfFiles([program])).toBe(before)
    put(part, '2')
    expect(contentOfFiles([program])).not.toBe(before)
  })

  it('leaves out what a program keeps for itself', () => {
    const program = put('agent.py', 'with open(\n  join(here, "notes.json"),\n  "w") as f: print(text, file=f)')
    const before = put('notes.json', '1') && contentOfFiles([program])
    put('notes.json', '2')
    expect(contentOfFiles([program])).toBe(before)
  })

  it('follows imports of imports, in a circle too', () => {
    const agent = put('agent.mjs', 'import "./a.mjs"')
    put('a.mjs', 'import "./b.mjs"')
    put('b.mjs', 'import "./a.mjs"; import "./c.mjs"')
    put('c.mjs', '1')
    const before = contentOfFiles([agent])
    put('c.mjs', '2')
    expect(contentOfFiles([agent])).not.toBe(before)
  })

  it('takes an installed package by its version', () => {
    const agent = put('agent.mjs', 'import x from "dep/inside"')
    put('node_modules/dep/package.json', '{"name":"dep","version":"1.0.0"}')
    const before = contentOfFiles([agent])
    put('node_modules/dep/package.json', '{"name":"dep","version":"1.0.1"}')
    expect(contentOfFiles([agent])).not.toBe(before)
  })

  it('is the same wherever it lies', () => {
    const agent = put('here/agent.mjs', 'import "../lib/part.mjs"')
    put('lib/part.mjs', '1')
    cpSync(join(folder, 'here'), join(folder, 'there/here'), { recursive: true })
    cpSync(join(folder, 'lib'), join(folder, 'there/lib'), { recursive: true })
    expect(contentOfFiles([join(folder, 'there/here/agent.mjs')])).toBe(contentOfFiles([agent]))
  })
})

describe('a run', () => {
  const agent = (moves: string): string => `
    import { pick } from './pick.mjs'
    export default {
      name: 'mine', about: 'picks',
      create: ({ game }) => ({ act: (observation, turn) => ({ action: pick(game, observation, turn) }) }),
    }
    ${moves}`
  const pick = (comment: string): string =>
    `// ${comment}\nexport const pick = (game, observation, turn) => game.sample(observation, turn.random)`
  const plan = (path: string, episodes = 4) => ({ game: 'traveling-adventurers', agents: [path], episodes })
  const runs = (): string => join(folder, 'runs')

  it('is another one when an agent by path was edited; the old one stays as it is', async () => {
    put('pick.mjs', pick('one'))
    const path = put('agent.mjs', agent(''))
    const first = await run(plan(path), { folder: runs() })
    expect(await run(plan(path), { folder: runs() })).toMatchObject({ now: 0, folder: first.folder })

    put('agent.mjs', agent('').replace('pick(game, observation, turn)', '{ text: "hm" }'))
    const second = await run(plan(path, 6), { folder: runs() })
    expect(second.folder.path).not.toBe(first.folder.path)
    expect([second.now, second.earlier]).toEqual([6, undefined])
    expect(second.before).toEqual([{ path: first.folder.path, changed: [`the content of ${path}`] }])
    expect(first.folder.episodes()).toHaveLength(4)
    await expect(run(plan(path), { into: first.folder.path })).rejects.toThrow(
      /another run, which differs in the content of .*agent\.mjs/,
    )

    expect(second.rows.map(({ status }) => status)).not.toEqual(first.rows.map(({ status }) => status))

    put('agent.mjs', agent(''))
    expect(await run(plan(path), { folder: runs() })).toMatchObject({ now: 0, folder: first.folder })
  })

  it('does not go on with what it loaded before when a file that an agent imports is edited', async () => {
    put('pick.mjs', pick('one'))
    const path = put('agent.mjs', agent(''))
    await run(plan(path), { folder: runs() })
    put('pick.mjs', pick('two'))
    await expect(run(plan(path), { folder: runs() })).rejects.toThrow(
      /pick.mjs was edited since this process loaded it/,
    )
  })

  it('is another one when a program that plays was edited, or is given other words', async () => {
    const program = (wait: string): string => `import { createInterface } from 'node:readline'
      for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify({ action: { text: ${wait} } }))`
    const path = put('program.mjs', program("'one'"))
    const exec = (command: string) =>
      run({ ...plan(`exec:${command}`, 1), agents: [`exec:${command}`, 'random'] }, { folder: runs() })
    const first = await exec(`node ${path}`)
    expect(first.folder.path).toContain('exec-program.mjs')
    expect((await exec(`node ${path} --deep`)).folder.path).not.toBe(first.folder.path)
    put('program.mjs', program("'two'"))
    expect((await exec(`node ${path}`)).folder.path).not.toBe(first.folder.path)
    put('program.mjs', program("'one'"))
    renameSync(path, put('there/program.mjs', ''))
    expect((await exec(`node ${join(folder, 'there/program.mjs')}`)).now).toBe(0)
  })

  it('is the same one when the agent has moved with what it imports, or is named by another path', async () => {
    put('pick.mjs', pick('one'))
    const path = put('agent.mjs', agent(''))
    const first = await run(plan(path), { folder: runs() })
    mkdirSync(join(folder, 'elsewhere'))
    for (const name of ['agent.mjs', 'pick.mjs']) renameSync(join(folder, name), join(folder, 'elsewhere', name))
    const log = first.folder.episodePath('seed-4')
    writeFileSync(log, readFileSync(log, 'utf8').split('\n').slice(0, 4).join('\n') + '\n')
    rmSync(join(first.folder.path, 'finished.jsonl'))
    const second = await run(plan(join(folder, 'elsewhere/agent.mjs'), 5), { folder: runs() })
    expect([second.folder.path, second.now, second.setAside]).toEqual([first.folder.path, 2, []])
    const third = await run(plan(join(folder, 'elsewhere/agent.mjs'), 6), { folder: runs() })
    expect([third.folder.path, third.now]).toEqual([first.folder.path, 1])
  })

  it('is extended by more episodes and by other seeds, and its plan never shrinks', async () => {
    const base = { game: 'traveling-adventurers', agents: ['random'] }
    const first = await run({ ...base, episodes: 3 }, { folder: runs() })
    const other = await run({ ...base, seeds: [50, 2] }, { folder: runs() })
    expect([other.folder.path, other.now, other.earlier?.episodes]).toEqual([first.folder.path, 1, 1])
    expect(other.rows.map(({ seed }) => seed)).toEqual([50, 2])
    const less = await run({ ...base, episodes: 1 }, { folder: runs() })
    expect([less.rows.length, less.record.seeds, less.now]).toEqual([1, [1], 0])
    expect(less.folder.readPlan().seeds).toEqual([1, 2, 3, 50])
  })

  it('tells when its earlier episodes were played', async () => {
    const base = { game: 'traveling-adventurers', agents: ['random'] }
    const began = Date.now()
    const first = await run({ ...base, episodes: 2 }, { folder: runs() })
    expect([first.now, first.earlier]).toEqual([2, undefined])
    const second = await run({ ...base, episodes: 3 }, { folder: runs() })
    expect([second.now, second.earlier!.episodes]).toEqual([1, 2])
    expect(second.earlier!.from).toBeGreaterThanOrEqual(began)
    expect(second.earlier!.to).toBeLessThanOrEqual(Date.now())
  })

  it('is played anew beside the old one when that is asked for', async () => {
    const base = { game: 'traveling-adventurers', agents: ['random'], episodes: 2 }
    const first = await run(base, { folder: runs() })
    const fresh = await run(base, { folder: runs(), fresh: true })
    expect([fresh.now, fresh.folder.path]).toEqual([2, `${first.folder.path}-2`])
    const next = await run(base, { folder: runs() })
    expect([next.now, next.folder.path], 'goes on with what was begun last').toEqual([0, fresh.folder.path])
    expect(await run(base, { into: fresh.folder.path })).toMatchObject({ now: 0 })
    expect((await run(base, { folder: runs(), fresh: true })).folder.path).toBe(`${first.folder.path}-3`)
  })

  it.each([
    ['tries', { tries: 5 }],
    ['the deadline', { deadline: 100 }],
    ['the config', { config: { boards: 'generated' } }],
  ])('is another one with another %s', async (_, change) => {
    const base = { game: 'traveling-adventurers', agents: ['random'], episodes: 1 }
    const first = await run(base, { folder: runs() })
    expect((await run({ ...base, ...change }, { folder: runs() })).folder.path).not.toBe(first.folder.path)
  })
})
