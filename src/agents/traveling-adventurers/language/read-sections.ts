/** Takes a model's reply apart at its flags: `[Thought]`, `[Action]`, `[Message]`, however they are decorated. */

const OUTPUT_FLAGS = ['thought-draft', 'thought-missing', 'thought', 'action', 'message'] as const
export type OutputFlag = (typeof OUTPUT_FLAGS)[number]

/** Flags of the input; a model that writes one has begun to play the other side. */
const INPUT_FLAGS = ['observation', 'history', 'visited', 'remaining', 'ibp', 'world-state-own', 'world-state-user']

export interface Sections {
  readonly sections: Readonly<Partial<Record<OutputFlag, string>>>
  /** What was left out and why: text before the first flag, or after the model went on for the other side. */
  readonly dropped: readonly { readonly text: string; readonly problem: string }[]
}

/**
 * Reads flags in brackets anywhere (`[Action]:`, `**[Action]**`, `### [Action]`, `[Actions] -`) and bare ones at the
 * beginning of a line (`Action:`). What comes twice is put together, but one turn ends with its message: a second round
 * of flags, or a flag of the input, is left out.
 */
export function readSections(reply: string): Sections {
  const text = reply.replace(/<think(?:ing)?>[^]*?<\/think(?:ing)?>/gi, '').replace(/^\s*```\w*[ \t]*$/gm, '')
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

interface Flag {
  readonly name: string
  readonly begin: number
  readonly end: number
}

function findFlags(text: string): Flag[] {
  const anyOf = (names: readonly string[]): string => names.map((name) => name.replaceAll('-', '[ _-]*')).join('|')
  const mark = '[ \\t]*[*_`#>]*[ \\t]*'
  const bracketed = `${mark}\\[[*_ ]*(${anyOf([...OUTPUT_FLAGS, ...INPUT_FLAGS])})s?[*_ ]*\\][*_\`]*[ \\t]*(?:[:：–-])?[*_\`]*`
  const bare = `^${mark}(${anyOf(OUTPUT_FLAGS)})s?[*_\`]*[ \\t]*[:：][*_\`]*`
  const flags: Flag[] = []
  for (const match of text.matchAll(new RegExp(`${bracketed}|${bare}`, 'gim'))) {
    const name = (match[1] ?? match[2]!).toLowerCase().replace(/[ _-]+/g, '-')
    flags.push({ name: known(name), begin: match.index, end: match.index + match[0].length })
  }
  return flags
}

/** The flag that was meant, hyphens and spaces aside. */
const known = (written: string): string =>
  [...OUTPUT_FLAGS, ...INPUT_FLAGS].find((flag) => flag.replaceAll('-', '') === written.replaceAll('-', ''))!
