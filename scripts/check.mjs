// Runs every `check:*` script of package.json, two at a time, and says what failed. A new check is one line there.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const wanted = process.argv.slice(2)
const waiting = Object.keys(scripts).filter(
  (name) => name.startsWith('check:') && (wanted.length === 0 || wanted.includes(name.slice('check:'.length))),
)
const failed = []

/** Takes checks from the queue until it is empty. */
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const started = performance.now()
    const { code, output } = await runScript(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'clean ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(5)} s`)
    if (code === 0) continue
    failed.push(name)
    console.log(output.trimEnd().replace(/^/gm, '  '))
  }
}

function runScript(name) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }))
  })
}

await Promise.all([work(), work()])
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
