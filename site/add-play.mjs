/** After the build: the static edition of the pages under `play/`, so that whoever reads can sit down at once. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const at = (path) => new URL(path, import.meta.url).pathname
const run = (command, ...words) => {
  const { status } = spawnSync(command, words, { cwd: at('..'), stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(at('../dist/web/static.html'))) run('npm', 'run', 'build')
run(process.execPath, at('../bin/roundtable.js'), 'export', '--site', at('dist/play'), '--runs', at('no-runs'))
