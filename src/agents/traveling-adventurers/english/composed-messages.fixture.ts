/**
 * Makes messages of Traveling Adventurers out of parts that go with one another freely: who tells, with which verb, in which
 * unit, of which hallway, before or behind what else. Each frame has alternatives within alternatives, so that there are far
 * more sentences than anybody would list.
 */
import type { Random } from '../../../core/random.ts'

export interface Composed {
  readonly text: string
  /** In the notation of `notation.fixture.ts`. */
  readonly says: readonly string[]
  /** The frame it was made of, for counting what is lost where. */
  readonly frame: string
}

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A'] as const
const NAMES: Readonly<Record<string, string>> = {
  L: 'living room',
  E: 'empty room',
  B: '{bathroom|bath}',
  K: 'kitchen',
  C: "{children's room|kids' room|childrens room}",
  A: 'attic',
}
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/**
 * Frames: `{a|b}` is one of two, `{a|}` may be left out. `H1` is a hallway in any notation, `R1` a room, `T1` a way to a room
 * ("to the attic"), `N1` a number with or without a unit, `D1` bare digits, `M` and `W` numbers that are not told. What is said
 * names hallways as `H1 N1`, hallways from a room as `R1-R2 N1`, and so on.
 */
type Frame = readonly [name: string, text: string, says: string]

const I_HAVE =
  "{I have|I've got|i got|I see|I count|I find|I can collect|there are|I get|I can pick up|I'd earn|I own|my side shows|my map says}"
const HAS =
  '{is|has|holds|contains|gives me|is worth|pays|yields|brings me|offers|earns me|counts|comes to|shows|would give me|makes|provides|gets me|would be worth}'
const ONLY = '{|||only |just |exactly |a whole |a mere }'
const ON = '{on|for|in|along|at}'
const MINE = '{|||for me |on my side |in my world |on my map |in my house }'
const SO = '{|||well, |so |hmm, |look, |by the way, |fyi |as I said, |let me see: |to be honest |honestly, |also, }'

