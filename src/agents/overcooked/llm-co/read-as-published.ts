/** Reads replies as the authors’ code does, for comparison: what it cannot read it does not ask about again. */
import { llmCo } from '../../../games/overcooked/index.ts'
import { likeness } from '../../../replies/index.ts'
import { explanationIn, type Reply } from './read-reply.ts'

/** Longer than any action; what a model writes beyond it is not compared. */
const LONGEST = 200

/**
 * First code: what follows "Action:", word for word, else waiting. Later code: an action that stands in it, else the one most
 * alike, else one at random (`option` undefined). `fallback` tells where the reply did not decide.
 */
export function readAsPublished(text: string, options: readonly llmCo.Option[], compat: llmCo.Compat): Reply {
  const explanation = explanationIn(text)
  const named = (/Action:[ \t\n]*([^\n]*)/.exec(text)?.[1] ?? '').trim().toLowerCase().slice(0, LONGEST)
  const exact = options.find((option) => option.text === named)
  if (exact) return { explanation, option: exact }
  if (compat !== 'head') {
    const wait = options.find((option) => option.text === llmCo.WAIT.text) ?? llmCo.WAIT
    return { explanation, option: wait, fallback: 'none of the actions stands behind "Action:", word for word' }
  }
  const within = options.find((option) => text.toLowerCase().includes(option.text))
  if (within) return { explanation, option: within }
  const alike = options.map((option) => ({ option, score: likeness(named, option.text) }))
  const best = alike.reduce<(typeof alike)[number] | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined)
  return best && best.score > 0
    ? { explanation, option: best.option, fallback: 'the action most alike' }
    : { explanation, option: undefined, fallback: 'no action at all: one was drawn' }
}
