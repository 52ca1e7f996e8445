/** Replies in games where one of some things is chosen: forms filled in, and some that only one game has. */
import { continued, decided, undecided } from './forms.ts'
import { splitOf, type Entry } from './entry.ts'

export interface ChoiceFamily {
  readonly family: string
  readonly situation: string
  /** The word for a choice in this game. */
  readonly label: string
  readonly partner: string
  /** Each choice, by its canonical words, with other ways to name it. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly own: readonly (readonly [reply: string, meant: string | null])[]
}

export function entriesOf({ family, situation, label, partner, choices, own }: ChoiceFamily): Entry[] {
  const names = Object.keys(choices)
  const fill = (form: string, index: number): string => {
    const at = (step: number) => {
      const name = names[(index * 5 + step) % names.length]!
      const others = /^\d$/.test(name) ? choices[name]! : [name, ...choices[name]!]
      return others[(index * 3 + step) % others.length]!
    }
    return form
      .replaceAll('{A}', () => at(0))
      .replaceAll('{B}', () => at(1))
      .replaceAll('{C}', () => at(2))
      .replaceAll('{P}', partner)
      .replaceAll('{L}', label)
      .replaceAll('{l}', label.toLowerCase())
  }
  const make = (forms: readonly string[], meant: (index: number) => string | null, mayAsk?: boolean): Entry[] =>
    forms.map((form, index) => ({
      family,
      situation,
      reply: fill(form, index),
      meant: meant(index),
      ...(mayAsk && { mayAsk }),
      split: splitOf(form),
    }))
  const first = (index: number) => names[(index * 5) % names.length]!
  return [
    ...make(decided, first),
    ...make(undecided, () => null),
    ...make(continued, first, true),
    ...own.map(([reply, meant]) => ({ family, situation, reply, meant, split: splitOf(reply) })),
  ]
}
