/** What belongs to the agents of Avalon, each part loaded when it is asked for. */
export const agents = () => import('./agents.ts')
export const standIn = () => import('./stand-in.ts')
