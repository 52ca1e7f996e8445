/** How an agent is called where one is chosen. */
import type { ListedGame } from './api.ts'

/** With the model that it asks, if it does: whoever chooses it knows what is asked. */
export const partnerName = ({ models }: Pick<ListedGame, 'models'>, partner: string): string =>
  models?.[partner] === undefined ? partner : `${partner}, asking ${models[partner]}`
