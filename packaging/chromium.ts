/** The browser that tests drive: one that is here, else one that can be installed, else the reason why there is none. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

/** What finding and installing needs of a machine. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  exists(path: string): boolean
  /** Runs a program to its end; whether it went well. */
  run(command: string, args: readonly string[]): Promise<boolean>
  /** Where Playwright keeps the Chromium that it installs. */
  readonly ofPlaywright: string
}

export type Chromium = { readonly path: string } | { readonly missing: string }

/** Where other tools are told of a browser. */
const VARIABLES = ['CHROME_PATH', 'CHROMIUM_PATH', 'PUPPETEER_EXECUTABLE_PATH']

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]

/** Beside the search path: macOS, snaps, Windows. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export async function provideChromium(machine: Machine = thisMachine): Promise<Chromium> {
  const { env } = machine
  const named = VARIABLES.find((name) => env[name])
  // Whoever names one wants that one.
  if (named) {
    const path = env[named]!
    return machine.exists(path) ? { path } : { missing: `there is nothing at ${path}, which ${named} names` }
  }
  const path = find(machine)
  if (path) return { path }
  if (env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD'])
    return { missing: 'there is no Chromium here, and PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD forbids to install one' }
  return install(machine)
}

function find({ env, exists, ofPlaywright }: Machine): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const places = [
    ...PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))),
    ...PLACES,
    ofPlaywright,
  ]
  return places.find((place) => exists(place))
}

async function install(machine: Machine): Promise<Chromium> {
  const { isRoot, run } = machine
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  await run(process.execPath, [cli, 'install', 'chromium'])
  const installed = find(machine)
  if (installed) return { path: installed }
  if (isRoot && (await run('apt-get', ['--version']))) {
    const quietly = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    if (!(await run('apt-get', quietly)) && (await run('apt-get', ['update', '-qq']))) await run('apt-get', quietly)
    const path = find(machine)
    if (path) return { path }
  }
  return {
    missing: 'there is no Chromium here and none could be installed (apt-get install chromium, or set CHROME_PATH)',
  }
}

/** Milliseconds after which an installation is given up. */
const PATIENCE = 180_000

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) =>
    new Promise((resolve) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const child = spawn(command, args, { stdio: 'ignore', timeout: PATIENCE, env })
      child.on('error', () => resolve(false))
      child.on('exit', (code) => resolve(code === 0))
    }),
  ofPlaywright: chromium.executablePath(),
}

let provided: Promise<Chromium> | undefined

/** The path of a Chromium, or undefined after one line that says why tests of `what` are skipped. */
export async function chromiumFor(what: string): Promise<string | undefined> {
  const found = await (provided ??= provideChromium())
  if ('path' in found) return found.path
  console.log(`skipped: ${what}, because ${found.missing}`)
  return undefined
}
