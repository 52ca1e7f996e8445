// Builds, unless nothing has changed since the last time: when tests begin, `npm ci` has just built. `--always`: in any case.
import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = `${root}node_modules/.cache`
const mark = `${cache}/roundtable-built`
const sources = ['src', 'web', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json']

/** When a file, or anything in a folder, was last changed; a folder's own time tells of files that were removed. */
function changed(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist')
  return Math.max(stats.mtimeMs, ...inside.map((name) => changed(`${path}/${name}`)))
}

const isThere = existsSync(`${root}dist/cli/main.js`) && existsSync(`${root}dist/web/index.html`)
const built = (isThere && statSync(mark, { throwIfNoEntry: false })?.mtimeMs) || 0
if (process.argv.includes('--always') || sources.some((source) => changed(root + source) > built)) {
  const began = new Date()
  execSync('npm run --silent build:all', { cwd: root, stdio: 'inherit' })
  mkdirSync(cache, { recursive: true })
  writeFileSync(mark, '')
  // What was changed meanwhile is built the next time.
  utimesSync(mark, began, began)
}