const TELL: readonly Frame[] = [
  ['has', `${SO}${MINE}H1 ${HAS} ${ONLY}N1`, 'H1 N1'],
  [
    'the hallway',
    `${SO}the {hallway|corridor|way|connection|passage|path|edge|stretch|link} B1 ${HAS} ${ONLY}N1{| for me| on my side| here}`,
    'B1 N1',
  ],
  [
    'which connects',
    `the {hallway|corridor} {which|that} {connects|links|joins} R1 {and|with|to} R2 ${HAS} ${ONLY}N1`,
    'R1-R2 N1',
  ],
  ['going', `{going|walking|moving|getting|the way} from R1 to R2 ${HAS} ${ONLY}N1`, 'R1-R2 N1'],
  ['i have on', `${SO}${I_HAVE} ${ONLY}N1 ${ON} {|the }H1`, 'H1 N1'],
  ['i have between', `${SO}${I_HAVE} ${ONLY}N1 {lying |waiting |to collect |}B1`, 'B1 N1'],
  [
    'is connected',
    'R1 is {connected|linked|joined} {with|to} R2 by N1{,| and} {with|to} R3 by N2',
    'R1-R2 N1; R1-R3 N2',
  ],
  [
    'because',
    `{because|since|as|given that|seeing that|considering that} {I have N1 ${ON} H1|H1 ${HAS} ${ONLY}N1}`,
    'H1 N1',
  ],
  [
    'relative',
    `{H1, which ${HAS} N1|H1, worth N1{| to me}|H1 with {its |my |}N1|H1 (that's N1{| for me})}{, {looks good|is my best one|is not bad|is a good one}|}`,
    'H1 N1',
  ],
  [
    'best',
    `my {best|worst|highest|lowest|richest|poorest|top|biggest} {hallway|one|value|number|} {is|:} {H1 {with|at|:|,} N1|N1 ${ON} H1}`,
    'H1 N1',
  ],
  ['two', `H1 ${HAS} ${ONLY}N1{, |; | and |, and |, while |, whereas | but }H2 ${HAS} ${ONLY}N2`, 'H1 N1; H2 N2'],
  ['two i have', `${I_HAVE} N1 ${ON} H1{ and | but |, }{only |}N2 ${ON} H2`, 'H1 N1; H2 N2'],
  [
    'from to to',
    `{from|out of|leaving|starting {from|at}} R1{:|,| I have| I get| it's| there's} N1 T2{, | and |, and |; }N2 T3`,
    'R1-R2 N1; R1-R3 N2',
  ],
  ['gives', `R1 gives me N1 T2{, | and |, and }N2 T3`, 'R1-R2 N1; R1-R3 N2'],
  [
    'behind',
    `N1 T2{, | and |, and }N2 T3{, {coming |starting |both |}from R1| from R1| if we come from R1}`,
    'R1-R2 N1; R1-R3 N2',
  ],
  ['onward', `H1 ${HAS} D1`, 'H1 D1'],
  [
    'colon',
    '{H1: D1{,|;| |\n|.} H2: D2|H1 = D1{,|;|\n|.| and} H2 = D2|H1 - D1{,|;|\n} H2 - D2|H1 => D1{,|;|\n} H2 => D2|H1 (D1){,|;|\n| and} H2 (D2)|(H1) D1, (H2) D2}',
    'H1 D1; H2 D2',
  ],
  [
    'bullets',
    '{|My coins:\n|Here is what I have:\n|## My side\n|**Mine**\n}{- H1: D1\n- H2: D2|* H1 – D1 coins\n* H2 – D2 coins|1. H1: D1\n2. H2: D2|• H1 → D1\n• H2 → D2|- **H1**: D1\n- **H2**: D2|- `H1` = D1\n- `H2` = D2}',
    'H1 D1; H2 D2',
  ],
  [
    'rows',
    '{From |My hallways from |}R1{:|:\n|\n}{- to R2: D1\n- to R3: D2|R2 D1, R3 D2|R2: D1\nR3: D2|to R2 D1, to R3 D2|R2 = D1, R3 = D2|R2 (D1), R3 (D2)}',
    'R1-R2 D1; R1-R3 D2',
  ],
  ['json', '{"X1-X2": D1, "X3-X4": D2}', 'X1-X2 D1; X3-X4 D2'],
  ['json nested', '{"X1": {"X2": D1, "X3": D2}}', 'X1-X2 D1; X1-X3 D2'],
  [
    'json list',
    '[{"from": "X1", "to": "X2", "coins": D1}, {"from": "X3", "to": "X4", "coins": D2}]',
    'X1-X2 D1; X3-X4 D2',
  ],
  [
    'table',
    '| {hallway|edge|rooms} | {coins|mine|value} |\n|---|---|\n| X1-X2 | D1 |\n| X3-X4 | D2 |',
    'X1-X2 D1; X3-X4 D2',
  ],
  ['table three', '| from | to | coins |\n|---|---|---|\n| X1 | X2 | D1 |\n| X3 | X4 | D2 |', 'X1-X2 D1; X3-X4 D2'],
  ['comma rows', 'X1,X2,D1\nX3,X4,D2', 'X1-X2 D1; X3-X4 D2'],
  ['glued', 'X1X2{ |:|=|}D1{, | |; |\n}X3X4{ |:|=|}D2', 'X1-X2 D1; X3-X4 D2'],
  [
    'respectively',
    `{H1 and H2 {are|have|hold|contain|give me} D1 and D2{| respectively|, respectively|, in that order}|${I_HAVE} D1 and D2 ${ON} H1 and H2{| respectively|, respectively}|for H1 and H2{ I have|, it's|:} D1 and D2|the {values|numbers} {of|for} H1 and H2 are D1 and D2}`,
    'H1 D1; H2 D2',
  ],
  [
    'respectively from',
    `{from R1 to R2 and R3 I have D1 and D2|R1 to R2 and R3: D1 and D2|from R1 to R2 and R3 it's D1 and D2{| respectively}|from R1: D1 and D2 to R2 and R3}`,
    'R1-R2 D1; R1-R3 D2',
  ],
  [
    'both',
    `{H1 and H2 are both N1|both H1 and H2 {have|give me|hold} N1|N1 {each|apiece} for H1 and H2|I have N1 on both H1 and H2|H1 and H2: N1 each|on H1 and H2 I have N1 each}`,
    'H1 N1; H2 N1',
  ],
  [
    'same',
    `{H1 {is|has} N1{ and|,|;} {the same {for|on|goes for|is true for} H2|H2 too|H2 has the same|so is H2|H2 as well|likewise H2|H2 ditto|H2 is the same|also H2|same with H2}|I have N1 on H1 and {the same|as many|equally many|just as many} on H2|H2 has as many as H1: N1|H1 equals H2: N1}`,
    'H1 N1; H2 N1',
  ],
  ['more than', 'H1 {is|has} D1{ and |, |; }H2 {is |has |}{2 more|two more|two coins more}', 'H1 D1; H2 D1+2'],
  ['less than', 'H1 is D1, H2 {one less|is one less|has one coin less|1 less than that}', 'H1 D1; H2 D1-1'],
  ['more than last', 'H2 {has|is} {two|2} {coins |}more than H1, {which {is|has} D1|and H1 is D1}', 'H1 D1; H2 D1+2'],
  [
    'except',
    '{all {hallways |of them |}from R1 {are|have} D1 except {to R2|R2}, {which is|with} D2|everything {from|out of} R1 {is|gives me} D1 {except|but} {R2|the one to R2} ({D2|which is D2})|from R1 it is always D1, only R2 {is|has} D2}',
    'R1-* D1 R2 D2',
  ],
  [
    'all from',
    '{all {hallways |of them |}from R1 {are|have} D1|every hallway {from|out of|at} R1 {has|is} D1|from R1 it is always D1|from R1 I have D1 {everywhere|to every room|to all rooms|each}}',
    'R1-* D1',
  ],
  [
    'not but',
    `{H1 is not M but D1|it's not M but D1 on H1|H1: not M, {but |}D1|H1 {isn't|is not} M, it's D1|I have D1 and not M on H1|H1 is D1{ rather than| instead of|, not} M}`,
    'H1 D1',
  ],
  [
    'correction',
    `{sorry|oops|wait|correction|I made a mistake|my bad|my mistake|typo}{, |: |! | - |. }{H1 is D1|H1 should be D1|I meant D1 on H1|I have D1 on H1|it's D1 on H1|D1 for H1}{|, not M|{| and} not M as I said|, I read it wrong}`,
    'H1 D1',
  ],
  [
    'correction within',
    `H1 is M{, no, |, sorry, |... no wait, |, I mean |- sorry, |, oops |, correction: |, or rather |, wait, |. Sorry, |. No wait, |! Oops, I mean }D1`,
    'H1 D1',
  ],
  [
    'correction said',
    `{I {said|wrote|told you} M {for|on} H1{ but it's|, it is actually|, but it should be|, that was wrong, it's} D1|the M {I gave you |I told you |}for H1 {was wrong|is a typo|was a mistake}, {it's|it should be|correct is} D1|H1 has D1{, not M as I said| instead of M|, forget the M}|please {change|correct} H1 {from M to D1|to D1}}`,
    'H1 D1',
  ],
  [
    'yours and mine',
    `{you have M {on H1|there|}{ and|,} I have N1 on H1|you said M for H1, {mine is|I have|for me it's} N1|your M and my N1 on H1 {make|are|is} S{| together}|H1: M (you) + D1 (me)|H1: yours M, mine D1|with your M and my D1 {we have|that's|it's} S on H1|on H1 you have M and I {have|} D1}`,
    'H1 N1',
  ],
  [
    'yours alone',
    `{you {said|told me|wrote|have|mentioned} {M on H1|H1 is M|M for H1}|so you have M on H1|your H1 is M|{I understand|I noted|I wrote down|got it}: {you have |}M on H1 for you|yours: H1 M{, H2 W|}|on your side H1 {is|has} M{| and H2 W}|according to you H1 is M}{|, {right|correct}?|?}`,
    '',
  ],
  [
    'if',
    `{if H1 {were|was|had} M {I'd say yes|it would be fine|we could go}|suppose H1 {were|was} M|imagine H1 had M{|, then it would work}|let's say H1 had M|it would only {work|pay} if you had {more than |at least |}M on H1}`,
    '',
  ],
  [
    'sum',
    `{{together|in total|combined} {we have|that's|it's} M on H1|H1 {gives us|is} M {together|in total|combined|for both of us}|our {sum|total} {for|on} H1 is M|that {adds up to|makes|comes to} S{| in total| together| coins}|my {total|sum} would be S|the {path|route|tour} {is worth|gives us|makes} S|I {count|get} S in total}`,
    '',
  ],
  [
    'you asked',
    `{you asked {about|for} H1: {it's|I have|} N1|as for H1, {it's|I have} N1|regarding H1: N1|to answer your question{,|:} {H1 is N1|I have N1 on H1}|H1? {It's|I have|} N1}`,
    'H1 N1',
  ],
  ['tenth', `{there are|it holds} N1 {in|on} the {hallway|corridor} B1 {|for me|on my side}`, 'B1 N1'],
]

