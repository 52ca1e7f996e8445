/** What a partner asks of the end: how one finishes, whether there is anything left to do, whether all is done. */

export type EndAsked = 'how' | 'duty' | 'over'

const ME = '(?:i|we|me|us|one|both(?: of us)?|my (?:side|part|end|turn))'
/** What is handed in. */
const IT =
  '(?:it|this|that|mine|them|(?:the|our|my|a|this|that) (?:\\w+ )?(?:path|route|tour|answer|solution|result|way))'
/** To hand in a path, or to bring all to an end. */
const HAND_IN = String.raw`(?:submit\w*|submission|(?:hand|send|turn|put|get|give|pass|type|key)(?:ing|s)? (?:(?:${IT}|the same(?: path| one)?|anything|something) )?in|(?:enter|confirm|finali[sz]e|register)(?:ing|s)?(?: ${IT})?(?=\s*(?:[?.!,]|$| now| too| then| here| as well)))`
const FINISH = String.raw`(?:finish(?:ing)?(?! (?:in|at|with|on)\b)|end(?:ing)? (?:it|this|that|the (?:game|round|talk|task))|end(?=\s*(?:[?.!,]|$))|complet(?:e|ing)|conclud(?:e|ing)|wrap(?:ping)?(?: ${IT})? up|(?:get|make) ${IT} (?:done|over(?: with)?|finished|official|final|count|through)|close (?:it|this|the deal)|seal (?:it|this|the deal))`
/** Things one does with a screen. */
const ACT = String.raw`(?:(?:do|type|press|click|write|send|enter|say|push|tap) (?:anything|something|sth|any ?thing|some ?thing|nothing|a command|a button|any button)|(?:press|click|push|tap)\b)`
const OBLIGED = String.raw`(?:(?:do|does|must|should|shall|need|have|has|am|are|is|can|will|would|gotta)\b|what\b)`

const HOW = [
  String.raw`\b(?:how|where) (?:can |do |must |should |shall )?(?:i|we) (?:can |must |should |have to )?(?:do|make|write|click|enter)(?: (?:it|this|that))?(?: now| then)?\W*$`,
  String.raw`\b(?:how|where)\b(?! (?:much|many|come)\b)[^.?!]{0,30}\b(?:${HAND_IN}|${FINISH})`,
  String.raw`\bhow (?:does|do|will|would|is|about) (?:the |this |our )?(?:handing(?: it)? in|submi\w+|ending|finishing|last step)`,
  String.raw`\b(?:what(?:'s| is) the (?:way|procedure|process|command|button)|tell me how|explain how|know how)\b[^.?!]{0,20}\b(?:${HAND_IN}|${FINISH})`,
].map((pattern) => new RegExp(pattern))
const DUTY = [
  String.raw`\b(?:i|we) (?:also |still |then |too )?(?:have|need|must|should|ought)(?: to)? (?:also )?(?:write|click|type|send|enter|press|put|do)(?: (?:it|this|that|the path|the rooms|something))?(?: (?:too|also|as well|again|myself|now|here)){0,2}\W*\?`,
  String.raw`(?:\b|^)${OBLIGED}[^.?!]{0,30}\b${ME}\b[^.?!]{0,30}\b(?:${ACT}|${HAND_IN})`,
  String.raw`\b(?:i|we)(?: both| just| also| then| now| simply)* (?:${HAND_IN}|press|click)\b[^.!]*\?`,
  String.raw`\b(?:what|anything|something|sth)\b[^.?!]{0,25}\b(?:${ME} (?:still |also |now |then |just )*(?:have to|need to|must|should|gotta|can|could)|(?:left|still|else|more|remains?|missing|needed|required)(?: \w+){0,2} (?:for|from|of|on) ${ME})\b`,
  String.raw`\b(?:do|does|is|are|will) (?:you|it|the game)\b[^.?!]{0,15}\b(?:need|want|require|expect|wait\w*)\b[^.?!]{0,25}\b(?:from|by|for) (?:me|my side|my end)\b`,
  String.raw`\b(?:is|are) (?:there )?(?:anything|something)\b[^.?!]{0,15}\b(?:left|missing|to (?:be )?do(?:ne)?|needed|required|open)\b|\banything (?:left|else|more)(?: (?:to do|that i|i|we|now|then))?\W*$|\bwhat(?:'s| is| remains) (?:still )?(?:left|missing|to (?:be )?do(?:ne)?|my (?:part|job|task|next step))\b`,
  String.raw`\bwhat(?: else| now| then)? (?:do|should|must|shall|can) (?:i|we)(?: have to| need to)? do\b(?! (?:you|with|about)\b)`,
].map((pattern) => new RegExp(pattern))
const OVER = [
  String.raw`\b(?:are|am) (?:we|i)(?: both)?(?: all| now| then| already| really| both)* (?:done|finished|through|ready|good|set|complete|over)\b(?! (?:to|for|with (?:my|the|your|all))\b)`,
  String.raw`\b(?:we|i)(?:'re| are|'m| am)(?: all| now| then| already| both)* (?:done|finished|through|set)\b[^.!]*\?`,
  String.raw`\b(?:is|was|will|would)(?: that| this| it)(?: be| really| then| now)? (?:it|all|everything|the end|done|over|finished)\b(?! (?:you|i|of|that|from)\b)|\b(?:that|this)(?:'s| is| was)? (?:it|all)(?: then| now)? ?\?`,
  String.raw`\b(?:the )?(?:game|task|round) (?:ends|is over|is done|is finished|stops)(?: now| then| here)*\s*(?:\?|, (?:right|no|isn't it))`,
  String.raw`\b(?:did|have|has) (?:we|it|i)(?: already| now| just| both)* (?:finish(?:ed)?|complete[d]?|end(?:ed)?|made? it|won|win|done)\b|\bis (?:the )?(?:game|task|round|everything|all|it all)(?: now| then| already)* (?:over|done|finished|complete|closed|settled)\b`,
].map((pattern) => new RegExp(pattern))

/** Of coins that are to be told, of the past, of who comes first, of a change, of the way a path goes: other answers are for that. */
const ELSE =
  /\b(?:tell|told|list|who|first|change|undo|instead|why|which|did you|have you|when|coins?|numbers?|hallways?|if i|if we|another|other (?:path|one|route|way))\b|\bor (?:do|should|will|would|must|can) (?:you|u)\b|\b(?:same|both) (?:way|direction)s?\b/
const LONGEST = 200
const ASKS =
  /\?\W*$|^\W*(?:(?:ok|okay|so|and|but|thanks|great|well|now|then|haha|alright)\W+)*(?:how|what|do|does|must|should|are|am|is|anything)\b|\b(?:know|tell me|explain) how\b/

/** What a message asks of the end, if anything. */
export function endAskedIn(message: string): EndAsked | undefined {
  const sentences = (
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[^.!?\n]+[.!?\n]*/g) ?? []
  ).filter((sentence) => sentence.length < LONGEST && ASKS.test(sentence) && !ELSE.test(sentence))
  const asks = (patterns: readonly RegExp[]): boolean =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)))
  return asks(HOW) ? 'how' : asks(DUTY) ? 'duty' : asks(OVER) ? 'over' : undefined
}
