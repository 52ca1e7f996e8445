/** The curve of a training as SVG. */
import { drawPlot } from './plot.ts'

export const drawCurve = (
  points: readonly { readonly steps: number; readonly score: number }[],
  title: string,
): Promise<string> =>
  drawPlot(({ line, ruleY, text }) => ({
    width: 640,
    height: 360,
    marginTop: 36,
    x: { label: 'steps', tickFormat: 's' },
    y: { label: 'score', grid: true },
    marks: [
      ruleY([0]),
      line(points, { x: 'steps', y: 'score', stroke: '#1f5fbf' }),
      text([title], { frameAnchor: 'top-left', dy: -24, fontWeight: 'bold' }),
    ],
  }))
