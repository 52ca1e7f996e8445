import { expect, it } from 'vitest'
import { provideChromium, type Machine } from './chromium.ts'

/** A machine with these files, on which programs do what they are said to. */
function machine(
  files: readonly string[],
  { installs = {}, ...more }: Partial<Machine> & { installs?: Readonly<Record<string, string | true>> } = {},
) {
  const there = new Set(files)
  const ran: string[] = []
  const made: Machine = {
    env: { PATH: '/usr/bin:/opt/bin' },
    isRoot: false,
    exists: (path) => there.has(path),
    run(command, args) {
      ran.push([command, ...args].join(' '))
      const [, given] = Object.entries(installs).find(([part]) => ran.at(-1)!.includes(part)) ?? []
      if (typeof given === 'string') there.add(given)
      return Promise.resolve(given !== undefined)
    },
    ofPlaywright: '/cache/chrome',
    ...more,
  }
  return { made, ran }
}

it.each(['/usr/bin/chromium', '/opt/bin/google-chrome', '/snap/bin/chromium', '/cache/chrome'])(
  'a browser is found at %s, and nothing is installed',
  async (path) => {
    const { made, ran } = machine([path])
    expect(await provideChromium(made)).toEqual({ path })
    expect(ran).toEqual([])
  },
)

it('the one that a variable names is taken, and no other', async () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/mine/chrome' }
  expect(await provideChromium(machine(['/usr/bin/chromium', '/mine/chrome'], { env }).made)).toEqual({
    path: '/mine/chrome',
  })
  expect(await provideChromium(machine(['/usr/bin/chromium'], { env }).made)).toEqual({
    missing: 'there is nothing at /mine/chrome, which CHROME_PATH names',
  })
})

it('where there is none it is installed by Playwright, else by Debian where that may be', async () => {
  const playwright = machine([], { installs: { 'cli.js install chromium': '/cache/chrome' }, isRoot: true })
  expect(await provideChromium(playwright.made)).toEqual({ path: '/cache/chrome' })
  expect(playwright.ran).toHaveLength(1)

  const debian = { '--version': true, 'install -y': '/usr/bin/chromium' } as const
  expect(await provideChromium(machine([], { installs: debian, isRoot: true }).made)).toEqual({
    path: '/usr/bin/chromium',
  })
  const { made, ran } = machine([], { installs: debian })
  expect(await provideChromium(made)).toEqual({ missing: expect.stringContaining('none could be installed') })
  expect(ran.filter((line) => line.startsWith('apt-get'))).toEqual([])
})

it('where none can be installed or may be, that is said in one line', async () => {
  const { made, ran } = machine([], { installs: { '--version': true, update: true }, isRoot: true })
  expect(await provideChromium(made)).toEqual({
    missing: expect.stringMatching(/^[^\n]*apt-get install chromium[^\n]*$/),
  })
  expect(ran.at(-1)).toContain('install -y')
  const forbidden = machine([], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } })
  expect(await provideChromium(forbidden.made)).toEqual({ missing: expect.stringContaining('forbids') })
  expect(forbidden.ran).toEqual([])
})
