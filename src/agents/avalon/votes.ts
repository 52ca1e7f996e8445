/** What ballots tell: how a player of each kind is expected to vote. */
import type { VoteModel } from '../../solvers/role-worlds/index.ts'

/**
 * What symbolic players expect of one another's ballots. It is a guess about strangers, kept well away from 0 and 1 so
 * that no single ballot proves anything: the evil side favours teams that fail, Merlin opposes them, and the others
 * mostly approve, somewhat less where they have reason for doubt.
 */
export const expectedVotes: VoteModel = {
  merlin: { sound: 0.95, doomed: 0.05 },
  just: { sound: 0.7, doomed: 0.4 },
  evil: { sound: 0.1, doomed: 0.9 },
  doomedBy: 'threshold',
}
