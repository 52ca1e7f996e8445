/** What belongs to the agents of Traveling Adventurers, each part loaded when it is asked for. */
export const agents = async () => {
  await (await import('./second-reader/files.ts')).fetchFiles()
  return import('./agents.ts')
}
export const floors = async () => (await import('./floors.ts')).floors
export const standIn = () => import('./stand-in.ts')
export const tiny = () => import('./tiny/index.ts')
