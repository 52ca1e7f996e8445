/** The picture of a run's table: each headline metric a panel, each column a point with its interval. */
import type { Baseline } from '../reports/baselines.ts'
import { columnsOf, metricCellOf } from '../reports/columns.ts'
import { describeMetric, headlinesOf } from '../tables/metric-names.ts'
import { drawPlot } from './plot.ts'
import type { RunView } from '../reports/run-view.ts'
import { headText } from '../tables/table.ts'

/** One point of a panel. */
interface Point {
  readonly who: string
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly ours: boolean
}

const WIDTH = 640
const ROW = 26
const TITLE = 34

/** The runs beside their floors and ceilings as the text of an SVG file, one panel under the other. */
export async function plotRuns(views: readonly RunView[], baselines: readonly Baseline[]): Promise<string> {
  const { game } = views[0]!
  const columns = columnsOf(views, baselines)
  const panels: string[] = []
  let height = TITLE
  for (const name of headlinesOf(game)) {
    const share = game.metrics[name]!.kind === 'share'
    const points = columns.flatMap((column): Point[] => {
      const { estimate, exact } = metricCellOf(game, column, name)
      if (estimate.n === 0) return []
      const scale = share ? 100 : 1
      const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map((value) => value * scale)
      const who = headText(column.head)
      return [{ who, mean: mean!, low: exact ? mean! : low!, high: exact ? mean! : high!, ours: column.kind === 'run' }]
    })
    if (points.length === 0) continue
    const label = `${describeMetric(name, game.metrics[name]!)}${share ? ' (% of episodes)' : ''}`
    const panel = await drawPanel(label, points, share)
    panels.push(panel.svg.replace('<svg', `<svg y="${height}"`))
    height += panel.height
  }
  const title = `<text x="24" y="22" font-family="system-ui, sans-serif" font-size="14" font-weight="bold" fill="#222">${escapeXml(game.title)}</text>`
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="background: white">\n${title}\n${panels.join('')}</svg>\n`
}

async function drawPanel(label: string, points: readonly Point[], share: boolean) {
  const longest = Math.max(...points.map(({ who }) => Math.min(who.length, 40)))
  const height = 76 + ROW * points.length
  const svg = await drawPlot(({ dot, ruleY, text, gridX }) => ({
    width: WIDTH,
    height,
    marginLeft: 24 + 6.2 * longest,
    marginTop: 34,
    marginBottom: 34,
    x: { label: null, ...(share && { domain: [0, 100] }), nice: !share },
    y: {
      label: null,
      domain: points.map(({ who }) => who),
      tickFormat: (who: string) => (who.length > 40 ? `${who.slice(0, 39)}…` : who),
    },
    marks: [
      gridX(),
      text([label], { frameAnchor: 'top-left', dy: -20, fontWeight: 'bold' }),
      ruleY(points as never[], { y: 'who', x1: 'low', x2: 'high', strokeWidth: 2, stroke: colour }),
      dot(points as never[], { y: 'who', x: 'mean', r: 4, fill: colour }),
    ],
  }))
  return { svg, height }
}

const colour = ({ ours }: Point): string => (ours ? '#1f5fbf' : '#888')

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
