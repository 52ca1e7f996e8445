/**
 * What people set right, weigh or leave open in one breath, said in sentences of its own: "on Harbor, sorry, Gantry", "Elena
 * is decent there, Chiara a good deal less", "of Hugo and Boris, Hugo is the best", "Ember and Harbor I leave to you".
 */
import type { Labels } from './english.ts'
import { listOf, perNames } from './name-patterns.ts'

type Rule = readonly [pattern: RegExp, say: (...parts: string[]) => string]

const ON = '(?:on|for|at|in|with)'
const ENDS = '(?=\\s*(?:[.,;:!?)…–-]|$))'
const MARK =
  '(?:no,? wait|wait,? no|no,? no|wait|sorry|oops|whoops|i mean|i meant(?: to (?:say|write))?|correction|scratch that|make that|or rather|rather|er+|uh+|my (?:mistake|bad)|no)'
const MARKS = `(?:\\s*[,.;!…–—-]+\\s*|\\s+)(?:(?:and|but|ah|oh|hm+)\\s+)?${MARK}(?:[\\s,.:!…–—-]+${MARK}){0,3}[\\s,.:!…–—-]+(?:(?:it['’]?s|that['’]?s|it should be|that should be|on|for|at|in|the|to|of course)\\s+)*`
const DEGREE =
  '(?:(?:quite |very |really |maybe )?(?:a (?:good deal|great deal|whole lot|lot|fair bit|good bit|bit|little|touch|tad)|much|far|way|rather|somewhat|slightly|considerably|significantly|clearly|noticeably|markedly|even|distinctly|decidedly) )?'
const LESS = `${DEGREE}(?:less(?: so| good| well| strong)?|not (?:quite |nearly |half |anywhere near |really )?(?:as (?:much|good|well|strong(?:ly)?|great)|so strong)|half as (?:good|much|well|strong)|(?:nowhere|not) near as (?:good|strong)|worse|weaker)`
const GRADE =
  '(?:(?:very|really|quite|pretty|rather|only|just) )?(?:good|great|strong|weak|bad|poor|fine|okay|ok|decent|excellent|perfect|terrible|average|middling|mediocre|solid|outstanding|superb|awful)'
const COPULA =
  '(?:(?:is|are|would be|looks?|seems?|only|just|a little|a bit|some|somewhat|okay|also|too|,|but|though|then|already) ?)*'
const TAILS = "(?: (?:there|for me|on it|though|too|i(?:[’']d)? (?:say|think|guess)|as well|so))*"
const IS_MUCH =
  /\b(?:lot|deal|much less|far|way|half|nowhere|considerably|significantly|anywhere near|good bit|fair bit)\b/i
const BEST = '(?:best|strongest|better|stronger|top|first|highest|favou?rite)'
const IS = "(?:(?:is|would be|looks|seems|comes out)(?: clearly| by far| definitely| probably| just| still)?|[’']s)"

/** Between what was said first and what is said instead, sentences of their own. */
const SECOND =
  "[\\s,.;!…–—-]+(?:(?:or|and|but|well|oh|ah|hm+|um+|er+|sorry)[\\s,.;!…–—-]+){0,3}(?:no|or rather|or better|rather|wait|actually|make (?:it|that)|scratch that|on second thoughts?)[\\s,.;!…–—-]+(?:(?:no|wait|sorry|actually|rather|better|make (?:it|that)|let[’']s say|say|yes|it should be)[\\s,.;!…–—-]+){0,3}"
const INSTEAD = (name: string): string =>
  `(?:,? (?:rather|instead|then|yes|better|please|after all|(?:yes|no|yeah),? ${name}))*(?=\\s*(?:[.,;!)…–-]|$|because|since))`

interface Breath {
  readonly rules: readonly Rule[]
  readonly reviewer: RegExp
  readonly paper: RegExp
  readonly fewFirst: RegExp
  readonly fewLast: RegExp
  readonly lessPeople: RegExp
  readonly lessPapers: RegExp
  readonly lessThan: RegExp
  readonly betterElsewhere: RegExp
}

