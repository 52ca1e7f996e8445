import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { assignment, PUBLISHED_LABELS } from '../../games/assignment/index.ts'
import { hear } from './hear.ts'
import { tellTable } from './tell.ts'

/** Claims in words. */
const heard = (text: string): string[] =>
  hear(text, PUBLISHED_LABELS).map(
    ({ reviewer, paper, share, plain }) =>
      `${PUBLISHED_LABELS.reviewers[reviewer]!.split(' ')[0]} ${PUBLISHED_LABELS.papers[paper]!.short} ${share === null ? 'unknown' : share >= 0.6 ? 'good' : share >= 0.4 ? 'middling' : 'poor'}${plain ? '' : ', perhaps'}`,
  )

describe('what the other player says', () => {
  it('is read back whole where it is controlled English', () => {
    for (let seed = 0; seed < 10; seed++) {
      const seen = assignment.observe(assignment.start(validate(assignment.config, {}, 'config'), seed), 'player-1')
      for (const numbers of [false, true]) {
        const claims = hear(tellTable(seen, numbers), seen)
        const cells = seen.table.flatMap((row, r) => row.flatMap((cell, p) => (cell === null ? [] : [`${r} ${p}`])))
        expect(claims.map(({ reviewer, paper }) => `${reviewer} ${paper}`).sort()).toEqual(cells.sort())
        const most = Math.max(...seen.table.flat().map((cell) => cell ?? 0))
        for (const { reviewer, paper, share } of claims) {
          const cell = seen.table[reviewer]![paper]!
          if (numbers) expect(share).toBe(cell)
          else expect(Math.abs(share! - cell / most)).toBeLessThan(0.11)
        }
      }
    }
  })

  it('is understood where people speak', () => {
    expect(heard('Daniel is dark green for Llama')).toEqual(['Daniel LLaMA good'])
    expect(heard('Noah has a really bad score for swag')).toEqual(['Noah SWAG poor'])
    expect(heard('I have nothing on Sofia for BLEU')).toEqual(['Sofia BLEU unknown'])
    expect(heard('Ethan is great for GLUE but red for QuAC')).toContain('Ethan GLUE good')
    expect(heard('How about Ava for RoBERTa?')).toEqual(['Ava RoBERTa good, perhaps'])
    expect(heard('Josph would be ok on electra')).toEqual(['Joseph Electra middling'])
    expect(heard('Hello there!')).toEqual([])
  })
})
