/** The situations of the paper's case studies (appendix B, figures 6 to 9), to begin from. The seat that is studied is `alice`. */

/** A situation: where it is, and how things stand there. */
export interface CaseStudy {
  readonly layout: string
  /** The compact state to begin from. */
  readonly state: string
  /** Steps until it is over. */
  readonly horizon: number
}

/** By name; each is a preset of the game too. */
export const caseStudies = {
  /** Two onions are in the pot, and the partner has the third in its hands (figure 6). */
  'dish-ahead': { layout: 'cramped-room', state: '1,2,S,-;3,1,N,o;2,0=soo@0;', horizon: 30 },
  /** With a dish in the only corner that both pots can be reached from; one cooks, the partner brings the other's last onion (figure 7). */
  'make-way': { layout: 'coordination-ring', state: '3,1,N,d;2,1,E,o;3,0=sooo@3 4,1=soo@0;', horizon: 30 },
  /** Both have an onion that no pot can take, while a soup is ready and a dish has been laid out (figure 8). */
  'put-down': { layout: 'cramped-room', state: '2,2,W,o;3,1,W,o;2,0=sooo@20 0,2=d;', horizon: 30 },
  /** The partner stands before a closed gate with a soup, and cannot open it with full hands (figure 9). */
  'open-gate': {
    layout: 'gated-delivery',
    state: '1,2,N,-;3,2,S,sooo@20;;1,3=closed:0 3,3=closed:0',
    horizon: 40,
  },
} as const satisfies Readonly<Record<string, CaseStudy>>
