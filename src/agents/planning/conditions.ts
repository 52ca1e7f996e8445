/**
 * Wishes told by what would follow ("if there's no wifi I lose money", "I'll cry if we miss it") or by what is better than what
 * ("anything is better than trendy places", "a day with a museum beats one without"), said plainly: "need wifi", "trendy
 * places unwanted".
 */

/** What nobody wants to happen. */
const BAD =
  /\bcount (?:me|us) out\b|\b(?:i'm|i am|we're|we are|i'd be|we'd be|i'll be|we'll be) (?:\w+ )?(?:out|leaving|gone|off|lost|dead|toast|crushed|heartbroken|devastated|inconsolable|livid|cross|staying (?:at )?home|furious|mad|angry|unhappy|sad|upset|disappointed|miserable|stuck|doomed|ill|sick)\b|\b(?:walk(?:ing)? (?:out|away)|turn (?:around|back)|go(?:ing)? home|(?:leave|run)(?= ?$| (?:at once|immediately|right away|the place))|(?:don'?t|do not|wouldn'?t|would not) want (?:it|that|this|the plan|the day|any of it|your plan)\b|forget it|forget that|forget about it|skip (?:it|that|them)|cancel\w*|(?:get|gets|become|feel) (?:\w+ )?(?:cheated|robbed|sad|bad|awful|terrible|guilty|empty|angry|mad|furious|annoyed|grumpy|upset|ill|sick|cranky|nervous|tired|stressed)|lose (?:money|my mind|it|time)|go(?:es)? hungry|starve|suffer\w*|complain\w*|grumble\w*|sulk\w*|moan\w*|pout\w*|whine\w*|nag\w*|revolt\w*|tantrum\w*|cry(?! (?:with|of|tears of|for) (?:joy|happiness))|scream|die|makes? (?:no|little) sense|makes? it (?:hard|impossible|difficult)|useless|worthless|pointless|wasted?|ruin\w*|spoil\w*|no good|no use|no point|no deal|a disaster|a problem|a nightmare|trouble|don't bother|never forgive|regret it|kick myself|hate myself|deal ?breaker)\b|\b(?:won'?t|will not|can'?t|cannot|can not|don'?t|do not|couldn't|wouldn't|would not|not) (?:\w+ )?(?:go(?:ing)?|com(?:e|ing)|eat(?:ing)?|enjoy|stay(?:ing)?|bother|set foot|be happy|have fun|be able|survive|make it|set out|leav(?:e|ing))\b|\b(?:day|trip|thing|evening|outing) is (?:\w+ )?(?:over|lost|dead|off)\b/i
/** "I won't cry if …", "it's not a problem if …". */
const BORNE =
  /\b(?:won't|will not|wouldn't|would not|don't|do not|not) (?:\w+ )?(?:cry|scream|die|leave|suffer|starve|complain)\b|\b(?:not|n't|never|no) (?:\w+ )?(?:be )?(?:a )?(?:big )?(?:problem|disaster|nightmare|tragedy|trouble|deal ?breaker|leave|cry|scream|die|suffer|starve|mind|care|complain|matter|hurt|sad|mad|upset|angry|unhappy|disappointed)\b/i
/** Nothing that is found anywhere. */
const WEATHER = /\b(?:rain\w*|weather|snow\w*|cold|sun|sunny|dark|hot|storm\w*|need be|possible|late|time)\b/i
/** What is lacking, or hard on those who come. */
const LACKS =
  /\b(?:no|not|never|nothing|nowhere|without|lack\w*|miss(?:ed|es|ing)?|skip(?:ped)?|left out|(?:leaves?|leaving|drops?|cuts?) (?:out|off)|omit\w*|forgets?|ignores?|bored|boring|hungry|unhappy)\b|n't\b/i
