/** What people say about rooms in passing, which neither proposes nor asks for coins, and how they announce the list of a room. */
import { asksFor } from './ask.ts'
import type { Message } from './message.ts'
import { asRoundTrip } from './routes.ts'
import type { Rule, Statement } from './rules.ts'
import { roomsIn } from './tokens.ts'
import { isMark } from './token.ts'

const POOR =
  'poor|bad|weak|terrible|awful|useless|worthless|horrible|tricky|difficult|annoying|problematic|expensive|rich|tough|hard|dead|boring|rubbish|crap|trash|garbage'

const IN_PASSING = new RegExp(
  [
    // "The kitchen is poor for both of us as a first room", "K is the problem".
    String.raw`^(?:(?:so|and|but|hmm?|well|yeah|yes|i think|i guess|then|maybe),? )*(?:the |my |our )?[A-Z](?: room)? (?:is|looks|seems|was|isn't|are) (?:[\w']+ ){0,2}(?:${POOR})\b`,
    String.raw`[A-Z] (?:is|are|remains?) (?:[\w']+ ){0,2}(?:problems?|trouble|question|bottleneck|mystery|pain)\b`,
    // "K-A must be walked then", "E can only go to L and K", "I'm stuck with A-E".
    String.raw`[A-Z] (?:must|has to|will have to|needs to) (?:[\w']+ )?be (?:walked|taken|used|included|in (?:it|there)|part)\b`,
    String.raw`[A-Z] (?:can|could|would|will|may) (?:then )?only (?:go|lead|be|come|get|stand|connect)\b`,
    String.raw`\b(?:stuck|left|end up|ending up|ended up|forced|saddled) with (?:the )?[A-Z]\b|\bforced (?:to|into)\b`,
    String.raw`\b(?:know|sure|idea|clue) (?:what|where|how|whether|if|when) (?:to|we)\b`,
    // "Can we look at the attic again?", "I'd rather we didn't go to E"
    String.raw`\b(?:can|could|shall|should|let's|may)(?: we| i| us)? (?:please |just )?(?:have a look|look|think)(?: again)? (?:at|about) (?:the )?[A-Z]\b`,
    // "K-E would cost us too much."
    String.raw`[A-Z] (?:would |will |does |only )?costs? (?:me|us|you|too|a lot|both)\b`,
    String.raw`\b(?:visit|visiting|pass|cross|be in|been in|go (?:to|through)|walk through|enter|have) (?:the )?[A-Z] (?:twice|two times|a second time)\b`,
    // "Why kitchen", "that's the whole point of going through the attic", "what's left is K and A"
    String.raw`^(?:(?:but|and|so|hm+),? )*why (?:the )?[A-Z](?: first| next| now| last| again)?$`,
    String.raw`\b(?:point|reason|advantage|downside|trouble|problem|beauty) (?:of|with|for|in|about) (?:going|starting|taking|visiting|walking|the|having|ending)\b`,
    String.raw`\bwhat(?:'s| is)? (?:still )?(?:left|missing|remains|remaining)\b`,
    String.raw`\b(?:did|do|does) you mean\b(?!.*(?:[A-Z] (?:[-,] )?){4})|\b(?:take|took|taking) (?:it |that )?back (?:what|my|the thing|everything)\b|\bwhat (?:you|i) said about\b`,
    // "Is A-K in your path?", "any route with A-K in it"
    String.raw`^(?:(?:and|so|but),? )*(?:is|was|isn't|are) (?:the )?[A-Z](?: ?(?:-|to|and) ?(?:the )?[A-Z])? (?:also |still |even )?(?:in|part of|on) (?:your|my|our|that|the|this|it)\b(?: (?:path|route|tour|plan|proposal))?$`,
    String.raw`[A-Z] can wait\b`,
    // "Wouldn't we need the attic elsewhere?", "did you include the way home?"
    String.raw`\b(?:would|do|did|will|are|does)n't (?:we|that|it|this) (?:still |then |also )?(?:need|have|miss|lose|skip|leave|forget|mean|cost)\b`,
    String.raw`\b(?:did|do|have) you (?:already |also |really )?(?:take into account|taken into account|think of|thought of|account for|include|included|count|counted|add|added|consider|considered|forget|forgotten|remember) (?:the |that )?(?:way|step|hallway|last|return|final|home)\b`,
    String.raw`\b(?:reachable|accessible|connected (?:to|with) (?:every|all|each)|haunted|upstairs|downstairs)\b`,
    // "After A we've got E and B left."
    String.raw`\b(?:we've|we have|there's|there is|there are|that leaves|leaving|having)(?: (?:got|only|still|just|us))* (?:with )?(?:the )?[A-Z](?:(?:,| and|, and) (?:the )?[A-Z])* (?:left|to go|missing|open|remaining|over)\b`,
  ].join('|'),
)
const HIGH =
  '(?:(?:very|really|quite|pretty|so|too|rather|also|all|a bit|a lot|much|way|far|almost|nearly|just|super|fairly|extremely|amazingly|surprisingly|not) )*(?:as (?:high|low|good|bad|rich|poor|many|few)|high|higher|highest|low|lower|lowest|good|great|rich|richer|huge|big|bigger|small|smaller|poor|bad|nice|better|worse|tiny|awesome|excellent|amazing|terrible|awful|impressive|fantastic|perfect|wonderful|useless|strong|weak|lovely|decent)'
