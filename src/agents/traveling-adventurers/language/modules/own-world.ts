/** The agent's own coins, before its eyes at every turn. */
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export const ownWorld = (): AgentModule => ({
  name: 'own-world',
  instructions: () =>
    inputLine(
      'World-state-own',
      'your own coins, one triple `[room, room, coins]` for each hallway. A hallway can be walked in both directions, so `[X, Y, 3]` also means 3 coins from Y to X.',
    ),
  input: ({ weights }) => [{ title: 'World-state-own', text: writeList(weights) }],
})
