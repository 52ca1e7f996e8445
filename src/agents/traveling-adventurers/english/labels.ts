/** Says of candidates by which label they go as which of them they are: "Option A: …, option B: …, so option A" is the first. */

/** What goes by a letter or a number. */
export const NOUN = '(route|path|option|plan|choice|version|variant|candidate|tour|alternative|proposal)'
/** "Option A:", "route 2 (total 61)", "candidate #3 =" */
const LABELS = new RegExp(
  String.raw`\b${NOUN} (?:#|no\.? ?|number )?([A-F]|[1-6])\b(?= ?(?:[:.)(=]|is\b|gives\b|[–-] ))`,
  'gi',
)
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const nth = (label: string): string =>
  ORDINALS[/\d/.test(label) ? Number(label) - 1 : 'ABCDEF'.indexOf(label.toUpperCase())]!

/** Where two labels or more are told, each as an ordinal. A label before a dash or another room is a room. */
export function spellLabels(text: string): string {
  const labels = new Set<string>()
  for (const [, noun, label] of text.matchAll(LABELS)) labels.add(`${noun!.toLowerCase()} ${label!.toUpperCase()}`)
  if (labels.size < 2) return text
  const named = new RegExp(
    String.raw`\b(?:the )?${NOUN} (?:#|no\.? ?|number )?([A-F]|[1-6])\b(?! ?(?:[-–—→>/]+ ?[A-Z]\b|to\b| [A-Z]\b))`,
    'gi',
  )
  return text.replace(named, (all, noun: string, label: string) =>
    labels.has(`${noun.toLowerCase()} ${label.toUpperCase()}`) ? `the ${nth(label)} ${noun}` : all,
  )
}
