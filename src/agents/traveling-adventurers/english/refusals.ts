/** Hears refusals that are wrapped in politeness: "I'm afraid I can't agree to going there", "so I have to say no this time". */

const ADVERBS =
  '(?: (?:really|possibly|quite|fully|simply|just|respectfully|politely|honestly|still|therefore|unfortunately|sadly|also|currently|personally|regrettably|reluctantly|kindly|firmly|strongly))*'
/** Who is not able to, or not willing. */
const CANNOT = String.raw`\b(?:i|we)(?:'m| am|'re| are|'d| would)?${ADVERBS} (?:can ?not|can't|could not|couldn't|will not|won't|(?:won't|will not) be able to|would not|wouldn't|do not|don't|not (?:able|willing|prepared|inclined|in a position) to|unable to|unwilling to|hesitant to|reluctant to)${ADVERBS}`
const SUPPORTS =
  '(?:agree (?:to|with|on)|(?:go(?: along| ahead)? with|follow|take|walk)(?= (?:it|that|this|your)\\b)|accept|support|endorse|approve|consent|sign off|say yes|go along with|go for|give my (?:consent|approval|okay|ok)|back|recommend)'
/** Who has no choice but to. */
const MUST = String.raw`\b(?:i|we)(?:'m| am|'ll| will|'d| would|'re| are)?${ADVERBS} (?:going to |gonna )?(?:have to|must|need to|got to|going to|gonna|rather|prefer to|forced to|inclined to|choose to|want to|beg to|like to)?${ADVERBS} ?`
const DENIES =
  '(?:say no|decline|refuse|reject|disagree|object|oppose|veto|vote against|push back|pass on|pass$|turn (?:it|that|this|your [a-z]+) down|argue against)'

const REFUSES = new RegExp(
  [
    // Not yet, or not without more, is no refusal.
    String.raw`${CANNOT} ${SUPPORTS}\b(?! more$)(?!.*\b(?:yet|until|before|unless|without|if)\b)`,
    String.raw`${MUST}${DENIES}\b(?!.*\b(?:if|unless|until|before)\b)`,
    String.raw`\b(?:not|n't) something (?:i|we) (?:can|could|would|want|am|'m)\b`,
    String.raw`\b(?:count me out|out of the question|off the table|(?:a|my) (?:deal[- ]?breaker|no[- ]?go)|(?:not|n't) (?:sit well|in favou?r|an option(?= for (?:me|us)|$)|on board|going for (?:it|that|this)))\b`,
    // "The trouble with your route is K-A", "I'm hesitant about that".
    String.raw`(?<!\b(?:no|any|without) (?:[a-z]+ )?)\b(?:trouble|problem|issue|downside|drawback|catch|flaw) (?:with|of|in|about) (?:your|that|this|it)\b(?! (?:number|value|message))`,
    String.raw`\b(?:hesitant|skeptical|sceptical|doubtful|uneasy|unhappy) (?:about|with|of) (?:that|this|your|it|the)\b`,
    String.raw`(?<!\b(?:no|little|any|much) )\broom for improvement\b|\b(?:can|could) (?:still |surely |certainly )?be improved\b`,
    String.raw`\b(?:mine|my (?:[a-z]+ )?(?:path|route|tour|plan|proposal|version|one))(?: would| will|'d)? (?:bring|give|earn|yield|make|collect|get|score)s?(?: us| me| you| both of us)? (?:\d+ (?:coins? )?|a few |some |slightly |even |much |far )?(?:more|better|higher)\b`,
    String.raw`\b(?:look|search|looking|searching|aim|hope|try) for (?:something|anything|a path|a route|one) (?:better|else|different)\b|\bwe (?:can|could|should|must) (?:surely|certainly|definitely|clearly) do (?:[a-z]+ )?better\b|\bwe (?:can|could|should)(?: still| surely)? improve (?:the|this|that|it|your)\b`,
    String.raw`\b(?:that|this|it|yours|(?:your|that|this|the) (?:path|route|way|tour|plan|one|proposal))(?: really)? (?:doesn't|does not|wouldn't|would not|won't) (?:really )?(?:give|bring|get|earn|pay|make|leave) me (?:very |that |so )?(?:much|many|a lot|enough|anything)\b`,
    String.raw`\bleav(?:e|es|ing) (?:(?:too|so) )?(?:many |some |a lot of |lots of )?(?:coins|money|points|too much|a lot) on the table\b`,
    String.raw`\b(?:a |total |complete )?non ?-? ?starter\b|\b(?:i'd|i would|i'll) (?:only )?end up with (?:only|just|barely|merely|a mere|almost nothing|next to nothing)\b|^(?:(?:no|nah+|nope|but|so|yeah|well|sorry|ugh|bro|dude|hmm+),? )*(?:(?:that's|that is|thats|it's|it is|its|this is) )?(?:(?:way|super|mad|so|really|very|pretty|quite|rather|much|far|a bit|too|crazy|stupid) )+(?:low|little|few|poor|weak) for me(?: bro| man| dude| mate)?(?=$| ?,)`,
    // "I'd be mad to agree to that", "I don't see myself taking it", "there's nothing in it for me".
    String.raw`\b(?:mad|crazy|stupid|foolish|insane|daft|silly|nuts|an idiot|a fool) to (?:agree|accept|take|do|say yes|go (?:for|with|along)|follow|walk|sign)\b`,
    String.raw`\b(?:can't|can ?not|don't|do not|couldn't|could not) (?:really |quite )?(?:see|imagine|picture) (?:myself|me) [a-z]+ing\b|\b(?:can't|can ?not) be (?:doing|having) with (?:that|this|it|your)\b`,
    String.raw`\b(?:nothing|(?:not|n't) (?:really )?(?:much|a lot|anything)|(?:so |too |very )?little) in (?:it|that|this|this one|that one) for me\b|\bshort end\b|\byou (?:get|take|have) (?:everything|all|the lot|most)(?: of (?:it|them))?,? (?:and|while|but) i (?:get|have|am left with|take) (?:nothing|little|hardly|crumbs|none|peanuts|scraps)\b`,
    String.raw`\b(?:doesn't|does not|didn't|won't) (?:really |exactly |quite )?(?:tempt|entice|excite|thrill|grab|impress|attract|benefit) me\b|\b(?:not|n't) (?:exactly |really |too |that |so )?(?:mad|crazy|wild|thrilled|excited|ecstatic|enthusiastic|overjoyed|nuts) (?:about|by|with|over) (?:it|that|this|your|the (?:path|route|plan|idea))\b`,
    String.raw`\b(?:want|prefer|need|like|find|try|look for) (?:something|one|a path|a route) (?:that's |that is )?(?:a bit |much |more )?(?:fairer|kinder|nicer|more (?:balanced|even|equal|fair))\b`,
    String.raw`\b(?:hard|tough|difficult) (?:sell|pill)\b|\bleav(?:e|es|ing) (?:me|us) with (?:only|just|merely|a mere|barely|no more than) \d`,
    String.raw`\b(?:hard|difficult|tough|impossible)(?: one)? (?:for me )?to (?:accept|justify|swallow|support|agree (?:to|with))\b`,
    String.raw`\btoo (?:high|big|steep|great|large|heavy) a (?:price|loss|cost|sacrifice|hit)\b`,
  ].join('|'),
)

/** `text`: a clause in small letters, rooms as capitals, numbers in digits. */
export const refuses = (text: string): boolean => REFUSES.test(text)
