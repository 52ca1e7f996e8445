/** The one seat of a text game. */
import type { Seat } from '../../../core/game.ts'

export const PLAYER: Seat = 'player'
