/** What ballots tell: how a player of each kind is expected to vote. */
import type { VoteModel } from '../../solvers/role-worlds/index.ts'

/**
 * What symbolic players expect of one another's ballots. It is a guess about strangers, kept well away from 0 and 1 so
 * that no single ballot proves anything: the evil side favours teams that fail, Merlin opposes them, and the others
 * mostly approve, somewhat less where they have reason for doubt.
 */
export const expectedVotes: VoteModel = {
  merlin: { sound: 0.9, doomed: 0.1 },
  just: { sound: 0.75, doomed: 0.35 },
  evil: { sound: 0.08, doomed: 0.92 },
  doomedBy: 'threshold',
}
