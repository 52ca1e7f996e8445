/**
 * What a partner asks or says of the talk itself and of its end: how and by whom a path is handed in, which one was, what it
 * brings, whether it was understood, whether all has to be told, that it goes too fast, that a question was passed over.
 */
import { roomName, samePath } from '../../games/traveling-adventurers/index.ts'
import type { Observation } from '../../games/traveling-adventurers/index.ts'
import { complaintIn, leavesChoice } from './complaints.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import { pathsIn } from './named-paths.ts'
import { inLetters } from './wishes.ts'

interface Talk {
  readonly conversation: Conversation
  /** What is handed in already. */
  readonly submitted: readonly string[] | undefined
  /** The path that is spoken of. */
  readonly path: readonly string[] | undefined
  /** What it is worth to both; NaN: not known. */
  readonly total: number
  readonly proved: boolean
  /** Whether the partner names another path than the one that is handed in. */
  readonly isOther: boolean
  /** Whether it was asked for coins right before. */
  readonly isAsked: boolean
}

type Topic = readonly [
  asks: Pick<RegExp, 'test'>,
  answer: (talk: Talk) => readonly string[] | undefined,
  never?: RegExp,
]

const EACH_SUBMITS = [
  'It takes the same path from each of us, in whatever order we hand it in.',
  'Each of us hands it in, no matter who is first.',
]

