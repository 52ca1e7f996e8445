/**
 * Kinds of places that a visitor wants none of: "no shops at all", "stop with the shops", "I don't want any shop". It takes back
 * an earlier wish for one. "No expensive shops" and "no bar without music" speak of some only.
 */
import type { SiteType } from '../../games/planning/index.ts'
import { kindsNamed, KINDS } from './kinds.ts'

const SEVERAL = `${KINDS}s`
const SOME_KIND = `${KINDS}s?`
const MORE_KINDS = `(?:(?:,|,? (?:and|or|nor|&))(?: no| any| the| those| more| an?)* ${SOME_KIND})*`
/** Where the words on the kind end: what follows says nothing of which. */
const END =
  '(?= ?(?:$|[.,;:!?)]|(?:at all|please|pls|plz|thx|today|tonight|again|any ?more|for (?:me|us|once)|thanks?|thank you|whatsoever|this time|in (?:it|there|the|our|my|this)|either|ever|and|but|because|since|we|i|they|so|on|then|now|though|instead|or|nor)\\b))'
const MORE = '(?:(?:more|other|further|such|silly|stupid|damn|bloody) )*'
/** Before several: "all the shops", "any of those bars". Before one: "any shop", "a shop". */
const ALL = '(?:(?:all|any|of|the|these|those|your|such|other|more|always|about) )*'
const ONE = '(?:an?|any|one|another|any more|any other|any kind of|any sort of) '
const THEM = `(?:${ALL}${SEVERAL}|${ONE}${KINDS})${MORE_KINDS}`
const NOT =
  "(?:do not|does not|did not|never|will not|would not|not|no longer|can ?not|rather not|prefer not|(?:do|does|did|wo|would|ca|could)n'?t)"
const SOFTLY = '(?:really |actually |even |ever |particularly |at all |much |be |all that |so |very |too )*'
const WISH =
  '(?:(?:want|need|wish|like|care|have|going|planning|willing|keen|love|fancy|interested)(?: to| in)? (?:see|visit|go to|go into|have|be in|sit in|eat in|enter|do|bother with|spend (?:\\w+ )?(?:time|money) (?:in|on)|seeing|visiting|going to|going into)|want|need|like|wish for|care for|care about|feel like|fancy|enjoy|interested in|into|keen on|a fan of|fans of|fond of|looking for|asking for|ask for|stand|require|go to|visit|bother with|put in|include)'

