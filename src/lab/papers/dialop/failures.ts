/** Section 7.2: how often dialogues go wrong in the ways that the paper describes. */
import type { Event } from '../../../core/event.ts'
import { games } from '../../../games/index.ts'
import { bootstrapMean } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import { playedByPeople } from '../played-by-people.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { countFailures, FAILURES, type Failures } from './analyses/failures.ts'
import { contenders, humanDialogues, PAPER, playEach } from './people.ts'
import { DOMAINS } from './published/published-game.ts'

export const failures: Reproduction = {
  name: 'dialop/failures',
  paper: `${PAPER}, section 7.2`,
  about: 'Offers made again, requests passed over, facts that are none, announcements not kept: of people and of ours.',
  make,
}

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const rows: Cell[][] = []
  for (const domain of DOMAINS) {
    const game = await games[domain]!()
    const row = (who: string, dialogues: readonly { readonly events: readonly Event[] }[]): void => {
      const counted = dialogues.map(({ events }) => countFailures(game, events))
      const cells = KINDS.map((kind): Cell => ({
        kind: 'mean',
        estimate: bootstrapMean(counted.map((one) => one[kind])),
      }))
      rows.push([domain, who, dialogues.length, ...(counted.length > 0 ? cells : KINDS.map(() => null))])
    }
    row('people', people[domain])
    for (const one of (await contenders(bench, domain)).filter(({ silent }) => !silent))
      row(one.label, await playEach(bench, domain, one, people[domain], ({ config }) => config))
    const here = playedByPeople(bench, domain)
    for (const who of new Set(here.map((one) => one.who)))
      row(
        `${who}, here`,
        here.filter((one) => one.who === who),
      )
  }
  return {
    tables: [
      {
        title: 'What goes wrong (means a dialogue)',
        columns: ['game', 'who', 'dialogues', ...Object.values(FAILURES)],
        rows,
        notes: [
          'Counted by rules, so rather too few than too many of what is said in a roundabout way, and some that are none: compare with people, who are counted the same way.',
          'Made before: the same whole offer again. Passed over: what somebody asked for by name and the next whole offer does not hold. Said again: four fifths of the words of an earlier message of the same speaker, after somebody else spoke. Facts: a number for a pair that the speaker does not see or that is more than 15 % off (Assignment), a price that no such site or flight has, a flight that is not there. Announcements: "I’ll add …", and the speaker’s next whole offer does not hold it.',
          'The paper describes these failures of GPT-3 and counts none of them.',
        ],
      },
    ],
  }
}

const KINDS = Object.keys(FAILURES) as (keyof Failures)[]
