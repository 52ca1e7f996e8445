/**
 * Changes of what somebody wrote that leave what it says as it is: words before and behind it, other manners of writing, slips
 * of the keyboard, and chat spelling. A change that does not apply to a text, or might change what it says, gives nothing.
 */
import { Random } from '../../src/core/random.ts'

/** `text` → the same in another manner; undefined where there is none. `names`: words that are to stay as they are written. */
export type Change = (text: string, names: readonly string[]) => string | undefined

const asks = (text: string): boolean => /\?\s*$/.test(text)
/** Tables, lists and data are told by how they are written. */
const isLaidOut = (text: string): boolean => /[\n|]|^[{[-]/.test(text)
const isShort = (text: string): boolean => text.split(/\s+/).length < 3

const startsWithName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.toLowerCase().startsWith(name.toLowerCase()))

/** The text as the second part of a sentence: with a small letter where it began with a word that is not a name. */
const goesOn = (text: string, names: readonly string[]): string =>
  /^[A-Z]['’]?[a-z]/.test(text) && !/^I\b/.test(text) && !startsWithName(text, names)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text

const behind =
  (words: string, fits: (text: string) => boolean = () => true): Change =>
  (text, names) =>
    isLaidOut(text) || !fits(text) ? undefined : words + goesOn(text, names)

/** Words in the last sentence, before its mark. */
const within =
  (words: string, fits: (text: string) => boolean): Change =>
  (text) =>
    isLaidOut(text) || isShort(text) || !fits(text) || !/[\w)][.!?]?$/.test(text)
      ? undefined
      : text.replace(/[.!?]?$/, (mark) => words + mark)

const followedBy =
  (words: string): Change =>
  (text) =>
    isLaidOut(text) ? undefined : /[.!?)]$/.test(text) || words === ':)' ? `${text} ${words}` : `${text}. ${words}`

const respelt =
  (...pairs: readonly (readonly [RegExp, string])[]): Change =>
  (text) =>
    pairs.reduce((now, [from, to]) => now.replace(from, to), text)

/** Slips of the keyboard in words of six letters and more: two letters in the other order, one left out, one twice, a neighbour. */
function slip(kind: 'swapped' | 'left out' | 'twice' | 'neighbour', inNames: boolean): Change {
  return (text, names) => {
    const random = new Random(1, kind, text)
    const isName = (word: string): boolean => names.some((name) => name.toLowerCase().split(' ').includes(word))
    // A path in letters would be another one.
    const words = [...text.matchAll(/(?<![\w'’-])[a-z]{6,}(?![\w'’-])/gi)].filter(
      ([word]) => isName(word.toLowerCase()) === inNames && !/^[LEBKCA]+$/.test(word),
    )
    if (words.length === 0) return undefined
    const { 0: word, index } = words[random.int(0, words.length - 1)]!
    const at = random.int(1, word.length - 3)
    const letter = word[at]!
    const instead = {
      swapped: word[at + 1]! + letter,
      'left out': word[at + 1]!,
      twice: letter + letter + word[at + 1]!,
      neighbour: (NEIGHBOURS[letter.toLowerCase()] ?? letter) + word[at + 1]!,
    }[kind]
    return text.slice(0, index) + word.slice(0, at) + instead + word.slice(at + 2) + text.slice(index + word.length)
  }
}

/** The key to the right on most keyboards. */
const NEIGHBOURS: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [...row].slice(0, -1).map((key, i) => [key, row[i + 1]!])),
)

