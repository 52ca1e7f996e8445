/** Finds the program in a reply. */

/**
 * The program that a reply holds: its last code block, or what stands after `Action Output:`; null if there is none.
 * Characters that only look like spaces and quotes (as copied from a web page) are put right.
 */
export function extractProgram(reply: string): string | null {
  const found =
    lastBlock(reply) ??
    reply.match(/Action\s+Output:[ \t]*\n?([^]*?)(?=\n[ \t]*(?:Observation|Final\s+Answer|Thought):|$)/i)?.[1]
  if (!found?.trim()) return null
  return `${straighten(found)
    .replace(/^\s*\n/, '')
    .trimEnd()}\n`
}

/** What stands in the last code block that holds something, closed or not. */
function lastBlock(reply: string): string | undefined {
  let last: string | undefined
  for (let at = reply.indexOf('```'); at >= 0;) {
    const line = reply.indexOf('\n', at)
    if (line < 0) break
    const end = reply.indexOf('```', line)
    const body = reply.slice(line + 1, end < 0 ? undefined : end)
    if (body.trim()) last = body
    at = end < 0 ? -1 : reply.indexOf('```', end + 3)
  }
  return last
}

function straighten(code: string): string {
  const prompts = /^(>>>|\.\.\.)( |$)/
  const lines = code
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .split('\n')
  // A copied session: only what was typed is program.
  return (
    lines.some((line) => prompts.test(line))
      ? lines.filter((line) => prompts.test(line)).map((line) => line.replace(prompts, ''))
      : lines
  ).join('\n')
}
