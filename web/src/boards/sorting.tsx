/** Sorting: the shared reading pane, with all that has a quantity in order. */
import type { BoardProps } from './board.ts'
import { TextPane } from './parts/text/pane.tsx'
import { Sorter } from './parts/text/sorter.tsx'
import type { TextAction, TextObservation } from './parts/text/types.ts'

export default function Sorting(props: BoardProps<TextObservation, TextAction>) {
  const { look, inventory, text } = props.observation
  return <TextPane {...props} cards={<Sorter texts={[look, inventory, text]} />} />
}