const ASK: readonly Frame[] = [
  [
    'how many',
    `{|and |so |ok, }{how many|how much}{| coins}{ do you have| have you got| are there for you| do you see| can you collect| would you get}{ on| for| in| along} {|the }H1?`,
    '? H1',
  ],
  ['how many between', `{how many coins|how many|what} do you {have|see|get|find|count} B1{?|}`, '? B1'],
  [
    'what is',
    `{what's|what is|whats|what about|how about|and|and what is} {your|the} {number|value|coin count|amount} {for|on|of} H1?`,
    '? H1',
  ],
  [
    'yours',
    `{what's your H1{|?}|your H1?|and your H1?|what is H1 {for you|on your side|like for you|worth {for|to} you}?|how is H1 on your side?|H1 for you?}`,
    '? H1',
  ],
  [
    'tell me',
    `{please |pls |could you |can you |would you mind |I'd like you to }{tell me|send me|give me|share|let me know} {your|the} {number|value|coins|amount} {for|on|of|in} H1{| please}{?|.|}`,
    '? H1',
  ],
  [
    'need',
    `{I {need|still need|am missing|don't know|don't have|lack|would like to know|want to know|'d love to know|miss} your {number|value|coins} {for|on|of} H1|H1 is {still |}{missing|unknown to me}|you {haven't told|did not tell|forgot to tell|never told} me H1|it remains to know your {value|number} for H1|I wonder {how many coins you have on|about your} H1}`,
    '? H1',
  ],
  [
    'do you have',
    `{do you have {many|a lot of|more|enough|any} coins {on|for} H1?|is H1 {good|bad|high|low|rich|any good} for you?|have you {anything|something|much} on H1?|does H1 {give you|have} {much|a lot|many coins}{| for you}?}`,
    '? H1',
  ],
  [
    'from room',
    `{what do you have from R1?|what are your {coins|numbers|values} from R1?|how many coins do you {have|see} {leaving|from|out of} R1?|please {list|send|share|tell me} {all |}your {coins|hallways|numbers} from R1|which coins do you have from R1?|and from R1?|I need your numbers {from|of|for} R1|what does R1 look like for you?|what about your hallways {from|at|around} R1?|what can you get from R1?}`,
    '? R1-*',
  ],
  [
    'all',
    `{{please|pls|could you|can you|would you} {send|share|list|tell me|give me|post|write} {all |}your {numbers|coins|values|hallways}{| with me| here}{| please}|what are {all |}your {numbers|coins|values}?|I need {all |}your {numbers|coins|values}{| to calculate| first}|what {do you have|have you got} on your side?|now you|your {numbers|coins|list|values}{| please}?|let me {know|see} your {numbers|coins|list}|tell me everything you have|what's on your {map|side|list}?|{waiting for|send me} your list}`,
    '? all',
  ],
  [
    'told and ask',
    `{H1 is N1|I have N1 on H1|for H1 I have N1}{. |, |! | - |; }{and you?|you?|what about you?|how about you?|yours?|what's yours?|what do you have there?|how many do you have?|how is it for you?|and on your side?|same for you?|how many for you?|what is your number{| there}?}`,
    'H1 N1; ? H1',
  ],
  [
    'told ask other',
    `{H1 is N1|I have N1 on H1}{. |, |; }{{and what|what} about H2?|how is H2 for you?|what do you have on H2?|can you tell me {your |}H2?|and your H2?}`,
    'H1 N1; ? H2',
  ],
  [
    'two asked',
    `{how many coins do you have on H1 and H2?|what about H1 and H2?|please tell me {your |}H1 and H2|H1? H2?|what are your numbers for H1 and H2?|I need H1 and H2 from you}`,
    '? H1; ? H2',
  ],
]

