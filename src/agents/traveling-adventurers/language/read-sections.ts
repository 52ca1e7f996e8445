/** Takes a model's reply apart at its flags: `[Thought]`, `[Action]`, `[Message]`, however they are decorated. */

import { withoutThoughts } from '../../../replies/index.ts'

const OUTPUT_FLAGS = ['thought-draft', 'thought-missing', 'thought', 'action', 'message'] as const
export type OutputFlag = (typeof OUTPUT_FLAGS)[number]

/** Flags of the input; a model that writes one has begun to play the other side. */
const INPUT_FLAGS = [
  ...['observation', 'history', 'visited', 'remaining', 'ibp', 'world-state-own', 'world-state-user'],
  ...['partner', 'your-partner', 'user', 'bot', 'system', 'game', 'environment'],
]

export interface Sections {
  readonly sections: Readonly<Partial<Record<OutputFlag, string>>>
  /** What was left out and why: text before the first flag, or after the model went on for the other side. */
  readonly dropped: readonly { readonly text: string; readonly problem: string }[]
}

/** "I answer in the form [Thought], [Action], [Message].": a line that only names them. */
const NAMES_FLAGS =
  /^[^\n[]{0,120}(?:\[[\w -]{1,20}\][`*]{0,3}(?:,| and|, and| ?\/| ?\+| then|, then) ?){1,4}\[[\w -]{1,20}\][`*.:!]{0,4}[ \t]*$/gm

/**
 * Reads flags in brackets anywhere (`[Action]:`, `**[Action]**`, `### [Action]`, `[Actions] -`) and bare ones at the
 * beginning of a line (`Action:`). What comes twice is put together, but one turn ends with its message: a second round
 * of flags, or a flag of the input, is left out.
 */
export function readSections(reply: string): Sections {
  // `<action>end([…])</action>`
  const text = withoutFences(withoutThoughts(reply))
    .replace(NAMES_FLAGS, '')
    .replace(/<\/(?:action|message)>/gi, '')
    .replace(/<(action|message)>/gi, '[$1]')
  const flags = findFlags(text)
  const sections: Partial<Record<OutputFlag, string>> = {}
  const dropped: { text: string; problem: string }[] = []
  const before = text.slice(0, flags[0]?.begin ?? text.length).trim()
  if (before) dropped.push({ text: before, problem: 'it stands before the first flag' })
  for (const [i, { name, begin, end }] of flags.entries()) {
    const isOutput = (OUTPUT_FLAGS as readonly string[]).includes(name)
    const over = sections.message !== undefined && (name !== 'action' || sections.action !== undefined)
    if (!isOutput || over) {
      dropped.push({ text: text.slice(begin).trim(), problem: 'it goes on after the turn has ended with its message' })
      break
    }
    const flag = name as OutputFlag
    const content = text.slice(end, flags[i + 1]?.begin ?? text.length).trim()
    sections[flag] = [sections[flag], content].filter((part) => part).join('\n')
  }
  return { sections, dropped }
}

/** A text with an empty line for each line that is a fence of code, and for empty lines before it. */
function withoutFences(text: string): string {
  if (!text.includes('```')) return text
  const lines: string[] = []
  let kept = 0
  for (const line of text.split('\n')) {
    if (!/^\s*```\w*[ \t]*\r?$/.test(line)) {
      lines.push(line)
      continue
    }
    while (lines.length > kept && lines.at(-1)!.trim() === '') lines.pop()
    kept = lines.push('')
  }
  return lines.join('\n')
}

interface Flag {
  readonly name: string
  readonly begin: number
  readonly end: number
}

function findFlags(text: string): Flag[] {
  const anyOf = (names: readonly string[]): string => names.map((name) => name.replaceAll('-', '[ _-]*')).join('|')
  const bracketed = `\\[[*_ ]*(${anyOf([...OUTPUT_FLAGS, ...INPUT_FLAGS])})s?[*_ ]*\\][*_\`]*[ \\t]*(?:[:：–-])?[*_\`]*`
  const heading = `^[ \\t]*(?:#{1,6}[ \\t]*[*_]*|[*_]{2,3})(${anyOf(OUTPUT_FLAGS)})s?[*_]*[ \\t]*$`
  const bare = `^[ \\t]*(?:[*_\`#>]+[ \\t]*)?(${anyOf(OUTPUT_FLAGS)})s?[*_\`]*[ \\t]*[:：][*_\`]*`
  const flags: Flag[] = []
  for (const match of text.matchAll(new RegExp(`${bracketed}|${bare}|${heading}`, 'gim'))) {
    const name = (match[1] ?? match[2] ?? match[3]!).toLowerCase().replace(/[ _-]+/g, '-')
    const begin = match[1] === undefined ? match.index : beforeMarks(text, match.index, flags.at(-1)?.end ?? 0)
    flags.push({ name: known(name), begin, end: match.index + match[0].length })
  }
  return flags
}

/** Where the emphasis, heading or quotation marks begin that stand before a flag. Sought backwards, each place once. */
function beforeMarks(text: string, flag: number, least: number): number {
  let at = flag
  const passOver = (marks: string): void => {
    while (at > least && marks.includes(text[at - 1]!)) at--
  }
  passOver(' \t')
  passOver('*_`#>')
  passOver(' \t')
  return at
}

/** The flag that was meant, hyphens and spaces aside. */
const known = (written: string): string =>
  [...OUTPUT_FLAGS, ...INPUT_FLAGS].find((flag) => flag.replaceAll('-', '') === written.replaceAll('-', ''))!
