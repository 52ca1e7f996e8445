import { describe, expect, it } from 'vitest'
import { drawHeatMap, drawPlot } from './plot.ts'

describe('a picture', () => {
  it('is drawn as an SVG file that stands alone', async () => {
    const rows = [
      { agent: 'random', score: 1 },
      { agent: 'symbolic', score: 2 },
    ]
    const svg = await drawPlot(({ barY }) => ({ marks: [barY(rows, { x: 'agent', y: 'score' })] }))
    expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(svg.match(/<rect/g)).toHaveLength(2)
    expect(svg).toContain('symbolic')
  })

  it('of a square of numbers shows each of them', async () => {
    const cells = [
      { row: 'a', column: 'x', value: 0.25 },
      { row: 'a', column: 'y', value: NaN },
    ]
    const svg = await drawHeatMap(cells, { title: 'T', row: 'r', column: 'c' })
    expect(svg).toContain('0.25')
    expect(svg).toContain('–')
  })
})
