/**
 * Sentences that tell where a path would lead, and do not wish it: "but then we'd end in the attic", "that would have us start
 * with the kitchen".
 */

const OPENS = String.raw`^\W*(?:(?:hm+|oh|well|no|wait|ah|aww?|yes|yeah|yep|ok|okay|nah|nope|so|and|but|however)\b\W+){0,4}`
const WOULD = String.raw`(?:['’]d| would| will|['’]ll)(?: then| also| all| still| only| both| not| never)*`
const TELLS = new RegExp(
  [
    // "But then we'd …", "that way it would …"
    String.raw`${OPENS}(?<=but\b\W+)(?:then|there|so)\b,? ?(?:we|it|i|you)${WOULD} \w`,
    String.raw`${OPENS}(?:that way|with (?:that|it|this)(?: one| path| route)?)\b,? ?(?:we|it|i|you)${WOULD} \w`,
    // "That would put the attic last"
    String.raw`${OPENS}(?:that|this|it|(?:that|this|the other) (?:one|path|route))${WOULD} (?:have us|have me|make us|make me|let us|put|leave|bring us|take us|lead|end|start|finish|begin|get us|send us|drop us)\b`,
    // "Then we finish in the kitchen, don't we?"
    String.raw`${OPENS}then\b,? ?(?:we|it|i)\b[^.!?]*, (?:wouldn['’]?t|won['’]?t|don['’]?t|doesn['’]?t|would|will|do) (?:we|it|i)\s?\?`,
  ].join('|'),
  'i',
)

export const tellsOutcome = (sentence: string): boolean =>
  sentence.length < LONGEST && TELLS.test(sentence) && !/\bplease\b/i.test(sentence)

const LONGEST = 200
