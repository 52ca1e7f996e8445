/** What the stand-in model answers: each game's agents bring a responder that knows their prompts. */
import type { Responder } from '../models/index.ts'

const byGame: Readonly<Record<string, () => Promise<readonly Responder[]>>> = {
  'collab-capture': async () => [(await import('./collab-capture/stand-in.ts')).responder],
  'collab-escape': async () => [(await import('./collab-escape/stand-in.ts')).responder],
  overcooked: async () => [(await import('./overcooked/stand-in.ts')).responder],
  'theory-of-mind': async () => [(await import('./theory-of-mind/stand-in.ts')).responder],
  'text-games': async () => [(await import('./text-games/stand-in.ts')).responder],
  'traveling-adventurers': async () => (await import('./traveling-adventurers/stand-in.ts')).responders,
  assignment: async () => [(await import('./assignment/stand-in.ts')).responder],
  'dialogue-acts': async () => [(await import('./dialogue/stand-in.ts')).annotator],
  planning: async () => (await import('./planning/stand-in.ts')).responders,
  mediation: async () => [(await import('./mediation/stand-in.ts')).responder],
  avalon: async () => [(await import('./avalon/stand-in.ts')).responder],
  // one line each
}

export async function responders(): Promise<readonly Responder[]> {
  return (await Promise.all(Object.values(byGame).map((load) => load()))).flat()
}
