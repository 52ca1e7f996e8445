/** Who leaves the next step to the partner in so many words: "what would you do between A and K?", "do what you like". */
const LEAVES = new RegExp(
  [
    String.raw`^(?:(?:honestly|really|just|ok|okay|fine|well|meh|eh|sure|then|so|and|please|you can|you may|feel free to),? )*(?:do|go|take|choose|pick|decide|walk|play) (?:it )?(?:whatever|wherever|however|as|what|where|which|any way|anything|how|whichever|the way|like) (?:one |way |path |route )?you (?:want|like|wish|please|think|prefer|feel|fancy)(?: to)?(?: (?:is|like|it)(?: best| right| good)?)?$`,
    String.raw`\b(?:do|can|did|would) you (?:see|know|have|find|think of|get|want) (?:an?|any|another|some)(?: [\w']+)? (?:alternatives?|ideas?|options?|suggestions?|preferences?|other (?:way|idea|option))\b`,
    String.raw`\b(?:do|can|did) you (?:see|know|have|find|think of) (?:something|anything) (?:better|else|smarter|nicer) (?:for|instead of|after|from) (?:the )?[A-Z]\b`,
    String.raw`^(?:(?:and|so|ok|or|then|but),? )*(?:any|got any|have you any|have you got any) (?:[\w']+ )?(?:preferences?|wishes|ideas?|alternatives?|favou?rites?|preferred [\w']+)(?: (?:for|on|about) .*)?$`,
    String.raw`\b(?:would|do|could|can|will|should) you (?:like|want|prefer|care|mind)(?: to)? (?:to )?(?:suggest|suggesting|propose|proposing|choose|choosing|decide|deciding|pick|picking|plan)(?: (?:something|anything|one|a [\w']+|this time|now|first|instead))?$`,
    String.raw`^(?:(?:and|so|ok|or|then|but|ouch|hm+|well),? )*what (?:would|do|should) (?:you|we) (?:like|want|do|take|prefer|pick|choose|visit)(?: to (?:do|take|visit|see|have))?(?: (?:first|next|then|now|instead|there|here|after that|else))*$`,
    String.raw`^(?:(?:and|so|ok|or|then|but|hm+),? )*(?:what|which|where)(?: [\w']+)? (?:would|do|does|should|shall|could) (?:you|we) (?:do|go|take|walk|like|want|visit|prefer|suggest|want to go|like to go|turn)\b.*\b(?:between|after|from|behind|out of|with|about) (?:the )?[A-Z]\b`,
    String.raw`^(?:(?:and|so|ok|or|then|but),? )*(?:you,? )?(?:where|what) you (?:want|wanna|like|prefer)(?: to)?(?: go| do| visit)? (?:after|from|next|then|now)\b`,
    String.raw`^(?:(?:and|so|ok|or|then|but),? )*(?:which|what) way out of (?:the )?[A-Z]\b`,
    String.raw`^(?:(?:and|so|ok|or|then|but|now),? )*(?:what|which room|where|who)(?:'s next| is next|'s| is| comes| goes| next|,)? (?:next |then |to |best )?(?:after|behind|from) (?:the )?[A-Z](?: then| next| now| for (?:you|us))*$`,
    String.raw`^(?:(?:and|so|ok|or|then|but|now|great|good|cool|well|i picked last time),? )*(?:(?:it's |its )?your turn to (?:pick|choose|decide|suggest|propose)|(?:now )?(?:it's|its) (?:up to you|on you|your turn to pick|your pick)|lead on|make (?:me|us) (?:an offer|a proposal|a suggestion)|(?:pick|choose) (?:a|any|one) ?(?:door|room|one|card|path|route)?(?:, any (?:door|room|one|card))?|(?:then |and then |so )where(?: to)?(?: next| now| then)?|where (?:next|now|to now|to next)|any (?:conclusions?|verdict|offers?|proposals?|results?)(?: yet| so far)?)(?: captain| boss| partner| mate| please| then)?$`,
    String.raw`\b(?:the )?(?:ball|choice|decision)(?:'s| is) (?:yours|in your court)\b`,
  ].join('|'),
)
/** Coins are asked for, or a path of the speaker's is. */
const OF_COINS = /\b(?:coins?|numbers?|values?|how (?:many|much)|\d|my)\b/

/** `text`: the words of a clause. */
export const leavesStep = (text: string): boolean => text.length < 160 && LEAVES.test(text) && !OF_COINS.test(text)
