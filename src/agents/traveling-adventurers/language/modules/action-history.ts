/** What the agent itself has done, turn by turn (paper, section 4.2). */
import { sayActs } from '../acts.ts'
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export function actionHistory(): AgentModule {
  const history: string[] = []
  return {
    name: 'action-history',
    instructions: () =>
      inputLine('History', 'your own actions so far, one string for each of your turns, oldest first.'),
    input: () => [{ title: 'History', text: writeList(history) }],
    taken: ({ acts }) => void history.push(sayActs(acts)),
  }
}
