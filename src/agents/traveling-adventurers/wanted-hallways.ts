/**
 * Hallways that a partner would like to have in the path, however it says so: "I'd hate to miss E-C", "why not E-C?", "not
 * without it", "you left out E-C". What is denied twice is wanted, and so is what is missed.
 */

export interface Wanted {
  readonly a: string
  readonly b: string
  /** Whether a path that has it is asked for, or it is only missed or asked about; `not`: it is not liked. */
  readonly how: 'one' | 'asked' | 'wished' | 'not'
}

type Pair = readonly [string, string]

const HALLWAY =
  /\b([A-Z])(?:\s?(?:-|–|—|>|->|→|\/)\s?| (?:directly |straight |right )?(?:to|and|into) (?:the )?| ?& ?)([A-Z])\b(?!\s?(?:-|–|>|→)\s?[A-Z]\b)|\b([A-Z]) ?([A-Z]) (?:hallway|corridor|connection|passage|edge|link|one)\b/
const ONE = String.raw`(?:the )?[A-Z](?:\s?(?:-|–|—|\/)\s?| to (?:the )?)[A-Z]\b(?!\s?(?:-|–|>|→)\s?[A-Z]\b)`
/** Hallways that are named together: "both L–B and E–A", "L-B, A-E and C-A". */
const LIST = new RegExp(String.raw`\b(?:both )?(${ONE})((?:, ${ONE})*(?:,? (?:and|&|plus|as well as|or) ${ONE}))`, 'g')
/** "Use your K–C 3": whose it is and what it has, said beside it. */
const BESIDE =
  /\b(?:your|my|our|the|that|those) §(?: \d+)?(?= (?:somehow|somewhere|in|too|as well|please|if|instead)\b|\W*$)/g
/** A hallway named before, where something is to be in the path. */
const IT =
  /\b(?:it|that one|this one|(?:that|this)(?! (?:order|path|route|way|direction|sequence|tour|case)\b)|(?:that|this|the) (?:hallway|corridor|connection|passage|edge|link))\b/
const PUTS_IN =
  /\b(?:in|inside|back in|in there|in it|into|part of|included?|somewhere|on it)\b|\b(?:includ\w+|use|using|keep|keeping|have|take|with|without|contain\w*|miss|lose|leave|skip|drop)\b/
/** The same of a hallway that the message before named. */
const PUTS_BACK =
  /\b(?:want|like|love|prefer|have|has|need|should|must|keep|put|get|be|why|could|can)\b.*\b(?:in|inside|in there|into|part of|included?)\b(?! (?:this|that|exactly|the|which|order)\b(?! (?:path|route)))|\b(?:includ(?:e|es|ing)|without|with|keep) (?:it|that|this)\b/
