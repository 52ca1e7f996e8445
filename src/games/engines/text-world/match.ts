/** Finds the command that a reply in free words stands for: exactly one that was said, or none, with the reason. */

export type Match = { readonly command: string } | { readonly reason: string }

const normal = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ').trim()

/** A line without what models like to put around a command: quotes, bullets, labels, a full stop. */
function strip(line: string): string {
  if (line === '') return ''
  const bare = normal(line)
    .replace(/^(?:[-*>•]|\d+[.)])\s+/, '')
    .replace(/^(?:action|command|next action|my action|choice)\s*:\s*/, '')
  return peel(withoutEnd(peel(bare), '.!')).trim()
}

/** A line without quotes, emphasis and brackets around it. */
const peel = (line: string): string => withoutEnd(line.replace(/^[`'"“”‘’*[(]+/, ''), '`\'"“”‘’*])')

/** A line without any of these characters at its end. */
function withoutEnd(line: string, marks: string): string {
  let end = line.length
  while (end > 0 && marks.includes(line[end - 1]!)) end--
  return line.slice(0, end)
}

/**
 * A line that is a command counts first (the last such line, for models that think before they act). Otherwise the
 * longest command that stands in the reply counts, as whole words, case aside; single words (`inventory`, `task`) do not,
 * since they turn up in any prose. Two different commands of the same length are ambiguous, and nothing is guessed. With
 * `exact` only whole lines count.
 */
export function matchReply(reply: string, commands: readonly string[], { exact: only = false } = {}): Match {
  const byNormal = new Map<string, string>()
  for (const command of commands) if (!byNormal.has(normal(command))) byNormal.set(normal(command), command)
  const lines = reply.split('\n').map(strip)
  const exact = lines.findLast((line) => byNormal.has(line))
  if (exact !== undefined) return { command: byNormal.get(exact)! }
  const nothing = { reason: 'Your reply names none of the valid actions.' }
  if (only) return nothing
  const text = normal(reply)
  const contained = [...byNormal.keys()].filter((command) => command.includes(' ') && standsIn(command, text))
  if (contained.length === 0) return nothing
  const most = Math.max(...contained.map(({ length }) => length))
  const longest = contained.filter(({ length }) => length === most)
  if (longest.length > 1) {
    return {
      reason: `Your reply names several actions (${longest.join(', ')}). Name exactly one of the valid actions.`,
    }
  }
  return { command: byNormal.get(longest[0]!)! }
}

/** Whether the words stand somewhere in the text with no letter or digit directly before or after them. */
function standsIn(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + words.length])) return true
  }
  return false
}

const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char)
