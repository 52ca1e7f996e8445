/** What a person typed: plain words are a message, `accept`, `reject` and `propose …` need no brackets. */
import { Unreadable } from '../../../core/errors.ts'
import { anyOf } from '../../../replies/index.ts'
import type { DialogueAction } from './action.ts'
import type { Domain } from './domain.ts'
import { answerTo } from './answer.ts'
import { parse, TAGGED } from './language.ts'
import { OFFERS } from './lexicon.ts'
import type { DialogueObservation } from './observation.ts'

/** The words before it, whether "I suggest" and the like stand for the word that proposes, and what is proposed. */
const PROPOSES = new RegExp(
  `^(.*?[.:!?\\n])??\\W{0,5}(?:propose|(${anyOf(OFFERS)})\\b(?!.{0,99}propose))\\b[\\]:\\s]{0,5}(.*)$`,
  'is',
)

/**
 * The action that a person's words stand for. Whatever begins with a type in brackets is read by {@link parse}; other
 * words get the type they are meant to have. Throws `Unreadable`.
 */
export function hear<Knows extends object, Proposal, Shown>(
  domain: Domain<any, any, Knows, Proposal, Shown>,
  text: string,
  observation: DialogueObservation<Knows, Shown>,
): DialogueAction<Proposal> {
  const { may, open } = observation
  const typed = text.trim()
  if (TAGGED.test(typed)) return parse(domain, typed, observation)
  // Only who proposes has several partners; `BLEU: Ava is great` addresses nobody.
  const [to, words] = (may.propose && domain.words.recipients?.addressed(typed)) || ['', typed]
  const answer = /^(accept|reject)[.!]*$/i.exec(words)
  if (answer) return parse(domain, `[${answer[1]}]`, observation)
  // Nothing else may be said while an offer waits for an answer, so that plain words are one, or none.
  if (may.answer) {
    const meant = answerTo((open && domain.words.onOffer?.(words, open.shown, observation)) ?? words)
    if (meant === 'accept') return { type: meant }
    if (meant === 'reject') return { type: meant, text: words }
    throw new Unreadable(
      `${meant ? 'That reads like a question: it may follow "reject". ' : ''}Type "accept" to take it, or "reject" and why.`,
      typed,
    )
  }
  const spoken = may.propose ? domain.words.spoken?.(typed) : undefined
  if (spoken !== undefined) return parse(domain, `[propose] ${spoken}`, observation)
  // To those who cannot propose the word is one like any other: "propose something cheaper".
  const [, before = '', offers, what] = (may.propose && PROPOSES.exec(words)) || []
  if (what !== undefined)
    try {
      const said = before && `${to}[message] ${before}\n`
      const act = parse(domain, `${said}${to}[propose] ${domain.words.complete?.(what) ?? what}`, observation)
      if (!offers || (act.type === 'propose' && domain.isFull(act.proposal))) return act
    } catch (error) {
      if (!offers && /^$|:$/.test(before)) throw error
    }
  return parse(domain, `${to}[message] ${words}`, observation)
}
