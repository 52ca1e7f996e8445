import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeaseLost, Leases } from './leases.ts'

let folder: string
let children: ReturnType<typeof spawn>[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundtable-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process that runs `code` with `leases` of the folder, and says what it `tell`s, a line each. */
function other(code: string): { child: ReturnType<typeof spawn>; line: () => Promise<string> } {
  const program = `
    import { Leases } from ${JSON.stringify(new URL('./leases.ts', import.meta.url).href)}
    import { createInterface } from 'node:readline'
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
    const tell = (text) => console.log(text)
    const leases = new Leases(${JSON.stringify(folder)}, { silence: 1000 })
    ${code}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { child, line: async () => (await lines.next()).value as string }
}

/** What a process leaves that is gone without a trace of where it was: on another machine, silent since long. */
function leaveStale(name: string): void {
  const holder = { id: 'gone', host: 'elsewhere', pid: 1, boot: 'another', space: 'another' }
  for (const file of ['gone.holder', `${name}.lease`]) {
    writeFileSync(join(folder, file), JSON.stringify(holder))
    utimesSync(join(folder, file), 1e9, 1e9)
  }
}

describe('a lease', () => {
  it('is one holder’s at a time, and free again when that lets go', () => {
    const [a, b] = [new Leases(folder), new Leases(folder)]
    const lease = a.take('seed-1')!
    expect(a.take('seed-1')).toBeUndefined()
    expect(b.take('seed-1')).toBeUndefined()
    expect(b.take('seed-2')).toBeDefined()
    expect(b.holder('seed-1')).toMatchObject({ pid: process.pid })
    lease.release()
    expect(b.holder('seed-1')).toBeUndefined()
    expect(b.take('seed-1')).toBeDefined()
    a.close()
    b.close()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken over at once from a process that was killed', async () => {
    const { child, line } = other(`leases.take('seed-1'); tell('taken'); await lines.next()`)
    expect(await line()).toBe('taken')
    const leases = new Leases(folder)
    expect(leases.take('seed-1')).toBeUndefined()
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(leases.take('seed-1')).toBeDefined()
    leases.close()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is kept by a process that is busy, and lost by one that was suspended, which is told', async () => {
    const busy = other(`
      leases.take('busy'); tell('taken')
      for (const end = Date.now() + 5500; Date.now() < end; );
      tell('over')`)
    const slept = other(`
      const lease = leases.take('slept'); tell('taken')
      await lines.next()
      try { lease.check(); tell('kept') } catch (error) { tell(error.message) }`)
    expect([await busy.line(), await slept.line()]).toEqual(['taken', 'taken'])
    slept.child.kill('SIGSTOP')
    const leases = new Leases(folder, { silence: 4000 })
    const began = Date.now()
    let lease = leases.take('slept')
    while (!lease && Date.now() < began + 20_000) {
      expect(leases.holder('busy')).toBeDefined()
      await new Promise((resolve) => setTimeout(resolve, 100))
      lease = leases.take('slept')
    }
    expect(lease).toBeDefined()
    slept.child.kill('SIGCONT')
    slept.child.stdin!.write('\n')
    expect(await slept.line()).toContain('slept was taken over by another process')
    expect(() => lease!.check('now')).not.toThrow()
    leases.close()
  })

  it('that went stale is taken over by one of many who try at the same moment', async () => {
    const rounds = 40
    const many = Array.from({ length: 4 }, () =>
      other(`
        tell('ready')
        for (let round = 0; round < ${rounds}; round++) {
          const { value } = await lines.next()
          const [name, at] = value.split(' ')
          while (Date.now() < Number(at));
          tell(leases.take(name) ? 'mine' : 'not mine')
        }
        await lines.next()`),
    )
    for (const { line } of many) expect(await line()).toBe('ready')
    for (let round = 0; round < rounds; round++) {
      leaveStale(`seed-${round}`)
      const at = Date.now() + 20
      for (const { child } of many) child.stdin!.write(`seed-${round} ${at}\n`)
      const answers = await Promise.all(many.map(({ line }) => line()))
      expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1)
    }
  })

  it('survives that its holder’s file cannot be read', () => {
    writeFileSync(join(folder, 'seed-1.lease'), 'rubbish')
    const leases = new Leases(folder, { silence: 60_000 })
    expect(leases.take('seed-1')).toBeUndefined()
    utimesSync(join(folder, 'seed-1.lease'), 1e9, 1e9)
    expect(leases.take('seed-1')).toBeDefined()
    leases.close()
  })

  it('keeps out of a number that was given to another process', () => {
    const mine = new Leases(folder)
    mine.take('seed-1')
    const [card] = readdirSync(folder).filter((name) => name.endsWith('.holder'))
    const holder = JSON.parse(readFileSync(join(folder, card!), 'utf8')) as object
    mine.close()
    writeFileSync(join(folder, 'seed-2.lease'), JSON.stringify({ ...holder, started: '1' }))
    const leases = new Leases(folder)
    expect(leases.take('seed-2')).toBeDefined()
    leases.close()
  })

  const ways: [string, (path: string) => void][] = [
    ['a folder', (path) => mkdirSync(join(path, 'full'), { recursive: true })],
    ['a pipe', (path) => execFileSync('mkfifo', [path])],
    ['a link that leads nowhere', (path) => symlinkSync('nowhere', path)],
    ['a link to itself', (path) => symlinkSync(path, path)],
  ]
  it.skipIf(process.platform === 'win32').each(ways)('is free where %s lies in its place', (_, put) => {
    const leases = new Leases(folder)
    put(join(folder, 'seed-1.lease'))
    put(join(folder, 'seed-2.lease'))
    put(join(folder, 'seed-2.lease.turn'))
    expect(leases.take('seed-1')).toBeDefined()
    // One look for the turn, and one for the lease.
    expect(leases.take('seed-2') ?? leases.take('seed-2')).toBeDefined()
    leases.close()
  })

  it('whose time lies ahead, as after the clock was set back, is taken over when that stands still', async () => {
    const leases = new Leases(folder, { silence: 40 })
    for (const [name, text] of [
      ['seed-1', 'garbage'],
      ['seed-2', JSON.stringify({ id: 'gone', host: 'elsewhere', pid: 1, boot: 'another', space: 'another' })],
    ] as const) {
      const path = join(folder, `${name}.lease`)
      writeFileSync(path, text)
      utimesSync(path, new Date(Date.now() + 3_600_000), new Date(Date.now() + 3_600_000))
      expect(leases.take(name)).toBeUndefined()
      await new Promise((resolve) => setTimeout(resolve, 60))
      expect(leases.take(name)).toBeDefined()
    }
    leases.close()
  })

  it('is not taken from a process that lives, where the clock was set forward since it last beat', () => {
    const [a, b] = [new Leases(folder), new Leases(folder)]
    const lease = a.take('seed-1')!
    const [card] = readdirSync(folder).filter((name) => name.endsWith('.holder'))
    for (const name of [card!, 'seed-1.lease']) utimesSync(join(folder, name), 1e9, 1e9)
    expect(b.take('seed-1')).toBeUndefined()
    expect(b.holder('seed-1')).toMatchObject({ pid: process.pid })
    const held = (): void => lease.check('now')
    expect(held).not.toThrow()
    a.close()
    b.close()
  })

  it('of another machine is taken over by one that has slept only once nobody beats while it is awake', () => {
    const leases = new Leases(folder)
    leases.take('seed-2')
    const { now } = performance
    let slept = 3_600_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) - slept)
    leaveStale('seed-1')
    expect(leases.take('seed-1')).toBeUndefined()
    slept -= 10_000
    expect(leases.take('seed-1')).toBeDefined()
    clock.mockRestore()
    leases.close()
  })

  it('is waited for', async () => {
    const [a, b] = [new Leases(folder), new Leases(folder)]
    const order: string[] = []
    const slow = a.with('plan', async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      order.push('a')
    })
    await Promise.all([slow, b.with('plan', () => order.push('b'))])
    expect(order).toEqual(['a', 'b'])
    a.close()
    b.close()
  })

  it('says so where its folder was deleted and is another’s now', () => {
    const [a, b] = [new Leases(folder), new Leases(folder)]
    const lease = a.take('seed-1')!
    rmSync(join(folder, 'seed-1.lease'))
    expect(b.take('seed-1')).toBeDefined()
    const lost = (): void => lease.check('now')
    expect(lost).toThrow(LeaseLost)
    a.close()
    expect(b.holder('seed-1')).toBeDefined()
    b.close()
  })
})
