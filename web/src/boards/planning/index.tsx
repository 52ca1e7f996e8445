/** Planning, from either seat: the town with its sites, or the own wishes and what a proposal is worth by them. */
import type { BoardProps } from '../board.ts'
import { Assistant } from './assistant.tsx'
import './planning.css'
import type { Action, Observation } from './types.ts'
import { Visitor } from './visitor.tsx'

export default function Planning(props: BoardProps<Observation, Action>) {
  return props.observation.preferences ? <Visitor {...props} /> : <Assistant {...props} />
}