/** "… though I won't cry if not." */
const IF_NOT =
  /,? ?\b(?:but|though|although|and)? ?(?:it(?:'s| is) )?(?:i|we)?(?:'ll| will)? ?[\w' ]{2,40} if (?:not|there (?:isn't|aren't|is not|is none)|it doesn't|they don't|it's not|we can't|we don't)(?= ?$)/i

/** "No wifi = I'm dead", "no parking means no visit", "no Tower and I stay home". */
const NONE_THEN =
  /(?<=^|[.!?;,\n] ?|\b(?:and|but|so|because) )no ([a-z][\w'& -]{1,35}?)(?: ?(?:=+>?|->|→) ?|,? (?:means|equals|spells|and (?=(?:i|we)\b)|(?:and )?then (?=(?:i|we|no|count|it|you)\b)))(?:that )?([^.!?;,\n]{2,60})/gi
/** What is nobody's loss would be "no headache". */
const NO_LONGER =
  /^ ?(?:(?:no|zero|not) (?:me|us|deal|visit|go|fun|party|trip|way|business|dice|date|dinner|show|life|point|day|customers?|money|joy|good|happiness|luck|tip|thanks|happy \w+)|(?:a )?(?:sad|dead|miserable|grumpy|unhappy|angry|lost) (?:me|us|day|trip|kids?|wife|husband|\w+)|dead|doom\w*|(?:a )?disaster)\b/i
/** "We go to the Tower or I'm not coming", "unless we see the Tower I stay home". */
const OR_ELSE =
  /(?<=^|[.!?;\n] ?|\b(?:and|but|so) )(?:(?:either )?(?:we|you|let's|i) (?:(?:have to|must|get to|need to|will|all|do|can) )*(?:go to|see|visit|get|take (?:me|us) to|have|stop (?:at|by)|include|put in|add|find) ([^.!?;,\n]{2,50}?),? or(?: else)? |unless (?:(?:we|you|i|they) (?:(?:can|get to|do|will|also) )*(?:go to|see|visit|get|take (?:me|us) to|stop (?:at|by)|include|put in|add|find) )([^.!?;,\n]{2,40}?),? (?=(?:i|we|count|my|the)\b))([^.!?;,\n]{2,60})/gi
const sayNoneThen = (text: string): string =>
  text
    .replace(OR_ELSE, (said: string, either: string | undefined, unless: string | undefined, follows: string) => {
      const thing = either ?? unless!
      if (!BAD.test(follows) || BORNE.test(follows)) return said
      return /\b(?:no|not|never|without|out of)\b|n't\b/i.test(thing) ? said : `we need to see ${thing}`
    })
    .replace(NONE_THEN, (said: string, thing: string, follows: string) =>
      (NO_LONGER.test(follows) || BAD.test(follows)) && !BORNE.test(follows) ? `we need ${thing}` : said,
    )

/** What everybody wants to happen. */
const GOOD =
  /\b(?:i'm|i am|we're|we are|i'll be|we'll be|i'd be|we'd be) (?:\w+ )?(?:sold|happy|in|glad|there|yours|delighted|thrilled|over the moon|in heaven|satisfied|all set|a happy \w+|content|good|hooked)\b|\bcount (?:me|us) in\b|\b(?:my|our) (?:day|night|evening) (?:is|will be) (?:made|saved|perfect)\b|\b(?:makes?|made) (?:my|our) (?:day|night|evening)\b|\b(?:all|so much) the better\b|\beven better\b/i
const CONDITION = /^(.*?)\b(?:if|when|whenever|in case)\b (.+)$/i

/** The text with each condition that would be borne badly said as what is wanted or not. */
export const sayConditions = (text: string): string =>
  sayNoneThen(text.replaceAll('’', "'"))
    .split(/((?<!\d)[.!?;\n]+|[.!?;\n]+(?!\d))/)
    .map((part, at) => (at % 2 === 0 ? sayBetter(sayCondition(part)) : part))
    .join('')

function sayCondition(said: string): string {
  const bearable = IF_NOT.exec(said)
  const sentence = bearable && BORNE.test(bearable[0]) ? `${said.slice(0, bearable.index)}, if possible` : said
  const match = CONDITION.exec(sentence)
  // Prices and ratings are understood as they stand.
  if (!match || /\d/.test(sentence)) return sentence
  const [before, rest] = [match[1]!.trim(), match[2]!]
  const [condition, follows] =
    before.length > 3 && (BAD.test(before) || GOOD.test(before)) ? [rest, before] : halves(rest)
  if (
    GOOD.test(follows) &&
    !/\b(?:not|never)\b|n't\b/i.test(follows) &&
    !WEATHER.test(condition) &&
    !LACKS.test(condition)
  )
    return `${before.length > 3 && follows !== before ? `${before} ` : ''}${withoutSubject(condition)} wanted`
  if (follows === '' || !BAD.test(follows) || BORNE.test(follows) || WEATHER.test(condition)) return sentence
  const reason = /, (?:since|because|as|for) [^,]+$/i.exec(follows)?.[0] ?? ''
  // "If all they have is steak" says nothing against steak.
  if (/\b(?:all|nothing but|only)\b/i.test(condition)) return reason.length > 0 ? reason.slice(2) : sentence
  const lead = before.length > 3 && follows !== before ? `${before} ` : ''
  return LACKS.test(condition)
    ? `${lead}we need ${withoutLack(condition)}${reason}`
    : `${lead}${withoutSubject(condition)} unwanted${reason}`
}

/** The condition and what follows from it: parted by a comma, or where a subject begins again. */
function halves(rest: string): [condition: string, follows: string] {
  const comma = rest.indexOf(',')
  if (comma > 0) return [rest.slice(0, comma), rest.slice(comma + 1)]
  const again = /^(.{6,}?) (?=(?:i|we|it|they|my \w+|the (?:day|trip|whole)|that)(?:'\w+)? (?:\w+ ){0,3}?\w+)/i.exec(
    rest,
  )
  return again ? [again[1]!, rest.slice(again[0].length)] : [rest, '']
}

const withoutLack = (condition: string): string =>
  condition
    .replace(/^(?:there(?:'s| is| are| isn't| aren't)|i|we|you|they|it|the place|places?|somebody) ?/i, '')
    .replace(
      /\b(?:don't|doesn't|didn't|do not|does not|can't|cannot|can not|couldn't|won't|isn't|aren't|is|are|have|has|do|get) (?=no\b|not\b|nothing\b|without\b|bored|boring|hungry|unhappy)/gi,
      '',
    )
    .replace(
      /\b(?:don't|doesn't|didn't|do not|does not|can't|cannot|can not|couldn't|won't|isn't|aren't|never|not|no|nothing|without|lacks?|miss(?:ed|es|ing)?|skip(?:ped)?|left out|(?:leaves?|leaving|drops?|cuts?) (?:out|off)|omit\w*|forgets?|ignores?|bored|boring|hungry|unhappy)\b ?/gi,
      '',
    )
    .replace(
      /\b(?:went|go|going|leave|left|come|came|return\w*|get) (?:home|back|away|town)? ?(?=having|seeing|visiting|seen|been|the |an? )/gi,
      '',
    )
    .replace(/\bhaving (?:seen|visited|been (?:to|at|in))\b/gi, 'to see')
    .replace(/\b(?:make it|get|go) to\b/gi, 'to go to')
    .replace(/^(?:to )?(see|visit)\b/i, 'to $1')
    .trim()

const withoutSubject = (condition: string): string =>
  condition
    .replace(
      /^(?:there(?:'s| is| are)|it(?:'s| is)|they(?:'re| are)|a place is|the place is|places are|somewhere is|i (?:see|have|get)|we (?:see|have|get)) ?/i,
      '',
    )
    .replace(/\b(?:starts?|begins?|comes?|turns?) \w+$/i, '')
    .trim()

const THINGS = '(?:any|every|some)(?:thing|where|one)(?: \\w+)?'
/** "Anything is better than trendy places." */
const BETTER_THAN_IT = new RegExp(
  `\\b(?:${THINGS}|nothing at all|no \\w+|staying (?:at )?home) (?:is|would be|beats) (?:\\w+ )?(?:better|nicer|preferable)? ?(?:than|to)? ?(.+)$`,
  'i',
)
/** "I'd rather go hungry than eat thai food." */
const RATHER = /\b(?:rather|sooner) (?!not\b|than\b)([^,]+?) than (?:to )?(?!(?:\$|\d|usual|that\b))(.+)$/i
const SOONER = new RegExp(`\\b(${THINGS}) (?:sooner|rather) than (?:to )?(.+)$`, 'i')
/** "Give me the sights over some hidden corner any day." */
const OVER = /\b((?:give (?:me|us)|take|choose|pick|have|prefer)\b[^,]{3,60}?) over (?!\$|\d)(.+)$/i
/** Tastes are compared where they are read. */
const SIGHTS =
  /touris|sights|famous|hidden|guide ?book|\blocals?\b|\blive\b|music|\bbands?\b|outdoors?|outside|take-?(?:out|away)/i
const WITHOUT_IT =
  "(?:without(?: (?:it|one|them|any))?|where (?:i|we|you) (?:can't|cannot|can not|don't)\\b.*|that (?:don't|doesn't|do not|does not)\\b.*)"
/** "A place with parking beats one without." */
const WITH_BEATS = new RegExp(
  `\\b(?:with|where (?:i|we|you) can|that (?:has|have)) ((?:(?!without)[^,]){2,50}?),? (?:beats?\\b|(?:is|are|it is|i'm|i'd be|we'd be|makes?) (?:\\w+ ){0,3}?(?:better|nicer|happier|worth|preferable|happy)\\b).*\\b${WITHOUT_IT}$`,
  'i',
)
const HAPPIER_WITH = /\b(?:happier|better off|better|nicer) with (.+?) than without(?: it)?$/i
/** "A day without cocktails is a lost day", "without Kite Hill I don't go". */
const WITHOUT =
  /^(?:(?:for|to) (?:me|us|my \w+),? )?(?:(?:an?|the|my|our|any|no|and|but) )*(?:\w+ ){0,2}?\bwithout (?:some |any |seeing |visiting |having |going to )?(.{2,50}?),? (?:(?:is|would be|feels|seems|isn't|wouldn't be|can't be|is not|remains) (?:\w+ ){0,3}?(?:lost|wasted|bad|sad|poor|terrible|incomplete|nothing|no|not|half|unthinkable|empty|boring|dull|barely|hardly|unfinished|pointless|useless|like)\b|(?:isn'?t|is not|wouldn'?t be|would not be|can'?t be|cannot be|doesn'?t (?:count|work|feel)|does not (?:count|work|feel))|(?:i|we|my \w+|nobody)(?:'m|'re)? (?:\w+ )?(?:won'?t|don'?t|can'?t|will not|do not|cannot|not|refuse|stay home|go home)\b).*$/i
/** "Without at least one museum my mother will complain." */
const WITHOUT_THEN = /^(?:and |but )?without (.{2,50}?),? ((?:i|we|my|our|the|nobody|it|he|she|they|everyone)\b.*)$/i
/** "What is an evening without a band?" */
const RHETORICAL = /^(?:but )?what(?:'s| is| would| are) (?:\w+ ){1,3}(?:be )?without (.+)$/i
const COMPLETE =
  /\b(?:no \w+ (?:is|would be|can be|could be)(?: (?:a|an|any|really|truly))*|(?:is|would|will|can) ?(?:not|n't)(?: be)?|isn't|wouldn't be) (?:\w+ )?(?:complete|success\w*|perfect|good|right|worth it|fun),?(?: [^,.;]{1,40},)? without\b/i
const FIRST_OF_ALL = /^(.{3,60}?) (?:before|above|over) (?:everything|anything|all)(?: else)?$/i
const NOTHING_MORE = /^nothing (?:\w+ ){0,2}?(?:more(?: important)?|higher|as much) (?:than|as) (.+)$/i

function sayBetter(sentence: string): string {
  const text = sentence.trim()
  const lead = sentence.slice(0, sentence.length - sentence.trimStart().length)
  if (!/\b(?:than|over|without|beats?|before|above)\b/i.test(text)) return sentence
  const nothing = NOTHING_MORE.exec(text) ?? FIRST_OF_ALL.exec(text)
  if (nothing) return `${lead}${nothing[1]} is a must`
  const happier = HAPPIER_WITH.exec(text)
  if (happier) return `${lead}${happier[1]} would be nice`
  const beats = WITH_BEATS.exec(text)
  if (beats)
    return `${lead}${beats[1]} ${/\b(?:bit|slightly|little|somewhat)\b/i.test(text) ? 'would be nice, if possible' : 'wanted'}`
  if (COMPLETE.test(text)) return sentence.replace(COMPLETE, 'need')
  const lacking = WITHOUT_THEN.exec(text)
  if (lacking && BAD.test(lacking[2]!) && !BORNE.test(lacking[2]!)) return `${lead}need ${lacking[1]}`
  const without = WITHOUT.exec(text) ?? RHETORICAL.exec(text)
  if (without) return `${lead}need ${without[1]}`
  const sooner = SOONER.exec(text)
  if (sooner) return `${lead}${sooner[2]} unwanted`
  const rather = RATHER.exec(text)
  if (rather) {
    const [, one, other] = rather
    if (/^(?:go |do |be )?without\b/i.test(other!))
      return `${lead}need ${other!.replace(/^(?:go |do |be )?without\b/i, '')}`
    // What is rather had may be a wish; silence, water and home are none.
    return `${lead}${text.slice(0, rather.index)} rather ${one}; ${other} unwanted`
  }
  const worse = BETTER_THAN_IT.exec(text)
  if (worse && !/\b(?:not|n't|no) /.test(text.slice(0, worse.index))) return `${lead}${worse[1]} unwanted`
  return SIGHTS.test(text) ? lead + text.replace(OVER, '$1') : sentence
}
