/** The studies of one server: those that it was told to open, and those that lie in its folder from before. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../core/boundary.ts'
import { InvalidInput } from '../../core/errors.ts'
import { HostedStudy, type HostedStudyOptions } from './hosted-study.ts'
import type { PreparedStudy } from './prepare-study.ts'
import { studyLogAt } from './study-log.ts'

export class Studies {
  readonly #folder: string
  readonly #options: HostedStudyOptions
  readonly #open = new Map<string, HostedStudy>()

  /** `folder`: that of the runs; studies lie in its folder `studies`. */
  constructor(folder: string, options: HostedStudyOptions) {
    this.#folder = join(folder, 'studies')
    this.#options = options
  }

  /** Opens a study, or goes on with it. Throws {@link InvalidInput}. */
  open(prepared: PreparedStudy): HostedStudy {
    const { name } = prepared.study
    const [problem] = prepared.problems
    if (problem) throw new InvalidInput(`study ${name}: ${problem.keys.join('.')}: ${problem.what}`)
    const hosted = new HostedStudy(join(this.#folder, name), prepared, this.#options)
    this.#open.set(name, hosted)
    return hosted
  }

  /** Goes on with all that lie there. What cannot be gone on with is told, by name. */
  openAll(): { readonly name: string; readonly why: string }[] {
    if (!existsSync(this.#folder)) return []
    const broken: { name: string; why: string }[] = []
    for (const name of readdirSync(this.#folder)) {
      if (this.#open.has(name) || !existsSync(studyLogAt(join(this.#folder, name)))) continue
      try {
        this.#open.set(name, new HostedStudy(join(this.#folder, name), undefined, this.#options))
      } catch (error) {
        broken.push({ name, why: messageOf(error) })
      }
    }
    return broken
  }

  find(name: string): HostedStudy | undefined {
    return this.#open.get(name)
  }

  list(): HostedStudy[] {
    return [...this.#open.values()]
  }

  close(): void {
    for (const study of this.#open.values()) study.close()
    this.#open.clear()
  }
}
