/** `roundtable/node`: what needs Node and no other machine has. */
export { filesOf } from './exec/index.ts'
export { fileLog, readLog } from './log.ts'
export { proveTour, type ProveOptions } from './prove-tour.ts'
export type { ProvedTour } from '../solvers/tours/proved-tour.ts'
