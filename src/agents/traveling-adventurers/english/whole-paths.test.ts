/** Players who think in whole paths: what they only compute, what they remark on, how they consent and submit. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

/** Messages with what they say, in the notation of the listening bench. */
const CASES: Readonly<Record<string, readonly (readonly [message: string, says: string])[]>> = {
  'paths that are only named': [
    ['with yours added my L-B-E-C-A-K-L comes to 68. one option, still comparing', ''],
    ['I also computed L-K-E-A-C-B-L, that only makes 59', ''],
    ["If it was up to me alone I'd go L-C-B-A-E-K-L, 51 coins.", ''],
    ['my selfish path would be L-A-B-C-K-E-L, just so you know', ''],
    ["on my own numbers the best is L-A-B-C-K-E-L with 50, but I don't suggest it", ''],
    ["don't take it as a proposal, but L-K-B-A-C-E-L is 49 for me", ''],
    ['L-B-A-C-K-E-L was my second candidate with 71', ''],
    ['just for comparison: L-A-C-B-E-K-L gives 70 in total', ''],
    ['yes. and I also looked at L-E-A-C-B-K-L, it is worse', 'yes'],
    ['L-E-A-C-B-K-L = 70, I keep looking', ''],
  ],
  'paths that are offered': [
    ["I get 71 for L-A-K-B-E-C-L, let's walk that one", '> L A K B E C L'],
    ['L-A-K-B-E-C-L gives 71, shall we?', '> L A K B E C L'],
    ["L-A-K-B-E-C-L gives 71. I can't find anything better.", '> L A K B E C L'],
    ["let's go L-E-A-C-B-K-L, no other proposal from me", '> L E A C B K L'],
    ['I tried everything and only L-E-A-C-B-K-L reaches 70', '> L E A C B K L'],
    ["I checked L-E-A-C-B-K-L and it is 78, so let's do it", '> L E A C B K L'],
    ["L-E-A-C-B-K-L would be my proposal, I'm not insisting on it", '> L E A C B K L'],
    ["my favourite is L-E-A-C-B-K-L, I'm still looking forward to your answer", '> L E A C B K L'],
    ['first I tried L-K-A-C-B-E-L, only 66. L-E-A-C-B-K-L makes 70, ok?', '> L E A C B K L'],
    ['k. nothing better then. L E B K A C L final, press submit', '> L E B K A C L; submit'],
  ],
  'remarks that say neither yes nor no': [
    ['I take that as good news.', ''],
    ['do we have to', ''],
    ['ah that sucks, my numbers behind it are bad too', ''],
    ["less work for me, I won't complain", ''],
    ["8, so that's a good one", ''],
    ['nine is what you get on almost any hallway here', ''],
    ['alright. how about both of us write down our top route and compare them afterwards', ''],
    ['K-C? 2 here, kinda weak', '? K-C; K-C 2'],
    ["wait i might have a better path, what's your L-C?", '? L-C'],
  ],
  consent: [
    ["over the moon. that's our path", 'yes'],
    ["could not be happier, let's do that", 'yes'],
    ['whatever u say boss', 'yes'],
    ['fine, I withdraw my objection', 'yes'],
    ['Then I take my veto back, we can walk it your way', 'yes'],
    ["can't wish for more", 'yes'],
    ['I keep my objection', 'no'],
    ["I'm not withdrawing my veto", 'no'],
    ['not thrilled with that', 'no'],
    ['is that our path?', ''],
  ],
  submitting: [
    ["tea's finished and the submit button is pressed. lovely game!", 'submit'],
    ['it is sent, thank you', 'submit'],
    ['sending too, merci!', 'submit'],
    ['path sent, bye bye', 'submit'],
    ['clicked!', 'submit'],
    ['off it goes, thanks!', 'submit'],
    ['I have not pressed the button yet', ''],
    ['has it been sent?', ''],
    ['sending my numbers too', ''],
    ["the submit button doesn't react, is that normal?", ''],
  ],
  'hallways that are asked for or counted': [
    ['living-attic 7, kids-kitchen 4. u on these?', 'L-A 7; C-K 4; ? L-A; ? C-K'],
    ['i have 9 from C to L you?', 'C-L 9; ? C-L'],
    ['Very good. Missing are E-B, E-C and K-A, can you tell me those too?', '? E-B; ? E-C; ? K-A'],
    ['Fine. I still lack C-A and B-K, would you add them?', '? C-A; ? B-K'],
    ["what's your L-B? mine is 6, and kitchen to empty room is 2", '? L-B; L-B 6; K-E 2'],
    ["how much is B-A for you? here it's 3 and B-C is 5", '? A-B; A-B 3; B-C 5'],
    ["it's between E-C and E-B now. i got 4 and 9", 'E-C 4; E-B 9'],
    ['the question is E-A vs C-A, i have 4 and 6 there', 'E-A 4; C-A 6'],
    ['What are L-E and L-B for you? I have 1 for the second and 6 for the first', '? L-E; ? L-B; L-E 6; L-B 1'],
    ["C-L 2, K-B 4 here. I would pay 5 for that, you'd get 9 more", 'C-L 2; K-B 4'],
    ['So only the bathroom remains. 4 from K to there, and 2 from there to L for me', 'K-B 4; B-L 2'],
  ],
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%s', (message, says) => {
    const wanted = says.split('; ').filter(Boolean).map(inOrder)
    const { acts } = read(message)
    const named = acts.flatMap((act) => (act.kind === 'submit' && act.path ? [`> ${act.path.join(' ')}`] : []))
    const got = new Set([...acts.flatMap(nameAct), ...named.filter((path) => wanted.includes(path))])
    expect([...got].sort()).toEqual([...new Set(wanted)].sort())
  })
})
