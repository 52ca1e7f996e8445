/** Arithmetic: the shared reading pane, with a calculator. */
import type { BoardProps } from './board.ts'
import { Calculator } from './parts/text/calculator.tsx'
import { TextPane } from './parts/text/pane.tsx'
import type { TextAction, TextObservation } from './parts/text/types.ts'

export default function Arithmetic(props: BoardProps<TextObservation, TextAction>) {
  return <TextPane {...props} cards={<Calculator />} />
}
