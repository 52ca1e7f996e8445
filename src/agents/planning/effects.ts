/**
 * Wishes told by what something does to those who speak ("wine gives me migraines", "candles make my wife melt", "I get a rash
 * from shellfish"), said plainly: "wine unwanted". What is neither good nor bad for anybody stays as it is.
 */
import { readerFor } from './english.ts'

const ILL =
  /\b(?:sick|ill|queasy|nause\w+|vomit\w*|puk\w+|gag\w*|throw up|chok\w+|cough\w*|sneez\w+|burp\w*|belch\w*|fart\w*|gassy|snor\w+|hiccups?|itch\w*|rash(?:es)?|hives|swell|headaches?|migraines?|heartburn|hangovers?|cramps?|stomach (?:ache|cramps?|trouble|pain)\w*|stomachaches?|indigestion|reflux|allergy|allergies|allergic|dizzy|sleepy|tired|old|sad|mad|angry|furious|crazy|insane|nuts|nervous|anxious|uneasy|uncomfortable|trapped|claustrophobic|self-?conscious|awkward|lonely|stupid|poor|out of place|out of my skin|cring\w+|shudder\w*|shiver\w*|creeps|chills|yawn\w*|bored|asleep|to sleep|to tears|weep|scream\w*|run|leave|flee|hide|regret|grumpy|miserable|depress\w+|stress\w*|panic\w*|pain\w*|hurt\w*|ach(?:e|es|ing)|bloated|trouble|nightmares?|grief|down|out|off|cold|on edge|on (?:my|our) nerves|up the wall|roll (?:my|our) eyes|bananas|faint|snooze|aggressive|annoyed|crabby|hungover|jumpy|twitchy|jittery|fidgety|cranky|moody|restless|impatient|overwhelmed|tense)\b/i
const JOY =
  /\b(?:happy|happier|smil\w+|grin|glad|joy\w*|laugh|drool\w*|water|hungry|thirsty|melt\w*|feel (?:\w+ )?(?:at home|alive|special|good|great|young|welcome|better|comfortable|like a (?:king|queen|princess))|at home|dance|sing|relax\w*|in (?:a good|the) mood|excited|proud|^(?:whole )?(?:day|night|evening|trip|week|year)(?= ?$)|come back|cheer\w*|energy|goosebumps|purr)\b/i
const DOES =
  '(?:makes?|made|gives?|gave|gets?|leaves?|left|puts?|sends?|drives?|drove|turns?|keeps?|brings?|causes?|bores?|wears?|tires?|lulls?|weirds?|creeps?|freaks?|grosses|stresses|brings|bums?|always makes?|just makes?|tends? to (?:make|give)|would make|will make|can make)'
const WHOM = "(?:me|us|him|her|them|everyone|everybody|people|my|our)\\b(?: (?!on\\b|off\\b|out\\b)[\\w'-]+){0,2}?"
/** "Dive bars make me feel unsafe". */
const EFFECT = new RegExp(
  `^(.{2,60}?) ((?:do(?:es)?(?:n't| not) |never |always |only |just )?)(${DOES}) ${WHOM} (.+)$`,
  'i',
)
/** "Anything too casual would disappoint my mother", "tapas always delight us". */
const MOVES =
  /^(.{2,60}?) (?:(?:would|will|can|could|always|really|just|only|simply) )*(disappoint|upset|annoy|bore|offend|scare|embarrass|irritate|disturb|bother|depress|disgust|exhaust|frighten|ruin|spoil|bloat|kill|floor|sicken|nauseate|repel|repulse|revolt|sadden|unsettle|intimidate|suffocate|overwhelm|infuriate|enrage|delight|please|thrill|charm|excite|comfort)(?:e?s|ed)? (?:me|us|him|her|them|everyone|everybody|my \w+|our \w+|the (?:day|evening|night|mood|trip))\b/i
const PLEASES = /^(?:delight|please|thrill|charm|excite|comfort)/i

