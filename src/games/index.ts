/** Every game by name. A game is loaded when it is asked for, so that a command pays only for what it plays. */
import type { Game } from '../core/game.ts'

export const games: Readonly<Record<string, () => Promise<Game>>> = {
  assignment: async () => (await import('./assignment/index.ts')).assignment,
  avalon: async () => (await import('./avalon/index.ts')).avalon,
  'collab-capture': async () => (await import('./collab-capture/index.ts')).collabCapture,
  'collab-escape': async () => (await import('./collab-escape/index.ts')).collabEscape,
  mediation: async () => (await import('./mediation/index.ts')).mediation,
  overcooked: async () => (await import('./overcooked/index.ts')).overcooked,
  'theory-of-mind': async () => (await import('./theory-of-mind/index.ts')).theoryOfMind,
  planning: async () => (await import('./planning/index.ts')).planning,
  arithmetic: async () => (await import('./arithmetic/index.ts')).arithmetic,
  'map-reader': async () => (await import('./map-reader/index.ts')).mapReader,
  sorting: async () => (await import('./sorting/index.ts')).sorting,
  'traveling-adventurers': async () => (await import('./traveling-adventurers/index.ts')).travelingAdventurers,
  twc: async () => (await import('./twc/index.ts')).twc,
}