const GO: readonly Frame[] = [
  [
    'go to',
    `${SO}{let's go|let us go|let's move|let's head|we should go|we could go|I'd go|I would go|I suggest we go|I propose to go|how about going|what about going|why don't we go|shall we go|maybe we go|I want to go|we go|I'd like to go|can we go} {|first |next |now }to R1{| next| now| first}{|.|?}`,
    '> R1',
  ],
  [
    'visit',
    `{let's {visit|do|take|try}|I'd {visit|do|take}|we should {visit|do|take}|how about|what about|I vote for|I'd suggest|I suggest|I propose|my suggestion{:| is}|I'd {rather |}start with|let's {start|begin|continue|go on} with|we {could|should} {start|begin|continue} with|next I'd {take|visit}|why not|maybe} R1 {first|next|now|as the next room|as our next stop}{|.|?}`,
    '> R1',
  ],
  [
    'start with',
    `{let's {start|begin|continue|go on} with|I'd {rather |}{start|begin} with|we {could|should} {start|begin|continue} with|I would prefer to start with|can we start with|it is best to {start|begin} with|it seems best to start with} R1`,
    '> R1',
  ],
  ['then', `{let's go|I'd go|we could go|I suggest|how about} {|to }R1{, | and }then {|to }R2{|.|?}`, '> R1 R2'],
  [
    'from to',
    `{let's go|I propose to go|we should move|I'd walk|how about we go|I suggest going} from R1 to R2`,
    '> R1 R2',
  ],
  [
    'path',
    `${SO}{|I propose |I suggest |let's take |how about |what about |my proposal: |my best path is |the best path is |we could do |best: |what do you think of |I would go |let's do |proposal: |the {optimal|best} {route|tour|order} is |I'd vote for |I found |**Path:** |Suggested path: }P{|?|.| (S coins)|, S coins in total|, {okay|ok|agreed|what do you think|do you agree}?}`,
    'P',
  ],
  [
    'path worth',
    `{with |the path |}P {|we {get|have|make} S|gives us S{| coins}|is worth S|has S coins{| in total}|makes S|would be S}`,
    'P',
  ],
]

