/** What a partner says that it stays with, will hand in or has handed in. */

/** "I won't change my mind", "please take mine". */
export const INSISTS =
  /\b(?:insist|(?:will not|won['’]?t) (?:change|budge|give in|move)|(?:take|do|use|choose|pick|want|accept|stick (?:to|with)|stay with|going with|go with) (?:it|mine|my (?:path|route|way|plan|idea))|my (?:path|route|way) or)\b/i
