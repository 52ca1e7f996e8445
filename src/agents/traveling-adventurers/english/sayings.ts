/** What says yes or no to a proposal as a whole, whatever its words mean one by one: a table of sayings. */
import type { Verdict } from './acts.ts'

/** What says so as a whole. */
export const SAYINGS: readonly (readonly [RegExp, Verdict])[] = [
  [
    /^by all means\b|\b(?:do|have|go|play) (?:it |this )?your way\b|\bbetter than (?:what|anything|everything) (?:i|we) (?:had|have|found|came|could|can|got)\b|^you (?:just )?read my mind\b|\bi (?:was (?:just |also )?(?:about|going)|wanted|would have|meant) to (?:suggest|propose|say) (?:just |exactly )?(?:the (?:very |exact )?same|that too|that as well|exactly that)\b|^(?:then |well |alright |very well |and )?so be it\b|\byour (?:[\w']+ )?(?:path|route|tour|plan|way|choice|wish) (?:shall|will|is|can) (?:be )?(?:also )?(?:mine|my (?:path|command|route|choice))\b/,
    'yes',
  ],
  [
    /\b(?:nothing|not|no longer|never|don't|isn't|wouldn't|aren't|am not)(?: [\w']+){0,2} against (?:it|that|this|yours|your [\w']+)\b/,
    'yes',
  ],
  [
    /^(?:(?:yes|yeah|ok|okay|oh),? )?(?:that's|that is|this is|it's) the one$|^(?:you )?bet$|^(?:aight|ight|aite|say less|righto|done deal)$/,
    'yes',
  ],
  // "Carry on with that", "oh go on then", "not a single complaint".
  [
    /^(?:(?:oh|right|well|ok|okay|yes|so|alright|please|just),? )*(?:(?:go|carry) on(?: then|,? then)|carry on(?: (?:with (?:that|it|this|your [\w']+|the plan)|like (?:that|this)))|carry on|(?:go|keep) on with (?:that|it|this|your [\w']+|that [\w']+))(?: (?:then|please|now|so))*$/,
    'yes',
  ],
  [
    /^(?:not (?:a single|one|any)|no|zero|without(?: any)?) (?:objections?|complaints?|qualms?|reservations?|doubts?|criticism|protests?|concerns?)(?: (?:whatsoever|at all|here|from (?:me|my side)|on my side|with (?:that|it|this)))*(?:,? (?:proceed|carry on|go ahead|continue|go on|let's (?:go|do it)))?$/,
    'yes',
  ],
  [
    /\b(?:i'd|i would|we'd) (?:much |really |honestly )?(?:sooner|rather|prefer to|like to) (?:just )?(?:skip|avoid|leave|leave out|pass on|pass up|turn down|drop|scrap|discard) (?:that|it|this|your)(?: (?:last|whole|first|second))?(?: (?:one|room|step|hallway|bit|part|path|route|plan|idea|tour|way|order|version|proposal|suggestion|option))?(?: (?:please|thanks|though|altogether|entirely|this time|for now|if possible))*$/,
    'no',
  ],
  [
    /\b(?:that|this|it|your [\w']+|yours|(?:that|this) [a-z]+)(?: (?:would|will|really|just))* (?:(?:not|n't|doesn't|does not|won't) sit (?:right|well|easy) with me|(?:do|does) me no (?:favou?rs?|good)|robs? me(?: blind)?|short-?changes? me|(?:makes?|leaves?) me (?:much |far |a lot |way |quite a bit )?worse off)\b|\bi(?:'m|'d be| am| would be) (?:much |far |a lot |way |quite a bit )?worse off (?:with|on|by|under|that way|this way)\b|\b(?:that's|that is|it's|this is) not (?:really |quite |exactly )?what i(?:'d| would| had)?(?: have)? (?:want|wanted|hoped|had in mind|choose|pick|chosen|picked|call)\b|\b(?:we|i) (?:can't|cannot|can not|won't) have (?:that|this)$|\bturn (?:that|this|it|your)(?: [a-z]+)? down\b|\b(?:not|won't) be (?:taking|doing|walking|following|going with|going for|accepting|agreeing to|signing) (?:that|this|it|your)\b/,
    'no',
  ],
  // "Not my cup of tea", "I'm not feeling that one", "it doesn't make me happy", "it pleases me not".
  [
    /^(?:(?:but|so|well|sorry|honestly|yeah|nah|no|hmm?|that|this|it|yours|(?:that|this|the|your) [a-z]+)(?:'s| is| was|,)? ?){0,4}(?:(?:is|was)n't|not) (?:(?:really|quite|exactly|at all|particularly|so much) )*(?:my cup of tea|to my (?:liking|taste)|my (?:thing|style|jam))\b|\b(?:i'm|i am|am) not (?:really |quite |exactly |particularly )?(?:loving|feeling|digging|vibing with|seeing|liking) (?:it|that|this|your [\w']+|yours|the [\w']+)(?: one)?(?: (?:at all|too much|honestly|much))*$|\b(?:that|this|it|your [\w']+|yours|(?:that|this) one) (?:(?:does not|doesn't|won't|will not|wouldn't|would not) (?:really |exactly |quite )?make me (?:very |so )?(?:happy|glad)|makes me (?:sad|unhappy)|pleases me not|(?:doesn't|does not) do (?:much|a lot|anything) for me)\b/,
    'no',
  ],
  [/^(?:yes,? |yeah,? |well,? )?i (?:guess|think|suppose|believe|reckon) so\b/, 'yes'],
  [/\b(?:not|never|won't|isn't) (?:ever )?(?:going to )?happen(?:ing)?\b/, 'no'],
  [
    /\b(?:do not|don't|dont) (?:really )?(?:think|believe|guess) so\b|\bagainst (?:it|that|this|yours|your [\w']+)\b/,
    'no',
  ],
  [/\b(?:see|have|find) no (?:problem|problems|issue|issues|objection|objections|reason against)\b/, 'yes'],
  [/\b(?:rather|prefer|preferred|better) not\b(?! (?:knowing|say|tell|give|reveal|share|decide|know)\b)/, 'no'],
  [
    /\b(?:sounds|looks|seems|feels) like (?:the|a|our) (?:[\w']+ )?(?:plan|deal|winner|idea|path|route|choice|one)\b/,
    'yes',
  ],
  [
    /\b(?:i'm|i am|im|count me|we're|we are) (?!\w+ing (?:down|in)\b)(?!(?:not|never|hardly|barely)\b)(?:[\w']+ )?(?:in|down|game|sold|on board|up for it|for it)(?=$|,)/,
    'yes',
  ],
  [
    /\b(?:nothing (?:can )?|(?:can't|cannot|can not|couldn't|won't) |(?:hard|tough|difficult|impossible) to )(?:beats?|tops?) (?:it|that|this|yours)\b|\b(?:i|we) (?:got|get|found|have|had|find|see) the same(?: (?:one|path|route|result|thing|tour|order))?$|\bmutual\b/,
    'yes',
  ],
  [
    /\b(?:yours|your [\w']+|that|this|it)(?: is|'s| gives| brings| makes| has| yields| would be)(?: me| us)?(?: worth)? (?:less|fewer|lower)\b(?!(?: coins| points)? than (?:i|we)(?:'d| had| would have| was| were)? (?:thought|expect|hop|guess|imagin|assum|figur|remember|count|estimat|calculat|reckon|think))/,
    'no',
  ],
  [
    /\b(?:yours|your [\w']+)(?: is worth| gives| brings| makes| has| yields)(?: me| us)? more(?: than (?:mine|my)\b.*)?$/,
    'yes',
  ],
  [
    /\bneed (?:[\w']+ )?convincing\b|(?<!\bwe(?:'re| are) )(?:\bnot|n't) (?:yet |quite |really )?(?:sold|there yet)\b/,
    'no',
  ],
  [/\bwe (?:can|could|should|might) (?:still )?(?:find|do|get|make|have|reach|earn|collect) more$/, 'no'],
  [
    /\b(?:(?:can|could|would)(?:'t| not|n't)|won't|will not|not going to|not gonna) (?:really |possibly )?(?:argue|say no|complain|refuse|fault (?:it|that))\b|\bwho (?:can|could|would) (?:say no|argue|refuse|resist|complain)\b/,
    'yes',
  ],
  [
    /\b(?:i'd|i would|we'd) be (?:[\w']+ )?(?:up|game|down|in)(?: (?:for|with) (?:it|that|this))?$|^you(?:'ve)? got it$/,
    'yes',
  ],
  [
    /\b(?:was|is|'s|came to|come to|reached|on|of|had|get|got)(?: [\w']+)? (?:my|the same|same) (?:thoughts?|thinking|conclusion|results?|page|opinion|mind|idea)(?: (?:exactly|too|as well|also|here|then|now))*$|\b(?:it|that|this|everything)(?:'s| is) (?:settled|decided)\b(?! (?:by|on|yet))/,
    'yes',
  ],
  [
    /\bbeg to differ\b|\b(?:not|n't)(?: [\w']+){0,2} (?:fly|cut it|do it|submit (?:it|that|this|your [\w']+))$|^negative$/,
    'no',
  ],
  [/\byou(?:'re| are) (?:[\w']+ )?(?:wrong|mistaken|incorrect)(?! about [A-Z])\b|^never(?: ever)?$/, 'no'],
  [
    /\b(?:giv(?:e|es|ing) up|los(?:e|es|ing)|wast(?:e|es|ing)|throw(?:s|ing)? away|leav(?:e|es|ing)|sacrific(?:e|es|ing)) (?:[\w']+ )?(?:too (?:much|many)|so (?:much|many)|a lot|lots|plenty|far too|way too|most)\b(?! if\b)/,
    'no',
  ],
]
