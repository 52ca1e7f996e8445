/** Reading votes out of free text. */
import { jsonBlocks as findBlocks } from '../../core/json-blocks.ts'
import { Unreadable } from '../../core/errors.ts'
import { Choices, type Option } from '../../replies/index.ts'

/**
 * The vote in a reply: JSON with `vote` (or `approve`), or words that approve or reject, the last of which counts.
 * Throws {@link Unreadable} where there is none.
 */
export function readBallot(given: string): boolean {
  // "Approve: yes" answers a question; "approve - he was right" is an answer.
  const read = (/\bapprove\W{0,4}[:=]\W{0,4}(?:yes|no|true|false|1|0)\b/i.test(given) ? ASKED : BALLOTS).read(given)
  if ('value' in read) return read.value
  throw new Unreadable(`${read.reason} Answer with JSON: {"reasoning": "…", "vote": "approve"} or "reject".`, given)
}

const WORDS: readonly Option<boolean>[] = [
  {
    value: true,
    phrases:
      'approve,approving,say yes,accept,agree,support,supporting,in favor,in favour,vote yes,vote for,vote yea,voting yes,voting for,voting in favor'.split(
        ',',
      ),
    alone: ['approved', 'accepted', 'yes', 'yea', 'aye', 'true', 'for', 'pass', '1'],
  },
  {
    value: false,
    phrases:
      'say no,object,against it,against this,against that,against the team,reject,rejecting,disapprove,disagree,oppose,opposing,vote no,vote against,vote nay,voting no,voting against'.split(
        ',',
      ),
    alone: ['rejected', 'no', 'no way', 'nope', 'nay', 'false', 'against', 'deny', 'denied', 'fail', '0'],
  },
]

const SETTING = { opposites: true, anyObject: true, others: ['player', 'players', 'leader'] }
const BALLOTS = new Choices<boolean>(WORDS, { ...SETTING, labels: ['vote', 'ballot'] })
const ASKED = new Choices<boolean>(WORDS, { ...SETTING, labels: ['vote', 'ballot', 'approve'] })

/** Every JSON value that stands in the text, the last first; a trailing comma is forgiven. */
export const jsonBlocks = (text: string): unknown[] =>
  [...findBlocks(text, (block) => block.replace(/,\s*([}\]])/g, '$1'))].reverse()
