import { afterAll, describe, expect, it } from 'vitest'
import { Interpreter } from './index.ts'

const python = new Interpreter({ milliseconds: 10_000 })
const javascript = new Interpreter({ language: 'javascript', milliseconds: 10_000 })
afterAll(() => Promise.all([python.close(), javascript.close()]))

describe('the interpreter', () => {
  it('tells what a Python program prints, and the value of its last line', async () => {
    const result = await python.run('print("sum", sum(numbers))\nmax(numbers)', { numbers: [3, 4] })
    expect(result).toMatchObject({ status: 'ok', stdout: 'sum 7\n', value: '4', error: null })
    expect(result.engine).toMatch(/^pyodide \d/)
  })

  it('knows the modules that programs of this kind use', async () => {
    const modules =
      'collections, copy, dataclasses, datetime, enum, fractions, functools, itertools, json, math, random, re, statistics, string, typing, uuid'
    expect(await python.run(`import ${modules}\nprint(len(list(itertools.combinations(range(7), 3))))`)).toMatchObject({
      stdout: '35\n',
    })
  })

  it('draws the same chance every time', async () => {
    const program = 'import random\nrandom.sample(range(100), 5)'
    expect((await python.run(program)).value).toBe((await python.run(program)).value)
  })

  it('keeps names within a session and forgets them after it', async () => {
    const session = await python.session()
    await session.run('import math\nteam = [2, 3]\ndef twice(x): return 2 * x')
    expect(await session.run('twice(team[1]) + math.floor(0.5)')).toMatchObject({ value: '6' })
    session.close()
    expect(await python.run('team')).toMatchObject({ status: 'error', error: expect.stringContaining('NameError') })
  })

  it('shows the traceback of a program that fails, with its own lines', async () => {
    const { status, stdout, error } = await python.run('print("before")\ndef f(x):\n    return 1 / x\nf(0)')
    expect({ status, stdout }).toEqual({ status: 'error', stdout: 'before\n' })
    expect(error).toContain('File "<program>", line 3, in f')
    expect(error).toContain('return 1 / x')
    expect(error).toContain('ZeroDivisionError')
    expect(error).not.toContain('_run')
    expect(await python.run('print("a\n')).toMatchObject({
      status: 'error',
      error: expect.stringContaining('SyntaxError'),
    })
  })

  it('runs JavaScript as well', async () => {
    const result = await javascript.run('const team = players.filter((p) => p > 1); console.log(team); team.length', {
      players: [1, 2, 3],
    })
    expect(result).toMatchObject({ status: 'ok', stdout: '[2,3]\n', value: '2' })
    expect(await javascript.run('missing()')).toMatchObject({
      status: 'error',
      error: expect.stringContaining('missing'),
    })
  })

  it('serves more at once than boxes may be open', async () => {
    const results = await Promise.all([1, 2, 3, 4].map((number) => javascript.run(`print(${number})`)))
    expect(results.map(({ stdout }) => stdout)).toEqual(['1\n', '2\n', '3\n', '4\n'])
  })
})
