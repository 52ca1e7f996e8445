/** The published human dialogues of the decision-oriented dialogue paper, as episodes of ours. */
import { SOFTWARE } from '../../../node/software.ts'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../../../core/event.ts'
import { startOf } from '../../../core/replay.ts'
import { games } from '../../../games/index.ts'
import { asEpisode } from './published/as-episode.ts'
import { DOMAINS } from './published/published-game.ts'
import { readPublished } from './published/read-published.ts'
import { RunFolder } from '../../logs/store.ts'
import type { Importer } from '../importer.ts'
import { fileLog } from '../../../node/log.ts'
import { makeFolder } from '../../../node/make-folder.ts'

const LICENCE_NOTE =
  'These dialogues come from the DialOp data set (github.com/jlin816/dialop), published under the Community Data License Agreement - Permissive 2.0 (CDLA-Permissive-2.0, https://cdla.dev/permissive-2-0/). Its text has to go with the data wherever they are passed on; put it here.\n'

export const dialopImporter: Importer = {
  name: 'dialop',
  about: 'The published human dialogues of Assignment, Planning and Mediation (data.zip or a folder), as episodes.',
  async run(path, into) {
    const { games: published, licence } = readPublished(path)
    const lines: string[] = []
    for (const domain of DOMAINS) {
      const mine = published.filter((one) => one.domain === domain)
      if (mine.length === 0) continue
      const game = await games[domain]!()
      const folder = new RunFolder(join(into, `dialop-${domain}`))
      makeFolder(join(folder.path, 'episodes'))
      let differ = 0
      mine.forEach((one, i) => {
        const { events, outcome } = asEpisode(game, one)
        if (outcome?.metrics.score !== one.recorded.score) differ++
        if (i === 0) {
          const { config, seats, version } = startOf(events)
          folder.writePlan({ software: SOFTWARE, game: domain, version, config, seats, tries: 1, seeds: [] })
        }
        writeLog(folder.episodePath(one.id), events)
      })
      writeFileSync(join(folder.path, 'LICENSE-DATA.md'), licence ?? LICENCE_NOTE)
      const scores = differ === 0 ? 'all score as recorded' : `${differ} score otherwise than recorded`
      lines.push(`${mine.length} dialogues of ${domain} in ${folder.path}; ${scores}`)
    }
    return [...lines, 'The licence of the data lies beside them.']
  },
}

/** Writes an episode anew, as play would have, digest and all. */
function writeLog(path: string, events: readonly Event[]): void {
  rmSync(path, { force: true })
  const log = fileLog(path)
  for (const event of events) log.append(event)
  log.close()
}
