/** Breaks text into lines that fit, between words where there are any. */

/** The lines of a text, none longer than `width`; lines that follow a broken one begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, Math.max(width, indent.length + 10), indent))
}

function wrapLine(line: string, width: number, indent: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const room = rest.slice(0, width + 1)
    const space = room.lastIndexOf(' ')
    const begin = lines.length > 0 ? indent.length : rest.length - rest.trimStart().length
    // A word that is longer than the line is cut.
    const cut = space > begin ? space : width
    lines.push(rest.slice(0, cut).trimEnd())
    rest = indent + rest.slice(cut).trimStart()
  }
  return [...lines, ...(rest.trim() === '' && lines.length > 0 ? [] : [rest])]
}

/** Text of others on a terminal: without what could move its cursor or colour it. */
export const harmless = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '�')
