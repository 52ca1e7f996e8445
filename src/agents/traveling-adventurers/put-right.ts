/** Words that put something right: numbers that were misheard or mistyped, a yes that was none, a step that is not wanted. */

/** "You got those wrong", "I told you …", "not what I said". */
const MISHEARD =
  /\b(?:you(?:['’]ve| have)? )?(?:got|get|have|had|heard|read|noted|understood|wrote|took|mixed) (?:those|that|it|them|these|this|some(?: of (?:them|those|it))?|me|mine|my [\w']+|the [\w']+) (?:all |the )?(?:wrong|up|backwards|mixed|other way (?:round|around))\b|\b(?:not|n['’]t) what i (?:said|told|wrote|meant|have)\b|\bi (?:already )?(?:told you|said|meant)\b|\bas i (?:said|told|wrote)\b|\bi mean\b|\b(?:misread|misheard|misunderstood|mixed (?:that|it|those|them) up|my mistake|typo|let me correct|correction)\b|\b(?:the|my) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:still |indeed )?(?:stands|holds|stays|remains|is (?:still )?(?:right|correct))\b|\b(?:forget|ignore|disregard|scrap|replace|delete) (?:all )?(?:my|the|that|those) (?:first|old|previous|last|earlier|other|wrong) (?:lists?|numbers?|messages?|rows?|tables?|ones?|coins?|values?)\b/i
/** "Wait, B-A is 6", "oh no, …": of a hallway or two. */
const STOPS =
  /^\W*(?:(?:oh|ah|um|uh|hm+|ok|okay)[,. ]+)*(?:wait|hold on|hang on|oops|whoops|sorry|no|actually|nope|argh|damn)\b/i
const FEW = 2

/** Whether the numbers of a message replace what was told before. `count`: how many hallways it tells. */
export const putsRight = (text: string, count: number): boolean =>
  MISHEARD.test(text) || (count <= FEW && STOPS.test(text))

/** "I didn't say yes yet", "I haven't agreed to that", "that was no yes". */
const NO_CONSENT =
  /\b(?:did not|didn['’]?t|have not|haven['’]?t|never) (?:actually |really |even |yet )?(?:say|said|agree|agreed|accept|accepted|consent|consented|mean|meant|told you)(?: you)?(?: (?:to )?(?:yes|ok|okay|yet|it|that|this|anything|so|to that|to it|that one))*\s*(?:[.,!?;]|$|yet|before|until|and|but|so)|\b(?:that|this|it) (?:was|is)(?: not|n['’]t) (?:a |my )?(?:yes|agreement|consent|an? ok)\b|\b(?:not|no) so fast\b|\bi take (?:that|it|my yes) back\b|\bi (?:did not|didn['’]?t) want (?:that|you) to (?:be )?submit/i

export const unsaysConsent = (text: string): boolean => NO_CONSENT.test(text)

/** "That's 10 for me", "i get 10 for it", "9 coins", "it's 8": the number of a step that was named right before. */
const OF_STEP =
  /^(?:(?:and|so|because|since|as|cause|for|there|then) )*(?:that(?:['’]s| is| would be)|it(?:['’]s| is| would be)|there(?:['’]s| is| are)|(?:i|me)(?: (?:get|have|got|see|would get)|['’]d get|['’]ve(?: got)?)|worth|gives me|for|brings me|=)? ?(?:it |that )?(?:is |worth |me )?(?:only |just |a )?(\d+)(?: coins?)?(?: (?:for|from|on|at|to|there|here|in) ?(?:it|me|that|that one|there|my side|mine|this|going there|the way(?: there)?|that way)?)*(?:,? (?:and|so|but) [^\d]{1,60})?$/i

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const WORDS = new RegExp(String.raw`\b(?:${NUMBERS.join('|')})\b`, 'gi')

export const coinsOfStep = (text: string): number | undefined => {
  const written = text
    .trim()
    .replace(/[.!,]+$/, '')
    .replace(WORDS, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 2))
  const [, number] = OF_STEP.exec(written) ?? []
  return number === undefined ? undefined : Number(number)
}

/** "I said no to E", "not E", "I don't want to go to E": of a room that a step was proposed to. `plain`: rooms as letters. */
export const refusesRoom = (plain: string, room: string): boolean =>
  new RegExp(
    String.raw`\b(?:no to|not|never|n['’]t (?:\w+ ){0,3}(?:want|like|go|visit|take|walk)(?: \w+){0,2}|rather not(?: \w+){0,3}|anything but|skip|avoid|no) (?:the |to |into )*${room}\b(?! ?[-–>])(?! to\b)|\b${room} (?:is|looks|seems)(?: \w+)? (?:poor|bad|weak|low|terrible|awful|rubbish)\b`,
  ).test(plain)
