/** Every way of training by name, loaded when it is asked for. */
import { InvalidInput } from '../core/errors.ts'
import type { Method } from './method.ts'

/** One line each. */
const methods: Readonly<Record<string, () => Promise<Method>>> = {
  'text-games/drrn': async () => (await import('./text-games/drrn.ts')).drrn,
  'text-games/clone': async () => (await import('./text-games/clone.ts')).clone,
  'overcooked/ppo-sp': async () => (await import('./overcooked/ppo-sp.ts')).ppoSelfPlay,
  'overcooked/pbt': async () => (await import('./overcooked/pbt.ts')).populationTraining,
  'overcooked/bc': async () => (await import('./overcooked/bc.ts')).behaviourCloning,
  'overcooked/tiny': async () => (await import('./overcooked/tiny/index.ts')).tiny,
  'traveling-adventurers/tiny': async () => (await import('./traveling-adventurers/tiny.ts')).tinyAdventurer,
  'overcooked/fcp': async () => (await import('./overcooked/fcp.ts')).fictitiousCoPlay,
  'overcooked/ppo-bc': async () => (await import('./overcooked/ppo-bc.ts')).ppoBesideClone,
}

/** What can be trained. */
export const methodNames: readonly string[] = Object.keys(methods)

/** Throws {@link InvalidInput} that names what there is. */
export async function findMethod(name: string): Promise<Method> {
  if (Object.hasOwn(methods, name)) return methods[name]!()
  throw new InvalidInput(`nothing is called "${name}" that could be trained; there are ${methodNames.join(', ')}`)
}