const TOPICS: readonly Topic[] = [
  // Which one was handed in, and what it brings.
  [
    /\b(?:which|what)\b[^?]*\b(?:you|your)\b[^?]*\b(?:submit\w*|submission|hand(?:ed)? in|sent in|enter(?:ed)?|put in)\b/i,
    ({ submitted }) => submitted && [`It was ${submitted.join(' ')}.`, `That was ${submitted.join(' ')}.`],
  ],
  [
    /\bhow (?:many|much)\b[^?]*\b(?:we|us|in total|in all|altogether|together)\b|\bwhat(?:['’]?s| is| was)(?: then)? (?:our|the) (?:\w+ )?(?:score|total|result|sum|points)\b|\bhow many points\b|\bwhat (?:do|did|will|would) we (?:\w+ )?(?:get|have|make|earn|win)\b/i,
    ({ submitted, total }) =>
      submitted && !Number.isNaN(total)
        ? [`It brings ${total} in all to the two of us.`, `That makes ${total} in all.`]
        : undefined,
    /\bif\b|\b(?:turns|messages|rooms|other|another)\b/i,
  ],
  [
    /\bdid you (?:already |just |really )?(?:submit|hand)\b|\bhave you (?:already |just )?(?:submitted|handed)\b|\bwas it\b[^?]*\b(?:submit|hand)/i,
    ({ submitted }) =>
      submitted
        ? [`It is handed in: ${submitted.join(' ')}.`]
        : ['Not yet, I hand it in once you say yes.', 'No, I wait for your yes first.'],
  ],
  [
    /\b(?:did|does|has) (?:it|that|this|mine|my (?:path|submission))(?: really| actually| even)? (?:work(?:ed)?|go through|gone through|arrive[d]?|count(?:ed)?)\b|\bnothing(?:['’]s| is| has)? (?:happen\w*|mov\w+|chang\w+|going on)\b|\bwhy (?:is|are) (?:it|we|the game) (?:still )?not (?:over|done|finished|through)\b|\b(?:is|are) (?:it|we|you) (?:stuck|frozen)\b|\bam i stuck\b/i,
    ({ submitted }) =>
      submitted && [
        `On my side it is ${submitted.join(' ')}; it only ends once exactly that comes from you as well.`,
        `I have handed in ${submitted.join(' ')}. It takes exactly the same from you.`,
      ],
    /\bif\b/i,
  ],
  [
    /\bis (?:it|that|this|the game) (?:all )?(?:over|done|finished|the end)\b|\b(?:and|so|what|ok|well)[, ]+(?:now|next|then)\b\W*$|\bwhat (?:happens|do we do|do i do) (?:now|next)\b/i,
    ({ submitted }) =>
      submitted && [
        'All that is missing is your side of it: the same path, handed in.',
        'Once the same path comes from you, we are through.',
      ],
  ],
  [
    /\b(?:can|could|may) (?:i|we|you) (?:still )?(?:change|take|undo|withdraw|revise|replace)\b[^?]*\b(?:it|that|back|path|mind)\b[^?]*\?/i,
    ({ submitted }) =>
      submitted && ['As long as yours is not in, another path can take its place: which one would you like?'],
  ],
  [
    /\bwhat (?:was|is) (?:the|your|our) (?:path|route|way|tour)(?: again| now| once more)?\W*$|\b(?:path|route) again\b/i,
    ({ submitted }) => submitted && [`It was ${submitted.join(' ')}.`, `That was ${submitted.join(' ')}.`],
  ],
  // How and by whom.
  [
    /\bwho\b[^?]{0,20}\b(?:submit\w*|press\w*|click\w*|hands? in|goes)\b[^?]*\?|\b(?:do|must|should|shall|need|can|have) (?:we|i|you)\b[^?]{0,30}\b(?:submit|press|click|hand)\b[^?]*\b(?:both|too|also|first|as well|or (?:do |should |must )?(?:you|i|me)|something now)\b[^?]*\?|\b(?:will|do|would|can) (?:you|i) (?:submit|press|hand it in)\b[^?]*\bor\b[^?]*\?|\b(?:do|must|should|need) (?:we|both)(?: of us)?(?: both)?(?: have| need)?(?: to)? submit\b/i,
    () => EACH_SUBMITS,
    /\bsame\b/i,
  ],
  [
    /\b(?:what|where|which|how)\b[^?.!]*\b(?:press|click|buttons?|enter|type in|hand (?:it|that|the path|this) in|put (?:it|that|the path|this) in|submit)\b|\bhow do i do (?:that|it|this)\b|\bdo i (?:type|write|say|click|press)\b[^?]*\b(?:submit|button)\b|\b(?:can['’]?t|cannot|can not|don['’]?t|do not|couldn['’]?t) (?:\w+ ){0,2}(?:find|see|get)\b[^.!?]*\b(?:button|submit)|\b(?:lots?|so many) (?:of )?buttons\b/i,
    () => [
      'One names or clicks the rooms in the order of the path, from the start back to the start, and hands that in.',
      'The rooms one by one, in the order of the path and with the start at both ends, and then it can be handed in.',
    ],
    /\bdid you\b|\bhave you\b|\bwhy\b|^\W*when\b/i,
  ],
  // The names of the rooms.
  [
    /\broom names?\b|\bnames? of the rooms?\b|\bfull names\b|\b(?:which|what) rooms (?:are|is|do)\b|\b(?:spell|write) (?:it|that|the path|them) (?:out|in words)\b|\bin words\b|\bletters? (?:mean|stand|are)\b|\b(?:don['’]?t|do not) (?:know|have|get|see|understand) (?:the|your|these|those) letters\b/i,
    ({ path, total, proved }) =>
      path && [
        `In words: ${path.map(roomName).join(', ')}: ${Number.isNaN(total) ? 'the best that I know of so far' : `${total} coins together`}${proved ? ', and no path can be better' : ''}.`,
      ],
  ],
  // Whether it was understood.
  [
    /\b(?:did|do|have|could|can) (?:you|u) (?:really |actually |even |now )?(?:understand|understood|get|got|hear|heard|read|note|noted|follow|receive|received) (?:me|that|it|this|what i|my|all|them|everything)\b[^?]*\?|\b(?:did|has|have) my (?:message|numbers|coins|list|answer)\b[^?]*\b(?:arrive\w*|come through|get through|reach\w*)\b[^?]*\?|\bare you (?:still )?(?:there|here|listening|reading)\b[^?]*\?|^\W*(?:clear|understood|got (?:it|that)|make sense|makes sense)\?/i,
    ({ conversation: { riddles, unsure } }) =>
      riddles.length + unsure.size > 0
        ? ['Not quite all of it.', 'Most of it, but not all.']
        : ['All that you told me is noted.', 'I have noted all of it.'],
    /\b(?:to|for|from|between|in|on|with) (?:the )?(?:[A-Z]\b|\w+ room\b|kitchen|bath|attic|garden)|\bfor (?:that|it|this)\b/,
  ],
  // Whether all has to be told.
  [
    /\b(?:do|should|shall|must) (?:i|we)(?: really| actually| still)?(?: have to| need(?: to)?)?\b[^?.]{0,25}\b(?:tell|type|write|list|say|give|go on|continue|keep|send)\b[^?.]*\?|\b(?:do|will|would) you (?:really |actually |still )?(?:need|want|require)\b[^?.]{0,20}\b(?:all|every\w*|each|the rest|the others?|so many|more|them)\b[^?.]*\?|\b(?:shall|should) i (?:go on|continue)\b|\bam i (?:supposed|meant|expected) to (?:tell|type|write|list|give)\b[^?.]*\?|\bis (?:it|that) enough\b[^?.]*\?/i,
    ({ conversation, submitted }) => {
      if (submitted) return ['I know enough: what is missing is that you hand in the same path.']
      const missing = conversation.allKeys().filter((key) => Number.isNaN(conversation.heard.values[key]!)).length
      return missing === 0 || conversation.negotiation.proposals[conversation.me]?.proved === true
        ? ['Nothing more is needed.', 'No more is needed, I know enough.']
        : [
            'It would help: every hallway may still change which path is best.',
            'I only ask for what can still change which path is best.',
          ]
    },
    /\b(?:now|first|submit|press)\b/i,
  ],
  // What was passed over.
  [
    /\b(?:you|u)\b[^.!?]{0,12}\b(?:didn['’]?t|did not|don['’]?t|do not|never|not|haven['’]?t|have not)(?: really| even| yet)? (?:(?:answer|repl|respond|address)\w*|understand me|hear me|listen)|\bignor(?:e|ing|ed) (?:my|me|the) ?(?:question)?|\b(?:not|n['’]t) an answer\b|\banswer my question\b|\b(?:dodg|evad)ing\b/i,
    () => [
      'Sorry if I missed a question: please ask it once more in one short sentence.',
      'I am sorry, I must have missed your question. Would you ask it again in other words?',
    ],
  ],
  [
    /\bslow(?:er| down| it down)\b|\bstep by step\b[^.!]*\?|\bone (?:room|hallway|step|thing|row) (?:at a time|after|by one)\b|(?:^|[,.!] ?|please )not so (?:fast|much|many)\b(?! (?:for|from|to)\b)|\btoo (?:fast|many numbers|many questions|much at once)\b/i,
    () => ['Gladly, one room at a time.', 'Of course, in smaller steps.'],
  ],
  [
    /\b(?:plain|simple|simpler|normal|easier|clearer) (?:english|words?|language|terms?|sentences?)\b|\bi (?:don['’]?t|do not|didn['’]?t|did not) (?:really |quite )?(?:understand|get) (?:you|what you (?:mean|want|say|said))\b|\bexplain[^.?!]*\b(?:differently|simply|clearly)\b/i,
    ({ path, total, conversation: { negotiation, me } }) =>
      negotiation.proposals[me] && path
        ? [
            `The path that I named brings ${Number.isNaN(total) ? 'most, as far as I know,' : `${total} coins`} to the two of us, and I would like to walk it with you.`,
          ]
        : ['Each hallway has a number in your picture: the more of those I know, the sooner I can name the best path.'],
  ],
  [
    { test: (text) => complaintIn(text) === 'repeats' },
    () => ['Sorry for the repetition.', 'I am sorry, I will not repeat it.'],
    /\d/,
  ],
  [
    { test: (text) => complaintIn(text) === 'told' },
    ({ isAsked }) =>
      isAsked
        ? ['Sorry, I only ask for what is missing in my notes.', 'I am sorry, that is missing in my notes.']
        : undefined,
    /\d/,
  ],
  [{ test: (text) => leavesChoice(text) }, () => ['Then I choose with what I know.', 'Then what I know has to do.']],
  [
    /\b(?:wait|hold on|hang on|one moment)\b[^.?]*\bnot (?:done|ready|finished)\b|\bi(?:['’]m| am) not (?:done|ready|finished)\b|\bi(?:['’]ll| will| am going to|['’]m going to) (?:do|submit|hand|click|enter)\b/i,
    ({ submitted, isOther }) => (submitted && !isOther ? ['Take your time.', 'No hurry.'] : undefined),
  ],
  [
    /^\W*(?:(?:ok|okay|great|and|well|so|all)[,.! ]+)*(?:i(?:['’]ve| have|['’]m| am)? )?(?:just |already )?(?:done|submitted|did it|did so|finished|handed it in|sent it)(?: (?:it|too|now|as well|that|mine))*\W*$/i,
    ({ submitted }) =>
      submitted && [
        'Thank you. Once yours is in as well, it is over.',
        'Then it is over once yours is in as well, thank you.',
      ],
  ],
  [
    /\b(?:wait|hold on|hang on|one moment)\b[^.!?]*\b(?:ask|question)\b/i,
    () => ['Please ask, I am listening.', 'I am listening.'],
  ],
  [
    /^\W*(?:(?:ok|okay|great|nice|cool|perfect|and|well|ah|oh)[,.! ]+)*(?:thanks?|thank you|thx|ty|gg|good game|well played|cheers|good luck|that was (?:fun|great|nice)|bye|goodbye|nice playing)\b[^?]{0,60}$/i,
    ({ submitted }) => submitted && ['Thank you too, well played.', 'It was a pleasure.'],
  ],
]

/** The answer to what the partner asked of the talk; undefined: nothing of it. */
export function answerOfTalk(
  conversation: Conversation,
  observation: Observation,
  choose: Choose,
  words = conversation.lastWords,
): string | undefined {
  const { negotiation, me, partner, rooms, own, heard } = conversation
  const submitted = submittedIn(observation)
  const proposal = negotiation.proposals[me] ?? negotiation.refused.findLast(({ by }) => by === me)
  const path = submitted ?? negotiation.agreed ?? proposal?.path ?? negotiation.proposals[partner]?.path
  const total = path ? worth(own, rooms, path) + worth(heard, rooms, path) : NaN
  const proved = proposal !== undefined && path !== undefined && proposal.proved && samePath(proposal.path, path)
  const isOther = pathsIn(inLetters(words, rooms), rooms).some((one) => submitted && !samePath(one.path, submitted))
  const mine = observation.dialogue.findLast(({ seat }) => seat === me)?.text ?? ''
  const isAsked = /\?|\b(?:tell|give) me\b/i.test(mine)
  const sentences = words.match(/[^.!?\n]+[.!?\n]*/g) ?? []
  for (const [asks, answer, never] of TOPICS) {
    if (!sentences.some((sentence) => asks.test(sentence) && !never?.test(sentence))) continue
    const said = answer({ conversation, submitted, path, total, proved, isOther, isAsked })
    if (said) return choose(said)
  }
  return undefined
}

/** What this seat has handed in, if anything. */
export const submittedIn = ({ mode, path, submitted }: Observation): readonly string[] | undefined =>
  mode === 'free' ? (path.length > 1 ? path : undefined) : (submitted ?? undefined)

/** "Is it okay if I say mine first?": who tells is let tell. */
const ASKS_LEAVE = /\b(?:okay|ok|alright|fine) if\b|\b(?:can|may|shall) i\b/i

/** "What else do you need?": what comes next says so. */
const ASKS_NEXT =
  /\bwhat(?:['’]?s)?\b(?: (?:else|more|now|next|other))?(?: (?:things?|numbers?|coins?))? (?:do|would|should|are|is) (?:you|i|we|there|missing)\b[^?]{0,15}\b(?:need|want|do|give|tell|missing|waiting|left)\b/i

/** Whether the partner asked something of which nothing was understood. */
export const isOpenQuestion = ({
  news,
  lastWords,
  partnerAsks,
  invited,
  informed,
  beside,
  consent,
  negotiation,
}: Conversation): boolean =>
  news &&
  consent !== 'asks which' &&
  /[a-z]{2}[^?]*\?\W*$/i.test(lastWords) &&
  !partnerAsks &&
  !invited &&
  !informed &&
  beside === undefined &&
  !ASKS_LEAVE.test(lastWords) &&
  !ASKS_NEXT.test(lastWords) &&
  negotiation.openStep === undefined
