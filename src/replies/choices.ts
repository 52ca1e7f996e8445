/** The reader of any choices, with all habits of replying. */
import { PlainChoices, type ChoiceOptions, type Option } from './choice.ts'
import { HABITS } from './habits.ts'

/** Finds the one option that a reply in words means, or says that it means none, or several. */
export class Choices<Value> extends PlainChoices<Value> {
  constructor(options: readonly Option<Value>[], given: ChoiceOptions = {}) {
    super(options, given, HABITS)
  }
}
