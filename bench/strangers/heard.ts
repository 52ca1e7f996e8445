/** What the reader of Planning makes of a text, in the notation of the rounds. */
import { planning } from '../../src/games/planning/index.ts'
import { validate } from '../../src/core/schema.ts'
import { readOpinions } from '../../src/agents/planning/opinions.ts'
import { readReport } from '../../src/agents/planning/report.ts'
import type { Wish } from '../../src/agents/planning/wished.ts'

const { sites } = planning.start(validate(planning.config, {}, 'config'), 1).world
export const names = sites.map(({ name }) => name)

/** A wish in the notation of the rounds. */
export function nameWish(wish: Wish): string[] {
  switch (wish.about) {
    case 'budget':
      return [`budget ${wish.limit}`]
    case 'see':
      return [`${wish.must ? 'must' : 'would'} see ${wish.names.join(' or ')}`]
    case 'site':
      return wish.liked ? [`would see ${wish.name}`] : []
    case 'type':
      return [`at least one ${wish.type}`]
    case 'distance':
      return ['near']
    default: {
      const { feature, good, bad } = wish
      if (feature === 'rating') return [`rating ${Math.min(...good.map(Number))}`]
      if (feature === 'touristy') return [good.includes(true) ? 'touristy true' : 'touristy false true']
      if (['cuisine', 'alcohol type', 'ambience'].includes(feature))
        return [
          ...good.map((value) => `${feature} liked ${String(value)}`),
          ...bad.map((value) => `${feature} disliked ${String(value)}`),
        ]
      return [`${feature} ${good.includes(true) ? 'yes' : 'no'}`]
    }
  }
}

/** What a visitor says of an offer. */
export function readWorth(text: string): string[] {
  const offer = sites.slice(0, 3)
  const report = readReport(
    text,
    offer.map(({ name }) => name),
    names,
  )
  if (report?.total !== undefined) return [String(report.total)]
  const whole = readOpinions(text, offer, names).find(({ about }) => about === 'whole')
  return whole?.about === 'whole' ? [whole.good ? 'good' : 'bad'] : []
}
