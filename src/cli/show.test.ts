import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runHere } from './in-process.fixture.ts'
import { roundtable } from './test-helpers.ts'

let cwd: string
let name: string
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'show-'))
  const game = ['run', 'traveling-adventurers', '--agents', 'problem-solving', '--episodes', '3', '--no-floors']
  const { code } = await roundtable([...game, '--model', 'stand-in'], { cwd })
  if (code !== 0) throw new Error(`the run to be shown ended with ${code}`)
  name = readdirSync(join(cwd, 'runs'))[0]!
})
afterAll(() => rmSync(cwd, { recursive: true }))

const widest = (text: string): number =>
  Math.max(
    ...text
      .split('\n')
      .filter((line) => !/^Logs?: /.test(line))
      .map((line) => line.length),
  )

/** Every file under a folder with its content and the time of its last change. */
const everything = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = statSync(join(folder, path))
      return `${path} ${stat.mtimeMs} ${stat.isFile() ? readFileSync(join(folder, path), 'utf8') : ''}`
    })

describe('roundtable show', () => {
  it('prints the report of a finished run from the beginning of its name, without its model, writing nothing', async () => {
    const before = everything(join(cwd, 'runs'))
    const { stdout, stderr, code } = await runHere(['show', 'travel'], { cwd })
    expect(code).toBe(0)
    expect(stderr).toBe('')
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('0 played now, 3 earlier (20')
    expect(stdout).toContain('What each seat asked and cost')
    expect(stdout).toMatch(/ceiling: symbolic/)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(everything(join(cwd, 'runs'))).toEqual(before)
  })

  it('works on media that can only be read', async () => {
    for (const path of ['', name, `${name}/episodes`]) chmodSync(join(cwd, 'runs', path), 0o555)
    const { code } = await runHere(['show', name, '--no-floors'], { cwd })
    for (const path of ['', name, `${name}/episodes`]) chmodSync(join(cwd, 'runs', path), 0o755)
    expect(code).toBe(0)
  })

  it('prints one JSON object, the same as run does', async () => {
    const { stdout } = await runHere(['show', name, '--json', '--no-floors'], { cwd })
    expect(JSON.parse(stdout)).toMatchObject({
      episodes: { completed: 3 },
      played: { now: 0, earlier: { episodes: 3 } },
      usageBySeat: { USER: { calls: expect.any(Number) } },
    })
  })

  it('tells an episode: the world first, the results last, thoughts only where they are asked for', async () => {
    const { stdout } = await runHere(['show', `${name}/2`], { cwd })
    const order = [
      'Traveling Adventurers: seed-2',
      'as USER sees it',
      'What happened',
      'USER: ',
      'Results',
      'completed:',
    ]
    const places = order.map((words) => stdout.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBe(0)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(stdout).not.toContain('notes ')
    const { stdout: thoughtful } = await runHere(['show', name, '--seed', '2', '--thoughts'], { cwd })
    expect(thoughtful).toMatch(/\(USER (notes|thinks)/)
    const path = join('runs', name, 'episodes', 'seed-2.jsonl')
    expect((await runHere(['show', path], { cwd })).stdout).toBe(stdout.replace(/Log: .*/, `Log: ${path}`))
  })

  it('wraps to the width that it is told', async () => {
    const { stdout } = await runHere(['show', `${name}/2`], { cwd, env: { COLUMNS: '50' } })
    expect(widest(stdout)).toBeLessThanOrEqual(50)
  })

  it('lists the episodes of a run', async () => {
    const { stdout } = await runHere(['show', name, '--episodes', '--format', 'markdown'], { cwd })
    expect(stdout).toMatch(/\| seed-1 \| traveling-adventurers \| .* \| completed \| correct path: yes \|/)
  })

  it('finds an episode behind the path of its run and behind the beginning of its name, as verify and fork do', async () => {
    const log = join('runs', name, 'episodes', 'seed-2.jsonl')
    for (const what of [`${name}/2`, 'travel/2', `runs/${name}/2`]) {
      expect((await runHere(['show', what], { cwd })).stdout).toContain(`Log: ${log}`)
      expect((await runHere(['verify', what], { cwd })).stdout).toContain(`${log}: `)
    }
    expect((await runHere(['verify', 'travel'], { cwd })).stdout).toContain('3 of 3 episodes')
    const swap = ['--at', '1', '--seat', 'USER=random', '--seat', 'BOT=random', '--runs']
    expect((await runHere(['fork', 'travel/2', ...swap, 'runs'], { cwd })).stdout).toContain('Forked from seed-2')
    expect((await runHere(['fork', 'travel', ...swap, 'runs'], { cwd })).stderr).toContain('name one, as in travel/1')
    rmSync(join(cwd, 'runs', 'forks'), { recursive: true })
  })

  it('says what there is where nothing fits', async () => {
    const { stderr, code } = await runHere(['show', 'avalon'], { cwd })
    expect(stderr).toContain(`there are ${name}`)
    expect(code).toBe(2)
    expect((await runHere(['show', `${name}/99`], { cwd })).stderr).toContain('has no episode of seed 99')
  })
})

describe('roundtable runs', () => {
  it('tells what was played, when, by whom, how often, and how it came out', async () => {
    const { stdout } = await runHere(['runs'], { cwd })
    expect(stdout).toContain(name)
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /20\d\d-\d\d-\d\d \d\d:\d\d · problem-solving on stand-in · 3 episodes · correct path ↑: 100\.0 %/,
    )
    const { runs } = JSON.parse((await runHere(['runs', '--json'], { cwd })).stdout)
    expect(runs[0]).toMatchObject({ name, finished: 3, planned: 3, headline: { metric: 'correct' } })
  })

  it('names a training that is damaged, and lists the others', async () => {
    for (const [training, text] of [
      ['train-a', '{"method"'],
      ['train-b', '{"method":"guessing/closer","label":"b"}'],
    ] as const) {
      mkdirSync(join(cwd, 'trained', training), { recursive: true })
      writeFileSync(join(cwd, 'trained', training, 'training.json'), text)
    }
    const { stdout, stderr, code } = await runHere(['runs', '--runs', 'trained'], { cwd })
    expect(stdout).toContain('train-b: not finished, 0 steps')
    expect(stderr).toMatch(/^Left out: .*train-a.training.json cannot be read \(.*\n$/)
    expect(code).toBe(0)
    const shown = await runHere(['show', 'train-a', '--runs', 'trained'], { cwd })
    expect(shown.stderr).toMatch(/^roundtable: .*training.json cannot be read .* the command that trained it [^\n]*\n$/)
    expect(shown.code).toBe(2)
  })

  it('says so where nothing was', async () => {
    const { stdout, code } = await runHere(['runs', '--runs', 'nowhere'], { cwd })
    expect(stdout).toBe('Nothing has been played into nowhere yet.\n')
    expect(code).toBe(0)
  })
})

describe('a run whose plan', () => {
  const plan = (): string => join(cwd, 'harmed', name, 'plan.json')
  const here = (...args: string[]) => runHere([...args, '--runs', 'harmed'], { cwd })
  beforeEach(() => {
    cpSync(join(cwd, 'runs', name), join(cwd, 'harmed', name), { recursive: true })
    cpSync(join(cwd, 'runs', name), join(cwd, 'harmed', 'sound'), { recursive: true })
    rmSync(plan())
  })
  afterEach(() => rmSync(join(cwd, 'harmed'), { recursive: true }))

  const mends = 'the command that played the run mends it'

  it.each([
    ['was cut short', () => writeFileSync(plan(), '{"game"'), 'JSON'],
    ['is empty', () => writeFileSync(plan(), ''), 'JSON'],
    ['is a folder', () => mkdirSync(plan()), 'it is no file'],
  ])('%s is named by every command, with what mends it', async (_, harm, why) => {
    harm()
    const line = new RegExp(`^roundtable: .*plan.json cannot be read \\(.*${why}.*\\); ${mends}\n$`)
    for (const args of [
      ['show', name],
      ['show', name, '--episodes'],
      ['run', join('harmed', name, 'plan.json')],
      ['export', name],
      ['export', name, '--format', 'latex'],
    ]) {
      const { stderr, stdout, code } = await here(...args)
      expect(stderr).toMatch(line)
      expect([stdout, code]).toEqual(['', 2])
    }
    const verified = await here('verify', name)
    expect(verified.stdout).toContain('3 of 3 episodes are as they were written')
    expect(verified.stdout).toContain(mends)
    expect(verified.code).toBe(1)
    const { runs } = JSON.parse((await here('runs', '--json')).stdout)
    expect(runs).toContainEqual(expect.objectContaining({ name, problem: expect.stringContaining(mends) }))
    expect(runs).toContainEqual(expect.objectContaining({ name: 'sound', finished: 3 }))
  })

  it('is gone is listed, its episodes are shown and exported, and what is amiss is said', async () => {
    const { runs } = JSON.parse((await here('runs', '--json')).stdout)
    expect(runs).toContainEqual(expect.objectContaining({ name, problem: expect.stringContaining('(it is gone)') }))
    for (const args of [
      ['show', name],
      ['export', name],
    ]) {
      const { stdout, stderr, code } = await here(...args)
      expect(stdout).toContain('seed-3')
      expect(stderr).toMatch(/^[^\n]*lost its plan.json: [^\n]*mends it\n$/)
      expect(code).toBe(0)
    }
    expect((await here('show', name, '--seed', '2')).stdout).toContain('seed-2')
    expect((await here('verify', name)).stdout).toContain(mends)
  })
})

describe('a plan of several games', () => {
  it('shares its run folders with the same commands typed singly, and takes a picture', async () => {
    const plan = join(cwd, 'plan.yaml')
    writeFileSync(plan, 'games: [sorting, twc]\nagents: [symbolic, random]\nepisodes: 2\n')
    const first = await runHere(['run', plan, '--runs', 'many', '--plot', 'many.svg'], { cwd })
    expect(first.code).toBe(0)
    expect(first.stdout).toContain('All games')
    expect(readFileSync(join(cwd, 'many-1.svg'), 'utf8')).toContain('<svg')
    const again = await runHere(['run', 'twc', '--agents', 'random', '--episodes', '2', '--runs', 'many', '--json'], {
      cwd,
    })
    expect(JSON.parse(again.stdout).played).toMatchObject({ now: 0, earlier: { episodes: 2 } })
    expect(readdirSync(join(cwd, 'many'))).toHaveLength(4)
  })
})
