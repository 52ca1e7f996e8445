/**
 * How people say that they want to see a site, as sources of regular expressions over a clause in lower case with `#` for its
 * name: that it is missed where it is left out, or that it would be welcome.
 */

/** It has to be there. */
export const MUST_SEE: readonly string[] = [
  String.raw`\b(?:hearts?|minds?|sights?) (?:is |are )?(?:dead |really |all )?set on (?:seeing |visiting |going to )?(?:the )?#`,
  // Behind the name.
  String.raw`# (?:is|are|has been|have been) (?:(?:at the )?top of|(?:high |first )?(?:up )?on) (?:my|our|the) (?:bucket |wish |to-do )?list\b`,
  String.raw`# (?:is|are) (?:\w+ly )?(?:compulsory|mandatory|obligatory|essential|indispensable|a condition|non-?negotiable|required)\b`,
  String.raw`# (?:is|are|would be|will be) (?:\w+ ){0,2}(?:most important|priority|number one|main (?:thing|goal|reason|point)|what matters)`,
  String.raw`#.*\b(?:insist on|most want|want most|came for|came to see|won't give up|will not give up)\b`,
  String.raw`#.*\b(?:must|have to|has to|need to|needs to|got to|gotta) (?:\w+ ){0,2}(?:there|it)\b`,
  String.raw`#.*\b(?:at all costs|no matter what|without fail|or bust|for sure|in any case|at any rate|by all means|under all circumstances|in any event|whatever happens|forgive (?:me|us|you|myself))\b`,
  String.raw`# (?:is|are) (?:where|obligatory|mandatory|indispensable|a no-?brainer|set in stone|the highlight)\b`,
  String.raw`# (?:is|was) (?:the|my|our) (?:\w+ )?reason\b`,
  String.raw`# is (?:why|what) (?:we|i) (?:came|come|are here|am here)\b`,
  String.raw`# or nothing\b`,
  String.raw`# (?:is |must |has to |should |needs to )?(?:be |form )(?:a )?(?:fixed |part|included|non-?negotiable|on the (?:list|plan|itinerary))`,
  String.raw`# (?:is |was |being )?(?:at the )?(?:very )?(?:top|high|first|number one) (?:of|on) (?:my|our|the) list`,
  String.raw`# (?:definitely|absolutely|is (?:a )?must|is essential|has to be|must be|needs to be|is non-?negotiable|is a priority)`,
  String.raw`# (?:is|are|are both|both are) (?:both )?(?:an? )?(?:absolute )?musts?\b`,
  String.raw`# (?:can ?not|can'?t|must not|should not|shouldn'?t) be (?:missing|missed|left out|skipped)`,
  // Before it.
  String.raw`\bmust (?:\w+ly )?(?:include|contain|have|feature|go (?:to|through)|take (?:me|us) to|cover) (?:the )?#`,
  String.raw`\b(?:make sure|be sure|see to it|insist\w* on|insist that|determined to|promised|swore|set (?:my|our) (?:heart|mind|hopes) on|at all costs|(?:whatever|no matter what) happens|no matter what|without fail|above all|waited (?:\w+ ){0,4}(?:to see|for)|under no circumstances|(?:hate|hates|sad|sorry|upset|heartbroken|crime|shame|pity|sin) (?:\w+ ){0,3}(?:to |if (?:i|we) )?(?:miss|missed|skip|skipped)|forgive|kick (?:myself|ourselves)|(?:one|only|main|whole|sole) reason|came (?:\w+ ){0,4}(?:for|to see)|come (?:all the way|here) (?:for|to see)|starts? and ends? with)\b.*#`,
  String.raw`\b(?:must|has to|have to|needs? to|got to|gotta) (?:\w+ ){0,2}(?:see|visit|go|get|be|include|stop|return|come)\b(?: \w+){0,3} #`,
  String.raw`\bnon-?negotiable:? (?:the )?#`,
  String.raw`\b(?:only|just|all this way|specially) (?:\w+ ){0,3}(?:for|because of|to see|to visit) #`,
  String.raw`\bdream(?:t|ed|ing)? (?:of|about) (?:\w+ )?#`,
  String.raw`\bneed (?:having (?:seen|been to|been at|visited) |to (?:see|visit|go to) |a visit to |seeing |visiting )?(?:the )?#`,
  String.raw`\b(?:definitely|absolutely|certainly|surely) (?:the )?#`,
  // Anywhere in the clause.
  String.raw`\b(?:breaks?|broke) (?:my|our|her|his|their) heart`,
  String.raw`(?:absolutely|simply|really) (?:see|must see|must visit|must go)`,
  String.raw`bucket list`,
  String.raw`whatever (?:you do|else)`,
  String.raw`most of all`,
  String.raw`more than anything`,
  String.raw`absolutely (?:must|have to|need)`,
  String.raw`(?:can'?t|must not|cannot) miss`,
  String.raw`definitely want to (?:go to|check out)`,
  String.raw`must[- ]see`,
  String.raw`set on going to`,
  String.raw`recommendations?:`,
  String.raw`really want to (?:go to|see|visit)`,
  String.raw`have to (?:see|go|visit|hit|stop at|check out)`,
]

