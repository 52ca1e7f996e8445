/** Reads the two games' prompts, as a model would: for the stand-in model. */

/** The text of the system message and of the last message from the user. */
export function partsOf(messages: readonly { readonly role: string; readonly content: string }[]): {
  system: string
  input: string
} {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const input = messages.filter(({ role, content }) => role === 'user' && content.includes('[State]')).at(-1)
  return { system, input: input?.content ?? '' }
}

/** `Room 1 leads to 2, 10.` for every room, names kept as text. */
export const readRooms = (system: string): { room: string; leadsTo: string[] }[] =>
  [...system.matchAll(/Room (\S+) leads to ([^.]+)\./g)].map(([, room, ways]) => ({
    room: room!,
    leadsTo: ways!.split(', '),
  }))

/** What the agent says: its reason and its action, in the format it is asked for. */
export const reply = (explanation: string, action: string): string => `Explanation: ${explanation}\nAction: ${action}`
