/** Chooses among wordings, so that nothing is said twice in the same words. */
import { Phrasebook } from '../../english/index.ts'
import type { Random } from '../../../core/random.ts'

/** One of several ways to say something; the first is the plainest. */
export type Choose = (wordings: readonly string[]) => string

/** For whoever says it once. */
export const plainest: Choose = ([first]) => first!

const AGAIN = ['Once more: ', 'Again: ', 'To be clear: ', 'I repeat: ', 'As before: ']

/** Whether a text says that it repeats what was said. */
export const isRepeated = (text: string): boolean => AGAIN.some((begin) => text.startsWith(begin))

/** The plainest wording that was not said before; `said`: the speaker's messages so far. */
export function voiceOf(said: readonly string[], random: Random): Choose {
  const book = new Phrasebook(random, said)
  return (wordings) => {
    const repeated = AGAIN.flatMap((begin) => wordings.map((text) => begin + lower(text)))
    return book.pick([[...wordings, ...repeated].find((text) => !book.hasSaid(text)) ?? wordings.at(-1)!])
  }
}

const lower = (text: string): string =>
  /^(?:I|[A-Z])\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