const VERDICT: readonly Frame[] = [
  [
    'yes',
    `{yes|yeah|yep|sure|ok|okay|agreed|deal|fine|perfect|great|good|excellent|absolutely|exactly|of course|certainly|definitely|alright|right|correct|I agree|I'm in|count me in}{|, {let's do {it|that}|I agree|that works{| for me}|sounds good|I like {it|that}|good idea|go ahead|that's fine|agreed|deal|I'm fine with {it|that}|makes sense}}{|!|.}`,
    'yes',
  ],
  [
    'praise',
    `{that|this|it|your {path|plan|route|proposal|suggestion|idea|tour}|the {path|plan|route|proposal|idea}|yours} {is|looks|sounds|seems|would be|is really|looks pretty|sounds very|is quite} {good|great|fine|perfect|excellent|nice|amazing|wonderful|brilliant|reasonable|sensible|fair|smart|ideal|optimal|acceptable|convincing|lovely|solid|right}{| to me| for me| indeed| enough}{|!|.}`,
    'yes',
  ],
  [
    'own yes',
    `{I {agree|accept|like|love|approve|support|second|am happy with|am fine with|can live with|have no objection to|am okay with|go along with}} {it|that|this|your {path|plan|proposal|suggestion|idea}|the {path|plan|proposal|idea}}{|.|!}`,
    'yes',
  ],
  [
    'works',
    `{{that|it|this|your {path|plan}} {works|suits me|fits|convinces me|does it|will do|is okay with me|makes sense}{| for me| well| perfectly}|{I|we} can't do better|nothing {beats|is better than} {that|it}|I found the same{| path}|I {got|have|get} the same{| result| path}|{you're|you are} right|I couldn't agree more|no objection{|s}|I have nothing against it|I see no problem{| with that}|why not|you convinced me|let's {do|take|go with} {it|that|this|yours|your {path|plan|idea}}}`,
    'yes',
  ],
  [
    'no',
    `{no|nope|nah|no way|no thanks|not really|I disagree|I don't agree|I can't agree|absolutely not|certainly not|I'd rather not|rather not|I refuse|I object|I'm against {it|that}|never}{|!|.|, {that's bad{| for me}|I don't like {it|that}|that doesn't work|we can do better|that's not good|I don't think so|there is a better one}}`,
    'no',
  ],
  [
    'blame',
    `{that|this|it|your {path|plan|route|proposal|suggestion|idea|tour}|the {path|plan|route|proposal|idea}} {is|looks|sounds|seems|would be|is really|looks pretty|sounds very|is quite} {bad|terrible|awful|poor|horrible|weak|worse|unacceptable|suboptimal|unfair|silly|a mistake|too low|not good|not optimal|not ideal|not great|not fair|not acceptable|not right}{| for me| to me}{|!|.}`,
    'no',
  ],
  [
    "don't",
    `I {don't|do not|can't|cannot|won't|wouldn't|will not|would not} {like|accept|agree with|support|want|approve|take|love|go with|go along with} {it|that|this|your {path|plan|proposal|suggestion|idea}|the {path|plan|proposal|idea}}{|.|!}`,
    'no',
  ],
  [
    "doesn't",
    `{that|it|this|your {path|plan}} {doesn't|does not|won't|wouldn't|can't} {work|suit me|fit|convince me|make sense|pay|help me}{| for me| well| at all}`,
    'no',
  ],
  [
    'better',
    `{we can do better{| than that}|{there is|there's|there must be|I {have|know|see|found}} {something better|a better {path|one|way|option}}|I {want|prefer|need} {another|a different|a better} {path|one|way|route}|{you're|you are} wrong|let's not {do that|take that}|not that{| one| way}|that {skips|misses|wastes|leaves out} my best {one|hallway|hallways}}`,
    'no',
  ],
  [
    'because yes',
    `{agreed|yes|good idea|sounds good|I like it|deal}, {H1 {is|has} N1 for me{| too}|I have N1 {on H1|there on H1}|H1 gives me N1}`,
    'yes; H1 N1',
  ],
  [
    'because no',
    `{no|nope|I disagree|I don't like {it|that}|that's bad|I'd rather not|that doesn't work}{, |: |; | - |, since |, because }{H1 {is|has} only N1{| for me}|I have only N1 on H1|H1 gives me just N1}`,
    'no; H1 N1',
  ],
]

