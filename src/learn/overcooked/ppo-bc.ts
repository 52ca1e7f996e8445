/**
 * PPO beside a clone: the learner plays with itself at first, then with a network that imitates people, or a drawn cook where
 * there are no games of theirs (Carroll et al. 2019). A second clone, of games kept apart, measures what came of it.
 */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'
import type { Method, Trained, Training } from '../method.ts'
import { openNumeric, type Numeric } from '../numeric.ts'
import { Clone } from './clone.ts'
import { commonOptions } from './common-options.ts'
import { gatherDrawn } from './gather-drawn.ts'
import { nameLayout } from './layout-option.ts'
import { openPlay, type Opposite } from './play-to-learn.ts'
import { readTrials } from './read-trials.ts'

const options = z.strictObject({
  steps: z.int().min(1).max(1e9).default(1_500_000).describe('steps of kitchens, over all of them'),
  from: z
    .string()
    .default('drawn')
    .describe(
      'whose games are imitated: a file or folder of trials, a run, or "drawn" for a drawn cook that is nobody',
    ),
  games: z.int().min(1).max(1000).default(40).describe('games of the drawn cook'),
  passes: z.int().min(1).max(10_000).default(60).describe('how often the clones go over their examples'),
  ...commonOptions,
  start: commonOptions.start.default('planner'),
})
type Options = z.output<typeof options>

export const ppoBesideClone: Method<Options> = {
  name: 'overcooked/ppo-bc',
  about: 'One network learns to play beside a clone of people’s play (PPO with a partner that does not learn).',
  options,
  examples: ['roundtable train overcooked/ppo-bc --layout cramped-room'],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, setting) => {
    const opposite = makeClones(await openNumeric(), given, setting.seed)
    return withData(await openPlay(given, setting, opposite), { partner: tellPartner(given) })
  },
}

/** Clones of two halves that have no move in common: halves of people's games, or games drawn from other seeds. */
function makeClones(numeric: Numeric, { layout, from, games, passes }: Options, seed: number): Opposite {
  const gather = (half: 'first' | 'second') =>
    from === 'drawn'
      ? gatherDrawn(layout, games, seed + (half === 'first' ? 0 : 500))
      : readTrials(from, { layout, half }).examples
  const train = (half: 'first' | 'second'): Float32Array => {
    const clone = new Clone(numeric, gather(half), half === 'first' ? seed : seed + 500)
    for (let pass = 0; pass < passes; pass++) clone.pass()
    return clone.parameters
  }
  return { partners: [train('first')], proxy: train('second') }
}

const tellPartner = ({ from }: Options): string =>
  from === 'drawn'
    ? 'a clone of a drawn planning cook that dawdles and errs, no person; the score is with another clone of other games'
    : `a clone of the first halves of the games in ${from}; the score is with a clone of their second halves`

/** The same training, whose card says more. */
function withData(training: Training, more: Readonly<Record<string, Json>>): Training {
  return {
    get total() {
      return training.total
    },
    get steps() {
      return training.steps
    },
    advance: () => training.advance(),
    save: () => training.save(),
    restore: (saved) => training.restore(saved),
    close: () => training.close(),
    finish: async (): Promise<Trained> => {
      const trained = await training.finish()
      return { ...trained, data: { ...(trained.data as Record<string, Json>), ...more } }
    },
  }
}
