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
  return [...lastWords(acts), ...preferred(acts, tokens)].map((act) =>
    act.type === 'unknown' && !points && named.length > 0
      ? { ...act, about: ofIts(act.about, named, questioned) }
      : act,
  )
}

const WOULD_PUT =
  / (?:(?:confident|comfortable|better|better off|happier) (?:about |with )?(?:having|putting|placing|keeping|using|leaving)|(?:would|might|could|will) be (?:a |an )?(?:much |far |slightly |way )?(?:better|stronger) (?:fit|match|choice|option|pick|off|suited)) /

/** "I'm more comfortable having Ada on Delta than on Ember", "she would be a better fit for Delta": where she is to be. */
function preferred(acts: readonly Act[], tokens: readonly Token[]): Act[] {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `
  if (!WOULD_PUT.test(text) || / not /.test(text)) return []
  return acts.flatMap((act) => {
    if (act.type !== 'compare' || act.much < 0 || act.better.length !== act.worse.length) return []
    const shared = act.better.filter(({ kind, id }) =>
      act.worse.some((other) => other.kind === kind && other.id === id),
    )
    return shared.length === 1 && shared[0] === act.better[0]
      ? [{ type: 'propose' as const, about: act.better, yes: true }]
      : []
  })
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
      !acts
        .slice(at + 1)
        .some((later) => later.type === 'inform' && !later.grade.raw && isSame(later.about, act.about)),
  )

const CONSENTS = new RegExp(
  ` (?:${[
    '(?:that|this|which)(?: (?:also|definitely|certainly|probably|really|all|might|may|could|would|will|should|can|idea|plan|pairing))* (?:works?|(?:is|be)(?: an?)? (?:(?:good|great|nice|excellent|solid) )?(?:idea|call|plan|thinking|suggestion|fine|okay|ok)|(?:sounds?|looks?)(?: (?:pretty|very|really))? (?:good|great|fine|okay|ok|like|perfect|right))',
    'it works (?:for|with) (?:me|us)',
    '(?:sounds?|looks) (?:pretty |very |really )?(?:good|great|fine|okay|like a|perfect)',
    '(?:do |also |really |quite )*(?:like|love) (?:the )?(?:that|idea|looks?|sound)',
    '(?:let us|we (?:can|could|should|will)|i (?:am|will)|okay us|us) (?:go|going|roll|run) with (?:that|it|this)',
    '(?:go|going) with (?:that|it|this)',
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