const SUBMIT: readonly Frame[] = [
  [
    'submit',
    `{I {submit|submitted|have submitted|'ve submitted|am submitting|'m submitting|will submit|'ll submit|just submitted|am going to submit}{| it| now| it now| the path| our path}|let's submit{| it| now| this}|let us submit|submitting{| now| it| it now}|submitted{|!}|please submit{| it| now| too| as well}|you can submit{| it| now}|{shall|should|can} we submit{| it| now}?|{go ahead and|now} submit{| it}|we {can|should} {both |}submit{| it| now}|time to submit|I have handed it in|hit submit|press {the |}submit{| button}|I pressed submit|done, submitted}`,
    'submit',
  ],
]

const WHAT: readonly Frame[] = [
  [
    'what',
    `{what {do you|would you} {suggest|propose|recommend|do|think we should do}?|which {path|route|way|tour|order} {do you|would you} {suggest|propose|prefer|take|like|choose}?|where {should|shall|do} we {go|start|begin}{| first| next| now}?|{you|please} {decide|choose|pick}|you choose{| the path}|I leave it to you|it's up to you|your {call|choice|decision}|any {ideas|suggestions|proposals|idea}?|what's {your|the} {best path|best route|plan|proposal|suggestion|idea}?|{can|could|would} you {suggest|propose|find|work out|make|calculate} {a|the best} {path|route|tour|plan|proposal}?|do you have {a|any} {suggestion|proposal|idea|plan}{|s}?|suggest {something|a path}|what {now|next}?|what should we do{| now| next}?|I trust you{|, you decide}|how should we {proceed|go on|continue}?|where to {next|now|first}?}`,
    'what',
  ],
]

