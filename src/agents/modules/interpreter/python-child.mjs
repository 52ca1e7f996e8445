// The inside of the box for Python: a process that can reach nothing runs programs in Pyodide and tells what they print.
//
// Started by locked-process.ts with no permission but to read Pyodide's own files and this folder. Plain JavaScript, for
// Node has to run it as it stands. Arguments: Pyodide's folder, and a memory snapshot to start from (or `-` to make one
// and write it to standard output). One request a line comes in, one answer a line goes out.
import fs from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** What Pyodide and the language itself need of the global names; everything else goes. */
const NEEDED = new Set(
  'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry SharedArrayBuffer WebAssembly globalThis isNaN isFinite console decodeURIComponent encodeURIComponent TextDecoder TextEncoder performance setTimeout clearTimeout queueMicrotask'.split(
    ' ',
  ),
)

/** How a program is run, in Python itself. */
const HARNESS = `import ast, json, linecache, random, sys, traceback

def _seal():
    import os, posix, importlib
    for name in ("js", "pyodide_js", "_pyodide_core", "ctypes", "_ctypes", "socket", "_socket", "ssl", "subprocess",
                 "multiprocessing", "pyodide.code", "pyodide.http", "pyodide.ffi", "pyodide_http", "webbrowser"):
        sys.modules[name] = None
    for module in (os, posix):
        for name in ("system", "popen", "fork", "forkpty", "kill", "killpg", "posix_spawn", "posix_spawnp", *(
                name for name in dir(module) if name.startswith(("exec", "spawn")))):
            if hasattr(module, name):
                delattr(module, name)

_fresh = {"__name__": "__main__", "__builtins__": __builtins__}
_names = dict(_fresh)

def _run(code, inputs):
    """Runs a program as a read-eval-print loop does: [status, the last expression's value, the error]."""
    _names.update(json.loads(inputs))
    lines = code.splitlines(keepends=True)
    linecache.cache["<program>"] = (len(code), None, lines, "<program>")
    try:
        tree = ast.parse(code, "<program>")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<program>", "exec"), _names)
        value = eval(compile(ast.Expression(last.value), "<program>", "eval"), _names) if last else None
        sys.stdout.flush()
        return json.dumps(["ok", None if value is None else repr(value)[:2000], None])
    except SystemExit as stop:
        return json.dumps(["ok", None, None] if stop.code in (None, 0) else ["error", None, f"SystemExit: {stop.code}"])
    except MemoryError:
        _names.clear()
        _names.update(_fresh)
        return json.dumps(["memory", None, "MemoryError: the program used more memory than it may"])
    except BaseException as error:
        trace = error.__traceback__
        while trace and trace.tb_frame.f_code.co_filename != "<program>":
            trace = trace.tb_next
        try:
            text = "".join(traceback.format_exception(type(error), error, trace))
        except BaseException:
            text = type(error).__name__
        return json.dumps(["error", None, "\\n".join(text.splitlines()[-20:])[:4000]])

_seal()
random.seed(0)
_run
`

const [folder, snapshot] = process.argv.slice(2)
const write = process.stdout.write.bind(process.stdout)
const exit = process.exit.bind(process)
const requests = createInterface({ input: process.stdin })

// Pyodide asks this way for the numbers of file modes; under the permission model the real one is denied.
process.binding = (name) => {
  if (name === 'constants') return { fs: fs.constants, os: {}, crypto: {} }
  throw new Error('process.binding is closed')
}

/** What the program has printed so far, in bytes and text. */
const printed = { bytes: 0, limit: 0, full: false, text: '', decoder: new TextDecoder() }

function print(bytes) {
  const room = printed.limit - printed.bytes
  printed.bytes += bytes.length
  if (room > 0) printed.text += printed.decoder.decode(bytes.subarray(0, room), { stream: true })
  if (bytes.length <= room) return bytes.length
  printed.full = true
  throw new Error('too much output')
}

const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
// A program may ask for its own name; ours is nobody's business.
process.argv[1] = 'python'
const making = snapshot === '-'
const python = await loadPyodide({
  indexURL: folder,
  jsglobals: Object.create(null),
  ...(making ? { _makeSnapshot: true } : snapshot ? { _loadSnapshot: fs.readFileSync(snapshot) } : {}),
})

if (making) {
  python.runPython(`
import collections, copy, dataclasses, fractions, functools, heapq, itertools, json, linecache, math
import operator, random, re, statistics, string, traceback, typing
`)
  const memory = python.makeMemorySnapshot()
  process.stdout.write(memory, () => process.exit(0))
} else serve()

/** Answers requests to run a program; the names that one defines are there for the next. */
function serve() {
  python.setStdout({ write: print })
  python.setStderr({ write: print })
  python.setStdin({ stdin: () => undefined })
  const run = python.runPython(HARNESS)
  const { parse, stringify } = JSON
  shutTheDoors()
  requests.on('line', (line) => {
    const { code, inputs, outputBytes } = parse(line)
    Object.assign(printed, { bytes: 0, limit: outputBytes, full: false, text: '', decoder: new TextDecoder() })
    let status
    let value
    let error
    try {
      ;[status, value, error] = parse(run(code, stringify(inputs)))
    } catch (fatal) {
      status = 'crash'
      error = String(fatal?.message ?? fatal).slice(0, 2000)
    }
    if (printed.full) status = 'output'
    write(stringify({ status, stdout: printed.text, value: value ?? null, error: error ?? null }) + '\n', () => {
      // After a fatal error nothing that Pyodide says can be trusted.
      if (status === 'crash') exit(1)
    })
  })
  requests.on('close', () => exit(0))
  // The first program of all takes longer; let that be none of the user's.
  printed.limit = 100
  run('print([x for x in range(3) if x])', '{}')
  write('{"ready":true}\n')
}

/**
 * Takes away what a program could reach the outside with, should it get hold of JavaScript at all. `Function` has to
 * stay for Pyodide's own sake; making code from strings is switched off for the whole process.
 */
function shutTheDoors() {
  const silent = () => {}
  globalThis.console = Object.freeze({ log: silent, warn: silent, error: silent, info: silent, debug: silent })
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!NEEDED.has(name)) {
      try {
        Object.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false })
      } catch {
        // Not configurable, and so a constant of the language.
      }
    }
}
