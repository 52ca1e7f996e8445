/**
 * Words for what stands in the table, said as the reader knows them: shades without their colour ("pretty dark", "lighter"),
 * what is left out ("other than Delta"), what a list is called behind it ("a good fit for any of those"), cells of which
 * there is not much to say ("I don't have too much info on it").
 */
import type { Reader } from '../english/index.ts'

const SHADED =
  "(?:is|are|was|looks?|shows?(?: up)?|seems?|being|be|not|n[’']t|super|pretty|very|really|quite|fairly|somewhat|so|too|only|a bit|rather|as)"
/** No colour behind it, nor anything that is dark or light in another way. */
const BARE =
  '(?! ?(?:red|green|gr[ae]y|pink|blue|yellow|orange|brown|knowledge|background|experience|reading|on (?:details?|experience)|weight|review|load|about))'
/** "Swag is pretty dark": without its colour a shade is one of green. */
const DARK = new RegExp(`\\b(${SHADED}) (dark|bright)\\b${BARE}`, 'gi')
/** "Isn't super dark." */
const NOT_SO_DARK = new RegExp(
  `\\b(is|are|was|isn['’]t|aren['’]t|wasn['’]t)(?: not)? (?:super|too|that|very|so|really|all that|particularly|quite) dark\\b(?: green\\b)?${BARE}`,
  'gi',
)
const LIGHT = new RegExp(`\\b(${SHADED}) (?:light|lighter|pale|paler)\\b(?! than\\b)${BARE}`, 'gi')
const MIDDLE = /\b(?:middle|medium|mid)(?:[ -]+to[ -]+|[ -]+)dark\b(?! ?(?:red|gr))/gi
const DARKER = /\b(?:darker|greener)(?: (?:shade of )?green)?(?= (?:than|on|for|at|in)\b)/gi
const LIGHTER = /\b(?:lighter|paler|less green)(?: (?:shade of )?green)?(?= than\b)/gi

/** Shades in a sentence; where red is spoken of they are left as they are. */
function shades(text: string): string {
  if (!/\b(?:dark|light|pale|bright|green|red)/i.test(text)) return text
  const one = text.replace(/\b(green|red)s\b/gi, '$1')
  if (/\bred/i.test(text)) return one
  return one
    .replace(NOT_SO_DARK, (_, verb: string) => `${verb.replace(/n['’]t$/i, '')} light green`)
    .replace(MIDDLE, 'medium green')
    .replace(DARKER, 'better')
    .replace(LIGHTER, 'weaker')
    .replace(DARK, (all, before: string) => (/^(?:in|the)$/i.test(before) ? all : `${before} dark green`))
    .replace(LIGHT, '$1 light green')
}

/** "Something other than Delta, or Ember." */
const OTHER_THAN =
  /\b(?:something|anything|somewhere|anywhere|(?:any|some|a|another) (?:other |different )?(?:paper|one))(?: else)? (?:other than|besides|apart from|different (?:from|than)|that (?:is not|isn['’]t)|except(?: for)?) /i
const DENIES = /\b(?:not|no|nothing|never|nobody|hardly)\b|n['’]t\b/i

/** "I'd rather have Ada work on something other than Delta, or Ember": not on these. */
function others(text: string): string {
  const found = OTHER_THAN.exec(text)
  if (!found || text.trimEnd().endsWith('?') || DENIES.test(text.slice(0, found.index))) return text
  return `${text.slice(0, found.index)}anything but ${text.slice(found.index + found[0].length).replace(/,? or /g, ' and ')}`
}

const OF_THEM =
  /\b(?:for|on|at|with|in) (any|either|none|all|each|neither|most)(?: one)? of (?:those|these|them|the (?:two|three|four|papers))(?: papers| ones)?\b/i

/** "… Delta, Ember and Anchor, but no good fit for any of those": for each that the sentence named. */
function ofThem(text: string, reader: Reader, names: readonly string[]): string {
  const found = OF_THEM.exec(text)
  if (!found) return text
  const ids = [
    ...new Set(
      reader
        .mentions(text.slice(0, found.index))
        .flatMap(({ kind, id }) => (kind === 'paper' && typeof id === 'number' ? [id] : [])),
    ),
  ]
  if (ids.length < 2 || found[1]!.toLowerCase() === 'most') return text
  const listed = ids.map((id) => names[id]!)
  const denied = /^(?:none|neither)$/i.test(found[1]!)
  return text.replace(OF_THEM, `${denied ? 'not ' : ''}for ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`)
}

/** "I don't have too much info on it." */
const LITTLE_KNOWN =
  /\b(do(?:es)?)(?: not|n['’]?t) (?:really |actually |currently )?(have|see)(?: (?:too much|very much|that much|much of|much|a lot of|lots of|enough|any|any real|any other|a ton of|good|great|really))* (info\w*|data|details?)\b/gi

/** "Can fill the gap on Delta." */
const FILLS =
  /\b(can|could|would|will|to|might) (?:also )?fill (?:in )?(?:the|that|a|our) (?:gap|spot|slot|role|hole|void|place)(?= (?:in|on|for|at)\b)/gi

/** "Nothing good for Delta except Ada": she is. */
const NONE_BUT =
  /\b(?:(?:i|we) (?:only )?(?:have|see|['’]ve got|got) |there(?: is|['’]s) )?(?:nothing|nobody|no one|none)(?: else)?(?: that(?: is|['’]s))? (good|great|strong|decent|solid|green|dark green|light green) (for|on|at|in) ([^,.;!?]{2,40}?) (?:except|besides|other than|apart from|but)(?: for)? ([^,.;!?]+)/i

/** The sentence in such words. `names`: what papers are called. */
export const inKnownWords = (text: string, reader: Reader, names: readonly string[]): string =>
  ofThem(
    others(
      shades(
        text.replace(LITTLE_KNOWN, '$1 not have info').replace(FILLS, '$1 do').replace(NONE_BUT, '$4 is $1 $2 $3'),
      ),
    ),
    reader,
    names,
  )