const YOURS_ARE_HIGH = new RegExp(
  String.raw`^(?:(?:and|but|so|oh|ah|wow|ok|hm+|well|because|since|i (?:think|see)(?: that)?|true|yes|yeah),? )*your (?:(?:coins?|numbers?|values?|counts?|amounts?|hallways?|corridors?|ones?|row|side) )?[^\d,?]{0,40}[A-Z] (?:(?:hallway|corridor|number|value|one|row|coins|numbers) )?(?:is|are|was|were|looks?|seems?) ${HIGH}\b(?!.*\b(?:what|how|tell|give)\b)`,
)
/** "Your coins on K-A are low", "your K-A is higher than mine": judges what the listener has, and asks nothing. */
export const judgesYours = (text: string): boolean => text.length < 160 && !/\d/.test(text) && YOURS_ARE_HIGH.test(text)

const RATHER_NOT = /\brather (?:not|we didn't|we did not|you didn't|avoid|skip)\b(?!.*\bbut\b)/
/** Asks what was meant. */
const IS_THAT =
  /^(?:(?:so|and|wait|sorry|hm+|but),? )*(?:is|was) (?:that|it|this) (?:a |the )?\d(?!.*\b(?:you|your)\b).*\bor\b/
/** Who proposes says so. */
const OUTRIGHT =
  /\b(?:goes back|go back|let's|propose|suggest|shall we|should we|how about|what about|why not|i'd rather)\b/

