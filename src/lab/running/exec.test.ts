import { mkdtempSync, rmSync, writeFileSync, readFileSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filesOf } from '../../node/exec/index.ts'
import { memoryLog } from '../../core/log.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { toAgents } from '../../cli/options.ts'
import { prepare, readAgentSpec, seat } from '../seating/lineup.ts'
import { findGame } from '../own-code/find-game.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'exec '))))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program in JavaScript: `answer(question)` gives the line that it writes, or nothing. */
function program(name: string, body: string, head = ''): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline'
import { appendFileSync, closeSync } from 'node:fs'
const put = (line) => process.stdout.write(line + '\\n')
const tell = (answer) => put(JSON.stringify(answer))
const first = ({ observation }) => ({ action: { command: observation.validActions[0] } })
${head}
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  ${body}
}
`,
  )
  return `exec:node "${path}"`
}

interface Setup {
  readonly game?: string
  readonly config?: object
  readonly seed?: number
  readonly log?: ReturnType<typeof memoryLog>
  readonly tries?: number
  readonly deadline?: number
}

async function playWith(agents: readonly string[], setup: Setup = {}) {
  const game = await findGame(setup.game ?? 'sorting')
  const config = validate(game.config, setup.config ?? { envStepLimit: 3 }, 'config')
  const log = setup.log ?? memoryLog()
  const seats = Object.fromEntries(
    await Promise.all(
      game.seats(config).map(async (place, i) => {
        const spec = readAgentSpec(agents[i % agents.length]!)
        const player = await prepare(game, spec, () => Promise.reject(new Error('no model')))
        return [place, seat(game, config, place, player)] as const
      }),
    ),
  )
  const ending = await play({ ...setup, game, config, seed: setup.seed ?? 5, log, seats })
  return { ...ending, log, ended: log.all.at(-1) as { reason: string; detail?: string; status: string } }
}

const linesOf = (name: string): any[] => {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
}
const keep = (name: string): string => `appendFileSync(${JSON.stringify(join(folder, name))}, line + '\\n')`

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '')
  } catch {
    return false
  }
}
async function gone(pid: number): Promise<void> {
  for (let waited = 0; alive(pid) && waited < 20_000; waited += 50) await new Promise((done) => setTimeout(done, 50))
  expect(alive(pid)).toBe(false)
}

describe('an agent that is a program', () => {
  it('is asked with all that its seat may know, and plays', async () => {
    const command = program(
      'plays',
      `${keep('plays.jsonl')}; tell({ id: question.id, ...first(question), notes: 'why not' })`,
    )
    const { status, log } = await playWith([command])
    expect(status).toBe('completed')
    const asked = linesOf('plays.jsonl')
    expect(asked).toHaveLength(3)
    expect(asked[0]).toMatchObject({
      seat: 'player',
      decision: 1,
      try: 1,
      mayPass: false,
      game: 'sorting',
      rejections: [],
    })
    expect(asked[0].rules).toContain('smallest')
    expect(asked[0].text).toContain('Task:')
    expect(asked[0].schema).toMatchObject({ type: 'object', properties: { command: {} } })
    expect(asked[0].actions[0]).toEqual({ command: asked[0].observation.validActions[0] })
    expect(asked[1].last).toMatchObject({ status: 'accepted', answer: { action: asked[0].actions[0] } })
    expect(new Set(asked.map(({ id }) => id)).size).toBe(3)
    expect(new Set(asked.map(({ episode }) => episode)).size).toBe(1)
    expect(JSON.stringify(asked)).not.toContain('"seed"')
    expect(log.all.find(({ type }) => type === 'acted')).toMatchObject({ notes: 'why not' })
  })

  it('is told why something was not taken, and asked again', async () => {
    const command = program(
      'again',
      `${keep('again.jsonl')}; tell(question.try === 1 ? { action: { command: 'fly' } } : question.try === 2 ? { action: 1, reply: 'x' } : first(question))`,
    )
    const { status } = await playWith([command], { config: { envStepLimit: 1 } })
    expect(status).toBe('completed')
    const asked = linesOf('again.jsonl')
    expect(asked.map((question) => question.rejections.length)).toEqual([0, 1, 2])
    expect(asked[1].last).toMatchObject({ status: 'rejected', answer: { action: { command: 'fly' } } })
    expect(asked[2].rejections[1].reason).toContain('not both')
  })

  it('answers in words, lets its turn pass, and is stopped like any agent', async () => {
    const words = program('words', `tell({ reply: 'look around' })`)
    expect((await playWith([words])).status).toBe('completed')
    const passes = program('passes', `tell({ pass: true })`)
    const { status, reason } = await playWith([passes])
    expect(status).toBe('stopped')
    expect(reason).toContain('player')
  })

  it('may print what it likes as long as it answers, and is not confused by answers that come twice with an id', async () => {
    const command = program(
      'prints',
      `put('thinking …'); put('[1, 2]'); put('3.5'); const answer = { id: question.id, ...first(question) }; tell(answer); tell(answer); tell({ id: 'old', action: {} })`,
    )
    expect((await playWith([command])).status).toBe('completed')
  })

  it('answers in pieces, and with the last line cut off from its end', async () => {
    const command = program(
      'pieces',
      `const text = JSON.stringify(first(question)); process.stdout.write(text.slice(0, 9)); await new Promise((done) => setTimeout(done, 30)); put(text.slice(9))`,
    )
    expect((await playWith([command])).status).toBe('completed')
    const cut = program('cut', `process.stdout.write(JSON.stringify(first(question)), () => process.exit())`)
    expect((await playWith([cut], { config: { envStepLimit: 1 } })).status).toBe('completed')
  })

  it.each([
    ['says what is no JSON', `put("{'action': 1}")`, 'not JSON'],
    ['nests lists without end', "put('{\"action\":' + '['.repeat(2e4) + ']'.repeat(2e4) + '}')", 'not JSON'],
    ['says something else', `tell({ move: 'north' })`, 'yours has move'],
    ['says far too much', `put('{"reply":"' + 'x'.repeat(2e6) + '"}')`, 'at most 1000000'],
  ])('that %s is asked again with words for it, then stopped', async (name, body, words) => {
    const { status, log } = await playWith([program(name.replaceAll(' ', '-'), body)])
    expect(status).toBe('stopped')
    const rejected = log.all.filter(({ type }) => type === 'rejected')
    expect(rejected).toHaveLength(3)
    expect(rejected[0]).toMatchObject({ why: 'unreadable', reason: expect.stringContaining(words) })
  })

  it.each([
    [
      'dies',
      `console.error('first words'); console.error('KeyError: coins'); process.exit(3)`,
      /exit status 3.*KeyError: coins/,
    ],
    [
      'dies later',
      `if (question.decision === 2) process.exit(0); tell(first(question))`,
      /exit status 0.*before it answered/,
    ],
    [
      'dies between',
      `process.stdout.write(JSON.stringify(first(question)) + '\\n', () => process.exit(0))`,
      /exit status 0/,
    ],
    ['closes its output', `closeSync(1)`, /closed its standard output/],
    ['answers twice', `tell(first(question)); tell(first(question))`, /more often than it was asked/],
    [
      'floods',
      `const text = 'x'.repeat(1e5); for (let i = 0; i < 600; i++) put(text)`,
      /printed \d+ characters and no answer/,
    ],
  ])('that %s fails, with its own last words', async (name, body, words) => {
    const { status, ended } = await playWith([program(name.replaceAll(' ', '-'), body)])
    expect(status).toBe('failed')
    expect(ended.reason).toMatch(words)
    expect(ended.reason).toMatch(/^player: /)
    if (name === 'dies') expect(ended.detail).toContain('first words')
  })

  it('that begins to answer twice long after its first answers, and a little later each time, fails too', async () => {
    const answer = `{ action: { command: 'inventory' } }`
    const twice = `tell(${answer}); if (question.decision > 12) setTimeout(() => tell(${answer}), 20)`
    const { status, ended } = await playWith([program('twice-later', twice)], { config: { envStepLimit: 70 } })
    expect(status).toBe('failed')
    expect(ended.reason).toMatch(/more often than it was asked/)
  })

  it('that reads no more fails', async () => {
    const { status, ended } = await playWith([`exec:exec 0<&-; echo '{"reply":"look around"}'; sleep 30`])
    expect(status).toBe('failed')
    expect(ended.reason).toMatch(/closed its standard input/)
  })

  it('that is not there fails with what the shell says', async () => {
    const { ended } = await playWith(['exec:no-such-program --at-all'])
    expect(ended.status).toBe('failed')
    expect(ended.reason).toMatch(/exit status 127.*not found/)
  })

  it('that answers too late is killed with all that it started', async () => {
    const pids = join(folder, 'pids')
    const command = `exec:timeout=0.4:sh -c 'sleep 60 & echo $! > "${pids}"; echo hm; wait'`
    const { status, ended } = await playWith([command])
    expect(status).toBe('failed')
    expect(ended.reason).toMatch(/no answer within 0.4 s; it printed 1 lines that are no answer, the last: "hm"/)
    await gone(Number(readFileSync(pids, 'utf8')))
  })

  it('that names another question in its answers is told so', async () => {
    const command = program('strays', `tell({ id: 7, ...first(question) })`).replace('exec:', 'exec:timeout=1:')
    expect((await playWith([command])).ended.reason).toContain('not the question’s')
  })

  it('that lets the deadline of the table pass is stopped, and killed', async () => {
    const pids = join(folder, 'late')
    const { status } = await playWith([`exec:sh -c 'echo $$ > "${pids}"; trap "" TERM; read line; sleep 60'`], {
      deadline: 300,
    })
    expect(status).toBe('stopped')
    await gone(Number(readFileSync(pids, 'utf8')))
  })

  it('is ended with its episode, and has time to end by itself', async () => {
    const command = program('ends', `tell(first(question))`, '')
    const path = join(folder, 'ends.mjs')
    writeFileSync(
      path,
      readFileSync(path, 'utf8') + `\nappendFileSync(${JSON.stringify(join(folder, 'end'))}, String(process.pid))\n`,
    )
    await playWith([command])
    for (let waited = 0; !existsSync(join(folder, 'end')) && waited < 10_000; waited += 50)
      await new Promise((done) => setTimeout(done, 50))
    const pid = Number(readFileSync(join(folder, 'end'), 'utf8'))
    expect(pid).toBeGreaterThan(1)
    await gone(pid)
  })

  it('shares one process among many episodes, and keeps to it', async () => {
    const head = `let seen = {}`
    const body = `const list = seen[question.episode] ??= []; list.push(question.decision); tell({ ...first(question), notes: { pid: process.pid, list } })`
    const command = program('shares', body, head).replace('exec:', 'exec:processes=1:')
    const all = await Promise.all([1, 2, 3].map((seed) => playWith([command], { seed })))
    const notes = all.map(({ log }) => log.all.flatMap((event) => (event.type === 'acted' ? [event.notes as any] : [])))
    expect(new Set(notes.flat().map(({ pid }) => pid)).size).toBe(1)
    for (const list of notes) expect(list.at(-1).list).toEqual([1, 2, 3])
    const each = await Promise.all([1, 2].map((seed) => playWith([program('shares', body, head)], { seed })))
    const pids = each.flatMap(({ log }) =>
      log.all.flatMap((event) => (event.type === 'acted' ? [(event.notes as any).pid] : [])),
    )
    expect(new Set(pids).size).toBe(2)
  })

  it('that shares a process and kills it harms only the episode that asked', async () => {
    const body = `if (question.text.includes('never')) process.exit(1); if (question.decision === 2 && !globalThis.done) { globalThis.done = true; process.exit(9) } tell({ ...first(question), notes: (question.past ?? []).length })`
    const command = program('harms', body).replace('exec:', 'exec:processes=1:')
    const [one, other] = await Promise.all([
      playWith([command], { seed: 1 }),
      playWith([command], { seed: 2, config: { envStepLimit: 1 } }),
    ])
    expect([one.status, other.status].sort()).toEqual(['completed', 'failed'])
  })

  it('resumed, is not asked again and learns what came before', async () => {
    const memory = program(
      'memory',
      `${keep('memory.jsonl')}; tell({ ...first(question), memory: (question.memory ?? 0) + 1 })`,
    )
    const whole = await playWith([memory], { seed: 3 })
    const asked = linesOf('memory.jsonl')
    expect(asked.map((question) => question.memory)).toEqual([null, 1, 2])
    rmSync(join(folder, 'memory.jsonl'))
    const second = whole.log.all.findIndex((event) => event.type === 'used' && event.use === 2)
    const broken = memoryLog(whole.log.all.slice(0, second + 1))
    const resumed = await playWith([memory], { seed: 3, log: broken })
    expect(resumed.status).toBe('completed')
    const timeless = (log: typeof broken) => log.all.map(({ time: _, ...event }) => event)
    expect(timeless(resumed.log)).toEqual(timeless(whole.log))
    const again = linesOf('memory.jsonl')
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ id: asked[2].id, memory: 2, last: asked[2].last })
    expect(again[0].past).toMatchObject([
      { decision: 1, status: 'accepted' },
      { decision: 2, status: 'accepted' },
    ])
    expect(again[0].past[0].observation).toEqual(asked[0].observation)
  })
})

describe('an agent whose program failed', () => {
  it('is asked that question again by the next run, and no other', async () => {
    const body = `${keep('fails.jsonl')}; if (question.decision === 2 && !question.past) process.exit(1); tell(first(question))`
    const command = program('fails', body)
    const failed = await playWith([command], { seed: 6 })
    expect(failed.status).toBe('failed')
    const resumed = await playWith([command], { seed: 6, log: memoryLog(failed.log.all) })
    expect(resumed.status).toBe('completed')
    expect(linesOf('fails.jsonl').map(({ decision }) => decision)).toEqual([1, 2, 2, 3])
    const [, before, again] = linesOf('fails.jsonl')
    expect(again.id).toBe(before.id)
  })
})

describe('a command', () => {
  it('is told from options, commas and quotes', () => {
    expect(readAgentSpec('exec:python3 a.py --x=1:2@b')).toEqual({ agent: 'exec:python3 a.py --x=1:2@b' })
    expect(readAgentSpec('exec:timeout=5:processes=each:python3 a.py')).toEqual({
      agent: 'exec:python3 a.py',
      options: { timeout: 5, processes: 'each' },
    })
    expect(readAgentSpec('exec:"python3 a.py"')).toEqual({ agent: 'exec:python3 a.py' })
    expect(() => readAgentSpec('exec:')).toThrow('names no command')
    expect(() => readAgentSpec('exec:timeuot=5:python3 a.py')).toThrow('there is no option "timeuot"')
    // Variables for the shell.
    for (const command of ['x=1 python3 a.py', 'PYTHONPATH=a:b python3 a.py', 'at=http://host:1 a.py', 'at=/a:/b a.py'])
      expect(readAgentSpec(`exec:${command}`)).toEqual({ agent: `exec:${command}` })
    expect(toAgents(`exec:python3 a.py --list "a,b" 'c,d' e\\,f,symbolic`)).toEqual([
      `exec:python3 a.py --list "a,b" 'c,d' e\\,f`,
      'symbolic',
    ])
    expect(toAgents('symbolic, exec:"a.py x,y",random:x=1,y=2')).toEqual([
      'symbolic',
      'exec:"a.py x,y"',
      'random:x=1,y=2',
    ])
    for (const wrong of ['', 'a,', ',a', 'a,,b']) expect(() => toAgents(wrong)).toThrow('--agents')
  })

  it('refuses options that it does not have', async () => {
    const game = await findGame('sorting')
    const open = () => Promise.reject(new Error('none'))
    await expect(prepare(game, { agent: 'exec:x', options: { timeout: -1 } }, open)).rejects.toThrow('timeout')
    await expect(prepare(game, { agent: 'exec:x', options: { model: 'perhaps' } }, open)).rejects.toThrow('model')
  })

  it('names the files of its own', () => {
    mkdirSync(join(folder, 'package'), { recursive: true })
    for (const name of ['agent.py', 'package/main.py', 'package/part.py', 'net work.pt'])
      writeFileSync(join(folder, name), '')
    expect(filesOf(`exec:python3 agent.py --net="net work.pt" --depth 3`, folder)).toEqual(['agent.py', 'net work.pt'])
    expect(filesOf('exec:python3 -m package', folder)).toEqual(['package/main.py', 'package/part.py'])
    expect(filesOf('exec:python3 -m package.main', folder)).toEqual(['package/main.py'])
    expect(filesOf('exec:true', folder)).toEqual([])
    // What a shell or an interpreter is told in one word, and what a variable names.
    expect(filesOf("exec:sh -c 'cd . && python3 agent.py'", folder)).toEqual(['agent.py'])
    expect(filesOf(`exec:python3 -c "exec(open('package/main.py').read())"`, folder)).toEqual(['package/main.py'])
    vi.stubEnv('MY_AGENT', 'agent.py')
    expect(filesOf('exec:python3 "$MY_AGENT"', folder)).toEqual(['agent.py'])
    expect(filesOf('exec:python3 ${MY_AGENT}', folder)).toEqual(['agent.py'])
    vi.unstubAllEnvs()
  })
})
