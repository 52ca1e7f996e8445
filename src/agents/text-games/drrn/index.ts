/** The deep reinforcement relevance network (He et al. 2016; Fang et al. 2024, table 4): takes the action it values most. */
import { z } from 'zod'
import type { AgentDefinition } from '../../../core/agent.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import type { TextAction, TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { playByViews } from '../clone/act.ts'
import { learned } from '../learned.ts'
import { readPolicy } from '../../common/read-policy.ts'
import { Features } from './features.ts'
import { DrrnNetwork, drrnShapes } from './network.ts'
import { pickByValue } from './pick.ts'

const options = z.strictObject({
  modules: z.boolean().default(true).describe('the one that learnt with questions to modules, or the one without any'),
  file: z.string().optional().describe('another trained network: the policy.json of a training'),
})

const description = z.looseObject({ kind: z.literal('drrn'), modules: z.boolean(), words: z.array(z.string()) })

export const drrn: AgentDefinition<TextConfig, TextObservation, TextAction, z.output<typeof options>> = {
  name: 'drrn',
  about: 'A network that learnt by play what each valid action is worth (DRRN), with the modules or without.',
  options,
  needsFiles: true,
  create(setup) {
    const { modules: asks, file } = setup.options
    const policy = readPolicy(file ?? learned('drrn', asks), description, ({ words }, sizeOf) =>
      drrnShapes(new Features(words).length, sizeOf('bias-0')),
    )
    const { words, modules } = policy.description
    const features = new Features(words)
    const network = new DrrnNetwork(policy.weights)
    const pick = pickByValue(network, features)
    return playByViews(setup, modules, (view, commands, turn) => {
      if (turn.number === 1 && view.did === '') turn.note('network', { hash: policy.hash })
      return pick(view, commands)
    })
  },
}