/** What "it" is where it is not the hallway. */
const OF_PATH =
  /\b(?:in it|(?:like|love|prefer) it$|it (?:is|'s) (?:possible|ok|okay|worth|good|fine)|is it (?:possible|ok|okay))\b/

/** "Can you live with that?": with whatever was said. */
const IDIOMS =
  /\b(?:(?:live|agree|deal|cope|work|help)(?: with)?|(?:ok|okay|fine|happy|content|comfortable|good|cool|start|stay|stick|go|get)(?: along)? with) (?:it|that|this)\b(?! (?:hallway|corridor|connection))|\bthat (?=(?:the|a|an|our|my|your|we|i|you|he|she|they|it|there|all|both|[A-Z])\b)/gi

const NEGATIONS = /n't\b|\b(?:not|never|no(?! (?:way|idea|problem)))\b/g
const LOSSES =
  /\b(?:without|miss(?:es|ed|ing)?|los(?:e|es|ing)|lost|leav(?:e|es|ing) (?:it |that |this |§ )?(?:out|away|aside)|left (?:it |that |this |§ )?out|skip(?:s|ped|ping)?|drop(?:s|ped|ping)?|giv(?:e|es|ing) up|forgo|exclud\w+|omit\w*|ignor\w+|avoid\w*|forget\w*|lack(?:s|ing)?|cut(?:ting)?(?: out)?)\b/g
const REGRETS =
  /\b(?:hate|dislike|sorry|pity|shame|sad|regret|unfortunate(?:ly)?|too bad|disappoint\w*|unhappy|mind(?=ing)|waste)\b/g
const WANTS_IT =
  /\bi(?:'d)? (?:really |would |still |do |just )*(?:want|like|love|prefer|need|insist on|hope for|wish for|(?:was|am) hoping for) (?:to (?:have|get|use|take|walk) )?(?:the )?§(?! (?:to|from)\b)/
const WANTS =
  /\b(?:want|like|love|prefer|need|needs|must|has to|have to|had to|should|please|insist|let's|let us|rather|wish|hope|would be (?:nice|great|good|lovely)|can|could|may|favou?rite|best|make sure)\b/
const HAS_IT =
  /\b(?:in|into|part of|with|includ\w+|us(?:e|es|ed|ing)|keep\w*|contain\w*|through|has|have|having|take|goes|go|going|walk\w*|via|over|around|build\w*)\b/
const FOR_ONE =
  /\bany (?:chance|way|possibility)\b|\bpossible (?:with|to (?:have|use|take|include|keep)) §|\b(?:is|are|isn't|aren't) there\b|\b(?:one|path|route|tour|way|another|anything|something)(?: \w+)? (?:that|which|with|where)\b|\b(?:what|how) about\b/
/** "Only § I don't like" */
const DISLIKED =
  /§[^.!?]{0,20}\b(?:i|we)(?: really| just)? (?:(?:don't|do not|would not|wouldn't|wouldn’t) (?:really )?(?:like|want|love)|dislike|hate)\b|§ (?:is|looks) (?:too )?(?:bad|poor|weak|terrible|awful)(?: for me)?\W*$/
/** Says how things are, not how they should be. */
const TELLS =
  /^(?:\W*(?:but|and|so|hm+|well|oh|ok|because|since|as)\b[\s,]*)*(?:you(?:r (?:path|route|one|plan|version|tour|proposal))?|(?:that|this|the|our) (?:one|path|route|new one|tour)|it|we|there|i (?:do not|don't|can't|cannot) (?:see|find))\b|^\W*§/i
const MODAL = /\b(?:want|should|must|can|could|would|let's|please|need|rather|prefer|like|love)\b|'d\b/
const OF_COINS =
  /\b(?:coins?|numbers?|values?|what (?:do|have) you|you have|how (?:much|many)|tell me|told|worth for you)\b/

/** The hallways that a sentence would like to have in the path, and the one that it named last. */
export function wantedIn(
  sentence: string,
  before: Pair | undefined,
  rooms: readonly string[],
): { wanted: Wanted[]; named: Pair | undefined } {
  let named = before
  const wanted: Wanted[] = []
  const isQuestion = /\?\W*$/.test(sentence)
  const beside = new Map<string, Pair[]>()
  const listed = sentence.replaceAll('’', "'").replace(LIST, (all, first: string, more: string) => {
    const others = [...more.matchAll(new RegExp(ONE, 'g'))].map(([one]) => pairIn(one))
    if (/\d/.test(sentence) || !others.every((pair) => pair.every((room) => rooms.includes(room)))) return all
    beside.set(pairIn(first).join(), others)
    return first
  })
  const clauses = listed.split(/[,;:]\s+|\s+[-–—]\s+|\s(?=but\b|and (?:you|your|we)\b)/)
  for (const [i, clause] of clauses.entries()) {
    const found = HALLWAY.exec(clause)
    const [a, b] = found?.slice(1).filter((room) => room !== undefined) ?? []
    const isHallway = a !== undefined && b !== undefined && a !== b && rooms.includes(a) && rooms.includes(b)
    if (isHallway) named = [a, b]
    if (named === undefined) continue
    const pointing = clause.replace(IDIOMS, '')
    const spoken = isHallway
      ? clause.replace(found![0], '§')
      : IT.test(pointing) && (named === before ? PUTS_BACK : PUTS_IN).test(pointing) && !OF_PATH.test(pointing)
        ? pointing.replace(IT, '§')
        : undefined
    if (spoken === undefined) continue
    const how = howWanted(spoken, isQuestion && i === clauses.length - 1, isHallway)
    if (!how) continue
    for (const [one, other] of [named, ...((isHallway && beside.get(named.join())) || [])])
      wanted.push({ a: one, b: other, how })
  }
  return { wanted, named }
}

const pairIn = (text: string): Pair => {
  const [a = '', b = ''] = text.match(/\b[A-Z]\b/g) ?? []
  return [a, b]
}

/** `clause`: § stands for the hallway. `byName`: whether it is named, not pointed to. */
function howWanted(said: string, isQuestion: boolean, byName: boolean): Wanted['how'] | undefined {
  const clause = said
    .toLowerCase()
    .replace(BESIDE, '§')
    .replace(TURNED, (all) => all.replace("can't", 'can').replace("n't", ''))
  if (
    /§ \d|\d+ (?:on|for|from|in|at) §|§(?: is| has|:| =)+ \d|§ (?:with|at|for|worth|of) (?:only |just )?\d/.test(clause)
  )
    return undefined
  const count = (pattern: RegExp): number => clause.toLowerCase().match(pattern)?.length ?? 0
  const against = count(NEGATIONS) + count(LOSSES) + count(REGRETS) + (WOULD_MISS.test(clause) ? 1 : 0)
  if (
    DISLIKED.test(clause) ||
    /\b(?:do|must|should) we (?:really |always )?(?:have to |need to )?(?:walk|use|take|go)\b.*§/.test(clause)
  )
    return 'not'
  if (
    /§ (?:is|would be) (?:fine|ok|okay|good|all right)(?: with me| for me)? (?:after all|again|then|too|now)/.test(
      clause,
    )
  )
    return 'asked'
  const tells = TELLS.test(clause) && !MODAL.test(clause)
  if (/\bwhy\b/i.test(clause)) return against > 0 && !OF_COINS.test(clause) ? 'asked' : undefined
  if (/\b(?:if|what|how|could|can)\b.*§.*\binstead\b/.test(clause)) return 'asked'
  if (OF_COINS.test(clause)) return undefined
  if (/\bi (?:did not|didn't|never) (?:say|said|mean|meant|ask)/i.test(clause)) return undefined
  if (tells && against === 1 && HAS_IT_OR_LACKS.test(clause)) return 'asked'
  if (against > 0 && against % 2 === 0) return FOR_ONE.test(clause) ? 'one' : 'wished'
  if (against === 0 && /§ possible\b/.test(clause)) return 'asked'
  if (against > 0 || tells) return undefined
  if (FOR_ONE.test(clause) && HAS_IT.test(clause))
    return byName || /\b(?:with|has|includes?|uses?) §/.test(clause) ? 'one' : undefined
  if (WANTS_IT.test(clause)) return 'wished'
  if (KEEPS_IT.test(clause)) return 'wished'
  if (!WANTS.test(clause) && !/\bi(?:'m| am)? (?:really |very )?(?:fond of|attached to|for)\b/i.test(clause))
    return undefined
  if (!HAS_IT.test(clause) && !/§ (?:is|'s) (?:my|the) (?:favou?rite|best)/.test(clause)) return undefined
  return isQuestion && /\b(?:can|could|may|shall|would) (?:we|you|it|that|§)\b/i.test(clause) ? 'asked' : 'wished'
}

/** "…, so keep that one" */
const KEEPS_IT =
  /^\W*(?:(?:so|and|then|please|ok|okay|let's|we (?:should|could|can)|well)\W+)*(?:keep|include) (?:the )?§(?: (?:in|please|too|in it|for sure|as well|then))*\W*$/
/** "Couldn't we …?" */
const TURNED = /\b(?:could|should|would|do|is|are|ca)n't (?:we|you|it|there)\b/i
/** "I would miss it", "must we give it up?" */
const WOULD_MISS =
  /\bi(?:'d| would| will|'ll)(?: really| very much)? miss\b|\b(?:must|should|do|would) we (?:really |still )?(?:have to |need to |really )?(?=\w+ ?(?:out |up )?§|\w+ up|leave)/i
const HAS_IT_OR_LACKS = new RegExp(`${HAS_IT.source}|${LOSSES.source}|\\bthere\\b`)
