import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandLine } from '../src/cli/main.ts'
import { roundtable } from '../src/cli/test-helpers.ts'
import { hasPython } from '../src/node/python.fixture.ts'
import { nameOf, readCommands } from './commands.ts'
import { readBlocks, readGuide } from './guides.ts'
import { repository } from './packed.ts'

const cwd = mkdtempSync(join(tmpdir(), 'roundtable-docs-'))
const stand = { run: 'stand', episode: 'stand/episodes/seed-1.jsonl', game: 'collab-capture' }
const commands = readCommands(stand)

/** The folder of somebody who reads the docs: the package is installed, the examples lie there, and a run was played. */
beforeAll(async () => {
  mkdirSync(join(cwd, 'node_modules'))
  symlinkSync(repository, join(cwd, 'node_modules/roundtable'))
  for (const name of ['zod', 'tsx'])
    symlinkSync(join(repository, 'node_modules', name), join(cwd, 'node_modules', name))
  cpSync(join(repository, 'examples'), join(cwd, 'examples'), { recursive: true })
  cpSync(join(repository, 'templates/game'), join(cwd, 'game'), { recursive: true })
  writeFileSync(join(cwd, 'my-game.mjs'), "export { default } from './game/index.mjs'\n")
  const plan = 'game: traveling-adventurers\nagents: ["symbolic:strategy=node-by-node"]\nepisodes: 1\n'
  writeFileSync(join(cwd, 'plan.yaml'), plan)
  const { code, stderr } = await roundtable(['run', 'plan.yaml', '--into', stand.run], { cwd })
  if (code !== 0) throw new Error(stderr)
})
afterAll(() => rmSync(cwd, { recursive: true }))

describe('the commands of the guides', () => {
  const known = commandLine().commands.map((command) => command.name())

  it('are found', () => {
    expect(commands.filter(({ args }) => args).length).toBeGreaterThan(40)
    expect(new Set(commands.map(nameOf))).toEqual(new Set(known))
  })

  for (const { place, written, args, env, skipped } of commands)
    it.skipIf(skipped)(
      `${written} (${place})${skipped ? `: skipped, since ${skipped}` : ''}`,
      async () => {
        // A person leaves at once; a program closes the line.
        const input = args![0] === 'play' ? '/quit\n' : ''
        const { code, stdout, stderr } = await roundtable(args!, { cwd, input, ...(env && { env }) })
        // The one episode of a run may be stopped, which is no failure of the command, but no success either.
        const stopped = /^Episodes: 0 completed, 1 stopped/m.test(stdout)
        expect({ code, stderr: code === (stopped ? 1 : 0) ? '' : stderr.slice(-2000) }).toEqual({
          code: stopped ? 1 : 0,
          stderr: '',
        })
        if (args![0] !== 'env') expect(stdout).toMatch(/\S/)
        if (args![0] === 'run') expect(stdout).toMatch(/^Episodes: (1 completed|0 completed, 1 stopped)/m)
      },
      240_000,
    )
})

describe('what else the guides show', () => {
  const blocks = readBlocks()

  const yaml = blocks.filter(({ tag }) => tag === 'yaml')
  const isStudy = ({ place }: { place: string }): boolean => place.startsWith('docs/studies.md')

  for (const { place, text } of yaml.filter(isStudy))
    it(`a study without a dead end: ${place}`, async () => {
      writeFileSync(join(cwd, 'study.yaml'), text)
      const { code, stdout, stderr } = await roundtable(['study', 'check', 'study.yaml'], { cwd })
      expect({ code, told: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, told: '' })
    })

  for (const { place, text } of yaml.filter((block) => !isStudy(block)))
    it.skipIf(text.includes('exec:python3') && !hasPython)(`a plan that is played: ${place}`, async () => {
      const file = `plan-${place.replaceAll(/\W+/g, '-')}.yaml`
      writeFileSync(join(cwd, file), text.replace(/^model: .*$/m, 'model: stand-in').replace(/^seeds: .*$/m, ''))
      const { code, stderr } = await roundtable(['run', file, '--episodes', '1', '--no-floors'], { cwd })
      expect({ code, stderr: code === 0 ? '' : stderr.slice(-2000) }).toEqual({ code: 0, stderr: '' })
    })

  it('JSON that is JSON', () => {
    const json = blocks.filter(({ tag }) => tag === 'json')
    expect(json.length).toBeGreaterThan(0)
    for (const { place, text } of json) expect(() => JSON.parse(text) as unknown, place).not.toThrow()
  })

  it('a conversation over env that goes as it is told', async () => {
    // Frames are bytes between the lines: src/server/env.test.ts reads them.
    const lines = blocks
      .filter(({ place, text }) => place.startsWith('docs/env.md') && !text.includes('"frames":true'))
      .flatMap(({ text }) => text.split('\n'))
    const said = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
    const told = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2).replaceAll('{…}', '{}'))
    expect(said.length).toBeGreaterThan(3)
    const { stdout } = await roundtable(['env'], { cwd, input: `${said.join('\n')}\n` })
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const [i, line] of told.entries()) {
      const { observations, ...expected } = JSON.parse(line) as Record<string, unknown>
      expect(answers[i]).toMatchObject(expected)
      expect(Object.keys(answers[i]!).sort()).toEqual(Object.keys({ ...expected, observations }).sort())
    }
  })

  it('a table that is printed so', async () => {
    const { stdout } = await roundtable(['run', 'traveling-adventurers'], { cwd })
    const rows = readGuide('README.md').match(/^│.*│$/gm)!
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) expect(stdout).toContain(row)
  })
})
