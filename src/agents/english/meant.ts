/** Which acts of a sentence about pairs are meant, where what was said around it completes and corrects them. */
import type { About, Act } from './acts.ts'
import type { Context } from './attachment.ts'
import type { Mention } from './mentions.ts'
import { isSame } from './pairings.ts'
import type { Token } from './tokens.ts'
import { PRONOUNS } from './groups.ts'

/** `named`: names of the sentence; `questioned`: what questions before it named. */
export function onlyWhatIsMeant(
  acts: readonly Act[],
  tokens: readonly Token[],
  named: readonly Mention[],
  questioned: Context,
): Act[] {
  if (isConsent(tokens, named)) return acts.filter(({ type }) => type !== 'inform' && type !== 'propose')
  const points = tokens.some(({ text }) => PRONOUNS.has(text))
  return lastWords(acts).map((act) =>
    act.type === 'unknown' && !points && named.length > 0 ? { ...act, about: ofIts(act.about, named, questioned) } : act,
  )
}

/** "No info on Ada", behind what was said of somebody on Delta: of Ada altogether, unless Delta was asked about. */
const ofIts = (about: About, named: readonly Mention[], questioned: Context): About => {
  const own = about.filter(
    ({ kind, id }) =>
      named.some((mention) => mention.kind === kind && mention.id === id) ||
      (questioned.get(kind) ?? []).some((mention) => mention.id === id),
  )
  return own.length > 0 ? own : about
}

/** "She knows a little of Delta, but is no good fit for it": what is said of the same last stands. */
const lastWords = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(
    (act, at) =>
      act.type !== 'inform' ||
      act.grade.raw ||
      act.grade.extreme !== undefined ||
      !acts.slice(at + 1).some((later) => later.type === 'inform' && !later.grade.raw && isSame(later.about, act.about)),
  )

const CONSENTS = new RegExp(
  ` (?:${[
    '(?:that|this|which)(?: (?:also|definitely|certainly|probably|really|all|might|may|could|would|will|should|can|idea|plan|pairing))* (?:works?|(?:is|be)(?: an?)? (?:(?:good|great|nice|excellent|solid) )?(?:idea|call|plan|thinking|suggestion|fine|okay|ok)|(?:sounds?|looks?)(?: (?:pretty|very|really))? (?:good|great|fine|okay|ok|like|perfect|right))',
    'it works (?:for|with) (?:me|us)',
    '(?:sounds?|looks) (?:pretty |very |really )?(?:good|great|fine|okay|like a|perfect)',
    '(?:do |also |really |quite )*(?:like|love) (?:the )?(?:that|idea|looks?|sound)',
    '(?:let us|we (?:can|could|should|will)|i (?:am|will)|okay us|us) (?:go|going|roll|run) with (?:that|it|this)',
    'works (?:for|with) (?:me|us)',
  ].join('|')}) `,
)
const OPENS_CONSENT =
  /^(?: (?:and|so|but|well|yeah|yes|yep|yup|sure|ok|okay|great|good|perfect|cool|alright|hmm|oh|,|i|do|also|think|guess|believe|feel|would|say))*$/

/** "That could work", "I like the looks of that as well": agrees to what was suggested, and tells nothing of its own. */
function isConsent(tokens: readonly Token[], named: readonly Mention[]): boolean {
  if (named.length > 0 || tokens.length > 16) return false
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `
  const found = CONSENTS.exec(text)
  return found !== null && OPENS_CONSENT.test(text.slice(0, found.index))
}
