/** Mediation, from either side: the own calendar and flights, or those of all friends side by side. */
import type { BoardProps } from '../board.ts'
import { Assistant } from './assistant.tsx'
import './mediation.css'
import { Traveller } from './traveller.tsx'
import type { Action, Observation } from './types.ts'

export default function Mediation(props: BoardProps<Observation, Action>) {
  return props.observation.users ? <Assistant {...props} /> : <Traveller {...props} />
}
