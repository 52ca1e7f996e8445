/** The curve of a training: score by steps. */
const [WIDTH, HEIGHT] = [640, 300]
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 12, 12, 40]

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** At least two points, in the order of their steps. */
export function Curve({ points }: { readonly points: readonly (readonly [steps: number, score: number])[] }) {
  const scores = points.map(([, score]) => score)
  const [first, last] = [points[0]![0], points.at(-1)![0]]
  const [low, high] = [Math.min(0, ...scores), Math.max(...scores, 0)]
  const x = (steps: number): number => LEFT + ((steps - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT)
  const y = (score: number): number => TOP + (1 - (score - low) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM)
  const words = `Score by steps: ${short.format(scores[0]!)} after ${short.format(first)} steps, ${short.format(scores.at(-1)!)} after ${short.format(last)}; at most ${short.format(high)}.`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words} style={{ maxWidth: WIDTH, width: '100%' }}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => {
        const score = low + share * (high - low)
        return (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(score)} y2={y(score)} stroke="currentColor" strokeOpacity={0.15} />
            <text
              x={LEFT - 8}
              y={y(score)}
              textAnchor="end"
              dominantBaseline="middle"
              fontSize={12}
              fill="currentColor"
            >
              {short.format(score)}
            </text>
          </g>
        )
      })}
      {[0, 0.5, 1].map((share) => {
        const steps = first + share * (last - first)
        const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle'
        return (
          <text key={share} x={x(steps)} y={HEIGHT - 20} textAnchor={anchor} fontSize={12} fill="currentColor">
            {short.format(steps)}
          </text>
        )
      })}
      <text x={(LEFT + WIDTH) / 2} y={HEIGHT - 4} textAnchor="middle" fontSize={12} fill="currentColor">
        steps
      </text>
      <polyline
        points={points.map(([steps, score]) => `${x(steps).toFixed(1)},${y(score).toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </svg>
  )
}