const breathFor = perNames(({ reviewer: R, paper: P, any }): Breath => {
  const people = listOf(R)
  const papers = listOf(P)
  const some = (name: string): string => `${name}(?:(?:, ${name}){0,4},? (?:and|or) ${name})?`
  const rule = (pattern: string, say: Rule[1], flags = 'gi'): Rule => [new RegExp(pattern, flags), say]
  const made: Breath = {
    reviewer: new RegExp(`\\b${R}\\b`, 'gi'),
    paper: new RegExp(`\\b${P}\\b`, 'gi'),
    rules: [
      // "On Harbor, sorry, Gantry", "Ada, I mean Elena, is great"
      rule(
        `(?<!\\bnot (?:${ON} )?)\\b(${P})${MARKS}(${P})\\b(?! (?:is|are|has|looks|would|seems|i\\b(?! mean)))(?:,? not (?:${ON} )?${P})?(?:,? i mean(?:t)?)?`,
        (_, _old, now) => now,
      ),
      rule(
        `\\b(${R})${MARKS}(${R})\\b(?:,? not ${R})?(?:,(?= (?:is|are|would|looks|seems)\\b))?`,
        (_, _old, now) => now,
      ),
      rule(
        `\\b(\\d+(?:\\.\\d+)?)((?: (?:out of|of) \\d+)?(?: ${ON} ${P})?)${MARKS}(?:an? )?(\\d+(?:\\.\\d+)?)(?=\\s*(?:[.,;!?)]|$|for\\b|on\\b|and\\b))`,
        (_, _old, rest, now) => `${now}${rest}`,
      ),
      // "Femi is very good on Harbor. No, wait, on Gantry."
      rule(
        `([^.!?\\n]*\\b)(${R}|${P})\\b([^.!?\\n]{0,60}?)(?:${MARKS})(${any})\\b(?=\\s*(?:[.!;]|$))`,
        (all, head, old, middle, now) =>
          sameKind(old, now, P) && !/\bnot (?:on |for )?$/i.test(head) ? `${head}${now}${middle}` : all,
      ),
      // "Femi on Harbor then. Or… no, Gantry, yes Gantry."
      rule(
        `\\b(${R}) (?:${ON}|to) (${P})(?: then| please| maybe| perhaps)?${SECOND}(?:(?:${ON}|to) )?(${P})${INSTEAD(P)}`,
        (_, who, _old, now) => `${who} on ${now}`,
      ),
      rule(
        `\\b(${R}) (?:${ON}|to) (${P})(?: then| please| maybe| perhaps)?${SECOND}(${R})${INSTEAD(R)}`,
        (_, _old, what, now) => `${now} on ${what}`,
      ),
      // "Delta: Ada and Elena, the latter much weaker", "Elena could be good for Anchor, or Ada, they're about the same"
      rule(
        `\\b(${R}) (?:and|or) (${R}),? (?:with )?the (former|latter)(?: one)?(?: being| is)? (?:the )?(${DEGREE}(?:weaker|worse|stronger|better|less so|less good))${ENDS}`,
        (_, one, other, which, much) =>
          /former/i.test(which) ? `${one} is ${much} than ${other}` : `${other} is ${much} than ${one}`,
      ),
      rule(
        `\\b(${R})\\b([^.!?\\n]{0,60}?\\b${ON} )(${P}),? or (${R}),? (?:(?:they|the two|both)(?:['’]?re| are| seem| look)|it['’]?s|that['’]?s) (?:(?:about|roughly|much|nearly|pretty much|all|more or less|quite) )*(?:the same|equal|equally good|alike|on a par|as good)(?: really)?${ENDS}`,
        (_, one, middle, what, other) => `${one}${middle}${what}. ${other} is as good as ${one} on ${what}`,
      ),
      // "I never wanted poor Ada on Ember"
      rule(
        `(\\b(?:wanted|want|put|putting|have|having|give|giving|leave|leaving|see|send|of|only) )(?:poor|dear|poor old|poor dear|good old) (?=${R} (?!\\d)\\w)`,
        (_, head) => head,
      ),
      // "Femi is for Gantry, I have nothing on her for Harbor."
      rule(
        `\\b(${R})\\b([^.!?\\n]{0,80}?\\b(?:nothing|no info\\w*|no idea|no data|no clue|no numbers?) (?:on|about|of|for) )(?:him|her|them)\\b`,
        (all, who, middle) => (new RegExp(R, 'i').test(middle) ? all : `${who}${middle}${who}`),
      ),
      // "Good, just give Ember to Femi"
      rule(
        '(^|[.!?] +|\\breject[,.:]? +)(?:good|great|fine|nice|perfect|lovely|excellent|wonderful|almost perfect|very good)[,;] +(?=(?:but |only |just |then |simply )?(?:give|put|move|send|assign|let|place|swap|switch)\\b)',
        (_, head) => head,
      ),
      rule('\\b(?:just|simply|merely) (?=(?:give|put|move|send|assign|let|place|swap|switch)\\b)', () => ''),
      // "It would be a waste not to have Ada on Beacon."
      rule(
        `\\b(?:it|that|this)?(?:['’]d| would| will|['’]s| is)? ?(?:be )?(?:such )?an? (?:\\w+ )?(?:waste|shame|pity|crime|sin|mistake|loss) (?:not to|if (?:we|you|i) (?:do not|don['’]?t|did not|didn['’]?t)) (?:have|put|use|give|see|take|place|get|let)(?= (?:the )?${any})`,
        () => 'we should definitely put',
      ),
      rule(
        `\\bnot (?:having|putting|using|giving|placing|taking) (${R} ${ON} ${P}) would be (?:such )?an? (?:\\w+ )?(?:waste|shame|pity|crime|sin|mistake|loss)`,
        (_, pair) => `we should definitely put ${pair}`,
      ),
      rule(
        `\\b(?:we|you|one|i)(?:['’]d| would) be (?:crazy|mad|foolish|stupid|silly|fools?|insane) not to (?:have|put|use|give|take|place)(?= ${R} ${ON} ${P})`,
        () => 'we should definitely put',
      ),
      // "I'd only take Femi for Ember if nobody else is there."
      rule(
        `(?:\\bi(?:['’]d| would)? )?\\bonly (?:take|use|put|have|choose|pick) (${R}) ${ON} (${P}) if (?:nobody|no one|there(?: is|['’]s) (?:nobody|no one|nothing)|nothing|necessary|needed|need be|we (?:must|have to|need to)|(?:we|you) have (?:nobody|no one|nothing)|all else)[^.!?]*`,
        (_, who, what) => `${who} is mediocre for ${what}`,
      ),
      // "Either Ada or Boris on Delta, I don't mind."
      rule(
        `\\b(?:either )?(${R}) or (${R}) ${ON} (${P}),? (?:i (?:do not|don['’]?t) (?:mind|care)|both (?:are )?fine|either is fine|as you (?:like|wish))[^.!?,;]*`,
        (_, one, other, what) => `${one} is as good as ${other} on ${what}`,
      ),
      // "Sorry, not Ember but Fathom."
      rule(
        `^\\W*(?:(?:sorry|no|oops|i meant|i mean|wait|it['’]?s|it should be|it was)[, ]+)+not (?:${ON} )?(${any}),? but (?:${ON} )?(${any})${ENDS}`,
        (all, old, now) => (sameKind(old, now, P) ? `I meant ${now}` : all),
      ),
      rule(
        `,? (?:and |but )?(?:wasted|lost|useless|no use|not much use) (?:anywhere|everywhere|somewhere) else${ENDS}`,
        () => '',
      ),
      // "Very good, no, decent"
      rule(`\\b${GRADE}${MARKS}(?=${GRADE}\\b)`, () => ''),
      // "I only wanted Femi on Fathom."
      rule(
        `\\bi (?:only|just|merely|simply) (?:want|wanted|meant|asked for|would like|wish(?:ed)?(?: for)?) (?=(?:to have |to see )?${R} ${ON} ${P})`,
        () => 'I want ',
      ),
      rule(
        `(^|[.!?\\n] ?)(?:nah|no|nope|nothing else|nobody else),? (?:it['’]?s )?(?:just|only) (?=${R} ${ON} ${P}${ENDS})`,
        (_, head) => head,
      ),
      // "No no, Greta on Delta, not Harbor!"
      rule(
        `(?:^|(?<=[.!?\\n] ?))(?:no,? )+(${R}) ${ON} (${P}),? (?:and )?not (?:${ON} )?(${P})${ENDS}`,
        (_, who, what, not) => `let us put ${who} on ${what}. avoid ${who} on ${not}`,
      ),
      // "You may choose for Ember and Harbor", "Ember and Harbor I leave to you"
      rule(
        `(?:[,;]? ?\\b(?:and|but) |[,;] )?\\b(?:you (?:may|can|could|should|might|get to)|feel free to|please|i let you|it['’]?s (?:up to you|your (?:choice|call|pick|decision))|(?:i )?(?:leave|left)(?: it)?(?: up)? to you) ?(?:choose|decide|pick|sort out|fill(?: in)?)?(?: whatever| whom| who| freely| yourself| what you like| as you like)? ?(?:${ON}|about)? ?${papers}${ENDS}`,
        (all) => (/choose|decide|pick|leave|left|up to you|your c|sort|fill/i.test(all) ? '. ' : all),
      ),
      rule(
        `(?:[,;]? ?\\b(?:and|but|then) |[,;] )?\\b(?:${ON} )?${papers},? (?:(?:i(?:['’]ll| will| would|['’]d)? (?:leave|let|hand|give)(?: (?:it|them|those|that|both|all))?(?: up)? to you)|(?:is|are|stays?|remains?) (?:all |both |still )?(?:up to you|yours(?: to \\w+)?|your (?:call|choice|pick|decision)s?|open|free|left|undecided|whatever you (?:like|want))|you (?:may|can) (?:choose|decide|pick|have|do as you like)|as you (?:like|wish|want|please)|your (?:call|choice|pick))(?: (?:with|for|to) ${people})?${ENDS}`,
        () => '. ',
      ),
      rule(
        `(?:\\band |\\bbut )?\\b${ON} ${papers},? (?:please )?(?:do|choose|decide|pick|take|put|use)(?: it| them)? (?:as|what(?:ever)?|who(?:m|ever|mever)?)(?: else)? you (?:like|want|please|prefer|wish|think)[^.!?,;]*`,
        () => '. ',
      ),
      // "… and you choose Fathom and Delta freely"
      rule(
        `(?:\\band |\\bthen |[,;] )?\\b(?:you|u) (?:(?:can|may|could|get to|just|then|please) )*(?:choose|pick|decide(?: on| about)?|take care of|sort out|fill|settle|do)(?: for)? ${papers}(?: (?:freely|yourself|alone|as (?:you|u) (?:like|want|wish|please)|how you like|then))*${ENDS}`,
        () => '. ',
      ),
      rule(
        `(?:^|(?<=[.!?;] ))(?:where|who|whom|what|which|whoever)\\b[^.!?;,]*\\b(?:is|are) (?:all |entirely )?(?:up to you|your (?:call|choice|pick|decision)|for you to (?:decide|choose|say))`,
        () => '',
      ),
      // "… should we need Chiara elsewhere", "if you need Ada elsewhere"
      rule(
        `,? (?:should (?:we|you) (?:need|want)|in case (?:(?:we|you|u) (?:need|want|use|put) )?|if (?:we|you|u) (?:need|want|use|put)) ?${R}(?: (?:is |was )?(?:needed |going |goes |taken )?(?:elsewhere|somewhere else|${ON} (?:${P}|another (?:paper|one))|to ${P}|for another (?:paper|one)|busy|taken|gone|not (?:free|available)))${ENDS}`,
        () => '',
      ),
      // "Ada's strongest paper is Beacon, her second Ember."
      rule(
        `\\b(${R})['’]?s? (?:best|strongest|top|highest)(?: (?:paper|one|fit|match|score|number))? is (${P})(?:,? (?:and )?(?:then |(?:her|his|their|the) (?:second|next)(?: best| strongest| highest)?(?: one)? (?:is |being |would be )?)(?:comes )?(?:is )?(${P}))?`,
        (_, who, one, other) =>
          other ? `${who} is better on ${one} than on ${other}` : `${who} is fairly good on ${one}`,
      ),
      rule(
        `\\b(${R}(?: ${ON}|['’]s?) ${P})(?: is| being|,)? my (second|2nd|third|3rd|fourth|4th)[- ](?:highest|best|strongest)(?: (?:number|score|one|value))?(?: overall)?${ENDS}`,
        (_, pair, place) => `${pair} is ${/^(?:s|2)/i.test(place) ? 'excellent' : 'great'}`,
      ),
      // "Elena barely", "and hardly Boris"
      rule(
        `([,;] ?(?:and |but )?|\\band |\\bbut )(${R}) (?:only )?(?:barely|hardly|scarcely)(?: at all| any)?${ENDS}`,
        (_, head, who) => `${head}${who} weak`,
      ),
    ],
    fewFirst: new RegExp(
      `\\b(${R}) ${IS} (?:the |my )?${BEST}(?: (?:one|choice|pick|option|of them|of these))?,? (?:of|among|amongst|out of|between) (?:my |the )?(${R}(?:(?:, and |, | and | & | or )${R}){1,6})`,
      'i',
    ),
    fewLast: new RegExp(
      `(${R}(?:(?:, and |, | and | & | or )${R}){1,6})\\b([^.!?\\n]{0,60}?)[,;:–-] ?(?:and |but |of (?:whom|which|them|these|those) |then )?(${R}) ${IS} (?:the |my )?${BEST}(?: (?:one|choice|pick|option|there))?(?: (?:of|among|out of) (?:the |those |these |them |all )?(?:two|three|four|five|lot|bunch|them|all|those|these)?)?(?: ${ON} (?:it|that|${P}))?${ENDS}`,
      'i',
    ),
    lessPeople: new RegExp(
      `(?:[,;] ?(?:and |but |while |whereas |with )?|\\b(?:and|but|while|whereas) |[.!] )(${some(R)}),? ${COPULA}(${LESS})${TAILS}${ENDS}`,
      'i',
    ),
    lessPapers: new RegExp(
      `(?:[,;] ?(?:and |but |while )?|\\b(?:and|but) )(?:(?:is |a little |a bit |only )*(${LESS}) ${ON} (${papers})|(?:${ON} )?(${some(P)}) ${COPULA}(${LESS}))${TAILS}${ENDS}`,
      'i',
    ),
    lessThan: new RegExp(`[,;]? ?\\b(?:but|though|only|and|just) (${LESS})(?: good)? (?:than|as) (${R})${ENDS}`, 'i'),
    betterElsewhere: new RegExp(
      `,? (?:only|but|though|although|except|yet)(?: that)? (?:she|he|they)(?:['’]s|['’]re| is| are| would be| fits) ((?:much|far|way|a lot|clearly|even|a bit|slightly) )?(?:better|stronger|more useful)(?: off)? ${ON} (${P})${ENDS}`,
      'i',
    ),
  }
  return made
})

