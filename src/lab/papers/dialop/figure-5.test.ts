import { expect, it } from 'vitest'
import { drawBars } from './figure-5.ts'

it('the bars of figure 5 bear the game, all values and their intervals', async () => {
  const around = (mean: number) => ({ mean, low: mean - 0.05, high: mean + 0.05, n: 20 })
  const bars = [
    { who: 'symbolic', condition: 'self-play*', reward: around(0.71) },
    { who: 'symbolic', condition: '50 %', reward: around(0.82) },
  ]
  const svg = await drawBars('planning', bars, around(0.93), 0.5)
  for (const text of ['normalised reward, planning', 'symbolic', 'people', '0.71', '0.82', '0.93'])
    expect(svg).toContain(text)
  const intervals = svg.split('aria-label="rule"')[1]!
  expect(intervals.slice(0, intervals.indexOf('</g>')).match(/<line/g)).toHaveLength(3)
})