export const CHANGES: Readonly<Record<string, Change>> = {
  'small letters': (text) => (/\b[A-Z]\b(?<!\bI)|[A-Z]{2}/.test(text) ? undefined : text.toLowerCase()),
  'capital letters': (text) => (isLaidOut(text) || /\b[a-z]\b(?<!\b[ai])/.test(text) ? undefined : text.toUpperCase()),
  'no full stop': (text) => text.replace(/[.!]+$/, ''),
  'dots at the end': (text) => (isLaidOut(text) || asks(text) ? undefined : text.replace(/[.!]*$/, '...')),
  'exclamation mark': (text) => (isLaidOut(text) || asks(text) ? undefined : text.replace(/[.!]*$/, '!')),
  'no question mark': (text) =>
    asks(text) && /\b(?:what|which|how|could|can|would|do|does|is|are|shall)\b/i.test(text)
      ? text.replace(/\?+\s*$/, '')
      : undefined,
  'no apostrophes': (text) => text.replace(/['’]/g, ''),
  'curly apostrophes': (text) => text.replace(/'/g, '’'),
  'no commas': (text) => (/\d/.test(text) || isLaidOut(text) ? undefined : text.replace(/,(?= )/g, '')),
  'dashes for commas': (text) =>
    /\d/.test(text) || isLaidOut(text) || text.split(',').length !== 2 ? undefined : text.replace(', ', ' - '),
  'semicolons for stops': (text, names) =>
    isLaidOut(text)
      ? undefined
      : text.replace(/(?<=[a-z])\. (?=[A-Z])(.*)$/, (_, rest: string) => `; ${goesOn(rest, names)}`),
  'two spaces': (text) => (isLaidOut(text) ? undefined : text.replace(/ /g, '  ')),
  'a line for each sentence': (text) =>
    isLaidOut(text) || /\d\. |e\. ?g\.|i\. ?e\./.test(text) ? undefined : text.replace(/(?<=[.!?]) (?=\S)/g, '\n'),
  'full forms': respelt(
    [/\bI'm\b/g, 'I am'],
    [/\bI've\b/g, 'I have'],
    [/\bI'd\b/g, 'I would'],
    [/\bI'll\b/g, 'I will'],
    [/\bit's\b/g, 'it is'],
    [/\bthat's\b/g, 'that is'],
    [/\bdon't\b/g, 'do not'],
    [/\bdoesn't\b/g, 'does not'],
    [/\bcan't\b/g, 'cannot'],
    [/\bisn't\b/g, 'is not'],
    [/\bwe're\b/g, 'we are'],
    [/\bwe'll\b/g, 'we will'],
    [/\blet's\b/g, 'let us'],
  ),
  'short forms': respelt(
    [/\bI am\b/g, "I'm"],
    [/\bI have\b/g, "I've"],
    [/\bI would\b/g, "I'd"],
    [/\bI will\b/g, "I'll"],
    [/\bit is\b/g, "it's"],
    [/\bdo not\b/g, "don't"],
    [/\bdoes not\b/g, "doesn't"],
    [/\bcannot\b/g, "can't"],
    [/\bis not\b/g, "isn't"],
    [/\bwe are\b/g, "we're"],
    [/\bwe will\b/g, "we'll"],
  ),
  'chat spelling': respelt(
    [/\byou\b/gi, 'u'],
    [/\byour\b/gi, 'ur'],
    [/\bare\b/g, 'r'],
    [/\bplease\b/gi, 'pls'],
    [/\bbecause\b/gi, 'cos'],
    [/\bthough\b/g, 'tho'],
    [/\bokay\b/gi, 'ok'],
    [/\bI\b/g, 'i'],
    [/\bwant to\b/g, 'wanna'],
    [/\bgoing to\b/g, 'gonna'],
    [/\bvery\b/g, 'v'],
  ),
  'letters swapped': slip('swapped', false),
  'a letter left out': slip('left out', false),
  'a letter twice': slip('twice', false),
  'a neighbouring letter': slip('neighbour', false),
  'letters swapped in a name': slip('swapped', true),
  'a letter left out of a name': slip('left out', true),
  'a greeting before': behind('Hi there! '),
  'an apology before': behind('Sorry for the wait. '),
  'a remark before': behind('Let me see... '),
  hmm: behind('hmm '),
  well: behind('well, ', (text) => !/^(?:well|yes|no|ok)\b/i.test(text)),
  'ok so': behind('ok so ', (text) => !/^(?:ok|okay|so|alright)\b/i.test(text)),
  honestly: behind('Honestly, ', (text) => !asks(text)),
  'by the way': behind('By the way, ', (text) => !/^(?:yes|no|ok|and|but|so)\b/i.test(text)),
  'a smile': followedBy(':)'),
  lol: within(' lol', () => true),
  thanks: followedBy('Thanks!'),
  'a remark behind': followedBy('This is fun, by the way.'),
  'another remark': followedBy('My coffee is getting cold.'),
  'ok,': behind('ok, ', (text) => !/^(?:ok|okay|yes|no|so|and|but)\b/i.test(text)),
  so: behind('so ', (text) => /^(?:I|you|we|my|the|it)\b/i.test(text)),
  'alright so': behind('Alright so ', (text) => !/^(?:ok|okay|so|alright|yes|no)\b/i.test(text)),
  'yeah so': behind('yeah so ', (text) => !asks(text) && !/^(?:ok|okay|so|yeah|yes|no)\b/i.test(text)),
  look: behind('Look, ', (text) => !asks(text) && !/^(?:ok|yes|no|look)\b/i.test(text)),
  anyway: behind('Anyway, ', (text) => !/^(?:ok|yes|no)\b/i.test(text)),
  'oh,': behind('oh, ', (text) => !/^(?:oh|yes|no)\b/i.test(text)),
  'hi,': behind('hi, ', (text) => !/^(?:hi|hello|hey|yes|no)\b/i.test(text)),
  fyi: behind('fyi ', (text) => !asks(text)),
  'for the record': behind('For the record, ', (text) => !asks(text)),
  'just so you know': behind('Just so you know, ', (text) => !asks(text)),
  personally: behind('Personally, ', (text) => !asks(text) && !/^(?:ok|yes|no|personally)\b/i.test(text)),
  'as far as I can tell': behind('As far as I can tell, ', (text) => !asks(text) && !/^(?:ok|yes|no)\b/i.test(text)),
  'I would say': behind("I'd say ", (text) => !asks(text) && /^(?:it|the|my|[A-Z]\w+ (?:is|has))\b/.test(text)),
  haha: within(' haha', () => true),
  tbh: within(' tbh', (text) => !asks(text)),
  imo: within(' imo', (text) => !asks(text)),
  'I guess': within(' I guess', (text) => !asks(text) && !/\bI guess\b/.test(text)),
  'you know': within(', you know', (text) => !asks(text)),
  'if that helps': within(', if that helps', (text) => !asks(text) && !/\bif\b/.test(text)),
  'a smiling face': (text) => (isLaidOut(text) ? undefined : `${text} 😊`),
  'exclamation marks': (text) => (isLaidOut(text) || asks(text) ? undefined : text.replace(/[.!]*$/, '!!!')),
  'question marks': (text) => (asks(text) ? text.replace(/\?\s*$/, '??') : undefined),
  'spaces before marks': (text) =>
    isLaidOut(text)
      ? undefined
      : text.replace(/(?<=[a-z])([!?])(?= |$)/gi, ' $1').replace(/(?<=[a-z]), (?=[a-z])/gi, ' , '),
  'no spaces behind commas': (text) => (isLaidOut(text) ? undefined : text.replace(/(?<=[a-z]), (?=[a-z])/gi, ',')),
  'dots for commas': (text) =>
    /\d/.test(text) || isLaidOut(text) || text.split(',').length !== 2 ? undefined : text.replace(', ', '... '),
  'commas for stops': (text, names) =>
    isLaidOut(text)
      ? undefined
      : text.replace(/(?<=[a-z])\. (?=[A-Z])(.*)$/, (_, rest: string) => `, ${goesOn(rest, names)}`),
  honest: respelt([/(?<=[a-z]{3} (?:is|are)) (?!(?:it|that|this|there|he|she|they|you|we)\b)(?=[a-z])/, ' honestly ']),
  like: respelt([/(?<=[a-z]{3} (?:is|are)) (?!(?:it|that|this|there|he|she|they|you|we|like)\b)(?=[a-z])/, ' like ']),
  actually: respelt([
    /(?<=[a-z]{3} (?:is|are)) (?!(?:it|that|this|there|he|she|they|you|we)\b)(?=[a-z])/,
    ' actually ',
  ]),
  'just in it': respelt([/\bI (?=want|need|would|think|have|prefer)/, 'I just ']),
  'no articles': (text) =>
    isLaidOut(text) || /\b(?:as|the) (?:well|same)\b/.test(text)
      ? undefined
      : text.replace(
          /\b(?<!\b(?:not|such|quite|what|of|for|half|than|all|be) )(?:an?|the) (?=[a-z]{3,} )(?!(?:bit|little|lot|few|rest|best|worst|one|ones|other|others|more|less|whole|first|last|second|third|tad|touch|couple|must|no|top|bottom|very)\b)/g,
          '',
        ),
  'no subject': (text) =>
    isLaidOut(text) ||
    !/^I(?:['’]d| would| have| want| need| think| prefer) (?!to\b)/.test(text) ||
    text.startsWith('I have to')
      ? undefined
      : text.replace(/^I(?:['’]d| would) /, 'would ').replace(/^I /, ''),
  'no verb': (text, names) =>
    isLaidOut(text) || asks(text) || !startsWithName(text, names)
      ? undefined
      : text.replace(/^(\S+(?: (?:on|for|at|with) \S+)?) is (?=[a-z])/, '$1 '),
  'American spelling': respelt(
    [/our(?=(?:ite|ites|able|ed)?\b)(?<=(?:fav|col|flav|hon|behavi)our)/g, 'or'],
    [/(?<=\w{4})is(?=(?:e|es|ed|ing)\b)(?<=(?:real|organ|recogn|priorit|special|apolog|optim|minim|maxim)is)/g, 'iz'],
    [/(?<=(?:cance|trave|labe))ll(?=ed|ing|er)/g, 'l'],
  ),
  'short words': respelt(
    [/\bwithout\b/g, 'w/o'],
    [/\bwith\b(?= )/g, 'w/'],
    [/\bsomething\b/g, 'smth'],
    [/\bmeeting\b/g, 'mtg'],
    [/\breally\b/g, 'rly'],
    [/\bprobably\b/g, 'prolly'],
    [/\bdefinitely\b/g, 'def'],
    [/\babout\b/g, 'abt'],
    [/\bpeople\b/g, 'ppl'],
    [/\bbefore\b/g, 'b4'],
    [/\bgreat\b/g, 'gr8'],
    [/\blove\b/g, 'luv'],
    [/\bthrough\b/g, 'thru'],
    [/\bthanks\b/gi, 'thx'],
    [/\bdon't know\b/g, 'dunno'],
    [/\bperfect\b/g, 'perf'],
    [/\bimportant\b/g, 'impt'],
    [/\bobviously\b/g, 'obv'],
    [/\bespecially\b/g, 'esp'],
  ),
  'an ampersand': respelt([/(?<=[a-z]) and (?=[A-Z])/g, ' & ']),
  'drawn out': respelt(
    [/\bso\b(?= [a-z])/g, 'sooo'],
    [/\bvery\b/g, 'veryyy'],
    [/\breally\b/g, 'reallyyy'],
    [/\bgood\b/g, 'goood'],
    [/\bplease\b/gi, 'pleeease'],
    [/\bgreat\b/g, 'greaaat'],
    [/\bbad\b/g, 'baaad'],
    [/\bnever\b/g, 'neverrr'],
    [/\bperfect\b/g, 'perfecttt'],
    [/\blove\b/g, 'looove'],
    [/\bamazing\b/g, 'amaaazing'],
  ),
  'I think': within(', I think', (text) => !asks(text) && !/\bI think\b/.test(text)),
  'to be honest': within(', to be honest', (text) => !asks(text)),
  'please behind': within(', please', (text) => asks(text) && !/please/.test(text)),
  friend: within(', my friend', (text) => !asks(text)),
  'in one word': respelt(
    [/\bat least\b/g, 'atleast'],
    [/\ba lot\b/g, 'alot'],
    [/\bas well\b/g, 'aswell'],
    [/\beach other\b/g, 'eachother'],
    [/\bno one\b/g, 'noone'],
  ),
  'then for than': respelt([/\b(more|less|better|worse|other|rather) than\b/g, '$1 then']),
  'to for too': respelt([/\btoo (?=(?:far|expensive|loud|many|much|long)\b)/g, 'to ']),
  'to be fair': behind('To be fair, ', (text) => !asks(text)),
  partner: within(', partner', () => true),
  'in a hurry': followedBy('We should hurry a bit.'),
  'ugh ok': behind('ugh ok so ', (text) => !/^(?:ok|okay|so|alright)\b/i.test(text)),
  'a note before': behind('Quick note: ', (text) => !/^(?:yes|no|ok)\b/i.test(text)),
  quoted: (text) => (/["“”]/.test(text) || isLaidOut(text) ? undefined : `"${text}"`),
  bold: (text) => (/[*_]/.test(text) || isLaidOut(text) ? undefined : `**${text}**`),
}
