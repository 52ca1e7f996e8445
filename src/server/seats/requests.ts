/** What may be sent over HTTP. */
import { z } from 'zod'

export const tableRequest = z.strictObject({
  game: z.string().describe('as /api/games lists it'),
  config: z.record(z.string(), z.json()).optional().describe('parameters of the game'),
  preset: z.string().optional().describe('a config of the game by name'),
  seats: z
    .record(z.string(), z.string())
    .optional()
    .describe('by seat: "remote" for a program, "human" for a person, or an agent by name; left out: "remote"'),
  seed: z.int().min(1).optional().describe('which episode; by default drawn, since whoever knows it knows the world'),
})

export const actionRequest = z.strictObject({
  id: z.string().min(1).max(200).optional().describe('sent twice, it is one action with one answer'),
  seen: z.int().min(1).optional().describe('the number of the observation that it was decided on'),
  action: z.json().optional().describe('as data'),
  reply: z.string().optional().describe('in words'),
})

export const holderRequest = z.strictObject({
  holder: z
    .string()
    .min(1)
    .max(500)
    .describe('who decides for this seat from now on: "human", "remote", or an agent by name'),
})

export const forkRequest = z.strictObject({
  run: z.string().describe('as /api/runs lists it'),
  episode: z.string(),
  at: z.int().min(1).describe('the last event that is kept'),
  seats: z
    .record(z.string(), z.string())
    .optional()
    .describe('who sits down where; the others keep the agents that they had'),
})
