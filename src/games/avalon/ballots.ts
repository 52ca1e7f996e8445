/** Reading votes out of free text. */
import { jsonBlocks as findBlocks } from '../../core/json-blocks.ts'
import { Unreadable } from '../../core/errors.ts'
import { Choices } from '../../replies/index.ts'

/**
 * The vote in a reply: JSON with `vote` (or `approve`), or words that approve or reject, the last of which counts.
 * Throws {@link Unreadable} where there is none.
 */
export function readBallot(given: string): boolean {
  const read = BALLOTS.read(given)
  if ('value' in read) return read.value
  throw new Unreadable(`${read.reason} Answer with JSON: {"reasoning": "…", "vote": "approve"} or "reject".`, given)
}

const BALLOTS = new Choices<boolean>(
  [
    {
      value: true,
      phrases:
        'approve,approving,accept,agree,support,supporting,in favor,in favour,vote yes,vote for,vote yea,voting yes,voting for,voting in favor'.split(
          ',',
        ),
      alone: ['approved', 'accepted', 'yes', 'yea', 'aye', 'true', 'for', 'pass', '1'],
    },
    {
      value: false,
      phrases:
        'object,against it,against this,against that,against the team,reject,rejecting,disapprove,disagree,oppose,opposing,vote no,vote against,vote nay,voting no,voting against'.split(
          ',',
        ),
      alone: ['rejected', 'no', 'nope', 'nay', 'false', 'against', 'deny', 'denied', 'fail', '0'],
    },
  ],
  { labels: ['vote', 'ballot', 'approve'], opposites: true, anyObject: true, others: ['player', 'players', 'leader'] },
)

/** Every JSON value that stands in the text, the last first; a trailing comma is forgiven. */
export const jsonBlocks = (text: string): unknown[] =>
  [...findBlocks(text, (block) => block.replace(/,\s*([}\]])/g, '$1'))].reverse()
