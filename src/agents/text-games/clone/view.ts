/** What the clone sees before each action, and how it is written for its network. */
import type { TextObservation } from '../../../games/engines/text-world/text-game.ts'

/**
 * What the behaviour-cloned transformer reads (Wang et al. 2022: task, observation, inventory, place, last action). The
 * valid actions are not among it; they only limit what it may answer.
 */
export interface View {
  readonly task: string
  readonly inventory: string
  readonly look: string
  /** The last action or question to a module; empty at the start. */
  readonly did: string
  /** What was answered to that. */
  readonly said: string
}

export const viewOf = ({ task, inventory, look, text }: TextObservation, did: string): View => ({
  task,
  inventory,
  look,
  did,
  said: text,
})

/** The view as one line of words and `[marks]`, which its action is to follow. */
export function writeView({ task, inventory, look, did, said }: View): string {
  const answer = said.trim() === look.trim() ? '' : `[said] ${said}`
  return `[task] ${task} [carry] ${inventory} [see] ${look} [did] ${did} ${answer} [do]`
}
