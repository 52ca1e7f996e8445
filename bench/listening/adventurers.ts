import { readFileSync } from 'node:fs'

/**
 * Messages of Traveling Adventurers as people type them, with what they say: `L-K 5` (own coins), `? L-K` and `? K-*`
 * (questions), `> L K` (steps; `> K L` also for a K that is to be the last) and `> L K … L` (a whole path), `yes`, `no`, `submit`, `what` (asks for a path). Rooms are
 * L, E, B, K, C, A. Written before anything was known of how they are read.
 */
const heard: readonly (readonly [text: string, says: string])[] = [
  ['hey! from the living room I see 5 to the kitchen and 3 to the attic', 'L-K 5; L-A 3'],
  ['i got 6 coins L to E, 2 L to B', 'L-E 6; L-B 2'],
  ['My coins: L-E: 6, L-B: 4, L-K: 2, L-C: 1, L-A: 5', 'L-E 6; L-B 4; L-K 2; L-C 1; L-A 5'],
  ['L to E is worth 6 for me, and E to C only 1.', 'L-E 6; E-C 1'],
  ['There are four coins between the bathroom and the kitchen on my side', 'B-K 4'],
  ['kitchen - attic 5', 'K-A 5'],
  ['I have 3 from A to C, what about you?', 'A-C 3; ? A-C'],
  ['How many do you have between L and K?', '? L-K'],
  ['whats your L-A?', '? L-A'],
  ['Can you tell me your coins from the kitchen?', '? K-*'],
  ['what do you have from K to the other rooms', '? K-*'],
  ['Do you have many coins between B and C? I have 6 there.', '? B-C; B-C 6'],
  ['I only have 1 between E and K, so let us not go there.', 'E-K 1'],
  ['Nothing great: E-B 1, E-K 2.', 'E-B 1; E-K 2'],
  ['Sorry, I meant 4 from L to B, not 3.', 'L-B 4'],
  ['oops, L-B is 4', 'L-B 4'],
  ["Let's go from L to E first.", '> L E'],
  ['How about we go to the kitchen first?', '> K'],
  ['I suggest L E B K C A L', '> L E B K C A L'],
  ['What do you think of L-K-B-E-C-A-L?', '> L K B E C A L'],
  ['living room, kitchen, bathroom, empty room, attic, childrens room, living room?', '> L K B E A C L'],
  ['Then from E to A, then to K.', '> E A K'],
  ['ok', 'yes'],
  ['sounds good to me!', 'yes'],
  ['yep lets do that', 'yes'],
  ['Perfect, I am submitting now.', 'yes; submit'],
  ["I'll submit it", 'submit'],
  ['submitted!', 'submit'],
  ['no, that is bad for me', 'no'],
  ["I don't think that's the best path", 'no'],
  ['I disagree', 'no'],
  ['what path do you suggest?', 'what'],
  ['which way should we go?', 'what'],
  ['You decide.', 'what'],
  ['just tell me the best path', 'what'],
  ['Hello :)', ''],
  ['how are you', ''],
  ['I am in the light world', ''],
  ['haha ok let me think', ''],
  ['give me a sec', ''],
  ['My best hallways are L-E with 6 and B-C with 6.', 'L-E 6; B-C 6'],
  ['The highest I have is 6, between L and E.', 'L-E 6'],
  ['I have 6 coins in E-L, 4 in B-L, 2 in K-L', 'L-E 6; L-B 4; L-K 2'],
  ['from E: B 3, K 1, C 2, A 6', 'E-B 3; E-K 1; E-C 2; E-A 6'],
  [
    'From the bathroom i have 5 coins to kitchen, 4 coins to childrens room and 3 coins to attic.',
    'B-K 5; B-C 4; B-A 3',
  ],
  ['between K and C there are six and between K and A two', 'K-C 6; K-A 2'],
  ['C-A is 1', 'C-A 1'],
  ['I collect 5 coins if we go from L to A', 'L-A 5'],
  ['Going from L to A gives me 5', 'L-A 5'],
  ['L→A (5), A→E (6)', 'L-A 5; A-E 6'],
  ['My total for L E B K C A L would be 25', ''],
  ['That path gives me 21 coins.', ''],
  ['I get 24 with that, and you?', ''],
  ['How many coins do you get in total?', ''],
  ['Do you have more than 4 between E and A?', '? E-A'],
  ["what's between the attic and the empty room for you", '? A-E'],
  ['Same here, 5 from L to A.', 'L-A 5'],
  ['yes, and then from A to E I have 6', 'yes; A-E 6'],
  ['No, I have only 2 there from C to E.', 'no; C-E 2'],
  ['Agreed: L, A, E, B, C, K, L. Submit?', 'yes; > L A E B C K L'],
  ['could we swap B and K?', ''],
  ['So we start in L and end in L, right?', ''],
  ['L-E 6, yours?', 'L-E 6; ? L-E'],
  ['E to K: 1. E to C: 2. Yours?', 'E-K 1; E-C 2; ? E-K; ? E-C'],
]

