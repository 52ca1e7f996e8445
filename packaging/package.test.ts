import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build, transformSync } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'
import { memoryLog, play } from '../src/index.ts'
import { compileIn } from './compile.ts'
import { copyExamples, pack, repository } from './packed.ts'
import { readExamples, readSnippets, type Snippet } from './snippets.ts'
import { createBlunderer } from './third-party/blunderer.ts'
import { countUp } from './third-party/count-up.ts'
import { playIt } from './third-party/play-it.ts'
import { atLength } from '../src/testing/sized.fixture.ts'

const packed = pack('roundtable', 'other-roundtable')
const { folder, tarball, files } = packed
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/roundtable/package.json'), 'utf8'))

/** Every door to a program, those of the games by name. */
const doors = Object.keys(manifest.exports)
  .filter((door) => !door.endsWith('.json'))
  .flatMap((door) =>
    door === './games/*'
      ? Object.keys(games).map((name) => door.replace('*', name))
      : door === './agents/*'
        ? ['./agents/traveling-adventurers', './agents/text-games', './agents/language']
        : [door],
  )
  .map((door) => door.replace(/^\./, 'roundtable'))

const node = (args: readonly string[]): string =>
  execFileSync(process.execPath, [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
const compile = compileIn(folder)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the package', () => {
  it('holds what it names, the guides and the examples, and neither tests nor maps without sources', () => {
    for (const path of [
      'dist/index.js',
      'dist/index.d.ts',
      'bin/roundtable.js',
      'docs/runs.md',
      'examples/my-agent.mjs',
    ])
      expect(files).toContain(path)
    const own = files.filter((path) => !path.startsWith('templates/'))
    expect(own.filter((path) => /\.(test|fixture|map)\b|golden|^src\//.test(path))).toEqual([])
  })

  it('keeps the rules that publint knows', async () => {
    const bytes = readFileSync(tarball)
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  it.runIf(atLength)('has types that are found wherever its JavaScript is', () => {
    // The compiler's test below goes through all of them.
    const named = ['./games/twc', './agents/text-games']
    const attw = join(repository, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    // Ends with a status that is not 0 where anything is wrong.
    const output = node([attw, tarball, '--profile', 'esm-only', '--format', 'json', '--include-entrypoints', ...named])
    expect(Object.keys(JSON.parse(output).analysis.entrypoints)).toEqual(expect.arrayContaining(named))
  })

  it('imports through every door, each game by default and by name', () => {
    const report = `
      for (const door of ${JSON.stringify(doors)}) {
        const module = await import(door)
        const game = module.default
        if (door.startsWith('roundtable/games/') && !Object.entries(module).some(([name, value]) => name !== 'default' && value === game && game.name === door.split('/').at(-1)))
          throw new Error(door + ' is not a game by name and by default')
        if (Object.keys(module).length === 0) throw new Error(door + ' is empty')
      }
      console.log('all open')`
    expect(node(['--input-type=module', '-e', report])).toContain('all open')
  })

  it('has a root that loads nothing of the house but the core, and two small packages', async () => {
    const built = await build({
      stdin: { contents: `export * from 'roundtable'`, resolveDir: folder },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      metafile: true,
    })
    const paths = Object.keys(built.metafile.inputs)
    const places = paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+(?:\/dist\/\w+)?)/.exec(path)?.[1] ?? [])
    expect([...new Set(places)].sort()).toEqual([
      '@noble/hashes',
      'pure-rand',
      'roundtable/dist/core',
      'roundtable/dist/index',
    ])
  })

  it('holds the JSON Schema of a log’s events, to which a log holds', async () => {
    const path = createRequire(join(folder, 'here.js')).resolve('roundtable/event.schema.json')
    const schema = JSON.parse(readFileSync(path, 'utf8'))
    const check = new Ajv2020({ strict: false }).compile(schema)
    const log = memoryLog()
    const seated = { name: 'blunderer', agent: createBlunderer() }
    await play({ game: countUp, config: { end: 20 }, seed: 1, seats: { first: seated, second: seated }, log })
    for (const event of log.all) {
      check(JSON.parse(JSON.stringify(event)))
      expect(check.errors ?? [], JSON.stringify(event)).toEqual([])
    }
    expect(check({ n: 1, time: 1, type: 'no such event' })).toBe(false)
  })

  it('has types for pages too, at the root and at every game, without those of Node', () => {
    const clean = doors.filter((door) => /^roundtable(\/(games|replies|solvers|testing)(\/|$)|$)/.test(door))
    const text = clean.map((door, i) => `export * as door${i} from '${door}'`).join('\n')
    expect(compile('page', { files: { 'page.ts': text }, browser: true })).toBe('')
  })
})

/** Programs that compile only where no exported name has lost its type. */
function holdTypes(): string {
  return [
    'type IsAny<Value> = 0 extends 1 & Value ? true : false',
    'type Lost<Module> = { [Name in keyof Module]: IsAny<Module[Name]> extends true ? Name : never }[keyof Module]',
    'type Kept<Module> = [Lost<Module>] extends [never] ? true : Lost<Module>',
    ...doors.map(
      (door, i) => `import * as door${i} from '${door}'\nexport const kept${i}: Kept<typeof door${i}> = true`,
    ),
    "import type * as root from 'roundtable'",
    ...['Agent', 'Decision', 'Event', 'Game', 'Language', 'Log', 'Model', 'Outcome', 'Schema<1>', 'Turn'].map(
      (name, i) => `export const named${i}: IsAny<root.${name}> = false`,
    ),
  ].join('\n')
}

/** Runs programs one after the other in one process, each start of which would cost a second; what each printed, behind its name. */
function runEach(files: readonly string[]): string[] {
  const program = `for (const file of ${JSON.stringify(files)}) {
    console.log('# ' + file)
    await import('./' + file)
  }`
  writeFileSync(join(folder, 'run-each.mjs'), program)
  return node(['--import', import.meta.resolve('tsx'), './run-each.mjs']).split(/^# /m)
}

describe('the guides', () => {
  const snippets = readSnippets()
  const examples = readExamples()
  const fileOf = ({ place, language }: Snippet): string => `${place.replaceAll(/\W+/g, '-')}.${language}`
  const written = (language: 'ts' | 'js'): Record<string, string> =>
    Object.fromEntries(
      [...snippets, ...examples].flatMap((snippet) =>
        snippet.language === language ? [[fileOf(snippet), `${snippet.text}\nexport {}\n`]] : [],
      ),
    )

  it('have snippets', () => {
    expect(Object.keys(written('ts')).length).toBeGreaterThan(3)
    expect(Object.keys(written('js')).length).toBeGreaterThan(0)
    expect(examples.length).toBeGreaterThan(15)
  })

  it.runIf(atLength)('are backed by doc comments whose programs run as they stand, and print what they say', () => {
    for (const example of examples) writeFileSync(join(folder, fileOf(example)), example.text)
    const printed = runEach(examples.map(fileOf))
    for (const example of examples) {
      const own = printed.find((part) => part.startsWith(fileOf(example)))
      for (const [, words] of example.text.matchAll(/console\.log\(.*\/\/ ([^:\n…]+)$/gm))
        expect(own, example.place).toContain(words!.split(' or ')[0]!.trim())
    }
  })

  it.runIf(atLength)(
    'show programs that compile against the package, in which no exported name has lost its type',
    () => {
      const game = readFileSync(join(folder, 'node_modules/roundtable/examples/hidden-sum.ts'), 'utf8')
      const files = { 'types.ts': holdTypes(), 'hidden-sum.ts': game, ...written('ts') }
      expect(compile('snippets-ts', { files })).toBe('')
      expect(compile('snippets-js', { files: written('js') })).toBe('')
    },
  )

  it('show how to host a table with programs that run as they stand', () => {
    copyExamples(packed)
    const hosting = snippets.filter(({ place }) => place.startsWith('docs/table.md'))
    expect(hosting.length).toBeGreaterThan(3)
    for (const [i, { text }] of hosting.entries()) writeFileSync(join(folder, `hosting-${i}.ts`), text)
    const outputs = runEach(hosting.map((_, i) => `hosting-${i}.ts`))
    for (const [i, { text }] of hosting.entries()) {
      // What a line prints stands beside it.
      const promised = [...text.matchAll(/console\.log\(.*\/\/ ([^:\n]+)/g)].map(([, words]) => words!.trim())
      const printed = outputs.find((output) => output.startsWith(`hosting-${i}.ts`))
      for (const words of promised) if (!/^(in truth|sent again)/.test(words)) expect(printed).toContain(words)
    }
  })

  it('come with examples that run from the package', () => {
    copyExamples(packed)
    const command = join(folder, 'node_modules/roundtable/bin/roundtable.js')
    const args = ['--episodes', '4', '--json']
    const own = node([command, 'run', 'traveling-adventurers', '--agents', './my-agent.mjs,symbolic', ...args])
    expect(JSON.parse(own)).toMatchObject({ episodes: { completed: 4 }, metrics: { optimal: { mean: 1 } } })
    if (!atLength) return
    const loader = ['--import', import.meta.resolve('tsx')]
    const game = node([...loader, command, 'run', './hidden-sum.ts', '--agents', 'random', ...args])
    expect(JSON.parse(game)).toMatchObject({ episodes: { completed: 4 } })
    const graph = node([...loader, './text-world-graph.ts'])
    expect(JSON.parse(graph).nodes.length).toBeGreaterThan(10)
  })
})

describe('a game and an agent by somebody else, with another copy of the package', () => {
  const write = (path: string, own: string): void => {
    const { code } = transformSync(readFileSync(join(repository, 'packaging/third-party', path), 'utf8'), {
      loader: 'ts',
    })
    const text = code.replaceAll(/"roundtable(\/\w+)?"/g, `"${own}$1"`).replaceAll('.ts"', '.mjs"')
    writeFileSync(join(folder, path.replace('.ts', '.mjs')), text)
  }

  it('play as they do here, and what is illegal stays illegal', async () => {
    write('play-it.ts', 'roundtable')
    write('count-up.ts', 'other-roundtable')
    write('blunderer.ts', 'other-roundtable')
    const there = node([
      '--input-type=module',
      '-e',
      `import { playIt } from './play-it.mjs'; console.log(JSON.stringify(await playIt()))`,
    ])
    const here = (await playIt()) as { violations: string[]; episodes: { status: string; types: string[] }[] }
    expect(JSON.parse(there)).toEqual(JSON.parse(JSON.stringify(here)))
    expect(here.violations).toEqual([])
    for (const { status, types } of here.episodes) {
      expect(status).toBe('completed')
      expect(types.filter((type) => type === 'rejected').length).toBeGreaterThan(5)
    }
  })

  it('are run from the command line', () => {
    const command = join(folder, 'node_modules/roundtable/bin/roundtable.js')
    const output = node([
      command,
      'run',
      './count-up.mjs',
      '--agents',
      './blunderer.mjs,random',
      '--episodes',
      '6',
      '--json',
    ])
    expect(JSON.parse(output)).toMatchObject({ game: 'count-up', episodes: { completed: 6, stopped: 0, failed: 0 } })
  })
})
