/** Pictures for reports: Observable Plot drawn to SVG without a browser. Loaded only when a figure is asked for. */
import type { Markish, PlotOptions } from '@observablehq/plot'

type Plot = typeof import('@observablehq/plot')

/**
 * Draws a plot as the text of an SVG file with a white background. `make` is given the library:
 * `drawPlot(({ barY }) => ({ marks: [barY(rows, { x: 'agent', y: 'score' })] }))`.
 */
export async function drawPlot(make: (plot: Plot) => PlotOptions): Promise<string> {
  const [plot, { JSDOM }] = await Promise.all([import('@observablehq/plot'), import('jsdom')])
  const { document } = new JSDOM('').window
  const drawn = plot.plot({ ...make(plot), document, figure: false })
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  drawn.setAttribute('style', 'background: white; font-family: system-ui, sans-serif')
  // Not every program that shows a picture knows the colour of its surroundings, or the variables of style sheets.
  const plain = drawn.outerHTML.replaceAll('currentColor', '#222').replaceAll('var(--plot-background)', 'white')
  return `${plain.replace(/<style>[^]*?<\/style>/, '')}\n`
}

/** Says above the plot which colour is who: names in their colours, since a file has no room for a legend of its own. */
export const nameColours = ({ text }: Plot, names: readonly string[]): Markish[] =>
  names.map((_, i) => {
    const before = names.slice(0, i).reduce((sum, name) => sum + 7 * name.length + 16, 0)
    return text(names.slice(i, i + 1), {
      text: (name: string) => name,
      fill: (name: string) => name,
      frameAnchor: 'top-right',
      textAnchor: 'end',
      dx: -before,
      dy: -14,
      fontWeight: 'bold',
    })
  })

/** A square of numbers, from 0 to 1 unless `domain` says otherwise: rows down, columns across, each written in its cell. */
export const drawHeatMap = (
  cells: readonly { readonly row: string; readonly column: string; readonly value: number }[],
  labels: {
    readonly title: string
    readonly row: string
    readonly column: string
    readonly domain?: readonly [number, number]
  },
): Promise<string> =>
  drawPlot(({ cell, text }) => {
    const [low, high] = labels.domain ?? [0, 1]
    const size = 46 * new Set(cells.map(({ column }) => column)).size
    return {
      padding: 0,
      width: size + 140,
      height: 46 * new Set(cells.map(({ row }) => row)).size + 130,
      marginLeft: 110,
      marginTop: 48,
      marginBottom: 70,
      x: { label: labels.column, tickRotate: -35, domain: [...new Set(cells.map(({ column }) => column))] },
      y: { label: labels.row, domain: [...new Set(cells.map(({ row }) => row))] },
      color: { scheme: 'blues', domain: [low, high] },
      marks: [
        text([labels.title], {
          frameAnchor: 'top',
          dy: -14,
          lineAnchor: 'bottom',
          lineWidth: size / 11,
          fontWeight: 'bold',
        }),
        cell(cells as never[], { x: 'column', y: 'row', fill: 'value', inset: 0.5 }),
        text(cells as never[], {
          x: 'column',
          y: 'row',
          text: ({ value }: { value: number }) =>
            Number.isNaN(value) ? '–' : labels.domain ? value.toPrecision(3) : value.toFixed(2),
          fill: ({ value }: { value: number }) => (value > low + 0.6 * (high - low) ? 'white' : 'black'),
        }),
      ],
    }
  })
