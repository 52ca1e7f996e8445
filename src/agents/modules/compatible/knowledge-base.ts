/**
 * The published knowledge bases. `bct` takes any name of its table at any time and answers with triples; `llm` offers what
 * occurs in the present text (`query key` for a key holder, too) and answers with sentences. Answers stand in the order of
 * the table; the `llm` reference has them in no order.
 */
import type { Fact } from '../../../games/engines/text-world/tables.ts'
import type { Reading, TextModule } from '../text-module.ts'
import type { Variant } from './calculator.ts'

const COMMAND = 'query '

/** The published knowledge base: `bct` answers with triples, `llm` with sentences. */
export class CompatibleKnowledgeBase implements TextModule {
  readonly name = 'knowledge-base'
  readonly about = '"query <thing>" says where a thing is expected to be located.'
  readonly #variant: Variant
  readonly #facts: readonly Fact[]
  readonly #objects: readonly string[]
  readonly #names: ReadonlySet<string>
  #text = ''

  constructor(variant: Variant, facts: readonly Fact[]) {
    this.#variant = variant
    this.#facts = facts
    this.#objects = [...new Set(facts.map(({ object }) => object))].sort()
    const relation = variant === 'bct' ? ['located'] : []
    this.#names = new Set([...this.#objects, ...facts.map(({ place }) => place), ...relation])
  }

  /** Takes in the last answer. */
  watch({ text }: Reading): void {
    this.#text = text
  }

  commands(): readonly string[] {
    const names = this.#variant === 'bct' ? [...this.#names].sort() : this.#mentioned()
    return names.map((name) => COMMAND + name)
  }

  #mentioned(): string[] {
    const words = ` ${this.#text.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
    return this.#objects.filter((object) => words.includes(` ${object.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `))
  }

  run(command: string): string | undefined {
    if (!command.startsWith(COMMAND)) return undefined
    const name = command.slice(COMMAND.length)
    if (!this.#names.has(name)) return `This is not a valid action for this module (kb-twc, ${command})`
    const facts = this.#facts.filter(({ object, place }) => object === name || place === name || name === 'located')
    if (this.#variant === 'bct')
      return 'The results are:\n' + facts.map(({ object, place }) => ` ${object} located ${place}`).join('.\n')
    return facts.map(({ object, place }) => `${object} is expected to be located at ${place}`).join('.\n ') + '.'
  }
}
