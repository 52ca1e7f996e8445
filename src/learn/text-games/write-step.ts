/** What the clone learns from: a view and its action in the small format. */
import type { Random } from '../../core/random.ts'
import { namesIn } from '../../agents/text-games/read-action.ts'
import { writeView } from '../../agents/text-games/clone/view.ts'
import type { Vocabulary } from '../../models/tiny/vocabulary.ts'
import { Slots } from '../../models/tiny/words.ts'
import { drawSlots, encodeExample, type Example } from '../decoder/examples.ts'
import type { Step } from './gold.ts'

/** A view and its action in the small format. */
export function writeStep(
  { view, commands, command }: Step,
  known: ReadonlySet<string>,
  order?: readonly number[],
): [string, string] {
  const slots = new Slots(known, { names: namesIn(commands), ...(order && { order }) })
  return [slots.write(writeView(view)), slots.write(command)]
}

/** As tokens, with the names in slots drawn anew. */
export const writeExample = (step: Step, vocabulary: Vocabulary, random: Random): Example =>
  encodeExample(vocabulary, ...writeStep(step, vocabulary.words, drawSlots(random)))
