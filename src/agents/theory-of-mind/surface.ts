/** Answers from the words of the options alone: what a question gives away without being understood. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { Answer, Seen } from '../../games/theory-of-mind/index.ts'

export const surface: AgentDefinition<any, Seen, Answer> = {
  name: 'surface',
  about: 'Reads only the options: prefers what does something special, then a move, then the longest. A floor.',
  needsModel: false,
  create: () => ({
    act: ({ options }) => {
      const [best] = [...options].sort((a, b) => promise(b.text) - promise(a.text) || b.text.length - a.text.length)
      return { action: { type: 'answer', option: best!.key } }
    },
  }),
}

function promise(text: string): number {
  if (/\b(?:fix|press|deliver|load|place|open|put)\b/i.test(text)) return 2
  return /\b(?:move|go|pick)\b/i.test(text) ? 1 : 0
}
