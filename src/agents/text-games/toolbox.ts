/** The modules of one agent in one episode: they watch every text, and each question to one is a module step in the log. */
import type { Turn } from '../../core/agent.ts'
import type { Reading, TextModule } from '../modules/text-module.ts'

export class Toolbox {
  readonly modules: readonly TextModule[]
  #reading: Reading = { text: '', look: '', inventory: '' }

  constructor(modules: readonly TextModule[]) {
    this.modules = modules
  }

  watch(reading: Reading): void {
    this.#reading = reading
    for (const module of this.modules) module.watch(reading)
  }

  /** Everything that the modules offer now. */
  commands(): string[] {
    return this.modules.flatMap((module) => module.commands())
  }

  /** The module that answers the command, if any. */
  find(command: string): TextModule | undefined {
    return this.modules.find((module) => module.run(command) !== undefined)
  }

  /** Asks the module of that name, through the journal; all modules then read its answer. */
  async ask(turn: Turn, name: string, command: string): Promise<string> {
    const module = this.modules.find((one) => one.name === name)
    if (!module) throw new Error(`there is no module ${name}`)
    const answer = await turn.use(name, command, () => module.run(command) ?? '')
    this.watch({ ...this.#reading, text: answer })
    return answer
  }
}