const sameKind = (one: string, other: string, paper: string): boolean => {
  const isPaper = new RegExp(`^${paper}$`, 'i')
  return isPaper.test(one) === isPaper.test(other)
}

/** No message that is looked at this way is longer. */
const LONGEST = 1000

/** The message with all of that in sentences of its own. */
export function sayFully(text: string, labels: Labels): string {
  if (text.length > LONGEST) return text
  if (text.includes('\n'))
    return text
      .split('\n')
      .map((line) => sayFully(line, labels))
      .join('\n')
  const breath = breathFor(labels)
  const told = breath.rules.reduce((left, [pattern, say]) => left.replace(pattern, say), text)
  return weighed(bestOfFew(told, breath), breath)
}

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([name]) => name)

/** "Of Hugo and Boris, Hugo is the best for Harbor": better than Boris there. */
function bestOfFew(text: string, breath: Breath): string {
  return text
    .split(/((?<=[.!?]) +)/)
    .map((sentence) => {
      const papers = [...new Set(namesIn(sentence, breath.paper))]
      if (papers.length !== 1 || sentence.endsWith('?')) return sentence
      const first = breath.fewFirst.exec(sentence)
      const last = first ? null : breath.fewLast.exec(sentence)
      const [best, few] = first ? [first[1]!, first[2]!] : last ? [last[3]!, last[1]!] : []
      if (best === undefined || few === undefined || (last && GRADED.test(last[2]!))) return sentence
      const others = namesIn(few, breath.reviewer).filter((name) => name.toLowerCase() !== best.toLowerCase())
      return others.length === 0 || (last && others.length === namesIn(few, breath.reviewer).length)
        ? sentence
        : others.map((other) => `On ${papers[0]}, ${best} is better than ${other}.`).join(' ')
    })
    .join('')
}
const GRADED = /\b(?:good|great|strong|weak|bad|poor|fine|ok|okay|decent|excellent|perfect|terrible|so-so|average)\b/i

