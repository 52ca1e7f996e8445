import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Interpreter, type RunResult, type Session } from './index.ts'
import { sized } from '../../../testing/sized.fixture.ts'

/** What no program may read, and a folder in which none may leave a trace. */
const SECRET = 'the-sealed-letter-4711'
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const file = join(folder, 'secret.txt')
const trace = join(folder, 'trace')
let port = 0
let connections = 0
let server: Server

beforeAll(async () => {
  writeFileSync(file, SECRET)
  process.env.ROUNDTABLE_SECRET = SECRET
  server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
  delete process.env.ROUNDTABLE_SECRET
})

/** Programs that try to reach the host. `fetch`-like ones wait, so that a connection would have time to be made. */
const python = (): Record<string, string> => {
  const address = `http://127.0.0.1:${port}/`
  const unseal = 'import sys\nfor name in [n for n, m in sys.modules.items() if m is None]: del sys.modules[name]\n'
  const javascript = `${unseal}import importlib\n`
  return {
    'read a file': `print(open(${JSON.stringify(file)}).read())`,
    'read the passwords': 'print(open("/etc/passwd").read())',
    'read the environment': 'import os\nprint(os.environ, os.getenv("ROUNDTABLE_SECRET"))',
    'read the environment of the process': 'print(open("/proc/self/environ").read())',
    'read the command line of the process': 'print(open("/proc/self/cmdline").read())',
    'write a file': `open(${JSON.stringify(trace)}, "w").write("here")`,
    'write a file low down': `import os\nos.write(os.open(${JSON.stringify(trace)}, os.O_CREAT | os.O_WRONLY), b"here")`,
    'list the host': `import os\nprint(os.listdir(${JSON.stringify(folder)}))`,
    'run a shell': `import os\nos.system("id; touch ${trace}")`,
    'run a shell by posix': `import posix\nposix.system("touch ${trace}")`,
    'run a shell after reloading': `import importlib, os, posix\nimportlib.reload(posix)\nimportlib.reload(os)\nprint(os.system("touch ${trace}; id"))`,
    'open a pipe': `import os\nprint(os.popen("id").read())`,
    'run a program': `import subprocess\nprint(subprocess.run(["id"], capture_output=True))`,
    'run a program after unsealing': `${unseal}import subprocess\nprint(subprocess.run(["touch", ${JSON.stringify(trace)}]))`,
    fork: 'import os\nprint(os.fork())',
    'spawn by multiprocessing': `${unseal}import multiprocessing\nmultiprocessing.Process(target=print).start()`,
    'kill the parent': 'import os\nos.kill(os.getppid(), 9)',
    'call C': `${unseal}import ctypes\nctypes.CDLL(None).system(b"touch ${trace}")`,
    'call C functions of Python': `${unseal}import ctypes\nprint(ctypes.pythonapi.system(b"touch ${trace}"))`,
    'open a socket': `${unseal}import socket\ns = socket.socket()\ns.connect(("127.0.0.1", ${port}))`,
    'open an address': `${unseal}import urllib.request\nprint(urllib.request.urlopen("${address}").read())`,
    'open an address through pyodide': `${unseal}from pyodide.http import open_url\nprint(open_url("${address}").read())`,
    'fetch through pyodide': `${unseal}from pyodide.http import pyfetch\npyfetch("${address}").send(None)`,
    'import js': 'import js\nprint(js.process.env)',
    'take the process from js': `${javascript}import js\nprint(js.process.env.ROUNDTABLE_SECRET)`,
    'require through js': `${javascript}import js\nprint(js.require("fs").readFileSync("${file}", "utf8"))`,
    'get a built-in module through js': `${javascript}import js\nprint(js.process.getBuiltinModule("child_process").execSync("id"))`,
    'fetch through js': `${javascript}import js\njs.fetch("${address}")`,
    'make a function through js': `${javascript}import js\nprint(js.Function.new("return process.version")())`,
    'evaluate through js': `${javascript}import js\nprint(js.eval("process.version"))`,
    'make a function by a constructor': `${javascript}import pyodide_js\nprint(pyodide_js.runPython.constructor("return process.version")())`,
    'run JavaScript by pyodide.code': `${javascript}from pyodide.code import run_js\nprint(run_js("process.version"))`,
    'evaluate through the module': `${javascript}import pyodide_js\nprint(pyodide_js._module._emscripten_run_script("process.version"))`,
    'evaluate a string through the module': `${javascript}import pyodide_js\nm = pyodide_js._module\np = m.stringToNewUTF8("globalThis.process.version")\nprint(m._emscripten_run_script_string(p))`,
    'mount the host': `${javascript}import pyodide_js\nfrom pyodide.ffi import to_js\npyodide_js.mountNodeFS("/mnt", "/")\nprint(open("/mnt/etc/passwd").read())`,
    'mount the folder and write': `${javascript}import pyodide_js\npyodide_js.mountNodeFS("/mnt2", ${JSON.stringify(folder)})\nopen("/mnt2/trace", "w").write("here")`,
    'mount by the file system': `${javascript}import pyodide_js\nfs = pyodide_js.FS\nfs.mkdir("/h")\nfs.mount(fs.filesystems.NODEFS, {"root": "/"}, "/h")\nprint(open("/h/etc/passwd").read())`,
    'load a binary file': `${javascript}import pyodide_js\nprint(pyodide_js._api.loadBinaryFile("${file}"))`,
    'load a package from the network': `${javascript}import pyodide_js\npyodide_js.loadPackage("${address}x.whl")`,
    'install from the network': `${unseal}import micropip\nmicropip.install("${address}x.whl")`,
    'find a class that opens processes': `print([c for c in ().__class__.__base__.__subclasses__() if c.__name__ == "Popen"][0](["id"]))`,
    'look for what the harness left':
      'import sys\nframe = sys._getframe()\nwhile frame:\n    print(sorted(frame.f_globals)[:50])\n    frame = frame.f_back',
  }
}

