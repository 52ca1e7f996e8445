/**
 * Clauses that stand beside each other in one sentence, parted: "it should be romantic, whereas touristy places are out of the
 * question", "I never eat seafood and my wife is a vegetarian". What turns down the one says nothing of the other.
 */

const VERB =
  "(?:is|are|was|am|isn't|aren't|should|shouldn't|must|mustn't|would|wouldn't|will|won't|can|can't|cannot|could|has|have|hasn't|haven't|need|needs|want|wants|like|likes|love|loves|prefer|prefers|hate|hates|enjoy|enjoys|avoid|avoids|do|does|don't|doesn't|eat|eats|drink|drinks|never|makes?|suits?|'s|'m|'re|'d|'ve|'ll)"
/** What is told to be done, without a subject: it stands beside another such clause. */
const TOLD =
  '(?:get|give|find|take|show|bring|point|book|put|add|include|make|let|send|lead|steer|direct|throw in|keep|leave|choose|pick|plan|bring on|skip|avoid|ban|spare|drop|forget|pour|order|serve|hand|look for|stick to|head for)'
const TELLS = new RegExp(
  `^(?:please |just |so |then |also |kindly |do |don'?t |do not |could you |can you |and )*${TOLD}\\b`,
  'i',
)
const IMPERATIVE = `(?:please |then |instead |rather |just |do )*${TOLD} (?:me|us|in|on|the|an?|some|any|it|sure|somewhere|something|everything|things|that|parking|wifi|live)\\b`
/** What is left out, and what is done instead: "skip the shops and have a beer". */
const REFUSES = /^(?:please |just |so |let's |and )*(?:skip|avoid|leave|forget|drop|ban|spare|ditch|cut)\b/i
const DOES = '(?:have|drink|eat|enjoy|see|visit|go|try|grab|hit|do) (?:to|for|in|some|an?|the|at)\\b'
const ENJOYS = new RegExp(`^${DOES}`, 'i')
/** What begins a clause: somebody or something, and what it does or is. */
const CLAUSE = [
  IMPERATIVE,
  DOES,
  "(?:i|we|he|she|they|it|there)(?:'\\w+)? (?!and\\b|or\\b)\\S",
  `(?:my|our|his|her|their) (?:\\w+ )?\\w+ ${VERB}\\b`,
  '(?:nothing|nowhere|at least|no more than|not more than|please) \\w',
  `(?:(?!(?:that|which|who|whom|whose|where|when|with|without|or|and|but|in|for|to|of|from|than|as|if|because|so|i|we|not|both)\\b)[\\w'&-]+(?:\\.\\d)? ){1,5}${VERB}\\b`,
].join('|')

const HAS = new RegExp(`\\b${VERB}\\b|(?:'s|'m|'re|'d|n't)\\b|\\bnothing\\b|\\bplease\\b|\\bat least\\b`, 'i')
const has = (part: string): boolean => HAS.test(part) || TELLS.test(part.trim()) || ENJOYS.test(part)

/** Says more of what was just said: "though I can do without it". */
const SAYS_MORE =
  /\b(?:it(?! (?:should|must|has to|needs to)\b)|one|them|those|that|this|without|optional|essential|necessary|a must|required|if (?:not|possible|need be))\b/i
/** Where a clause depends on another. */
const DEPENDS = /\b(?:if|when|whenever|unless|because|since|as|that|which|who|where|so)\b/i

/** "It's my birthday, so it should be classy and …": what was concluded from is told. */
const CONCLUDES = /^.*, so (?!that\b)|^.*;/is

const JOINED = new RegExp(
  `(,? (?:and (?:also|please:?)|plus|besides|moreover|furthermore|additionally),? |, (?:also|and|while|whereas) | (?:and|while|whereas) |,? (?:though|although) | [-–—] )(?=${CLAUSE})`,
  'gi',
)

export const partCoordinates = (text: string): string =>
  text.replace(/[^.;!?\n]+(?:\.\d[^.;!?\n]*)*/g, (sentence) => {
    let from = 0
    let parted = ''
    for (const match of sentence.matchAll(JOINED)) {
      const left = sentence.slice(from, match.index)
      const at = match.index + match[0].length
      const right = sentence.slice(at)
      if (!has(left) || !has(right) || !parts(match[1]!, left, right)) continue
      parted += `${left}; `
      from = at
    }
    return parted + sentence.slice(from)
  })

function parts(joint: string, left: string, right: string): boolean {
  if (/though/i.test(joint)) return !SAYS_MORE.test(right)
  // "My wife and I", "a bar my kids and I would like".
  if (
    /^,? and $/i.test(joint) &&
    /^i\b/i.test(right) &&
    /\b(?:my|our|his|her) (?:\w+ )?\w+$|\b(?:you|he|she|they|us)$/i.test(left)
  )
    return false
  // "I want to go out and get some beer" is one thing to do.
  const last = left.slice(left.lastIndexOf(',') + 1).trim()
  if (ENJOYS.test(right)) return REFUSES.test(last) || REFUSES.test(left.trim())
  if (TELLS.test(right) && !TELLS.test(left.trim()) && !TELLS.test(last)) return false
  return !(/^,? (?:and|while) $/i.test(joint) && DEPENDS.test(left.replace(CONCLUDES, '')))
}
