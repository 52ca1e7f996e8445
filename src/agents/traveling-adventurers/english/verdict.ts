/**
 * What the words of a clause say to a proposal: who or what they are about, the polarity of what is said of it, and how often
 * that is negated.
 */
import type { Verdict } from './acts.ts'
import { SAYINGS } from './sayings.ts'
import {
  ALONE,
  BAD,
  COPULA,
  FAVOURS,
  FILLERS,
  GOOD,
  HARMS,
  IT,
  NEGATES,
  OPPOSES,
  OTHER_NOUNS,
  PATH_NOUNS,
  POOR,
  SERVES,
} from './verdict-words.ts'

const flip = (verdict: Verdict): Verdict => (verdict === 'yes' ? 'no' : 'yes')
const isRoom = (word: string | undefined): boolean => word !== undefined && /^[A-Z]$/.test(word)
const isNegation = (word: string): boolean => NEGATES.has(word) || word.endsWith("n't")

/** "I take that as a compliment", "don't take it personally": what it is taken for. */
export const TAKES_FOR =
  /\b(?:take|took|taking) (?:it|that|this|them)(?: all)? (?:(?:as|for|to be) (?:an?|granted|good|bad|great|your|praise)\b(?! (?:path|route|tour|plan)\b)|to mean\b|personally|seriously|to heart)/

/** `text`: a clause in small letters, rooms as capitals, numbers in digits, commas apart. */
export function judge(text: string): Verdict | undefined {
  for (const [said, verdict] of SAYINGS) if (said.test(text)) return verdict
  const words = withoutOpinion(withObjectBehind(text))
    .replace(/([,:()])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)
  const found: Verdict[] = []
  let from = 0
  for (let i = 0; i <= words.length; i++) {
    const ends = i === words.length || /^[,:()]$/.test(words[i]!) || /^(?:because|since|but|as)$/.test(words[i]!)
    if (!ends) continue
    // "Quiet, just as I like it"
    const isManner =
      words[from - 1] === 'as' &&
      /^(?:i|we)(?: really| always)? (?:like|love|want|prefer) (?:it|them|that)$/.test(words.slice(from, i).join(' '))
    const verdict = isManner ? undefined : judgePart(words.slice(from, i))
    if (verdict !== undefined) found.push(verdict)
    from = i + 1
  }
  return found.includes('no') ? 'no' : found[0]
}

