/** All families of the second edition, and at least how many questions each gives. */
import { captureFamilies } from './capture.ts'
import { escapeFamilies } from './escape.ts'
import type { Family } from './family.ts'
import { kitchenFamilies } from './kitchen.ts'

export const families: readonly Family[] = [...captureFamilies, ...escapeFamilies, ...kitchenFamilies]

export const counts: Readonly<Record<string, number>> = {
  'capture-intention': 228,
  'escape-intention': 225,
  'capture-belief': 228,
  'kitchen-belief': 224,
  'capture-distance': 228,
  'capture-nearer': 225,
  'escape-action': 450,
}
