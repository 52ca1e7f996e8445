/** Self-play with PPO: one network plays both cooks of many kitchens (Carroll et al. 2019, appendix). */
import { z } from 'zod'
import type { Method } from '../method.ts'
import { commonOptions } from './common-options.ts'
import { nameLayout } from './layout-option.ts'
import { openPlay } from './play-to-learn.ts'

const options = z.strictObject({
  steps: z.int().min(1).max(1e9).default(1_200_000).describe('steps of kitchens, over all of them'),
  ...commonOptions,
})

export const ppoSelfPlay: Method<z.output<typeof options>> = {
  name: 'overcooked/ppo-sp',
  about: 'One network learns by playing both cooks of a kitchen (PPO, self-play).',
  options,
  examples: [
    'roundtable train overcooked/ppo-sp --layout cramped-room',
    'roundtable train overcooked/ppo-sp --layout forced-coordination --steps 2000000 --seed 3',
  ],
  label: ({ layout }) => nameLayout(layout),
  begin: openPlay,
}