/** "That one I do not want", "your route I really can't accept": what is refused stands first. */
const FRONTED =
  /^(?:(?:but|so|well|sorry|honestly|nah|no|hmm?),? )*((?:that|this|your)(?: (?:last|whole|first|second|proposed))?(?: (?:one|path|route|plan|idea|tour|order|version|proposal|suggestion|option))?|yours) (i (?:(?:just|really|sadly|simply|also|still|definitely|personally) )*(?:do not|don't|can't|can not|cannot|won't|will not|wouldn't|would not|could not|couldn't|reject|refuse|decline|dislike|hate)(?: [a-z]+){0,3})(?=$| ?,)/
const withObjectBehind = (text: string): string => text.replace(FRONTED, '$2 $1')
/** Whether a clause refuses what it names first, which may be the hallway that was told of. */
export const refusesFronted = (text: string): boolean => FRONTED.test(text)

/** Without "I think that"; "I don't think" only denies. */
const withoutOpinion = (text: string): string =>
  text
    .replace(
      /\bi(?:'m| am) (?:afraid|sorry to say|sad to say),? (?:but )?(?:that (?=(?:is|was|would|this|your|the|it)\b) ?)?/g,
      (said) => (said.endsWith(' that ') ? 'that ' : ''),
    )
    .replace(/\b(that|it|this)'s (not )?going to\b/g, '$1 will $2')
    .replace(/^((?:[\w']+,? ){0,2})not (?:really )?going to (?=work\b)/, '$1that will not ')
    .replace(/\b(?:is|are) (not )?going to\b/g, 'will $1')
    // "The path you sent isn't valid"
    .replace(
      /\b(path|route|tour|plan|order|one|idea|sequence|proposal) (?:that |which )?you(?:'ve| have)? (?:just )?(?:sent|proposed|suggested|gave|given|mentioned|wrote|described|picked|chose|listed|named)\b/g,
      '$1',
    )
    .replace(
      /\b(?:i|we) (?:do not|don't|dont|can't|cannot|can not|didn't) (?:really |quite |actually )?(?:think|believe|feel|find|see how|see why|reckon|suppose)(?: that(?= [\w']))?/g,
      'not',
    )
    .replace(
      /\b(?:i|i'd|we) (?:really |also |would |must |still |just |do |honestly )*(?:think|guess|believe|feel|suppose|reckon|say|fear|find(?= (?:that|it|this|your)\b))(?: that(?= (?:the|your|this|it|we|my|is)\b))?/g,
      '',
    )

function judgePart(words: readonly string[]): Verdict | undefined {
  if (words.length === 0 || words.length > 30) return undefined
  return compareBetter(words) ?? evaluate(words) ?? takeSide(words) ?? serve(words)
}

/** Behind a "no" that is an answer: "no sorry", "no the path …". */
const ANSWERED =
  /^(?:that's|thats|it's|its|that|this|it|i|i'm|sorry|thanks|thank|please|wait|but|the|your|yours|we|you|honestly|really|actually|partner|mate|dude|bro|man|because|cause|nope|no|those|these)$/

const negations = (words: readonly string[], from: number, to: number): number =>
  // "No that's worse" denies, and then says why.
  words
    .slice(Math.max(0, from), to)
    .filter((word, i, all) => isNegation(word) && !(word === 'no' && ANSWERED.test(all[i + 1] ?? ''))).length +
  (/\b(?:far from|anything but|nowhere near|less than)\b/.test(words.slice(Math.max(0, from), to).join(' ')) ? 1 : 0)

/** Whether words name the proposal, or nothing at all: "that", "your path", "I think the whole plan". */
function isOfProposal(words: readonly string[]): boolean {
  const rooms = words.filter(isRoom).length
  if (rooms > 0 && rooms < 5) return false
  if (words.some((word) => /^\d/.test(word))) return false
  let named = false
  for (const [i, word] of words.entries()) {
    if (word === 'my' && !/^(?:opinion|view|eyes)$/.test(words[i + 1] ?? '')) return false
    if (isRoom(word) || IT.has(word) || PATH_NOUNS.has(word)) named = true
    else if (word === 'your' || word === 'our') named ||= words.slice(i).some((other) => PATH_NOUNS.has(other))
    else if (!FILLERS.has(word) && !GOOD.has(word) && !isNegation(word) && !PARTS.has(word)) return false
  }
  return named || words.every((word) => FILLERS.has(word) || isNegation(word))
}

const PARTS = new Set('whole full complete proposed suggested new last first second other same in of total'.split(' '))

/** "That sounds really good", "not a bad idea", "your path is too long for me". */
function evaluate(words: readonly string[]): Verdict | undefined {
  for (const [i, word] of words.entries()) {
    const excess =
      words[i - 1] === 'too' &&
      /^(?:low|long|little|few|small|short|much|high|slow|complicated|cheap|poor|weak|risky|short)$/.test(word)
    const polarity: Verdict | undefined = excess || BAD.has(word) ? 'no' : GOOD.has(word) ? 'yes' : undefined
    if (polarity === undefined) continue
    // "Too bad, only 1 there" is a sigh.
    if (i === 1 && words[0] === 'too' && word === 'bad') continue
    // "One of my best"
    if (words[i - 1] === 'my') continue
    const next = words[i + 1]
    // "To correct my last message"
    if (word === 'correct' && isVerb(words[i - 1], next)) continue
    // "Good thing we have chat", "okay thinking"
    if (next === 'thing' && /^(?:that|we|i|you|there|the|this)$/.test(words[i + 2] ?? '')) continue
    if (next === 'thinking' && /^(?:ok|okay|alright|right|fine)$/.test(word)) continue
    // "The optimal one should consider both": what is to be aimed at.
    if (PATH_NOUNS.has(next ?? '') && AIMS.test(words[i + 2] ?? '')) continue
    // "Good idea to compare notes!"
    if (PATH_NOUNS.has(next ?? '') && words[i + 2] === 'to' && COMPARES_NOTES.test(words[i + 3] ?? '')) continue
    // "Find the best round trip" says what is to be done.
    if (words.some((other, at) => at < i && SEEKS.has(other) && /^(?:the|a|an|our|some)$/.test(words[at + 1] ?? '')))
      continue
    if (SEEKS_FOR.test(words.slice(0, i).join(' '))) continue
    // "Ok now for real: …"
    if (isOpening(words, i)) continue
    // "Ok thanks for explaining"
    if (/^thanks?$/.test(next ?? '') && i < 2) continue
    const noun = GOOD.has(next ?? '') || /^(?:and|possible|round|overall)$/.test(next ?? '') ? words[i + 2] : next
    if (OTHER_NOUNS.has(noun ?? '') || isRoom(next) || /^\d/.test(next ?? '')) continue
    if (goesOn(words, i)) continue
    // "Your proposal may be the best, I cannot tell yet."
    if (
      polarity === 'yes' &&
      words.slice(0, i).some((other) => /^(?:may|might|could|maybe|perhaps|possibly)$/.test(other))
    )
      continue
    // "This would be my ideal path: …"
    if (words[i - 1] === 'my' && PATH_NOUNS.has(next ?? '') && words.length === i + 2) continue
    // "The path must be good for you" says what is wanted.
    if (
      /\b(?:must|needs? to|ha(?:s|ve) to|ought to)(?: really| both| also)? be\b(?! the\b)/.test(
        words.slice(0, i).join(' '),
      )
    )
      continue
    if (/^(?:to|from)$/.test(next ?? '') && !/^(?:me|us|both)$/.test(words[i + 2] ?? '')) continue
    if (next === 'for' && !/^(?:me|us|both|my|our|the)$/.test(words[i + 2] ?? '')) continue
    if (next === 'for' && words.slice(i + 2).some(isRoom)) continue
    const verb = words.findLastIndex((other, at) => at < i && COPULA.has(other))
    // "That was wrong" takes something back; a mere "great" may open what follows.
    if (words[verb] === 'was') continue
    if (verb < 0 && words.every((other) => OPENS.has(other))) continue
    // "…, which is 5, is a good one" goes on about a hallway, "nothing great" lists what there is.
    if (
      (verb === 0 && /^(?:is|was|are|isn't)$/.test(words[0]!)) ||
      (polarity === 'yes' && words.slice(0, i).includes('nothing'))
    )
      continue
    if (words.some(isRoom) && /^(?:best|optimal|optimum|ideal|maximum)$/.test(word)) continue
    const subject = verb < 0 ? [] : [...words.slice(0, verb), ...contracted(words[verb]!)]
    const between = words.slice(verb + 1, i)
    const bare = between.every(
      (other) =>
        FILLERS.has(other) ||
        isNegation(other) ||
        PATH_NOUNS.has(other) ||
        GOOD.has(other) ||
        PARTS.has(other) ||
        other === 'our' ||
        other === 'about' ||
        other === 'like',
    )
    if (!bare || !isOfProposal(subject)) continue
    // "I have a brilliant idea": it comes.
    if (verb < 0 && words.slice(0, i).some((other) => /^(?:i'm|am|we're|my|have|i've|got|had)$/.test(other))) continue
    const denied = negations(words, i - 9, i) % 2 === 1
    return denied ? flip(polarity) : polarity
  }
  return undefined
}

const SEEKS = new Set('find finding get getting compute calculate search identify determine discover'.split(' '))
const SEEKS_FOR =
  /\b(?:look|looking|search|searching|hunt|hunting|aim|aiming|strive|head|shoot) (?:for|at) (?:the|a|an|our|some)(?: [\w']+)?$/
/** Whether "correct" is done to something. */
const isVerb = (before: string | undefined, next: string | undefined): boolean =>
  /^(?:to|me|i|i'll|must|should|can|could|let|quickly|please)$/.test(before ?? '') ||
  /^(?:my|what|a|an|the)$/.test(next ?? '')
const AIMS =
  /^(?:should|must|has|needs?|ought|might|could|depends?|uses?|goes|avoids?|takes|includes?|starts|lies|comes|probably)$/
const COMPARES_NOTES = /^(?:compare|share|exchange|list|check|ask|tell|discuss|talk|write|recap|summarize|collect)$/

const isOpening = (words: readonly string[], i: number): boolean =>
  i === 0 &&
  words.length > 2 &&
  /^(?:ok|okay|alright|right)$/.test(words[0]!) &&
  /^(?:now|so|and)$/.test(words[1]!) &&
  !words.some((word) => COPULA.has(word))

/** "Best path is L, E, …", "nice playing with you": what is praised comes after. */
function goesOn(words: readonly string[], at: number): boolean {
  const next = words[at + 1]
  if (next === undefined) return false
  if (words.slice(at + 1).some((word) => COPULA.has(word) || isRoom(word))) return true
  // "Best path found"
  if (
    words.slice(at + 1).some((word) => /^(?:found|computed|calculated|determined|identified|known|below)$/.test(word))
  )
    return true
  return (
    !(FILLERS.has(next) || PATH_NOUNS.has(next) || GOOD.has(next) || AFTER.has(next)) ||
    /^(?:i|that|this|it|i'd|i'm)$/.test(next)
  )
}

const AFTER = new Set(
  'enough on at with by than together possible now already thanks both we us in you by round overall'.split(' '),
)
/** Words that open a message as often as they agree. */
const OPENS = new Set(
  'all ok okay right alright fine great good nice cool perfect excellent awesome wonderful brilliant lovely fantastic amazing sweet superb splendid terrific marvellous super so then well very really pretty quite thanks and oh ah hm hmm now me my turn mine'.split(
    ' ',
  ),
)

/** The subject within "that's". */
const contracted = (word: string): string[] => (/^(?:that|it|its|this)/.test(word) ? ['that'] : [])

/** "I like it", "we can't accept your plan", "I'm against that". */
/** "Your path leaves out K-C, which is 9 for me": what is wrong with a proposal, whatever numbers follow. */
export function findsFault(text: string): boolean {
  const words = withoutOpinion(text.split(/,? which\b|\d/)[0]!)
    .split(/[\s,:()]+/)
    .filter(Boolean)
  const names = words.some((word) => IT.has(word) || /^(?:that|it|this)'/.test(word)) || words.includes('your')
  return names && serve(words) === 'no'
}

function takeSide(words: readonly string[]): Verdict | undefined {
  for (const [i, word] of words.entries()) {
    const polarity: Verdict | undefined = FAVOURS.has(word) ? 'yes' : OPPOSES.has(word) ? 'no' : undefined
    if (polarity === undefined) continue
    const before = words.slice(0, i)
    // "Can we do the one from before" asks, "everyone's happy" tells of others.
    if (
      /\b(?:(?:can|could|shall|should|may) (?:we|you|i)|let me|everyone'?s?|everybody(?:'s)?|nobody)\b/.test(
        before.join(' '),
      )
    )
      continue
    if (
      before.some(
        (other) =>
          /^(?:you|they|he|if|whether|when|before|until|unless|why|what|how|to|once|after)$/.test(other) &&
          !isWish(words, i),
      )
    )
      continue
    // "Please do it too", "we must take that": neither agrees.
    if (
      /^(?:take|do|use|follow|choose|buy|want)$/.test(word) &&
      before.some((other) => /^(?:please|must|gotta|need|have|has|should|got)$/.test(other)) &&
      // "I don't think we should do that" refuses.
      !(before.includes('should') && negations(words, 0, i) % 2 === 1)
    )
      continue
    // "Just as I like it", "we can do it!"
    if (/\b(?:as|how|way) (?:i|we)(?: [\w']+)?$/.test(before.join(' '))) continue
    if (
      word === 'do' &&
      /(?:^|\b)(?:we|you) can$/.test(before.join(' ')) &&
      /^(?:it|this)$/.test(words.slice(i + 1).join(' '))
    )
      continue
    // "I'd go like this: …"
    if (
      word === 'like' &&
      /^(?:this|that|so)$/.test(words.slice(i + 1).join(' ')) &&
      i > 0 &&
      !/^(?:i|we|i'd|we'd|you|really|do|don't|also|would|quite|both|still|not|much|never|definitely|kinda|does|actually|honestly|to|and|but|just|rather|too)$/.test(
        words[i - 1]!,
      )
    )
      continue
    // "It's a bit like the puzzles from school"
    if (
      word === 'like' &&
      before.some((other) => COPULA.has(other)) &&
      !before.some((other) => /^(?:i|we)$/.test(other))
    )
      continue
    // "A kitchen just like that"
    if (
      word === 'like' &&
      /^(?:just|exactly|is|was|looks?|looked|feels?|felt|something|anything|much|a lot|rooms?|house|place|kitchen|attic)$/.test(
        words[i - 1] ?? '',
      )
    )
      continue
    const object = words.slice(i + 1)
    // "I don't care": about nothing; "I don't care for that": it is not liked.
    if (word === 'care' && !/^(?:much |a lot |particularly )?for\b/.test(object.join(' '))) continue
    // "I will take them into account"
    if (object.includes('into') || object.includes('account')) continue
    const rest = object.filter(
      (other) =>
        !/^(?:really|totally|fully|with|by|about|along|for|to|on|off|of|at|all|very|much|particularly|entirely|so|completely|also|too|either|there|here|now)$/.test(
          other,
        ),
    )
    if (rest.length === 0 ? !ALONE.has(word) : !isObject(rest)) continue
    const denied = negations(words, 0, i) % 2 === 1
    return denied ? flip(polarity) : polarity
  }
  return undefined
}

/** "I want to take that". */
const isWish = (words: readonly string[], at: number): boolean =>
  /^(?:.* )?(?:i|we|i'd|we'd|i'll|happy|ready|glad|willing)(?: [\w']+){0,3} to$/.test(words.slice(0, at).join(' ')) &&
  !words.includes('you')

/** "It", "your nice path", "the plan"; not "that we go", "the kitchen". */
function isObject(words: readonly string[]): boolean {
  const [first, second] = words
  if (words.some(isRoom) || words.some((word) => /^\d/.test(word))) return false
  // "Let's do it step by step", "go the other way round"
  if (
    /\b(?:(?:step|one|piece|room|bit) by (?:step|one|piece|room|bit)|other way|slowly|carefully|differently|again)\b/.test(
      words.join(' '),
    )
  )
    return false
  if (IT.has(first!)) {
    if (second === undefined || PATH_NOUNS.has(second)) return true
    // "I like this house" says nothing of a path.
    if (/^(?:this|these|those)$/.test(first!))
      return /^(?:step|move|way|a|very|so|too|more|better|best|much|one|as|for|and|because|since|but|all|already|now|then|again|also|if|with|well|enough|steps|moves|ones|rooms|instead|please)$/.test(
        second,
      )
    // "I'd like to do it properly" is about the game.
    return !/^(?:we|you|i|the|your|my|is|are|one|hallway|room|number|of|should|would|there|properly|back|backwards|reversed|again|otherwise|right|slowly|carefully|quickly|step|differently)$/.test(
      second,
    )
  }
  return /^(?:your|the|this|that)$/.test(first!) && words.slice(1, 4).some((word) => PATH_NOUNS.has(word))
}

/** "That works for me", "it wouldn't suit me", "your path costs me too much". */
function serve(words: readonly string[]): Verdict | undefined {
  for (const [i, word] of words.entries()) {
    const polarity: Verdict | undefined = SERVES.has(word) ? 'yes' : HARMS.has(word) ? 'no' : undefined
    if (polarity === undefined) continue
    // "What pays for me hurts you"
    if (words[i - 1] === 'what') continue
    // "That makes sense"
    const next = words[i + 1]
    // "That would please me", not "that one please"
    if (word.startsWith('please') && !/^(?:me|us|both)$/.test(next ?? '')) continue
    // "That might work"
    if (polarity === 'yes' && words.slice(0, i).some((other) => /^(?:may|might|maybe|perhaps)$/.test(other))) continue
    const modal = words
      .slice(0, i)
      .findIndex((other) =>
        /^(?:do|does|did|will|would|can|could|may|might|should)$|n't$|^(?:cannot|that'll|it'll|that'd|it'd)$/.test(
          other,
        ),
      )
    const start = word === 'sense' && /^makes?$/.test(words[i - 1] ?? '') ? i - 1 : i
    if (word === 'sense' && start === i) continue
    const subject = modal < 0 ? words.slice(0, start) : [...words.slice(0, modal), ...contracted(words[modal]!)]
    const serves =
      polarity === 'yes' &&
      (next === undefined ||
        /^(?:for|well|perfectly|fine|great|me|us|both|at|with|too|nicely|out|to|good|then|my|our)$/.test(next)) &&
      // "Work out the best path"
      !(next === 'out' && /^(?:the|a|an|our|which|what|how)$/.test(words[i + 2] ?? ''))
    const harms =
      polarity === 'no' &&
      (((next === undefined || next === 'for') && word.startsWith('suck')) ||
        /^(?:me|us|my|our|too|the|all|one|everything|both|out)$/.test(next ?? '') ||
        (word === 'waste' && next === 'of'))
    if (!(serves || harms) || (/^(?:for|with|to)$/.test(next ?? '') && !/^(?:me|us|both|my)$/.test(words[i + 2] ?? '')))
      continue
    if (!isOfProposal(subject) || subject.some((other) => /^(?:i|we|you)$/.test(other))) continue
    if (harms && !subject.some((other) => IT.has(other) || PATH_NOUNS.has(other))) continue
    // "It avoids our low hallways"
    if (harms && words.slice(i + 1).some((other) => POOR.has(other))) continue
    // "That pays me 5".
    if (words.slice(i).some((other) => /^\d/.test(other)) && serves) continue
    const denied = negations(words, 0, i) % 2 === 1
    // "That helps" thanks for a number.
    if (word.startsWith('help') && !denied) continue
    return denied ? flip(polarity) : polarity
  }
  return undefined
}

/** "There is a better one", "we can't do better", "yours is better than mine". */
function compareBetter(words: readonly string[]): Verdict | undefined {
  const at = words.indexOf('better')
  if (at < 0) return undefined
  const before = words.slice(0, at).join(' ')
  const after = words.slice(at + 1).join(' ')
  if (words.some(isRoom) || /\b(?:if|you|when)\b/.test(before) || after.startsWith('off')) return undefined
  const denied = negations(words, 0, at) % 2 === 1
  if (/^than (?:that|this|it|yours|your)\b/.test(after)) return denied ? 'yes' : 'no'
  if (/\b(?:mine|my (?:[\w']+ )?\w+)(?: is|'s| looks| seems| would be)\b/.test(before)) return denied ? 'yes' : 'no'
  if (
    /\b(?:do|find|see|get|is|have|got|know|found|be|want|need|nothing|exist|exists|isn't|aren't|prefer|have)(?: (?:a|any|anything|something|much|even|slightly|one|way|far|no|there))*$/.test(
      before,
    ) &&
    !/\b(?:that|this|it|yours|\w+ (?:path|plan|idea|route))(?: is|'s)(?: (?:even|much|way|far|a bit|slightly))*$/.test(
      before,
    )
  )
    return denied ? 'yes' : 'no'
  return undefined
}
