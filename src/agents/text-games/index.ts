/** What belongs to the agents of the four text games, each part loaded when it is asked for. */
export const agents = () => import('./agents.ts')
export const standIn = () => import('./stand-in.ts')
export { comesAlong } from './learned.ts'
export const tiny = () => import('./tiny.ts')
