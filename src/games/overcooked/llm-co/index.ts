/** LLM-Co's layer between a kitchen and a language model: described states, medium-level actions, the action manager. */
export { describeSight } from './describe.ts'
export { ActionManager } from './manager.ts'
export { describeSituation, MendedManager } from './mended.ts'
export { findObjects, type KitchenObject, type KitchenObjects, type Letter } from './objects.ts'
export { listOptions, MOVE_AWAY, WAIT, type Option } from './options.ts'
export { Ways } from './paths.ts'
export { look, readPot, takes, type Compat, type Distance, type Seen, type Sight } from './sight.ts'