const javascript = (): Record<string, string> => ({
  'take the process': 'print(process.env)',
  'require a module': 'print(require("fs").readFileSync("/etc/passwd"))',
  'import a module': 'import("fs").then((fs) => print(fs))',
  'fetch an address': `fetch("http://127.0.0.1:${port}/")`,
  'make a function by a constructor': 'print(print.constructor("return typeof process + typeof require")())',
  'evaluate in the global object': 'print((0, eval)("typeof process"), Object.keys(globalThis))',
  'reach the host through print': 'print(Object.getOwnPropertyNames(print.__proto__), print.caller)',
  'poison the prototypes of the host':
    'Object.prototype.status = "ok"; Array.prototype.map = () => { throw 1 }; print("done")',
})

/** Nothing on the host was read or changed, whatever the program printed. */
function expectNoEffect({ stdout, value, error }: RunResult): void {
  const told = `${stdout}${value}${error}`
  for (const sign of [SECRET, 'root:x:0', 'uid=', process.version]) expect(told).not.toContain(sign)
  expect(readdirSync(folder)).toEqual(['secret.txt'])
  expect(connections).toBe(0)
}

for (const [language, probes] of [
  ['python', python],
  ['javascript', javascript],
] as const)
  describe(`the ${language} box`, () => {
    const interpreter = new Interpreter({ language, milliseconds: 10_000 })
    let session: Session | undefined
    afterAll(async () => {
      session?.close()
      await interpreter.close()
    })
    const run = async (code: string) => {
      if (!session?.alive) {
        session?.close()
        session = await interpreter.session()
      }
      return session.run(code)
    }

    it.each(Object.keys(probes()).filter((_, i) => i % sized(3, 1) === 0))('lets no program %s', async (name) => {
      expectNoEffect(await run(probes()[name]!))
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(connections).toBe(0)
    })
  })

