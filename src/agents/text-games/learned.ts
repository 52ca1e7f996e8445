/** The trained policies of the text games that come with the package. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InvalidInput } from '../../core/errors.ts'

const folder = new URL('../../../data/learned/text-games/', import.meta.url)

/** The file of a policy. Throws {@link InvalidInput} where it does not come with the package, with the command that makes it. */
export function learned(method: 'clone' | 'drrn', modules: boolean): string {
  const path = fileURLToPath(new URL(`${method}-${modules ? 'with' : 'without'}-modules.json`, folder))
  if (existsSync(path)) return path
  throw new InvalidInput(
    `${method}${modules ? '' : ':modules=false'} does not come with the package; train it (roundtable train text-games/${method}${modules ? ' --modules' : ''}) and name its policy.json: ${method}:file=<policy.json>`,
  )
}
