/** Finds the medium-level action that a reply names. */
import { quote } from '../../../core/quote.ts'
import { Unreadable } from '../../../core/errors.ts'
import type { llmCo } from '../../../games/overcooked/index.ts'

export interface Reply {
  readonly explanation: string
  readonly option: llmCo.Option
}

/** Throws `Unreadable`, naming what can be done, where the reply names no action or one that cannot be done now. */
export function readReply(text: string, options: readonly llmCo.Option[]): Reply {
  const [before, ...named] = text.split(/\baction\W*?:/i)
  const list = options.map((option) => option.text).join(', ')
  if (named.length === 0)
    throw new Unreadable(`it has no line that begins with "Action:". The available actions are: ${list}`)
  const said = plain(/^[^.,;(\n]*/.exec(named.at(-1)!.trimStart())![0])
  const option = options.find((option) => plain(option.text) === said)
  if (!option) throw new Unreadable(`"${quote(said)}" is not one of the available actions: ${list}`)
  return { explanation: before!.replace(/^\W*explanation\W*/i, '').trim(), option }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
