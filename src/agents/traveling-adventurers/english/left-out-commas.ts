/** Puts commas where people leave them out and a clause plainly begins: "perfect I'm submitting", "that's bad for me can we …". */

/** Says yes or no, whatever follows. */
const ANSWERS = String.raw`(?:(?:oh|ah|hmm|well|ok|okay),? )?(?:yes+|bet|aight bet|say less|yeah|yea|yep|yup|sure|fine|perfect|great|agreed|agree|deal|absolutely|exactly|definitely|wonderful|excellent|fantastic|awesome|brilliant|beautiful|understood|of course|fair enough|(?:sounds|looks) (?:good|great|fine|perfect)(?: to me)?|(?:works|fine|good|ok|okay) (?:for|by|with) me|(?:good|great|nice|bad) idea|same here|no way(?! i)|no (?:problem|worries|prob|stress|biggie|sweat|bother|wahala|fuss|drama|hassle)|no thanks|no thank you|hell no|hard no|no deal|no no|no|nope|nah|not really|i (?:agree|disagree|don['’]?t agree|do not agree|not agree)|(?:i['’]?d|i would) rather not|not (?:so good|good|great|ok|okay) for me)`
/** How a clause begins. */
const CLAUSE = String.raw`(?:submitting|i|ill|i['’](?:m|d|ll|ve)|im|ive|we|we['’](?:ll|d|ve)|let['’]?s|let us|please|that['’]?s|that (?:is|works|suits|fits|sounds|would|seems|path|route|one)|it['’]?s|it (?:is|works|sounds|would|seems)|this (?:is|works|path)|shall|can (?:we|you)|could (?:we|you)|should (?:we|i)|how about|what about|count me|here|you (?:can|submit|too|also)|your|then (?:we|let|lets|i|from|to|you)|my (?!god)|works for me|(?:sounds|looks) (?:good|great|fine)|happy (?:with|to)|better (?:we|from|first|go|take|let|to|via|if we)|too (?:low|few|little|poor|long))`

const AFTER_ANSWER = new RegExp(
  String.raw`^(\s*${ANSWERS})(?! (?:i (?:have|see|get|got|had)|i['’]?ve|its? (?:only |just )?\d|it['’]s (?:only |just )?\d)\b)(?<!of course(?= i ))(?= ${CLAUSE}(?![\w'’]))`,
  'i',
)
/** "… can we …", where nothing before asks or goes on. */
const ASKS =
  /(?<=[a-z][)\]]?|\b[A-Z]) (?=(?:shall|can|could|should) (?:we|i)\b|(?:can|could|would) (?:you|u)\b|(?:what|how) (?:about|else)\b|do (?:you|u) (?:agree|know|think|want|like)\b|are (?:you|u) (?:ok|okay|fine|happy|in)\b)/g
/** What asks and goes on itself, or leads up to the words behind it. */
const LEADS_ON =
  /\b(?:wh(?:at|ich|ere|en|y|o|ose|ether|atever|erever)|how|if|that|because|since|as|than|and|or|but|so|then|also|well|ok|okay|all|coins|numbers|this|think|say|see|know|sure|maybe|perhaps|please|now|stop|comma|period|mark)$(?<!\b(?:with|like|do|accept|love|about|for|to|on|at|take) (?:that|this))/i
const WONDERS =
  /\b(?:wh(?:at|ich|ere|en|y|o|ose|ether|atever|erever)|how|if|unless|everything|all|the (?:best|most|only)|any(?:thing|where))\b/i
/** "… let's …" */
const LETS =
  /(?<=[a-z]|\b[A-Z]) (?=(?:let['’]?s|let us)(?: (?:not|just|both|please|rather|first|now|also))? (?:go|do|take|submit|start|begin|try|walk|use|visit|end|finish|make|pick|head|hit|move|swap)\b)/g
/** "… please make …" */
const PLEASE =
  /(?<=[a-z]|\b[A-Z]) (?=please (?:make|send|give|submit|tell|pick|choose|suggest|propose|share|list|decide|find)\b|(?:pick|choose) (?:a|the|our) (?:route|path|tour)\b)/g
const BEFORE_PLEASE =
  /\b(?:you|u|we|could|can|would|will|should|shall|and|so|then|but|also|now|just|ok|okay|well|to|or|yes|if|i|us|let['’]?s|lets|please|both|me|not|how|did|do|must|they)$/i
/** "… submit it?" */
const SUBMIT = /(?<=[a-z]|\b[A-Z]) (?=submit(?: it| now| this| that)?$)/i
const BEFORE_SUBMIT =
  /\b(?:to|we|you|i|u|can|could|shall|should|will|would|and|both|then|now|please|just|not|or|let['’]?s|lets|us|i['’]ll|we['’]ll|hit|press|click|the|before|when|if|after|gonna|do|did|ready|so|also|don['’]?t|must|a|where|how|already|have)$/i
/** "I'm not convinced sorry" */
const REGRETS = /(?<=\b(?:not|n['’]?t)\b.{1,60}[a-z]) (?=(?:sorry|i['’]?m sorry|i['’]?m afraid)$)/i

/** "E is 3 K is 4": each has its number behind it. */
const NEXT_ROOM =
  /(?<=\b(?:is|has|=) \d{1,2}(?: coins?)?) (?=(?:and )?(?:the )?(?:[A-Z]|(?:[a-z]+['’]?s? )?(?:room|kitchen|bathroom|attic|bedroom|garden|hall|cellar|garage)) (?:is|has|=) \d)/g

/** So long a clause is looked at. */
const LONGEST = 240

function withCommas(clause: string, asks: boolean): string {
  if (clause.length > LONGEST || !/ /.test(clause.trim())) return clause
  let text = clause.replace(AFTER_ANSWER, '$1,').replace(NEXT_ROOM, ', ')
  const parts = (between: RegExp, leadsOn: RegExp, wonders = LEADS_NOWHERE): void => {
    text = text.replace(between, (blank, at: number) => {
      const before = text.slice(0, at)
      return /^\s*[\w'’]+$/.test(before) || leadsOn.test(before) || wonders.test(before) || before.endsWith(',')
        ? blank
        : `,${blank}`
    })
  }
  parts(ASKS, LEADS_ON, WONDERS)
  parts(LETS, LEADS_ON, /\b(?:when|once|before|after|until)\b/i)
  parts(PLEASE, BEFORE_PLEASE)
  if (asks) parts(SUBMIT, BEFORE_SUBMIT)
  return text.replace(REGRETS, ', ')
}
const LEADS_NOWHERE = /(?!)/

/** The text with commas before clauses that plainly begin. */
export const withLeftOutCommas = (text: string): string =>
  text.replace(
    /([^.,;:!?\n]+)([.,;:!?\n]*)/g,
    (_, clause: string, mark: string) => withCommas(clause, mark.includes('?')) + mark,
  )
