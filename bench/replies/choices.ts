/** Replies in games where one of some things is chosen: forms filled in, and some that only one game has. */
import type { Entry, FormRound } from './entry.ts'
import { forms1 } from './forms.ts'
import { forms2 } from './forms-2.ts'
import { own as ownOfSecond } from './own-2.ts'
import { forms3, own3 } from './round-3.ts'
import { forms4, own4 } from './round-4.ts'
import { forms5, own5 } from './round-5.ts'
import { forms6, own6 } from './round-6.ts'

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

const FORMS = { 1: forms1, 2: forms2, 3: forms3, 4: forms4, 5: forms5, 6: forms6 }

/** All replies of a round in one family. */
export function entriesOf(
  { family, situation, label, partner, choices, own }: ChoiceFamily,
  round: FormRound,
): Entry[] {
  const names = Object.keys(choices)
  const place = (index: number): number => (round === 1 ? index * 5 : index + Math.floor(index / names.length))
  const fill = (form: string, index: number): string => {
    const at = (step: number) => {
      const name = names[(place(index) + step) % names.length]!
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
      round,
    }))
  const chosen = (index: number) => names[place(index) % names.length]!
  const { decided, undecided, continued } = FORMS[round]
  return [
    ...make(decided, chosen),
    ...make(undecided, () => null),
    ...make(continued, chosen, true),
    ...{ 1: own, 2: ownOfSecond[family]!, 3: own3[family]!, 4: own4[family]!, 5: own5[family]!, 6: own6[family]! }[
      round
    ].map(([reply, meant]) => ({
      family,
      situation,
      reply,
      meant,
      round,
    })),
  ]
}
