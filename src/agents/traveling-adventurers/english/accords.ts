/** What says yes or no as a whole, in the ways people type it to somebody they know: "have it your way", "can we not". */
import type { Verdict } from './acts.ts'

/** Something that begins or ends what is said, and changes nothing of it. */
const BEGIN = String.raw`^(?:(?:ok|okay|oh|ah|aw|well|hm+|so|then|fine|alright|right|yeah|yes|haha|lol|and|but|now|honestly|sure|very well|you know what|in that case|all right|phew|ugh|hey|sigh|eh|meh|no|nope|nah|actually|mhm+|mmh+|mm+|yep|yup|ja),? )*`
const END = String.raw`(?:,? (?:then|now|too|as well|i guess|i suppose|anyway|after all|this time|for once|though|again|please|mate|dude|bro|man|hun|haha|lol|partner|really|of course|gladly|you know|boss|captain|chief|sir|ma'am|buddy|pal|friend|my friend|love|dear))*$`
const whole = (...ways: readonly string[]): RegExp => new RegExp(`${BEGIN}(?:${ways.join('|')})${END}`)

/** As whole clauses. */
const ACCORDS: readonly (readonly [RegExp, Verdict])[] = [
  // "Fine whatever", "ok, whatever".
  [
    /^(?:(?:oh|hm+|hmm|well|meh|ugh),? )?(?:ok|okay|fine|sure|yes|yeah|alright|k)[, ]+(?:then[, ]+)?(?:whatever|be it|i guess|i suppose|why not)(?:,? (?:then|dude|bro|man|mate|fine|ok|okay))?$/,
    'yes',
  ],
  // "Ok yours", "alright, take it".
  [
    /^(?:(?:ok|okay|fine|alright|all right|sure|well|so),? )+(?:then,? )?(?:yours|(?:i'll |we'll |let's )?take (?:it|that))(?: then)?$/,
    'yes',
  ],
  // "That's better, yes."
  [
    /^(?:(?:oh|ah|ok|okay|hm+|well),? )*(?:that|this|it)(?: one)?(?:'s| is| looks| sounds| seems) (?:much |even |way |a lot |far |a bit |definitely )?(?:better|nicer|fairer),? (?:yes|yeah|yep|indeed|thanks|thank you|i agree|agreed|ok|okay|deal)$/,
    'yes',
  ],
  // "Yes, that's better."
  [
    /^(?:(?:yes|yeah|yep|yup|yea|ok|okay|ah|oh|agreed|indeed|sure),? )+(?:that|this|it)(?:'s| is| looks| sounds| seems) (?:much |even |way |a lot |far |a bit |clearly |definitely |indeed |actually )*(?:better|nicer|fairer|more like it)(?:,? (?:actually|indeed|now|than (?:mine|before|what i had|my (?:path|idea|plan))|(?:i'm|i am) (?:in|on board|ok|okay|fine|happy)(?: with (?:it|that|this))?|for (?:me|us|both|both of us|sure)|too|so yes|thanks|thank you|i (?:agree|think|guess|must say)))*$/,
    'yes',
  ],
  // "All five correct", "every one of them is right": numbers that were said back.
  [
    whole(
      String.raw`(?:they |those |these |that's |yes to )?(?:all|both|each|every one|everyone|every single one|the|those|these)(?: (?:of|the|them|these|those|it|your|my|\d+|three|four|five|six|seven|eight|nine|ten|numbers?|values?|readings?|coins|entries|ones?))+ (?:(?:is|are|was|were|all|both|quite|perfectly|exactly|indeed|absolutely|totally) )*(?:(?:right|correct|true|accurate|exact)|both (?:are )?(?:right|correct|true))(?:,? (?:thanks|thank you)(?: (?:very much|a lot|so much))?)?`,
    ),
    'yes',
  ],
  [
    whole(
      // Gives in.
      String.raw`(?:have|let's have|you can have|you may have|you'll have|take) (?:it |that )?(?:your|yer) (?:way|will)`,
      String.raw`(?:we|let's|let us|i'll|i will|we'll|we can|we could)(?: just| simply)? (?:do|play|take|have|try|go with|run|walk|go|make) (?:it|this|that|things) (?:your|the way you) (?:way|like|want|said|say)`,
      String.raw`(?:we|let's|let us|we'll|we can)(?: just| simply)? (?:go|do|take) (?:your way|yours|your (?:path|route|plan|idea|version|tour|proposal|one|suggestion))`,
      String.raw`you (?:were|are|'re) right(?: (?:all along|from the (?:beginning|start)|after all|about (?:it|that)))?`,
      String.raw`you get (?:that|this|it)(?: one)?`,
      String.raw`you (?:can )?have (?:that|this) one`,
      String.raw`(?:that's|that is|thats|this is|it's|it is) (?:definitely |clearly |totally )?our (?:path|route|tour|way|plan|winner|one)`,
      String.raw`(?:i )?(?:can't|can not|couldn't|could not) (?:wish|ask|hope) for (?:(?:any|much|anything) )?(?:more|better|a better (?:one|path|route))`,
      String.raw`(?:i'm |i am |we're )?(?:(?:totally|completely|absolutely|just|so|really) )*(?:over the moon|on cloud nine|delighted|thrilled|ecstatic|overjoyed|stoked|chuffed)(?: (?:with|about|by) (?:it|that|this|yours|your [\w']+))?`,
      String.raw`(?:i )?(?:couldn't|could not) be happier(?: (?:with|about) (?:it|that|this|yours|your [\w']+))?`,
      String.raw`i(?:'ll)? (?:give|giving) (?:in|way)`,
      String.raw`i (?:surrender|yield|concede)`,
      String.raw`(?:so |then )?be it|so be it`,
      String.raw`(?:forget (?:it|that|mine|what i said)|never mind|nevermind|scratch that)[, ]+(?:then[, ]+)?(?:we take |let's (?:take|do|use) |i'll take )?(?:yours|your [\w']+)(?: is (?:good|fine|better|great|ok|okay|best))?`,
      String.raw`(?:whatever|as|anything|like) you say`,
      String.raw`(?:that|this|it) i can (?:do|live with|work with|accept)|i can do that`,
      String.raw`(?:(?:that's|it's) )?(?:exactly|precisely|just) (?:the (?:path|one|route|tour|order|plan|same) )?(?:that )?(?:what )?i (?:was (?:about|going) to (?:type|say|write|propose|suggest|send)|had(?: in mind)?|have(?: here| too)?|would have (?:said|proposed|suggested|done|picked)|wanted(?: to (?:say|propose|suggest))?)`,
      String.raw`if (?:i|we) (?:must|have to|absolutely must)|if need be|whatever makes you happy|wilco|chef's kiss|cool beans|good to go(?: (?:from|on) my (?:side|end)| here)?|(?:forget (?:it|that)|never mind),? you(?:'re| are| were) right`,
      String.raw`i was hoping you(?:'d| would) (?:say|suggest|propose) (?:that|it|so)|(?:finally )?something we both (?:like|want|agree on)|that settles it|mhm+|uh ?huh|ja klar`,
      String.raw`(?:100|(?:a |one )?hundred) ?(?:%|percent|per cent)(?: (?:yes|agree|agreed))?|you betcha|(?:i'm|i am|we are|we're) (?:(?:fully|totally|completely|of course) )?agreeing(?: (?:with|to|on) (?:it|that|this|you))?|(?:si|oui|da|hai),? (?:yes|perfect|good|great|fine|agreed|ok)`,
      String.raw`(?:that|this|it)(?:'s| is) (?:(?:so |very )?much |way |far |a lot |even )?better,? (?:so |then )?(?:let's|we) (?:go with|do|take|use|submit) (?:it|that|this|this one|that one)`,
      String.raw`(?:let's|let us|we|we can|we could|i'd) (?:just )?(?:do so|(?:go|begin|start|move|head) there)(?: first)?`,
      String.raw`not at all,? (?:i (?:think|find|would say) )?(?:that's|it's|that is|it is|that was)? ?(?:an? )?(?:really |very |quite |pretty )?(?:good|great|nice|fine|excellent|lovely|clever|smart)(?: (?:idea|plan|thought|suggestion|choice|path|route|one))?`,
      String.raw`(?:then |so )?(?:that|this)(?:'s| is) (?:exactly |just )?what (?:we do|we'll do|we will do|we should do|let's do)(?: then)?`,
      // Is willing.
      String.raw`(?:gladly|happily|with pleasure|by all means|please do|go for it|do it|full steam ahead|say no more|no brainer|it's a no brainer|obviously yes)`,
      String.raw`(?:it|that|this) (?:makes|made) (?:no|little) difference(?: (?:to|for) (?:me|us))?`,
      String.raw`(?:it's|it is|that's|that is) (?:all )?(?:the same|all one) to me`,
      String.raw`(?:i|we)(?:'ve| have)? (?:have |got |see )?no (?:more |further |other )?(?:veto|vetoes|objections?|complaints?|counter ?arguments?)(?: (?:left|here|from me|any more))?`,
      String.raw`(?:that|this|it|(?:that|this) one) (?:suits|fits|pleases|does it for) me(?: (?:well|fine|perfectly|too|best|just fine|very well))?`,
      String.raw`no (?:more |further |other )?(?:veto|protest|argument|objection|complaint|counter ?proposal)s?(?: (?:from me|here|on my side|from my side))?`,
      String.raw`(?:you )?(?:have|got) (?:a |yourself a )?deal`,
      String.raw`(?:let's |we |we'll )?keep (?:yours|your (?:path|one|route))`,
      // Takes the one that is named.
      String.raw`(?:(?:then|so),? )?your (?:first|second|third|last|other|new|newest|latest|old|original|previous|earlier|top) (?:one|path|route|tour|version|plan|idea|proposal|suggestion|option)(?: it is)?(?: (?:then|for sure|definitely|of course|please))+`,
      // Points at it: "great, that one then", "i'll take the 78 one".
      String.raw`(?:(?:great|good|nice|cool|perfect|lovely),? )?(?:(?:i|we|let's|let us)(?:'ll|'d| will| would| can)? (?:just )?(?:take|do|have|go with|go for|pick|choose|use) )?(?:that one|this one|the \d+ one)(?: you (?:just )?(?:said|named|proposed|suggested|gave))?`,
      String.raw`i'm (?:all )?(?:for|in favou?r of) (?:it|that|this)`,
      String.raw`i'm (?:convinced|sold|persuaded|won over)`,
      String.raw`(?:that|this|it|you)(?:'s| is|'ve| have)? (?:won|convinced|persuaded|wins|convinces|persuades|sold)(?: me)?(?: over)?`,
      String.raw`(?:that|this|yours|your [\w']+|it) (?:wins|is (?:the )?winner|clearly wins|beats mine|it is)`,
      String.raw`(?:i can|i could|we can)(?: definitely| totally| easily)? (?:work|live|do something|get by) with (?:that|this|it)`,
      String.raw`(?:that|this|it)(?:'s| is| was)? (?:exactly |just |pretty much )?(?:what i (?:wanted|hoped for|was hoping for|had in mind|was thinking|was going to (?:say|propose|suggest)|was about to say)|my thought|what i'd do|what i would do)`,
      String.raw`(?:i|we) (?:was|were|am|are) (?:just )?(?:going|about) to (?:say|suggest|propose) (?:that|the same|exactly that|it)`,
      String.raw`(?:great|good) minds think alike`,
      String.raw`took the words (?:right )?out of my mouth|you read my mind|you took the words.*`,
      String.raw`(?:go|going) along with (?:it|that|this|you|your [\w']+)|i'll go along`,
      String.raw`(?:i|we)(?:'ll| will| can)? (?:just )?(?:compromise|meet you halfway)`,
      String.raw`(?:i'm|i am|we're) (?:ok|okay|fine|cool|good|happy|alright|down|up|game) (?:with|by|for) (?:it|that|this|yours|your [\w']+|either of yours)`,
    ),
    'yes',
  ],
  [
    whole(
      String.raw`(?:can|could) we (?:please )?not(?: (?:do that|do it|go there))?`,
      String.raw`(?:i'll |i will |i )?(?:have to |must )?pass(?: on (?:it|that|this))?|(?:that's |it's )?not for me(?:,? thanks)?|i'll leave it|i was hoping for something (?:else|better|different)(?:,? to be honest)?`,
      String.raw`please (?:not(?: (?:that|this|there))?|(?:don't|do not) (?:go there|do (?:that|it)))|i (?:would not|wouldn't)(?: (?:do (?:that|it)|go there))?|denied|naa+h*`,
      String.raw`must we(?: really)?|yeah,? no+|you must be (?:joking|kidding)|you(?:'re| are) (?:joking|kidding)(?: me)?|are you (?:joking|kidding)(?: me)?|you wish|(?:that's |this is )?(?:daylight |highway )?robbery|(?:that's |what )?a rip ?off|not with (?:my|these) (?:numbers|coins|values)|nice try|i (?:smell|sense) a better (?:one|path|way)|(?:i think )?we can (?:squeeze out|get|do|find|collect) (?:a (?:few|bit|couple) |some )?more(?: coins)?(?: i think| than that)?`,
      String.raw`why (?:would|should|do) (?:we|i|you) (?:want to )?(?:do|want|take|choose|pick) (?:that|this|it)`,
      String.raw`(?:i'd|i would) (?:rather|prefer|sooner) (?:not|we did not|we didn't)`,
      String.raw`(?:that|this|it)(?:'s| is| was)? (?:(?:really|just|so|way|pretty|quite|kinda|a bit|too|very|still) )*(?:rubbish|garbage|trash|terrible|awful|horrible|bad|painful|crap|rough|pants|shite?|brutal|a shame|unfair)(?: (?:for|to|on) me)`,
      String.raw`(?:over my dead body|not on my watch|not in a million years|in your dreams|dream on|hard no|big no|hell no|as if|yeah right|fat chance|forget about it|no dice|no can do|not a chance|nothing doing|not having (?:it|that)|nuh uh|no no no|nah+)`,
      String.raw`i'm (?:not (?:giving|going)|against)(?: (?:that up|for (?:it|that)|on (?:it|that|this one)))?`,
      String.raw`(?:that|this|it) (?:kills|ruins|breaks|hurts|costs|robs|murders|destroys|burns) (?:me|my (?:total|sum|score|coins|numbers|side))(?: (?:too much|a lot|badly|completely))?`,
      String.raw`(?:what|where)(?:'s| is) (?:the |my )?(?:gain|benefit|advantage|point)(?: (?:for me|in that|of that|in it))?`,
    ),
    'no',
  ],
]

/** Longer clauses say more than that. */
const LONGEST = 120

const find = (text: string): Verdict | undefined => ACCORDS.find(([said]) => said.test(text))?.[1]

/** "Yours gives us 58, mine 61": the one that has more. `text`: the words of a sentence. */
export function compareNumbers(text: string): Verdict | undefined {
  if (text.length > 3 * LONGEST || !/\b\d\d\b/.test(text)) return undefined
  const plain = text.replace(/[,()]|\b[A-Z]\b|-/g, ' ').replace(/\s+/g, ' ')
  const [, first, one, second, other] = BOTH.exec(plain) ?? []
  if (first === undefined || second === undefined || first.startsWith('y') === second.startsWith('y')) return undefined
  const [yours, mine] = first.startsWith('y') ? [Number(one), Number(other)] : [Number(other), Number(one)]
  // Whole paths have more than a hallway can.
  if (Math.min(yours, mine) < 15 || yours === mine) return undefined
  return yours > mine ? 'yes' : 'no'
}
const GIVES = String.raw`(?: (?:path|route|one|way|plan|tour|proposal|version))?(?: (?:gives|gets|makes|brings|has|comes to|yields|totals|adds up to|would be|would give|only|just|me|us|at|about|worth|a|of|total|for|both))* `
const BOTH = new RegExp(
  String.raw`\b(yours|your|mine|my)${GIVES}(\d+)(?: coins| points| total| in total| for (?:me|us))*,?(?: (?:but|and|while|whereas|with|against|versus|vs|only))* (mine|my|yours|your)${GIVES}(\d+)\b`,
)

/** "I compared both, and mine wins by 3". */
const RIVALS =
  /\b(?:(mine|my (?:path|route|one|way))|yours|your (?:path|route|one|way)) (?:(?:clearly|still|just|really|actually|easily|definitely) )*(?:wins|won|comes out (?:ahead|on top)|is ahead|came out (?:ahead|on top))\b/

/** "Can't do K to E, it's 1", "I won't walk from B to K": a step, and what is wrong with it. "We can't go there twice" tells rules. */
const REFUSES =
  /^(?:(?:sorry|look|nope|no|but|hmm?|ugh|well|honestly|please|then|and),? ){0,3}(?:i )?(?:can't|can not|cannot|won't|will not|really can't|really won't|am not going to|'m not going to|i'm not going to|i'm not) (?:do|doing|go|going|walk|walking|take|taking|use|using|accept|agree to) (?:from |to |with |through |via |the )*[A-Z]\b(?! (?:twice|again|yet))/

/** "Not a fan of starting with K", "I'd rather we didn't go to E so early". */
const MISLIKES =
  /^(?:(?!you\b)[\w']+,? ){0,4}(?:not (?:a (?:big |huge |great )?fan of|(?:so |too |very |really )?(?:keen on|happy with|happy about|convinced of|sure about|into|comfortable with)|thrilled (?:about|by))|(?:don't|do not) (?:really |particularly |quite )?(?:like|fancy|feel like|love|want|agree with)|hate|dislike|against|'m not for|rather (?:not|we did not|we didn't|we don't|you didn't|avoid|skip)|would rather (?:not|avoid|skip)|prefer (?:not to|to avoid|to skip)) (?:the idea of )?(?:starting|going|walking|beginning|ending|finishing|visiting|doing|start|go|walk|begin|end|visit|do)\b.*[A-Z]/

/** `text`: the words of a clause. "You were right, we do it your way": each part of it says so. */
export function readAccord(text: string): Verdict | undefined {
  const rivals = text.length > LONGEST || /\b(?:not|if|whether|never)\b|n't\b/.test(text) ? null : RIVALS.exec(text)
  if (rivals) return rivals[1] === undefined ? 'yes' : 'no'
  if (REFUSES.test(text) || MISLIKES.test(text)) return 'no'
  if (text.length > LONGEST) return undefined
  const said = find(text)
  if (said || !text.includes(', ')) return said
  const parts = text.split(', ')
  const verdicts = parts.map(find)
  return verdicts.every((one, i) => one === verdicts.at(-1) || parts[i]!.split(' ').length < 3)
    ? verdicts.at(-1)
    : undefined
}