/** "I'd make you happy with it" says nothing of what stands before. */
const SPEAKER =
  /^(?:(?:and|but|so|because|since|if|when|that|it|this|they|you|i|we|he|she|which|what|please|maybe|just)\b(?:'(?:d|ll|re|ve|s|m))? ?)*$/i

const TIRES = /^(?:bores?|wears?|tires?|weirds?|creeps?|freaks?|grosses|stresses|bums?)/i
/** "Somewhere to leave my car". */
const ASKED_OF = /^(?:please )?(?:don't|do not|never|let|let's)\b|\b(?:to|can|could|must|should|please|will)$/i

const CHILDREN = /\b(?:my|our|the) (?:\w+ )?(?:kids|children)\b/i

/** "I get a headache from wine", "my hearing aid goes crazy with live bands". */
const SUFFERS = new RegExp(
  `^(?:(?:and|but|since|because|honestly|sadly|unfortunately) )?(?:i|we|he|she|my|our|everyone|(?:both|all|some|one|the (?:two|three|rest)) of us) [^,]{0,50}?${ILL.source} (?:by |just |all )?(?:from|with|of|by|after|around|near|in|at(?: the (?:thought|sight|smell|sound|idea))?(?: of)?|when(?:ever)? (?:i|we|there(?:'s| is| are)|he|she)(?: (?:see|hear|smell|eat|drink|have|sit|go|am|are|is|sees|hears|eats|drinks|has))*) (?:in |to |at |an? |the |any |some |too much |eating |drinking |having )*(?!this\\b|that\\b|it\\b|them\\b|you\\b)(.{3,60})$`,
  'i',
)
/** "I feel like a sardine in touristy places". */
const FEELS_LIKE =
  /^(?:i|we|he|she|my \w+) (?:always |just |only )?feels? like an? (?!(?:\w+ )?(?:king|queen|prince|princess|star|millionaire|god|goddess|local|native|kid|child|million|movie)\b)(?:[\w-]+ ){1,4}?(?:in|at|among|around|with) (.{3,60})$/i
/** These are the stomach's and the nerves' alone: feet hurt for other reasons. */
const OTHER_ILLS =
  /\b(?:(?:like|love|want|wish|hope|plan|need|prefer)s? to|(?:sit|eat|dine|hang|settle|go|going|wind|head|lie|calm|stay)(?:t?ing)? (?:down|out|off)|(?:an?|something|some) cold|knees?|legs?|feet|foot|ankles?|hips?|back|walk\w*|travel\w*|home|work|day|trip|week|flight|journey|stairs|hill)\b|\b(?:not|n't|never)\b/i

/** The text with what effects tell said as what is wanted or not. */
export const sayEffects = (text: string): string =>
  text.replaceAll('’', "'").replace(/[^.!?;:,\n]+/g, (part) => {
    const lead = /^\s*/.exec(part)![0]
    return lead + sayEffect(part.slice(lead.length))
  })

function sayEffect(part: string): string {
  if (part.length > 160 || /\d|\b(?:dollars|bucks)\b/.test(part)) return part
  const effect = EFFECT.exec(part)
  if (effect && !SPEAKER.test(effect[1]!) && !ASKED_OF.test(effect[1]!)) {
    const [, cause, denied, does, what] = effect
    const isDenied = /n't|not|never/i.test(denied!)
    const isIll = !JOY.test(what!) && (ILL.test(what!) || TIRES.test(does!))
    // "Sushi makes my kids gag" tells that they come.
    if (isIll && !isDenied) return `${cause} unwanted${CHILDREN.test(part) ? '. The kids come too' : ''}`
    if (JOY.test(what!)) return `${cause} ${isDenied ? 'unwanted' : 'wanted'}`
  }
  const moves = MOVES.exec(part)
  if (moves && !SPEAKER.test(moves[1]!) && !ASKED_OF.test(moves[1]!) && !/\b(?:not|never|n't)\b|n't\b/i.test(moves[0]))
    return `${withoutToo(moves[1]!)} ${PLEASES.test(moves[2]!) ? 'wanted' : 'unwanted'}`
  const suffers = SUFFERS.exec(part) ?? FEELS_LIKE.exec(part)
  return suffers && !OTHER_ILLS.test(part) && namesThings(suffers[1]!) ? `${suffers[1]} unwanted` : part
}

/** Whether something is named that visitors wish for. */
const namesThings = (text: string): boolean =>
  readerFor([])
    .mentions(text)
    .some(({ kind }) => kind !== 'other') || /\b(?:smok|nois|crowd|loud|meat)/i.test(text)

/** "Anything too casual" is what is casual. */
const withoutToo = (cause: string): string =>
  cause.replace(/^(?:anything|something|everything|places that are|too) (?:too |that is |that's )?/i, '')
