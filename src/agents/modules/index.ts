/**
 * The symbolic parts of a language agent, each usable on its own.
 *
 * @module roundtable/modules
 */
export { Calculator, planCalculation, readResult } from './calculator.ts'
export { KnowledgeBase, type Places } from './knowledge-base.ts'
export { MapModule } from './map.ts'
export {
  readCapacity,
  readInventory,
  readMap,
  readRoom,
  type SeenRoom,
  type SeenThing,
  type SeenWay,
} from './room-text.ts'
export { byAmount, readQuantity, Sorter, type Quantity } from './sorter.ts'
export type { Reading, TextModule } from './text-module.ts'
export { CompatibleCalculator } from './compatible/calculator.ts'
export { CompatibleKnowledgeBase } from './compatible/knowledge-base.ts'
export { CompatibleNavigator } from './compatible/navigator.ts'
export { CompatibleSorter } from './compatible/sorter.ts'
export { Interpreter, Session, type InterpreterOptions, type RunResult } from './interpreter/interpreter.ts'
export type { Language } from './interpreter/engines.ts'
