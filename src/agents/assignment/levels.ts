/** Adjectives for how well a reviewer fits a paper, as shares of the speaker's highest number. */

/** What the symbolic player says, from best to worst: each adjective from this share on. */
const SCALE: readonly (readonly [adjective: string, from: number, means: number])[] = [
  ['perfect', 0.93, 0.97],
  ['great', 0.8, 0.865],
  ['good', 0.66, 0.73],
  ['decent', 0.5, 0.58],
  ['mediocre', 0.34, 0.42],
  ['weak', 0.18, 0.26],
  ['terrible', -Infinity, 0.08],
]

export const adjectiveFor = (share: number): string => SCALE.find(([, from]) => share >= from)![0]

/** What people say besides, longer phrases first. `null`: that nothing is known. */
const SAID: readonly (readonly [pattern: RegExp, share: number | null])[] = [
  ...SCALE.map(([adjective, , means]) => [new RegExp(`\\b${adjective}\\b`), means] as const),
  [
    /\b(?:blank|blanks|unknowns?|nothing|no (?:info|information|data|score|scores|number|numbers|idea|insight|markers?)|can'?t see|cannot see|don'?t (?:see|have|know)|not sure|empty|grayed|no clue)\b/,
    null,
  ],
  [
    /\b(?:no|not|isn'?t|aren'?t|never|without) (?:a |an |so |very |too |that |really |really a |the |any |much )*(?:good|great|best|fit|green|match|better|well|solid|high|ideal)\b/,
    0.25,
  ],
  [/\b(?:cannot|can'?t|shouldn'?t|out|definitely not|100% out|negatives?)\b/, 0.12],
  [
    /\b(?:really|very|super|pretty|quite) (?:bad|low|red|poor|weak)\b|\b(?:awful|horrible|worst|lowest|bright red|dark red|deep red|darkest red)\b/,
    0.08,
  ],
  [/\blight(?:er|ish|est)?[ -](?:red|pink)\b/, 0.36],
  [/\b(?:bad|low|lower|red|reds|poor|poorly|lacking|no good|slightly red)\b/, 0.2],
  [
    /\b(?:dark|darker|darkest|deep|bright|brightest|strong|solid|full|darkish)[ -]?(?:shade of )?green\b|\bmost confident\b|\b(?:by far|much much)\b/,
    0.93,
  ],
  [/\b(?:best|highest|top|excellent|amazing|fantastic|super|strongest|greatest|max|maximum|incredible|ideal)\b/, 0.92],
  [
    /\b(?:really|very|super|pretty|quite) (?:good|high|strong|well|knowledgeable|confident|solid)\b|\b(?:strongly|expert|excels?|love)\b/,
    0.86,
  ],
  [
    /\b(?:light|lighter|lightest|faint|pale|slightly|slight|barely|very light)[ -](?:shade of )?green\b|\blightgreen\b/,
    0.64,
  ],
  [/\bmedium[ -]green\b|\bmid[ -]?green\b/, 0.77],
  [
    /\b(?:green|greens|good|well|solid|strong|high|higher|better|nice|nicely|confident|knowledgeable|works?|prefer|like|fit|match|green's|excellent)\b/,
    0.77,
  ],
  [
    /\b(?:okay|ok|fine|alright|decent|fair|moderate|so-so|average|medium|neutral|middle|middling|mid|grey|gray|white|yellow|some|somewhat|little)\b/,
    0.52,
  ],
]

/** What a remark says of the fit it is about; `undefined`: nothing that is understood; `null`: that nothing is known. */
export function shareOf(remark: string): number | null | undefined {
  const text = remark.toLowerCase().replaceAll('’', "'")
  return SAID.find(([pattern]) => pattern.test(text))?.[1]
}
