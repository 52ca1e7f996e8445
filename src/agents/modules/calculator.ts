/** The calculator: exact, and only for numbers that were read or that it gave itself. */
import { quote } from '../../core/quote.ts'
import { BadExpression, evaluate } from '../../solvers/expression.ts'
import { isInteger, readRational, writeRational, type Rational } from '../../solvers/rational.ts'
import type { Reading, TextModule } from './text-module.ts'

const OPERATORS = { add: '+', sub: '-', mul: '*', div: '/' } as const
const NAMES = Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]

/** Calculates exactly, with numbers that were read or that it gave itself. */
export class Calculator implements TextModule {
  readonly name = 'calculator'
  readonly about =
    'A calculator. "add a b", "sub a b", "mul a b" and "div a b" work out a + b, a - b, a * b and a / b; ' +
    '"calculate <expression>" works out any expression with + - * / and parentheses. It takes only numbers that you have ' +
    'read and results that it gave.'
  /** Numbers of the problem, in the order in which they stand there. */
  #problem: readonly string[] = []
  /** What it worked out so far, the newest last. */
  readonly #results: string[] = []
  readonly #read = new Set<string>()

  /** Takes in the numbers that stand in what was read. */
  watch({ text, look, inventory }: Reading): void {
    for (const source of [text, look, inventory]) for (const number of numbersIn(source)) this.#read.add(number)
    if (isProblem(text)) this.#problem = numbersIn(text)
    const [, result] = ANSWER.exec(text) ?? []
    if (result !== undefined) this.#results.push(result)
  }

  /** Both orders of the two numbers of a simple problem; in a longer one, the last result with each number. */
  commands(): readonly string[] {
    const pairs: (readonly [string, string])[] = []
    const [first, ...others] = this.#problem
    if (first === undefined) return []
    const last = this.#results.at(-1)
    for (const other of others) pairs.push([last ?? first, other], [other, last ?? first])
    const commands = pairs.flatMap(([a, b]) => NAMES.map((name) => `${name} ${a} ${b}`))
    return [...new Set(commands)]
  }

  run(command: string): string | undefined {
    const short = /^(add|sub|mul|div) (\S+) (\S+)$/.exec(command)
    if (short) {
      const [, name, a, b] = short
      const operator = OPERATORS[name as keyof typeof OPERATORS]
      // In parentheses a fraction among the operands is one number.
      return this.#answer(`${a} ${operator} ${b}`, `(${a}) ${operator} (${b})`)
    }
    const long = /^calculate (.+)$/.exec(command)
    return long ? this.#answer(long[1]!) : undefined
  }

  #answer(expression: string, written = expression): string {
    try {
      const { value, numbers } = evaluate(written)
      const strange = numbers.find((number) => !this.#knows(number))
      if (strange !== undefined)
        return `I work only with numbers that you have read or that I gave you; ${quote(strange, 60)} is neither.`
      const result = writeRational(value)
      return `${expression} = ${result}${isInteger(value) ? '' : `, about ${approximate(value)}`}.`
    } catch (error) {
      if (error instanceof BadExpression) return `I cannot work out "${quote(expression)}": ${error.message}`
      throw error
    }
  }

  /** Its own results were read too, in its answers: a fraction as its two parts, a negative number without its sign. */
  #knows(number: string): boolean {
    return this.#read.has(number)
  }
}

/** Its own answers, as it reads them like everything else. */
const ANSWER = /^[-+*/()\d\s.×÷]+ = (-?\d+(?:\/\d+)?)(?:, about [-\d.e]+)?\.$/

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

const isProblem = (text: string): boolean =>
  text.startsWith('Your task is to solve the following math problem:') || text.startsWith('The sheet says:')

function approximate({ top, bottom }: Rational): string {
  return String(Math.round((Number(top) / Number(bottom)) * 1e6) / 1e6)
}

/** The commands, in order, that work out a problem as its text states it; undefined where the text states none. */
export function planCalculation(text: string): string[] | undefined {
  const simple = /(add|subtract|multiply|divide) (\d+) (?:and|from|by) (\d+)/.exec(text)
  if (simple && !text.startsWith('The sheet says:')) {
    const [, operation, a, b] = simple
    if (operation === 'subtract') return [`sub ${b} ${a}`]
    return [`${operation === 'add' ? 'add' : operation === 'multiply' ? 'mul' : 'div'} ${a} ${b}`]
  }
  const start = /Start with (\d+)\./.exec(text)
  if (!start) return undefined
  const steps = [...text.matchAll(/(Add|Subtract|Multiply by|Divide by) (\d+)\./g)]
  const sign = { Add: '+', Subtract: '-', 'Multiply by': '*', 'Divide by': '/' } as const
  const expression = steps.reduce(
    (left, [, words, number]) => `(${left} ${sign[words as keyof typeof sign]} ${number})`,
    start[1]!,
  )
  return [`calculate ${expression.replace(/^\((.*)\)$/, '$1')}`]
}

/** The value that an answer of the calculator gives, if it is a whole number. */
export function readResult(answer: string): number | undefined {
  const match = ANSWER.exec(answer)
  const value = match ? readRational(match[1]!) : undefined
  return value && isInteger(value) ? Number(value.top) : undefined
}
