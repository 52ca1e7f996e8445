/** The extractor that needs no model: reads the controlled English of people and symbolic agents. */
import type { Coins } from '../../english/acts.ts'
import { createReader } from '../../english/read.ts'
import { lettersOf } from '../board.ts'
import type { Claim } from '../partner-world.ts'
import type { Extractor } from './extractor.ts'

export const rulesExtractor: Extractor = {
  extract({ message, observation, location, suggested }) {
    const read = createReader({ rooms: lettersOf(observation), coins: observation.coins })
    const at = (room: string | undefined) => (room === undefined ? undefined : { room, sure: true })
    const accepts = suggested && read(message).acts.some(({ kind }) => kind === 'agree')
    const { acts } = read(message, at(accepts ? suggested.at(-1) : location))
    const claims: Claim[] = []
    const corrections: Claim[] = []
    const sums: string[] = []
    const questions: string[] = []
    for (const act of acts) {
      if (act.kind === 'sum') sums.push(message)
      if (act.kind === 'unclear') questions.push(`I did not understand "${act.text}": ${act.why}.`)
      if (act.kind !== 'tell') continue
      const told = act.coins.map(toClaim)
      if (act.unsure) questions.push(...told.map(([a, b]) => `How many coins do you have between ${a} and ${b}?`))
      else (act.correction ? corrections : claims).push(...told)
    }
    return { claims, corrections, sums, questions }
  },
}

const toClaim = ({ a, b, coins }: Coins): Claim => [a, b, coins]