/** "K row first", "now the attic column". */
const ANNOUNCES_ROW =
  /^(?:(?:ok|okay|so|now|then|and|first|next|alright|here's|here is|here comes|my|the|dump),? )*(?:the |my )?[A-Z](?: has)? (?:row|column|line|list|stuff|side|hallways|numbers|coins)(?: (?:first|next|now|then|again|coming|follows?))*$/
/** "Next row please: bathroom", "your list for K please". */
const ASKS_ROW =
  /^(?:(?:ok|okay|so|now|then|and|please|got it|noted|thanks),? )*(?:the )?(?:next|last|other|missing|first) (?:row|column|line|list|room)(?: please)? ?[:,]? (?:please )?(?:the )?[A-Z](?: please)?$/
/** "And the last ones, L-E, L-C and E-C please". */
const ASKS_LAST =
  /^(?:(?:ok|okay|so|now|then|and|just|only),? )*(?:the )?(?:last|other|missing|remaining|next|first|final)(?: (?:ones?|few|two|three|\d|hallways?|numbers?))* ?[:,]? (?:(?:,? ?(?:and )?)(?:the )?[A-Z] (?:-|to) (?:the )?[A-Z])+ (?:please|too please|as well please)$/

/** "So the attic.", "fair enough, kitchen", "then B": a conclusion, where no list follows. */
const CONCLUDES =
  /^(?:(?:ok|okay|so|then|therefore|hence|thus|well|alright|fine|agreed|deal|yes|yeah|fair enough|but|and|rather|sure|now),? )*(?:(?:so|then|therefore|hence|thus|rather) (?:to |into )?(?:the )?[A-Z]|(?:to |into )?(?:the )?[A-Z] (?:then|it is|next|now|it'll be|instead))(?: then| please| next)?$/

/** "Fair enough, kitchen": a room alone behind a yes. */
const agreesTo = ({ tokens }: Statement, { acts, begun }: Message): boolean =>
  tokens.length < 3 &&
  tokens.every((token) => token.kind === 'room' || (token.kind === 'word' && /^(?:the|to|then)$/.test(token.word))) &&
  acts.slice(begun).some(({ kind }) => kind === 'agree')

function concludes(statement: Statement, message: Message): boolean {
  const { counted, question, rooms, text, clause } = statement
  const { ends, house } = message
  if (!ends || counted || question || rooms.length !== 1 || rooms[0] === house.rooms[0] || clause.goesOn) return false
  return CONCLUDES.test(text) || agreesTo(statement, message)
}

/** "Kids, empty, attic, home?": nothing but rooms, as many as a path has, or as far as home. */
const isBareWalk = ({ tokens, rooms, question }: Statement, { asks, house }: Message): boolean =>
  question &&
  !asks &&
  rooms.length > 2 &&
  (rooms.length > 3 || rooms.at(-1) === house.rooms[0]) &&
  new Set(rooms).size === rooms.length &&
  tokens.every(
    (token) =>
      token.kind === 'room' || token.kind === 'mark' || (token.kind === 'word' && /^(?:the|then|so)$/.test(token.word)),
  )

/** "I'd do it differently from K on: K, C, A, E": the rooms behind the colon. */
const COUNTERS =
  /\b(?:counter ?(?:offer|proposal)|counterproposal|reversed?|alternative|alternatively|suggestion|proposal|offer|idea|option|instead)\b[^:]* : /
const PLANS =
  /\b(?:do it|differently|instead|swap|swapping|change|changing|reverse|reversing|turn|order|like this|this way|other way|rather|halfway|meet)\b[^:]* : /

/** The rooms behind the last colon, if nothing else stands there and they are three or more. */
function roomsBehindColon({ tokens, text }: Statement): readonly string[] | undefined {
  const colon = tokens.findLastIndex((token) => isMark(token, ':'))
  const behind = tokens.slice(colon + 1)
  const rooms = roomsIn(behind)
  const bare = behind.every(
    (token) =>
      token.kind !== 'number' &&
      (token.kind !== 'word' || /^(?:the|then|and|to|back|finally|next|first|before)$/.test(token.word)),
  )
  return colon > 0 && bare && rooms.length > (COUNTERS.test(text) ? 1 : 2) && new Set(rooms).size === rooms.length
    ? rooms
    : undefined
}

export const ROOM_REMARKS: readonly Rule[] = [
  // "And then home"
  {
    when: ({ rooms, text }, { house }) =>
      rooms.length === 1 &&
      rooms[0] === house.rooms[0] &&
      /^(?:(?:and|so|ok),? )*(?:then|finally)(?: back)?(?: to)?(?: the)? [A-Z]$/.test(text),
    does: ({ rooms }, message) => message.propose(rooms, false),
  },
  {
    when: (statement) =>
      !statement.counted &&
      (PLANS.test(statement.text) || COUNTERS.test(statement.text)) &&
      roomsBehindColon(statement) !== undefined,
    does: (statement, message) => {
      const rooms = roomsBehindColon(statement)!
      const trip = asRoundTrip(rooms, message.house.rooms)
      message.propose(trip ?? rooms, trip !== undefined)
    },
  },
  { when: ({ counted, text }) => !counted && RATHER_NOT.test(text) },
  // "Is that 5 from C to K or from C to A?"
  { when: ({ counted, text }) => counted && IS_THAT.test(text) },
  {
    when: (statement, message) => isBareWalk(statement, message),
    does: ({ rooms }, message) => {
      const trip = asRoundTrip(rooms, message.house.rooms)
      message.propose(trip ?? rooms, trip !== undefined)
    },
  },
  {
    when: (statement, message) => concludes(statement, message),
    does: ({ rooms }, message) => message.propose(rooms, false),
  },
  { when: ({ counted, text }) => !counted && ASKS_ROW.test(text) && /please/.test(text), does: asksFor },
  { when: ({ text }) => ASKS_LAST.test(text), does: asksFor },
  {
    when: ({ counted, question, rooms, text }) =>
      !counted && !question && rooms.length === 1 && ANNOUNCES_ROW.test(text) && !/please/.test(text),
    does: ({ rooms: [room] }, message) => {
      message.anchor = room
      message.there = { room: room!, sure: true }
    },
  },
  { when: ({ counted, text }) => !counted && text.length < 200 && IN_PASSING.test(text) && !OUTRIGHT.test(text) },
]
