// The inside of the box for JavaScript: a process that can reach nothing runs programs in QuickJS and tells what they
// print. As python-child.mjs in all else. Arguments: the address of QuickJS's module, and megabytes of memory.
import { createInterface } from 'node:readline'

const [library, megabytes] = process.argv.slice(2)
const { getQuickJS } = await import(library)
const runtime = (await getQuickJS()).newRuntime()
runtime.setMemoryLimit(Number(megabytes) * 1024 * 1024)
// More than this, and a runaway recursion would end the process instead of the program.
runtime.setMaxStackSize(128 * 1024)

const context = runtime.newContext()
const printed = { text: '', bytes: 0, limit: 0, full: false }
let deadline = Infinity
runtime.setInterruptHandler(() => printed.full || Date.now() > deadline)

// Values are put into words inside the box, by functions taken before any program can change them.
const wording = context.unwrapResult(
  context.evalCode(`(({ stringify }, String) => (value) => {
    if (typeof value === 'string') return value
    try { return stringify(value) ?? String(value) } catch { return String(value) }
  })(JSON, String)`),
)

function show(handle) {
  const words = context.callFunction(wording, context.undefined, handle)
  if (words.error) {
    words.error.dispose()
    return '[object]'
  }
  const text = context.getString(words.value)
  words.value.dispose()
  return text
}

const print = context.newFunction('print', (...values) => {
  const line = values.map(show).join(' ') + '\n'
  const room = printed.limit - printed.bytes
  printed.bytes += Buffer.byteLength(line)
  if (room > 0) printed.text += line.slice(0, room)
  if (printed.bytes > printed.limit) printed.full = true
  if (printed.full) throw new Error('too much output')
})
context.setProp(context.global, 'print', print)
const console_ = context.newObject()
for (const name of ['log', 'info', 'warn', 'error']) context.setProp(console_, name, print)
context.setProp(context.global, 'console', console_)

function run({ code, inputs, outputBytes, milliseconds }) {
  Object.assign(printed, { text: '', bytes: 0, limit: outputBytes, full: false })
  deadline = Date.now() + milliseconds
  for (const [name, value] of Object.entries(inputs)) {
    const parsed = context.evalCode(`(${JSON.stringify(value)})`)
    context.setProp(context.global, name, parsed.value)
    parsed.value.dispose()
  }
  const result = context.evalCode(code, 'program.js')
  if (result.error) return failed(result.error)
  // What the program has promised is part of it.
  const jobs = runtime.executePendingJobs()
  if (jobs.error) {
    result.value.dispose()
    return failed(jobs.error)
  }
  // An interrupt within a promise is swallowed by it, as any error would be.
  if (Date.now() > deadline) {
    result.value.dispose()
    return { status: 'timeout', value: null, error: 'interrupted: the program ran out of time' }
  }
  const value = context.typeof(result.value) === 'undefined' ? null : show(result.value).slice(0, 2000)
  result.value.dispose()
  return { status: printed.full ? 'output' : 'ok', value, error: null }
}

function failed(handle) {
  const error = context.dump(handle)
  handle.dispose()
  return { status: statusOf(error), value: null, error: describe(error) }
}

function statusOf(error) {
  if (printed.full) return 'output'
  if (/interrupted/.test(error?.message)) return 'timeout'
  return /out of memory/.test(error?.message) ? 'memory' : 'error'
}

function describe(error) {
  if (!error?.message) return JSON.stringify(error)?.slice(0, 2000) ?? 'undefined'
  return `${error.name}: ${error.message}\n${error.stack ?? ''}`
    .split('\n')
    .slice(0, 20)
    .join('\n')
    .slice(0, 4000)
    .trim()
}

const requests = createInterface({ input: process.stdin })
requests.on('line', (line) => {
  let answer
  try {
    answer = run(JSON.parse(line))
  } catch (fatal) {
    answer = { status: 'crash', value: null, error: String(fatal?.message ?? fatal).slice(0, 2000) }
  }
  process.stdout.write(JSON.stringify({ ...answer, stdout: printed.text }) + '\n', () => {
    if (answer.status === 'crash') process.exit(1)
  })
})
requests.on('close', () => process.exit(0))
process.stdout.write('{"ready":true}\n')
