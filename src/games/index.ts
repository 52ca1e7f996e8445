/** Every game by name. A game is loaded when it is asked for, so that a command pays only for what it plays. */
import type { Game } from '../core/game.ts'

export const games: Readonly<Record<string, () => Promise<Game>>> = {
  avalon: async () => (await import('./avalon/index.ts')).avalon,
  'collab-capture': async () => (await import('./collab-capture/index.ts')).collabCapture,
  'collab-escape': async () => (await import('./collab-escape/index.ts')).collabEscape,
  overcooked: async () => (await import('./overcooked/index.ts')).overcooked,
  'theory-of-mind': async () => (await import('./theory-of-mind/index.ts')).theoryOfMind,
  'traveling-adventurers': async () => (await import('./traveling-adventurers/index.ts')).travelingAdventurers,
}
