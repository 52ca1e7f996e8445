/** Exact rational numbers, in lowest terms, the bottom always positive. */

export interface Rational {
  readonly top: bigint
  readonly bottom: bigint
}

function rational(top: bigint, bottom: bigint): Rational {
  if (bottom === 0n) throw new RangeError('division by zero')
  const sign = bottom < 0n ? -1n : 1n
  const divisor = commonDivisor(top < 0n ? -top : top, bottom * sign)
  return { top: (top * sign) / divisor, bottom: (bottom * sign) / divisor }
}

function commonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** A whole number as a fraction. Throws `RangeError` where `value` is none. */
export const integer = (value: number | bigint): Rational => ({ top: BigInt(value), bottom: 1n })
/** Whether the fraction is a whole number. */
export const isInteger = ({ bottom }: Rational): boolean => bottom === 1n

/** The sum, in lowest terms. */
export const add = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
/** The difference `a - b`, in lowest terms. */
export const subtract = (a: Rational, b: Rational): Rational => add(a, { top: -b.top, bottom: b.bottom })
/** The product, in lowest terms. */
export const multiply = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom)
/** Throws `RangeError` where `b` is 0. */
export const divide = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom, a.bottom * b.top)

/** Less than, equal to or greater than zero as `a` is to `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** `7`, `-3` or `22/7`. */
export const writeRational = ({ top, bottom }: Rational): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`)

/** Reads `7`, `-3`, `2.5` and `22/7`; undefined where it is none of these. */
export function readRational(text: string): Rational | undefined {
  const match = /^(-?\d+)(?:\.(\d+)|\/([1-9]\d*))?$/.exec(text.trim())
  if (!match) return undefined
  const [, whole, decimals, bottom] = match
  if (bottom !== undefined) return rational(BigInt(whole!), BigInt(bottom))
  if (decimals === undefined) return integer(BigInt(whole!))
  return rational(BigInt(whole! + decimals), 10n ** BigInt(decimals.length))
}