describe('the limits of the box', () => {
  // What ends only by the clock is given little time; what runs into another limit, enough to get there.
  const short = new Interpreter({ milliseconds: 500 })
  const long = new Interpreter({ milliseconds: 20_000 })
  const [shortOfJavascript, longOfJavascript] = [500, 5000].map(
    (milliseconds) => new Interpreter({ language: 'javascript', milliseconds }),
  ) as [Interpreter, Interpreter]
  afterAll(() => Promise.all([short, long, shortOfJavascript, longOfJavascript].map((one) => one.close())))

  it.each([
    ...sized<[string, string][]>(
      [],
      [
        ['an endless loop', 'while True: pass'],
        ['one long calculation', 'x = 3 ** (10 ** 7)\nwhile x: x = x * x'],
        ['sleep', 'import time\ntime.sleep(100)'],
      ],
    ),
    [
      'an endless loop that catches everything',
      'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
    ],
    ...sized<[string, string][]>(
      [],
      [
        [
          'output without end, errors swallowed',
          'while True:\n    try: print("x" * 1000)\n    except BaseException: pass',
        ],
      ],
    ),
  ])('end %s by the clock', async (_, code) => {
    const result = await short.run(code)
    // A long calculation may come to the end of its memory first.
    expect(['timeout', 'memory']).toContain(result.status)
    expect(result.error).not.toBeNull()
  })

  it.each([
    ['memory without end', 'x = []\nwhile True: x.append(bytearray(1024 * 1024))', ['memory', 'crash']],
    ['output without end', 'while True: print("x" * 1000)', ['output']],
    [
      'recursion without a limit',
      'import sys\nsys.setrecursionlimit(10**9)\ndef f(): return f()\nf()',
      ['error', 'crash'],
    ],
    ...sized<[string, string, string[]][]>(
      [],
      [
        ['one huge object', 'x = bytearray(1024 ** 3)', ['memory']],
        ['recursion without end', 'def f(): return f()\nf()', ['error', 'crash']],
        ['a sum of 200,000 terms', 'eval("1" + "+1" * 200_000)', ['ok', 'error', 'memory', 'crash']],
        [
          'a list nested 100,000 deep',
          'import json\nx = []\nfor _ in range(100_000): x = [x]\njson.dumps(x)',
          ['error', 'crash', 'memory'],
        ],
      ],
    ),
  ])('end %s', async (_, code, statuses) => {
    const result = await long.run(code)
    expect(statuses).toContain(result.status)
    expect(result.stdout.length).toBeLessThanOrEqual(65_536)
    expect(result.error === null).toBe(result.status === 'ok')
  })

  it.each([
    ['an endless loop', 'while (true) {}', ['timeout']],
    ['endless promises', 'const f = () => { Promise.resolve().then(f) }; f()', ['timeout']],
    ...sized<[string, string, string[]][]>(
      [],
      [
        [
          'a sort that nothing interrupts',
          'const a = Array.from({length: 1e6}, (_, i) => -i); while (true) a.sort((x, y) => 0.5 - (x & 1))',
          ['timeout', 'memory'],
        ],
        // Each promise waits for the next, so memory may end first; a promise swallows that, as it does any error.
        ['a chain of promises', 'const f = () => Promise.resolve().then(f); f()', ['timeout', 'memory', 'ok']],
      ],
    ),
    ['memory without end', 'const a = []; while (true) a.push(new Uint8Array(1e6))', ['memory']],
    ['output without end', 'while (true) print("x".repeat(1000))', ['output']],
    ['recursion without end', 'const f = () => f() + 1; f()', ['error']],
  ])('end %s in JavaScript', async (_, code, statuses) => {
    const result = await (statuses[0] === 'timeout' ? shortOfJavascript : longOfJavascript).run(code)
    expect(statuses).toContain(result.status)
    expect(result.stdout.length).toBeLessThanOrEqual(65_536)
  })

  it('leave the interpreter fit for the next program', async () =>
    expect(await long.run('print("fine")')).toMatchObject({ status: 'ok', stdout: 'fine\n', error: null }))
})