const SOURCES: readonly string[] = [
  // "No shops", "no more bars or museums": several, or one in words that leave no other.
  `(?<!\\b(?:there(?:'s| is| are)|still|again|has|have|had|see|got|is|with|and|why|but) )\\b(?:no|zero) ${MORE}${SEVERAL}${MORE_KINDS}${END}`,
  `\\b(?:no|zero) ${MORE}${KINDS}${MORE_KINDS}(?: at all)? (?:please|pls|plz|thx|at all|for (?:me|us)|today|thanks|thank you|whatsoever|this time)\\b`,
  `\\b(?:want|need|give (?:me|us)|like|prefer|take) no ${MORE}${SOME_KIND}${MORE_KINDS}${END}`,
  // "We don't want any shop", "I'm not interested in museums".
  `\\b${NOT} ${SOFTLY}${WISH} (?:to |in )?${THEM}${END}`,
  `\\b(?:none of us|nobody|no one)(?: here| of us)? (?:wants?|likes?|needs?|cares? for|is into|asked for) (?:to (?:see|visit|go to|be in) )?${THEM}${END}`,
  `\\bnot (?:another|one more|an?) ${SOME_KIND}${END}`,
  // "Stop with the shops", "enough museums".
  `\\b(?:stop|quit|enough|done|sick|tired|fed up|bored|had it|finished)(?: it)?(?: (?:with|of|by|proposing|suggesting|offering|showing us|showing me|sending us to|adding))? ${ALL}${SEVERAL}${MORE_KINDS}${END}`,
  `(?<!(?:\\b(?:not|never|no|cannot)|n't) (?:\\w+ ){0,3})\\b(?:avoid|avoiding|skip|skipping|hate|hates|dislike|dislikes|detest|loathe|forget|drop|leave out|leaving out|leave|ditch|cut|exclude|spare (?:me|us)|stay away from|keep away from|keep (?:me|us) (?:away from|out of)|away with|remove|rule out|do without|live without|(?<!(?:\\b(?:not|never|no|cannot)|n't) (?:\\w+ ){0,8})without|nothing with|no need (?:of|for)|no interest in|no time for|no use for|no money for|no desire for|not for|lose|get rid of|getting rid of|no) (?:about )?(?:going to |visiting |seeing )?${THEM}${END}`,
  `\\b(?:any|every)(?:thing|where) but (?:an? |the )?${SOME_KIND}${END}`,
  `\\bneither ${SOME_KIND} nor ${SOME_KIND}`,
  // "Shops are out", "museums bore us", "a shop is the last thing we need".
  `\\b${SEVERAL} (?:(?:are|is|really|always|just|all) )*(?:out\\b(?! there)|off\\b|not (?:for|our|my|really our|really my|needed|wanted|necessary|interesting)|boring|a no\\b|a bore|a waste|no go|unwanted|bores?\\b|excluded|forbidden|taboo|no fun|nothing for|too (?:expensive|dear|boring|pricey) for)`,
  `\\bshopping (?:is|bores|does)(?: \\w+)? (?:not|no|out|boring|off|unwanted|a waste|us|me|nothing)\\b`,
  `\\b${SOME_KIND} (?:is|are|would be) (?:really |about |just )?the (?:very )?last things? (?:we|i|anyone|anybody)\\b`,
  `\\b(?:hate|dislike|detest|loathe|no|not (?:into|a fan of|here for|going)|do not like|don'?t like|don'?t want to go|stop|without|skip) (?:any |the |this |that |more )?shopping\\b`,
  `\\b(?:can|could|would) (?:well |happily |easily )?(?:do|live|go) without ${THEM}${END}`,
  `\\b${SEVERAL} unwanted\\b`,
  // "Bars with kids no", "a shop, no way".
  `\\b${SOME_KIND}(?: with (?:the |our |my |two |small |little )*(?:kids|children|toddlers|family))?,? (?:no way|nope|no thanks?|no)(?= ?(?:$|[.,;!]))`,
  // "A bar with kids is even worse", "bars are no place for children", "that is just another bar".
  `\\b(?:an? (?:\\w+ )?${KINDS}|${SEVERAL})(?: (?:with|for) (?:[\\w'-]+ ){0,2}[\\w'-]+)? (?:is|are|was|would be|seems?|sounds?)(?: (?:even|just|much|far|way|so|really|rather|quite|simply|clearly|definitely|a lot|also|surely))* (?:worse(?! than)|wrong|horrible|terrible|awful|dreadful|(?:no|not an?|hardly an?) (?:good )?place for|unsuitable|inappropriate|a (?:bad|terrible|horrible|stupid) idea|a nightmare|out of the question)\\b`,
  `\\b(?:is|it's|that's|was|this is) (?:just |only |yet |again |still |simply )+another ${KINDS}(?= ?(?:$|[.,;!]))`,
  `\\bwhat (?:would|should|will|can|could|do|shall) (?:the |our |my |his |her )?(?:kids|children|little ones|toddlers|we|they|i) (?:do|want) (?:in|at|with) ${THEM} ?\\?`,
  // "I said no shop".
  `\\b(?:i|we) (?:\\w+ )?(?:said|told you|asked for|meant):? no ${SOME_KIND}(?= ?(?:$|[.,;!]))`,
]
const REFUSED = new RegExp(SOURCES.join('|'), 'g')

/** "No bar? That won't do", "no bar without music", "I don't want a shop that is so far": one is wanted, or some are meant. */
const SOME = /^(?: ?(?:without|with|that|which|where|who|unless|near|far|like|for (?!me\b|us\b))| ?\?)/
/** "Shops? No thanks." */
const ANSWERED = new RegExp(
  `(?:^|[.!,;] ?)(?:more |another |an? |and |what |oh |even )*(${KINDS}s?)(?: again)?\\? ?(?:no|nope|nah|never|please no|not (?:again|for|my|our)|ugh|hell no|thanks but no|forget it|skip)\\b`,
  'g',
)

/** The kinds refused in a text. */
export function readRefused(said: string): SiteType[] {
  const text = said.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const found = [...text.matchAll(REFUSED)].filter((match) => !SOME.test(text.slice(match.index + match[0].length)))
  const asked = [...text.matchAll(ANSWERED)]
  return [...new Set([...found, ...asked].flatMap((match) => kindsNamed(match[0])))]
}
