/**
 * Questions that tell: "4 PM is perhaps an 8?", "could you note that 8 PM is a 7?" say how much something counts, as statements
 * do; and the hours of meetings that were asked about, said without their half of the day, "the 11 one is a 7".
 */
import { sayClock, toMinutes, type KnownMeeting } from '../../games/mediation/index.ts'

const NUMBER = String.raw`(?:10|[1-9])(?![\d:/.]\d|\d| ?(?:[ap]\.?m\b|meetings?\b|hours?\b|flights?\b|dollars?\b|o['’]?clock))`
/** A number, or a word, for how much something counts. */
const RATED = new RegExp(
  String.raw`\b(?:an?|is|are|be|about|around|like|maybe|perhaps|say|importance|say(?:ing)? an?) (?:about |around |maybe |perhaps |like |rather |an? )*${NUMBER}|\b(?:important|unimportant|crucial|vital|critical|minor|essential|matters?|counts?|negligible)\b`,
  'i',
)
/** What begins a question that wants an answer, for all that stands in it. */
const ASKS =
  /^\W*(?:(?:and|but|so|or|ok(?:ay)?|well|also|then|hm+|oh|hi|hello|hey|thanks|please|sorry|wait)[\s,.!-]+)*(?:how|what|which|when|where|why|who|whose|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|can['’]?t|couldn['’]?t|won['’]?t|wouldn['’]?t|any|anything|whether|if)\b/i
/** Asks behind a comma: "it's a 7, how about you?" */
const ASKS_BEHIND =
  /[,;–—-]\s*(?:and |but |so )?(?:how|what|which|when|where|why|who|do|does|did|can|could|will|would|should)\b[^,;]*$/i
/** Asks for no more than to take note. */
const TAKE_NOTE =
  /(?<=(?:^|[.!?;,\n]\s*|\b(?:and|so|but) ))(?:(?:could|can|would|will|may|might) (?:you|i)|please|i(?:['’]d| would) like (?:you )?to|let me|i (?:should|must|want to|have to)) (?:(?:please|also|just|kindly|perhaps|maybe|quickly|too) )*(?:note|keep in mind|bear in mind|remember|consider|take (?:in)?to account|write down|put down|add|mention|say|tell you|record|remind you)(?: down)?(?:,? (?:please|also|as well|too|for me))*:? (?:that )?(?=(?:the|my|that|\d|on|both|all|for)\b)/gi

/** What is longer lists no importances. */
const LONGEST = 2000

/** The message with questions that tell as statements. */
export function sayStatements(text: string): string {
  if (text.length > LONGEST || !/[?]|\bnote\b|\bmind\b|\bremember\b|\badd\b|\bmention\b|\bsay\b/i.test(text))
    return text
  return text
    .replace(TAKE_NOTE, '')
    .replace(/[^.!?\n]+(?:\.\d[^.!?\n]*)*\?+/g, (sentence) =>
      RATED.test(sentence) && !ASKS.test(sentence) && !ASKS_BEHIND.test(sentence)
        ? sentence.replace(/(?:,\s*(?:right|ok(?:ay)?|yes|no|you know|i (?:guess|think|suppose)))?\s*\?+$/i, '.')
        : sentence,
    )
}

const ONE = '(?:one|thing|meeting|appointment|call|slot|block)'

/** The hours of the meetings that were asked about with their half of the day: "11 is a 7", "the 3 one". */
export function sayAskedHours(text: string, asked: readonly number[], calendar: readonly KnownMeeting[]): string {
  if (text.length > LONGEST || asked.length === 0) return text
  const full = asked.map((i) => calendar[i]!).filter(({ start }) => start.endsWith(':00'))
  const hourOf = ({ start }: KnownMeeting): number => (toMinutes(start) / 60) % 12 || 12
  return full.reduce((said, meeting) => {
    const hour = hourOf(meeting)
    if (full.some((other) => other !== meeting && hourOf(other) === hour)) return said
    const clock = sayClock(meeting.start, true)
    const day = full.some((other) => other !== meeting && other.start.slice(11) === meeting.start.slice(11))
      ? ''
      : clock
    return day === ''
      ? said
      : said
          .replace(new RegExp(`(?<![\\d:/.$]|\\b(?:is|are|an?) )\\b${hour} (?=${ONE}\\b)`, 'gi'), `${clock} `)
          .replace(
            new RegExp(
              `(?<=(?:^|[,;.\\n]\\s*|\\b(?:and|but|the|at|well|for|while) ))${hour}(?= (?:is|would be|was|gets|has|matters|counts|can|could|does|['’]s)\\b| ?[:=] (?:10|[1-9])\\b(?!\\d|:))`,
              'gi',
            ),
            clock,
          )
  }, text)
}
