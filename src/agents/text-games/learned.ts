/** The trained policies of the text games that come with the package. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InvalidInput } from '../../core/errors.ts'

const folder = new URL(/* @vite-ignore */ '../../../data/learned/text-games/', import.meta.url)

const pathOf = (method: 'clone' | 'drrn', modules: boolean): string =>
  fileURLToPath(new URL(`${method}/${modules ? 'with' : 'without'}-modules.json`, folder))

/** Whether the policy comes with the package. */
export const comesAlong = (method: 'clone' | 'drrn', modules: boolean): boolean => existsSync(pathOf(method, modules))

/** The file of a policy. Throws {@link InvalidInput} where it does not come with the package, with the command that makes it. */
export function learned(method: 'clone' | 'drrn', modules: boolean): string {
  if (comesAlong(method, modules)) return pathOf(method, modules)
  throw new InvalidInput(
    `${method}${modules ? '' : ':modules=false'} does not come with the package; train it (roundtable train text-games/${method}${modules ? ' --modules' : ''}) and name its policy.json: ${method}:file=<policy.json>`,
  )
}
