/** What the four text games show and take. */
export type { TextObservation } from '../../../../../src/games/engines/text-world/observation.ts'

export interface TextAction {
  readonly command: string
}