const NONE: readonly Frame[] = [
  [
    'small talk',
    `{hi|hello|hey there|good morning|nice to meet you|how are you?|lol|haha|this is fun|thanks{|!| a lot}|thank you{| very much}|sorry for the delay|one moment|wait a {second|minute}|let me {think|calculate|check}|I'm {thinking|calculating|still thinking}|brb|I am slow today|good luck|no hurry|take your time|I see|hm|interesting|my {head|brain} hurts|okay, I noted {it|that|everything}|got it, thanks|what a {game|house}|are you {there|still there|human}?|hello?|is anybody there?|give me {a minute|two minutes|5 minutes}|we have {3|10|five} {turns|minutes} left|I {don't understand|did not understand|am confused}|what do you mean?|can you repeat that?|I will {calculate|compute} {it|now}|both of us need {it|to think}}`,
    '',
  ],
  [
    'rules',
    `{we {have to|need to|must} {end|return|come back|start|finish} {in|to|at} the living room|we {have to|must|need to} visit {every|each} room {|exactly |only }once|we both have to submit the same path|there are {six|6} rooms|the {coins|numbers} {are|differ} {from 1 to 10|for each of us}|the goal is {the|} most coins{| together}|each hallway counts only once|the tour must be a circle|we win if we {find|get} the {best|maximum}}`,
    '',
  ],
  [
    'not yet',
    `{I {won't|will not|would not|did not|didn't|haven't} {submit|submitted} {yet|anything|before you agree|until we agree}|don't submit yet|not yet|wait before you submit|did you submit?|have you submitted{| yet}?|when do we submit?|how do I submit?|before we submit{,|} {let me check|one question}|{is this|do you} {okay|ok|agree}?|do you agree{| with it| with that}?|what do you think{| of it| about it}?|is that {ok|okay|fine|good}{| for you| with you}?|if you agree{,|} {I'm ready|tell me|say yes}|let me know if {you agree|that's ok|this works{| for you}}|I'm not sure{| about that| if it is the best}|maybe|hmm{|, hard to say}|I don't know}`,
    '',
  ],
  [
    'visited',
    `{we {have|'ve} {already |}{visited|been to|seen|done} R1{| and R2}{| so far| already}|we are {now |}in R1|I am in R1{| now}|R1 is {still |}{left|missing|open}|we still {need|have} {to visit |}R1|after R1 only R2 is left|I love R1|R1 is {my favourite room|pretty|cold}|where is R1?|what is R1?|what does X1 {mean|stand for}?}`,
    '',
  ],
]

const GROUPS = { tell: TELL, ask: ASK, go: GO, verdict: VERDICT, submit: SUBMIT, what: WHAT, none: NONE } as const
type Group = keyof typeof GROUPS

/** What stands together in one message. */
const TOGETHER: readonly (readonly Group[])[] = [
  ...Array.from({ length: 14 }, () => ['tell'] as const),
  ...Array.from({ length: 5 }, () => ['ask'] as const),
  ...Array.from({ length: 4 }, () => ['go'] as const),
  ...Array.from({ length: 5 }, () => ['verdict'] as const),
  ['submit'],
  ['what'],
  ['what'],
  ['none'],
  ['none'],
  ['none', 'tell'],
  ['none', 'ask'],
  ['verdict', 'ask'],
  ['verdict', 'go'],
  ['verdict', 'submit'],
  ['tell', 'go'],
  ['tell', 'ask'],
  ['tell', 'tell'],
  ['none', 'go'],
  ['go', 'none'],
  ['tell', 'what'],
  ['verdict', 'none'],
]

/** Chooses with one source of chance. */
export class MessageComposer {
  readonly #random: Random
  constructor(random: Random) {
    this.#random = random
  }

