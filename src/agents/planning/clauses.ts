/** The clauses of a visitor's message: what is wanted or not is said in each for itself. */
import { rewrite } from '../english/typing/rewriting.ts'
import { sayConditions } from './conditions.ts'
import { partCoordinates } from './coordinates.ts'
import { joinValues, partLists } from './lists.ts'
import { sayEffects } from './effects.ts'
import { IN_ONE, PLAINLY } from './plainly.ts'
import { partReasons } from './reasons.ts'
import { partRunOns } from './run-ons.ts'
import { ALL_YES_OR_NO } from './yes-and-no.ts'

/** "The Old Bar, I must insist, is …": what is said of the saying. */
const SAID_BY_THE_WAY =
  /, (?:(?:i|we) (?:(?:must|should|would|may|might|have to|do) )?(?:\w+ly )?(?:insist|say|add|admit|confess|stress|think|believe|suppose|guess|feel)|in (?:my|our) (?:\w+ )?(?:opinion|view|submission|eyes|book|estimation)|to be (?:honest|frank|clear)|if you ask me|all things considered|as (?:i|we) (?:see|said)(?: it)?|if you (?:know|see|get) what i mean|you know|if that makes sense|frankly|honestly|regrettably|unfortunately|naturally|of course)(?:,(?= )|(?= ?(?:[.!?;\n]|$)))/gi

const FRIEND =
  '(?:mate|love|darling|dear|honey|hon|buddy|pal|bro|dude|man|sweetie|sweetheart|friend|my friend|my dear|boss|guys|folks|chief|lad|lass|luv|sir|madam|pet|fam|bruh|champ|amigo|old (?:chap|boy)|sunshine|bless (?:her|him|them|you|their hearts|her heart|his heart)|god bless (?:her|him|them))'
/** "Keep me away from tourists, mate, and get me a beer", "no bands, love". */
const ADDRESSED = new RegExp(
  `, ${FRIEND},(?= (?:and|but|or|so|because|since)\\b)|, ${FRIEND}(?=,| ?(?:[.!?;\\n]|$))`,
  'gi',
)
const withoutAddress = (text: string): string => text.replace(ADDRESSED, '')

/** Clauses in their order, numbers in figures, with what answers or excuses itself said plainly. */
export const splitClauses = (text: string): string[] =>
  rewrite(
    partLists(
      joinValues(
        partRunOns(
          sayEffects(
            partCoordinates(
              partReasons(
                sayConditions(rewrite(withoutAddress(text).replace(SAID_BY_THE_WAY, ' '), ALL_YES_OR_NO, IN_ONE)),
              ),
            ),
          ),
        ),
      ),
    ),
    PLAINLY,
  )
    .replace(/(\d)\.(\d)/g, '$1\u0001$2')
    .split(
      /, ?(?=(?:just|simply|merely|instead|preferably|rather) (?!not\b|than\b))|,? ?(?=\b(?:any|every)(?:thing|where|one) but\b)|(?<=\b(?:no|not|nothing|nowhere|never|none|n't|avoid|hate)\b[^,.;]{0,60}), ?and (?=(?:somewhere|someplace|at least|some|one|an?|preferably|ideally|definitely|please)\b)|, ?(?=(?:i |we )?(?:do not|don'?t|doesn'?t|does not) (?:\w+ )?(?:care|mind|need|matter)\b)|(?<!\b(?:if|when|whenever|since|because|as|once|after|while|should)\b[^,.;]{0,80}), ?(?=(?:i|we)(?:'d| would|'ll| will)? (?:much )?(?:rather|prefer|love|like|want|need|sooner)\b(?! (?:it|that|this|them|those|there|something|anything|others?)\b))|, ?so (?!that\b|much\b|far\b)|\s\/\s|[.;!?\n]+|(?<!\b(?:any|every|no)(?:thing|where|one|body) |\ball )\bbut\b(?! street)|\band (?!(?:i|we|me) (?:do not|don'?t|never) (?:get along|mix|agree|go well|go together))(?=(?:we |i )?(?:hate|avoid|don'?t|no|not)\b)/i,
    )
    .map((part) => part.replaceAll('\u0001', '.').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
