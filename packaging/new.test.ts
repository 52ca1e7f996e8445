import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPython } from '../src/node/python.fixture.ts'
import { compileIn } from './compile.ts'
import { pack, repository } from './packed.ts'
import { atLength, sized } from '../src/testing/sized.fixture.ts'

const { folder } = pack('roundtable')
// As `npm init -y` writes it: no ES modules but where a folder of its own says so.
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }))
afterAll(() => rmSync(folder, { recursive: true }))
/** A game of one's own, for those who play it. */
const dig = './dig/index.mjs'
beforeAll(() => void node([command, 'new', 'game', 'dig']))

const command = join(folder, 'node_modules/roundtable/bin/roundtable.js')
const compile = compileIn(folder)
const compiler = join(repository, 'node_modules/typescript/bin/tsc')

/** On a version of Node that reads no TypeScript, tsx reads it. */
const node = (args: readonly string[]): string => {
  const loader = args.join().includes('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  return execFileSync(process.execPath, [...loader, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
}

/** The programs that were made in a folder. */
const made = (path: string): Record<string, string> => {
  const files = readdirSync(join(folder, path)).filter((name) => /\.(mjs|ts)$/.test(name))
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, path, name), 'utf8')]))
}

const JAVASCRIPT = { language: 'JavaScript', flags: [], ending: 'mjs' } as const
const TYPESCRIPT = { language: 'TypeScript', flags: ['--typescript'], ending: 'ts' } as const
const LANGUAGES = [JAVASCRIPT, TYPESCRIPT]

describe('what `roundtable new` makes', () => {
  it.each(sized([TYPESCRIPT], LANGUAGES))(
    'in $language is a game that keeps the contract, compiles and is played at once',
    ({ flags, ending }) => {
      const name = `turn-${ending}`
      expect(node([command, 'new', 'game', name, ...flags])).toContain(`npx roundtable run ./${name}/index.${ending}`)
      node(['--test', `./${name}/rules.test.${ending}`])
      const output = node([command, 'run', `./${name}/index.${ending}`, '--episodes', '4', '--json'])
      expect(JSON.parse(output)).toMatchObject({ game: name, episodes: { completed: 4 } })
      if (ending === 'ts') node([compiler, '-p', name])
      expect(compile(name, { files: made(name) })).toBe('')
      expect(Object.values(made(name)).join()).not.toMatch(/new-?game/i)
    },
  )

  it.each(sized([JAVASCRIPT], LANGUAGES))(
    'in $language is an agent that plays a game of the house, or one by path',
    ({ flags, ending }) => {
      const [house, byPath] = [
        ['default', 'collab-capture'],
        ['my-agent-2', dig],
      ] as const
      for (const [name, game] of sized([byPath], [house, byPath])) {
        const into = `mine-${ending}`
        node([command, 'new', 'agent', name, '--game', game, '--into', into, ...flags])
        node(['--test', `./${into}/${name}/agent.test.${ending}`])
        const agent = `./${into}/${name}/agent.${ending}`
        const output = node([command, 'run', game, '--agents', agent, '--episodes', '3', '--json'])
        expect(JSON.parse(output)).toMatchObject({ episodes: { completed: 3 } })
        const schemas = JSON.parse(readFileSync(join(folder, into, name, 'schemas.json'), 'utf8'))
        expect(Object.keys(schemas)).toEqual(['config', 'action', 'observation'])
        if (ending === 'ts') node([compiler, '-p', `${into}/${name}`])
        const { [`agent.${ending}`]: text } = made(`${into}/${name}`)
        expect(compile(`${into}/${name}`, { files: { [`agent.${ending}`]: text! } })).toBe('')
      }
    },
  )
})

describe.skipIf(!hasPython)('what `roundtable new` makes in Python', () => {
  it.each(sized([dig], ['traveling-adventurers', 'avalon', dig]))('is an agent that plays %s', (game) => {
    const name = `snake-${game.replaceAll(/\W/g, '')}`
    expect(node([command, 'new', 'agent', name, '--python', '--game', game])).toContain(`exec:python3 ${name}/agent.py`)
    const env = { ...process.env, ROUNDTABLE: `"${process.execPath}" "${command}"` }
    execFileSync('python3', [`${name}/test_agent.py`], { cwd: folder, env, stdio: 'pipe' })
    expect(readdirSync(join(folder, name))).toContain('schemas.json')
    const text = readFileSync(join(folder, name, 'agent.py'), 'utf8')
    expect(text).not.toMatch(/new-?agent/i)
  })
})

describe('a folder that `roundtable new` makes', () => {
  it.runIf(atLength)('is the same game in both languages: the same seeds give the same episodes', () => {
    const outcomes = LANGUAGES.map(({ flags, ending }) => {
      node([command, 'new', 'game', 'twin', '--into', ending, ...flags])
      const into = `runs/twin-${ending}`
      node([command, 'run', `./${ending}/twin/index.${ending}`, '--episodes', '3', '--into', into])
      return [1, 2, 3].map((seed) =>
        readFileSync(join(folder, into, `episodes/seed-${seed}.jsonl`), 'utf8').match(/"hash":"\w+"/g),
      )
    })
    expect(outcomes[0]![0]!.length).toBeGreaterThan(2)
    expect(outcomes[0]).toEqual(outcomes[1])
  })

  it('has a board that a person sees', () => {
    const args = [command, 'play', dig, '--terminal', '--partner', 'random', '--seat', 'guide']
    const played = spawnSync(process.execPath, args, { cwd: folder, input: 'box 2\n/quit\n', encoding: 'utf8' })
    expect(played.stdout).toMatch(/\[1\*?\] \[2\*?\] \[3\*?\]/)
    expect(played.stdout).toMatch(/Log: runs\/played\/episodes\/dig-guide-\d+\.jsonl$/m)
  })
})