  make(): Composed {
    const parts = this.#random.pick(TOGETHER).map((group) => this.#fill(this.#random.pick(GROUPS[group])))
    const text = parts
      .map((part) => part.text)
      .reduce(
        (before, after) => before + (/[.!?]$/.test(before) ? ' ' : this.#random.pick(['. ', '! ', '\n', '. '])) + after,
      )
    const cased = this.#random.float() < 0.5 ? text : text.charAt(0).toUpperCase() + text.slice(1)
    return {
      text: cased,
      says: parts.flatMap(({ says }) => says),
      frame: parts.map(({ frame }) => frame).join(' + '),
    }
  }

  /** One of the alternatives everywhere, the innermost first. */
  #choose(text: string): string {
    for (let now = text; ;) {
      const next = now.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, options: string) => this.#random.pick(options.split('|')))
      if (next === now) return now
      now = next
    }
  }

  #fill([frame, text, says]: Frame): { text: string; says: readonly string[]; frame: string } {
    const rooms = this.#random.shuffle(ROOMS)
    const others = this.#random.shuffle(says.startsWith('> R') ? ROOMS.slice(1) : ROOMS)
    const letters = this.#random.float() < 0.4
    const [one, two] = [rooms.slice(0, 2), [rooms[2]!, this.#random.pick([rooms[3]!, rooms[0]!])]]
    const numbers = [this.#random.int(2, 8), this.#random.int(1, 10), this.#random.int(1, 10), this.#random.int(1, 10)]
    const style = this.#random.int(0, letters ? 4 : 2)
    const the = this.#random.float() < 0.8 ? 'the ' : ''
    const room = (letter: string): string => (letters ? letter : `${the}${this.#choose(NAMES[letter]!)}`)
    const bare = (letter: string): string => (letters ? letter : this.#choose(NAMES[letter]!))
    const hallway = ([a, b]: readonly string[]): string =>
      letters
        ? [`${a}-${b}`, `${a} to ${b}`, `${a}–${b}`, `${a}/${b}`, `${a}->${b}`][style]!
        : [`${bare(a!)}-${bare(b!)}`, `${bare(a!)} to ${bare(b!)}`, `${bare(a!)} – ${bare(b!)}`][style]!
    const between = ([a, b]: readonly string[]): string =>
      this.#random.pick([`between ${room(a!)} and ${room(b!)}`, `from ${room(a!)} to ${room(b!)}`])
    const count = (n: number): string => {
      const digits = this.#random.float() < 0.7 ? String(n) : WORDS[n]!
      return `${digits}${this.#random.float() < 0.4 ? (n === 1 ? ' coin' : ' coins') : ''}`
    }
    const path = ['L', ...this.#random.shuffle(ROOMS.slice(1)), 'L']
    const link = letters
      ? this.#random.pick(['-', ' ', ', ', ' -> ', '→', '>', ''])
      : this.#random.pick([', ', ' - ', ' -> ', ', then '])
    const not = this.#random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((n) => n !== numbers[0]))
    // What is in braces without a bar stays: JSON.
    const frames = this.#choose(text)
      .replace(/B1/g, between(one))
      .replace(/H1/g, hallway(one))
      .replace(/H2/g, hallway(two))
      .replace(
        /T([2-4])/g,
        (_, i: string) => `${this.#random.pick(['to', 'to', 'towards'])} ${room(others[Number(i) - 1]!)}`,
      )
      .replace(/R([1-4])/g, (_, i: string) => room(others[Number(i) - 1]!))
      .replace(/X([1-4])/g, (_, i: string) => rooms[Number(i) - 1]!)
      .replace(/N([1-4])/g, (_, i: string) => count(numbers[Number(i) - 1]!))
      .replace(/D([1-4])/g, (_, i: string) => String(numbers[Number(i) - 1]))
      .replace(/\bM\b/g, String(not))
      .replace(/\bW\b/g, String(not))
      .replace(/\bS\b/g, String(not + 40))
      .replace(/\bP\b(?!-)/g, says === 'P' ? path.map(bare).join(link) : 'P')
    return { text: frames, says: this.#meaning(says, one, two, others, rooms, numbers, path), frame }
  }

  /** What a frame says; where it depends on what was chosen, the pieces that its words still show. */
  #meaning(
    says: string,
    one: readonly string[],
    two: readonly string[],
    others: readonly string[],
    rooms: readonly string[],
    numbers: readonly number[],
    path: readonly string[],
  ): readonly string[] {
    if (says === '') return []
    if (says === 'P') return [`> ${path.join(' ')}`]
    const all = /^R1-\* D1(?: R2 D2)?$/.exec(says)
    if (all)
      return ROOMS.filter((room) => room !== others[0]).map(
        (room) => `${others[0]}-${room} ${says.includes('R2') && room === others[1] ? numbers[1] : numbers[0]}`,
      )
    return says.split('; ').map((piece) =>
      piece
        .replace(/[HB]1/g, one.join('-'))
        .replace(/H2/g, two.join('-'))
        .replace(/R([1-4])/g, (_, i: string) => others[Number(i) - 1]!)
        .replace(/X([1-4])/g, (_, i: string) => rooms[Number(i) - 1]!)
        .replace(/[ND]([1-4])([+-]\d)?/g, (_, i: string, more = '0') => String(numbers[Number(i) - 1]! + Number(more))),
    )
  }
}
