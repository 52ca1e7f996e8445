/** How often each type of message occurs along a dialogue (figure 6): kernel densities, as high as the types are frequent. */
import { ACTS, type Act } from './acts.ts'

/** The types of a dialogue's messages and proposals, in order. */
export type TaggedDialogue = readonly (readonly Act[])[]

export interface DensityPoint {
  readonly act: Act
  /** Place in the dialogue, 0 to 1. */
  readonly position: number
  /** Density times the mean number of such acts in a dialogue. */
  readonly density: number
}

const STEPS = 60

/** Gaussian kernels with Scott's bandwidth over the places at which each type occurs. */
export function densities(dialogues: readonly TaggedDialogue[]): DensityPoint[] {
  return ACTS.flatMap((act) => {
    const places = dialogues.flatMap((acts) =>
      acts.flatMap((tags, i) => (tags.includes(act) ? [acts.length === 1 ? 0 : i / (acts.length - 1)] : [])),
    )
    if (places.length < 2) return []
    const width = bandwidth(places)
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const position = step / STEPS
      const sum = places.reduce((total, place) => total + Math.exp(-0.5 * ((position - place) / width) ** 2), 0)
      return { act, position, density: sum / (width * Math.sqrt(2 * Math.PI) * dialogues.length) }
    })
  })
}

/** Scott's rule: the standard deviation times n to the power of -1/5. */
function bandwidth(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return Math.max(0.02, Math.sqrt(variance) * values.length ** -0.2)
}

/** How often each type occurs in a dialogue, on average. */
export const frequencies = (dialogues: readonly TaggedDialogue[]): Record<Act, number> =>
  Object.fromEntries(
    ACTS.map((act) => [
      act,
      dialogues.flat().filter((tags) => tags.includes(act)).length / Math.max(1, dialogues.length),
    ]),
  ) as Record<Act, number>
