/** What the agent keeps of an episode for its prompts: bounded, but nothing that a module or a document said is lost. */

interface Said {
  readonly command: string
  readonly answer: string
}

export class Memory {
  /** The newest answer to each question to a module, oldest question first. */
  readonly #modules = new Map<string, string>()
  /** What was read, by what it was read from. */
  readonly #documents = new Map<string, string>()
  readonly #steps: Said[] = []

  /** A step of the game and what was said then. */
  step(command: string, answer: string): void {
    if (command.startsWith('read ')) this.#documents.set(command.slice(5), answer.trim())
    this.#steps.push({ command, answer: brief(answer) })
  }

  module(command: string, answer: string): void {
    this.#modules.delete(command)
    this.#modules.set(command, answer)
    this.#steps.push({ command, answer: brief(answer) })
  }

  /** The last answers of modules, at most so many. */
  answers(most: number): string[] {
    return [...this.#modules].slice(-most).map(([command, answer]) => `${command} → ${onOneLine(answer)}`)
  }

  documents(): string[] {
    return [...this.#documents].map(([name, text]) => `${name}: ${text}`)
  }

  steps(most: number): string[] {
    const first = Math.max(0, this.#steps.length - most)
    return this.#steps.slice(first).map(({ command, answer }, i) => `${first + i + 1}. ${command} → ${answer}`)
  }
}

/** A text with a space for each line break and the white space around it. */
const onOneLine = (text: string): string => text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))

/** The beginning of a text, on one line. */
function brief(text: string): string {
  const line = onOneLine(text).trim()
  return line.length <= 120 ? line : `${line.slice(0, 117)}...`
}
