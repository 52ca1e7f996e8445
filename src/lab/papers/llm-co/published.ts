/** The numbers of the paper (Agashe, Fan, Wang 2023, arXiv 2310.03903), as printed there. */

export const PAPER = 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023, arXiv 2310.03903)'

/** By kitchen; the scores of learned agents are means with the standard error over five seeds. */
export type Published = Readonly<Partial<Record<string, string>>>

const five = (
  cramped: string,
  asymmetric: string,
  ring: string,
  forced: string,
  circuit: string,
  asymmetricKitchen: 'asymmetric-advantages' | 'asymmetric-advantages-11',
): Published => ({
  'cramped-room': cramped,
  [asymmetricKitchen]: asymmetric,
  'coordination-ring': ring,
  'forced-coordination': forced,
  'counter-circuit': circuit,
})
/** Learned agents play Asymmetric Advantages in the kitchen of nine columns, LLM-Co in one of eleven. */
const learned = (...scores: [string, string, string, string, string]) => five(...scores, 'asymmetric-advantages')
const told = (...scores: [string, string, string, string, string]) => five(...scores, 'asymmetric-advantages-11')

/** Two of a kind in the five kitchens. */
export const TABLE_1: Readonly<Record<string, Published>> = {
  'PPO, self-play': learned('198.8 ± 4.06', '167.2 ± 3.63', '190.8 ± 4.25', '151.9 ± 3.28', '122.3 ± 3.80'),
  'population-based training': learned(
    '216.9 ± 1.31',
    '190.1 ± 8.64',
    '173.8 ± 18.27',
    '169.5 ± 10.09',
    '140.1 ± 13.86',
  ),
  'LLM-Co, GPT-4': told('220', '280', '180', '200', '160'),
}

/** With a network that imitates people, the agent as the first player and as the second. */
export const TABLE_2: Readonly<Record<'alice' | 'bob', Readonly<Record<string, Published>>>> = {
  alice: {
    'behaviour cloning': learned('103.5 ± 3.38', '136.5 ± 7.00', '59.0 ± 5.38', '20.5 ± 4.33', '38.0 ± 3.99'),
    'PPO trained with it': learned('156.4 ± 1.48', '72.6 ± 19.44', '126.4 ± 3.24', '58.9 ± 2.98', '69.5 ± 2.18'),
    'LLM-Co, GPT-4': told('160', '180', '160', '120', '140'),
  },
  bob: {
    'behaviour cloning': learned('110.0 ± 3.39', '137.5 ± 8.40', '70.0 ± 4.00', '31.0 ± 5.00', '44.0 ± 3.02'),
    'PPO trained with it': learned('163.9 ± 1.61', '178.8 ± 2.65', '129.8 ± 3.59', '76.9 ± 2.29', '57.6 ± 2.50'),
    'LLM-Co, GPT-4': told('180', '140', '160', '80', '120'),
  },
}

/** LLM-Co without and with the directive to help. */
export const TABLE_3: Readonly<Record<'off' | 'on', Published>> = {
  off: { locked: '160', 'gated-delivery': '0' },
  on: { locked: '240', 'gated-delivery': '180' },
}

/** The kitchens with gates; LLM-Co with the directive (240 in Locked by table 3). */
export const TABLE_4: Readonly<Record<string, Published>> = {
  'PPO, self-play': { locked: '132.83 ± 7.31', 'gated-delivery': '134.88 ± 5.99' },
  'population-based training': { locked: '175.8 ± 1.69', 'gated-delivery': '178.6 ± 9.76' },
  'LLM-Co, GPT-4': { locked: '220', 'gated-delivery': '180' },
}
