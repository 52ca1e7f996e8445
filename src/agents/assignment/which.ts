/** Which of two things that were said of one pair holds: whether that was asked before, and what the answer comes to. */

const ASKED = [
  /^Is (.+?) ([^?]+?) or ([^?]+?) for ([^?]+)\?$/,
  /^You said two things of (.+?) on (.+?): ([^?]+?) or ([^?]+?), which one holds\?$/,
]

export interface Which {
  readonly who: string
  readonly what: string
  readonly words: readonly [string, string]
}

/** The question, where a message ends with it. */
export function whichIn(message: string): Which | undefined {
  const last = message.split(/(?<=[.?!]) +(?=[A-Z])/).at(-1) ?? ''
  const short = ASKED[0]!.exec(last)
  if (short) return { who: short[1]!, what: short[4]!, words: [short[2]!, short[3]!] }
  const long = ASKED[1]!.exec(last)
  return long ? { who: long[1]!, what: long[2]!, words: [long[3]!, long[4]!] } : undefined
}

const WORD = "[\\w'’-]+(?: [\\w'’-]+)?"
/** "I never said okay", "forget the poor", "not brilliant": what does not hold. */
const DENIALS = new RegExp(
  `(?:(?:^|[,;.!?–-]) ?|\\b(?:and|but) )(?:(?:i|you) (?:have )?(?:never|did not|didn['’]?t|haven['’]?t|did not ever) (?:\\w+ )?(?:said?|say|mean|meant|wrote|write|called|call|told)[^,.;!?]*|(?:please )?(?:forget|ignore|disregard|scratch|drop|strike|delete)(?: about)? [^,.;!?]*|(?:certainly |definitely |surely |clearly |and )?(?:not|never) (?!(?:quite|sure|so|that|bad|too)\\b)${WORD}(?:,? no)?(?=\\s*(?:[,.;!]|$))|(?:the )?${WORD} (?:was|is) (?:a )?(?:wrong|mistake|misread|typo|an error)[^,.;!?]*)`,
  'gi',
)
const FIRST =
  /^\W*(?:(?:well|oh|sorry|dear|it['’]?s|it is|that would be|i mean|i meant|still)[, ]+)*(?:the )?(?:first|former|1st)(?: (?:one|word|thing))?\b/i
const SECOND =
  /^\W*(?:(?:well|oh|sorry|dear|it['’]?s|it is|that would be|i mean|i meant|still)[, ]+)*(?:the )?(?:second|latter|2nd|last)(?: (?:one|word|thing))?\b/i

/** What answers the question, said in full; other messages stay as they are. */
export function answerInFull(text: string, { who, what, words }: Which, names: (text: string) => number): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?;])\s+/)
  const put = FIRST.test(first) ? words[0] : SECOND.test(first) ? words[1] : undefined
  if (put !== undefined) return [`${who} is ${put} for ${what}.`, ...rest].join(' ')
  const kept = first.replace(DENIALS, '')
  if (names(first) > 0) return text
  const holds = /[\p{L}]/u.test(kept)
  const head = holds ? kept : ''
  const next = rest[0] ?? ''
  // "Not brilliant, no. Middling."
  if (!holds && next !== '' && names(next) === 0)
    return [`${who} on ${what}: ${next.replace(DENIALS, '')}`, ...rest.slice(1)].join(' ')
  // Of two one is denied: it is the other.
  const denied = words.map((word) => first.toLowerCase().includes(word.toLowerCase()))
  if (!holds && denied[0] !== denied[1])
    return [`${who} is ${denied[0] ? words[1] : words[0]} for ${what}.`, ...rest].join(' ')
  const said = head
    .replace(
      /^\W*(?:(?:oh|well|sorry|dear|please|as i said|like i (?:said|told you)|i (?:said|meant|mean|told you)|it['’]?s|it is|that['’]?s|he['’]?s|she['’]?s|he is|she is|of course|no|yes),? )+/i,
      '',
    )
    .replace(/,? (?:as|like) (?:i|stated|before|mentioned|said|told)\b.*$/i, '.')
    .replace(/ (?:holds|stands|is right|is correct|it is|of course)(?=\W*$)/i, '')
  const length = said.split(/\s+/).length
  return holds && length <= 6
    ? [`${who} is ${said.replace(/[\s,;]+$/, '')} for ${what}.`.replace(/([.!;])( for )/, '$2'), ...rest].join(' ')
    : text
}
