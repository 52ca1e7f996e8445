/**
 * A "no" that sets something right refuses what the other said, and nothing that its speaker asks for behind it: "no no,
 * Chiara on Anchor", "no sorry, Delta for Boris, I said that badly", "no, what I wanted is Ada on Ember".
 */
import type { Labels } from './english.ts'
import { lettered, NAME } from './name-letters.ts'
import { PAIRS, put } from './stances.ts'

const NO = '(?:no+|nope|nah+|naw|nay|nono+)'
const MARKS = '[\\s,.;:!…–—-]'
/** What is said beside such a no, and says nothing. */
const ASIDE =
  "(?:(?:i['’]?m |i am )?(?:so |very |really )?sorry|wait|stop|hold on|hang on|pardon(?: me)?|excuse me|oops|actually|really|please|my dear|dear|love|darling|honey|dude|bro|man|mate|friend|(?:you|u)(?:['’]ve| have)? (?:misunderstood|misread|misheard|got (?:me|that|it|this) wrong)(?: me| that| it)?|(?:that['’]s|that is|that was|this is|it['’]s) not (?:what|how) i (?:said|meant|wanted|asked(?: for)?)|(?:that['’]s|that is) (?:wrong|a misunderstanding|the wrong way(?: round)?)|listen|look)"
/** A no that is said twice, another word for it, or one with such words behind it. */
const PROTESTS = new RegExp(
  `(^|[.!?;\\n]\\s*|(?<![\\p{L}])(?:oh|ah+|aw+|but|hey|ugh|argh|gosh|hm+|um+|uh|er|wait|sorry|well|ok|okay)[,.!…]* )(${NO}(?:[,.!…]{0,3} ?${NO}){0,8})(?![\\p{L}'’])((?:${MARKS}{1,6}${ASIDE}(?![\\p{L}'’])){0,5})(${MARKS}{0,6})(?=[^\\s])`,
  'giu',
)
/** What was meant, once that is said: "I meant", "what I wanted is". */
const MEANT = `(?:i (?:just |only |really |clearly |already )*(?:mean(?:t)?|said|wanted|was saying)(?: was| is| that| to say| to put| it was)?|what i (?:really |actually |just )*(?:mean|meant|wanted?|said|asked for|had in mind|was saying|was after)(?: was| is)?(?: to (?:have|put|see))?|it(?:['’]s| is| was| should be| has to be| must be)|that(?:['’]s| is| should be))`
const LISTS = new RegExp(`^${MEANT}(?:${MARKS}+)${PAIRS}`, 'iu')
const DIRECTS = new RegExp(
  `^${MEANT}(?:${MARKS}+)(?=(?:keep|leave|put|place|give|move|assign|use|take|have|let|swap|switch)\\b)`,
  'iu',
)
const SAYS_WHAT = new RegExp(
  `(^|[.!?,;\\n] *)what i (?:really |actually |just )*(?:mean|meant|wanted?|said|asked for|had in mind|was saying|was after)(?: was| is| were| are)?(?: to (?:have|put|see))?${MARKS}+${PAIRS}`,
  'giu',
)
/** An excuse for how it was said. */
const EXCUSES =
  /[,;]? ?(?:\b(?:but|and|because|since) )?\b(?:i (?:had |have |may have |must have |just )?(?:said|put|phrased|expressed|worded|explained|wrote|typed) (?:that|it|this|myself) (?:all |very |so |rather |really |a bit |quite )*(?:badly|poorly|wrong(?:ly)?|unclearly|clumsily|backwards|the wrong way(?: (?:a)?round)?|too fast|in a hurry)|i (?:was|wasn['’]?t|was not) (?:very |so |a bit )*(?:clear|unclear)|(?:(?:that|it) was )?(?:badly|poorly|clumsily) (?:said|put|phrased|worded)(?: of me)?)(?=\s*(?:[.,;:!?)…–—-]|$))/giu

const LONGEST = 1000

/** The message with what it asks for standing for itself. */
export function withoutProtests(text: string, labels: Labels): string {
  const named = text.length > LONGEST ? undefined : lettered(text, labels)
  if (!named) return text
  const told = named.text
    .replace(EXCUSES, '')
    .replace(PROTESTS, (all: string, head: string, nos: string, asides: string, mark: string, at: number, whole) => {
      const rest = (whole as string).slice(at + all.length)
      const isLone = new RegExp(`^${NO}$`, 'iu').test(nos)
      // "No Chiara on Anchor", "no, no Chiara on Anchor" refuse her.
      const isNone = new RegExp(`^${NAME}`, 'u').test(rest) && asides === '' && mark.trim() === ''
      if (isNone && (isLone || /[,.!…] ?[a-z]+$/i.test(nos))) return all
      if (isLone && asides === '') {
        const plain = /^no+$/i.test(nos) || isNone ? nos : 'no'
        return LISTS.test(rest) || DIRECTS.test(rest) ? head : `${head}${plain}${mark}`
      }
      // "No no." is an answer.
      if (/[.!…]/.test(asides + mark) && !/,/.test(mark)) return `${head}no. `
      return head
    })
    .replace(SAYS_WHAT, (_, head: string, pairs: string) => head + put(pairs))
  return named.spelt(told === named.text ? told : meant(told, named.text))
}

/** What stands behind "I meant", where a no before it was taken away. */
const meant = (told: string, before: string): string =>
  told
    .split(/((?<=[.!?;])\s+|\n)/)
    .map((part) => {
      if (before.includes(part)) {
        // A sentence that was not changed sets nothing right.
        const starts = before.indexOf(part)
        if (starts === 0 || /[.!?;\n]\s*$/.test(before.slice(0, starts))) return part
      }
      const several = LISTS.exec(part)
      const isOne = /^i\b/i.test(part) && (several?.[1]?.match(new RegExp(NAME, 'gu'))?.length ?? 0) === 2
      return several && !isOne ? part.replace(LISTS, (_, pairs: string) => put(pairs)) : part.replace(DIRECTS, '')
    })
    .join('')
