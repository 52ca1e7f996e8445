/** Commas where a clause plainly begins, for who writes none: "give it to Ava it's perfect", "Delta for Ada - my best one". */
import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const COMMA: Token = { text: ',', kind: 'mark' }

/** Behind these "it is" goes on with what they began. */
const BINDS = wordSet(
  `, : - ( ; and but so or because cause since if when while as that than then think thinks thought say says said guess guessed believe know knows see sees hope hopes feel feels sure where though although unless
   until is are was be been like mean means for with on in at of to from by not only what how why which who whether even the a an my whereas whatever however wherever whenever well now actually honestly maybe perhaps
   afraid fact suppose suspect bet figure reckon wish tells told show shows claim either neither once does do did can could would should will give gives find consider call make makes`,
)
const OPENS_SUBORDINATE = wordSet('if when since because as once unless whenever while although though based given')
const SUBJECTS = wordSet('i we you it he she they that there')
const VERBS = wordSet(
  'is are was would could will can should may might has have had do does did am get gets see put give go prefer think suggest propose say take rate',
)
/** Said of the saying. */
const ASIDES = wordSet('seriously kindly literally trust believe')

const ASKS = /^(?:(?:can|could|should|shall) (?:we|you|i)|what (?:do|about)|how about|do you) /

/** Whether a clause plainly begins there that no mark stands before. */
function begins(tokens: readonly Token[], at: number, mentions: readonly Mention[], pairs: boolean): boolean {
  const [word, next, before] = [tokens[at]!.text, tokens[at + 1]?.text ?? '', tokens[at - 1]!]
  if (before.kind === 'mark') return false
  const isNamed = mentions.some(({ to }) => to === at)
  // "Meh Ada on Delta is average."
  if (at === 1 && before.text === 'meh') return mentions.some(({ from }) => from === 1)
  // "Morgan Andrei Daniel and Ava".
  if (
    isNamed &&
    mentions.some(({ from, kind }) => from === at && mentions.some((last) => last.to === at && last.kind === kind))
  )
    return pairs
  // "That sounds good to me can we do Noah on Delta".
  if (ASKS.test(`${word} ${next} `)) return isNamed || /^(?:me|it|that|you|there|us)$/.test(before.text)
  if (ASIDES.has(word))
    return (
      !BINDS.has(before.text) &&
      (/^(?:seriously|kindly|literally)$/.test(word) ? isNamed || before.text.endsWith('ly') : next === 'me')
    )
  if (at + 2 >= tokens.length || !SUBJECTS.has(word) || !VERBS.has(next) || BINDS.has(before.text)) return false
  // "If Ada takes Ember that's 37": the number is of what is supposed.
  if (OPENS_SUBORDINATE.has(tokens[0]!.text) && tokens[at + 2]?.value !== undefined) return false
  // "How good it is."
  if (/^(?:how|what|whatever)$/.test(tokens[at - 2]?.text ?? '')) return false
  if (word === 'it') return /^(?:is|was|would|could|will|can|should|might)$/.test(next) && !isAsked(tokens, at)
  if (word === 'that') return isNamed && /^(?:is|was|would)$/.test(next)
  return isNamed && OPENS_SUBORDINATE.has(tokens[0]!.text) && !tokens.slice(0, at).some(({ kind }) => kind === 'mark')
}

/** "Ava for BLEU it is". */
const isAsked = (tokens: readonly Token[], at: number): boolean =>
  /^(?:then|now|[,.])?$/.test(tokens[at + 2]?.text ?? '')

/** "… - it's the best", "… - my top pick": goes on as behind a comma. */
const GOES_ON = wordSet(
  'it that this i we he she they there not never no best worst the my a an which who so but and because since though although please just only simply really very',
)

/** The tokens with a comma before each clause that plainly begins. `pairs`: whether names make one thing two by two. */
export function withPauses(tokens: readonly Token[], mentions: readonly Mention[], pairs: boolean): readonly Token[] {
  let changed = false
  const paused = tokens.flatMap((token, at) => {
    if (at === 0) return [token]
    if (
      token.text === '-' &&
      token.kind === 'mark' &&
      GOES_ON.has(tokens[at + 1]?.text ?? '') &&
      tokens[at - 1]!.kind !== 'mark'
    ) {
      changed = true
      return [COMMA]
    }
    if (!begins(tokens, at, mentions, pairs)) return [token]
    changed = true
    return [COMMA, token]
  })
  return changed ? paused : tokens
}
