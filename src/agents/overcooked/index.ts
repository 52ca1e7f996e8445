/** What belongs to the agents of Overcooked, each part loaded when it is asked for. */
export const agents = () => import('./agents.ts')
export const standIn = () => import('./stand-in.ts')
export const bestKnown = async () => (await import('./ceilings.ts')).record
export const tiny = () => import('./tiny/index.ts')