/** "Elena is decent there, Chiara a good deal less": Elena is better than Chiara. */
function weighed(text: string, breath: Breath): string {
  let told = text
  for (let turn = 0; turn < 4; turn++) {
    const people = breath.lessPeople.exec(told)
    const papers = people ? null : breath.lessPapers.exec(told)
    const than = people || papers ? null : breath.lessThan.exec(told)
    const elsewhere = people || papers || than ? null : breath.betterElsewhere.exec(told)
    const found = people ?? papers ?? than ?? elsewhere
    if (!found) return told
    const before = told.slice(0, found.index)
    const who = namesIn(before, breath.reviewer).at(-1)
    const where = namesIn(before, breath.paper).at(-1)
    if (who === undefined || where === undefined) return told
    const much = IS_MUCH.test(found[0]) ? 'much better' : 'better'
    const said = people
      ? namesIn(people[1]!, breath.reviewer).map((other) => `On ${where}, ${who} is ${much} than ${other}`)
      : papers
        ? namesIn(papers[2] ?? papers[3]!, breath.paper).map(
            (other) => `${who} is ${much} on ${where} than on ${other}`,
          )
        : than
          ? [`On ${where}, ${than[2]} is ${much} than ${who}`]
          : [`${who} is ${elsewhere![1] ? 'much better' : 'better'} on ${elsewhere![2]} than on ${where}`]
    told = `${before}. ${said.join('. ')}${told.slice(found.index + found[0].length)}`
  }
  return told
}
