/**
 * The published calculators. `bct` is that of Wang et al. (2022), `llm` that of Fang et al. (2024): the first says
 * "subtracting b from b" and divides into decimals, the second cuts quotients off. "div a b" is b divided by a. They were
 * given the operands from the hidden state; here they come from the problem once it has been read, unless given.
 */
import type { Reading, TextModule } from '../text-module.ts'

export type Variant = 'bct' | 'llm'

const NAMES = ['add', 'sub', 'mul', 'div'] as const

/** The published calculator: `bct` of Wang et al. (2022), `llm` of Fang et al. (2024), slips included. */
export class CompatibleCalculator implements TextModule {
  readonly name = 'calculator'
  readonly about =
    '"add a b", "sub a b", "mul a b" and "div a b" work out sum, difference, product, and b divided by a.'
  readonly #variant: Variant
  #operands: readonly [number, number] | undefined

  constructor(variant: Variant, operands?: readonly [number, number]) {
    this.#variant = variant
    this.#operands = operands
  }

  /** Takes in the problem, where it is read. */
  watch({ text }: Reading): void {
    const match = /^Your task is to solve the following math problem: \w+ (\d+) \w+ (\d+)/.exec(text)
    if (match) this.#operands ??= [Number(match[1]), Number(match[2])]
  }

  commands(): readonly string[] {
    if (!this.#operands) return []
    const [a, b] = this.#operands
    return NAMES.flatMap((name) => [`${name} ${a} ${b}`, `${name} ${b} ${a}`])
  }

  run(command: string): string | undefined {
    const match = /^(add|sub|mul|div) /.exec(command)
    if (!match) return undefined
    if (!this.commands().includes(command)) return `This is not a valid action for this module (calc, ${command})`
    const [a, b] = command.split(' ').slice(1).map(Number) as [number, number]
    const bct = this.#variant === 'bct'
    switch (match[1] as (typeof NAMES)[number]) {
      case 'add':
        return `The result of adding ${a} and ${b} is ${a + b}`
      case 'sub':
        return `The result of subtracting ${b} from ${bct ? b : a} is ${a - b}`
      case 'mul':
        return `The result of multiplying ${a} and ${b} is ${a * b}`
      case 'div':
        return `The result of dividing ${b} by ${a} is ${bct ? float(b / a) : Math.trunc(b / a)}`
    }
  }
}

/** A number as Python writes a float. */
const float = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value))
