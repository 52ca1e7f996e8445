/** A kitchen by its name, in the rules that it is meant for. */
import { validate } from '../../../core/schema.ts'
import { compile, findLayout, kitchenSpec, overcooked, type engine } from '../../../games/overcooked/index.ts'

export function namedKitchen(layout: string): engine.Kitchen {
  const dynamics = findLayout(layout)?.recipes?.orders ? 'modern' : 'classic'
  return compile(kitchenSpec(validate(overcooked.config, { layout, dynamics }, 'config')))
}