/** It would be welcome, or is worth a thought. */
export const MAY_SEE: readonly string[] = [
  String.raw`(?:^|\b(?:and|plus|then|with) )(?:maybe|perhaps|possibly) (?:the )?#`,
  // Behind the name.
  String.raw`#.*\b(?:do|does) no harm\b`,
  String.raw`#.*\b(?:would not|wouldn'?t|won'?t|can'?t) (?:hurt|harm|be (?:bad|amiss|wrong))\b`,
  String.raw`#.*\b(?:no|not a|not the|isn'?t a|isn'?t the) (?:\w+ )?(?:big deal|drama|tragedy|problem|worries|disaster|end of the world|biggie)\b`,
  String.raw`# (?:is|would be|could be|might be|as) (?:an? )?(?:\w+ )?(?:bonus|extra|option|idea|thought)`,
  String.raw`# (?:sounds|seems|looks|is maybe|is perhaps) (?:\w+ )?(?:fun|nice|sweet|good|interesting|cool|lovely)`,
  String.raw`# (?:would|might|could) (?:\w+ )?be (?:\w+ )?(?:nice|lovely|great|cool|good|fun|bonus|plus|treat|extra|welcome|appreciated)\b`,
  String.raw`#,? (?:of |about )?which (?:\w+ ){0,4}(?:heard|read|told|praised|recommended)`,
  String.raw`# (?:has|have) (?:\w+ ){0,2}(?:recommended|praised|suggested|mentioned)`,
  String.raw`# (?:is |was |were |are |comes |sounds |looks |seems )(?:\w+ ){0,2}(?:recommended|praised|worth|interesting|intriguing|tempting|supposed|said)`,
  // Before it.
  String.raw`\b(?:could|can|might|may) (?:the )?# (?:\w+ ){0,2}be (?:fitted|squeezed|worked|slotted|added|visited|put|included)`,
  String.raw`\b(?:how|what) about (?:(?!(?:skip|drop|leav|avoid|remov|omit)\w*)\w+ ){0,4}#(?!.*\bno interest\b)`,
  String.raw`\b(?:would|could|is|are|might) (?:the )?# (?:be )?(?:\w+ ){0,3}(?:on the way|nearby|possible|an option|doable|feasible|worth it)\b`,
  String.raw`\b(?:squeeze|fit|slot|sneak|throw|work) (?:in )?(?:the )?#(?: in)?`,
  String.raw`\b(?:swing|pop|drop|pass) (?:by|in|into|over|past)(?: at| to)? (?:the )?#`,
  String.raw`\b(?:a )?(?:peek|peep|detour|visit|quick stop|stop|look|glance) (?:in|into|inside|at|to|around|through) (?:the )?#`,
  String.raw`\b(?:could|might|may) (?:\w+ )?(?:look at|see|visit|stop (?:at|by)|drop (?:in|by)|pop into) (?:the )?#`,
  String.raw`\bspoke (?:\w+ )?well of #`,
  String.raw`\b(?:maybe would like|open to|up for) (?:\w+ ){0,3}#`,
  String.raw`\b(?:would|'d) (?:enjoy|appreciate) (?:\w+ ){0,4}#`,
  String.raw`\ba (?:look|peek|glance) at (?:the )?#`,
  String.raw`(?:\b(?:would|might|could|itd)|'d) be (?:\w+ )?(?:nice|lovely|great|cool|good|fun|neat|sweet|awesome|amazing|fantastic|wonderful|interesting) (?:\w+ ){1,4}#`,
  String.raw`\b(?:talk\w*|raving|going on) (?:\w+ )?about (?:the )?#`,
  String.raw`\b(?:say|says|said|told|tell|tells|told us|recommend\w*|rav(?:e|es|ed|ing)|praise\w*|swears? by|read|reviews? of|suggested|mentioned) (?:\w+ ){0,6}#`,
  // Anywhere in the clause.
  String.raw`\bworth a (?:look|visit|stop|try)\b`,
  String.raw`\b(?:tempted|intrigued|tempting|intriguing)\b`,
  String.raw`\bwish ?list\b`,
  String.raw`\b(?:curious|interested to know|like to know|get to know|interested in)\b`,
  String.raw`\bheard\b`,
  String.raw`\b(?:i|we) hear\b`,
  String.raw`people praise`,
  String.raw`curious about`,
]
