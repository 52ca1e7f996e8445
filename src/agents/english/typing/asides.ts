/** Words that accompany what is said and leave it as it is, as parts of patterns: of the saying, of a breath, laughter, smiles. */

/** Said of the saying, before, within or behind a sentence: "to be honest", "by the way". */
export const OF_SAYING = [
  'by the way',
  'btw',
  'fyi',
  'fwiw',
  'iirc',
  'afaik',
  'afaict',
  'ngl',
  'not gonna lie',
  'tbh',
  'tbqh',
  'to be (?:perfectly |quite |totally |completely |brutally |really )?(?:honest|frank|fair)(?: with (?:you|u))?',
  '(?:quite )?honestly',
  'frankly(?: speaking)?',
  '(?:in )?all (?:honesty|fairness)',
  'if you ask me',
  'just so (?:you|u|we) know',
  'for your information',
  'truth be told',
].join('|')

/** An opinion said to be one. */
export const IN_MY_VIEW = String.raw`imh?o|in my (?:humble )?(?:opinion|view)`

/** Takes breath before a sentence: "hmm", "uh", "er". */
export const BREATH = 'h+m+|hrm+|u+h*m+|uh+|e+h?rm*|ehm+|mm+'

/** Before or behind a sentence. */
export const LAUGHTER = 'lo+l|lmf?ao|rofl|(?:ha){2,}h?|(?:he){2,}|xd|hihi'

/** Faces typed with marks. */
export const FACE = String.raw`[:;=]['’-]?[()DPp3]+|[xX]D+|<3|\^\^`
