import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasPython } from '../src/node/python.fixture.ts'
import { readBlocks } from './guides.ts'
import { pack } from './packed.ts'

const { folder, tarball } = pack()
const mine = join(folder, 'mine')

/** The commands of the guide to the first hour, in order, as they are typed. */
const commands = readBlocks()
  .filter(({ place, tag }) => place.startsWith('docs/first-hour.md') && tag === '')
  .flatMap(({ text }) => text.trim().split('\n'))
  .map((line) => line.split(/ {2,}/)[0]!)

/** Whether a command that goes on until it is stopped tells an address at which there is a page. */
async function isServed(typed: string): Promise<boolean> {
  const child = spawn(typed, { cwd: mine, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    const address = await vi.waitFor(() => /http:\/\/[\w.:[\]]+/.exec(said)![0], { timeout: 60_000, interval: 200 })
    return (await fetch(address)).ok
  } finally {
    process.kill(-child.pid!, 'SIGTERM')
  }
}

/** As somebody does who read no further: nothing is linked, and nothing stands beside it but what npm brings. */
beforeAll(() => {
  // What `pack` lends would be found from here, and hide what the package fails to bring.
  rmSync(join(folder, 'node_modules'), { recursive: true })
  mkdirSync(mine)
  const npm = (...args: string[]): string =>
    execFileSync('npm', [...args, '--no-audit', '--no-fund'], { cwd: mine, encoding: 'utf8', stdio: 'pipe' })
  npm('init', '-y')
  npm('install', tarball, 'zod', 'tsx', '--prefer-offline')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the package, installed from its tarball into a fresh folder', () => {
  it('brings what it needs, and nothing that only its own tests need', () => {
    const installed = readdirSync(join(mine, 'node_modules'))
    expect(installed).toContain('roundtable')
    expect(installed).not.toContain('vitest')
    expect(existsSync(join(mine, 'node_modules/roundtable/src'))).toBe(false)
  })

  it('is played for the first hour as its guide says, command by command', async () => {
    expect(commands.length).toBeGreaterThan(10)
    for (const command of commands) {
      if (!hasPython && command.includes('python3')) continue
      // A form to fill in, not a command.
      if (/<(?!run>)/.test(command)) continue
      const [run] = existsSync(join(mine, 'runs')) ? readdirSync(join(mine, 'runs')) : []
      const typed = command.replace('<run>', `runs/${run}`).replace(/^roundtable/, 'npx roundtable')
      if (/ play (?!.*--terminal)/.test(typed)) {
        expect({ typed, serves: await isServed(typed) }).toEqual({ typed, serves: true })
        continue
      }
      const options = { cwd: mine, shell: true, input: '/quit\n', encoding: 'utf8', timeout: 120_000 } as const
      const { status, stderr } = spawnSync(typed, options)
      expect({ typed, status, stderr: status === 0 ? '' : stderr }).toEqual({ typed, status: 0, stderr: '' })
    }
    expect(readdirSync(join(mine, 'runs')).length).toBeGreaterThan(4)
  })

  it('plays the tests of what was made', () => {
    const test = (command: string): number | null => spawnSync(command, { cwd: mine, shell: true }).status
    expect(test('node --test pebbles/rules.test.mjs')).toBe(0)
    expect(test('node --test digger/agent.test.mjs')).toBe(0)
    expect(test("NODE_OPTIONS='--import tsx' node --test seeker/agent.test.ts")).toBe(0)
    if (hasPython) expect(test('python3 snake/test_agent.py')).toBe(0)
  })

  it('serves an environment as the Dockerfile says, in an empty folder', async () => {
    const lines = readFileSync(join(mine, 'node_modules/roundtable/examples/openenv/Dockerfile'), 'utf8').split('\n')
    const said = (word: string): string => lines.find((line) => line.startsWith(`${word} `))!.slice(word.length + 1)
    // What it installs by name is installed here already, from its tarball.
    expect(said('RUN')).toBe('npm install --global roundtable')
    const [command, ...args] = [...JSON.parse(said('ENTRYPOINT')), ...JSON.parse(said('CMD'))] as string[]
    const port = said('EXPOSE')
    expect(args[args.indexOf('--port') + 1]).toBe(port)
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const own = String(await freePort())
    const path = `${join(mine, 'node_modules/.bin')}:${process.env['PATH']}`
    const options = { cwd: empty, env: { ...process.env, PATH: path } }
    const server = spawn(command!, args.with(args.indexOf('--port') + 1, own), { ...options, stdio: 'pipe' })
    try {
      await once(server.stderr, 'data')
      const healthy = said('HEALTHCHECK CMD').replace(port, own)
      expect(spawnSync(healthy, { ...options, shell: true }).status).toBe(0)
      const reset = await fetch(`http://127.0.0.1:${own}/reset`, { method: 'POST', body: '{"seed":1}' })
      expect(await reset.json()).toMatchObject({ done: false, observation: { seat: 'USER', turn: true } })
    } finally {
      server.kill()
    }
  })

  it('plays everybody with everybody in two games', () => {
    const all = hasPython ? "'exec:python3 snake/agent.py'" : 'symbolic'
    for (const game of ['collab-capture', 'collab-escape']) {
      const args = `npx roundtable cross-play ${game} --agents ${all},greedy,random --episodes 1 --json`
      const { status, stdout } = spawnSync(args, { cwd: mine, shell: true, encoding: 'utf8' })
      expect(status).toBe(0)
      expect(JSON.parse(stdout)).toBeTruthy()
    }
    expect(JSON.parse(readFileSync(join(mine, 'package.json'), 'utf8')).dependencies).toHaveProperty('roundtable')
  })
})

/** A port that nobody listens at now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
