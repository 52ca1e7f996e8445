/** Evaluates arithmetic expressions exactly: whole and decimal numbers, + - * /, signs and parentheses. */
import { add, divide, multiply, readRational, subtract, type Rational } from './rational.ts'

/** An expression that cannot be evaluated. The message says where and why. */
export class BadExpression extends Error {
  override name = 'BadExpression'
}

/** What an expression comes to, exactly. */
export interface Evaluation {
  readonly value: Rational
  /** The numbers as they are written, in order. */
  readonly numbers: readonly string[]
}

/** Enough for any problem, and few enough that neither parentheses nor numbers grow out of hand. */
const LONGEST = 1000

/** Throws {@link BadExpression}. */
export function evaluate(expression: string): Evaluation {
  if (expression.length > LONGEST)
    throw new BadExpression(`It is too long: at most ${LONGEST} characters can be worked out.`)
  const tokens = split(expression)
  const numbers: string[] = []
  let at = 0

  function sum(): Rational {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') value = (tokens[at++] === '+' ? add : subtract)(value, product())
    return value
  }

  function product(): Rational {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const divides = tokens[at++] === '/'
      const next = factor()
      if (divides && next.top === 0n) throw new BadExpression('Nothing can be divided by 0.')
      value = (divides ? divide : multiply)(value, next)
    }
    return value
  }

  function factor(): Rational {
    const token = tokens[at++]
    if (token === '-') return subtract({ top: 0n, bottom: 1n }, factor())
    if (token === '(') {
      const value = sum()
      if (tokens[at++] !== ')') throw new BadExpression('A parenthesis is not closed.')
      return value
    }
    const value = token === undefined ? undefined : readRational(token)
    if (!value)
      throw new BadExpression(
        token === undefined ? 'Something is missing at the end.' : `"${token}" stands where a number should.`,
      )
    numbers.push(token!)
    return value
  }

  const value = sum()
  if (at < tokens.length) throw new BadExpression(`"${tokens[at]}" is one too many.`)
  return { value, numbers }
}

function split(expression: string): string[] {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/()]|[^\s\d]+/g) ?? []
  if (tokens.length === 0) throw new BadExpression('There is nothing to work out.')
  return tokens.map((token) => (token === '×' ? '*' : token === '÷' ? '/' : token))
}
