/** Takes a command of the text games, or a question to a module, apart. */

export interface ReadAction {
  /** What is done. */
  readonly verb: string
  /** The things, places or numbers that it names, in order. */
  readonly names: readonly string[]
}

/** What a command does, and what it names. */
export function readAction(command: string): ReadAction {
  const put = /^put (.+) in (.+)$/.exec(command)
  if (put) return { verb: 'put', names: [put[1]!, put[2]!] }
  const sum = /^(add|sub|mul|div) (\S+) (\S+)$/.exec(command)
  if (sum) return { verb: sum[1]!, names: [sum[2]!, sum[3]!] }
  const [, verb = command, name] =
    /^(next step to|open door to|close door to|take|read|open|close|move|query) (.+)$/.exec(command) ?? []
  return { verb, names: name === undefined ? [] : [name] }
}

/** All things and places that the commands name, each once, without the number that it may begin with. */
export const namesIn = (commands: readonly string[]): string[] => [
  ...new Set(
    commands
      .flatMap((command) => readAction(command).names)
      .map((name) => name.replace(/^\d+(?:\.\d+)? ?/, ''))
      .filter((name) => name !== ''),
  ),
]
