// `npm run docs` and `npm run docs:build`: installs the documentation site's own dependencies where they are missing or
// old, then runs the script of site/package.json that is named.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const site = new URL('../site/', import.meta.url).pathname
const [script] = process.argv.slice(2)

/** The lock file as it was when the dependencies were installed. */
const mark = `${site}node_modules/.installed-from.json`
const lock = readFileSync(`${site}package-lock.json`, 'utf8')
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  run('ci', '--no-audit', '--no-fund')
  writeFileSync(mark, lock)
}
run('run', script)

function run(...args) {
  const { status } = spawnSync('npm', args, { cwd: site, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