/** Messages written after the first were looked at, and read once. */
const heardLater: readonly (readonly [text: string, says: string])[] = [
  ['L-K is 2, L-A is 5 and L-B is 4 for me.', 'L-K 2; L-A 5; L-B 4'],
  ["From the living room I've got 6 to the empty room, 4 to the bathroom, 2 to the kitchen", 'L-E 6; L-B 4; L-K 2'],
  ['I see 3 coins between E and B', 'E-B 3'],
  ['E-B gives me 3, E-K only 1', 'E-B 3; E-K 1'],
  ['my side: K-C 6, K-A 2', 'K-C 6; K-A 2'],
  ['attic to kitchen is two', 'K-A 2'],
  ['For me L to C is the worst with 1', 'L-C 1'],
  ['I have two between K and A. You?', 'K-A 2; ? K-A'],
  ['how much is B-C for you?', '? B-C'],
  ['And between B and A?', '? B-A'],
  ['Could you tell me what you have from C?', '? C-*'],
  ['please send me all your coins', '? all'],
  ['What are your coins from L?', '? L-*'],
  ['Which hallway has the most coins for you?', ''],
  ['I would start with L to E', '> L E'],
  ['maybe L then E then C?', '> L E C'],
  ["let's do L C K B E A L", '> L C K B E A L'],
  ['My proposal: L, A, C, E, B, K, L', '> L A C E B K L'],
  ['What about going to the attic next?', '> A'],
  ['Okay, that works.', 'yes'],
  ['Yes!', 'yes'],
  ['Great idea', 'yes'],
  ['I agree with your path', 'yes'],
  ["fine, let's take that", 'yes'],
  ["I'm not sure about that", ''],
  ['not a good idea', 'no'],
  ['No way', 'no'],
  ['nope, too few coins there', 'no'],
  ['I have submitted the path', 'submit'],
  ['ready to submit?', ''],
  ['I am submitting L E B K C A L', 'submit'],
  ['Any suggestions?', 'what'],
  ['where should we go from here?', 'what'],
  ['Do you have a plan?', 'what'],
  ['Good morning', ''],
  ['thanks!', ''],
  ['wait', ''],
  ['ok wait, one moment', ''],
  ['we get 9 from L to E together', ''],
  ['together that is 11', ''],
  ['The path is worth 49 in total', ''],
  ['I miscounted: L-B is 3.', 'L-B 3'],
  ['Actually E-C is 2, sorry!', 'E-C 2'],
  ['C to B 4, C to K 6, C to A 1', 'B-C 4; K-C 6; C-A 1'],
  ['I have 4, 5 and 3 from B to C, K and A', 'B-C 4; B-K 5; B-A 3'],
  ['A-E 6, A-B 3', 'E-A 6; B-A 3'],
  ['how many between a and e?', '? E-A'],
  ['i have 6 from e to a', 'E-A 6'],
  ["don't go to K", ''],
  ['E is bad for me', ''],
]

/**
 * As thirty people and models would write them. Before anything was mended for them F1 was .86 on the first 146 and .84 on the
 * other 201.
 */
const fromInside: readonly (readonly [text: string, says: string])[] = JSON.parse(
  readFileSync(new URL('adventurers-inside.json', import.meta.url), 'utf8'),
)

/**
 * Messages in many voices (quick typists, careful and non-native writers, language models), written in four lots of about a
 * hundred while the reader was made more general. Each lot was read once before the reader was mended by it.
 */
const inVoices: readonly (readonly [text: string, says: string])[] = JSON.parse(
  readFileSync(new URL('adventurers-voices.json', import.meta.url), 'utf8'),
)

/**
 * Messages in other manners of writing: dictated, in long paragraphs, in tables, by non-native speakers and children, ironic,
 * quoting the partner, numbered, with sums, comparing whole paths, asking for a number again, with second thoughts. Each lot
 * was labelled before it was read: the first 126 were read with F1 .77, and lots of 84, 50 and 50, each written after the
 * reader had been mended by those before, with .81, .89 and .81; 35 whose numbers are hardly
 * ever the speaker's coins with .62. Another 98 are of the kinds that a stranger's messages missed.
 */
const inManners: readonly (readonly [text: string, says: string])[] = JSON.parse(
  readFileSync(new URL('adventurers-manners.json', import.meta.url), 'utf8'),
)

/**
 * Plain messages of one kind each, as people of different ages would type them; each kind in two or three lots, the later ones
 * written after the reader had been mended by those before. All were read once before the reader was mended for them: 485 with
 * F1 .90, 475 with .86, 319 with .85, and 281 of all kinds, the last, with .87.
 */
const byKind: readonly (readonly [text: string, says: string])[] = Object.values(
  JSON.parse(readFileSync(new URL('adventurers-kinds.json', import.meta.url), 'utf8')) as Record<
    string,
    readonly (readonly [text: string, says: string])[]
  >,
).flat()

/**
 * Messages of whole talks: people's, language models' and those of two who bargain. Each author's were read once before the reader
 * was mended for them: 320 of people with F1 .97, 300 of models with .88, 527 of bargaining with .87.
 */
const inTalks: readonly (readonly [text: string, says: string])[] = JSON.parse(
  readFileSync(new URL('adventurers-talks.json', import.meta.url), 'utf8'),
)

/** Hard ones of the kinds that those missed, by who mended the reader: labelled first, and read at first with F1 .67 to .86. */
const conversing: readonly (readonly [text: string, says: string])[] = JSON.parse(
  readFileSync(new URL('adventurers-conversing.json', import.meta.url), 'utf8'),
)

/** All of these: what they are called where figures are printed, and by what name they are asked for, where they are. */
export const LISTENING: readonly {
  readonly title: string
  readonly name?: string
  readonly messages: readonly (readonly [text: string, says: string])[]
}[] = [
  { title: 'of old', messages: heard },
  { title: 'later', messages: heardLater },
  { title: 'in voices', name: 'voices', messages: inVoices },
  { title: 'in manners', name: 'manners', messages: inManners },
  { title: 'from inside', name: 'inside', messages: fromInside },
  { title: 'by kind', name: 'kinds', messages: byKind },
  { title: 'in talks', name: 'talks', messages: inTalks },
  { title: 'conversing', name: 'conversing', messages: conversing },
]
